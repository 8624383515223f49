"""Finds puzzles: bots play, and the start of each turn is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from polis import bots
from polis.bots.contest import play_out
from polis.core.match import Match
from polis.core.record import from_position, new
from polis.games import GAMES
from polis.puzzles.choosing import Choice, Find, numbered
from polis.puzzles.grading import grade
from polis.puzzles.puzzle import GRADES, Puzzle, ended, goals_of
from polis.puzzles.solver import Answer, TooMany, answer, is_sound

SIZES = (2, 3, 4)
LEVEL, BUDGET = "fox", 1
FEWEST_LINES = 15
FEWEST_DEEDS, MOST_DEEDS = 2, 12
MOST_GAMES = 400


def find(game: str, count: int, seed: int, tell: Callable[[int], None]) -> list[Puzzle]:
    """So many puzzles, or fewer if the games tried have fewer; the same for the same seed."""
    choice = Choice(game, count)
    for number in range(MOST_GAMES):
        if choice.full:
            break
        choice.take(finds(game, SIZES[number % len(SIZES)], f"{seed} {number}", choice.open))
        tell(len(choice.chosen))
    return numbered(game, choice.chosen)


def finds(game: str, players: int, seed: str, wanted: Callable[[str], bool]) -> Iterator[Find]:
    """The puzzles of one game that bots play."""
    rng = Random(seed)
    goals = goals_of(game)
    for table in turn_starts(game, players, rng):
        for goal in goals.names:
            if wanted(goal) and not rng.randrange(goals.one_in.get(goal, 1)):
                for staged in goals.stage(goal, table, rng):
                    position = GAMES[game].position.write(staged)
                    yield from examined(from_position(position), goal)


def turn_starts(game: str, players: int, rng: Random) -> list[Any]:
    """The tables at the starts of turns in the last three quarters of a game."""
    match = new(game, players, rng.getrandbits(32))
    seats = [bots.get(LEVEL) for _ in range(players)]
    starts: dict[int, Any] = {}

    def choose(match: Match, seat: int) -> str:
        if match.turn_start == len(match.history) >= players:
            starts[match.turn_start] = match.truth.copy()
        return seats[seat].choose(match, seat, rng, BUDGET).move

    play_out(match, choose)
    tables = [*starts.values()]
    return tables[len(tables) // 4 :]


def examined(match: Match, goal: str) -> Iterator[Find]:
    """The puzzle at the start of a match, if there is one."""
    assert match.seat is not None
    try:
        one = answer(match, goal)
        if one is None or not is_worthy(match, goal, one) or not is_sound(match, goal, one):
            return
    except TooMany:
        return
    position = match.position()
    bare = Puzzle("", goal, GRADES[0], position, match.seat, one.best, one.line)
    keys = goals_of(match.game).keys(one.core, one.line)
    yield Find(bare._replace(grade=grade(bare, one.lines)), keys)


def is_worthy(match: Match, goal: str, one: Answer) -> bool:
    """Whether there is something to find, the turn is played to its end, and it is not too long."""
    goals = goals_of(match.game)
    if one.second is None or one.lines < FEWEST_LINES or one.best < goals.least.get(goal, 0):
        return False
    played = match.clone()
    deeds = 0
    for move in one.line:
        if played.seat != match.seat or played.question is None:
            return False
        deeds += goals.begins_something(played.question)
        played.play(move)
    return ended(played) and FEWEST_DEEDS <= deeds <= MOST_DEEDS
