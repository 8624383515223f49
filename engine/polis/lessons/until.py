"""When open play has come to its end."""

from __future__ import annotations

from polis.core.match import Match
from polis.core.record import replay
from polis.games import GAMES
from polis.lessons.lesson import Until


def reached(until: Until, match: Match, seat: int, start: int) -> bool:
    """Whether a learner has reached the end of open play that began after `start` moves."""
    if until.what == "over":
        return match.over
    if until.what == "points":
        return match.scores[seat] >= until.least
    if until.what == "turn":
        return turns_ended(match, seat, start) >= until.least
    assert until.zone is not None
    lying = GAMES[match.game].countable.cards_in(match.view(seat), seat, until.zone)
    return sum(until.card in (None, name) for name in lying) >= until.least


def turns_ended(match: Match, seat: int, start: int) -> int:
    """How many turns of a seat have ended since `start` moves were played."""
    on_turn = GAMES[match.game].countable.on_turn
    past = replay({**match.record(), "moves": list(match.history[:start])})
    owner = on_turn(past.view(None))
    ended = 0
    for move in match.history[start:]:
        past.play(move)
        if past.turn_start == len(past.history):
            ended += owner == seat
            owner = on_turn(past.view(None))
    return ended
