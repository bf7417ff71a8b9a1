### The position workplace: board, record, findings.
