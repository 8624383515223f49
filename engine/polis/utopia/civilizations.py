"""The five civilizations, sets of them as bits, and cards counted by civilization."""

from typing import Final

from polis.utopia.shapes import Civilization

CIVILIZATIONS: Final[tuple[Civilization, ...]] = (
    "mayan",
    "persian",
    "egyptian",
    "greek",
    "chinese",
)
IDS: Final[dict[str, int]] = {name: number for number, name in enumerate(CIVILIZATIONS)}
ALL_FIVE: Final = 31
# for each set of civilizations (as bits) their numbers
MEMBERS: Final = tuple(tuple(n for n in range(5) if bits >> n & 1) for bits in range(32))


def naming(civilization: str) -> dict[str, str]:
    """The arguments for messages that name a civilization, its princes or its cards."""
    return {"civilization": civilization, "card": civilization, "people": civilization}


# How many cards of each civilization, by civilization.
Cards = list[int]


def names(cards: Cards) -> list[Civilization]:
    """Cards by name, sorted by civilization."""
    return [CIVILIZATIONS[n] for n in range(5) for _ in range(cards[n])]


def spread(cards: Cards) -> list[int]:
    """Each card by its number."""
    return [n for n in range(5) for _ in range(cards[n])]
