### The window's frame: rail, bars, quick jump, commands on every screen.
