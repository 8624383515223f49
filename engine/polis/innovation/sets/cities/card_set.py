"""Cities of Destiny, with all its cards loaded and numbered."""

from __future__ import annotations

from typing import Final

import polis.innovation.sets.cities.cards  # noqa: F401  (so that all cards are known)
from polis.innovation.card_set import CardSet
from polis.innovation.deck import number
from polis.innovation.icons import FLAG, FOUNTAIN, MASK, WIDTH
from polis.innovation.sets.cities import achievements, endorse
from polis.innovation.sets.cities.drawing import draw_city
from polis.innovation.sets.cities.foresight import foreseen
from polis.innovation.sets.cities.meaning import means
from polis.innovation.sets.cities.move_priors import ACTIVATING, PRIORS
from polis.innovation.sets.cities.order import ORDER
from polis.innovation.sets.cities.symbols import after_meld_action
from polis.innovation.sets.cities.why_not_endorse import why_not_endorse

CARD_SET: Final = CardSet(
    name="cities",
    specials=achievements.NAMES,
    achievements={"flags": achievements.flags, "fountains": achievements.fountains},
    achieving=MASK << WIDTH * FLAG | MASK << WIDTH * FOUNTAIN,
    actions={"endorse": endorse.endorse},
    activating=ACTIVATING,
    once=(endorse.SPENT,),
    offer=endorse.offer,
    also_asked={"act": ("endorse",), "endorse-city": ("choose",), "endorse-pay": ("junk",)},
    checks={"move-endorse": why_not_endorse},
    priors=PRIORS,
    after_meld=achievements.after_meld,
    after_splay=draw_city,
    after_junk=achievements.after_junk,
    after_meld_action=after_meld_action,
    foreseen=foreseen,
    means=means,
)

number("cities", "polis.innovation.sets.cities.cards", ORDER)
