"""Reasons for a move: what comes of it by the end of the turn in a world the bot imagines."""

from __future__ import annotations

from random import Random

from polis.bots.guard import GuardedMatch
from polis.bots.playout import play_and_finish
from polis.core.errors import Reason
from polis.games import GAMES

MOST = 3


def reasons(match: GuardedMatch, seat: int, move: str) -> list[Reason]:
    sense = GAMES[match.game].sense
    # a fixed world: explaining must not use up the luck that choosing depends on
    world = match.imagine(seat, Random(0))
    before = world._table.copy()
    play_and_finish(world, sense, move)
    return sense.reasons(before, world._table, seat)[:MOST]
