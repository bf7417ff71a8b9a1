### What went wrong, what was kept, what to do.
