"""What a seat of Innovation got out of its moves, in words."""

from __future__ import annotations

from collections.abc import Iterator

from polis.core.errors import Message, message
from polis.innovation.counting import achievements_by_source, all_icons, score
from polis.innovation.icons import ICONS, SPLAYS
from polis.innovation.table import SPECIALS, Table
from polis.innovation.zones import HAND


def hints(before: Table, after: Table, seat: int) -> list[Message]:
    """Achievements first, then points, icons and cards."""
    found: list[Message] = []
    for special, name in enumerate(SPECIALS):
        if after.specials[special] == seat != before.specials[special]:
            found.append(message("hint-special", special=name))
    earned, had = [achievements_by_source(table, seat) for table in (after, before)]
    more = {source: count - had[source] for source, count in earned.items()}
    claimed = more.pop("standard") + more.pop("special")
    if claimed > 0:
        found.append(message("hint-achievement", count=claimed))
    found += [message(f"hint-{source}", count=count) for source, count in more.items() if count > 0]
    gained = score(after, seat) - score(before, seat)
    if gained > 0:
        found.append(message("hint-score", count=gained))
    for other in after.rivals(seat):
        lost = score(before, other) - score(after, other)
        if lost > 0:
            found.append(message("hint-costs", victim=other, count=lost))
    return [*found, *board_hints(before, after, seat)]


def board_hints(before: Table, after: Table, seat: int) -> Iterator[Message]:
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
    cards = len(after.zones[HAND[seat]]) - len(before.zones[HAND[seat]])
    if cards > 0:
        yield message("hint-cards", count=cards)
