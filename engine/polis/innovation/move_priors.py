"""Which moves look natural in Innovation: weights for playouts and a search's first look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polis.core.ask import Question
from polis.innovation.deck import AGE_OF, CARDS, COLOUR_OF
from polis.innovation.dogma import sides
from polis.innovation.table import Table
from polis.innovation.zones import HAND, IS_OPEN, PILE, SCORE, ZONES

LEAST: Final = 0.05
ACHIEVE: Final = 60.0
DRAW: Final = 0.8
PASS: Final = 0.4  # low, because what a card offers is mostly worth having


def weigh(table: Table, question: Question) -> list[float]:
    """For each legal move how natural it looks; all above zero."""
    me, about = question.seat, question.about.removeprefix("may-")
    look = PRIORS.get(about) or table.sets.priors.get(about, anything)
    return [
        PASS if move == "pass" else max(look(table, me, value), LEAST)
        for move, value in question.options.values.items()
    ]


def action_worth(table: Table, me: int, chosen: tuple[str, int]) -> float:
    """An action: achievements first, then dogmas that concern others, then better cards."""
    kind, card = chosen
    if kind == "achieve":
        return ACHIEVE
    if kind == "draw":
        return DRAW + (0.6 if len(table.zones[HAND[me]]) < 2 else 0.0)
    if kind == "meld":
        return meld_worth(table, me, card)
    return dogma_worth(table, me, card) * table.sets.activating.get(kind, 1.0)


def meld_worth(table: Table, me: int, card: int) -> float:
    """What a card is worth compared with the one it covers: its age, its icons, a new colour."""
    face = CARDS[table.faces[card]]
    covered = table.top(me, face.colour)
    if covered is None:
        return 1.2 + 0.25 * face.age
    return 0.5 + 0.45 * (face.age - AGE_OF[covered])


def dogma_worth(table: Table, me: int, card: int) -> float:
    """A dogma that nobody shares is worth most; a demand needs somebody who is vulnerable."""
    face = CARDS[table.faces[card]]
    sharing, vulnerable = sides(table, me, face.featured)
    worth = 0.3
    for effect in face.effects:
        if effect.is_demand:
            worth += 0.8 * len(vulnerable)
        else:
            worth += 0.9 - 0.5 * len(sharing) / (table.players - 1)
    return worth * (0.7 + 0.08 * face.age)


def keep_the_best(table: Table, me: int, card: int) -> float:
    """For a card that is given away: the lower the better, those on the board last."""
    worth = table.value(card) + (2.0 if IS_OPEN[table.where[card]] else 0.0)
    if mine(table, me, card):
        return 6.0 / (1.0 + worth)
    return 0.3 * worth


def gain(table: Table, me: int, card: int) -> float:
    """For a card that is scored or shown: the higher the better."""
    return 0.2 + 0.25 * AGE_OF[card]


def to_tuck(table: Table, me: int, card: int) -> float:
    return 0.5 + (0.6 if table.zones[PILE[me][COLOUR_OF[table.faces[card]]]] else 0.0)


def mine(table: Table, me: int, card: int) -> bool:
    return ZONES[table.where[card]].owner == me


def value(table: Table, me: int, chosen: int) -> float:
    """For a value: how many points of others it concerns."""
    others = sum(
        [AGE_OF[c] == chosen for seat in table.rivals(me) for c in table.zones[SCORE[seat]]]
    )
    return 0.3 + others * chosen


def anything(table: Table, me: int, chosen: Any) -> float:
    return 1.0


def eager(table: Table, me: int, chosen: Any) -> float:
    """For what is nearly always good."""
    return 1.6


PRIORS: Final[dict[str, Callable[[Table, int, Any], float]]] = {
    "act": action_worth,
    "first": meld_worth,
    "meld": meld_worth,
    "return": keep_the_best,
    "transfer": keep_the_best,
    "junk": keep_the_best,
    "score": gain,
    "reveal": gain,
    "choose": gain,
    "tuck": to_tuck,
    "value": value,
    "splay": eager,
    "way": eager,
}
