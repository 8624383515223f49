"""Uchronia's sense of itself, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from polis.core.ask import Question
from polis.core.errors import Reason, reason
from polis.uchronia import features, fine_features, instinct
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES
from polis.uchronia.table import HAND, STOCK, THRESHOLDS, Table
from polis.uchronia.victory import winners

# How many points ahead make winning e times as likely, for the hand-written sense.
SWAY: Final = 3.5
HAND_WRITTEN: Final = tuple(features.HAND_WRITTEN.values())


class UchroniaSense:
    features: Sequence[str] = fine_features.LEARNED

    def start_weights(self) -> list[float]:
        weights = [weight / SWAY for weight in HAND_WRITTEN]
        return weights + [0.0] * (len(self.features) - len(weights))

    def measure(self, table: Table) -> list[list[float]]:
        progress, seats = measured(table)
        return [[*seat, *[progress * value for value in seat]] for seat in seats]

    def chances(self, table: Table, weights: Sequence[float] | None) -> list[float]:
        if table.over:
            return won(table)
        if weights is None:
            worth = [weighed(seat, HAND_WRITTEN) / SWAY for seat in features.measure(table)]
        else:
            progress, seats = measured(table)
            half = len(weights) // 2
            now = [a + progress * b for a, b in zip(weights[:half], weights[half:], strict=True)]
            worth = [weighed(seat, now) for seat in seats]
        best = max(worth)
        parts = [exp(value - best) for value in worth]
        whole = sum(parts)
        return [part / whole for part in parts]

    def weigh(self, table: Table, question: Question) -> list[float]:
        return instinct.weigh(table, question)

    def turn_of(self, table: Table) -> object:
        return (table.round, table.turn, table.setup, table.over)

    def reasons(self, before: Table, after: Table, seat: int) -> list[Reason]:
        """Buildings, Monopolies and points first, then cards."""
        found = [reason("hint-wins")] if after.over and winners(after) == (seat,) else []
        for building in after.built[seat][len(before.built[seat]) :]:
            found.append(reason("hint-completes", building=BUILDINGS[building].slug))
        for material, holder in enumerate(after.monopolies):
            if holder == seat != before.monopolies[material]:
                found.append(reason("hint-monopoly", material=NAMES[material]))
        for other in after.others(seat):
            lost = before.score(other) - after.score(other)
            if lost > 0:
                found.append(reason("hint-denies", victim=other, count=lost))
        reached = after.score(seat) >= THRESHOLDS[after.players]
        if reached and after.ending and not before.ending:
            found.append(reason("hint-threshold"))
        gained = after.score(seat) - before.score(seat)
        if gained > 0:
            found.append(reason("hint-points", count=gained))
        for site in after.sites[seat]:
            if site not in before.sites[seat]:
                found.append(reason("hint-starts", building=BUILDINGS[site].slug))
            elif sum(after.sites[seat][site]) > sum(before.sites[seat][site]):
                found.append(reason("hint-feeds", building=BUILDINGS[site].slug))
        return found + card_reasons(before, after, seat)


def card_reasons(before: Table, after: Table, seat: int) -> list[Reason]:
    found = []
    stocked = after.size(STOCK + seat) - before.size(STOCK + seat)
    if stocked > 0:
        found.append(reason("hint-stock", count=stocked))
    drawn = after.size(HAND + seat) - before.size(HAND + seat)
    if drawn > 0:
        found.append(reason("hint-hand", count=drawn))
    return found


def measured(table: Table) -> tuple[float, list[list[float]]]:
    """How far the game has gone, and for each seat all plain features."""
    scores = [table.score(seat) for seat in range(table.players)]
    progress = features.progress(table, scores)
    seats = []
    for seat, score in enumerate(scores):
        plain = features.measure_seat(table, seat, score, progress)
        seats.append(plain + fine_features.measure_finely(table, seat, score, plain))
    return progress, seats


def weighed(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(values, weights, strict=True)])


def won(table: Table) -> list[float]:
    """One, shared among the winners."""
    victors = winners(table)
    return [(seat in victors) / len(victors) for seat in range(table.players)]
