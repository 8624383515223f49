"""On a monitor and on a phone the drawn table lies whole in view, with every move in reach."""

from __future__ import annotations

import pytest
from browser.crowded import DRAWN, tables
from browser.host import ROOT, Host
from browsers.driver import Browser
from browsers.player import reach, sit_down
from parts import part

pytestmark = part("browsers")

SIZES = [(1440, 900), (390, 844)]
FAULTS = (ROOT / "tests" / "browser" / "geometry.js").read_text("utf-8")
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_is_cut_off_covered_or_out_of_reach(
    window: Browser, host: Host, game: str, players: int
) -> None:
    found: list[str] = []
    for what, code in tables(game, players).items():
        sit_down(window, host, f"?game={game}&players={players}&lang=en#r={code}")
        for size in SIZES:
            window.resize(*size)
            assert not window.evaluate(SCROLLS), (what, size)
            found += [f"{what}, {size}: {fault}" for fault in window.evaluate(FAULTS)]
            assert reach(window), (what, size)
    assert not found, "\n".join(found)
