"""A page loads what it plays: one game at first, another one once it is wanted."""

import polis
import pytest
from browser.host import Host
from browser.player import LONGEST, history, open_match, play, ready, record
from browser.visitor import KEPT
from parts import few_of
from playwright.sync_api import Page, Request, expect

pytestmark = pytest.mark.usefixtures("fresh")

# what a first game does without does not come by itself
BUSY = "globalThis.polisDeadlines = { idle: 600_000, snapshot: %d }"
FIRST = BUSY % 600_000
NEXT = BUSY % 0


def others(game: str) -> list[str]:
    return [name for name in polis.GAMES if name != game]


def choose(page: Page, game: str) -> None:
    """Another game, from the start screen and without loading the page anew."""
    page.get_by_role("link", name="Polis", exact=True).click()
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name="Play", exact=True).click()


def begin(page: Page, game: str) -> None:
    choose(page, game)
    ready(page)
    assert record(page)["game"] == game


@pytest.mark.parametrize("game", polis.GAMES)
def test_a_first_visit_fetches_its_own_game_only(page: Page, host: Host, game: str) -> None:
    page.add_init_script(FIRST)
    page.goto(f"{host.url}?game={game}&players=2&seed=5&speed=0")
    ready(page)
    play(page)
    asked = [name.partition("?")[0] for name in host.requests]
    engine = [name for name in asked if name.startswith("engine/")]
    assert sorted(engine) == sorted(["engine/core.bin", f"engine/{game}.bin"])
    assert {"words/en.json", f"words/{game}-en.json"} <= {*asked}
    assert f"openings/{game}-2-1.json" in asked
    foreign = [name for name in asked for other in others(game) if other in name]
    assert foreign == []
    assert not [name for name in asked if "learning" in name]


@pytest.mark.parametrize("option", ["", "cities"])
def test_an_expansion_in_the_address_comes_from_the_beginning(
    page: Page, host: Host, option: str
) -> None:
    page.add_init_script(FIRST)
    options = f"&options={option}" if option else ""
    page.goto(f"{host.url}?game=innovation{options}&players=2&seed=5&speed=0")
    ready(page)
    play(page)
    asked = [name for name in host.requests if name.startswith("engine/")]
    expansions = [f"engine/innovation-{option}.bin"] if option else []
    assert sorted(asked) == sorted(["engine/core.bin", "engine/innovation.bin", *expansions])
    assert bool(record(page)["options"].get("cities")) == bool(option)


def test_an_expansion_can_be_added_without_loading_the_page_anew(page: Page, host: Host) -> None:
    page.add_init_script(FIRST)
    page.goto(f"{host.url}?game=innovation&players=2&seed=5&speed=0")
    ready(page)
    page.get_by_role("link", name="Polis", exact=True).click()
    page.locator("[data-game=innovation]").click()
    page.locator("input[name=cities]").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "globalThis.polis?.record().then(({ options }) => options.cities, () => false)"
    )
    ready(page)
    assert host.requests.count("engine/innovation-cities.bin") == 1
    play(page)


def is_uchronia(request: Request) -> bool:
    return request.url.endswith("/engine/uchronia.bin")


def test_the_start_screen_fetches_the_game_that_is_chosen(page: Page, host: Host) -> None:
    page.add_init_script(FIRST)
    with page.context.expect_event("requestfinished", is_uchronia, timeout=LONGEST):
        page.goto(host.url)
    expect(page.locator("[data-game=uchronia][aria-pressed=true]")).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=LONGEST)
    asked = [name for name in host.requests if name.startswith("engine/")]
    assert sorted(asked) == ["engine/core.bin", "engine/uchronia.bin"]


@pytest.mark.parametrize("visit", ["first", "second"])
def test_another_game_can_be_played_without_loading_the_page_anew(
    page: Page, host: Host, visit: str
) -> None:
    page.add_init_script(FIRST if visit == "first" else NEXT)
    page.goto(host.url + "?game=uchronia&players=2&seed=5&speed=0")
    ready(page)
    if visit == "second":
        page.evaluate(KEPT, LONGEST)
        # where the snapshot has one game and the page is of another
        page.goto(host.url + "?game=utopia&players=2&seed=5&speed=0")
        ready(page)
        play(page)
    for game in others("uchronia"):
        begin(page, game)
        play(page)
    begin(page, "uchronia")
    play(page)
    fetched = [name for name in host.requests if name == "engine/innovation.bin"]
    assert len(fetched) == 1


def test_what_comes_later_is_there_offline_without_loading_the_page_anew(
    page: Page, host: Host
) -> None:
    page.add_init_script("globalThis.polisDeadlines = { idle: 0 }")
    page.goto(host.url + "?game=uchronia&players=2&seed=5&speed=0")
    ready(page)
    expect(page.locator("[data-offline]")).to_be_visible(timeout=LONGEST)
    host.stop()
    for game in others("uchronia"):
        begin(page, game)
        play(page)
    page.get_by_role("link", name="Polis", exact=True).click()
    page.locator("[data-game=uchronia]").click()
    page.locator("[data-lesson-link]").first.click()
    expect(page.locator("[data-lesson]")).to_be_visible(timeout=LONGEST)


@pytest.mark.parametrize(
    "fault",
    few_of("faults", ["missing", "truncated", "aborted", "stalled", "wrong"], ["truncated"]),
)
def test_a_game_that_does_not_come_ends_in_the_panel_and_retry_works(
    page: Page, host: Host, fault: str
) -> None:
    page.add_init_script("globalThis.polisDeadlines = { idle: 600_000, start: 4000 }")
    page.goto(host.url + "?game=uchronia&players=2&seed=5&speed=0")
    ready(page)
    host.faults["engine/utopia.bin"] = fault
    choose(page, "utopia")
    panel = page.locator("[data-trouble]")
    expect(panel).to_contain_text("engine/utopia.bin", timeout=LONGEST)
    host.faults.clear()
    host.released.set()
    page.locator("[data-retry]").click()
    ready(page)
    assert record(page)["game"] == "utopia"
    play(page)


@pytest.mark.parametrize("named", [True, False])
def test_a_link_to_another_game_opens_it(page: Page, host: Host, named: bool) -> None:
    page.add_init_script(FIRST)
    match = polis.new("innovation", players=2, seed=7)
    for _ in range(3):
        match.play(match.moves()[0])
    code = polis.encode(match.record())
    address = "?game=uchronia&players=2&speed=0" if named else ""
    page.goto(f"{host.url}{address}#r={code}")
    ready(page)
    assert history(page)[:3] == list(match.history)
    assert record(page)["game"] == "innovation"
    assert ("engine/uchronia.bin" in host.requests) == named
    # a link to the game that is played does not wait for anything else
    host.requests.clear()
    open_match(page, host, match)
    assert "engine/uchronia.bin" not in host.requests
