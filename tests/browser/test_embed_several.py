"""Many tables on one page: one engine at a time, the others asleep but drawn."""

from __future__ import annotations

from typing import Any

import polis
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
from browser.engines import Engines, memory, tidy
from browser.host import Host
from browser.player import LONGEST
from browser.story import act
from parts import part
from playwright.sync_api import BrowserType, Frame, Page, expect

ASKED = "[data-tool=hint]:not(:disabled)"
TEN = [f"t{number}" for number in range(10)]
GRID = """<style>body { display: grid; grid-template-columns: repeat(4, 1fr); }
  polis-table, iframe { height: 380px; width: 100%; } </style>"""


def tables(ids: list[str], **attributes: object) -> str:
    return "".join(
        table(id, position={**POSITION, "seed": seed}, seats="human,mouse", **attributes)
        for seed, id in enumerate(ids)
    )


def wake(frame: Frame) -> None:
    press(frame.locator(".cover button"))
    asked(frame)


@part("embeds")
def test_ten_tables_in_view_are_all_drawn_within_the_memory_of_one_engine(
    author: Author, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> None:
    # a browser of its own: what another test leaves behind would be counted too
    browser = browser_type.launch(**browser_type_launch_args)
    page = browser.new_page(viewport={"width": 1600, "height": 1200})
    engines = Engines(page)
    author.open(page, tables(TEN, start="visible", style="display: none"), GRID)
    none = memory(browser)
    page.evaluate("t0.style.display = ''")
    asked(ready(page, TEN[0]))
    one = memory(browser) - none
    page.evaluate("for (const it of document.querySelectorAll('polis-table')) it.style = ''")
    for id in TEN:
        ready(page, id)
    last = frame_of(page, TEN[-1])
    asked(last)
    for id in TEN[:-1]:
        asleep(frame_of(page, id))
    assert (engines.most, engines.now, engines.all) == (1, 1, len(TEN))
    tidy(last)
    # nine that sleep take less than one engine more
    assert memory(browser) - none < 2 * one
    browser.close()


def test_a_table_that_slept_goes_on_where_it_stood(page: Page, author: Author) -> None:
    engines = Engines(page)
    author.open(page, tables(TEN[:2]), GRID)
    one, two = start(page, "t0"), start(page, "t1")
    asleep(one)
    wake(one)
    asleep(two)
    act(one, "command clay")
    wake(two)
    asleep(one)
    act(two, "command wood")
    # the record of one that sleeps is there without waking it
    assert call(page, "record", id="t0")["moves"] == ["command clay"]
    asleep(one)
    wake(one)
    act(one, "take marble")
    assert call(page, "record", id="t0")["moves"][:2] == ["command clay", "take marble"]
    assert call(page, "record", id="t1")["moves"] == ["command wood"]
    assert told(page, "move", "t0")[0] == {"move": "command clay", "seat": 0}
    assert told(page, "ready") == [{}, {}]
    assert engines.most == 1


def test_a_table_asked_for_something_while_it_falls_asleep_gets_another_turn(
    page: Page, author: Author
) -> None:
    engines = Engines(page)
    author.open(page, tables(TEN[:2]), GRID)
    asked(start(page, "t0"))
    said = page.evaluate("Promise.all([t1.load(), t0.play('command clay')])")
    assert said == [None, None]
    assert call(page, "record", id="t0")["moves"] == ["command clay"]
    asked(frame_of(page, "t0"))
    asleep(frame_of(page, "t1"))
    assert engines.most == 1


def test_a_turn_that_waits_for_a_word_still_waits_after_a_sleep(page: Page, author: Author) -> None:
    author.open(page, tables(TEN[:2]), GRID)
    one = start(page, "t0")
    asked(one)
    one.locator("[data-tool=menu]").press("Enter")
    one.locator("[data-tool=settings]").press("Enter")
    one.locator("input[name=confirm]").check(force=True)
    one.locator("[data-close]").press("Enter")
    act(one, "command clay")
    assert call(page, "play", "take marble", id="t0") is None
    start(page, "t1")
    asleep(one)
    press(one.locator(".cover button"))
    expect(one.locator("[data-confirm]")).to_be_visible(timeout=LONGEST)
    expect(one.locator(".loading")).to_have_count(0, timeout=LONGEST)
    assert call(page, "record", id="t0")["moves"] == ["command clay", "take marble"]
    press(one.locator("[data-confirm]"))
    await_told(page, "move", "t0", 3)


def test_tables_in_another_tab_stay_awake(page: Page, host: Host, author: Author) -> None:
    bare = f"<iframe src='{host.url}embed.html?start=visible&seats=human,mouse'></iframe>"
    address = author.write(bare, GRID)
    page.goto(address)
    [frame] = page.frames[1:]
    asked(frame)
    other = page.context.new_page()
    other.goto(address)
    asked(other.frames[1])
    expect(frame.locator(".cover")).to_have_count(0)
    asked(frame)


def test_tables_pressed_in_a_hurry_are_all_drawn_and_the_last_is_awake(
    page: Page, author: Author
) -> None:
    engines = Engines(page)
    ids = TEN[:4]
    author.open(page, tables(ids), GRID)
    page.evaluate(
        "for (const it of document.querySelectorAll('polis-table'))"
        " it.shadowRoot.querySelector('button').click()"
    )
    for id in ids:
        ready(page, id)
    asked(frame_of(page, ids[-1]))
    for id in ids[:-1]:
        asleep(frame_of(page, id))
    assert (engines.most, engines.all) == (1, 4)


def test_a_table_that_comes_into_view_does_not_disturb_a_reader_who_plays(
    page: Page, author: Author
) -> None:
    engines = Engines(page)
    far = f"<div style='height: 4000px'></div>{table('far', start='visible', position=POSITION)}"
    author.open(page, tables(TEN[:1]) + far)
    frame = start(page, "t0")
    act(frame, "command clay")
    page.locator("#far").scroll_into_view_if_needed()
    button = page.locator("#far").get_by_role("button")
    expect(button).to_be_visible()
    assert engines.all == 1
    assert call(page, "play", "take marble", id="t0") is None
    # but is there for the one who wants it
    press(button)
    ready(page, "far")
    asleep(frame)


def test_a_bot_that_was_thinking_thinks_on_when_its_table_wakes(page: Page, author: Author) -> None:
    bot = table("t0", position={**POSITION, "turn": 1}, seats="human,oracle")
    author.open(page, bot + table("t1", position=POSITION), GRID)
    frame = start(page, "t0")
    start(page, "t1")
    asleep(frame)
    press(frame.locator(".cover button"))
    await_told(page, "move", "t0")
    moves = call(page, "record", id="t0")["moves"]
    match = polis.from_position({**POSITION, "turn": 1})
    for move in moves:
        assert match.seat == 1
        match.play(move)
    assert told(page, "move", "t0")[0] == {"move": moves[0], "seat": 1}


def test_one_that_is_taken_out_makes_room_for_the_next(page: Page, author: Author) -> None:
    author.open(page, tables(TEN[:3], start="visible"))
    page.evaluate("t0.remove()")
    ready(page, "t1")
    page.evaluate("t1.remove()")
    asked(ready(page, "t2"))


def test_a_frame_that_is_loaded_anew_shows_its_table_again(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION))
    frame = start(page)
    assert call(page, "load", {"position": {**POSITION, "seed": 8}}) is None
    frame.evaluate("location.reload()")
    ready(page, count=3)
    asked(frame_of(page))
    assert call(page, "record")["start"]["seed"] == 8


def test_bare_frames_take_turns_too(page: Page, host: Host, author: Author) -> None:
    engines = Engines(page)
    frames = "".join(
        f"<iframe src='{host.url}embed.html?start=visible&seats=human,mouse'></iframe>"
        for _ in range(3)
    )
    page.goto(author.write(frames, GRID))
    three = page.frames[1:]
    while engines.all < 3:
        page.wait_for_event("worker")
    # each in its turn, in whatever order they came; the last plays
    for frame in three:
        expect(frame.locator(f"#page[inert], {ASKED}").first).to_be_attached(timeout=LONGEST)
    asleep_now = [frame for frame in three if frame.locator("#page[inert]").count()]
    [last] = [frame for frame in three if frame not in asleep_now]
    asked(last)
    for frame in asleep_now:
        asleep(frame)
    wake(asleep_now[0])
    asleep(last)
    assert engines.all == 4
