"""What the pages for authors say: every example in them works, and they leave nothing out."""

from __future__ import annotations

import json
import re

from browser.embedding import Author, asked, await_told, call, frame_of, press, ready, start, table
from browser.host import ROOT, Host
from browser.player import LONGEST
from playwright.sync_api import Page, expect

EMBEDDING = (ROOT / "docs" / "embedding.md").read_text("utf-8")
LESSONS = (ROOT / "docs" / "lessons.md").read_text("utf-8")
SCRIPT = (ROOT / "web" / "embed" / "host" / "events.js").read_text("utf-8")


def examples(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


def rows(heading: str) -> set[str]:
    """What the first column of a section's table names."""
    [section] = re.findall(rf"^## {heading}\n(.*?)^## ", EMBEDDING, flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"^\| `([\w-]+)` \|", section, flags=re.MULTILINE))


def show(page: Page, host: Host, author: Author, example: str) -> None:
    page.goto(author.write(example.replace("https://example.org/polis/", host.url)))


def test_attributes_and_events_are_those_the_script_has(page: Page, author: Author) -> None:
    author.open(page, table())
    observed = page.evaluate("customElements.get('polis-table').observedAttributes")
    assert rows("Attributes") == {*observed, "start", "aria-label"}
    [events] = re.findall(r"const EVENTS = (\[.*?\]);", SCRIPT)
    assert rows("Events and methods") == {f"polis-{name}" for name in json.loads(events)}


def test_every_example_shows_a_table(page: Page, host: Host, author: Author) -> None:
    all = examples(EMBEDDING, "html")
    assert len(all) == 5
    for example in all:
        show(page, host, author, example)
        if "<iframe" in example:
            [frame] = page.frames[1:]
        else:
            page.evaluate("document.querySelector('polis-table').id ||= 'one'")
            id = page.locator("polis-table").get_attribute("id") or ""
            page.evaluate("customElements.whenDefined('polis-table')")
            if 'start="visible"' not in example:
                press(page.locator("polis-table").get_by_role("button"))
            frame = ready(page, id)
        expect(frame.locator(".table")).to_be_visible(timeout=LONGEST)
        expect(frame.locator(".notice")).to_have_count(0)
        if "--polis-accent: #7a2e1d" in example:
            colour = "getComputedStyle(document.documentElement).getPropertyValue('--leaf')"
            assert frame.evaluate(colour) == "#7a2e1d"
            assert frame.evaluate("innerHeight") == 640


def test_the_example_with_a_button_does_what_it_says(
    page: Page, host: Host, author: Author
) -> None:
    [example] = [it for it in examples(EMBEDDING, "html") if "<button" in it]
    show(page, host, author, example)
    page.locator("#show").click()
    await_told(page, "step", "table")
    expect(page.locator("#said")).to_have_text(re.compile(r"^Step 1 of \d+$"))
    frame = frame_of(page, "table")
    expect(frame.locator('[data-lesson="first-building"]')).to_be_visible(timeout=LONGEST)


def test_the_example_of_a_lesson_is_taken_in_an_authors_page(page: Page, author: Author) -> None:
    [example] = examples(LESSONS, "json")
    author.open(page, table(lesson=example, lang="en"))
    frame = start(page)
    lesson = json.loads(example)
    for number, step in enumerate(lesson["steps"][:3]):
        expect(frame.locator(f'[data-lesson-step="{number}"]')).to_be_visible(timeout=LONGEST)
        if "expect" in step:
            assert "error" in call(page, "play", "plot")
            assert call(page, "play", step["expect"][0]) is None
        else:
            press(frame.locator("[data-next]"))
    # open play, until the lesson has what it is for
    while not frame.locator("[data-finished]").count():
        asked(frame)
        moves = [it["move"] for it in frame.evaluate("polis.decision()")["moves"]]
        busy = [it for it in moves if it.startswith(("take", "store", "command"))]
        call(page, "play", (busy or moves)[0])
        frame.locator("[data-finished], [data-tool=hint]:enabled").first.wait_for()
    await_told(page, "step", count=5)
