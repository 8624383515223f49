"""Around the table: rules, settings, the start screen, the game of the day."""

from __future__ import annotations

import json
import unicodedata
from datetime import datetime

import polis
import pytest
from browser.host import Host
from browser.player import LONGEST, record
from browser.story import act, open_tool, settled, sit_down, start_screen, texts
from playwright.sync_api import Browser, Page, expect
from polis.core.languages import LANGUAGES

TABLE = "?game=uchronia&players=2&seed=3"
SEARCHES = {
    # language: with its accents, typed in haste, not there at all
    "en": ("Great Works", "great works", "dragonfly"),
    "fr": ("Bâtiment", "batiment", "libellule"),
    "it": ("è", "e", "libellula"),
}
ABOUT = {
    "en": ("fan implementation", "MIT licence"),
    "fr": ("adaptation de fans", "Licence MIT"),
    "it": ("appassionati", "Licenza MIT"),
}


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_searched_in_each_language(page: Page, host: Host, language: str) -> None:
    page.goto(host.url + f"?lang={language}")
    page.locator("[data-tool=rules]").click()
    sections = page.locator("dialog .rule")
    expect(page.locator("dialog #rule-glossary")).to_be_attached()
    whole = sections.count()
    accented, hasty, absent = SEARCHES[language]
    search = page.locator("dialog input[type=search]")
    search.fill(accented)
    expect(page.locator("dialog .count")).not_to_be_empty()
    found = sections.all_text_contents()
    assert 0 < len(found) <= whole
    assert all(plain(accented) in plain(text) for text in found)
    search.fill(hasty.upper())
    assert sections.all_text_contents() == found
    search.fill(absent)
    expect(sections).to_have_count(0)
    expect(page.locator("dialog .count")).to_contain_text("0")
    search.fill("")
    expect(sections).to_have_count(whole)


def test_a_card_is_found_in_the_rules_of_a_game_in_progress(page: Page, host: Host) -> None:
    sit_down(page, host, TABLE)
    page.keyboard.press("b")
    page.locator("dialog input[type=search]").fill("carpenter’s YARD")
    expect(page.locator("dialog #rule-all")).to_contain_text("Carpenter's Yard")
    page.locator("dialog [data-close]").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.locator("[data-move]").count()


@pytest.mark.usefixtures("fresh")
def test_settings_last_and_damage_gives_defaults(page: Page, host: Host) -> None:
    # nothing here needs the engine; one that came would keep the game, and each load wait for it
    host.faults["pyodide/wasm.bin"] = "stalled"
    page.goto(host.url + TABLE)
    open_tool(page, "settings")
    assert chosen(page) == {
        "language": "English",
        "table": "Drawn",
        "speed": "Normal",
        "theme": "Same as the system",
        "confirm": False,
        "chances": False,
        "sound": False,
    }
    defaults = chosen(page)
    for name in ("confirm", "chances", "sound"):
        page.locator(f"dialog [name={name}]").check()
    for name, label in (("theme", "Dark"), ("speed", "Fast"), ("table", "Text only")):
        page.locator(f"dialog [name={name}]").select_option(label=label)
    expect(page.locator("#page")).to_have_class("plain")
    page.locator("dialog [name=language]").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("#page")).to_have_class("plain")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("document.documentElement.style.colorScheme") == "dark"
    open_tool(page, "settings")
    assert chosen(page) == {
        "language": "Français",
        "table": "En texte",
        "speed": "Rapide",
        "theme": "Sombre",
        "confirm": True,
        "chances": True,
        "sound": True,
    }
    wrong = {"theme": "pink", "speed": "-1", "table": 7, "sound": "yes", "chances": 1, "extra": 0}
    page.evaluate("localStorage.setItem('polis-language', 'xx')")
    for damage in ("{", "null", "7", "[]", json.dumps(wrong)):
        page.evaluate("text => localStorage.setItem('polis-settings', text)", damage)
        page.reload()
        expect(page.locator("#page")).to_have_class("drawn")
        open_tool(page, "settings")
        assert chosen(page) == defaults, damage


def chosen(page: Page) -> dict[str, str | bool]:
    """The settings as the panel shows them."""
    expect(page.locator("dialog .settings")).to_be_visible()
    found: dict[str, str | bool] = page.locator("dialog .settings [name]").evaluate_all("""all =>
      Object.fromEntries(all.map((it) => [it.name,
        it.type === "checkbox" ? it.checked : it.selectedOptions[0].textContent.trim()]))""")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_the_licence_and_that_fans_made_it(
    page: Page, host: Host, language: str
) -> None:
    page.goto(host.url + f"?lang={language}")
    page.locator("[data-tool=about]").click()
    about = page.locator("dialog")
    for word in (*ABOUT[language], "Carl Chudyk"):
        expect(about).to_contain_text(word)


def test_the_licences_of_the_libraries_come_with_the_site(page: Page, host: Host) -> None:
    assert "MIT" in page.request.get(host.url + "licences.txt").text()


def test_names_kinds_and_size_arrive_at_the_table(page: Page, host: Host) -> None:
    start_screen(page, host)
    page.locator("[name=players]").select_option("4")
    page.locator("[name=seat-2]").select_option("mouse")
    page.locator("[name=name-0]").fill(" Zoë & Co ")
    page.locator("[name=name-3]").fill("R2%2C<b>")
    page.locator("[name=seed]").fill("9")
    page.locator(".start button.main").click()
    settled(page)
    names = ["Zoë & Co", "Fox 2", "Mouse 3", "R2%2C<b>"]
    assert sorted(page.locator(".seat-head h3").all_text_contents()) == sorted(names)
    assert record(page)["players"] == 4
    assert record(page)["seed"] == 9
    page.reload()
    settled(page)
    assert sorted(page.locator(".seat-head h3").all_text_contents()) == sorted(names)


def test_the_game_of_the_day_is_everyones(browser: Browser, host: Host) -> None:
    """Two people, a world apart but on the same day: one seed, and another one the day after."""
    found = []
    for zone, time in (
        ("Pacific/Auckland", "2026-11-17T00:30:00+13:00"),
        ("America/Los_Angeles", "2026-11-17T23:30:00-08:00"),
        ("Europe/Paris", "2026-11-18T00:10:00+01:00"),
    ):
        context = browser.new_context(timezone_id=zone)
        page = context.new_page()
        page.clock.set_fixed_time(datetime.fromisoformat(time))
        page.goto(host.url)
        found.append(page.locator("a.button").get_attribute("href") or "")
        context.close()
    assert found[0] == found[1]
    assert "seed=20261117" in found[0]
    assert "seed=20261118" in found[2]


@pytest.mark.usefixtures("fresh")
def test_the_game_of_the_day_begins_without_a_network(page: Page, host: Host) -> None:
    start_screen(page, host)
    expect(page.locator("[data-offline]")).to_be_visible(timeout=LONGEST)
    host.stop()
    try:
        page.reload()
        day = page.locator("a.button")
        today = (day.get_attribute("href") or "").partition("seed=")[2][:8]
        day.click()
        settled(page)
        match = polis.replay(record(page))
        assert match.record()["seed"] == int(today)
        hand = match.view(0)["seats"][0]["hand"]
        shown = texts(page.locator(".hand.zone .card .name"))
        assert {name.lower() for name in shown} == set(hand)
        act(page, match.moves()[0])
    finally:
        host.start()
