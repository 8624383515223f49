"""The arena's pairing and arithmetic, its files, and that any executor will do."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from polis.bots.arena import Result, complete_seeds, play, play_all, tasks
from polis.bots.statistics import Rate, rate_of, rates, reached, wilson
from polis.bots.training import Sample, fit, log_loss
from polis.games import GAMES
from polis.terminal.balance import Owner, card_lines
from terminal.running import Run, run
from walks import every_game

__all__ = ["run"]


def made_up(shares: list[tuple[float, ...]]) -> list[Result]:
    """Results in pairs: two games of each seed."""
    return [
        Result(order=(0, 1), seed=n // 2, shares=share, scores=(0, 0), rounds=30, moves=200)
        for n, share in enumerate(shares)
    ]


def test_each_seed_is_played_from_every_seat() -> None:
    found = [*tasks("uchronia", ["owl", "fox", "fox"], {"owl": 5}, [7, 8])]
    assert [task.order for task in found[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [task.seed for task in found] == [7, 7, 7, 8, 8, 8]
    assert found[0].budgets == (5, None, None)


def test_rates_of_made_up_results() -> None:
    results = made_up([(1.0, 0.0)] * 6 + [(0.0, 1.0)] * 2)
    found = rates(results, ["owl", "fox"])
    assert found["owl"].rate == 0.75
    assert found["fox"].rate == 0.25
    assert found["owl"].low < 0.75 < found["owl"].high
    assert found["owl"].elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert found["owl"].elo(0.5) == pytest.approx(0)


def test_pairs_that_always_split_narrow_nothing_below_wilson() -> None:
    split = rate_of(made_up([(1.0, 0.0), (0.0, 1.0)] * 20), [0])
    assert (split.low, split.high) == pytest.approx(wilson(0.5, 40))
    swinging = rate_of(made_up([(1.0, 0.0)] * 2 + [(0.0, 1.0)] * 2), [0])
    assert swinging.high - swinging.low > 0.7


def test_wilson_is_sane_at_the_ends() -> None:
    assert wilson(1.0, 20)[1] == pytest.approx(1.0)
    assert 0.8 < wilson(1.0, 20)[0] < 0.9
    assert wilson(0.0, 20)[0] == pytest.approx(0.0)


def test_four_players_share_evenly_at_elo_zero() -> None:
    rate = Rate(games=100, rate=0.25, low=0.2, high=0.3, players=4)
    assert rate.elo(0.25) == pytest.approx(0)
    assert rate.elo(0.55) > 200


def test_a_goal_is_reached_only_when_it_is_sure() -> None:
    sure = Rate(games=40, rate=0.8, low=0.65, high=0.9, players=2)
    assert reached(sure, 0.75, 40)
    assert not reached(sure._replace(games=38), 0.75, 40)
    assert not reached(sure._replace(low=0.49), 0.75, 40)
    assert not reached(sure, 0.85, 40)


@every_game
def test_games_are_played_on_any_executor_and_repeat(game: str) -> None:
    work = [*tasks(game, ["fox", "mouse"], {"fox": 1}, [1])]
    with ThreadPoolExecutor(2) as executor:
        found = sorted(play_all(work, executor, 2))
    assert found == sorted(play(task) for task in work)
    assert all(sum(result.shares) == 1 for result in found)


def test_the_command_writes_json_and_a_plot_and_goes_on_from_there(
    run: Run, tmp_path: Path
) -> None:
    out = tmp_path / "match.json"
    command = ("arena", "uchronia", "--seats", "fox,mouse", "--budget", "fox=1", "--out", str(out))
    shown = run(*command, "--games", "2", "--processes", "1")
    assert "fox" in shown
    assert "Elo" in shown
    first = json.loads(out.read_text())
    assert len(first["results"]) == 2
    assert out.with_name("match.json.svg").read_text().startswith("<svg")
    run(*command, "--games", "4", "--processes", "1")
    second = json.loads(out.read_text())
    assert second["results"][:2] == first["results"]
    assert len(second["results"]) == 4


def test_balance_prints_tables_and_draws_a_plot(run: Run, tmp_path: Path) -> None:
    plot = tmp_path / "balance.svg"
    shown = run("balance", "uchronia", "--games", "4", "--budget", "1", "--out", str(plot))
    assert shown.count("| marble |") == 8
    assert "| 5 | 1 |" in shown
    assert plot.read_text().count("<circle") == 40


def test_balance_compares_owners_within_a_group() -> None:
    def owner(building: str, won: float) -> Owner:
        return Owner(2, False, 30, (building,), (building,), won)

    owners = [owner("dock", 1.0), owner("dock", 1.0), owner("crane", 0.0), owner("crane", 1.0)]
    lines = card_lines(owners, {"dock": "wood", "crane": "wood", "road": "clay"}, games=2)
    assert [line.name for line in lines] == ["dock", "crane", "road"]
    assert lines[0].edge == pytest.approx(0.5)
    assert lines[1].edge == pytest.approx(-0.5)
    assert lines[0].completed == 1.0
    assert lines[2].owners == 0


def test_balance_compares_at_the_same_table_size() -> None:
    def owners(building: str, players: int, won: int, lost: int) -> list[Owner]:
        shares = [1.0] * won + [0.0] * lost
        return [Owner(players, False, 30, (building,), (building,), share) for share in shares]

    # equally good at each size, but completed at different sizes
    played = owners("dock", 2, 40, 40) + owners("dock", 5, 4, 6)
    played += owners("crane", 2, 5, 5) + owners("crane", 5, 32, 48)
    lines = card_lines(played, {"dock": "wood", "crane": "wood"}, games=180)
    assert [line.edge for line in lines] == pytest.approx([0.0, 0.0])
    assert all(line.low < 0 < line.high for line in lines)


def test_only_seeds_with_all_rotations_count() -> None:
    results = made_up([(1.0, 0.0)] * 3)
    assert complete_seeds(results) == results[:2]


@every_game
def test_training_writes_weights_with_where_they_come_from(
    run: Run, tmp_path: Path, game: str
) -> None:
    out = tmp_path / "weights.json"
    run("train", game, "--games", "6", "--rounds", "1", "--processes", "1", "--out", str(out))
    document = json.loads(out.read_text())
    assert document["command"].startswith(f"python -m polis train {game} --games 6")
    assert [*document["weights"]] == [*GAMES[game].evaluation.features]


def test_learning_finds_what_wins() -> None:
    samples = [Sample([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0]) for _ in range(50)]
    weights = fit(samples, [0.0, 0.0], 3, Random(1))
    assert weights[0] > weights[1]
    assert log_loss(samples, weights) < log_loss(samples, [0.0, 0.0])


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "wolf,fox"),
        ("--seats", "fox,mouse", "--budget", "fox"),
        ("--seats", "fox,mouse", "--budget", "fox=0"),
        ("--seats", "fox,mouse", "--games", "0"),
        ("--seats", "fox,mouse", "--processes", "none"),
    ],
)
def test_bad_arguments_are_refused(run: Run, arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as stop:
        run("arena", "uchronia", *arguments)
    assert stop.value.code == 2


@pytest.mark.parametrize(
    "arguments", [("--seats", "fox"), ("--seats", "fox,fox", "--budget", "owl=3")]
)
def test_seats_must_fit_the_game_and_the_budgets(run: Run, arguments: tuple[str, ...]) -> None:
    assert "--seats" in run("arena", "uchronia", *arguments, status=2)


def test_a_file_of_another_match_is_left_alone(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "match.json"
    out.write_text('{"game": "uchronia", "levels": ["owl", "owl"], "budgets": {}, "results": []}')
    with pytest.raises(SystemExit):
        run("arena", "uchronia", "--seats", "mouse,mouse", "--out", str(out))
    assert "owl" in out.read_text()
