"""Uchronia's sense of itself, for bots."""

from __future__ import annotations

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.evaluation import Evaluation
from polis.uchronia import features, fine_features, move_priors
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES
from polis.uchronia.table import HAND, STOCK, THRESHOLDS, Table
from polis.uchronia.victory import winners


class UchroniaEvaluation(Evaluation):
    hand_written = features.HAND_WRITTEN
    fine = fine_features.FINE
    scale = 3.5

    def measure_plainly(self, table: Table) -> list[list[float]]:
        return features.measure(table)

    def measure_finely(self, table: Table) -> tuple[float, list[list[float]]]:
        scores = [table.score(seat) for seat in range(table.players)]
        progress = features.progress(table, scores)
        seats = []
        for seat, score in enumerate(scores):
            plain = features.measure_seat(table, seat, score, progress)
            seats.append(plain + fine_features.measure_finely(table, seat, score, plain))
        return progress, seats

    def winners(self, table: Table) -> tuple[int, ...]:
        return winners(table)

    def weigh(self, table: Table, question: Question) -> list[float]:
        return move_priors.weigh(table, question)

    def turn_of(self, table: Table) -> object:
        return (table.round, table.turn, table.setup, table.over)

    def reasons(self, before: Table, after: Table, seat: int) -> list[Message]:
        """Buildings, Monopolies and points first, then cards."""
        found = [message("hint-wins")] if after.over and winners(after) == (seat,) else []
        for building in after.built[seat][len(before.built[seat]) :]:
            found.append(message("hint-completes", building=BUILDINGS[building].slug))
        for material, holder in enumerate(after.monopolies):
            if holder == seat != before.monopolies[material]:
                found.append(message("hint-monopoly", material=NAMES[material]))
        for other in after.others(seat):
            lost = before.score(other) - after.score(other)
            if lost > 0:
                found.append(message("hint-denies", victim=other, count=lost))
        reached = after.score(seat) >= THRESHOLDS[after.players]
        if reached and after.ending and not before.ending:
            found.append(message("hint-threshold"))
        gained = after.score(seat) - before.score(seat)
        if gained > 0:
            found.append(message("hint-points", count=gained))
        for site in after.sites[seat]:
            if site not in before.sites[seat]:
                found.append(message("hint-starts", building=BUILDINGS[site].slug))
            elif sum(after.sites[seat][site]) > sum(before.sites[seat][site]):
                found.append(message("hint-feeds", building=BUILDINGS[site].slug))
        return found + card_reasons(before, after, seat)


def card_reasons(before: Table, after: Table, seat: int) -> list[Message]:
    found = []
    stocked = after.size(STOCK + seat) - before.size(STOCK + seat)
    if stocked > 0:
        found.append(message("hint-stock", count=stocked))
    drawn = after.size(HAND + seat) - before.size(HAND + seat)
    if drawn > 0:
        found.append(message("hint-hand", count=drawn))
    return found
