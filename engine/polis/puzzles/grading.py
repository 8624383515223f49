"""How hard a puzzle is, from 1 to 5: how long its solution is, and who finds it."""

from __future__ import annotations

from random import Random

from polis import bots
from polis.bots.contest import play_out
from polis.core.ask import PASS
from polis.core.match import Match
from polis.games import GAMES
from polis.puzzles.puzzle import Puzzle, ended, goals_of, is_solved, value

LONG, VERY_LONG = 3, 5  # decisions
MANY, VERY_MANY = 60, 600  # ways to play the turn
MOST_SURPRISES = 3
# the most that still counts as grade 1, 2, 3, 4
STEPS = (1, 2, 3, 4)
# simulations a decision: a short look
LOOK = {"fox": 3, "owl": 40}


def grade(puzzle: Puzzle, lines: int) -> int:
    """The grade of a puzzle whose turn can be played in `lines` ways."""
    decisions, surprises = read_line(puzzle)
    hardness = sum(
        [
            decisions >= LONG,
            decisions >= VERY_LONG,
            lines >= MANY,
            lines >= VERY_MANY,
            min(surprises, MOST_SURPRISES),
            *[not finds(level, puzzle) for level in LOOK],
        ]
    )
    # a turn of two choices is not hard, even if bots play something else
    return min(1 + sum([hardness > step for step in STEPS]), max(decisions, 1))


def read_line(puzzle: Puzzle) -> tuple[int, int]:
    """How many things the solution chooses to do, and how many of them do not look natural."""
    match = puzzle.begin()
    evaluation, goals = GAMES[match.game].evaluation, goals_of(match.game)
    decisions = surprises = 0
    for played, move in enumerate(puzzle.solution):
        assert match.question is not None
        moves = match.moves()
        if len(moves) > 1 and move != PASS:
            weights = evaluation.weigh(match.truth, match.question)
            first_thought = moves[weights.index(max(weights))]
            decisions += goals.begins_something(match.question)
            # a move that comes later anyway is only played in another order
            surprises += first_thought not in puzzle.solution[played:]
        match.play(move)
    return decisions, surprises


def finds(level: str, puzzle: Puzzle) -> bool:
    """Whether a bot that plays as it always does solves the puzzle."""
    match = puzzle.begin()
    rng = Random(0)
    players = [bots.get(level) for _ in range(match.players)]

    def choose(match: Match, seat: int) -> str:
        return players[seat].choose(match, seat, rng, LOOK[level]).move

    play_out(match, choose, until=ended)
    reached = value(puzzle, match.history)
    return reached is not None and is_solved(puzzle, reached)
