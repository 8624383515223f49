"""Tables moved about, changed late or asked for in a hurry: nothing is lost, and nobody waits."""

from __future__ import annotations

import polis
from browser.embedding import (
    POSITION,
    Author,
    asked,
    await_told,
    call,
    frame_of,
    press,
    ready,
    start,
    table,
    told,
)
from browser.learner import steps_of
from browser.player import LONGEST
from browser.story import played_by_foxes
from playwright.sync_api import Page, expect

PLACE = "<main id='place'></main>"


def test_a_table_moved_in_the_page_goes_on_where_it_stood(page: Page, author: Author) -> None:
    author.open(page, table(seats="human,mouse", lang="en") + PLACE)
    start(page)
    assert call(page, "load", {"position": POSITION, "seats": "human,mouse"}) is None
    assert call(page, "play", "command clay") is None
    page.evaluate("place.append(one)")
    asked(ready(page, count=3))
    assert call(page, "record")["moves"] == ["command clay"]
    assert call(page, "play", "take marble") is None
    # the game the element began with may have seen a mouse's move before the position came
    told_moves = [it["move"] for it in told(page, "move")]
    mine = told_moves.index("command clay")
    assert told_moves[mine : mine + 2] == ["command clay", "take marble"]
    # taken out and put back later, it waits for nobody else
    page.evaluate("globalThis.it = one; it.remove()")
    page.evaluate("place.append(it)")
    asked(ready(page, count=4))
    assert call(page, "record")["moves"][:2] == ["command clay", "take marble"]


def test_a_replay_and_a_lesson_are_moved_too(page: Page, author: Author) -> None:
    record = played_by_foxes(2, 7, stop=40).record()
    author.open(page, table(record=record) + PLACE)
    frame = start(page)
    press(frame.locator("[data-tool=step-forward]"))
    expect(frame.locator('[data-replay="1"]')).to_be_visible(timeout=LONGEST)
    page.evaluate("place.append(one)")
    expect(ready(page, count=2).locator('[data-replay="1"]')).to_be_visible(timeout=LONGEST)
    assert call(page, "load", {"lesson": "first-production"}) is None
    press(frame_of(page).locator("[data-next]"))
    await_told(page, "step", count=2)
    frame_of(page).evaluate("location.reload()")
    step = ready(page, count=4).locator('[data-lesson-step="1"]')
    expect(step).to_be_visible(timeout=LONGEST)
    # another attribute is another table
    page.evaluate("globalThis.it = one; it.remove(); it.removeAttribute('record')")
    page.evaluate("place.append(it)")
    ready(page, count=5)
    assert "start" not in call(page, "record")


def test_language_and_start_count_until_the_table_opens(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION, lang="en"))
    button = page.locator("#one").get_by_role("button")
    expect(button).to_have_text("▶ Play here")
    page.evaluate("one.lang = 'it'")
    expect(button).to_have_text("▶ Gioca qui")
    page.evaluate("one.setAttribute('start', 'visible')")
    frame = ready(page)
    expect(frame.locator("html")).to_have_attribute("lang", "it")


def test_one_loaded_before_it_is_in_the_page_opens_beside_a_reader_who_plays(
    page: Page, author: Author
) -> None:
    author.open(page, table(position=POSITION) + PLACE)
    start(page)
    assert call(page, "play", "command clay") is None
    page.evaluate(
        """(position) => {
          const two = Object.assign(document.createElement("polis-table"), { id: "two" });
          globalThis.shown = two.load({ position });
          place.append(two);
        }""",
        POSITION,
    )
    assert page.evaluate("shown") is None
    asked(ready(page, "two"))


def test_of_many_tables_asked_for_at_once_the_last_is_shown(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION))
    start(page)
    said = page.evaluate(
        """(position) => Promise.all(Array.from({ length: 60 }, (_, seed) =>
             one.load({ position: { ...position, seed } })
               .then(() => "shown", ({ message }) => message)))""",
        POSITION,
    )
    assert said == ["shown", *["superseded"] * 58, "shown"]
    assert call(page, "record")["start"]["seed"] == 59
    page.evaluate(
        "for (let n = 0; n < 60; n += 1) one.setAttribute('seats', n % 2 ? 'human' : 'mouse')"
    )
    ready(page, count=4)
    assert len(told(page, "ready")) == 4


def test_bots_among_themselves_keep_nobody_waiting(page: Page, author: Author) -> None:
    author.open(page, table())
    assert call(page, "load", {"game": "uchronia", "seats": "fox,fox"}) is None
    await_told(page, "move")
    assert told(page, "over") == []
    assert call(page, "load", {"position": POSITION, "seats": "human,mouse"}) is None
    asked(frame_of(page))
    # and none of them plays on at the new table
    assert call(page, "record") == polis.from_position(POSITION).record()


def test_the_end_of_a_replay_is_seen_and_told_when_the_reader_comes_there(
    page: Page, author: Author
) -> None:
    record = played_by_foxes(2, 11).record()
    author.open(page, table(position=POSITION))
    frame = start(page)
    frame.evaluate(
        """() => {
          const look = () => document.querySelector("[data-result]")
            && (globalThis.sawTheEnd = true);
          new MutationObserver(look).observe(document, { childList: true, subtree: true });
        }"""
    )
    assert call(page, "load", {"record": record}) is None
    expect(frame.locator('[data-replay="0"]')).to_be_visible(timeout=LONGEST)
    assert frame.evaluate("globalThis.sawTheEnd ?? false") is False
    assert told(page, "over") == []
    last = len(record["moves"])
    for at in (last, 3, last):
        frame.locator(".scrubber input").fill(str(at))
        expect(frame.locator(f'[data-replay="{at}"]')).to_be_visible(timeout=LONGEST)
    assert len(told(page, "over")) == 1


def test_a_lesson_begun_again_is_still_the_lesson(page: Page, author: Author) -> None:
    author.open(page, table(lesson="first-production"))
    frame = start(page)
    press(frame.locator("[data-next]"))
    await_told(page, "step", count=2)
    press(frame.locator("[data-tool=menu]"))
    press(frame.locator("[data-tool=restart]"))
    await_told(page, "step", count=3)
    expect(frame.locator('[data-lesson-step="0"]')).to_be_visible()
    assert told(page, "step")[-1]["steps"] == len(steps_of("first-production"))
    press(frame.locator("[data-tool=menu]"))
    press(frame.locator("[data-tool=about]"))
    expect(frame.locator("a[href='licences.txt']")).to_have_attribute("target", "_blank")
