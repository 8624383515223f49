"""Players who are quicker than the engine, the disk or the line lose nothing and break nothing."""

import json
import re
from typing import Any

import polis
import pytest
from browser.embedding import Author, start, table
from browser.host import Host
from browser.player import LONGEST, choose, history, open_match, play, ready, tool, wait
from playwright.sync_api import Page, Route, expect
from uchronia.scenes import cards, scene

ADDRESS = "?game=uchronia&players=2&seed=3&speed=0"
GRID = "<style>polis-table { width: 900px; height: 800px; }</style>"
PANELS = re.compile(r"/page/panels-\w+\.js$")
# requests to the engine, and those that are held back on their way
HOLD = """globalThis.requests = (() => {
  const [all, held] = [[], []];
  let [kind, tell] = [null, () => undefined];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    const { do: name } = JSON.parse(message?.text ?? "{}");
    all.push(name);
    if (!kind || name !== kind) return post.call(this, message, ...more);
    held.push(() => post.call(this, message, ...more));
    tell();
  };
  return {
    count: (name) => all.filter((other) => other === name).length,
    hold: (name) => { kind = name; },
    held: () => held.length ? null : new Promise((done) => { tell = () => done(null); }),
    letGo: () => { kind = null; for (const go of held.splice(0)) go(); },
  };
})();"""


def settle(page: Page, **settings: Any) -> None:
    """Begins with these settings, and with requests that can be held back."""
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"{HOLD} localStorage.setItem('polis-settings', {kept})")


def begun(page: Page, lesson: str, step: int) -> None:
    """A learner who has come to a step before."""
    progress = json.dumps({f"lesson/{lesson}": {"step": step, "moves": [], "done": False}})
    page.add_init_script(f"{HOLD} localStorage.setItem('polis-progress', {json.dumps(progress)})")


def hold(page: Page, kind: str) -> None:
    page.evaluate("kind => requests.hold(kind)", kind)


def held(page: Page) -> None:
    """Until a request is held back."""
    page.evaluate("() => requests.held()")


def let_go(page: Page) -> None:
    page.evaluate("() => requests.letGo()")


def test_a_second_decision_while_the_first_is_still_judged(page: Page, host: Host) -> None:
    settle(page, chances=True)
    mine = {"hand": cards("clay wood"), "activities": ["clay"]}
    open_match(page, host, scene(mine, {"hand": 5}, forum=cards("2 brick wood")))
    play(page, "command clay")
    hold(page, "chances")
    choose(page, "take brick")
    held(page)
    page.locator("[data-move=pass]").click()
    let_go(page)
    expect(page.locator('[data-played="2"]')).to_have_count(0, timeout=LONGEST)
    wait(page)
    assert history(page)[:3] == ["command clay", "take brick", "pass"]
    expect(page.locator(".notice")).to_have_count(0)


def test_two_enters_are_one_step_of_a_lesson(page: Page, host: Host) -> None:
    begun(page, "safe-from-draconians", 5)
    page.goto(f"{host.url}?lesson=safe-from-draconians&speed=0")
    ready(page)
    expect(page.locator("[data-lesson-step='5']")).to_be_visible()
    hold(page, "lesson-next")
    page.keyboard.press("Shift")
    page.locator("[data-move='pay clay']").first.press("Enter")
    held(page)
    page.keyboard.press("Enter")
    let_go(page)
    expect(page.locator("[data-lesson-step='6']")).to_be_visible()
    assert page.evaluate("requests.count('lesson-next')") == 1
    expect(page.locator(".notice")).to_have_count(0)


def test_a_lesson_is_begun_once(page: Page, host: Host) -> None:
    begun(page, "first-game", 2)
    page.goto(f"{host.url}?lesson=first-game&speed=0")
    ready(page)
    assert page.evaluate("requests.count('lesson')") == 1


@pytest.mark.parametrize("comes", [True, False])
def test_a_panel_that_is_on_its_way_already(page: Page, host: Host, comes: bool) -> None:
    routes: list[Route] = []
    page.route(PANELS, lambda route: routes.append(route))
    part = 60_000 if comes else 3_000
    page.add_init_script(f"globalThis.polisDeadlines = {{ idle: 0, part: {part} }}")
    with page.expect_request(PANELS):
        page.goto(host.url + ADDRESS)
        ready(page)
    page.locator("[data-tool=menu]").click()
    if comes:
        for route in routes:
            route.continue_()
        expect(page.locator("[data-panel=menu]")).to_be_visible(timeout=LONGEST)
    else:
        expect(page.locator("[data-trouble]")).to_contain_text("panels.js", timeout=LONGEST)


def test_whoever_arrives_at_a_replay_is_where_it_begins(page: Page, author: Author) -> None:
    match = polis.new("uchronia", players=2, seed=3)
    for _ in range(9):
        match.play(match.moves()[0])
    author.open(page, table(record=match.record(), seats="human,human"), GRID)
    frame = start(page)
    frame.locator("[data-arrive]").press("Enter")
    expect(frame.locator("[data-curtain]")).to_have_count(0, timeout=LONGEST)
    expect(frame.locator("[data-replay='0']")).to_be_visible()


def test_what_was_closed_stays_closed_when_it_is_copied(page: Page, host: Host) -> None:
    slow = "new Promise((done) => { globalThis.copied = done; })"
    page.add_init_script(f"navigator.clipboard.writeText = () => {slow}")
    page.goto(host.url + ADDRESS)
    ready(page)
    tool(page, "embed").click()
    page.locator("[data-copy]").click()
    page.locator("[data-close]").click()
    page.evaluate("copied()")
    page.locator("[data-tool=rules]").click()
    expect(page.locator("[data-panel=rules]")).to_be_visible()
    expect(page.locator("[data-panel=embed]")).to_have_count(0)


def test_a_turn_is_still_to_be_confirmed_after_a_hasty_leave(page: Page, host: Host) -> None:
    settle(page, chances=True, confirm=True)
    open_match(page, host, scene({"hand": cards("clay wood")}, {"hand": 5}))
    hold(page, "chances")
    choose(page, "plot")
    held(page)
    page.locator("h1 a").click()
    let_go(page)
    page.locator("[data-resume]").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible(timeout=LONGEST)
