### The round: tables, clocks, arrivals.
