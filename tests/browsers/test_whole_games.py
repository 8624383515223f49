"""A whole game of each game, by nothing but clicks on what is in view."""

from __future__ import annotations

import pytest
from browser.host import Host
from browsers.driver import Browser
from browsers.player import play_to_the_end, sit_down
from parts import part

pytestmark = part("browsers")

GAMES = [
    ("uchronia", "human,fox,mouse", (1440, 900)),
    ("utopia", "human,fox", (390, 844)),
    ("innovation", "human,fox", (1440, 900)),
]


@pytest.mark.parametrize(("game", "seats", "size"), GAMES)
def test_a_whole_game(
    window: Browser, host: Host, game: str, seats: str, size: tuple[int, int]
) -> None:
    players = seats.count(",") + 1
    window.resize(*size)
    sit_down(window, host, f"?game={game}&players={players}&seed=4&seats={seats}&lang=en")
    match = play_to_the_end(window)
    shown = window.text("[data-result]")
    for seat, points in enumerate(match.scores):
        assert str(points) in shown, seat
