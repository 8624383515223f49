"""The start screen: how it lies on the screen, and a game of each kind that is begun there."""

from __future__ import annotations

import pytest
from browser.host import Host
from browsers.driver import Browser
from browsers.player import play_turns, record, settled
from parts import part

pytestmark = part("browsers")

SIZES = [(1440, 900), (390, 844)]
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_game_of_each_kind_begins_at_the_start_screen(
    window: Browser, host: Host, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for game in ("uchronia", "utopia", "innovation"):
        window.goto(f"{host.url}?speed=0&lang=en")
        window.until_shown(".start button.main")
        window.until_gone(".loading")
        assert window.evaluate(FITS), game
        window.click(f"[data-game={game}]")
        window.until_shown(f"[data-game={game}][aria-pressed=true]")
        assert window.evaluate(FITS), game
        window.click(".start button.main")
        settled(window)
        assert record(window)["game"] == game
        assert window.evaluate(FITS), game
        assert len(play_turns(window, 1)) >= 1
