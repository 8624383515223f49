"""What a game is and how it is told has not changed, or was meant to."""

import polis
import pytest
from core.golden import GOLDEN, TABLES, golden_text, head


def test_every_edition_of_a_game_is_told_at_every_table_size() -> None:
    heads = [head(name, players) for name, players in TABLES]
    told = {(it["game"], it.get("edition", 1), it["players"]) for it in heads}
    assert told == {
        (name, edition, players)
        for name, game in polis.GAMES.items()
        for edition in range(game.editions[0], game.editions[1] + 1)
        for players in range(game.players[0], game.players[1] + 1)
    }


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_game_is_still_played_and_told_the_same(name: str, players: int) -> None:
    kept = (GOLDEN / f"{name}-{players}.txt").read_text(encoding="utf-8")
    assert golden_text(name, players) == kept
