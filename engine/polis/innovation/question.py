"""Questions of Innovation: the table counts the answers and remembers what was chosen unseen."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from types import coroutine
from typing import Any, Final, TypeVar

from polis.core.ask import NO_ARGS, Options, Question, asked
from polis.innovation.deck import BACK_OF, back_text
from polis.innovation.table import Table
from polis.innovation.zones import IS_OPEN, ZONES

T = TypeVar("T")

# Verbs that show the card to everyone.
OPENLY: Final = ("meld", "tuck", "reveal", "execute")


@coroutine
def ask(
    table: Table,
    seat: int,
    about: str,
    look: Callable[[], Options[T]],
    args: Mapping[str, object] = NO_ARGS,
) -> Generator[Question, Any, T]:
    """Asks like the core; the table counts the answers, to tell later which of them were secret."""
    chosen: T = yield asked(seat, about, look, args)
    table.answered += 1
    return chosen


def by_back(table: Table, verb: str, card: int) -> str:
    """The move that chooses a card, as seen by those who do not know its face."""
    zone = ZONES[table.where[card]]
    owner = "" if zone.owner is None else f" of {zone.owner}"
    return f"{verb} {back_name(card)}{owner}"


def back_name(card: int) -> str:
    """A card as its back tells it: by its age, and by its set if that is not the base set."""
    return back_text(BACK_OF[card])


def keep_secret(table: Table, seat: int, verb: str, card: int) -> None:
    """Notes who may read the name in the move just played, if not everyone may.

    A seat that knows the card cannot tell which it was if another one there has the same back.
    """
    zone = table.where[card]
    if verb in OPENLY or IS_OPEN[zone] or not table.knows(seat, card):
        return
    readers = table.known[card]
    if [BACK_OF[other] for other in table.zones[zone]].count(BACK_OF[card]) > 1:
        readers &= table.sees(zone)
    readers |= 1 << seat
    if readers != table.everyone:
        table.secret = (*table.secret, (table.answered - 1, readers, by_back(table, verb, card)))
