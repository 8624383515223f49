"""Win rates and Elo from results, with 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple

from polis.bots.arena import Result

Z = 1.96


class Rate(NamedTuple):
    """A share of victories with its interval, and the same as Elo against the others."""

    games: int
    rate: float
    low: float
    high: float
    players: int

    def elo(self, rate: float) -> float:
        """How much stronger than the average of the others this rate means."""
        least = 0.5 / self.games
        sure = min(max(rate, least), 1 - least)
        return 400 * log10(sure * (self.players - 1) / (1 - sure))


def wilson(rate: float, games: float) -> tuple[float, float]:
    """An interval that is honest at few games and at rates near 0 and 1."""
    square = Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def rate_of(results: Sequence[Result], entrants: Sequence[int]) -> Rate:
    """The share of victories of some entrants, per entrant.

    Games of one seed belong together: the interval follows the spread between seeds, and is never
    narrower than that of so many separate games.
    """
    players = len(results[0].order)
    groups: dict[int, list[float]] = defaultdict(list)
    for result in results:
        share = sum(result.shares[entrant] for entrant in entrants) / len(entrants)
        groups[result.seed].append(share)
    means = [sum(group) / len(group) for group in groups.values()]
    games = len(results)
    rate = sum(sum(group) for group in groups.values()) / games
    low, high = wilson(rate, games)
    if len(means) > 1:
        spread = sqrt(sum((mean - rate) ** 2 for mean in means) / (len(means) - 1))
        half = Z * spread / sqrt(len(means))
        low, high = min(low, max(rate - half, 0.0)), max(high, min(rate + half, 1.0))
    return Rate(games, rate, low, high, players)


def rates(results: Sequence[Result], levels: Sequence[str]) -> dict[str, Rate]:
    """For each level that took part its rate; several entrants of one level count together."""
    return {
        level: rate_of(results, [n for n, other in enumerate(levels) if other == level])
        for level in dict.fromkeys(levels)
    }


def reached(rate: Rate, goal: float, fewest: int) -> bool:
    """Whether enough games show that a goal is met and the interval is above an even share."""
    return rate.games >= fewest and rate.rate >= goal and rate.low > 1 / rate.players
