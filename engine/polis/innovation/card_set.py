"""What a set of cards brings to the game: its cards, and the rules that come with them.

Each set has one `CardSet` in its folder in `sets/`. What a set does not change it leaves out; the
rules that all sets share ask those in play, in the order of `deck.SETS` (see `sets_in_play.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from polis.core.errors import Message
from polis.core.why_not import Check
from polis.innovation.shapes import PointSource, SetName, Special
from polis.innovation.table import Table

if TYPE_CHECKING:
    from polis.innovation.player import Player

# What is chosen for an action: its kind, and the card it is about.
Action: TypeAlias = tuple[str, int]
Counted: TypeAlias = Callable[[Table, int], int]  # of a seat


class SpecialAchievement(NamedTuple):
    """A special achievement for which is counted, after every action."""

    name: Special
    holds: Callable[[Table, int], bool]  # whether as much is counted as needed, told at once
    counted: Counted  # on a seat's board
    needed: int
    also_by: str  # the card whose effect can claim it too


@dataclass(frozen=True, kw_only=True)
class CardSet:
    """A set: its special achievements, actions, and what follows of what players do."""

    name: SetName
    specials: tuple[Special, ...] = ()
    # those of them that are looked for after every action
    checked: tuple[SpecialAchievement, ...] = ()
    # what else counts as an achievement, by what it is called
    achievements: Mapping[PointSource, Counted] = field(default_factory=dict)
    achieving: int = 0  # the packed counts of the symbols that may count, each as one

    # actions by kind, and those that a seat may take now, by move (given its top cards without
    # effects, which have been found already)
    actions: Mapping[str, Callable[[Table, int, int], Awaitable[None]]] = field(
        default_factory=dict
    )
    offer: Callable[[Table, int, Sequence[int]], Mapping[str, Action]] | None = None
    # what can be done once a turn, as positions say that it has been
    once: tuple[str, ...] = ()
    # those that carry out a card, with how much more they are worth to bots than a Dogma
    activating: Mapping[str, float] = field(default_factory=dict)
    # by question: the words with which its moves begin
    also_asked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # by form of move: why it is not legal now
    checks: Mapping[str, Check[Table]] = field(default_factory=dict)
    # by question: what its moves look like to bots
    priors: Mapping[str, Callable[[Table, int, Any], float]] = field(default_factory=dict)

    # what follows: of a card melded, of a colour splayed by a player, of a card junked from their
    # hand, and of a Meld action (which may have added a colour to the board)
    after_meld: Callable[[Player, int], Awaitable[None]] | None = None
    after_splay: Callable[[Player], Awaitable[None]] | None = None
    after_junk: Callable[[Player, int], Awaitable[None]] | None = None
    after_meld_action: Callable[[Player, int, bool], Awaitable[None]] | None = None
    # what a player can foresee of melding a card
    foreseen: Callable[[Table, int, int], list[Message]] | None = None
    # what a card means to a player where it lies, besides what every card does
    means: Callable[[Table, int, int], list[Message]] | None = None
