"""The five materials. A material, its colour and its Order are one thing with three names."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from polis.uchronia.shapes import MaterialName, OrderName


class Material(IntEnum):
    """In the order in which mixed pairs are written."""

    CLAY = 0
    WOOD = 1
    BRICK = 2
    STONE = 3
    MARBLE = 4


CLAY, WOOD, BRICK, STONE, MARBLE = Material
NAMES: Final[tuple[MaterialName, ...]] = ("clay", "wood", "brick", "stone", "marble")

# The same five as Orders and Activities.
PRODUCTION, EXPLORATION, DRACONIANS, CONSTRUCTION, TRADE = Material
ORDERS: Final[tuple[OrderName, ...]] = (
    "production",
    "exploration",
    "draconians",
    "construction",
    "trade",
)

# What a Building of the material costs, and the points it is worth.
COST: Final = (1, 1, 2, 2, 3)

# Ruling: the texts give only the sum of 174 Resource cards.
RESOURCES: Final = (35, 35, 35, 35, 34)

# How many cards of each material lie in a zone. Cards of one material are all alike.
Cards = list[int]

# A set of materials as bits, and for each set its materials.
ALL_MATERIALS: Final = 0b11111
MEMBERS: Final = tuple(tuple(m for m in range(5) if bits >> m & 1) for bits in range(32))


def names(cards: Sequence[int]) -> list[MaterialName]:
    """The cards of a zone by name, sorted by material."""
    return [name for name, count in zip(NAMES, cards, strict=True) for _ in range(count)]


def named(materials: int) -> list[MaterialName]:
    """The materials of a set by name."""
    return [NAMES[m] for m in MEMBERS[materials]]


def spread(cards: Sequence[int]) -> list[int]:
    """The cards of a zone one by one, sorted by material."""
    clay, wood, brick, stone, marble = cards
    return [0] * clay + [1] * wood + [2] * brick + [3] * stone + [4] * marble


def present(cards: Cards) -> int:
    """The set of materials that lie in a zone."""
    clay, wood, brick, stone, marble = cards
    return (
        (1 if clay else 0)
        | (2 if wood else 0)
        | (4 if brick else 0)
        | (8 if stone else 0)
        | (16 if marble else 0)
    )
