"""What a seat of Utopia got out of its moves, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polis.core.errors import Message, message
from polis.utopia import evaluation_features as features
from polis.utopia.board import ISLANDS, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.prestige import prestige
from polis.utopia.table import DEVELOPMENT, HAND, NOBODY, Table

FEW_KINDS: Final = 2  # with so few civilizations on an island nobody thinks of its Wonder


def hints(before: Table, after: Table, seat: int) -> list[Message]:
    """Wonders and monuments first, then points and prospects."""
    found: list[Message] = []
    for island, owner in enumerate(after.wonders):
        if owner == seat != before.wonders[island]:
            found.append(message("hint-wonder", island=ISLANDS[island]))
    for district, slug in enumerate(SLUGS):
        if (after.controlled[seat] & ~before.controlled[seat]) >> district & 1:
            found.append(message("hint-control", district=slug))
    gained = after.scores[seat] - before.scores[seat]
    if gained > 0:
        found.append(message("hint-points", count=gained))
    more = prestige(after, seat) - prestige(before, seat)
    if more > 0:
        found.append(message("hint-prestige", count=more))
    for other in after.others(seat):
        less = prestige(before, other) - prestige(after, other)
        if less > 0:
            found.append(message("hint-lowers", victim=other, count=less))
    return [*found, *prince_hints(before, after, seat), *card_hints(before, after, seat)]


def prince_hints(before: Table, after: Table, seat: int) -> Iterator[Message]:
    """Islands nearer to a Wonder, and Districts in which princes gather."""
    for island, name in enumerate(ISLANDS):
        kinds = [features.kinds_on(table, seat, island) for table in (before, after)]
        if after.wonders[island] == NOBODY and kinds[1] > max(kinds[0], FEW_KINDS):
            yield message("hint-kinds", island=name, count=kinds[1])
    for civilization, people in enumerate(CIVILIZATIONS):
        for district, slug in enumerate(SLUGS):
            counts = [table.princes_in(seat, civilization, district) for table in (before, after)]
            if counts[1] > counts[0] and not after.built >> district & 1:
                yield message("hint-gathers", civilization=people, district=slug)


def card_hints(before: Table, after: Table, seat: int) -> Iterator[Message]:
    """How many cards are kept for the next round."""
    kept = after.size(HAND + seat)
    acted = before.phase == DEVELOPMENT and after.acted >> seat & 1
    if acted and kept and kept == before.size(HAND + seat):
        yield message("hint-keeps", count=kept)
