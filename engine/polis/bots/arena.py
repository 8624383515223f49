"""Matches between bots: which games are played, one game, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from random import Random
from typing import Any, NamedTuple

from polis import bots
from polis.bots.bot import Budget
from polis.bots.contest import play_out
from polis.core.match import Match
from polis.core.record import new


class Task(NamedTuple):
    """One game: who sits where, and the seed."""

    game: str
    order: tuple[int, ...]  # the entrant on each seat
    levels: tuple[str, ...]  # the level of each entrant
    budgets: tuple[Budget | None, ...]
    seed: int


class Result(NamedTuple):
    """How a game ended; `shares` is each entrant's share of the victory."""

    order: tuple[int, ...]
    seed: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    rounds: int
    moves: int

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Result:
        """A result from its JSON, where tuples have become lists."""
        found = (written[field] for field in cls._fields)
        return cls._make(tuple(v) if isinstance(v, list) else v for v in found)


def tasks(
    game: str, levels: Sequence[str], budgets: Mapping[str, Budget], seeds: Iterable[int]
) -> Iterator[Task]:
    """Every seed with every rotation of the seats, so that the luck of the deal cancels out."""
    entrants = range(len(levels))
    given = tuple(budgets.get(level) for level in levels)
    for seed in seeds:
        for turn in entrants:
            order = tuple((seat + turn) % len(levels) for seat in entrants)
            yield Task(game, order, tuple(levels), given, seed)


def play(task: Task) -> Result:
    """Plays one game; the same task always gives the same result if budgets are simulations."""
    match = new(task.game, len(task.order), task.seed)
    players = {entrant: bots.get(task.levels[entrant]) for entrant in task.order}
    luck = {entrant: Random(f"{task.seed} {task.order} {entrant}") for entrant in task.order}

    def choose(match: Match, seat: int) -> str:
        entrant = task.order[seat]
        return players[entrant].choose(match, seat, luck[entrant], task.budgets[entrant]).move

    play_out(match, choose)
    shares = [0.0] * len(task.order)
    scores = [0] * len(task.order)
    for seat, entrant in enumerate(task.order):
        scores[entrant] = match.scores[seat]
        if seat in match.winners:
            shares[entrant] = 1 / len(match.winners)
    rounds = match.view(None)["round"]
    return Result(task.order, task.seed, tuple(shares), tuple(scores), rounds, len(match.history))


def complete_seeds(results: Sequence[Result]) -> list[Result]:
    """The results of seeds that were played with all rotations, which treat all seats alike."""
    played = Counter(result.seed for result in results)
    return [result for result in results if played[result.seed] == len(result.order)]


def play_all(work: Iterable[Task], executor: Executor, at_once: int) -> Iterator[Result]:
    """Plays on any executor and yields results as they come, a few games ahead at a time."""
    waiting: set[Future[Result]] = set()
    source = iter(work)
    try:
        while True:
            for task in source:
                waiting.add(executor.submit(play, task))
                if len(waiting) >= at_once:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()
