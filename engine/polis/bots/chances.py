"""The chance of each seat to win, as far as one of them can judge."""

from __future__ import annotations

from math import fsum
from random import Random

from polis.bots.weights import learned
from polis.core.match import Match
from polis.games import GAMES

WORLDS = 12


def chances(match: Match, seat: int | None) -> list[float]:
    """What the learned evaluation says, averaged over worlds that this seat thinks possible.

    It is always the same for the same knowledge; a seat of None is a spectator.
    """
    evaluation, weights = GAMES[match.game].evaluation, learned(match.game)
    rng = Random(0)
    seen = [evaluation.chances(match.imagine(seat, rng).table, weights) for _ in range(WORLDS)]
    return [round(fsum(chance) / WORLDS, 4) for chance in zip(*seen, strict=True)]
