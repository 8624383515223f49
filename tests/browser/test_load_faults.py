"""No dead ends: whatever part of the site fails, and however, the player is told and can retry."""

import re
from collections.abc import Sequence
from contextlib import suppress

import polis
import pytest
from browser.host import FAULTS, ROOT, Host
from browser.player import LONGEST, history, ready
from parts import part
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

DIST = ROOT / "dist"
INDEX = (DIST / "index.html").read_text("utf-8") if DIST.exists() else ""
# what the page begins with beside `main.js`, and a feature that comes later (the menu), by their
# names in the bundle
FIRST = re.findall(r'"modulepreload" href="([^"]+)"', INDEX)
DEFERRED = sorted(f"page/{path.name}" for path in (DIST / "page").glob("panels-*.js"))
PARTS = (
    "page/main.js",
    *FIRST,
    "uchronia/table.js",
    "printed/uchronia.json",
    "words/en.json",
    "words/uchronia-en.json",
    "worker/worker.js",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/wasm.bin",
    "pyodide/stdlib.bin",
    "engine/core.bin",
    "engine/uchronia.bin",
)
WITHOUT = (
    "openings/uchronia-2-1.json",
    "styles/site.css",
    "styles/uchronia.css",
    "page/watch.js",
    *DEFERRED,
)
ADDRESS = "?game=uchronia&players=2&seed=3"
# until the fault was seen, what does not come is waited for a little only
HURRY = """if (!sessionStorage.getItem("patient")) globalThis.polisDeadlines = %s"""
FOR_THE_PANEL = HURRY % "{ part: 4000, start: 4000, unstarted: 4000 }"
# the engine has no fault then and may take its time
FOR_PLAYING_ON = HURRY % "{ part: 4000, style: 2000, looks: 1000 }"
PATIENT = "sessionStorage.setItem('patient', '1'); delete globalThis.polisDeadlines"

pytestmark = pytest.mark.usefixtures("fresh")


def matrix(files: Sequence[str]) -> list[object]:
    """Every file with every fault; the everyday tests take each fault once, with some files."""
    pairs = [(file, fault) for file in files for fault in FAULTS]
    few = files[:: max(1, len(files) // len(FAULTS))]
    everyday = [(file, FAULTS[at % len(FAULTS)]) for at, file in enumerate(few)]
    return [it if it in everyday else pytest.param(*it, marks=part("faults")) for it in pairs]


@pytest.mark.parametrize(("file", "fault"), matrix(PARTS))
def test_a_part_that_fails_ends_in_the_panel_and_retry_works(
    page: Page, host: Host, file: str, fault: str
) -> None:
    open_without(page, host, file, fault, FOR_THE_PANEL)
    retry(page, host)


def open_without(page: Page, host: Host, file: str, fault: str, hurry: str) -> None:
    host.faults[file] = fault
    page.add_init_script(hurry)
    page.goto(host.url + ADDRESS, wait_until="commit")


def retry(page: Page, host: Host) -> None:
    """Checks that the panel comes, and that its button starts the game once the fault is gone."""
    again = page.locator("[data-retry]:visible")
    expect(again).to_be_visible(timeout=LONGEST)
    assert host.was_met.is_set(), "the fault was met"
    page.evaluate(PATIENT)
    host.faults.clear()
    host.released.set()
    # watch.js tries a module that failed once more, and may be quicker than the button
    with suppress(TooLate):
        again.click(timeout=10_000)
    ready(page)
    # the page that asks may still be the previous one
    begun = "globalThis.polis && polis.record().then(({ seed }) => seed === 3)"
    page.wait_for_function(begun, timeout=LONGEST)


@pytest.mark.parametrize(("file", "fault"), matrix(WITHOUT))
def test_what_the_game_can_do_without_does_not_stop_it(
    page: Page, host: Host, file: str, fault: str
) -> None:
    open_without(page, host, file, fault, FOR_PLAYING_ON)
    ready(page)
    # some parts are fetched only when the game is being played
    assert host.was_met.wait(LONGEST / 1000), "the fault was met"
    page.evaluate("polis.decision().then(({ moves }) => polis.play(moves[0].move))")
    assert history(page)
    expect(page.locator("[data-trouble]")).to_have_count(0)


def test_what_is_wanted_later_and_does_not_come_is_asked_for_once(page: Page, host: Host) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    [deferred] = DEFERRED
    host.faults[deferred] = "missing"
    page.goto(host.url + ADDRESS)
    ready(page)
    page.locator("[data-tool=menu]").click()
    expect(page.locator("[data-trouble]")).to_be_visible(timeout=LONGEST)
    assert len([url for url in requests if url.endswith(deferred)]) <= 3
    host.faults.clear()
    page.locator("[data-retry]").click()
    ready(page)
    page.locator("[data-tool=menu]").click()
    expect(page.locator("[data-panel=menu]")).to_be_visible()


def test_the_report_has_versions_and_the_record(page: Page, host: Host) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
    host.faults["pyodide/wasm.bin"] = "missing"
    page.goto(host.url + ADDRESS)
    panel = page.locator("[data-trouble]")
    expect(panel).to_contain_text("pyodide/wasm.bin", timeout=LONGEST)
    expect(panel).to_contain_text("404")
    page.get_by_role("button", name="Copy a report").click()
    expect(panel).to_contain_text("Copied")
    report = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r'"polis": "[0-9a-f]{12}"', report)
    assert "wasm.bin" in report


def test_bad_addresses_give_the_default_and_a_message(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=77&seed=minus&seats=cat,dog&lang=xx&colour=red")
    ready(page)
    notices = page.locator(".notice")
    for name in ("players=77", "seed=minus", "seats=cat,dog", "lang=xx", "colour=red"):
        expect(notices.filter(has_text=name)).to_have_count(1)
    # a bot begins, and what it does takes the notice from nobody
    seed = next(seed for seed in range(99) if polis.new("uchronia", players=2, seed=seed).seat)
    page.goto(host.url + f"?game=uchronia&players=2&seed={seed}&speed=0#r=damaged")
    ready(page)
    expect(page.locator('[data-played="0"]')).to_have_count(0)
    expect(page.locator(".notice").filter(has_text="damaged")).to_have_count(1)
    page.goto(host.url + "?game=chess")
    ready(page)
    expect(page.locator(".notice").filter(has_text="game=chess")).to_have_count(1)
