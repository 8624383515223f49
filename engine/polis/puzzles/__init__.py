"""Puzzles: positions with one clearly best turn, found, verified and graded by search."""
