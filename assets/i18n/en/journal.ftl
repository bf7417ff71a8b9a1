### The journal: entries, corrections, damage.
