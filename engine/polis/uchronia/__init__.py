"""Uchronia, Carl Chudyk's card game of dinosaurs and temples."""
