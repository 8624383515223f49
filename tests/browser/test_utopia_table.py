"""What only Utopia's table has: the map, the queue, the preview, the bag; and acting on them."""

from __future__ import annotations

import json
from typing import Any

import polis
import pytest
from browser.axe import check
from browser.flights import GHOSTS, flown
from browser.host import Host
from browser.player import LONGEST, answer, choose, history, open_match, play, ready, session
from browser.pointer import drag, press_long, thing
from browser.story import texts
from parts import few_of, part
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from utopia.scenes import arrival, scene

BOARD = polis.GAMES["utopia"].printed.board()
NAMES = ["Player 1", "Mouse 2", "Mouse 3", "Mouse 4", "Mouse 5"]
MIDDLES = """all => Object.fromEntries(all.map((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return [it.dataset.zone, [left + width / 2, top + height / 2]];
}))"""


def busy() -> polis.Match:
    """Monuments, a Wonder, princes of all, and points of several kinds."""
    return scene(
        {
            "hand": ["greek", "greek", "mayan"],
            "princes": {"forge-street": ["greek", "greek", "mayan"], "kiln-yard": ["persian"]},
            "monuments": {"gull-harbour": "mayan"},
            "points": {"prestige": 12},
        },
        {
            "hand": 5,
            "princes": {"forge-street": ["chinese"], "clay-wharf": ["greek", "egyptian"]},
            "monuments": {"clay-wharf": "greek", "quarry-row": "chinese"},
            "wonders": ["earth"],
            "points": {"wonders": 6, "bonus": 2},
            "gain": [2, "bonus"],
        },
        {"hand": 5, "points": {"farewells": 2}, "gain": [2, "farewells"]},
    )


@pytest.fixture
def table(page: Page, host: Host) -> Page:
    open_match(page, host, busy())
    return page


@pytest.mark.parametrize("language", few_of("geometry", LANGUAGES, everyday=["fr"]))
def test_the_map_is_the_board_the_rules_play_on(page: Page, host: Host, language: str) -> None:
    open_match(page, host, busy(), f"&speed=0&lang={language}")
    say = catalogue(language)
    middles = page.locator(".board [data-zone]").evaluate_all(MIDDLES)
    place = page.locator(".board").bounding_box()
    assert place is not None
    spots = {f"district-{slug}": printed for slug, printed in BOARD["districts"].items()}
    spots |= {f"wonder-{island}": printed for island, printed in BOARD["islands"].items()}
    assert middles.keys() == spots.keys()
    for name, printed in spots.items():
        for at, length, share in zip(
            middles[name], ("width", "height"), printed["xy"], strict=True
        ):
            edge = place["x" if length == "width" else "y"]
            assert at == pytest.approx(edge + place[length] * share / 100, abs=1), name
    for slug, printed in BOARD["districts"].items():
        drawn = page.locator(f'[data-zone="district-{slug}"] .district')
        assert texts(drawn.locator(".name")) == [say.word(f"district-{slug}")]
        label = drawn.get_attribute("aria-label") or ""
        assert say.word(f"island-{printed['island']}") in label
        assert drawn.locator(".printed svg").count() == int(printed["ship"])
        assert drawn.locator(".printed i").get_attribute("data-letter") == str(printed["value"])
    expect(page.get_by_text(say.word("table-reconstructed"))).to_be_visible()
    for border in BOARD["borders"]:
        mark = page.get_by_role("img", name=say.word(f"mark-{border['mark']}"))
        picture = "lighthouse" if border["open"] else "reefs"
        assert (mark.locator("use").get_attribute("href") or "") == f"#utopia-{picture}"


def test_streets_and_bridges_are_those_of_the_board(table: Page) -> None:
    for look, bridges in ((".street", False), (".bridge", True)):
        wanted = {
            frozenset(
                [tuple(BOARD["districts"][slug]["xy"]), tuple(BOARD["districts"][other]["xy"])]
            )
            for slug, printed in BOARD["districts"].items()
            for other in printed["neighbours"]
            if (other in printed["bridges"]) == bridges
        }
        path = table.locator(look).get_attribute("d") or ""
        ends = [line.split("L") for line in path.split("M")[1:]]
        drawn = {frozenset(tuple(map(int, end.split())) for end in line) for line in ends}
        assert drawn == wanted


def test_who_comes_when_and_why(table: Page) -> None:
    match = busy()
    queue = match.view(0)["queue"]
    say = catalogue("en").say
    seats = table.locator(".queue [data-seat]")
    assert [seat.get_attribute("data-seat") for seat in seats.all()] == [
        str(entry["seat"]) for entry in queue
    ]
    assert texts(seats.locator(".why-there")) == [say(entry["why"], NAMES) for entry in queue]
    assert texts(seats.locator(".points b")) == [str(entry["points"]) for entry in queue]
    previews = {
        seat.get_attribute("data-seat"): seat.locator("[data-preview]").inner_text()
        for seat in seats.all()
    }
    assert previews == {str(n): f"+{count}" for n, count in enumerate(match.view(0)["preview"])}


def test_the_preview_is_what_the_round_brings_if_the_scale_stays(page: Page, host: Host) -> None:
    match = scene(
        {"hand": ["mayan"], "monuments": {"gull-harbour": "mayan"}, "points": {"prestige": 5}},
        {"hand": [], "monuments": {"clay-wharf": "greek"}},
        acted=[1],
        turn=0,
    )
    open_match(page, host, match)
    before = [int(text) for text in texts(page.locator(".queue .points b"))]
    coming = [int(text) for text in texts(page.locator("[data-preview]"))]
    play(page, "pass")
    assert sorted(texts(page.locator(".queue .points b"))) == sorted(
        str(points + more) for points, more in zip(before, coming, strict=True)
    )


def test_guests_are_open_taken_or_in_the_bag(page: Page, host: Host) -> None:
    guests = ["greek fire", "greek fire", "mayan wind", "persian water", "chinese earth"]
    match = arrival({}, {}, {}, guests=[*guests, "mayan fire", "greek wind", *guests[3:]])
    open_match(page, host, match)
    play(page, "take greek fire")
    play(page, "place forge-street")
    view = polis.replay(page.evaluate("polis.record()")).view(0)
    for island in BOARD["islands"]:
        row = page.locator(f".lists .{island}[role=row]")
        for column, civilization in enumerate(view["monuments_left"]):
            cell = row.locator("[role=cell]").nth(column)
            dots = cell.locator(".dots").get_attribute("data-letter") or ""
            assert len(dots) == view["bag"].get(island, {}).get(civilization, 0)
            same = {"civilization": civilization, "island": island}
            assert bool(cell.locator("[data-thing]").count()) == (same in view["guests"])
            taken = [
                str(g["seat"] + 1) for g in view["taken"] if {**g, "seat": 0} == {**same, "seat": 0}
            ]
            if not cell.locator("[data-thing]").count():
                assert texts(cell.locator(".token")) == taken


def test_a_guest_and_a_prince_are_carried(page: Page, host: Host) -> None:
    open_match(page, host, arrival({}, {}, {}, guests=["greek fire"] + ["mayan wind"] * 2))
    guest = thing(page, civilization="greek", island="fire", zone="guests")
    drag(page, guest, page.locator('[data-zone="supply-0"]'))
    expect(page.locator('[data-played="1"]')).to_have_count(1)
    prince = thing(page, civilization="greek", seat=0, zone="supply")
    drag(page, prince, page.locator('[data-zone="district-kiln-yard"]'))
    expect(page.locator('[data-played="1"]')).to_have_count(0)
    assert history(page)[:2] == ["take greek fire", "place kiln-yard"]


def test_princes_are_carried_to_where_they_go(table: Page) -> None:
    play(table, "move greek")  # they stand in one District only: nobody asks which
    drag(
        table,
        thing(table, district="forge-street", zone="district"),
        table.locator('[data-zone="district-cinder-dock"]'),
    )
    expect(table.get_by_role("button", name="Two princes")).to_be_visible()
    play(table, "two")
    assert history(table) == ["move greek", "to cinder-dock", "two"]
    mine = table.locator('[data-zone="district-cinder-dock"] .troop.mine')
    expect(mine.locator(".counted b")).to_have_attribute("data-letter", "2")
    # a card is carried to the scale
    drag(
        table,
        thing(table, civilization="mayan", seat=0, zone="hand"),
        table.locator('[data-zone="scale"]'),
    )
    expect(table.locator('[data-played="4"]')).to_have_count(1)
    assert history(table)[-1] == "raise mayan"


def test_whatever_is_not_legal_says_why(table: Page) -> None:
    engine = session(table)
    idle = table.locator("[data-thing]:not([data-move], [data-opens])")
    keys = idle.evaluate_all("things => things.map(thing => thing.dataset.thing)")
    zones = {json.loads(key)["zone"] for key in keys}
    assert zones >= {
        "district",
        "wonder",
        "scale",
        "bag",
        "seat",
        "pile",
        "discard",
        "supply",
        "hand",
    }
    for key in keys[::3]:
        reason = answer(engine, do="touch", thing=json.loads(key), seat=0)
        assert reason, key
        table.locator(f"[data-thing='{key}']").click()
        expect(table.locator(".why")).to_have_text(catalogue("en").say(reason, NAMES))
    assert history(table) == []


@pytest.mark.parametrize(
    ("where", "card"),
    [
        (".place [data-thing*=forge-street]", {"district": "forge-street"}),
        (".wonder.fire", {"island": "fire"}),
        (".step.persian", {"civilization": "persian"}),
    ],
)
def test_things_are_shown_whole_with_what_they_mean_now(
    table: Page, where: str, card: dict[str, str]
) -> None:
    [(kind, name)] = card.items()
    table.locator(where).hover()
    zoom = table.locator(f'[data-zoom="{name}"]')
    expect(zoom).to_be_visible()
    say = catalogue("en")
    title = {"district": "district", "island": "wonder", "civilization": "people"}[kind]
    expect(zoom.locator("h2")).to_contain_text(say.word(f"{title}-{name}"))
    expect(zoom.locator("li")).to_have_text(
        [say.say(now, NAMES) for now in busy().meaning(card, 0)]
    )
    if kind == "district":
        for entry in busy().view(0)["districts"][name]["princes"]:
            expect(zoom).to_contain_text(say.say({"id": "table-princes", "args": entry}, NAMES))


def test_princes_travel_and_points_rise(page: Page, host: Host) -> None:
    page.add_init_script(GHOSTS)
    mine = {"hand": ["mayan"], "princes": {"gull-harbour": ["mayan"]}}
    match = scene({**mine, "monuments": {"gull-harbour": "mayan"}}, {"hand": 5})
    open_match(page, host, match, "&speed=1")
    choose(page, "remove mayan")
    expect(page.locator(".points b").first).to_have_text("2", timeout=LONGEST)
    assert {"ghost flying", "ghost pop"} <= set(flown(page))


def test_the_closed_island_says_so(page: Page, host: Host) -> None:
    open_match(page, host, scene({"hand": ["greek"]}, {"hand": 5}))
    assert page.locator(".lists .water[role=row]").count() == 0
    page.locator('[data-zone="district-heron-court"] button').click()
    expect(page.locator(".why")).not_to_be_empty()
    expect(page.locator(".district.closed")).to_have_count(5)


@pytest.mark.usefixtures("fresh")  # no other browser has a touch screen
class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
        return {**browser_context_args, **phone}

    def test_tapping_plays_and_a_long_press_names_the_district(
        self, page: Page, host: Host
    ) -> None:
        open_match(page, host, arrival({}, {}, {}, guests=["greek fire"] + ["mayan wind"] * 2))
        page.locator('[data-move="take greek fire"]').tap()
        expect(page.locator('[data-played="1"]')).to_have_count(1)
        kiln = page.locator('[data-zone="district-kiln-yard"] button')
        press_long(page, kiln)
        expect(page.locator("[data-zoom] h2")).to_contain_text("Kiln Yard")
        expect(page.locator("[data-zoom] h2")).to_contain_text("F5")
        kiln.tap()
        expect(page.locator("[data-zoom]")).to_have_count(0)
        assert history(page) == ["take greek fire"]
        kiln.tap()
        expect(page.locator('[data-played="1"]')).to_have_count(0)
        assert history(page)[1] == "place kiln-yard"


@pytest.mark.parametrize(
    ("scheme", "width"),
    [
        ("light", 390),
        pytest.param("dark", 1440, marks=part("geometry")),
        pytest.param("dark", 390, marks=part("geometry")),
        pytest.param("light", 1440, marks=part("geometry")),
    ],
)
def test_accessible(page: Page, host: Host, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 844})
    open_match(page, host, busy())
    check(page)
    page.locator(".card.greek").click()
    expect(page.locator(".opened [data-move]").first).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    page.locator(".place [data-thing*=forge-street]").focus()
    page.keyboard.press("z")
    expect(page.locator("[data-zoom]")).to_be_visible()
    check(page)
    open_match(page, host, arrival({}, {}, {}))
    check(page)


def test_the_start_screen_offers_it_and_remembers(page: Page, host: Host) -> None:
    page.goto(host.url)
    games = page.get_by_role("group", name="Which game").get_by_role("button")
    expect(games).to_have_count(len(polis.GAMES))
    assert texts(games) == [game.title for game in polis.GAMES.values()]
    page.get_by_role("button", name="Utopia").click()
    expect(page.get_by_role("heading", name="A new game of Utopia")).to_be_visible()
    expect(page.locator('[data-lesson-link="guests-and-princes"]')).to_be_visible()
    daily = page.get_by_role("link", name="The game of the day").get_attribute("href") or ""
    assert "game=utopia" in daily
    page.reload()
    expect(page.get_by_role("button", name="Utopia")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play", exact=True).click()
    ready(page)
    assert page.evaluate("polis.record()")["game"] == "utopia"
    assert "game=utopia" in page.url
    # the other game in the same page has its own looks and nothing of these
    page.locator("h1 a").click()
    page.get_by_role("button", name="Uchronia").click()
    page.get_by_role("button", name="Play", exact=True).click()
    ready(page)
    expect(page.locator(".forum")).to_be_visible()
    sheets = page.locator("link[rel=stylesheet]").evaluate_all("all => all.map(it => it.href)")
    assert [sheet for sheet in sheets if sheet.endswith("utopia.css")] == []


@pytest.mark.usefixtures("fresh")
def test_who_plays_one_game_does_not_load_the_other(page: Page, host: Host) -> None:
    host.faults["sw.js"] = "missing"  # which fetches everything
    for game, other in (("uchronia", "utopia"), ("utopia", "uchronia")):
        host.requests.clear()
        page.goto(f"{host.url}?game={game}&players=2&seed=3&speed=0")
        ready(page)
        assert f"{game}/table.js" in host.requests
        assert not [name for name in host.requests if other in name]
