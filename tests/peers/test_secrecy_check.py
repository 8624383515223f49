"""The check of secrecy convicts each leak, both between turns and inside a turn."""

from random import Random

import polis
import pytest
from peers.leaks import LEAKS, Leak
from peers.secrecy import Leaked, check_secrecy


def check_match(inside: bool) -> int:
    """Plays a match at random and checks its decisions of one kind; returns how many."""
    rng = Random(3)
    match = polis.new("uchronia", 3, seed=3)
    checked = 0
    while not match.over and checked < 40:
        position = match.position()
        if ("since" in position) == inside:
            check_secrecy(match, position, rng)
            checked += 1
        match.play(rng.choice(match.moves()))
    return checked


@pytest.mark.parametrize("inside", [False, True], ids=["between-turns", "inside-a-turn"])
def test_honest_engine_passes(inside: bool) -> None:
    assert check_match(inside) == 40


@pytest.mark.parametrize("inside", [False, True], ids=["between-turns", "inside-a-turn"])
@pytest.mark.parametrize("leak", LEAKS)
def test_leak_is_convicted(leak: Leak, inside: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leaked):
        check_match(inside)
