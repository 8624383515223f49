"""Players who are quicker than the engine, the disk or the line lose nothing and break nothing."""

import json
import re
from typing import Any

import polis
import pytest
from browser.embedding import POSITION, Author, await_told, start, table
from browser.host import Host
from browser.player import LONGEST, choose, history, open_match, play, ready, tool, wait
from playwright.sync_api import Page, Route, expect
from uchronia.scenes import cards, scene

ADDRESS = "?game=uchronia&players=2&seed=3&speed=0"
GRID = "<style>polis-table { width: 900px; height: 800px; }</style>"
UTOPIA = re.compile(r"/utopia/table\.js$")
UCHRONIA = re.compile(r"/uchronia/table\.js$")
PRINTED = re.compile(r"/printed/utopia\.json$")
FRENCH = re.compile(r"/words/fr\.json$")
PANELS = re.compile(r"/page/panels-\w+\.js$")
# requests to the engine, and those that are held back on their way; "boot" is the first
HOLD = """globalThis.requests = (() => {
  const [all, held] = [[], []];
  let [kind, tell] = [null, () => undefined];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    const { do: name } = message?.text ? JSON.parse(message.text) : message ?? {};
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


def begin_slowly(page: Page) -> None:
    """From now on the page's engine begins once it is let go."""
    page.add_init_script(f"{HOLD} requests.hold('boot')")


def hold_back(page: Page, part: re.Pattern[str]) -> list[Route]:
    """A part of the site that does not come before it is let go."""
    routes: list[Route] = []
    page.route(part, lambda route: routes.append(route))
    return routes


def let_come(page: Page, part: re.Pattern[str], routes: list[Route]) -> None:
    """It comes now, and so does whatever of it is asked for only now."""
    for route in routes:
        route.continue_()
    page.unroute(part)


def press_play(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name="Play", exact=True).click()


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
    panels = hold_back(page, PANELS)
    part = 60_000 if comes else 3_000
    page.add_init_script(f"globalThis.polisDeadlines = {{ idle: 0, part: {part} }}")
    with page.expect_request(PANELS):
        page.goto(host.url + ADDRESS)
        ready(page)
    page.locator("[data-tool=menu]").click()
    if comes:
        let_come(page, PANELS, panels)
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


def test_a_lesson_left_for_a_game_keeps_how_far_one_has_come(page: Page, host: Host) -> None:
    begun(page, "safe-from-draconians", 5)
    begin_slowly(page)
    page.goto(f"{host.url}?lesson=safe-from-draconians&speed=0")
    held(page)
    expect(page).to_have_title(re.compile("Polis"))
    page.locator("h1 a").click()
    press_play(page, "uchronia")
    let_go(page)
    ready(page)
    kept = json.loads(page.evaluate("localStorage.getItem('polis-progress')"))
    assert kept["lesson/safe-from-draconians"]["step"] == 5


def test_a_game_left_for_a_smaller_one_is_neither_shown_nor_set_aside(
    page: Page, host: Host
) -> None:
    page.goto(f"{host.url}?game=uchronia&players=4&seats=mouse,mouse,mouse,human&speed=0")
    ready(page)
    begin_slowly(page)
    page.goto(host.url)
    page.locator("[data-resume]").click()
    held(page)
    page.locator("h1 a").click()
    page.locator("select[name=players]").select_option("2")
    press_play(page, "uchronia")
    let_go(page)
    ready(page)
    expect(page.locator(".notice")).to_have_count(0)
    assert page.evaluate("polis.record()")["players"] == 2
    page.locator("h1 a").click()
    expect(page.locator("[data-resume]")).to_have_count(2)
    expect(page.get_by_role("button", name="Go on: Uchronia (4)")).to_be_visible()


def test_the_game_chosen_last_is_shown_though_another_is_longer_on_its_way(
    page: Page, host: Host
) -> None:
    page.goto(f"{host.url}?speed=0")
    utopia = hold_back(page, UTOPIA)
    with page.expect_request(UTOPIA):
        press_play(page, "utopia")
    press_play(page, "uchronia")
    ready(page)
    let_come(page, UTOPIA, utopia)
    page.evaluate("import('./utopia/table.js')")  # it is there
    play(page)
    expect(page.locator(".forum")).to_be_visible()
    assert page.evaluate("polis.record()")["game"] == "uchronia"
    page.locator("h1 a").click()
    expect(page.locator("[data-resume]")).to_have_count(1)


def test_who_goes_back_to_the_start_is_not_fetched_away(page: Page, host: Host) -> None:
    page.goto(host.url)
    utopia = hold_back(page, UTOPIA)
    with page.expect_request(UTOPIA):
        press_play(page, "utopia")
    page.locator("h1 a").click()
    let_come(page, UTOPIA, utopia)
    page.evaluate("import('./utopia/table.js')")
    press_play(page, "uchronia")
    ready(page)
    assert page.evaluate("polis.record()")["game"] == "uchronia"
    page.locator("h1 a").click()
    expect(page.locator("[data-resume]")).to_have_count(1)


def test_two_clicks_on_play_are_one_game_and_one_step_back(page: Page, host: Host) -> None:
    page.goto(host.url)
    uchronia = hold_back(page, UCHRONIA)
    before = page.evaluate("history.length")
    with page.expect_request(UCHRONIA):
        press_play(page, "uchronia")
    page.get_by_role("button", name="Play", exact=True).click()
    let_come(page, UCHRONIA, uchronia)
    ready(page)
    assert page.evaluate("history.length") == before + 1
    page.locator("h1 a").click()
    expect(page.locator("[data-resume]")).to_have_count(1)


def test_back_from_a_kept_game_without_an_address_is_the_start(page: Page, host: Host) -> None:
    open_match(page, host, scene({"hand": ["clay"]}, {"hand": ["clay"]}))
    play(page)
    page.goto(host.url)
    before = page.evaluate("history.length")
    page.locator("[data-resume]").click()
    ready(page)
    assert page.evaluate("history.length") == before + 1
    page.go_back()
    expect(page.locator("[data-resume]")).to_have_count(1)


def test_the_language_chosen_last_is_spoken(page: Page, host: Host) -> None:
    page.goto(host.url)
    french = hold_back(page, FRENCH)
    language = page.locator("select[name=language]")
    with page.expect_request(FRENCH):
        language.select_option("fr")
    language.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    with page.expect_event("requestfinished", lambda request: bool(FRENCH.search(request.url))):
        let_come(page, FRENCH, french)
    page.evaluate("fetch('words/fr.json').then((it) => it.json())")  # and read by now
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_host_is_told_of_its_table_when_it_is_there_not_when_the_one_before_plays_on(
    page: Page, author: Author
) -> None:
    author.open(page, table(position=POSITION), GRID)
    frame = start(page)
    utopia = hold_back(page, PRINTED)
    with page.expect_request(PRINTED):
        page.evaluate(
            "globalThis.shown = one.load({ game: 'utopia' }).then(() => one.record()); null"
        )
    frame.locator("[data-move='command clay']").first.click()
    await_told(page, "move")
    let_come(page, UTOPIA, utopia)
    assert page.evaluate("shown")["game"] == "utopia"


def test_a_menu_closes_when_another_tab_plays_on(page: Page, host: Host) -> None:
    page.goto(host.url + ADDRESS)
    ready(page)
    play(page)
    page.locator("[data-tool=menu]").click()
    expect(page.locator("[data-panel=menu]")).to_be_visible()
    other = page.context.new_page()
    other.goto(host.url + ADDRESS)
    ready(other)
    expect(page.locator("[data-elsewhere]")).to_be_visible()
    expect(page.locator("[data-panel]")).to_have_count(0)
    page.get_by_role("button", name="Play it here").click()
    ready(page)
