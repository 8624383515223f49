"""The base set, with which every game is played."""
