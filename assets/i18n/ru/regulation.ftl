### The regulation and the tournament's settings.
