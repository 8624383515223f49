"""A learner who has nothing but a keyboard."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import polis
from browser.host import ROOT, Host
from browser.player import LONGEST
from playwright.sync_api import Page, expect

COURSES = sorted((ROOT / "engine" / "polis").glob("*/lessons/course.json"))
# every lesson of every game, with its file
LESSONS = {
    id: course.with_name(f"{id}.json")
    for course in COURSES
    for id in json.loads(course.read_text("utf-8"))["lessons"]
}
MOVE = "[data-move]:visible"
# something a learner can do, or nothing more to do
ASKED = "[data-next], [data-finished], [data-again], main [data-move], main [data-opens]"
MOST_TABS = 120
# The step and what there is to press, read at once: a step that was finished by a move goes on by
# itself, perhaps between two looks.
PLACE = """() => {
  const find = (what) => document.querySelector(what);
  return {
    finished: Boolean(find("[data-finished]")),
    step: find("[data-lesson]")?.dataset.lessonStep ?? "",
    played: find("[data-played]")?.dataset.played ?? "",
    button: ["next", "again"].find((name) => find(`[data-${name}]`)) ?? null,
  };
}"""


def steps_of(lesson: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads(LESSONS[lesson].read_text("utf-8"))["steps"]
    return steps


def open_lesson(page: Page, host: Host, lesson: str, more: str = "") -> None:
    page.goto(host.url + f"?lesson={lesson}&speed=0{more}")
    expect(page.locator(f'[data-lesson="{lesson}"]')).to_be_visible(timeout=LONGEST)


def tab_to(page: Page, matches: str, value: str = "") -> bool:
    """Tabs until the focus is on an element that has this data (with this value); whether it is."""
    test = "([name, value]) => { const { dataset } = document.activeElement;"
    test += " return name in dataset && (!value || dataset[name] === value); }"
    for _ in range(MOST_TABS):
        if page.evaluate(test, [matches, value]):
            return True
        page.keyboard.press("Tab")
    return False


def press_move(page: Page, moves: list[str]) -> None:
    """Plays the first of these moves that can be reached, opening what has to be opened."""
    here = page.locator("main [data-move]").evaluate_all("all => all.map(it => it.dataset.move)")
    found = next((move for move in moves if move in here), None)
    if found is None:
        found = open_for(page, moves)
    before = place(page)
    assert tab_to(page, "move", found), found
    page.keyboard.press("Enter")
    changed(page, before)


def open_for(page: Page, moves: list[str]) -> str:
    """Opens cards that are played together until one of the moves is in view."""
    keys = page.locator("main [data-opens]").evaluate_all("all => all.map(it => it.dataset.opens)")
    for key in keys:
        assert tab_to(page, "opens", key)
        page.keyboard.press("Enter")
        expect(page.locator(".opened").first).to_be_visible()
        here = page.locator(".opened [data-move]").evaluate_all(
            "all => all.map(it => it.dataset.move)"
        )
        found = next((move for move in moves if move in here), None)
        if found:
            return found
        page.keyboard.press("Escape")
        expect(page.locator(".opened")).to_have_count(0)
    raise AssertionError(f"none of {moves} can be reached")


def place(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLACE)
    return found


def changed(page: Page, before: dict[str, Any]) -> None:
    """Waits until another step or another move is done, or the move was wrong."""
    step, played = before["step"], before["played"]
    still = f'#page:has([data-lesson-step="{step}"]):has([data-played="{played}"])'
    gone = page.locator(f"#page:not({still}), [data-finished], .wrong")
    expect(gone.first).to_be_attached(timeout=LONGEST)
    expect(page.locator(ASKED).first).to_be_attached(timeout=LONGEST)


def take(page: Page, lesson: str) -> None:
    """Takes a lesson from where it stands to its end."""
    steps = steps_of(lesson)
    rng = Random(lesson)
    for _ in range(600):
        expect(page.locator(ASKED).first).to_be_attached(timeout=LONGEST)
        here = place(page)
        if here["finished"]:
            return
        if not here["button"]:
            press_move(page, steps[int(here["step"])].get("expect") or openly(page, rng))
        # a step that was finished by a move goes on by itself, and its button goes away
        elif tab_to(page, here["button"]):
            page.keyboard.press("Enter")
            changed(page, here)
    raise AssertionError(f"{lesson} did not end")


def openly(page: Page, rng: Random) -> list[str]:
    """Plays openly like a fox, so that the game comes to its end."""
    match = polis.replay(page.evaluate("polis.record()"))
    assert match.seat is not None
    return [polis.bots.get("fox").choose(match, match.seat, rng, 1).move, *match.moves()]
