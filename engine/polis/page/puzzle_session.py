"""A puzzle on the page: how it stands, and its solution move by move."""

from __future__ import annotations

from itertools import takewhile

from polis.core.match import Match
from polis.core.telling import tell
from polis.games import GAMES
from polis.page.shapes import PuzzleStatus, SolutionMove, SolutionStep
from polis.puzzles.puzzle import Puzzle, ended, is_solved, value

MOST_REASONS = 3


class PuzzleSession:
    """The puzzle that a session has set."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.known: tuple[tuple[str, ...], int | None] | None = None

    def status(self, match: Match) -> PuzzleStatus:
        """Whether the puzzle is over, and then the value of the turn that was played."""
        reached = self._value(match) if ended(match) else None
        return {
            "id": self.puzzle.id,
            "goal": self.puzzle.goal,
            "grade": self.puzzle.grade,
            "best": self.puzzle.best,
            "over": reached is not None,
            "value": reached,
            "solved": reached is not None and is_solved(self.puzzle, reached),
        }

    def _value(self, match: Match) -> int | None:
        """The value of the turn, kept because a page asks for the state again and again."""
        history = match.history
        if self.known is None or self.known[0] != history:
            self.known = history, value(self.puzzle, history)
        return self.known[1]

    def solution(self) -> list[SolutionStep]:
        """Each move with its label, what happened, why it is good and the points so far."""
        match = self.puzzle.begin()
        at_first = match.scores[self.puzzle.seat]
        steps: list[SolutionStep] = []
        for move in self.puzzle.solution:
            step = self._step(match, move)
            steps.append({**step, "points": match.scores[self.puzzle.seat] - at_first})
        return steps

    def _step(self, match: Match, move: str) -> SolutionMove:
        """Plays a move of the solution and tells of it."""
        game, seat = GAMES[match.game], self.puzzle.seat
        label = next(m["label"] for m in match.decision()["moves"] if m["move"] == move)
        before, since = match.truth.copy(), match.facts
        match.play(move)
        # the facts that follow belong to somebody else's turn
        events = takewhile(lambda event: event["event"] != "turn", match.events(since, seat))
        return {
            "move": move,
            "label": label,
            "said": [said for said in tell(game, list(events)) if said],
            "why": game.evaluation.reasons(before, match.truth, seat)[:MOST_REASONS],
        }
