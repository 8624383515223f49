"""The drawn table lies whole on one screen: nothing to scroll, cut off, covered or too small."""

from __future__ import annotations

from collections.abc import Sequence

import polis
import pytest
from browser.crowded import DRAWN, game, tables
from browser.geometry import FAULTS, SIZES
from browser.host import Host
from browser.player import LONGEST, ready
from parts import part
from playwright.sync_api import Page, expect
from polis.core.languages import LANGUAGES

OPEN = "[data-opens]:not(.opened *)"


class Watcher:
    """Looks at the table at every size and in every language, and keeps what is wrong with it."""

    def __init__(
        self, page: Page, host: Host, name: str, players: int, languages: Sequence[str]
    ) -> None:
        self.page = page
        self.game = name
        self.players = players
        self.languages = languages
        self.address = f"{host.url}?game={name}&players={players}&speed=0"
        self.found: list[str] = []
        page.emulate_media(reduced_motion="reduce")

    def open(self, code: str, more: str = "") -> None:
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}{more}#r={code}")
        expect(self.page.locator(".loading")).to_have_count(0, timeout=LONGEST)
        expect(self.page.locator(".table")).to_be_visible(timeout=LONGEST)
        self.page.evaluate("polis.ready")

    def speak(self, language: str) -> None:
        """Chooses a language in the settings, which is faster than loading the game again."""
        page = self.page
        page.locator(".top [data-tool=menu]").dispatch_event("click")
        page.locator(".menu [data-tool=settings]").dispatch_event("click")
        page.locator("select[name=language]").select_option(language)
        page.locator("[data-close]").dispatch_event("click")
        expect(page.locator(f"html[lang={language}]:not(:has(dialog))")).to_have_count(1)

    def look(self, what: str) -> None:
        page = self.page
        for language in self.languages:
            self.speak(language)
            # the layout does not depend on it, so one language is enough
            page.emulate_media(color_scheme="dark" if language == "fr" else "light")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                faults = page.evaluate(FAULTS)
                self.found += [f"{what}, {language}, {width}: {fault}" for fault in faults]

    def look_at_choices(self, what: str) -> None:
        """Opens a thing with several moves, and cards that go together."""
        page = self.page
        for kind in (".thing", ".sets"):
            if not page.locator(f"{kind}{OPEN}").count():
                continue
            page.locator(f"{kind}{OPEN}").first.evaluate("button => button.click()")
            inner = page.locator(".opened [data-opens]")
            if inner.count():
                inner.last.evaluate("button => button.click()")
            self.look(f"{what} with a choice")
            for _ in range(2):
                page.keyboard.press("Escape")
            expect(page.locator(".opened")).to_have_count(0)


# every day the longest words at one size of table
EVERYDAY = [("uchronia", 4, ["fr"]), ("utopia", 3, ["it"])]
ALL = [(name, size, LANGUAGES) for name in DRAWN for size in (2, 3, 4, 5)]


@pytest.fixture(params=[*EVERYDAY, *(pytest.param(it, marks=part("geometry")) for it in ALL)])
def watcher(page: Page, host: Host, request: pytest.FixtureRequest) -> Watcher:
    return Watcher(page, host, *request.param)


def test_nothing_is_cut_off_or_covered_while_playing(page: Page, watcher: Watcher) -> None:
    for name, start in tables(watcher.game, watcher.players).items():
        watcher.open(start)
        ready(page)
        watcher.look(name)
        watcher.look_at_choices(name)
        if name == "in the middle":
            page.locator("[data-tool=hint]").click()
            expect(page.locator(".hint")).to_be_visible(timeout=LONGEST)
            watcher.look("a hint")
    assert not watcher.found, "\n".join(watcher.found)


@part("geometry")
def test_nothing_is_cut_off_or_covered_around_playing(page: Page, watcher: Watcher) -> None:
    players = watcher.players
    whole = game(watcher.game, players)
    watcher.open(polis.encode(whole))
    expect(page.locator(".chart")).to_be_visible(timeout=LONGEST)
    watcher.look("the end")
    page.locator("[data-tool=replay]").click()
    late = len(whole["moves"]) * 9 // 10
    page.locator(".scrubber input").fill(str(late))
    expect(page.locator(f'[data-replay="{late}"]')).to_be_visible(timeout=LONGEST)
    watcher.look("looking back")
    page.evaluate("localStorage.setItem('polis-settings', '{\"chances\": true}')")
    crowded = next(iter(tables(watcher.game, players).values()))
    watcher.open(crowded, "&seed=minus&colour=red&table=square")
    expect(page.locator(".notice")).to_have_count(3)
    expect(page.locator(".chances")).to_be_visible(timeout=LONGEST)
    watcher.look("notices and chances")
    watcher.open(crowded, "&seats=link,human" + ",fox" * (players - 2))
    expect(page.locator("[data-away]")).to_be_visible(timeout=LONGEST)
    watcher.look("play by link")
    assert not watcher.found, "\n".join(watcher.found)
