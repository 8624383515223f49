"""A thousand strange addresses: no error, no script, no blank frame; and some to the end."""

from __future__ import annotations

import json
from random import Random

import pytest
from browser.embedding import (
    POSITION,
    Author,
    asked,
    begin,
    call,
    frame_of,
    framed,
    quoted,
    start,
    table,
)
from browser.fuzzed import LESSON, RIGHT, address, mutated
from browser.host import ROOT, Host
from browser.player import LONGEST
from parts import part
from playwright.sync_api import Frame, Page, expect
from polis.core.languages import LANGUAGES

BATCH = 50
BEYOND = 4  # batches that are not stopped by a button: what they ask for is read
# what a frame may say instead of a table
SHOWN = ".cover button, [data-refusal], [data-trouble], .table"


def frame_at(host: Host, address: str) -> str:
    src = quoted(f"{host.url}embed.html{address}")
    return f"<iframe width='900' height='800' src='{src}'></iframe>"


QUIET = """() => globalThis.hacked === undefined && !document.querySelector("img, #page script")"""


# Every frame tells its host once it shows something that can be read or pressed.
REPORT = """(quiet, shown, known) => {
  if (parent === window) return;
  let seen = false;
  const look = () => {
    const found = document.querySelector(shown);
    if (seen || !found?.checkVisibility()) return;
    seen = true;
    watch.disconnect();
    const names = [...new URLSearchParams(location.search).keys()];
    const strange = names.some((name) => !known.includes(name));
    const told = !strange || Boolean(document.querySelector(".notice"));
    const blank = !found.innerText.trim();
    // a turn later: whatever was to come to life has had its chance
    const beyond = !found.closest(".cover");
    setTimeout(() => parent.postMessage({ quiet: quiet(), told, blank, beyond }, "*"));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  // what is there may come into view later, when a style sheet has come
  document.addEventListener("load", look, { capture: true });
  addEventListener("load", look);
}"""
HEAR = """globalThis.heard = [];
addEventListener("message", ({ data }) => "quiet" in data && heard.push(data));"""


SHARED = (ROOT / "tests" / "browser" / "shared_engine.js").read_text("utf-8")
# a frame begins when it is in view
HEAPED = "<style>iframe { position: absolute; inset: 0; }</style>"
WELL = {"quiet": True, "told": True, "blank": False}


def quiet(frame: Frame) -> None:
    """Checks that nothing in the address was executed."""
    assert frame.evaluate(QUIET), frame.url


@pytest.mark.parametrize("batches", [1, pytest.param(20, marks=part("fuzz"))])
def test_strange_addresses_end_in_a_button_a_table_or_a_message(
    page: Page, host: Host, author: Author, batches: int
) -> None:
    rng = Random(1)
    known = json.dumps([*RIGHT, "record", "names", "host"])
    page.add_init_script(f"({REPORT})({QUIET}, {json.dumps(SHOWN)}, {known}); {SHARED}")
    beyond = 0
    for batch in range(batches):
        start = "visible" if batch < BEYOND else ""
        body = "".join(frame_at(host, address(rng, start)) for _ in range(BATCH))
        page.goto(
            author.write(f"<script>{HEAR}</script>{body}", HEAPED), wait_until="domcontentloaded"
        )
        page.wait_for_function("count => heard.length >= count", arg=BATCH, timeout=2 * LONGEST)
        heard = page.evaluate("heard")
        beyond += sum(it.pop("beyond") for it in heard)
        assert heard == [WELL] * BATCH
    assert beyond > min(batches, BEYOND) * BATCH * 0.9


@part("fuzz")
def test_addresses_followed_to_the_end_show_a_table_or_say_why_not(
    page: Page, host: Host, author: Author
) -> None:
    rng = Random(2)
    for _ in range(8):
        frame = framed(page, author, address(rng))
        begin(frame)
        expect(frame.locator("[data-refusal], [data-prompt]").first).to_be_visible(timeout=LONGEST)
        quiet(frame)


def test_hostile_positions_records_and_lessons_are_answered_in_clear_words(
    page: Page, author: Author
) -> None:
    author.open(page, table(position=POSITION, seats="human,mouse", lang="en"))
    frame = start(page)
    asked(frame)
    rng = Random(3)
    refused = 0
    for _ in range(150):
        text = mutated(rng)
        kind = "lesson" if '"steps"' in text else "record" if '"moves"' in text else "position"
        said = call(page, "load", {kind: text if rng.random() < 0.5 else json.loads(text)})
        if said is None:
            continue  # valid all the same: any title is a title
        refused += 1
        words = said["error"]
        assert words, text
        assert not any(it in words for it in ("undefined", "[object", "Error", "Traceback")), words
        expect(frame_of(page).locator(".table")).to_be_visible()
    assert refused > 100
    quiet(frame)


def test_an_evil_lesson_is_only_text(page: Page, author: Author) -> None:
    evil = dict.fromkeys(LANGUAGES, "<img src=x onerror=hacked=1> **bold**")
    steps = [{**LESSON["steps"][0], "say": evil}]
    author.open(page, table(lesson={**LESSON, "title": evil, "steps": steps}, lang="en"))
    frame = start(page)
    expect(frame.locator(".lesson .say")).to_have_text("<img src=x onerror=hacked=1> bold")
    quiet(frame)
