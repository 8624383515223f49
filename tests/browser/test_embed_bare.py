"""The frame without the script: what its address says, and what is seen when something is wrong."""

from __future__ import annotations

import json

import polis
import pytest
from browser.embedding import (
    POSITION,
    Author,
    asked,
    await_told,
    begin,
    framed,
    press,
    table,
    told,
)
from browser.host import Host
from browser.player import LONGEST
from browser.story import played_by_foxes
from playwright.sync_api import Browser, Page, expect

HEAVY = ("pyodide/", "worker/")


def heavy(host: Host) -> list[str]:
    return [name for name in host.requests if name.startswith(HEAVY)]


@pytest.mark.usefixtures("fresh")
def test_nothing_heavy_is_loaded_before_the_frame_is_pressed(
    page: Page, host: Host, author: Author
) -> None:
    frame = framed(page, author, "?seats=human,mouse&lang=fr&theme=dark&speed=0")
    expect(frame.locator(".cover button")).to_have_text("▶ Jouer ici")
    page.wait_for_load_state("networkidle")
    assert heavy(host) == []
    begin(frame)
    asked(frame)
    assert heavy(host)
    expect(frame.locator("html")).to_have_css("color-scheme", "dark")
    expect(frame.locator(".notice")).to_have_count(0)


@pytest.mark.usefixtures("fresh")
def test_an_element_loads_nothing_but_its_script_before_it_is_wanted(
    page: Page, host: Host, author: Author
) -> None:
    far = "<div style='height: 4000px'></div>" + table("two", position=POSITION, start="visible")
    author.open(page, table(position=POSITION) + far)
    page.wait_for_load_state("networkidle")
    assert host.requests == ["embed.js"]
    page.locator("#two").scroll_into_view_if_needed()
    await_told(page, "ready", "two")
    assert told(page, "ready", "one") == []


def test_a_position_a_record_a_lesson_and_a_code_travel_in_the_address(
    page: Page, host: Host, author: Author
) -> None:
    match = played_by_foxes(2, 5, stop=25)
    record = match.record()
    start = polis.from_position(POSITION).record()
    addresses = {
        f"?position={json.dumps(POSITION)}": (POSITION, 0),
        f"#r={polis.encode(start)}": (start["start"], 0),
        f"?seats=human,mouse#r={polis.encode(record)}": (None, 25),
        f"?record={json.dumps(record)}": (None, 25),
    }
    for address, (position, count) in addresses.items():
        frame = framed(page, author, address)
        begin(frame)
        frame.locator("[data-replay]" if count else "[data-tool=hint]:enabled").wait_for(
            timeout=LONGEST
        )
        shown = frame.evaluate("polis.record()")
        assert len(shown["moves"]) == count
        assert shown.get("start") == position
    frame = framed(page, author, "?lesson=two-cards&lang=it")
    begin(frame)
    expect(frame.locator('[data-lesson="two-cards"]')).to_be_visible(timeout=LONGEST)


def test_the_reader_sits_where_it_is_the_turn_unless_the_author_says_otherwise(
    page: Page, host: Host, author: Author
) -> None:
    position = json.dumps({**POSITION, "turn": 1, "players": 2})
    for seats, mine in (("", "1"), ("&seats=human,mouse", "0"), ("&seats=human,link", "1")):
        frame = framed(page, author, f"?speed=0&position={position}{seats}")
        begin(frame)
        expect(frame.locator(f'.own[data-seat="{mine}"]')).to_be_visible(timeout=LONGEST)
        expect(frame.locator(".notice")).to_have_count(seats.count("link"))


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("?game=chess", "chess"),
        ("?lesson=nothing", "nothing"),
        ("?puzzle=u-999", "u-999"),
        ("?position={", "position"),
        ('?position={"polis":1,"game":"uchronia","players":9}', "players"),
        ("#r=AQEC", "code"),
        ("#nonsense", "code"),
        ('?record={"polis":1,"game":"uchronia","players":2,"seed":1,"moves":["fly"]}', "fly"),
    ],
)
def test_what_cannot_be_shown_is_said(
    page: Page, host: Host, author: Author, address: str, words: str
) -> None:
    frame = framed(page, author, address)
    begin(frame)
    refusal = frame.locator("[data-refusal]")
    expect(refusal).to_contain_text(words, timeout=LONGEST)
    expect(refusal.get_by_role("link")).to_have_attribute("href", host.url)


def test_a_frame_that_waits_in_vain_for_its_host_serves_the_reader(
    page: Page, host: Host, author: Author
) -> None:
    frame = framed(page, author, "?host=1&seats=human,mouse")
    begin(frame)
    asked(frame)
    # and alone in a tab there is no host to wait for
    page.goto(f"{host.url}embed.html?host=1&speed=0")
    begin(page.main_frame)
    asked(page.main_frame)


def test_without_scripts_the_authors_link_is_what_is_seen(browser: Browser, author: Author) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(author.write(table(position=POSITION), author.script))
    expect(page.get_by_role("link", name="Play")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    context.close()


@pytest.mark.usefixtures("fresh")
def test_a_site_that_is_not_there_leaves_the_link_and_a_message(
    page: Page, host: Host, author: Author
) -> None:
    host.faults["embed/frame.js"] = "missing"
    author.open(page, table(position=POSITION, lang="it"))
    press(page.get_by_role("button"))
    await_told(page, "error")
    assert "embed/frame.js" in told(page, "error")[0]["message"]
    expect(page.get_by_role("alert")).to_contain_text("Il tavolo non può essere mostrato")
    expect(page.get_by_role("link", name="Play")).to_be_visible()
