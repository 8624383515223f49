"""The base set, with all its cards loaded and numbered."""

from __future__ import annotations

from typing import Final

import polis.innovation.sets.base.cards  # noqa: F401  (so that all cards are known)
from polis.innovation.card_set import CardSet
from polis.innovation.deck import number
from polis.innovation.sets.base.order import ORDER
from polis.innovation.sets.base.special_achievements import SPECIAL_ACHIEVEMENTS

CARD_SET: Final = CardSet(
    name="base",
    specials=tuple([achievement.name for achievement in SPECIAL_ACHIEVEMENTS]),
    checked=SPECIAL_ACHIEVEMENTS,
)

number("base", "polis.innovation.sets.base.cards", ORDER)
