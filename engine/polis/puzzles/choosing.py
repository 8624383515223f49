"""Chooses among the puzzles found: few from one game, few alike, and all goals and grades."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from polis.puzzles.puzzle import Puzzle, goals_of

# the first goal is asked for so many times as often as each of the others
FIRST_SHARE = 3
PER_GAME = 2
ALIKE = 2  # puzzles with the same goal and keys


class Find(NamedTuple):
    """A puzzle without a number yet, and what it is about."""

    puzzle: Puzzle
    keys: tuple[str, ...]


class Choice:
    """The puzzles chosen so far."""

    def __init__(self, game: str, count: int) -> None:
        self.count = count
        names = goals_of(game).names
        shares = [FIRST_SHARE] + [1] * (len(names) - 1)
        self.room = {
            goal: -(-count * share // sum(shares))
            for goal, share in zip(names, shares, strict=True)
        }
        self.most_of_a_grade = -(-count * 3 // 10)
        self.chosen: list[Find] = []
        self.grades: Counter[int] = Counter()
        self.kinds: Counter[object] = Counter()

    @property
    def full(self) -> bool:
        return len(self.chosen) >= self.count

    def open(self, goal: str) -> bool:
        return self.room[goal] > 0

    def take(self, found: Iterator[Find]) -> None:
        """Takes the best puzzle of one game: one whose grade and goal are missing most."""
        left = [*found]
        taken: list[Find] = []
        while len(taken) < PER_GAME and not self.full:
            fitting = [find for find in left if self.fits(find, taken)]
            if not fitting:
                return
            best = min(fitting, key=self.how_common)
            taken.append(best)
            self.note(best)

    def fits(self, find: Find, taken: list[Find]) -> bool:
        goal, grade = find.puzzle.goal, find.puzzle.grade
        shared = [key for other in taken for key in other.keys if key in find.keys]
        return (
            self.open(goal)
            and self.grades[grade] < self.most_of_a_grade
            and self.kinds[goal, find.keys] < ALIKE
            and not shared
            and find not in taken
        )

    def how_common(self, find: Find) -> tuple[int, int]:
        return self.grades[find.puzzle.grade], -self.room[find.puzzle.goal]

    def note(self, find: Find) -> None:
        self.chosen.append(find)
        self.room[find.puzzle.goal] -= 1
        self.grades[find.puzzle.grade] += 1
        self.kinds[find.puzzle.goal, find.keys] += 1


def numbered(game: str, found: list[Find]) -> list[Puzzle]:
    """The puzzles from easy to hard, those of one grade in the order in which they were found."""
    puzzles = sorted([find.puzzle for find in found], key=lambda puzzle: puzzle.grade)
    letters = goals_of(game).letters
    return [
        puzzle._replace(id=f"{letters}-{number:03}") for number, puzzle in enumerate(puzzles, 1)
    ]
