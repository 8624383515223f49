"""Uchronia, Carl Chudyk's card game of dinosaurs and temples."""

import polis.uchronia.buildings  # noqa: F401  (so that every module finds all Buildings)
