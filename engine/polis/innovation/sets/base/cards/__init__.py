"""All cards of the base set, each in a file of its name; importing this package makes them known."""

from polis.core.loading import load_all

load_all(__name__, __path__)
