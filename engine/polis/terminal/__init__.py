"""The terminal: one file for each command of `python -m polis`."""
