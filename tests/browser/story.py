"""What the stories at the drawn table have in common: sitting down, playing, listening."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import polis
from browser.host import Host
from browser.player import LONGEST, READY, SETTLED, record, wait
from playwright.sync_api import Locator, Page, expect
from whole_games import match_after

# Every request to the worker with its answer, in the order of the answers.
LISTEN = """
globalThis.__heard = [];
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.requests = new Map();
    this.addEventListener("message", ({ data }) => {
      if (data.say === "step" || data.say === "stage") return;
      __heard.push({ ...data, request: this.requests.get(data.id) ?? null });
    });
  }
  postMessage(message, ...rest) {
    if (message.text) this.requests.set(message.id, message.text);
    super.postMessage(message, ...rest);
  }
};
"""

# Opens what is to be opened until a move is in view, clicks it, and waits until it has been played
# and somebody here is asked again; in one call, because whole games are played with it.
ACT = """async ({ wanted, settled, longest }) => {
  const find = (what) => document.querySelector(what);
  const shown = () => find(`[data-move="${CSS.escape(wanted)}"]`);
  const keys = (where) => [...document.querySelectorAll(where)].map((it) => it.dataset.opens);
  const press = (key) => find(`[data-opens="${CSS.escape(key)}"]`).click();
  for (const first of shown() ? [] : keys("main [data-opens]")) {
    press(first);
    for (const second of shown() ? [] : keys(".opened [data-opens]")) {
      press(second);
      if (shown()) break;
    }
    if (shown()) break;
  }
  const before = find("[data-played]").dataset.played;
  shown().click();
  const frame = () => new Promise((done) => setTimeout(done));
  const start = Date.now();
  while (find("[data-played]")?.dataset.played === before || !find(settled)) {
    if (Date.now() - start > longest) throw new Error(`${wanted} was not played`);
    await frame();
  }
}"""
# the address of a game that is to be sent
LINK = re.compile(r"^http.*#r=[\w-]+$")


def sit_down(page: Page, host: Host, query: str) -> None:
    """Opens an address without animation and waits until somebody is asked."""
    mark = query.find("#") if "#" in query else len(query)
    page.goto("about:blank")
    page.goto(host.url + query[:mark] + ("&" if "?" in query else "?") + "speed=0" + query[mark:])
    settled(page)


def start_screen(page: Page, host: Host) -> None:
    """Opens the site where a game begins, and waits for the engine."""
    page.goto(host.url + "?speed=0")
    expect(page.locator(".start button.main")).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=LONGEST)


def settled(page: Page) -> None:
    """Waits until a human here is asked, a curtain or link waits, or the game is over."""
    expect(page.locator(READY)).to_be_attached(timeout=LONGEST)
    wait(page)


def act(page: Page, move: str) -> None:
    """Plays a move by clicks and waits until somebody here is asked again."""
    page.evaluate(ACT, {"wanted": move, "settled": SETTLED, "longest": LONGEST})


def good_move(page: Page, rng: Random) -> str:
    """The move of a fox, so that games come to an end."""
    match = polis.replay(record(page))
    assert match.seat is not None
    return polis.bots.get("fox").choose(match, match.seat, rng, 1).move


def asks(page: Page) -> bool:
    """Whether the page asks for a move."""
    return bool(page.locator("[data-tool=hint]:not(:disabled)").count())


def is_over(page: Page) -> bool:
    return bool(page.locator("[data-result]").count())


def play_turns(page: Page, decisions: int, seed: int = 0) -> None:
    """Answers so many questions, or until nobody here is asked any more."""
    rng = Random(seed)
    for _ in range(decisions):
        if not asks(page):
            return
        act(page, good_move(page, rng))


def played_by_foxes(
    players: int, seed: int, stop: int | None = None, game: str = "uchronia"
) -> polis.Match:
    """A match that foxes have played, to its end or for so many moves."""
    return match_after(game, players, seed, stop)


def code(match: polis.Match) -> str:
    return "#r=" + polis.encode(match.record())


def link_of(page: Page) -> str:
    """The link the page wants sent."""
    place = page.locator("[data-away] [data-link]")
    expect(place).to_have_value(LINK, timeout=LONGEST)
    return place.input_value()


def open_tool(page: Page, name: str) -> None:
    """Presses a tool, in the menu if it is not in view."""
    tool = page.locator(f'[data-tool="{name}"]:visible')
    if not tool.count():
        page.locator('[data-tool="menu"]').click()
    tool.first.click()


def heard(page: Page) -> list[tuple[dict[str, Any], Any]]:
    """Requests and what the worker answered."""
    said = [it for it in page.evaluate("__heard") if it["say"] == "answer"]
    return [(json.loads(it["request"]), json.loads(it["text"])) for it in said]


def texts(found: Locator) -> list[str]:
    """The words in each, with single spaces."""
    # beside links there are marks that keep a comma or bracket on their line
    return [" ".join(text.replace("\u2060", "").split()) for text in found.all_text_contents()]
