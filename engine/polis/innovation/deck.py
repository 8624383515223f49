"""All cards in their order (by age, then by English name), with their numbers.

A physical card is a number too: the cards of an age have the same back, and only their faces tell
them apart. So `table.faces[card]` is the number of a card's face, and `AGE_OF[card]` its age, which
its back tells.

The lists are empty until all files of cards are loaded, since a card may import what uses them.
"""

from __future__ import annotations

from typing import Final

from polis.innovation.card import FACES, Card
from polis.innovation.icons import AGES
from polis.innovation.verbs import MOVES, WORDS

CARDS: Final[list[Card]] = []
SLUGS: Final[list[str]] = []
IDS: Final[dict[str, int]] = {}
AGE_OF: Final[list[int]] = []
COLOUR_OF: Final[list[int]] = []
OF_AGE: Final[list[tuple[int, ...]]] = []
# the icons that a face shows, as `Card` has them
WHOLE: Final[list[int]] = []
COVERED: Final[list[tuple[int, ...]]] = []
# The words of what cards let players choose, by the name in moves; all cards share these names.
WAYS: Final[dict[str, dict[str, str]]] = {}


def complete() -> None:
    """Fills the lists, when every card is known."""
    CARDS.extend(sorted(FACES, key=lambda card: (card.age, card.slug)))
    for number, face in enumerate(CARDS):
        type(face).id = number
        SLUGS.append(face.slug)
        IDS[face.slug] = number
        AGE_OF.append(face.age)
        COLOUR_OF.append(face.colour)
        WHOLE.append(face.whole)
        COVERED.append(face.covered)
        for way, words in face.ways.items():
            known = WAYS.setdefault(way, words)
            assert known == words, way
    for age in range(len(AGES) + 1):
        OF_AGE.append(tuple([card for card, its_age in enumerate(AGE_OF) if its_age == age]))
    for word in WORDS:
        MOVES[word] = [f"{word} {slug}" for slug in SLUGS]
