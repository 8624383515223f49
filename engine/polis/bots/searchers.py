"""Owl and Oracle: information-set tree search, with the hand-written or the learned evaluation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from polis.bots.bot import SLICE, Bot, Budget, Progress
from polis.bots.choice import Choice, ranked
from polis.bots.guard import GuardedMatch
from polis.bots.search import Search
from polis.bots.weights import learned
from polis.bots.why import reasons
from polis.games import GAMES


class Searcher(Bot):
    """Searches by simulations, and keeps its tree as long as the same turn goes on."""

    learns = False

    def __init__(self) -> None:
        self.search: Search | None = None

    def think(
        self, match: GuardedMatch, seat: int, rng: Random, budget: Budget
    ) -> Iterator[Progress]:
        moves = match.moves()
        search = self._search(match, seat)
        start = last = time.perf_counter()
        done = 0
        while True:
            search.simulate(match, rng)
            done += 1
            now = time.perf_counter()
            used = (done if isinstance(budget, int) else now - start) / budget
            # how many simulations are still to come; by the clock a guess from the speed so far
            left = budget - done if isinstance(budget, int) else done / max(used, 1e-9) - done
            if used >= 1 or search.settled(moves, left):
                break
            if now - last > SLICE:
                last = now
                yield Progress(used, self._choice(match, seat, moves))
        yield Progress(1.0, self._choice(match, seat, moves))

    def _search(self, match: GuardedMatch, seat: int) -> Search:
        """The search from the previous decision, moved on to the present one, or a new one."""
        view = match.view(seat)
        turn = GAMES[match.game].evaluation.turn_of(match.imagine(seat, Random(0)).table)
        search = self.search
        if search is None or not search.follow(seat, view["history"], turn):
            weights = learned(match.game) if self.learns else None
            search = Search(GAMES[match.game].evaluation, seat, view["history"], turn, weights)
        self.search = search
        return search

    def _choice(self, match: GuardedMatch, seat: int, moves: tuple[str, ...]) -> Choice:
        assert self.search is not None
        move, values = self.search.best(moves)
        return Choice(move, reasons(match, seat, move), ranked(values, move))


class Owl(Searcher):
    name = "owl"
    budget = 0.5


class Oracle(Searcher):
    name = "oracle"
    budget = 3.0
    learns = True
