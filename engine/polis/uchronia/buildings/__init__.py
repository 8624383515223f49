"""The forty Buildings, each in a file of its name. Importing this package registers them all."""

from polis.core.loading import load_all

load_all(__name__, __path__)
