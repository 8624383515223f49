"""No violation that axe-core knows on any screen, light or dark; nothing to scroll sideways."""

import pytest
from browser.host import ROOT, Host
from browser.player import play, play_to_the_end, ready
from playwright.sync_api import Page, expect

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def check(page: Page) -> None:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert [(v["id"], [n["html"] for n in v["nodes"]]) for v in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_every_screen(page: Page, host: Host, scheme: str, size: tuple[int, int]) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    host.faults["pyodide/engine.bin"] = "missing"
    page.goto(host.url)
    expect(page.locator("[data-trouble]")).to_be_visible(timeout=40_000)
    check(page)
    host.faults.clear()
    page.locator("[data-retry]:visible").click()
    expect(page.locator(".loading")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check(page)
    page.goto(host.url + "?game=uchronia&players=2&seed=5&seats=human,human&colour=blue")
    expect(page.locator("[data-curtain]")).to_be_visible(timeout=60_000)
    check(page)
    page.goto(host.url + "?game=uchronia&players=5&seed=5&seats=human,mouse,mouse,mouse,mouse")
    ready(page)
    for _ in range(5):
        play(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    page.locator("summary").first.click()
    check(page)
    page.goto(host.url)
    expect(page.locator("[data-resume]").first).to_be_visible()
    check(page)


def test_the_end_of_a_game(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=5")
    ready(page)
    play_to_the_end(page)
    check(page)


def test_the_prompt_is_announced(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=6")
    ready(page)
    told = page.locator('.announcement[aria-live="polite"]')
    expect(told).to_have_text(page.locator("[data-prompt]").inner_text().strip())
    play(page)
    expect(told).to_have_text(page.locator("[data-prompt]").inner_text().strip())
