"""A worker that dies or hangs is replaced, and the match goes on where it was."""

from random import Random

import polis
import pytest
from browser.host import Host
from browser.player import LONGEST, choose, history, play, played, reach, ready, record, wait
from parts import part
from playwright.sync_api import Page, expect

# one that hangs is waited for a little only
HURRY = "globalThis.polisDeadlines = { answer: 4000 }"
KILL = """() => {
  const worker = __workers.at(-1);
  worker.terminate();
  worker.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
}"""


@pytest.mark.parametrize("times", [4, pytest.param(20, marks=part("faults"))])
def test_a_worker_killed_at_any_point_leaves_the_same_match(
    page: Page, host: Host, times: int
) -> None:
    page.goto(host.url + "?game=uchronia&players=3&seed=23&seats=human,mouse,mouse&speed=0")
    ready(page)
    rng = Random(3)
    for _ in range(times):
        for _ in range(rng.randrange(3)):
            play(page, rng=rng)
        wait(page)
        before = history(page)
        shown = played(page)
        move = rng.choice(list(reach(page)))
        if rng.random() < 0.5:  # while it is answering
            choose(page, move)
            page.evaluate(KILL)
        else:  # while it waits
            page.evaluate(KILL)
            choose(page, move)
        expect(page.locator(f'[data-played="{shown}"]')).to_have_count(0, timeout=LONGEST)
        wait(page)
        after = history(page)
        assert after[: len(before) + 1] == [*before, move]
        polis.replay(record(page))
    expect(page.locator(".notice").filter(has_text="started again")).to_have_count(1)


def test_a_worker_that_hangs_is_replaced(page: Page, host: Host) -> None:
    page.add_init_script(HURRY)
    page.goto(host.url + "?game=uchronia&players=2&seed=29&speed=0")
    ready(page)
    first = play(page)
    before = history(page)
    assert first in before
    page.evaluate("__workers.at(-1).terminate()")
    play(page)
    assert history(page)[: len(before)] == before
    expect(page.locator(".notice").filter(has_text="started again")).to_have_count(1)


def test_one_that_hangs_with_two_questions_open_is_replaced_as_well(page: Page, host: Host) -> None:
    page.add_init_script(HURRY)
    page.goto(host.url + "?game=uchronia&players=2&seed=29&speed=0")
    ready(page)
    before = history(page)
    page.evaluate("__workers.at(-1).terminate()")
    page.evaluate(
        "globalThis.__decision = polis.decision(); globalThis.__more = polis.position(); 0"
    )
    assert page.evaluate("__decision")["moves"]
    assert page.evaluate("__more")["game"] == "uchronia"
    expect(page.locator("[data-trouble]")).to_have_count(0)
    play(page)
    assert history(page)[: len(before)] == before


def test_the_worker_refuses_every_address_outside_the_site(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=1")
    ready(page)
    [worker] = page.workers
    for address in ("https://example.org/", host.origin + "/", "//example.org/x", "data:,x"):
        told = worker.evaluate("url => fetch(url).then(() => 'open', String)", address)
        assert "refused" in told, address
    closed = "[typeof XMLHttpRequest, typeof WebSocket, typeof EventSource, typeof importScripts]"
    assert worker.evaluate(closed) == ["undefined"] * 4
