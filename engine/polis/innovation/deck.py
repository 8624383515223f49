"""All cards in their order (by age, then by English name), with their numbers.

A physical card is a number too: the cards of an age have the same back, and only their faces tell
them apart. So `table.faces[card]` is the number of a card's face, and `AGE_OF[card]` its age, which
its back tells.
"""

from __future__ import annotations

from typing import Final

from polis.innovation import cards as cards
from polis.innovation.card import FACES, Card
from polis.innovation.icons import AGES

CARDS: Final[list[Card]] = sorted(FACES, key=lambda card: (card.age, card.slug))
for number, face in enumerate(CARDS):
    type(face).id = number

COUNT: Final = len(CARDS)
SLUGS: Final = [card.slug for card in CARDS]
IDS: Final = {slug: number for number, slug in enumerate(SLUGS)}
AGE_OF: Final = [card.age for card in CARDS]
COLOUR_OF: Final = [card.colour for card in CARDS]
OF_AGE: Final = [
    tuple([c for c, age in enumerate(AGE_OF) if age == a]) for a in range(len(AGES) + 1)
]

# The words of what cards let players choose, by the name in moves; all cards share these names.
WAYS: Final[dict[str, dict[str, str]]] = {}
for face in CARDS:
    for way, words in face.ways.items():
        known = WAYS.setdefault(way, words)
        assert known == words, way
