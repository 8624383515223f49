"""Cities of Destiny on the page: from the start screen to an Endorse, at the table in words."""

from __future__ import annotations

from pathlib import Path
from random import Random

import polis
import pytest
from browser.axe import check
from browser.host import Host
from browser.player import LONGEST, open_match, reach, record
from browser.story import act, is_over, settled, sit_down, start_screen, texts
from innovation.scenes import scene
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue, parse
from polis.core.languages import LANGUAGES

PHONE = {"width": 390, "height": 844}
FITS = "document.documentElement.scrollWidth <= innerWidth"
# what no message of ours looks like, but every id does
UNSPOKEN = (
    r"\b(page|ask|move|event|table|part|preview|unit|option|card|colour|icon|set|title"
    r"|points|now|why|foresee|printed|special|touch|hint)-[a-z]"
)
WORDS = Path(__file__).parents[2] / "web" / "words"
TURNS = 40  # decisions of one player


def unspoken(page: Page) -> str | None:
    found: str | None = page.evaluate(f"document.body.innerText.match(/{UNSPOKEN}/)?.[0] ?? null")
    return found


def row(page: Page, section: int, title: str) -> list[str]:
    """What a row of a section of the table lists."""
    zones = page.locator(".zones").nth(section)
    found = zones.locator("dl > div", has=page.get_by_text(title, exact=True))
    return texts(found.locator("dd li summary, dd li:not(:has(details))"))


def test_cities_from_the_start_screen(page: Page, host: Host) -> None:
    start_screen(page, host)
    cities = page.locator("input[name=cities]")
    expect(cities).to_have_count(0)
    page.locator("[data-game=innovation]").click()
    expect(page.get_by_role("checkbox", name="Cities of Destiny")).to_be_visible()
    page.locator("select[name=players]").select_option("4")
    page.get_by_role("checkbox", name="Parley").check()
    cities.check()
    check(page)
    page.get_by_role("button", name="Play", exact=True).click()
    settled(page)
    assert "options=parley,cities" in page.url
    assert record(page)["options"] == {"parley": True, "cities": True}
    expect(page.locator(".summary")).to_contain_text("with Cities of Destiny")
    expect(page.locator(".summary")).to_contain_text("with parley")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_in_a_line_what_the_set_brings(
    page: Page, host: Host, language: str
) -> None:
    page.goto(f"{host.url}?lang={language}")
    page.locator("[data-game=innovation]").click()
    line = page.locator("label:has(input[name=cities])")
    page_words = parse((WORDS / f"{language}.ftl").read_text("utf-8"))
    expect(line).to_have_text(page_words["option-cities"])


def test_a_game_with_every_move_in_reach(page: Page, host: Host) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    sit_down(page, host, "?game=innovation&options=cities&players=3&seed=7&lang=fr")
    rng = Random(7)
    for _ in range(TURNS):
        if is_over(page):
            break
        ways = reach(page)
        assert {*ways} == {*polis.replay(record(page)).moves()}
        assert page.evaluate(FITS)
        assert unspoken(page) is None
        wanted = [move for move in ways if move.startswith(("endorse", "meld"))]
        act(page, rng.choice(wanted or [*ways]))
    check(page)


def test_an_endorse_as_a_sequence_of_moves_and_the_table_after_it(page: Page, host: Host) -> None:
    board = {"red": ["oars"], "purple": ["constantinople"], "green": ["memphis"]}
    match = scene({"hand": ["tools", "athens"], "board": board}, {"hand": [1]}, cities=True)
    open_match(page, host, match)
    assert row(page, 0, "decks of Cities")[0].startswith("1: ")
    assert row(page, 1, "hand") == ["Tools (1)", "Athens (1 of Cities)"]
    shown = ["Constantinople: castle 2, crown 1, bonus 3"]
    assert row(page, 1, "purple") == shown
    # what a city says opens like any card's text
    city = page.locator("details", has=page.get_by_text(shown[0])).first
    city.locator("summary").click()
    expect(city.locator("p")).to_have_text(catalogue("en").word("text-constantinople"))
    act(page, "endorse oars")
    expect(page.locator("[data-prompt]")).to_contain_text("choose the city that supports it")
    act(page, "choose constantinople")
    expect(page.locator("[data-prompt]")).to_contain_text("junk a card of value 3 or less")
    act(page, "junk tools")
    expect(page.locator(".log")).to_contain_text("endorses Oars")
    assert unspoken(page) is None
    expect(page.locator(".summary")).to_contain_text("Endorse has been used in this turn")


def test_the_rules_have_the_set_and_its_cards_for_themselves(page: Page, host: Host) -> None:
    # before any game has been played, so that its words come with the rules
    start_screen(page, host)
    page.locator("[data-game=innovation]").click()
    page.locator("[data-tool=rules]").click()
    expect(page.locator("#rule-cities-endorse h3")).to_have_text("Action: Endorse")
    cards = polis.GAMES["innovation"].printed.cards()
    cities = [card for card in cards.values() if card["set"] == "cities"]
    expect(page.locator("#rule-all-cities li")).to_have_count(len(cities), timeout=LONGEST)
    expect(page.locator("#rule-all-cities h3")).to_have_text("All cards: Cities of Destiny")
    page.locator("dialog [type=search]").fill("constantinople")
    expect(page.locator("#rule-all-cities li")).to_contain_text("arrow left")
