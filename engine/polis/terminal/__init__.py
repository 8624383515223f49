"""The terminal face: play, simulate, show, bench."""
