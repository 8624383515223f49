"""Lessons: files that teach a game step by step, for any game of the shared core."""
