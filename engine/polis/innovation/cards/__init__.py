"""The 115 cards of the base set, each in a file of its name.

Importing this package makes all of them known: a new file is a new card.
"""

from polis.core.loading import load_all

load_all(__name__, __path__)
