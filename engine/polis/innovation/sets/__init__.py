"""The sets of cards, each in a folder of its own, which is loaded when a game is played with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Final

from polis.core.parts import load_part
from polis.innovation.shapes import SetName

if TYPE_CHECKING:
    from polis.innovation.card_set import CardSet

# The expansions that are whole. Share codes number them, so that new ones come last.
EXPANSIONS: Final[tuple[SetName, ...]] = ("cities",)


def module_of(name: str, module: str) -> ModuleType:
    """A module of a set's folder, which a page fetches when it is played."""
    return load_part(f"polis.innovation.sets.{name}.{module}", f"innovation-{name}")


@cache
def card_set(name: SetName) -> CardSet:
    """A set, loaded with all its cards."""
    loaded: CardSet = module_of(name, "card_set").CARD_SET
    return loaded


def order_of(name: str) -> Sequence[str]:
    """A set's cards in the order of their numbers, which never change."""
    order: Sequence[str] = module_of(name, "order").ORDER
    return order


def load_all() -> None:
    """Loads every set, for what is about all cards there are."""
    for name in EXPANSIONS:
        card_set(name)
