"""The element in a page of another site: what it shows, tells and does."""

from __future__ import annotations

from urllib.parse import urlsplit

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
from browser.host import Host
from browser.learner import steps_of
from browser.player import LONGEST
from browser.story import act, played_by_foxes
from playwright.sync_api import Page, expect
from scenes import play
from uchronia.scenes import scene

LESSON = "first-production"


def test_a_position_is_played_in_the_page_and_every_move_is_told(
    page: Page, host: Host, author: Author
) -> None:
    author.open(page, table(position=POSITION, seats="human,mouse", lang="en"))
    frame = start(page)
    sites = {urlsplit(address).hostname for address in (page.url, frame.url)}
    assert sites == {"localhost", "127.0.0.1"}
    assert frame.evaluate("origin") == host.origin
    assert frame.evaluate("polis.position()") == polis.from_position(POSITION).position()
    act(frame, "command clay")
    act(frame, "take marble")
    await_told(page, "move", "one", 3)
    record = call(page, "record")
    match = polis.from_position(POSITION)
    seats = []
    for move in record["moves"]:
        seats.append(match.seat)
        match.play(move)
    assert record["start"] == POSITION
    heard = [
        {"move": move, "seat": seat} for move, seat in zip(record["moves"], seats, strict=True)
    ]
    assert told(page, "move") == heard
    assert heard[:2] == [{"move": "command clay", "seat": 0}, {"move": "take marble", "seat": 0}]


def test_a_host_plays_for_the_reader_and_is_told_why_it_cannot(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION, seats="human,mouse", lang="fr"))
    assert call(page, "play", "command clay") is None  # begins the table
    assert call(page, "play", "take stone")["error"].startswith("Aucune carte")
    assert call(page, "play", "x" * 300)["error"].startswith("move")
    assert call(page, "play", "take marble") is None
    asked(frame_of(page))  # the mouse has answered, and that was told
    moves = call(page, "record")["moves"]
    assert moves[:2] == ["command clay", "take marble"]
    assert [it["move"] for it in told(page, "move")] == moves


def test_a_record_is_shown_from_its_first_move_and_played_on_from_anywhere(
    page: Page, author: Author
) -> None:
    record = played_by_foxes(2, 7, stop=40).record()
    author.open(page, table(record=record, lang="it"))
    frame = start(page)
    expect(frame.locator('[data-replay="0"]')).to_be_visible(timeout=LONGEST)
    for at in (1, 2, 3):
        press(frame.locator("[data-tool=step-forward]"))
        expect(frame.locator(f'[data-replay="{at}"]')).to_be_visible(timeout=LONGEST)
    assert call(page, "record") == record
    assert told(page, "move") == []
    press(frame.locator("[data-branch]"))
    ready(page, count=2)
    asked(frame)
    assert call(page, "record")["moves"][:3] == record["moves"][:3]


def test_a_host_plays_on_from_a_replay_once_the_bots_have_answered(
    page: Page, author: Author
) -> None:
    record = play(scene({}, {}), "plot").record()
    author.open(page, table(record=record, seats="human,mouse"))
    frame = start(page)
    expect(frame.locator('[data-replay="0"]')).to_be_visible(timeout=LONGEST)
    assert call(page, "play", "plot") is None
    moves = call(page, "record")["moves"]
    # the mouse has nothing but a Plot either
    assert moves[:3] == ["plot", "plot", "plot"]


def test_a_lesson_tells_its_steps_and_refuses_what_does_not_belong_there(
    page: Page, author: Author
) -> None:
    author.open(page, table(lesson=LESSON, lang="en"))
    frame = start(page)
    steps = steps_of(LESSON)
    number = 0
    while "expect" not in steps[number]:
        assert "error" in call(page, "play", "plot")
        press(frame.locator("[data-next]"))
        number += 1
        await_told(page, "step", count=number + 1)
    wrong = call(page, "play", "plot")["error"]
    assert "[[" not in wrong
    assert frame.locator(".lesson .wrong").inner_text() == wrong
    assert call(page, "play", steps[number]["expect"][0]) is None
    await_told(page, "step", count=number + 2)
    heard = told(page, "step")
    assert [it["step"] for it in heard] == list(range(number + 2))
    assert all(it["steps"] == len(steps) and it["lesson"] == LESSON for it in heard)
    assert not any(it["finished"] for it in heard)


def test_a_free_game_with_the_authors_seats_language_and_theme(page: Page, author: Author) -> None:
    author.open(page, table(game="uchronia", seats="human,mouse,owl", lang="it", theme="dark"))
    frame = start(page)
    expect(frame.locator("html")).to_have_attribute("lang", "it")
    assert frame.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    record = call(page, "record")
    assert record["players"] == 3
    expect(frame.locator(".seat")).to_have_count(2)
    # without another word: two players, the reader first
    page.evaluate("one.load({ game: 'uchronia' })")
    ready(page, count=2)
    assert call(page, "record")["players"] == 2


def test_the_end_of_a_game_is_told_once(page: Page, author: Author) -> None:
    match = played_by_foxes(2, 11)
    record = match.record()
    *before, last = record["moves"]
    seat = polis.replay({**record, "moves": before}).seat
    seats = ["human" if at == seat else "mouse" for at in range(2)]
    author.open(page, table(seats=",".join(seats), record={**record, "moves": before}))
    start(page)
    assert call(page, "play", last) is None
    await_told(page, "over")
    assert told(page, "move") == [{"move": last, "seat": seat}]
    assert told(page, "over") == [
        {"winners": list(match.winners), "scores": list(match.scores)},
    ]


def test_what_is_wrong_is_said_in_the_table_to_the_page_and_to_the_caller(
    page: Page, author: Author
) -> None:
    author.open(page, table(position={**POSITION, "forum": ["clay", "gold"]}, lang="en"))
    page.get_by_role("button").click()
    await_told(page, "error")
    [fault] = told(page, "error")
    frame = frame_of(page)
    assert "gold" in fault["message"]
    expect(frame.locator("[data-refusal]")).to_contain_text(fault["message"])
    assert call(page, "record") == {"error": "No game has been started."}
    # the next one is shown all the same
    assert call(page, "load", {"position": POSITION}) is None
    asked(frame)
    expect(frame.locator("[data-refusal]")).to_have_count(0)
    # and another fault takes it away from nobody
    why = "There is no lesson or puzzle called nothing-of-the-kind."
    assert call(page, "load", {"lesson": "nothing-of-the-kind"}) == {"error": why}
    assert told(page, "error")[1:] == [{"message": why}]
    expect(frame.locator(".notice")).to_contain_text(why)
    assert call(page, "play", "command clay") is None


def test_another_attribute_shows_another_table_but_other_clothes_keep_the_game(
    page: Page, author: Author
) -> None:
    author.open(page, table(position=POSITION, seats="human,mouse", lang="en"))
    frame = start(page)
    assert call(page, "play", "command clay") is None
    page.evaluate("one.lang = 'fr'; one.setAttribute('theme', 'dark')")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator("html")).to_have_css("color-scheme", "dark")
    assert call(page, "record")["moves"] == ["command clay"]
    page.evaluate("p => one.setAttribute('position', p)", '{"polis": 2}')
    await_told(page, "error")
    page.evaluate("one.removeAttribute('position')")
    ready(page, count=2)
    assert "start" not in call(page, "record")


def test_the_reader_keeps_the_focus_until_the_table_is_wanted(page: Page, author: Author) -> None:
    author.open(page, "<input id='field'>" + table(position=POSITION, start="visible"))
    page.locator("#field").focus()
    frame = ready(page)
    asked(frame)
    assert page.evaluate("document.activeElement.id") == "field"
    page.keyboard.press("Tab")
    frame.locator(":focus").wait_for()


def test_a_button_pressed_by_keyboard_leads_into_the_table(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    frame = ready(page)
    asked(frame)
    frame.locator("main :focus").wait_for()


def test_an_element_made_by_a_script_is_loaded_before_it_is_in_the_page(
    page: Page, author: Author
) -> None:
    author.open(page, "<main id='place'></main>")
    page.evaluate(
        """(position) => {
          const one = Object.assign(document.createElement("polis-table"), { id: "one" });
          globalThis.shown = one.load({ position, seats: "human,mouse" });
          document.getElementById("place").append(one);
        }""",
        POSITION,
    )
    ready(page)
    assert page.evaluate("shown") is None
    assert call(page, "record")["start"] == POSITION


def test_a_table_taken_out_of_the_page_answers_nobody_any_more(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION) + table("two", position=POSITION))
    start(page)
    said = page.evaluate(
        """() => {
          const played = one.play("command clay");
          one.remove();
          return played.then(() => "played", (fault) => fault.message);
        }"""
    )
    assert said == "removed"
    start(page, "two")


def test_what_cannot_be_sent_is_refused(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION))
    for what in ("() => 1", "Symbol()", "{ position: () => 1 }"):
        said = page.evaluate(f"one.load({what}).then(() => 'shown', (fault) => fault.name)")
        assert said == "DataCloneError"
    assert call(page, "play", "command clay") is None


def test_the_colours_of_the_page_are_handed_on_as_far_as_they_are_colours(
    page: Page, author: Author
) -> None:
    style = "<style>polis-table { --polis-accent: rgb(122, 46, 29); --polis-paper: #f6efe2;"
    style += " --polis-ink: url(https://example.org/x) }</style>"
    author.open(page, table(position=POSITION), style)
    frame = start(page)
    value = "name => getComputedStyle(document.documentElement).getPropertyValue(name)"
    assert frame.evaluate(value, "--leaf") == "rgb(122, 46, 29)"
    assert frame.evaluate(value, "--paper") == "#f6efe2"
    assert frame.evaluate(value, "--ink") not in ("", "url(https://example.org/x)")


def test_what_an_opponent_chose_secretly_is_not_told(page: Page, author: Author) -> None:
    """In Utopia the first in rank gives up two cards, which nobody sees before all have chosen."""
    dealt = {"polis": 1, "game": "utopia", "players": 3, "phase": "discarding"}
    position = {**dealt, "seats": [{"hand": 5}, {"hand": 5}, {"hand": 5}]}
    author.open(page, table(position=position, seats="mouse,human,mouse"))
    asked(start(page))
    await_told(page, "move", count=2)
    assert told(page, "move") == [{"move": "discard", "seat": 0}] * 2
