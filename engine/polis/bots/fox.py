"""Fox: looks one turn ahead. It tries each move in imagined worlds to the end of the turn."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random

from polis.bots.bot import SLICE, Bot, Budget, Progress
from polis.bots.choice import Choice, ranked
from polis.bots.guard import GuardedMatch
from polis.bots.playout import play_and_finish
from polis.bots.why import reasons
from polis.core.match import ImaginedMatch
from polis.games import GAMES

LOOP = 20  # moves that only repeated what went before
LONGEST = 12  # moves until they came again


class Fox(Bot):
    name = "fox"
    budget = 3  # worlds in which each move is tried
    weights: Sequence[float] | None = None  # learned ones, while it plays to learn more
    # whether it may repeat a loop; one that strays now and then leaves it anyway
    goes_round = False

    def think(
        self, match: GuardedMatch, seat: int, rng: Random, budget: Budget
    ) -> Iterator[Progress]:
        moves = match.moves()
        stale = None if self.goes_round else loop_move(match.view(seat)["history"])
        if len(moves) > 1:
            moves = tuple([move for move in moves if move != stale])
        totals = dict.fromkeys(moves, 0.0)
        start = last = time.perf_counter()
        worlds = 0
        while True:
            # all moves are tried in the same world, so that only the moves make a difference
            world = match.imagine(seat, rng)
            tried: dict[str, float] = {}
            for move in moves:
                tried[move] = self._try(world.clone(), move, seat)
                now = time.perf_counter()
                if isinstance(budget, float) and now - start >= budget:
                    break
                if now - last > SLICE:
                    last = now
                    used = worlds if isinstance(budget, int) else now - start
                    share = min(used / budget, 0.99)
                    seen = totals if worlds else tried
                    yield Progress(share, self._choice(match, seat, seen, worlds))
            if len(tried) == len(moves) or not worlds:
                totals = {move: totals[move] + chance for move, chance in tried.items()}
                worlds += 1
            alone = len(moves) == 1
            if alone or len(tried) < len(moves) or (isinstance(budget, int) and worlds >= budget):
                break
        yield Progress(1.0, self._choice(match, seat, totals, worlds))

    def _try(self, trial: ImaginedMatch, move: str, seat: int) -> float:
        """The chance that the evaluation sees once the turn has gone on from a move."""
        evaluation = GAMES[trial.game].evaluation
        play_and_finish(trial, evaluation, move)
        return evaluation.chances(trial.table, self.weights)[seat]

    def _choice(
        self, match: GuardedMatch, seat: int, totals: dict[str, float], worlds: int
    ) -> Choice:
        values = {move: total / max(worlds, 1) for move, total in totals.items()}
        move = max(values, key=lambda m: values[m])
        return Choice(move, reasons(match, seat, move), ranked(values, move))


def loop_move(history: Sequence[str]) -> str | None:
    """The move that would go on with a loop.

    An effect that looks good in a playout, but is then declined, would look just as good the next
    time.
    """
    for length in range(1, LONGEST + 1):
        recent = history[-LOOP:]
        if len(history) >= LOOP + length and recent == history[-LOOP - length : -length]:
            return history[-length]
    return None
