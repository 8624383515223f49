"""Which moves look natural with Cities of Destiny."""

from __future__ import annotations

from typing import Final

from polis.innovation.move_priors import keep_the_best

# how much more than a Dogma it is worth to carry out a card
ACTIVATING: Final = {"endorse": 1.6}
PRIORS: Final = {"endorse-pay": keep_the_best}
