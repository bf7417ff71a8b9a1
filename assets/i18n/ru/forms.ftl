### The words on papers.
