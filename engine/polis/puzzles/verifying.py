"""Verifies puzzles: solves each anew and works out its grade again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polis.core.catalogue import catalogue
from polis.core.errors import BadPuzzle
from polis.core.reading import Json
from polis.puzzles.grading import grade
from polis.puzzles.puzzle import Puzzle, read
from polis.puzzles.solver import TooMany, answer, is_sound


def faults(document: Json) -> list[str]:
    """What is wrong with one puzzle."""
    try:
        puzzle = read(document)
    except BadPuzzle as fault:
        return [catalogue("en").say(fault.reason)]
    return [*faults_of(puzzle)]


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    match = puzzle.begin()
    try:
        one = answer(match, puzzle.goal)
        if one is None:
            yield "there is no one best turn"
            return
        if one.best != puzzle.best:
            yield f"the best is {one.best}, not {puzzle.best}"
        if not is_sound(match, puzzle.goal, one):
            yield "luck does as well"
    except TooMany:
        yield "it cannot be searched through"
        return
    right = grade(puzzle, one.lines)
    if right != puzzle.grade:
        yield f"its grade is {right}, not {puzzle.grade}"


def faults_of_order(documents: Sequence[Json]) -> Iterator[str]:
    """What is wrong with the list: it must go from easy to hard, and have no id twice."""
    grades = [document.get("grade", 0) for document in documents]
    if grades != sorted(grades):
        yield "the puzzles are not in the order of their grades"
    ids = [str(document.get("id")) for document in documents]
    for id in dict.fromkeys(ids):
        if ids.count(id) > 1:
            yield f"{id} is there more than once"
