"""Reasons for a move: what comes of it by the end of the turn in a world the bot imagines."""

from __future__ import annotations

from random import Random

from polis.bots.guard import GuardedMatch
from polis.bots.playout import finish_turn, play_and_finish
from polis.core.errors import Message
from polis.core.match import Match
from polis.games import GAMES

MOST = 3
WORLDS = 4  # a reason must hold in all of them, so that it does not depend on hidden cards


def reasons(match: GuardedMatch, seat: int, move: str) -> list[Message]:
    evaluation = GAMES[match.game].evaluation
    # a seed of its own: explaining must not change the random numbers by which a bot chooses
    world = match.imagine(seat, Random(0))
    before = world.table.copy()
    play_and_finish(world, evaluation, move)
    return evaluation.reasons(before, world.table, seat)[:MOST]


def open_reasons(match: Match, seat: int, move: str) -> list[Message]:
    """Reasons that every onlooker could find, so that they tell nothing of the bot's Hand.

    They are what comes of the move in all of some worlds that a spectator thinks possible; the
    bot's own reasons look at what it will do with cards that nobody else has seen.
    """
    evaluation = GAMES[match.game].evaluation
    rng = Random(0)
    before = match.imagine(None, rng).table
    turn = evaluation.turn_of(before)
    played = match.clone()
    played.play(move)
    found: list[Message] | None = None
    for _ in range(WORLDS):
        world = played.imagine(None, rng)
        finish_turn(world, evaluation, turn)
        here = evaluation.reasons(before, world.table, seat)
        found = here if found is None else [why for why in found if why in here]
    return (found or [])[:MOST]
