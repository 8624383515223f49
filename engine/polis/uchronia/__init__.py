"""Uchronia, Carl Chudyk's card game of dinosaurs and temples."""

import polis.uchronia.buildings  # noqa: F401  (whatever is imported here, the Buildings are there)
