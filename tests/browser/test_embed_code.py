"""The embed code of a table: copied from the page, pasted into another, the same table."""

from __future__ import annotations

import re
from html import unescape

import polis
from browser.axe import check
from browser.embedding import POSITION, Author, asked, frame_of, press, ready, start, table
from browser.host import Host
from browser.player import LONGEST
from browser.story import code, open_tool, played_by_foxes, settled
from playwright.sync_api import Frame, Page, expect


def snippet_of(page: Page | Frame) -> str:
    press(page.locator('[data-tool="menu"]'))
    press(page.locator('[data-tool="embed"]'))
    box = page.locator("[data-snippet]")
    expect(box).to_be_visible(timeout=LONGEST)
    return box.input_value()


def pasted(page: Page, author: Author, snippet: str) -> Frame:
    """Opens a page with nothing but this snippet and returns its table."""
    page.goto(author.write(snippet))
    page.evaluate("document.querySelector('polis-table').id = 'one'")
    page.evaluate("customElements.whenDefined('polis-table')")
    press(page.get_by_role("button"))
    return ready(page)


def test_the_code_of_the_present_position_shows_it_elsewhere(
    page: Page, host: Host, author: Author
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
    match = played_by_foxes(3, 4, stop=60)
    while match.seat != 0:
        match.undo()
    seats = "human,mouse,owl"
    page.goto(f"{host.url}?game=uchronia&players=3&seats={seats}&speed=0&lang=fr{code(match)}")
    settled(page)
    snippet = snippet_of(page)
    check(page)
    page.locator("[data-copy]").click()
    expect(page.locator("[data-panel=embed] [role=status]")).to_contain_text("copié")
    assert page.evaluate("navigator.clipboard.readText()") == snippet
    link = unescape(re.search(r"<a href='([^']+)'", snippet)[1])  # type: ignore[index]
    frame = pasted(page, author, snippet)
    asked(frame)
    assert frame.evaluate("polis.position()") == match.position()
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator(".seat h3")).to_have_text(["Souris 2", "Hibou 3"])
    # readers who cannot see the table follow the link
    page.goto(link)
    settled(page)
    assert page.evaluate("polis.record()") == match.record()


def test_looking_back_it_is_the_code_of_the_table_in_view(
    page: Page, host: Host, author: Author
) -> None:
    match = played_by_foxes(2, 9, stop=50)
    page.goto(f"{host.url}?game=uchronia&players=2&speed=0{code(match)}")
    settled(page)
    open_tool(page, "replay")
    page.locator(".scrubber input").fill("17")
    expect(page.locator('[data-replay="17"]')).to_be_visible(timeout=LONGEST)
    frame = pasted(page, author, snippet_of(page))
    past = polis.replay({**match.record(), "moves": match.record()["moves"][:17]})
    assert frame.evaluate("polis.record()")["start"] == past.position()


def test_the_game_so_far_is_there_to_be_replayed(page: Page, host: Host, author: Author) -> None:
    match = played_by_foxes(2, 9, stop=50)
    page.goto(f"{host.url}?game=uchronia&players=2&speed=0{code(match)}")
    settled(page)
    record = page.evaluate("polis.record()")
    position = snippet_of(page)
    page.locator("[data-content]").select_option(index=1)
    expect(page.locator("[data-snippet]")).not_to_have_value(position)
    frame = pasted(page, author, page.locator("[data-snippet]").input_value())
    expect(frame.locator('[data-replay="0"]')).to_be_visible(timeout=LONGEST)
    assert frame.evaluate("polis.record()") == record


def test_a_browser_that_does_not_copy_is_told_of_in_the_dialog(page: Page, host: Host) -> None:
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    page.goto(f"{host.url}?game=uchronia&players=2&seed=3&speed=0&lang=it")
    settled(page)
    snippet = snippet_of(page)
    page.locator("[data-copy]").click()
    expect(page.locator("[data-panel=embed] [role=status]")).to_contain_text("copialo")
    assert page.evaluate("getSelection().toString()") == snippet


def test_a_table_in_a_page_gives_its_code_too(page: Page, host: Host, author: Author) -> None:
    author.open(page, table(position=POSITION, seats="human,mouse"))
    frame = start(page)
    asked(frame)
    snippet = snippet_of(frame)
    assert f'src="{host.url}embed.js"' in snippet
    frame = pasted(page, author, snippet)
    assert frame.evaluate("polis.record()")["start"]["forum"] == POSITION["forum"]
    assert frame_of(page) == frame
