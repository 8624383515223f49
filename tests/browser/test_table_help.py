"""Help at the drawn table: hints, reasons, cards shown whole, what happened, chances, words."""

from __future__ import annotations

import json
import re
from typing import Any

import polis
from browser.host import Host
from browser.player import LONGEST, record
from browser.story import (
    LISTEN,
    act,
    code,
    heard,
    open_tool,
    play_turns,
    played_by_foxes,
    sit_down,
    texts,
)
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from polis.page.showing import state

say = catalogue("en").say
TWO = "?game=uchronia&players=2"
NAMES = ["Player 1", "Fox 2", "Fox 3"]

SHRUG = "Of all moves it looked best."


def in_the_middle(seed: int, players: int = 2) -> polis.Match:
    """A game in progress at the start of the first player's turn, who has several moves."""
    match = played_by_foxes(players, seed, 80)
    while match.seat != 0 or match.position().get("since") or len(match.moves()) < 4:
        match.play(match.moves()[0])
    return match


def one_line(text: str) -> str:
    return " ".join(text.split())


def lines(page: Page) -> list[dict[str, Any]]:
    """The log as the engine tells it to the viewer."""
    return [line for line in state(polis.replay(record(page)), 0)["log"] if line["said"]]


def spoken(found: list[dict[str, Any]]) -> list[str]:
    return [one_line(say(line["said"], NAMES)) for line in found]


def test_a_hint_marks_the_table_and_gives_reason_and_alternatives(page: Page, host: Host) -> None:
    match = in_the_middle(3)
    page.add_init_script(LISTEN)
    sit_down(page, host, TWO + code(match))
    assert page.locator("[data-hinted]").count() == 0
    page.locator("[data-tool=hint]").click()
    hint = page.locator(".hint")
    expect(hint).to_be_visible(timeout=LONGEST)
    advice = next(a["ok"]["choice"] for r, a in heard(page) if r["do"] == "think")
    labels = {it["move"]: say(it["label"], NAMES) for it in match.decision(0)["moves"]}
    assert len(advice["values"]) > 1
    named = texts(hint.locator("li"))
    for text, (move, chance) in zip(named, advice["values"].items(), strict=True):
        assert text.startswith(one_line(labels[move]))
        assert abs(int(text.split()[-1].rstrip("%")) - 100 * chance) <= 0.51
    why = " ".join(say(reason, NAMES) for reason in advice["why"])
    expect(hint.locator("p")).to_have_text(why)
    # each move named is marked where it lies, or on what opens it; the best one first
    first = page.locator('[data-hinted="1"]')
    assert first.count() >= 1
    best = next(iter(advice["values"]))
    if not first.first.get_attribute("data-move"):
        first.first.click()
    expect(page.locator(f'[data-move="{best}"][data-hinted="1"]')).to_be_visible()
    hint.locator("button").click()
    expect(page.locator(".hint, [data-hinted]")).to_have_count(0)


def test_bots_say_why_when_asked(page: Page, host: Host) -> None:
    page.add_init_script(LISTEN)
    sit_down(page, host, TWO + code(in_the_middle(4)))
    play_turns(page, 6)
    page.locator("[data-tool=log]").click()
    details = page.locator("dialog details")
    expect(details.first).to_be_visible()
    shown = []
    for place in details.all()[-8:]:
        expect(place.locator("p")).to_be_hidden()
        place.locator("summary").click()
        expect(place.locator("p")).not_to_have_text("")
        shown.append(place.locator("p").inner_text().strip())
    told = [answer["ok"] for request, answer in heard(page) if request["do"] == "why"]
    assert len(told) == len(shown)
    for why, words in zip(told, shown, strict=True):
        assert words == (" ".join(say(reason, NAMES) for reason in why) or SHRUG)
    assert any(told), "some reason is more than a shrug"


def test_a_card_is_shown_whole_with_what_it_means_now(page: Page, host: Host) -> None:
    match = in_the_middle(5)
    sit_down(page, host, TWO + code(match))
    zoom = page.locator("[data-zoom]")
    for slug in match.view(0)["works"][:2]:
        page.locator(f".works [data-thing*='\"{slug}\"']").hover()
        expect(page.locator(f'[data-zoom="{slug}"]')).to_be_visible()
        expect(zoom).to_contain_text(say({"id": f"text-{slug}", "args": {}}))
        status = "table-original" if original(page, slug) else "table-rulebook"
        expect(zoom.locator(".status")).to_have_text(say({"id": status, "args": {}}))
        meaning = match.meaning({"building": slug}, 0)
        expect(zoom.locator("li")).to_have_text([say(now, NAMES) for now in meaning])
    page.mouse.move(0, 0)
    card = page.locator(".hand.zone [data-thing]").first
    material = json.loads(card.get_attribute("data-thing") or "")["material"]
    card.focus()
    page.keyboard.press("z")
    expect(page.locator(f'[data-zoom="{material}"]')).to_be_visible()
    meaning = match.meaning({"material": material}, 0)
    expect(zoom.locator("li")).to_have_text([say(now, NAMES) for now in meaning])
    page.keyboard.press("z")
    expect(zoom).to_have_count(0)


def original(page: Page, slug: str) -> bool:
    """Whether a Building is ours, as the cards' facts have it."""
    facts = page.evaluate("fetch('printed/uchronia.json').then((answer) => answer.json())")
    return bool(facts["cards"][slug]["original"])


def test_the_log_opens_the_cards_it_names(page: Page, host: Host) -> None:
    sit_down(page, host, TWO + code(in_the_middle(6)))
    page.locator("[data-tool=log]").click()
    entries = page.locator("dialog .log > li")
    expect(entries.first).to_be_attached()
    expect(entries.last).to_be_in_viewport()
    for entry, words in zip(texts(entries)[-5:], spoken(lines(page))[-5:], strict=True):
        assert entry.removesuffix("Why?").strip() == words
    links = page.locator("dialog [data-card]")
    kinds = set()
    for link in (links.last, page.locator("dialog [data-card*=building]").last):
        card = json.loads(link.get_attribute("data-card") or "")
        link.click()
        name = card.get("building") or card["material"]
        expect(page.locator(f'[data-zoom="{name}"]')).to_be_visible()
        kinds |= card.keys()
    assert "building" in kinds


def test_the_recap_lists_what_the_others_did_and_nothing_else(page: Page, host: Host) -> None:
    sit_down(page, host, "?game=uchronia&players=3" + code(in_the_middle(7, 3)))
    compared = 0
    for step in range(12):
        match = polis.replay(record(page))
        if match.view(0)["turn"] == 0 and compared < 3:
            log = lines(page)
            turns = [n for n, line in enumerate(log) if line["event"]["event"] == "turn"]
            # turns go round: before this one of mine the other two had one each
            mine, last, first = turns[-1], turns[-2], turns[-3]
            assert [log[n]["event"]["seat"] for n in (first, last, mine)] == [1, 2, 0]
            recap = page.locator(".recap")
            expect(recap.locator("summary")).to_contain_text(str(mine - first))
            assert texts(recap.locator("li")) == spoken(log[first:mine])
            compared += 1
        play_turns(page, 1, step)
    assert compared == 3


def test_chances_are_shown_only_to_those_who_want_them(page: Page, host: Host) -> None:
    page.add_init_script(LISTEN)
    sit_down(page, host, "?game=uchronia&players=3" + code(in_the_middle(8, 3)))
    play_turns(page, 1)
    assert page.locator(".chances").count() == 0
    assert not [r for r, _ in heard(page) if r["do"] == "chances"]
    open_tool(page, "settings")
    page.locator("dialog [name=chances]").check()
    page.locator("dialog [data-close]").click()
    for _ in range(3):
        expect(page.locator(".chances")).to_be_visible()
        chances = [a["ok"] for r, a in heard(page) if r["do"] == "chances"][-1]
        assert abs(sum(chances) - 1) < 0.001
        label = page.locator(".chances").get_attribute("aria-label") or ""
        percents = [int(number) for number in re.findall(r"(\d+)%", label)]
        assert len(percents) == 3
        assert sum(percents) == 100
        play_turns(page, 1)


def test_the_live_region_tells_what_happened_and_what_is_asked(page: Page, host: Host) -> None:
    sit_down(page, host, TWO + code(in_the_middle(9)))
    region = page.locator("[role=status][aria-live=polite].announcement")
    for step in range(4):
        match = polis.replay(record(page))
        log = lines(page)
        last = [line for line in log if line["move"] == log[-1]["move"]]
        prompt = page.locator("[data-prompt]").inner_text()
        assert prompt == say(match.decision(0)["ask"], NAMES)
        expect(region).to_have_text(" ".join([*spoken(last[:6]), prompt]))
        play_turns(page, 1, step)


def test_sound_is_off_until_wanted(page: Page, host: Host) -> None:
    page.add_init_script("""globalThis.__sounds = 0;
      globalThis.AudioContext = class extends AudioContext {
        constructor() { super(); __sounds += 1; } };""")
    sit_down(page, host, TWO + code(in_the_middle(10)))
    play_turns(page, 2)
    assert page.evaluate("__sounds") == 0
    open_tool(page, "settings")
    assert not page.locator("dialog [name=sound]").is_checked()
    page.locator("dialog [name=sound]").check()
    page.locator("dialog [data-close]").click()
    act(page, polis.replay(record(page)).moves()[0])
    play_turns(page, 2)
    assert page.evaluate("__sounds") == 1
