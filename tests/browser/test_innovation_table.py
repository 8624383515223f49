"""Innovation on the page: a game without a table of its own, at the plain one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import polis
import pytest
from browser.axe import check
from browser.embedding import Author, asked, call, start, table, told
from browser.host import Host
from browser.player import LONGEST, arrive, click, history, open_match, reach, ready, record
from browser.story import (
    act,
    asks,
    code,
    good_move,
    is_over,
    link_of,
    open_tool,
    play_turns,
    played_by_foxes,
    settled,
    sit_down,
    start_screen,
    texts,
)
from innovation.scenes import scene
from parts import part
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from polis.core.match import Match

MOST = 400  # decisions of one player
PHONE = {"width": 390, "height": 844}
FITS = "document.documentElement.scrollWidth <= innerWidth"
# what no message of ours looks like, but every id does
UNSPOKEN = r"\b(page|ask|move|event|table|part|preview|unit|option|card|colour|icon)-[a-z]"
NAMES = ["Player 1", "Mouse 2", "Mouse 3"]


def rich() -> Match:
    """Something to activate, to meld and to claim, of which something can be previewed."""
    mine = {"hand": ["sailing", "oars"], "board": {"red": ["archery"], "green": ["clothing"]}}
    board = {"red": ["metalworking"]}
    return scene({**mine, "score": ["mysticism"]}, {"board": board}, {})


def shown_zone(page: Page, seat: int, title: str) -> list[str]:
    """What a row of a player's section lists."""
    section = page.locator(".zones").nth(seat + 1)
    row = section.locator("dl > div", has=page.get_by_text(title, exact=True))
    return texts(row.locator("dd li summary, dd li:not(:has(details))"))


def test_a_whole_game_with_every_move_in_reach_and_what_comes_after(page: Page, host: Host) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    # asked for, but there is none: neither a fault nor something to choose
    sit_down(page, host, "?game=innovation&players=2&seed=7&seats=human,fox&table=drawn")
    expect(page.locator("#page.plain [data-played]")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    open_tool(page, "settings")
    expect(page.locator("dialog input[name=chances]")).to_be_visible()
    expect(page.locator("dialog select:is([name=table], [name=speed])")).to_have_count(0)
    page.keyboard.press("Escape")
    rng = Random(7)
    for decision in range(MOST):
        if is_over(page):
            break
        ways = reach(page)
        assert set(ways) == set(polis.replay(record(page)).moves())
        assert page.evaluate(FITS)
        # drawing on and on ends the game with the last deck, if nobody has won before
        act(page, "draw" if decision > 60 and "draw" in ways else good_move(page, rng))
    match = polis.replay(record(page))
    say = catalogue("en")
    expect(page.locator(".chart")).to_be_visible()
    assert page.evaluate(FITS)
    heads = texts(page.locator(".sources thead th"))
    assert heads == ["standard", "special", "Achievements"]
    totals = page.locator(".sources tbody td:last-child")
    assert texts(totals) == [str(score) for score in match.scores]
    expect(page.locator(".chart figcaption")).to_have_text("Achievements over time")
    why = [say.say(reason) for reason in match.result()["why"]]
    expect(page.locator(".verdict")).to_contain_text(" ".join(why))
    page.locator("[data-tool=replay]").click()
    half = len(match.history) // 2
    page.locator(".scrubber input").fill(str(half))
    expect(page.locator(f'[data-replay="{half}"]')).to_be_visible()
    page.locator("[data-branch]").click()
    settled(page)
    assert history(page)[:half] == list(match.history[:half])
    assert not is_over(page)


def test_what_can_be_foreseen_stands_in_the_button_and_in_the_hint(page: Page, host: Host) -> None:
    open_match(page, host, rich())
    match, say = polis.replay(record(page)), catalogue("en").say
    previewed = {
        move: " ".join(say(reason, NAMES) for reason in match.preview(move))
        for move in match.moves()
    }
    assert len([words for words in previewed.values() if words]) >= 3
    for move, words in previewed.items():
        assert texts(page.locator(f'[data-move="{move}"] small')) == ([words] if words else [])
    # moves of one kind stand together
    kinds = [
        {move.split()[0] for move in kind}
        for kind in page.locator(".moves ul").evaluate_all(
            "all => all.map(it => [...it.querySelectorAll('button')].map(b => b.dataset.move))"
        )
    ]
    assert kinds[:2] in ([{"dogma"}, {"meld"}], [{"meld"}, {"dogma"}])
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".hint")).to_be_visible(timeout=LONGEST)
    labels = {say(legal["label"], NAMES): legal["move"] for legal in match.decision(0)["moves"]}
    for advice in page.locator(".hint li").all():
        told = texts(advice)[0]
        move = next(move for label, move in labels.items() if told.startswith(f"{label}: "))
        assert told.endswith(previewed[move])
        assert advice.locator("small").count() == bool(previewed[move])
    for card in ("sailing", "archery"):
        name = catalogue("en").word(f"card-{card}")
        opened = page.locator("details", has=page.get_by_text(name)).first
        opened.locator("summary").click()
        expect(opened.locator("p")).to_have_text(catalogue("en").word(f"text-{card}"))
    open_tool(page, "rules")
    cards = polis.GAMES["innovation"].printed.cards()
    expect(page.locator("[id^=rule-all] li")).to_have_count(len(cards))
    page.locator("dialog [type=search]").fill("fermenting")
    expect(page.locator("#rule-all li").first).to_contain_text("Fermenting")


def first_meld(page: Page) -> str | None:
    """A card to meld, if two actions are left."""
    match = polis.replay(record(page))
    found = [move for move in match.moves() if move.startswith("meld")]
    return found[0] if found and match.view(0)["actions"] == 2 else None


def test_taken_back_kept_and_sent_on(page: Page, host: Host, stranger: Page) -> None:
    sit_down(page, host, "?game=innovation&players=3&seed=2")
    play_turns(page, 1)
    # a card melded with the first of two actions can be taken back
    while not (first := first_meld(page)):
        act(page, "draw" if "draw" in reach(page) else good_move(page, Random(2)))
    before, move = history(page), first
    act(page, move)
    page.locator("[data-tool=undo]").click()
    expect(page.locator(f'[data-played="{len(before)}"]')).to_be_visible()
    assert history(page) == before
    page.locator("[data-tool=redo]").click()
    expect(page.locator(f'[data-played="{len(before)}"]')).to_have_count(0)
    settled(page)
    after = history(page)
    assert after[: len(before) + 1] == [*before, move]
    page.reload()
    settled(page)
    expect(page.locator(".notice")).to_contain_text("Going on with Innovation")
    assert history(page) == after
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
    open_tool(page, "share")
    expect(page.locator(".notice").last).to_contain_text("copied")
    stranger.goto(page.evaluate("navigator.clipboard.readText()"))
    settled(stranger)
    assert history(stranger) == after
    page.locator("h1 a").click()
    page.locator("[data-resume]").first.click()
    settled(page)
    assert history(page) == after


@pytest.mark.parametrize(
    ("language", "scheme", "width"),
    [("fr", "dark", 390), pytest.param("it", "light", 1440, marks=part("geometry"))],
)
def test_in_words_and_without_violations(
    page: Page, host: Host, language: str, scheme: str, width: int
) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 844})
    match = played_by_foxes(5, 3, 80, "innovation")
    while match.seat != 0 or "draw" not in match.moves():
        match.undo()
    for shown in (match, played_by_foxes(2, 3, game="innovation")):
        open_match(page, host, shown, f"&speed=0&lang={language}")
        if shown.over:
            expect(page.locator(".chart")).to_be_visible(timeout=LONGEST)
        else:
            page.locator("[data-tool=hint]").click()
            expect(page.locator(".hint")).to_be_visible(timeout=LONGEST)
            page.locator("details summary").first.click()
        assert page.evaluate(f"document.body.innerText.match(/{UNSPOKEN}/)?.[0]") is None
        check(page)


def test_a_card_in_the_log_is_shown_with_its_text_and_what_it_means_now(
    page: Page, host: Host
) -> None:
    match = played_by_foxes(2, 3, 40, "innovation")
    while match.seat != 0:
        match.undo()
    open_match(page, host, match)
    page.locator("[data-tool=log]").click()
    link = page.locator("dialog [data-card]").first
    card = json.loads(link.get_attribute("data-card") or "{}")["card"]
    link.click()
    shown = page.locator(f'[data-zoom="{card}"]')
    expect(shown).to_be_visible()
    said = catalogue("en").say
    expect(shown.locator("h2")).to_have_text(said({"id": f"card-{card}", "args": {}}))
    now = [said(message, NAMES) for message in match.meaning({"card": card}, 0)]
    assert now
    expect(shown.locator("li")).to_have_text(now)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_what_others_did_and_chances_are_told_in_words_too(page: Page, host: Host) -> None:
    page.add_init_script("localStorage.setItem('polis-settings', '{\"chances\": true}')")
    sit_down(page, host, "?game=innovation&players=2&seed=7&seats=human,fox")
    while not page.locator(".recap").count():
        act(page, good_move(page, Random(7)))
    expect(page.locator(".chances")).to_be_visible()
    page.locator(".recap summary").click()
    expect(page.locator(".recap li").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[data-panel=keys]")).to_be_visible()


def test_parley_by_address(page: Page, host: Host) -> None:
    for query, said in (
        ("players=3&options=parley", "options=parley is not understood"),
        ("players=4&options=chess", "options=chess is not understood"),
    ):
        sit_down(page, host, f"?game=innovation&{query}")
        expect(page.locator(".notice")).to_contain_text(said)
        assert record(page)["options"] == {}
    page.goto(f"{host.url}?game=innovation&players=4&seed=7&options=parley&speed=0")
    # it is said before the engine is there
    expect(page.locator(".summary")).to_contain_text("with parley")
    settled(page)
    assert record(page)["options"] == {"parley": True}
    play_turns(page, 1)
    whole = history(page)
    page.on("dialog", lambda dialog: dialog.accept())
    open_tool(page, "restart")
    expect(page.locator(f'[data-played="{len(whole)}"]')).to_have_count(0)
    settled(page)
    expect(page.locator(".summary")).to_contain_text("with parley")
    assert record(page)["options"] == {"parley": True}
    assert len(history(page)) < len(whole)


def test_parley_from_the_start_screen_and_in_a_rematch(page: Page, host: Host) -> None:
    start_screen(page, host)
    page.locator("[data-game=innovation]").click()
    expect(page.get_by_role("heading", name="A new game of Innovation")).to_be_visible()
    expect(page.locator(".lead")).to_contain_text("achievements")
    expect(page.locator(".learn")).to_have_count(0)
    parley = page.get_by_role("checkbox", name="Parley")
    expect(parley).to_have_count(0)
    page.locator("select[name=players]").select_option("5")
    parley.check()
    check(page)
    page.locator("[data-game=uchronia]").click()
    expect(parley).to_have_count(0)
    page.locator("[data-game=innovation]").click()
    page.get_by_role("button", name="Play", exact=True).click()
    settled(page)
    assert "options=parley" in page.url
    assert record(page)["options"] == {"parley": True}
    over = scene({}, {}, {}, {}, parley=True, turn=None, end="card", winners=[1])
    assert over.over
    page.goto(f"{host.url}?game=innovation&players=4&speed=0{code(over)}")
    expect(page.locator("[data-result]")).to_be_visible(timeout=LONGEST)
    page.locator("[data-tool=rematch]").click()
    expect(page.locator("[data-result]")).to_have_count(0)
    settled(page)
    assert record(page)["options"] == {"parley": True}


def test_hot_seat_and_play_by_link(page: Page, host: Host, stranger: Page) -> None:
    page.goto(f"{host.url}?game=innovation&players=2&seed=3&seats=human,human&speed=0")
    ready(page)
    for seat in (0, 1):
        expect(page.locator("[data-curtain]")).to_be_visible()
        assert page.locator("[data-move], .zones").count() == 0
        arrive(page)
        hand = [
            card["card"] for card in polis.replay(record(page)).view(seat)["seats"][seat]["hand"]
        ]
        names = [catalogue("en").word(f"card-{card}") for card in hand]
        assert [name.rsplit(" (", 1)[0] for name in shown_zone(page, seat, "hand")] == names
        assert all("value" in back for back in shown_zone(page, 1 - seat, "hand"))
        ways = reach(page)
        click(page, *next(iter(ways.items())))
    sit_down(page, host, "?game=innovation&players=2&seed=3&seats=human,link")
    play_turns(page, 30)
    whole = history(page)
    stranger.goto(link_of(page))
    settled(stranger)
    assert asks(stranger)
    assert history(stranger) == whole
    assert all("value" in back for back in shown_zone(stranger, 0, "hand"))


def test_a_position_in_somebody_elses_page(page: Page, author: Author) -> None:
    page.set_viewport_size({"width": 800, "height": 900})
    position: dict[str, Any] = scene(
        {"hand": ["sailing"], "board": {"red": ["archery"]}}, {}, {}, {}, parley=True
    ).position()
    author.open(page, table(position=position, seats="human,mouse,mouse,mouse", lang="it"))
    frame = start(page)
    asked(frame)
    expect(frame.locator(".summary")).to_contain_text("con l’opzione Parlamentare")
    assert frame.evaluate(FITS)
    check(frame)
    assert call(page, "play", "meld sailing") is None
    assert told(page, "move")[0] == {"move": "meld sailing", "seat": 0}
    assert call(page, "record")["start"]["parley"] is True
