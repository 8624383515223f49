"""No violation that axe-core knows on any screen, light or dark; nothing to scroll sideways."""

import re

import pytest
from browser.axe import check
from browser.host import Host
from browser.player import open_match, play, ready, tool
from browser.story import played_by_foxes
from parts import part
from playwright.sync_api import Page, expect
from uchronia.scenes import cards, scene

SCREENS = [
    ("light", (1440, 900)),
    pytest.param("dark", (390, 844), marks=part("geometry")),
    pytest.param("dark", (1440, 900), marks=part("geometry")),
    pytest.param("light", (390, 844), marks=part("geometry")),
]


def turn_to(page: Page, scheme: str, size: tuple[int, int]) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(("scheme", "size"), SCREENS)
def test_the_panel_of_trouble(page: Page, host: Host, scheme: str, size: tuple[int, int]) -> None:
    turn_to(page, scheme, size)
    host.faults["engine/core.bin"] = "missing"
    page.goto(host.url)
    expect(page.locator("[data-trouble]")).to_be_visible(timeout=40_000)
    check(page)


@pytest.mark.parametrize(("scheme", "size"), SCREENS)
def test_every_screen(page: Page, host: Host, scheme: str, size: tuple[int, int]) -> None:
    turn_to(page, scheme, size)
    page.goto(host.url)
    expect(page.locator(".loading")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check(page)
    page.goto(host.url + "?game=uchronia&players=2&seed=5&seats=human,human&colour=blue")
    expect(page.locator("[data-curtain]")).to_be_visible(timeout=60_000)
    check(page)
    address = "?game=uchronia&players=5&seed=5&seats=human,mouse,mouse,mouse,mouse&speed=0"
    for table in ("plain", "drawn"):
        page.goto(host.url + f"{address}&table={table}")
        ready(page)
        for _ in range(5):
            play(page)
        # by luck somebody else's turn may ask, with nothing to open
        while not page.locator("summary:visible").count():
            play(page)
        tool(page, "hint").click()
        expect(page.locator(".hint")).to_be_visible(timeout=60_000)
        page.locator("summary:visible").first.click()
        check(page)
    for panel in ("log", "rules", "menu", "settings", "keys", "about"):
        tool(page, panel).click()
        expect(page.locator(f"[data-panel={panel}]")).to_be_visible()
        check(page)
        page.locator("[data-close]").click()
    page.goto(host.url)
    expect(page.locator("[data-resume]").first).to_be_visible()
    check(page)


@pytest.mark.parametrize(("width", "language"), [(390, "fr"), (1280, "it")])
def test_what_opens_at_the_drawn_table(page: Page, host: Host, width: int, language: str) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    mine = {"hand": cards("2 clay wood brick"), "buildings": ["circus", "crane"]}
    other = {"hand": 5, "sites": {"dock": []}, "buildings": ["gate"], "domain": ["clay"]}
    open_match(page, host, scene(mine, other), f"&speed=0&lang={language}")
    page.locator(".card.clay").click()
    expect(page.locator(".opened [data-move]")).to_have_count(2)
    check(page)
    page.locator(".clay .sets").click()
    page.locator(".opened [data-opens]").first.click()
    expect(page.locator(".opened [data-move]")).to_have_count(5)
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".opened")).to_have_count(0)
    page.locator(".forum").hover()
    page.locator(".works .building").first.hover()
    expect(page.locator("[data-zoom]")).to_be_visible()
    page.locator(".works .building").first.click()
    expect(page.locator(".why")).to_be_visible()
    check(page)


def test_the_end_of_a_game(page: Page, host: Host) -> None:
    open_match(page, host, played_by_foxes(2, 5), "&table=plain")
    expect(page.locator("[data-result] .chart")).to_be_visible()
    check(page)


@pytest.mark.parametrize("width", [390, 1440])
def test_the_end_at_the_drawn_table(page: Page, host: Host, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    open_match(page, host, played_by_foxes(4, 32))
    expect(page.locator("[data-result] .chart")).to_be_visible()
    check(page)


@pytest.mark.parametrize("table", ["plain", "drawn"])
def test_the_prompt_is_announced(page: Page, host: Host, table: str) -> None:
    page.goto(host.url + f"?game=uchronia&players=2&seed=6&speed=0&table={table}")
    ready(page)
    told = page.locator('.announcement[aria-live="polite"]')
    for _ in range(2):
        # what happened comes first, if anything has
        asked = re.escape(page.locator("[data-prompt]").inner_text().strip())
        expect(told).to_have_text(re.compile(f"(^| ){asked}$"))
        play(page)
