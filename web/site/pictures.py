"""The pictures of the documentation, always of the same games: `pictures.py DIST FOLDER`.

Foxes play each game here, from a fixed seed; the page is shown a moment of it at which the first
player is asked. So a picture changes only when the table's looks, words or rules do.
"""

from __future__ import annotations

import argparse
import threading
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import polis
from chromium import installed
from playwright.sync_api import Browser, Page, sync_playwright
from polis.bots import get
from polis.core.languages import LANGUAGES
from serve import serve

SEED = 7
SHARE = 0.62  # of the game: Buildings stand, Activities run, nobody has won


class Shot(NamedTuple):
    """One picture: `game-what-width-scheme-language.png`."""

    game: str
    what: str
    width: int
    height: int
    scheme: str
    language: str
    players: int = 3

    @property
    def name(self) -> str:
        return f"{self.game}-{self.what}-{self.width}-{self.scheme}-{self.language}.png"


# each size with another number of players
TABLES = ((1440, 900, 3), (1280, 720, 5), (768, 1024, 4), (390, 844, 2))
SHOTS = (
    *(
        Shot("uchronia", "table", width, height, scheme, language, players)
        for width, height, players in TABLES
        for scheme in ("light", "dark")
        for language in LANGUAGES
    ),
    *(
        Shot("utopia", "table", width, height, scheme, language, players)
        for (width, height, players), language in zip(TABLES, cycle(LANGUAGES), strict=False)
        for scheme in ("light", "dark")
    ),
    Shot("uchronia", "start", 1440, 900, "light", "en"),
    Shot("uchronia", "end", 1440, 900, "light", "en"),
    Shot("utopia", "end", 1440, 900, "light", "en"),
)


@cache
def whole_game(game: str, players: int) -> dict[str, Any]:
    match, rng = polis.new(game, players=players, seed=SEED), Random(SEED)
    foxes = [get("fox") for _ in range(players)]
    while match.seat is not None:
        match.play(foxes[match.seat].choose(match, match.seat, rng).move)
    return match.record()


def moment(game: str, players: int) -> dict[str, Any]:
    """The game so far, where the first player has a good many moves to choose from."""
    whole = whole_game(game, players)
    count = int(len(whole["moves"]) * SHARE)
    while True:
        match = polis.replay({**whole, "moves": whole["moves"][:count]})
        if match.seat == 0 and len(match.moves()) > 6:
            return match.record()
        count += 1


def take(page: Page, url: str, shot: Shot, folder: Path) -> None:
    page.emulate_media(color_scheme=shot.scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size({"width": shot.width, "height": shot.height})
    address = f"{url}?lang={shot.language}"
    if shot.what != "start":
        found = whole_game if shot.what == "end" else moment
        record = found(shot.game, shot.players)
        address += f"&game={shot.game}&players={shot.players}&speed=0#r={polis.encode(record)}"
    page.goto(address)
    page.wait_for_selector(".loading", state="detached", timeout=120_000)
    page.wait_for_selector({"table": ".legal", "start": ".start form", "end": ".chart"}[shot.what])
    page.evaluate("document.activeElement?.blur()")
    page.screenshot(path=folder / shot.name)


def all_pictures(browser: Browser, url: str, folder: Path) -> None:
    for shot in SHOTS:
        # a profile each, so that no kept game shows; no service worker, so that no tick comes late
        context = browser.new_context(service_workers="block")
        take(context.new_page(), url, shot, folder)
        context.close()
        print(f"{shot.name}  {(folder / shot.name).stat().st_size // 1000} kB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dist", type=Path)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    server = serve(arguments.dist)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        all_pictures(browser, f"http://127.0.0.1:{server.server_port}/", arguments.folder)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
