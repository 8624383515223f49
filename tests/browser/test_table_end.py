"""The end of a game at the drawn table, and looking back on it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import polis
import pytest
from browser.host import Host
from browser.player import LONGEST, history, record
from browser.story import (
    act,
    asks,
    code,
    is_over,
    open_tool,
    play_turns,
    played_by_foxes,
    settled,
    sit_down,
    start_screen,
    texts,
)
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from polis.core.score_history import score_history

say = catalogue("en").say
# the timers that go on and on
RUNNING = """
globalThis.__running = new Set();
const { setInterval, clearInterval } = globalThis;
globalThis.setInterval = (...given) => {
  const timer = setInterval(...given);
  __running.add(timer);
  return timer;
};
globalThis.clearInterval = (timer) => {
  __running.delete(timer);
  clearInterval(timer);
};
"""
THREE = "?game=uchronia&players=3&names=Ada,Ben,Cleo&seats="


@pytest.fixture
def faults(page: Page) -> Iterator[None]:
    """Errors in the page that nobody sees fail the test too."""
    found: list[str] = []
    page.on("pageerror", lambda fault: found.append(str(fault)))
    yield
    assert found == []


def finished(players: int, seed: int) -> polis.Match:
    match = played_by_foxes(players, seed)
    assert match.over
    return match


def look_back_to(page: Page, at: int) -> None:
    page.locator("[data-replay] input[type=range]").fill(str(at))
    expect(page.locator(f'[data-replay="{at}"]')).to_be_visible(timeout=LONGEST)


def shown_hand(page: Page, seat: int) -> Counter[str]:
    """The viewer's Hand as it is drawn."""
    hand: Counter[str] = Counter()
    for stack in page.locator(f'[data-zone="hand-{seat}"] [data-thing]').all():
        thing = json.loads(stack.get_attribute("data-thing") or "{}")
        held = stack.locator(".held")
        times = held.get_attribute("data-letter") if held.count() else None
        hand[thing["material"]] = int((times or "×1")[1:])
    return hand


def sizes(page: Page) -> list[int]:
    """How many moves the kept games have, shortest first."""
    page.locator("h1 a").click()
    expect(page.locator("[data-resume]").first).to_be_visible()
    words = texts(page.locator("[data-resume]"))
    return sorted(int(text.split()[-2]) for text in words)


def go_on_with(page: Page, size: int) -> None:
    page.locator("[data-resume]").filter(has_text=f" {size} moves").click()
    settled(page)


def test_who_has_won_why_and_where_the_points_come_from(page: Page, host: Host) -> None:
    match = finished(3, 12)
    before = polis.replay({**match.record(), "moves": list(match.history[:-1])})
    seats = ["human" if seat == before.seat else "fox" for seat in range(3)]
    sit_down(page, host, THREE + ",".join(seats) + code(before))
    assert page.locator("[data-result]").count() == 0
    act(page, match.history[-1])
    names = ["Ada", "Ben", "Cleo"]
    result = page.locator("[data-result]")
    winners = [names[seat] for seat in match.winners]
    args = {"count": len(winners), "names": ", ".join(winners)}
    expect(result.locator("[data-prompt]")).to_have_text(
        say({"id": "terminal-winner", "args": args})
    )
    how = match.result()
    why = " ".join(say(reason, names) for reason in how["why"])
    expect(result.locator(".verdict p").first).to_have_text(why)
    for seat, row in enumerate(result.locator(".sources tbody tr").all()):
        counts = [str(source["count"]) for source in how["sources"][seat]]
        assert texts(row.locator("td")) == [*counts, str(match.scores[seat])]
        assert names[seat] in row.inner_text()
        assert (row.get_attribute("class") == "won") == (seat in match.winners)
    heads = texts(result.locator(".sources thead th"))
    assert heads[:-1] == [say(source["source"]) for source in how["sources"][0]]
    lines = result.locator(".chart polyline")
    expect(lines).to_have_count(3)
    ends = set()
    for line in lines.all():
        points = (line.get_attribute("points") or "").split()
        assert len(points) == len(score_history(match))
        ends.add(points[-1])
    assert len(ends) == len(set(match.scores))


@pytest.mark.usefixtures("faults")
def test_a_finished_game_can_be_looked_through(page: Page, host: Host) -> None:
    match = finished(2, 21)
    last = len(match.history)
    sit_down(page, host, "?game=uchronia&players=2" + code(match))
    open_tool(page, "replay")
    expect(page.locator('[data-replay="0"]')).to_be_visible()
    expect(page.locator("[data-tool=step-back]")).to_be_disabled()
    at = last // 2
    look_back_to(page, at)
    then = polis.replay({**match.record(), "moves": list(match.history[:at])})
    assert shown_hand(page, 0) == Counter(then.view(0)["seats"][0]["hand"])
    expect(page.locator(f'[data-played="{at}"]')).to_have_count(1)
    page.locator("[data-tool=step-forward]").click()
    expect(page.locator(f'[data-replay="{at + 1}"]')).to_be_visible()
    page.locator("[data-tool=step-back]").click()
    page.locator("[data-tool=step-back]").click()
    expect(page.locator(f'[data-replay="{at - 1}"]')).to_be_visible()
    film = page.locator("[data-tool=film]")
    film.click()
    expect(film).to_have_attribute("aria-pressed", "true")
    # a film that runs may be further on by the time one looks
    further = "(at) => Number(document.querySelector('[data-replay]').dataset.replay) > at"
    page.wait_for_function(further, arg=at)
    film.click()
    expect(film).to_have_attribute("aria-pressed", "false")
    look_back_to(page, last)
    expect(page.locator("[data-tool=step-forward]")).to_be_disabled()
    page.locator("[data-present]").click()
    assert is_over(page)


@pytest.mark.usefixtures("faults")
def test_from_any_point_a_game_of_its_own_goes_on_even_while_the_film_runs(
    page: Page, host: Host
) -> None:
    match = finished(2, 21)
    last = len(match.history)
    page.add_init_script(RUNNING)
    sit_down(page, host, "?game=uchronia&players=2" + code(match))
    open_tool(page, "replay")
    start = next(n for n in range(last // 2, last) if asked_after(match, n) == 0)
    look_back_to(page, start)
    # both at once, so that the film cannot come further in between
    page.evaluate("""() => {
      document.querySelector("[data-tool=film]").click();
      document.querySelector("[data-branch]").click();
    }""")
    expect(page.locator(".notice").filter(has_text="game of its own")).to_be_visible()
    settled(page)
    assert page.evaluate("[...__running]") == [], "a film of the old game would ask about this one"
    assert tuple(history(page)) == match.history[:start]
    play_turns(page, 3)
    longer = history(page)
    assert sizes(page) == sorted([len(longer), last])
    go_on_with(page, last)
    assert is_over(page)
    assert tuple(history(page)) == match.history
    page.locator("h1 a").click()
    go_on_with(page, len(longer))
    assert asks(page)
    assert history(page) == longer
    open_tool(page, "replay")
    look_back_to(page, 1)


def asked_after(match: polis.Match, count: int) -> int | None:
    return polis.replay({**match.record(), "moves": list(match.history[:count])}).seat


def test_a_rematch_seats_the_same_players_at_another_game(page: Page, host: Host) -> None:
    match = finished(3, 14)
    sit_down(page, host, THREE + "human,mouse,fox" + code(match))
    page.locator("[data-tool=rematch]").click()
    expect(page.locator("[data-result]")).to_have_count(0)
    settled(page)
    again = record(page)
    assert again["seed"] != match.record()["seed"]
    assert again["players"] == 3
    assert len(again["moves"]) < 10
    assert set(page.locator(".seat-head h3").all_text_contents()) == {"Ada", "Ben", "Cleo"}
    act(page, polis.replay(again).moves()[0])
    so_far = history(page)
    page.reload()
    settled(page)
    assert history(page) == so_far, "a link led to the previous game, not to this one"
    assert sizes(page)[-1] == len(match.history)


def test_what_a_link_leads_to_is_kept_once(page: Page, host: Host) -> None:
    match = finished(2, 15)
    for _ in range(2):
        sit_down(page, host, "?game=uchronia&players=2" + code(match))
        expect(page.locator(".chart")).to_be_visible()
    start_screen(page, host)
    kept = page.locator("[data-resume]")
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text(f"finished after {len(match.history)} moves")


def test_a_finished_game_travels_by_link_and_by_file(
    page: Page, host: Host, stranger: Page, tmp_path: Path
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
    match = finished(2, 15)
    sit_down(page, host, "?game=uchronia&players=2&seats=human,owl&names=Ada," + code(match))
    expect(page.locator(".chart")).to_be_visible()
    told = texts(page.locator("[data-result]"))
    open_tool(page, "share")
    expect(page.locator(".notice").filter(has_text="copied")).to_be_visible()
    stranger.goto(page.evaluate("navigator.clipboard.readText()"))
    settled(stranger)
    expect(stranger.locator(".chart")).to_be_visible()
    assert texts(stranger.locator("[data-result]")) == told
    assert record(stranger) == record(page)
    with page.expect_download() as download:
        open_tool(page, "export")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    start_screen(stranger, host)
    stranger.locator("input[type=file]").set_input_files(file)
    settled(stranger)
    expect(stranger.locator(".chart")).to_be_visible()
    assert texts(stranger.locator("[data-result]")) == told
    assert record(stranger) == record(page)


@pytest.mark.usefixtures("faults")
def test_during_a_game_one_looks_back_at_what_one_saw(page: Page, host: Host) -> None:
    match = played_by_foxes(2, 16, 60)
    while match.seat != 1:
        match.play(match.moves()[0])
    sit_down(page, host, "?game=uchronia&players=2&seats=fox,human" + code(match))
    whole = history(page)
    prompt = page.locator("[data-prompt]").inner_text()
    open_tool(page, "replay")
    for at in (0, 20, len(whole) - 1, len(whole)):
        look_back_to(page, at)
        view = polis.replay({**match.record(), "moves": whole[:at]}).view(1)
        assert shown_hand(page, 1) == Counter(view["seats"][1]["hand"])
        held = page.locator('[data-zone="hand-0"] b')
        expect(held).to_have_text(str(view["seats"][0]["hand_size"]))
        assert page.locator("[data-branch], [data-move], main [data-opens]").count() == 0
        expect(page.locator("[data-tool=undo]")).to_be_disabled()
        page.keyboard.press("u")
        expect(page.locator(f'[data-replay="{at}"]')).to_be_visible()
    page.locator("[data-present]").click()
    expect(page.locator("[data-prompt]")).to_have_text(prompt)
    assert history(page) == whole
    act(page, polis.replay(record(page)).moves()[0])
    assert history(page)[: len(whole)] == whole
    open_tool(page, "replay")
    expect(page.locator('[data-replay="0"]')).to_be_visible()
