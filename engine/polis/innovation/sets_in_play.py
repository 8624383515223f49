"""The sets with which a game is played, and the rules that they bring together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from polis.innovation.deck import SETS, SIZE, SLUGS, numbers_of
from polis.innovation.sets import EXPANSIONS, card_set
from polis.innovation.shapes import SetName
from polis.innovation.table import SPECIALS

T = TypeVar("T")


class SetsInPlay:
    """The base set and any others: the rules of all of them, in the order of the sets."""

    __slots__ = (
        "achievements",
        "achieving",
        "actions",
        "activating",
        "after_junk",
        "after_meld",
        "after_meld_action",
        "after_splay",
        "also_asked",
        "cards",
        "checked",
        "checks",
        "expansions",
        "foreseen",
        "means",
        "names",
        "numbers",
        "offers",
        "once",
        "priors",
        "room",
        "specials",
    )

    def __init__(self, names: tuple[SetName, ...]) -> None:
        sets = [card_set(name) for name in names]
        self.names: Final = names
        self.expansions: Final = names[1:]
        self.numbers: Final = tuple([SETS.index(name) for name in names])
        # by name the numbers of the cards in play
        self.cards: Final = {SLUGS[card]: card for it in self.numbers for card in numbers_of(it)}
        self.room: Final = SIZE * (self.numbers[-1] + 1)  # for cards by their numbers
        self.specials: Final = tuple([special for it in sets for special in it.specials])
        # each with the number of the special achievement
        self.checked: Final = [(SPECIALS.index(row.name), row) for it in sets for row in it.checked]
        self.achievements: Final = {k: v for it in sets for k, v in it.achievements.items()}
        self.achieving: Final = sum([it.achieving for it in sets])
        self.actions: Final = {k: v for it in sets for k, v in it.actions.items()}
        self.activating: Final = {k: v for it in sets for k, v in it.activating.items()}
        self.also_asked: Final = {
            about: tuple([word for it in sets for word in it.also_asked.get(about, ())])
            for about in {about: None for it in sets for about in it.also_asked}
        }
        self.checks: Final = {k: v for it in sets for k, v in it.checks.items()}
        self.priors: Final = {k: v for it in sets for k, v in it.priors.items()}
        self.once: Final = tuple([what for it in sets for what in it.once])
        self.offers: Final = given(it.offer for it in sets)
        self.after_meld: Final = given(it.after_meld for it in sets)
        self.after_splay: Final = given(it.after_splay for it in sets)
        self.after_junk: Final = given(it.after_junk for it in sets)
        self.after_meld_action: Final = given(it.after_meld_action for it in sets)
        self.foreseen: Final = given(it.foreseen for it in sets)
        self.means: Final = given(it.means for it in sets)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies are the same: there is one for all tables."""
        return in_play, (self.expansions,)


def given(rules: Iterable[T | None]) -> tuple[T, ...]:
    """Those that some set has."""
    return tuple([rule for rule in rules if rule is not None])


@cache
def in_play(expansions: tuple[SetName, ...] = ()) -> SetsInPlay:
    """The base set and these expansions, in the order of `SETS`."""
    return SetsInPlay(("base", *expansions))


def chosen(options: Mapping[str, object]) -> tuple[SetName, ...]:
    """The expansions that are switched on, by options or the fields of a position."""
    return tuple([name for name in SETS if name in EXPANSIONS and options.get(name)])
