"""The commands of the terminal, as a person would use them."""

import json
from pathlib import Path

import polis
import pytest
from polis.core.languages import LANGUAGES
from polis.terminal.simulate import play_random
from terminal.running import Run, run

__all__ = ["run"]

PLAY = ("play", "uchronia", "--players", "2", "--seed", "30", "--seats", "human,human")


def test_a_numbered_move_is_played_and_can_be_taken_back_and_redone(run: Run) -> None:
    lines = ("", "1", "", "1", "", "u!", "r", "", "q")
    shown = run(*PLAY, lines=lines)
    assert "Put one card from your Hand into the Forum." in shown
    assert "Command or Plot." in shown


def test_the_hand_of_another_player_is_never_shown(run: Run) -> None:
    shown = run("play", "uchronia", "--players", "3", "--seed", "5", lines=("q",))
    hands = [line for line in shown.splitlines() if line.strip().startswith("Hand")]
    assert len(hands) == 3
    assert sum("cards" in line for line in hands) == 2


def test_options_are_switched_on_by_their_names(run: Run) -> None:
    arguments = ("play", "innovation", "--players", "4", "--seed", "5")
    shown = run(*arguments, "--options", "parley,cities", lines=("c athens", "q"))
    assert "with Cities of Destiny · with parley" in shown
    assert "decks of Cities" in shown
    assert "Above: lightbulb, plus, picture." in shown


def test_a_saved_game_is_resumed_where_it_stood(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    run(*PLAY, lines=("", "1", "", "1", "", f"s {file}", "q"))
    record = json.loads(Path(file).read_text())
    assert len(record["moves"]) == 2
    shown = run("play", "uchronia", "--resume", file, "--seats", "human,human", lines=("", "q"))
    assert "Resumed after 2 moves." in shown


def test_an_unknown_line_or_an_illegal_move_is_explained(run: Run) -> None:
    shown = run(*PLAY, lines=("", "99", "hello", "pass", "c bridge", "c pons", "?", "l", "q"))
    assert shown.count("That is neither a number from the list nor a command.") == 2
    assert "You have to choose one of the moves." in shown
    assert "Bridge (from the rulebook): Draconians bonus" in shown
    assert "nothing is called pons" in shown
    assert "Great Works" in shown


def test_taking_back_stops_at_what_was_learned(run: Run) -> None:
    seat = polis.new("uchronia", players=2, seed=30).seat
    seats = "human,mouse" if seat == 0 else "mouse,human"
    arguments = ("play", "uchronia", "--players", "2", "--seed", "30", "--seats", seats)
    shown = run(*arguments, lines=("1", "u", "q"))
    assert "Taking back further would undo what you have learned since" in shown


def test_a_hint_shows_chances_and_reasons(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.bots.searchers.Owl.budget", 30)
    shown = run(*PLAY, lines=("", "h", "q"))
    assert shown.count(" %  ") >= 2


def test_a_save_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    shown = run(*PLAY, lines=("", f"s {tmp_path / 'no' / 'game.json'}", "s", "q"))
    assert shown.count("This could not be saved") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_each_language(run: Run, language: str) -> None:
    shown = run(*PLAY, "--lang", language, lines=("", "q"))
    words = {"en": "Great Works", "fr": "Grands Travaux", "it": "Grandi Opere"}
    assert words[language] in shown
    assert ("Great Works" in shown) == (language == "en")


def test_random_players_finish_a_game_and_the_winner_is_named(run: Run) -> None:
    shown = run("play", "uchronia", "--seed", "30", "--seats", "mouse,mouse")
    assert "The winner is Player" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "uchronia", "--seats", "human,robot"),
        ("play", "uchronia", "--players", "2", "--seats", "human,human,human"),
        ("play", "uchronia", "--players", "9"),
        ("play", "uchronia", "--seed", "-1"),
        ("play", "uchronia", "--options", "parley"),
        ("play", "innovation", "--players", "3", "--options", "parley,cities"),
        ("play", "uchronia", "--resume", "no such file"),
        ("show", "no such file"),
    ],
)
def test_bad_arguments_are_refused_in_words(run: Run, arguments: tuple[str, ...]) -> None:
    shown = run(*arguments, status=2)
    assert shown.strip()
    assert "Traceback" not in shown


def test_simulate_sums_up_many_games(run: Run) -> None:
    shown = run("simulate", "uchronia", "--games", "12", "--players", "3")
    assert shown.startswith("Games: 12 · players: 3")
    assert "Rounds:" in shown


def test_simulate_keeps_what_was_played_when_interrupted(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []

    def interrupted(game: str, players: int, seed: int) -> polis.Match:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(seed)
        return play_random(game, players, seed)

    monkeypatch.setattr("polis.terminal.simulate.play_random", interrupted)
    assert run("simulate", "uchronia", "--games", "12").startswith("Games: 3 ")


def test_show_tells_a_whole_game_from_a_file_or_a_code(run: Run, tmp_path: Path) -> None:
    match = play_random("uchronia", 2, 30)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    code = polis.encode(match.record())
    told = run("show", str(file))
    assert told == run("show", code)
    assert told.count("  > ") == len(match.history)
    assert "The winner is" in told
    file.write_text(code)
    assert told == run("show", str(file))


def test_bench_prints_ratios(run: Run) -> None:
    shown = run("bench", "--games", "1")
    assert "times as many a second" in shown
    for line in ("clone between turns", "clone inside a turn", "imagine", "memory", "was told"):
        assert line in shown


def test_utopia_is_played_here_too(run: Run) -> None:
    lines = ("", "1", "1", "", "c forge street", "l", "q")
    shown = run("play", "utopia", "--seed", "4", "--seats", "human,human", lines=lines)
    assert "Take a guest into the city." in shown
    assert "reconstructed map" in shown
    assert "Forge Street: Isle of Fire, printed value 3" in shown


def test_what_a_bot_gives_up_secretly_is_not_printed(run: Run, tmp_path: Path) -> None:
    position = {
        "polis": 1,
        "game": "utopia",
        "players": 3,
        "phase": "discarding",
        "seats": [{"hand": 5}, {"hand": 5, "points": 3}, {"hand": 5, "points": 2}],
    }
    file = tmp_path / "game.json"
    file.write_text(json.dumps(polis.from_position(position).record()))
    arguments = ("play", "utopia", "--resume", str(file), "--seats", "human,mouse,mouse")
    shown = run(*arguments, lines=("q",))
    assert shown.count("Player 2 gives up a card.") == 2
    assert "Player 2: Discard" not in shown


@pytest.mark.parametrize("game", polis.GAMES)
def test_simulate_counts_what_was_completed(run: Run, game: str) -> None:
    shown = run("simulate", game, "--games", "3").splitlines()
    counts = [line for line in shown if line[:6].strip().isdigit()]
    assert counts
    assert all(line[7:] for line in counts)
