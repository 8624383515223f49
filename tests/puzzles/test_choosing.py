"""Choosing among puzzles, and the command that finds and verifies them."""

import json
from pathlib import Path
from typing import Any

import pytest
from polis.__main__ import main
from polis.puzzles.choosing import Choice, Find, numbered
from polis.puzzles.finding import finds
from polis.puzzles.puzzle import Puzzle, read, shipped
from polis.puzzles.verifying import faults
from walks import every_game_with_puzzles


def find(goal: str, grade: int, *keys: str, number: int = 0) -> Find:
    return Find(Puzzle("", goal, grade, {"seed": number}, 0, 3, ("plot",)), keys)


def chosen(count: int, *games: list[Find]) -> list[tuple[str, int]]:
    choice = Choice("uchronia", count)
    for game in games:
        choice.take(iter(game))
    return [(found.puzzle.goal, found.puzzle.grade) for found in choice.chosen]


def test_a_game_gives_at_most_two_with_different_keys() -> None:
    game = [
        find("points", grade, key) for grade, key in enumerate(("dock", "dock", "gate", "road"))
    ]
    assert len(chosen(20, game)) == 2
    assert len(chosen(20, game[:2])) == 1


def test_not_more_than_two_are_alike() -> None:
    games = [[find("points", 1 + n, "dock", number=n)] for n in range(4)]
    assert len(chosen(20, *games)) == 2


def test_what_is_missing_most_comes_first() -> None:
    easy, hard = find("points", 1, "gate"), find("points", 5, "road")
    assert chosen(20, [find("points", 1, "dock")], [easy, hard]) == [
        ("points", 1),
        ("points", 5),
        ("points", 1),
    ]


def test_no_goal_takes_the_room_of_another() -> None:
    games = [[find("win", 1 + n % 5, f"building {n}")] for n in range(20)]
    assert len(chosen(20, *games)) == 4


def test_numbers_go_from_easy_to_hard() -> None:
    puzzles = numbered("uchronia", [find("win", 4), find("points", 2), find("escape", 4)])
    assert [(puzzle.id, puzzle.goal) for puzzle in puzzles] == [
        ("u-001", "points"),
        ("u-002", "win"),
        ("u-003", "escape"),
    ]


def test_each_game_has_its_own_ids() -> None:
    assert numbered("utopia", [find("win", 4)])[0].id == "ut-001"


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["polis", "puzzles", "uchronia", *arguments])
    return main()


@every_game_with_puzzles
def test_the_same_seed_finds_the_same_puzzle(game: str) -> None:
    one, two = (next(finds(game, 2, "2 0", lambda goal: goal == "points")) for _ in range(2))
    assert one == two
    assert one.keys
    assert faults(one.puzzle.written()) == []


def test_what_is_found_is_written_as_it_is_shipped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    documents = shipped("uchronia")[:2]
    found = [read(document) for document in documents]
    monkeypatch.setattr("polis.terminal.puzzles.find", lambda *arguments: found)
    out = tmp_path / "puzzles.json"
    assert run(monkeypatch, "--count", "2", "--out", str(out)) == 0
    assert json.loads(out.read_text()) == documents
    assert "2 puzzles" in capsys.readouterr().out
    assert run(monkeypatch, "--count", "3", "--out", str(out)) == 1


def test_verifying_fails_on_a_puzzle_that_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = shipped("uchronia")[0]
    documents: list[dict[str, Any]] = [good]
    monkeypatch.setattr("polis.terminal.puzzles.shipped", lambda game: documents)
    assert run(monkeypatch, "--verify") == 0
    documents[0] = {**good, "solution": [*good["solution"][:-1], "pass"]}
    assert run(monkeypatch, "--verify") == 1
    assert f"{good['id']}: solution." in capsys.readouterr().out


@pytest.mark.parametrize("options", [[], ["--verify"]])
def test_a_game_without_puzzles_says_so(
    options: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["polis", "puzzles", "innovation", *options])
    assert main() == 2
    assert capsys.readouterr().out == "game: Innovation has no puzzles.\n"
