"""Innovation (Ultimate edition), the base set."""

import polis.innovation.cards  # noqa: F401  (so that every module finds all cards)
from polis.innovation.deck import complete

complete()
