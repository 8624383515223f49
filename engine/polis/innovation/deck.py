"""All cards by their numbers, and their backs.

A physical card is a number, and so is a face: cards with the same back (a set and an age) are told
apart by their faces only. So `table.faces[card]` is the number of a card's face, `BACK_OF[card]`
its back. Numbers never change, because what is dealt from a seed follows from them: each set has
its own hundred and fifteen, in the order of its frozen list, whichever other sets there are.

The lists have room for all sets and are filled set by set, as each is loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from polis.innovation.card import FACES, Card
from polis.innovation.icons import AGES, OLDEST
from polis.innovation.shapes import SetName
from polis.innovation.verbs import MOVES, WORDS

# In this order for ever. It is also the order in which the sets' rules act.
SETS: Final[tuple[SetName, ...]] = (
    "base",
    "cities",
    "artifacts",
    "figures",
    "echoes",
    "unseen",
)
SIZE: Final = 115  # of every set
_ALL: Final = SIZE * len(SETS)

# A back is a number too: a set's backs follow each other, by age.
BACKS: Final = [(number, age) for number in range(len(SETS)) for age in range(OLDEST + 1)]

# By number of a face; only faces of sets that are loaded.
CARDS: Final[dict[int, Card]] = {}
SLUGS: Final[dict[int, str]] = {}
IDS: Final[dict[str, int]] = {}
COLOUR_OF: Final = [0] * _ALL
VALUE_OF: Final = [0] * _ALL
# the symbols that a face shows, as `Card` has them
WHOLE: Final = [0] * _ALL
COVERED: Final[list[tuple[int, ...]]] = [()] * _ALL
HAS_KARMA: Final = [False] * _ALL
HAS_EFFECTS: Final = [False] * _ALL
HAS_DEMAND: Final = [False] * _ALL

# By number of a card: what its back tells.
BACK_OF: Final = [0] * _ALL
AGE_OF: Final = [0] * _ALL

# The cards with a back.
OF_BACK: Final[list[tuple[int, ...]]] = [()] * len(BACKS)

# The words of what cards let players choose, by the name in moves; all cards share these names.
WAYS: Final[dict[str, dict[str, str]]] = {}


def back_of(set_number: int, age: int) -> int:
    """The number of a back."""
    return set_number * (OLDEST + 1) + age


def backs_in(sets: Iterable[int]) -> list[int]:
    """The backs of sets, set by set."""
    return [back_of(number, age) for number in sets for age in AGES]


def back_text(back: int) -> str:
    """A back as moves and positions have it: its age, after its set if that is not the base set."""
    number, age = BACKS[back]
    return f"{SETS[number]} {age}" if number else str(age)


def numbers_of(set_number: int) -> range:
    """The numbers of a set's cards."""
    return range(SIZE * set_number, SIZE * (set_number + 1))


def number(name: SetName, package: str, order: Sequence[str]) -> None:
    """Gives the faces of a set's package their numbers, in a frozen order."""
    faces = {face.slug: face for face in FACES if face.__module__.startswith(f"{package}.")}
    assert sorted(faces) == sorted(order), set(faces) ^ set(order)
    which = SETS.index(name)
    for card, slug in zip(numbers_of(which), order, strict=False):
        add(card, back_of(which, faces[slug].age), faces[slug])
    for age in AGES:
        back = back_of(which, age)
        OF_BACK[back] = tuple([card for card in numbers_of(which) if BACK_OF[card] == back])
    for word in WORDS:
        MOVES[word] = {card: f"{word} {slug}" for card, slug in SLUGS.items()}


def add(card: int, back: int, face: Card) -> None:
    """Enters a face and the card that it is printed on."""
    type(face).id = card
    CARDS[card] = face
    SLUGS[card] = face.slug
    IDS[face.slug] = card
    COLOUR_OF[card] = face.colour
    VALUE_OF[card] = face.value
    WHOLE[card] = face.whole
    COVERED[card] = face.covered
    HAS_KARMA[card] = bool(face.karmas)
    HAS_EFFECTS[card] = bool(face.effects)
    HAS_DEMAND[card] = face.demands
    BACK_OF[card] = back
    AGE_OF[card] = face.age
    for way, words in face.ways.items():
        known = WAYS.setdefault(way, words)
        assert known == words, way
