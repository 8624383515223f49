"""The engine plays the same games in the browser's interpreter as here."""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from parts import part
from walks import GAMES_AND_SETS, every_game_and_set

ROOT = Path(__file__).parents[2]
HASHES = Path(__file__).with_name("state_hashes.py")


def here(*arguments: str) -> str:
    command = [sys.executable, *arguments]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    run = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    return run.stdout


def in_pyodide(*arguments: str) -> str:
    command = ["node", str(ROOT / "web" / "python.mjs"), *arguments]
    surroundings = {**os.environ, "POLIS_PACKAGES": str(Path(pytest.__file__).parents[1])}
    run = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    return run.stdout


def both(*arguments: str) -> tuple[list[str], list[str]]:
    """What a script prints here and inside Pyodide."""
    with ThreadPoolExecutor(2) as executor:
        mine, theirs = executor.map(lambda run: run(*arguments), (here, in_pyodide))
    return json.loads(mine), json.loads(theirs)


def test_some_games_are_the_same_decision_by_decision() -> None:
    tables = [f"{game}-{players}" for game in GAMES_AND_SETS for players in (2, 3, 4, 5)]
    mine, theirs = both(str(HASHES), "5", *tables)
    assert mine == theirs
    assert len(mine) == 5 * len(tables)


@part("pyodide")
@every_game_and_set
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_hundred_games_are_the_same_decision_by_decision(players: int, game: str) -> None:
    mine, theirs = both(str(HASHES), "300", f"{game}-{players}")
    assert mine == theirs
    assert len(mine) == 300


CHOICES = """
import json, random, polis
chosen = []
for players in (2, 4):
    for seed in range(SEEDS):
        match = polis.new(sorted(polis.GAMES)[seed % 3], players=players, seed=seed // 3)
        rng = random.Random(seed)
        for number in range(40):
            if match.over:
                break
            level = polis.bots.LEVELS[number % 4]
            budget = 1 if level in ("mouse", "fox") else 30
            move = polis.bots.get(level).choose(match, match.seat, rng, budget).move
            chosen.append(move)
            match.play(move)
print(json.dumps(chosen))
"""


@pytest.mark.parametrize("seeds", [3, pytest.param(9, marks=part("pyodide"))])
def test_bots_choose_the_same_moves(tmp_path: Path, seeds: int) -> None:
    script = tmp_path / "choices.py"
    script.write_text(f"SEEDS = {seeds}\n{CHOICES}")
    mine, theirs = both(str(script))
    assert mine == theirs


# folders of the engine's own tests, with how many tests there are at least
OWN = {"core": 300, "page": 60, "uchronia": 150, "utopia": 150, "innovation": 500}


@part("pyodide")
@pytest.mark.parametrize("folder", OWN)
def test_the_engines_own_tests_pass_inside_pyodide(folder: str) -> None:
    run = in_pyodide(str(Path(__file__).with_name("run_pytest.py")), folder)
    last = run.strip().splitlines()[-1]
    passed = re.match(r"(\d+) passed", last)
    assert passed, last
    assert int(passed[1]) > OWN[folder]
