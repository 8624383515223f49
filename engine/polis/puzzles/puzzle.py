"""A puzzle as plain data, read like anything that anybody may have written."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pkgutil import get_data
from typing import Any, NamedTuple

from polis.core.errors import BadPosition, BadPuzzle, message
from polis.core.goals import Goals
from polis.core.match import Match
from polis.core.reading import Json, Reader
from polis.core.record import from_position, play_all
from polis.games import GAMES

FILE = "puzzles.json"
GRADES = (1, 5)
MOST_POINTS = 1000
LONGEST_ID = 40


class Puzzle(NamedTuple):
    """A position at the start of a seat's turn, what is asked for, and the best that can be had."""

    id: str
    goal: str
    grade: int  # from 1, easy, to 5
    position: Json
    seat: int
    best: int
    solution: tuple[str, ...]

    def begin(self) -> Match:
        return from_position(self.position)

    def written(self) -> Json:
        return {**self._asdict(), "solution": list(self.solution)}


def read(document: Any) -> Puzzle:
    """A puzzle whose solution has been played through; BadPuzzle if anything is wrong."""
    fields = Reader(document, BadPuzzle).fields(Puzzle._fields, Puzzle._fields)
    match = start(fields["position"])
    seat = fields["seat"].number(0, match.players - 1)
    if match.seat != seat:
        raise fields["seat"].bad("bad-puzzle-start")
    puzzle = Puzzle(
        id=fields["id"].text(LONGEST_ID),
        goal=fields["goal"].one_of(goals_of(match.game).names),
        grade=fields["grade"].number(*GRADES),
        position=fields["position"].value,
        seat=seat,
        best=fields["best"].number(0, MOST_POINTS),
        solution=(),
    )
    play_all(match, fields["solution"])
    if value(puzzle, match.history) != puzzle.best:
        raise fields["solution"].bad("bad-puzzle-solution", best=puzzle.best)
    return puzzle._replace(solution=match.history)


def start(place: Reader) -> Match:
    """The match of a puzzle's position, which must be at the start of a turn."""
    if isinstance(place.value, dict) and "since" in place.value:
        raise place.bad("bad-unknown-field", field="since")
    try:
        match = from_position(place.value, place.path)
    except BadPosition as fault:
        raise BadPuzzle(fault.reason) from None
    if match.over or place.value.get("setup"):
        raise place.bad("bad-puzzle-start")
    return match


def ended(match: Match) -> bool:
    """Whether the turn that a match began with is over."""
    return match.over or match.turn_start > 0


def value(puzzle: Puzzle, history: Iterable[str]) -> int | None:
    """How far the puzzle's turn got when these moves were played; None while it is not over."""
    match = puzzle.begin()
    before = match.truth.copy()
    for move in history:
        if ended(match):
            break
        match.play(move)
    if not ended(match):
        return None
    return goals_of(match.game).value(puzzle.goal, before, match.truth, puzzle.seat)


def is_solved(puzzle: Puzzle, reached: int) -> bool:
    fewest = puzzle.goal in goals_of(puzzle.position["game"]).fewest
    return reached <= puzzle.best if fewest else reached >= puzzle.best


def goals_of(game: str) -> Goals[Any]:
    """What a puzzle of a game can ask for; BadPuzzle if it has no puzzles."""
    goals = GAMES[game].goals
    if goals is None:
        raise BadPuzzle(message("bad-no-goals", path="game", name=GAMES[game].title))
    return goals


def shipped(game: str) -> list[Json]:
    """The puzzles that come with a game, as JSON; none if none were made yet."""
    try:
        puzzles: list[Json] = json.loads(get_data(f"polis.{game}", FILE) or b"[]")
    except OSError:
        return []
    return puzzles
