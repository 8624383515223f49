"""What a game is and how it is told has not changed, or was meant to."""

import polis
import pytest
from core.golden import GOLDEN, SEEDS, TABLES, golden_text


def test_every_game_is_told_at_every_table_size() -> None:
    sizes = {name: range(g.players[0], g.players[1] + 1) for name, g in polis.GAMES.items()}
    assert {name: [*told] for name, told in SEEDS.items()} == {n: [*s] for n, s in sizes.items()}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_game_is_still_played_and_told_the_same(game: str, players: int) -> None:
    kept = (GOLDEN / f"{game}-{players}.txt").read_text(encoding="utf-8")
    assert golden_text(game, players) == kept
