"""What a card is: its data, and its Dogma effects as paragraphs of rulebook verbs.

A card is a subclass in `cards/`, in a file of its own name. Each effect is a method under
`@demand(…)` or `@effect(…)`, which hold its rule text in our words; they are carried out in the
order in which they are written. The method gets the player who carries it out, and everything else
follows: who shares it, who is vulnerable, what it nests in.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from polis.innovation.icons import HEX, SHOWN, packed

if TYPE_CHECKING:
    from polis.innovation.player import Player as Player
else:
    Player = object  # `player` imports this module, so cards have only the name, for types

Paragraph = Callable[[Any, Player], Coroutine[Any, Any, None]]


class Effect(NamedTuple):
    """A Dogma effect: whether it is a demand, its text by language, and what it does."""

    demand: bool
    text: dict[str, str]
    carry_out: Paragraph


def demand(**text: str) -> Callable[[Paragraph], Effect]:
    """“I demand”: carried out by each vulnerable player, against the leader."""
    return lambda paragraph: Effect(True, text, paragraph)


def effect(**text: str) -> Callable[[Paragraph], Effect]:
    """A shared effect: carried out by each player who shares, and last by the leader."""
    return lambda paragraph: Effect(False, text, paragraph)


class Card:
    """A card's face."""

    age: ClassVar[int]
    colour: ClassVar[int]
    icons: ClassVar[tuple[int, int, int, int]]  # by slot, HEX for the picture
    names: ClassVar[dict[str, str]]  # by language
    # words for choices of the effects that name no card, by a short name
    ways: ClassVar[dict[str, dict[str, str]]] = {}

    id: ClassVar[int]
    slug: ClassVar[str]
    effects: ClassVar[tuple[Effect, ...]]
    featured: ClassVar[int]  # the icon that counts for sharing and demands
    demands: ClassVar[bool]
    # the icons that show, packed (see `icons.packed`): as a top card, and covered by way of splay
    whole: ClassVar[int]
    covered: ClassVar[tuple[int, ...]]

    def __init_subclass__(cls) -> None:
        name = cls.names["en"].lower().replace("’", "").replace(".", "")
        cls.slug = name.replace(" ", "-")
        cls.effects = tuple([it for it in vars(cls).values() if isinstance(it, Effect)])
        cls.demands = any(it.demand for it in cls.effects)
        shown = [icon for icon in cls.icons if icon != HEX]
        cls.featured = max(shown, key=shown.count)
        cls.whole = packed(shown)
        cls.covered = tuple([packed([cls.icons[slot] for slot in slots]) for slots in SHOWN])
        FACES.append(cls())

    def has(self, icon: int) -> bool:
        return icon in self.icons


# Every face; `deck.complete` puts them in order and gives them their numbers.
FACES: Final[list[Card]] = []
