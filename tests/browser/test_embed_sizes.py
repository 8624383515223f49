"""Frames of every size: no scroll bars, nothing out of reach, and a height of its own."""

from __future__ import annotations

import polis
import pytest
from browser.axe import check
from browser.crowded import CROWDED, code, game
from browser.embedding import (
    POSITION,
    Author,
    asked,
    await_told,
    begin,
    call,
    frame_of,
    framed,
    press,
    ready,
    start,
    table,
    told,
)
from browser.host import Host
from browser.player import LONGEST
from parts import few_of, part
from playwright.sync_api import Frame, Page, expect

SIZES = ((320, 480), (320, 700), (480, 500), (600, 600), (800, 500), (1000, 600), (1200, 800))
# what would have a scroll bar or be cut off, and what can be played but not be clicked
FAULTS = """() => {
  const faults = [];
  const places = "html, body, #page, main, .table, .table .zone, .table .prompt, .result";
  for (const it of document.querySelectorAll(places)) {
    const over = [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight];
    if (Math.max(...over) > 2) faults.push(`${it.localName}.${it.className}: ${over}`);
  }
  const buttons = "[data-move], [data-opens], [data-next], [data-tool]";
  for (const it of document.querySelectorAll(buttons)) {
    const { left, top, width, height } = it.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !it.contains(hit)) faults.push(`out of reach: ${it.outerHTML.slice(0, 120)}`);
  }
  return faults;
}"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def look(page: Page, frame: Frame) -> list[str]:
    """What is wrong with the table at each size of its frame."""
    found = []
    for size in SIZES:
        page.evaluate("([w, h]) => { one.style = `width: ${w}px; height: ${h}px` }", size)
        frame.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=size)
        frame.evaluate(DRAWN)
        found += [f"{size}: {fault}" for fault in frame.evaluate(FAULTS)]
    return found


def own_height(page: Page, frame: Frame) -> int:
    """The height that the frame has told its host, once it has it."""
    await_told(page, "size")
    height: int = told(page, "size")[-1]["height"]
    frame.wait_for_function("height => innerHeight === height", arg=height)
    return height


def test_nothing_scrolls_in_frames_of_all_sizes(page: Page, author: Author) -> None:
    page.set_viewport_size({"width": 1300, "height": 900})
    author.open(page, table(position=POSITION, seats="human,mouse", lang="fr"))
    frame = start(page)
    asked(frame)
    found = {"a beginning": look(page, frame)}
    tables = {
        "a crowd": {"record": polis.decode(code(5, CROWDED[5]))},
        "a lesson": {"lesson": "first-production"},
        "a replay": {"record": game("uchronia", 2)},
        "a puzzle": {"puzzle": "u-001"},
    }
    for name, what in tables.items():
        assert call(page, "load", what) is None
        found[name] = look(page, frame)
    assert call(page, "load", {"record": game("uchronia", 2)}) is None
    press(frame.locator("[data-present]"))
    expect(frame.locator("[data-result] .chart")).to_be_visible(timeout=LONGEST)
    found["the end"] = look(page, frame)
    assert not [fault for faults in found.values() for fault in faults], found


def test_a_message_fits_the_smallest_frame(page: Page, author: Author) -> None:
    long = {**POSITION, "forum": ["gold" * 100]}
    author.open(page, table(position=long, style="width: 320px; height: 480px"))
    press(page.get_by_role("button"))
    await_told(page, "error")
    assert frame_of(page).evaluate(FAULTS) == []


@pytest.mark.parametrize(
    "width", few_of("embeds", [320, 390, 700, 1000, 1300, 1500], everyday=[390, 1300])
)
def test_an_element_takes_the_height_its_table_needs(
    page: Page, author: Author, width: int
) -> None:
    page.set_viewport_size({"width": 1600, "height": 900})
    author.open(page, table(position=POSITION, seats="human,mouse", style=f"width: {width}px"))
    frame = start(page)
    asked(frame)
    height = own_height(page, frame)
    box = page.locator("#one").bounding_box()
    assert box
    assert box["height"] == height < 1000
    expect(frame.locator("html")).to_have_attribute("style", "--fit: 1;")
    assert frame.evaluate(FAULTS) == []


def test_utopia_takes_its_height_and_tells_its_moves(page: Page, author: Author) -> None:
    page.set_viewport_size({"width": 1100, "height": 900})
    author.open(page, table(game="utopia", seats="human,mouse", style="width: 1000px"))
    frame = start(page)
    asked(frame)
    own_height(page, frame)
    assert frame.evaluate(FAULTS) == []
    move = frame.evaluate("polis.decision()")["moves"][0]["move"]
    assert call(page, "play", move) is None
    # by luck the mouse has begun
    assert {"move": move, "seat": 0} in told(page, "move")
    assert call(page, "record")["game"] == "utopia"


def test_an_authors_own_height_is_respected(page: Page, author: Author) -> None:
    style = "<style>polis-table { height: 500px; }</style>"
    author.open(page, table(position=POSITION), style)
    frame = start(page)
    await_told(page, "size")
    asked(frame)
    assert frame.evaluate("innerHeight") == 500


@pytest.mark.parametrize(
    ("scheme", "width"),
    [
        ("light", 360),
        ("dark", 1100),
        pytest.param("dark", 360, marks=part("embeds")),
        pytest.param("light", 1100, marks=part("embeds")),
    ],
)
def test_no_violation_that_axe_knows(page: Page, author: Author, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width + 40, "height": 800})
    heading = "<main><h1>Tables</h1>"
    bad = table("bad", position={"polis": 2})
    author.open(page, heading + table(lesson="first-production") + bad + "</main>")
    check(page)
    frame = start(page)
    check(frame)
    press(page.locator("#bad").get_by_role("button"))
    await_told(page, "error", "bad")
    expect(frame_of(page, "bad").locator("[data-refusal]")).to_be_visible()
    check(frame_of(page, "bad"))
    expect(frame.locator(".cover")).to_be_visible(timeout=LONGEST)
    check(frame)
    begin(frame)
    asked_lesson = frame.locator("[data-next]")
    expect(asked_lesson).to_be_visible(timeout=LONGEST)
    check(page)


@pytest.mark.usefixtures("fresh")
def test_a_frame_of_its_own_and_one_that_failed_have_no_violation(
    page: Page, host: Host, author: Author
) -> None:
    frame = framed(page, author, "?colour=red", "title='A table'")
    expect(frame.locator(".cover button")).to_be_visible()
    check(frame)
    host.faults["embed/frame.js"] = "missing"
    author.open(page, "<main><h1>Tables</h1>" + table(position=POSITION) + "</main>")
    press(page.get_by_role("button"))
    expect(page.get_by_role("alert")).to_be_visible()
    check(page)
    host.faults.clear()
    page.reload()
    press(page.get_by_role("button"))
    asked(ready(page))
