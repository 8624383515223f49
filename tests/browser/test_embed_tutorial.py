"""The tutorial of the site, served by its author from elsewhere: what the prose says is so."""

from __future__ import annotations

import json
import re
import shutil

import polis
import pytest
from browser.axe import check
from browser.embedding import (
    LISTEN,
    Author,
    asked,
    await_told,
    call,
    frame_of,
    press,
    ready,
    start,
    told,
)
from browser.host import Host
from browser.learner import steps_of
from browser.player import LONGEST
from playwright.sync_api import Page, expect


@pytest.fixture
def tutorial(page: Page, host: Host, author: Author) -> Page:
    """The author's copy of the tutorial, which differs only in the address of the site."""
    shutil.copytree(host.folder / "tutorial-example", author.folder, dirs_exist_ok=True)
    index = author.folder / "index.html"
    text = index.read_text("utf-8").replace('"../', f'"{host.url}')
    text = text.replace("script-src 'self'", f"script-src 'self' {host.origin}")
    text = text.replace("frame-src 'self'", f"frame-src {host.origin}")
    index.write_text(text, "utf-8")
    page.add_init_script(LISTEN)
    page.goto(author.host.url)
    return page


def test_a_reader_goes_through_it(tutorial: Page, author: Author) -> None:
    page = tutorial
    expect(page.locator("polis-table")).to_have_count(6)
    page.locator("#order").scroll_into_view_if_needed()
    asked(ready(page, "order"))
    check(page)
    for id, moves in {
        "order": ["command clay", "take marble"],
        "activity": ["command clay", "take brick", "take stone"],
        "building": ["command stone", "add wood to carpenters-yard", "found shrine"],
    }.items():
        for move in moves:
            assert call(page, "play", move, id=id) is None
        assert call(page, "record", id=id)["moves"][: len(moves)] == moves
    asked(start(page, "free"))
    assert page.evaluate("__violations") == []


def test_the_buttons_in_the_prose_drive_the_lesson(tutorial: Page, author: Author) -> None:
    page = tutorial
    press(page.get_by_role("button", name="Your first Building"))
    await_told(page, "step", "lesson")
    expect(frame_of(page, "lesson").locator('[data-lesson="first-building"]')).to_be_visible()
    press(page.get_by_role("button", name="Your first cards"))
    await_told(page, "step", "lesson", 2)
    frame = frame_of(page, "lesson")
    said = page.locator("#told")
    expect(said).to_have_text("Step 1 of 8.")
    # too early: the lesson says so in the prose
    press(page.get_by_role("button", name="Command with Clay"))
    expect(said).to_contain_text("read")
    while frame.locator("[data-next]").count():
        step = len(told(page, "step", "lesson"))
        press(frame.locator("[data-next]"))
        await_told(page, "step", "lesson", step + 1)
    for name in ("Command with Clay", "Take the Marble"):
        step = len(told(page, "step", "lesson"))
        press(page.get_by_role("button", name=name))
        await_told(page, "step", "lesson", step + 1)
    assert [it["move"] for it in told(page, "move", "lesson")][:2] == [
        "command clay",
        "take marble",
    ]
    while not frame.locator("[data-finished]").count():
        step = told(page, "step", "lesson")[-1]["step"]
        count = len(told(page, "step", "lesson"))
        if moves := steps_of("first-production")[step].get("expect"):
            assert call(page, "play", moves[0], id="lesson") is None
        else:
            press(frame.locator("[data-next]"))
        await_told(page, "step", "lesson", count + 1)
    assert [it["finished"] for it in told(page, "step", "lesson")][-2:] == [False, True]
    expect(said).to_have_text("Well done: that was the whole lesson.")


def test_the_game_to_look_at_is_a_whole_one(tutorial: Page, author: Author) -> None:
    page = tutorial
    record = json.loads(page.locator("#replay").get_attribute("record") or "")
    assert polis.replay(record).over
    prose = page.locator("main").inner_text()
    assert re.search(rf"to its end in {len(record['moves'])}\s+decisions", prose)
    frame = start(page, "replay")
    expect(frame.locator('[data-replay="0"]')).to_be_visible(timeout=LONGEST)
    press(frame.locator("[data-tool=film]"))
    # a film that runs may be further on by the time one looks
    further = "() => Number(document.querySelector('[data-replay]').dataset.replay) >= 2"
    frame.wait_for_function(further, timeout=LONGEST)
    press(frame.locator("[data-branch]"))
    asked(ready(page, "replay", 2))


def test_without_scripts_it_reads_on_and_every_table_is_a_link(
    tutorial: Page, author: Author
) -> None:
    browser = tutorial.context.browser
    assert browser
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(author.host.url)
    for link in page.locator("polis-table a").all():
        expect(link).to_be_visible()
        address = (link.get_attribute("href") or "").partition("?")[0]
        assert page.request.get(address).ok
    context.close()
