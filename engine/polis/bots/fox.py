"""Fox: one look ahead. Each move is tried in imagined worlds to the end of the turn."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from polis.bots.bot import Bot, Budget, Progress
from polis.bots.choice import Choice, ranked
from polis.bots.guard import GuardedMatch
from polis.bots.playout import finish_turn
from polis.bots.why import reasons
from polis.games import GAMES

SLICE = 0.04


class Fox(Bot):
    name = "fox"
    budget = 3  # worlds in which each move is tried

    def think(
        self, match: GuardedMatch, seat: int, rng: Random, budget: Budget
    ) -> Iterator[Progress]:
        moves = match.moves()
        sense = GAMES[match.game].sense
        totals = dict.fromkeys(moves, 0.0)
        worlds = 0
        start = last = time.perf_counter()
        while len(moves) > 1:
            # all moves are tried in the same world, so that they differ by nothing but themselves
            world = match.imagine(seat, rng)
            for move in moves:
                trial = world.clone()
                trial.play(move)
                finish_turn(trial, sense)
                totals[move] += sense.chances(trial._table, None)[seat]
                now = time.perf_counter()
                if now - last > SLICE:
                    last = now
                    yield Progress(
                        min(worlds / budget, 0.99), self._choice(match, seat, rng, totals, worlds)
                    )
            worlds += 1
            if (worlds if isinstance(budget, int) else time.perf_counter() - start) >= budget:
                break
        yield Progress(1.0, self._choice(match, seat, rng, totals, worlds))

    def _choice(
        self, match: GuardedMatch, seat: int, rng: Random, totals: dict[str, float], worlds: int
    ) -> Choice:
        values = {move: total / max(worlds, 1) for move, total in totals.items()}
        move = max(values, key=lambda m: values[m])
        return Choice(move, reasons(match, seat, move), ranked(values, move))
