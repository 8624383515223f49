"""The five Orders, one file each. `more` is how many times the Activity bonus repeats it."""
