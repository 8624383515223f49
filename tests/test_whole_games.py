"""The kept games are those of the rules, and who asks for another is told what to do."""

from pathlib import Path

import pytest
import whole_games
from whole_games import KEPT, RECORDS, file_of, match_after, played_anew, record_of, write_all

CHANGED = "rules or foxes have changed: if that is meant, run `python3 build.py records`"


@pytest.mark.parametrize(("game", "players", "seed"), KEPT)
def test_every_kept_game_can_be_played_again_to_its_end(game: str, players: int, seed: int) -> None:
    match = match_after(game, players, seed)
    assert match.over, CHANGED
    assert match.record() == record_of(game, players, seed)


def test_what_is_kept_is_what_is_listed() -> None:
    assert {*RECORDS.iterdir()} == {file_of(*game) for game in KEPT}, "run `build.py records`"


@pytest.mark.parametrize("game", [("uchronia", 2, 21), ("innovation", 2, 3)])
def test_played_anew_a_game_is_the_same(game: tuple[str, int, int]) -> None:
    assert played_anew(*game).record() == record_of(*game), CHANGED


def test_a_game_is_taken_up_where_it_stood() -> None:
    whole = record_of("uchronia", 2, 21)
    match = match_after("uchronia", 2, 21, 30)
    assert match.record() == {**whole, "moves": whole["moves"][:30]}


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of records with one game, and one that nobody wants any more."""
    monkeypatch.setattr(whole_games, "RECORDS", tmp_path)
    monkeypatch.setattr(whole_games, "KEPT", [("innovation", 2, 3)])
    (tmp_path / "chess-2-1.json").touch()
    write_all()
    return tmp_path


def test_all_are_written_and_others_go(elsewhere: Path) -> None:
    [file] = elsewhere.iterdir()
    assert file.read_bytes() == (RECORDS / file.name).read_bytes()


def test_who_wants_a_game_that_is_not_kept_is_told_how_to_keep_it() -> None:
    with pytest.raises(LookupError, match=r"uchronia-2-999.json .* add it .* build.py records"):
        record_of("uchronia", 2, 999)


def test_a_game_that_is_against_the_rules_is_to_be_played_anew(elsewhere: Path) -> None:
    [file] = elsewhere.iterdir()
    file.write_text(file.read_text("utf-8").replace('"moves":[', '"moves":["fly",'), "utf-8")
    with pytest.raises(LookupError, match=r"innovation-2-3.json .*fly.* build.py records"):
        match_after("innovation", 2, 3)
