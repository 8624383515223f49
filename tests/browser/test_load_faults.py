"""No dead ends: whatever part of the site fails, and however, the player is told and can retry."""

import re

import pytest
from browser.host import FAULTS, Host
from browser.player import ready
from playwright.sync_api import Page, expect

PARTS = (
    "page/main.js",
    "parts.js",
    "words/en.ftl",
    "worker/worker.js",
    "worker/boot.js",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/wasm.bin",
    "pyodide/stdlib.bin",
    "pyodide/engine.bin",
)
STALL = 20_000
ADDRESS = "?game=uchronia&players=2&seed=3"


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_fails_ends_in_the_panel_and_retry_works(
    page: Page, host: Host, part: str, fault: str
) -> None:
    host.faults[part] = fault
    page.goto(host.url + ADDRESS, wait_until="commit")
    again = page.locator("[data-retry]:visible")
    expect(again).to_be_visible(timeout=STALL + 15_000)
    assert host.met, "the fault was met"
    host.faults.clear()
    host.released.set()
    again.click()
    ready(page)
    assert page.evaluate("polis.record()")["seed"] == 3


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("part", ["openings/uchronia-2.json", "styles/page.css", "page/watch.js"])
def test_what_the_game_can_do_without_does_not_stop_it(
    page: Page, host: Host, part: str, fault: str
) -> None:
    host.faults[part] = fault
    page.goto(host.url + ADDRESS, wait_until="commit")
    ready(page)
    assert host.met, "the fault was met"


def test_the_report_has_versions_and_the_record(page: Page, host: Host) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
    host.faults["pyodide/wasm.bin"] = "missing"
    page.goto(host.url + ADDRESS)
    panel = page.locator("[data-trouble]")
    expect(panel).to_contain_text("pyodide/wasm.bin", timeout=STALL)
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
    page.goto(host.url + "?game=uchronia&players=2#r=damaged")
    ready(page)
    expect(page.locator(".notice").filter(has_text="damaged")).to_have_count(1)
    page.goto(host.url + "?game=chess")
    ready(page)
    expect(page.locator(".notice").filter(has_text="game=chess")).to_have_count(1)
