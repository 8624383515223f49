"""How a table of Innovation stands, for bots, and what a seat got out of its moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polis.core.errors import Message, message
from polis.core.evaluation import Evaluation
from polis.innovation import evaluation_features as features
from polis.innovation import evaluation_fine_features as fine_features
from polis.innovation import move_priors
from polis.innovation.counting import achievements, all_icons, score
from polis.innovation.ending import winners
from polis.innovation.icons import ICONS, SPLAYS
from polis.innovation.table import HAND, SPECIALS, Table


def turn_of(table: Table) -> object:
    # a turn counts as two, one for each action: the second is chosen once the first has been seen
    return (table.round, table.turn, table.actions, table.phase, table.over, *table.chosen)


def reasons(before: Table, after: Table, seat: int) -> list[Message]:
    """Victory and achievements first, then points, icons and cards."""
    found = [message("hint-wins")] if after.over and winners(after) == (seat,) else []
    for special, name in enumerate(SPECIALS):
        if after.specials[special] == seat != before.specials[special]:
            found.append(message("hint-special", special=name))
    more = achievements(after, seat) - achievements(before, seat)
    if more > 0:
        found.append(message("hint-achievement", count=more))
    gained = score(after, seat) - score(before, seat)
    if gained > 0:
        found.append(message("hint-score", count=gained))
    for other in after.rivals(seat):
        lost = score(before, other) - score(after, other)
        if lost > 0:
            found.append(message("hint-costs", victim=other, count=lost))
    return [*found, *board_reasons(before, after, seat)]


def board_reasons(before: Table, after: Table, seat: int) -> Iterator[Message]:
    """Higher cards, icons nobody else has as many of, splays, more cards to choose from."""
    highest = after.highest_top(seat)
    if highest > before.highest_top(seat):
        yield message("hint-higher", age=highest)
    counts = [[all_icons(table, s) for s in range(table.players)] for table in (before, after)]
    for icon, name in enumerate(ICONS):
        led = [
            count[seat][icon] > max([count[other][icon] for other in after.rivals(seat)], default=0)
            for count in counts
        ]
        if led == [False, True]:
            yield message("hint-leads", icon=name)
    for place in range(5 * seat, 5 * seat + 5):
        if after.splays[place] > before.splays[place]:
            yield message("hint-splays", direction=SPLAYS[after.splays[place]])
    cards = len(after.zones[HAND + seat]) - len(before.zones[HAND + seat])
    if cards > 0:
        yield message("hint-cards", count=cards)


EVALUATION: Final = Evaluation(
    hand_written=features.HAND_WRITTEN,
    measure_plainly=features.measure,
    fine=fine_features.FINE,
    measure_finely=fine_features.measure_finely,
    weigh=move_priors.weigh,
    winners=winners,
    turn_of=turn_of,
    reasons=reasons,
    scale=9.0,
    exploration=0.5,
)
