"""The puzzles that come with the games."""

from collections import Counter
from typing import Any

import polis
import pytest
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from polis.games import GAMES
from polis.puzzles.puzzle import GRADES, Puzzle, goals_of, read, shipped, value
from polis.puzzles.verifying import faults, faults_of_order
from walks import every_game_with_puzzles

ALL = {game: shipped(game) for game in GAMES}
PUZZLES = {game: [read(document) for document in ALL[game]] for game in GAMES}
EACH = [puzzle for puzzles in PUZZLES.values() for puzzle in puzzles]
each_puzzle = pytest.mark.parametrize("puzzle", EACH, ids=lambda puzzle: puzzle.id)
SAMPLE = [("uchronia", n) for n in range(0, 60, 5)] + [("utopia", n) for n in range(0, 20, 4)]


@pytest.mark.parametrize(
    ("game", "puzzles", "hardest", "of_a_goal", "of_a_size"),
    [("uchronia", 60, 5, 8, 10), ("utopia", 30, 4, 5, 9)],
)
def test_there_are_enough_of_every_kind(
    game: str, puzzles: int, hardest: int, of_a_goal: int, of_a_size: int
) -> None:
    assert len(ALL[game]) >= puzzles
    grades = Counter(puzzle.grade for puzzle in PUZZLES[game])
    assert all(grades[grade] >= 3 for grade in range(GRADES[0], hardest + 1))
    goals = Counter(puzzle.goal for puzzle in PUZZLES[game])
    assert all(goals[goal] >= of_a_goal for goal in goals_of(game).names)
    sizes = Counter(puzzle.position["players"] for puzzle in PUZZLES[game])
    assert all(sizes[size] >= of_a_size for size in (2, 3, 4))


@every_game_with_puzzles
def test_they_go_from_easy_to_hard_and_each_has_an_id(game: str) -> None:
    written, puzzles = ALL[game], PUZZLES[game]
    assert [*faults_of_order(written)] == []
    letters = goals_of(game).letters
    assert [p.id for p in puzzles] == [f"{letters}-{n:03}" for n in range(1, len(written) + 1)]
    assert [*faults_of_order([written[-1], written[0], written[0]])] == [
        "the puzzles are not in the order of their grades",
        f"{puzzles[0].id} is there more than once",
    ]


@each_puzzle
def test_a_solution_is_played_by_its_seat_and_reaches_the_best(puzzle: Puzzle) -> None:
    match = puzzle.begin()
    for move in puzzle.solution:
        assert match.seat == puzzle.seat
        match.play(move)
    assert match.over or match.turn_start == len(puzzle.solution)
    assert value(puzzle, puzzle.solution) == puzzle.best


def uchronia_cards(position: dict[str, Any]) -> int:
    seats = position["seats"]
    zones = [position[zone] for zone in ("forum", "discard", "pile")]
    zones += [seat[zone] for seat in seats for zone in ("hand", "stock", "activities", "domain")]
    zones += [resources for seat in seats for resources in seat["sites"].values()]
    return sum(map(len, zones))


def utopia_cards(position: dict[str, Any]) -> int:
    zones = [position[zone] for zone in ("discard", "pile")]
    zones += [seat["hand"] for seat in position["seats"]]
    return sum(map(len, zones))


CARDS = {"uchronia": (uchronia_cards, 174), "utopia": (utopia_cards, 50)}


@each_puzzle
def test_a_position_is_complete(puzzle: Puzzle) -> None:
    """Nothing is left to be dealt: it is written just as it was read, but for a new turn."""
    assert polis.from_position(puzzle.position).position() == puzzle.position
    count, all_cards = CARDS[puzzle.position["game"]]
    assert count(puzzle.position) == all_cards


@pytest.mark.parametrize(("game", "number"), SAMPLE)
def test_a_sample_is_solved_anew(game: str, number: int) -> None:
    """All of them: `python -m polis puzzles GAME --verify`."""
    assert faults(ALL[game][number]) == []


@every_game_with_puzzles
def test_a_wrong_puzzle_is_found_out(game: str) -> None:
    first = ALL[game][0]
    assert faults({**first, "grade": 5}) == [f"its grade is {first['grade']}, not 5"]
    assert faults({**first, "best": first["best"] + 1})
    assert faults({**first, "solution": ["plot"]})


@every_game_with_puzzles
def test_few_are_alike(game: str) -> None:
    seen = Counter((p.goal, p.solution) for p in PUZZLES[game] if p.goal != "escape")
    assert max(seen.values()) <= 2


@every_game_with_puzzles
@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_and_grades_have_words(language: str, game: str) -> None:
    patterns = catalogue(language).patterns
    for goal in goals_of(game).names:
        assert f"puzzle-goal-{goal}" in patterns
        assert f"puzzle-how-{game}-{goal}" in patterns
        assert f"puzzle-value-{goal}" in patterns or goal == "win"
    for grade in range(GRADES[0], GRADES[1] + 1):
        assert f"puzzle-grade-{grade}" in patterns
