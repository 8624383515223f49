"""A whole game per table size as text: read one to learn the game, compare to see what changed.

`python3 build.py golden` writes them anew after a change of rules that is meant.
"""

from pathlib import Path

import pytest
from polis.terminal.show import story
from polis.terminal.simulate import play_random

GOLDEN = Path(__file__).parents[1] / "golden"
# seeds whose random games are short to read
SEEDS = {2: 30, 3: 106, 4: 117, 5: 91}


def golden_text(players: int) -> str:
    match = play_random("uchronia", players, SEEDS[players])
    return "\n".join(story(match, "en")) + "\n"


def write_all() -> None:
    for players in SEEDS:
        (GOLDEN / f"uchronia-{players}.txt").write_text(golden_text(players), encoding="utf-8")


@pytest.mark.parametrize("players", SEEDS)
def test_the_game_is_still_played_and_told_the_same(players: int) -> None:
    kept = (GOLDEN / f"uchronia-{players}.txt").read_text(encoding="utf-8")
    assert golden_text(players) == kept
