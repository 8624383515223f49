"""What a card is: its data, and its effects as paragraphs of rulebook verbs.

A card is a subclass in its set's `cards/`, in a file of its own name. Each effect is a method under
`@demand(…)`, `@effect(…)`, …, which hold its rule text in our words; they are carried out in the
order in which they are written. The method gets the player who carries it out, and everything else
follows: who shares it, who is vulnerable, what it nests in.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple

from polis.innovation.icons import HEX, ICONS, SHOWN, SLOTS, packed
from polis.innovation.shapes import EffectKind

if TYPE_CHECKING:
    from polis.core.catalogue import Catalogue
    from polis.innovation.happening import Happening
    from polis.innovation.player import Player as Player
else:
    Player = object  # `player` imports this module, so cards have only the name, for types

Paragraph = Callable[[Any, Player], Coroutine[Any, Any, None]]

# A demand is carried out by the vulnerable, a compel effect by others with as many icons as the
# leader, dogma and echo effects by those who share and the leader, a karma by the figure's owner.
DEMANDS: Final = ("demand", "compel")


class Effect(NamedTuple):
    """An effect: its kind, its text by language, and what it does."""

    kind: EffectKind
    text: dict[str, str]
    carry_out: Paragraph
    is_demand: bool  # whether others are to carry it out against the leader


class Karma(NamedTuple):
    """What a figure does when something would happen, before it (`first`) or in its place."""

    event: str  # as the gate calls it
    watched: Literal["you", "any", "another"]  # whose doing it is, seen from the figure's owner
    fits: Callable[[Player, Happening], bool]
    instead: bool
    effect: Effect


def of_kind(kind: EffectKind, text: dict[str, str]) -> Callable[[Paragraph], Effect]:
    return lambda paragraph: Effect(kind, text, paragraph, kind in DEMANDS)


def demand(**text: str) -> Callable[[Paragraph], Effect]:
    """“I demand”: carried out by each vulnerable player, against the leader."""
    return of_kind("demand", text)


def compel(**text: str) -> Callable[[Paragraph], Effect]:
    """“I compel”: carried out by each other player with as many icons, against the leader."""
    return of_kind("compel", text)


def effect(**text: str) -> Callable[[Paragraph], Effect]:
    """A shared effect: carried out by each player who shares, and last by the leader."""
    return of_kind("dogma", text)


def echo(**text: str) -> Callable[[Paragraph], Effect]:
    """A shared effect in a slot of the card, carried out before those of the top card."""
    return of_kind("echo", text)


class Card:
    """A card's face."""

    age: ClassVar[int]  # as its back tells
    value: ClassVar[int]  # face up; its age, unless the card says otherwise
    colour: ClassVar[int]
    icons: ClassVar[tuple[int, ...]]  # by slot, HEX for the picture
    names: ClassVar[dict[str, str]]  # by language
    # words for choices of the effects that name no card, by a short name
    ways: ClassVar[dict[str, dict[str, str]]] = {}
    # where the icons are, and those that show when the card is covered, by way of splay
    slots: ClassVar[tuple[str, ...]] = SLOTS
    shown: ClassVar[tuple[tuple[str, ...], ...]] = SHOWN

    id: ClassVar[int]
    slug: ClassVar[str]
    effects: ClassVar[tuple[Effect, ...]]
    karmas: ClassVar[tuple[Karma, ...]]
    featured: ClassVar[int]  # the icon that counts for sharing and demands; HEX without effects
    demands: ClassVar[bool]
    # the symbols that show, packed (see `icons.packed`): as a top card, and covered by way of splay
    whole: ClassVar[int]
    covered: ClassVar[tuple[int, ...]]

    def __init_subclass__(cls) -> None:
        if "names" not in vars(cls):  # a kind of cards, like cities
            return
        cls.slug = in_notation(cls.names["en"])
        cls.value = vars(cls).get("value", cls.age)
        cls.effects = tuple([it for it in vars(cls).values() if isinstance(it, Effect)])
        cls.karmas = tuple([it for it in vars(cls).values() if isinstance(it, Karma)])
        cls.demands = any(it.is_demand for it in cls.effects)
        shown = [icon for icon in cls.icons if 0 <= icon < len(ICONS)]
        cls.featured = max(shown, key=shown.count) if cls.effects else HEX
        cls.whole = packed(cls.icons)
        at = dict(zip(cls.slots, cls.icons, strict=True))
        cls.covered = tuple([packed([at[slot] for slot in slots]) for slots in cls.shown])
        FACES.append(cls())

    def has(self, icon: int) -> bool:
        return icon in self.icons

    def name(self, language: str) -> str:
        """What it is called; a name that a language has no own word for is as in English."""
        return self.names.get(language, self.names["en"])

    def description(self, own: Catalogue) -> str:
        """What there is to say of a card without effects: nothing, if it has only icons."""
        return ""


# Every face there is; `deck.number` gives those of a set their numbers.
FACES: Final[list[Card]] = []

_PLAIN: Final = str.maketrans({"’": None, ".": None, "ã": "a", " ": "-"})


def in_notation(name: str) -> str:
    """An English name as moves have it."""
    return name.lower().translate(_PLAIN)
