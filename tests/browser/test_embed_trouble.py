"""A table that cannot go on: it says so, holds nobody up, and can be tried again."""

from __future__ import annotations

import pytest
from browser.embedding import (
    POSITION,
    Author,
    asked,
    asleep,
    await_told,
    call,
    frame_of,
    press,
    ready,
    start,
    table,
    told,
)
from browser.engines import Engines
from browser.host import Host
from browser.player import LONGEST
from playwright.sync_api import Page, expect

WASM = "pyodide/wasm.bin"
MINE = {"position": POSITION, "seats": "human,mouse"}


@pytest.mark.usefixtures("fresh")
def test_a_table_without_an_engine_holds_up_no_other_and_is_tried_again_in_its_turn(
    page: Page, host: Host, author: Author
) -> None:
    host.faults[WASM] = "missing"
    engines = Engines(page)
    author.open(page, table() + table("two"))
    assert WASM in call(page, "load", MINE)["error"]
    assert [WASM in it["message"] for it in told(page, "error", "one")] == [True]
    trouble = frame_of(page).locator("[data-trouble]")
    expect(trouble).to_be_visible()
    host.faults.clear()
    assert call(page, "load", MINE, id="two") is None
    asked(frame_of(page, "two"))
    expect(trouble).to_be_visible()
    press(frame_of(page).locator("[data-retry]"))
    asked(ready(page))
    asleep(frame_of(page, "two"))
    assert call(page, "record")["start"] == POSITION
    assert engines.most == 1


def test_a_table_that_does_not_say_that_it_sleeps_holds_up_no_other(
    page: Page, author: Author
) -> None:
    page.add_init_script("globalThis.polisDeadlines = { asleep: 200 }")
    author.open(page, table(**MINE) + table("two", **MINE))
    silent = start(page)
    asked(silent)
    silent.evaluate("MessagePort.prototype.postMessage = () => {}")
    asked(start(page, "two"))


@pytest.mark.usefixtures("fresh")
def test_a_later_load_starts_an_engine_that_could_not_start_before(
    page: Page, host: Host, author: Author
) -> None:
    host.faults[WASM] = "missing"
    author.open(page, table(**MINE))
    assert "error" in call(page, "play", "command clay")
    assert "error" in call(page, "load")
    host.faults.clear()
    assert call(page, "load") is None
    assert call(page, "play", "command clay") is None


def test_an_engine_that_falls_again_and_again_is_taken_up_where_it_fell(
    page: Page, author: Author
) -> None:
    author.open(page, table(**MINE))
    frame = start(page)
    asked(frame)
    assert call(page, "play", "command clay") is None
    fall = "__workers.at(-1).onmessage({ data: { say: 'died', how: 'a test' } })"
    for _ in range(3):
        # that it loads may be over before one looks
        frame.evaluate(f"""() => new Promise((done) => {{
          const watch = new MutationObserver(() => document.querySelector(".loading") && done());
          watch.observe(document.body, {{ subtree: true, childList: true }});
          {fall};
        }})""")
        asked(frame)
    frame.evaluate(fall)
    expect(frame.locator("[data-trouble]")).to_be_visible()
    await_told(page, "error")
    press(frame.locator("[data-retry]"))
    asked(frame)
    assert call(page, "play", "take marble") is None
    assert call(page, "record")["moves"][:2] == ["command clay", "take marble"]


@pytest.mark.usefixtures("fresh")
def test_a_file_of_a_lesson_that_never_comes_is_named(
    page: Page, host: Host, author: Author
) -> None:
    course, lesson = "lessons/uchronia/course.json", "lessons/uchronia/two-cards.json"
    host.faults.update({course: "stalled", lesson: "missing"})
    page.add_init_script("globalThis.polisDeadlines = { part: 4000 }")
    author.open(page, table(lesson="two-cards", lang="en"))
    assert call(page, "load")["error"] == f"{course}: stalled"
    expect(frame_of(page).locator("[data-trouble]")).to_contain_text(course)
    frame_of(page).evaluate("delete globalThis.polisDeadlines")
    del host.faults[course]
    host.released.set()
    assert call(page, "load")["error"] == f"{lesson}: HTTP 404"
    host.faults.clear()
    assert call(page, "load") is None
    expect(frame_of(page).locator("[data-lesson=two-cards]")).to_be_visible(timeout=LONGEST)
