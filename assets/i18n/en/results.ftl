### Results and their entry, counting.
