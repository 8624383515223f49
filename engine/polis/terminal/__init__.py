"""The terminal face: one file for each command of `python -m polis`."""
