"""The check of secrecy convicts each leak, both between turns and inside a turn."""

from random import Random

import pytest
from peers.leaks import LEAKS_AND_GAMES, Leak
from peers.secrecy import Leaked, check_secrecy
from walks import dealt, every_game_and_set


def check_match(game: str, inside: bool) -> int:
    """Plays a match at random and checks its decisions of one kind; returns how many."""
    rng = Random(3)
    match = dealt(game, 3, 3)
    checked = 0
    while not match.over and checked < 60:
        position = match.position()
        if ("since" in position) == inside:
            check_secrecy(match, position, rng)
            checked += 1
        match.play(rng.choice(match.moves()))
    return checked


@every_game_and_set
@pytest.mark.parametrize("inside", [False, True], ids=["between-turns", "inside-a-turn"])
def test_honest_engine_passes(inside: bool, game: str) -> None:
    assert check_match(game, inside) == 60


@pytest.mark.parametrize(("game", "leak"), LEAKS_AND_GAMES)
def test_leak_is_convicted_between_turns(
    game: str, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leaked):
        check_match(game, inside=False)


# a card of Utopia that is given up ends its action
INSIDE = [leak for leak in LEAKS_AND_GAMES if leak.id != "utopia-given-up"]


@pytest.mark.parametrize(("game", "leak"), INSIDE)
def test_leak_is_convicted_inside_a_turn(
    game: str, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leaked):
        check_match(game, inside=True)
