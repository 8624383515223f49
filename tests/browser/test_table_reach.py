"""At the drawn table every legal move can be reached, whatever lies there; whole games by clicking.

`play` and `choose` look at every legal move before they click one: see `reach`.
"""

from random import Random

import polis
import pytest
from browser.host import Host
from browser.player import choose, open_match, play, played, reach, ready, record
from parts import part
from playwright.sync_api import Page, expect
from polis.core.match import Match
from uchronia.scenes import cards, scene
from utopia import scenes as utopia

MONITOR = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
WHOLE = 1000

GAMES = [
    ("uchronia", "human,fox", MONITOR, 20),
    pytest.param("uchronia", "human,fox", MONITOR, WHOLE, marks=part("games")),
    pytest.param("uchronia", "human,fox,mouse,fox,fox", PHONE, WHOLE, marks=part("games")),
    ("uchronia", "human,mouse,fox,mouse,mouse", PHONE, 20),
    pytest.param("uchronia", "human,mouse", PHONE, 20, marks=part("games")),
    pytest.param("uchronia", "human,mouse,fox,mouse,mouse", MONITOR, 20, marks=part("games")),
    ("utopia", "human,fox", PHONE, 25),
    pytest.param("utopia", "human,fox", PHONE, WHOLE, marks=part("games")),
    pytest.param("utopia", "human,fox,mouse,fox,fox", MONITOR, 25, marks=part("games")),
]


@pytest.mark.parametrize(("game", "seats", "size", "most"), GAMES)
def test_every_move_of_a_game(
    page: Page, host: Host, game: str, seats: str, size: dict[str, int], most: int
) -> None:
    players = seats.count(",") + 1
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto(host.url + f"?game={game}&players={players}&seed=4&seats={seats}&speed=0")
    ready(page)
    rng = Random(players)
    for _ in range(most):
        if page.locator("[data-result]").count():
            break
        play(page, rng=rng)
    assert polis.replay(record(page)).over or most < WHOLE


def many_ways() -> Match:
    mine = {"hand": cards("3 clay 2 wood brick stone marble")}
    return scene({**mine, "buildings": ["circus", "palace", "crane"]}, {"hand": 5})


def one_site_five_colours() -> Match:
    stock = cards("clay wood brick stone marble")
    mine = {"hand": ["stone"], "stock": stock, "sites": {"gate": []}}
    return scene({**mine, "buildings": ["watchtower", "road"]}, {"hand": 5})


def colossus_by_arcade() -> Match:
    mine = {"hand": cards("stone clay 2 brick marble"), "buildings": ["arcade"]}
    works = ["colossus", "bridge", "dock", "gate", "shrine"]
    return scene(mine, {"hand": 5}, works=works, forum=cards("clay wood marble stone"))


def fountain_and_atrium() -> Match:
    mine = {"hand": ["clay"], "sites": {"fountain": []}, "buildings": ["atrium"]}
    return scene(mine, {"hand": 5}, forum=cards("2 marble clay"))


def square_before_its_last_stone() -> Match:
    mine = {"hand": cards("stone clay"), "stock": ["marble"]}
    sites = {"square": ["marble", "marble"]}
    return scene({**mine, "sites": sites}, {"hand": 5}, forum=cards("brick wood"))


def arch_and_forum() -> Match:
    mine = {"hand": ["stone"], "stock": ["marble"], "sites": {"square": [], "dock": []}}
    zones = {"buildings": ["triumphal-arch"]}
    return scene({**mine, **zones}, {"hand": 5}, forum=cards("marble wood"))


def bridge_and_domains() -> Match:
    mine = {"hand": ["clay"], "activities": cards("clay brick wood"), "buildings": ["bridge"]}
    sites = {"square": ["marble"], "gate": ["stone"]}
    others = [{"hand": 5, "domain": cards("clay brick wood"), "sites": sites} for _ in range(2)]
    return scene(mine, *others, forum=cards("clay brick"))


def hands_full() -> Match:
    """Every action can be done, with one card, two, three, or a privilege."""
    mine = {
        "hand": ["greek", "greek", "greek", "mayan"],
        "princes": {"forge-street": ["greek", "greek"], "kiln-yard": ["greek", "mayan"]},
        "monuments": {"kiln-yard": "greek"},
    }
    return utopia.scene(mine, {"hand": 5}, {"hand": 5})


def about_to_build() -> Match:
    """A Wonder could be built with one prince of two, and two Districts be taken."""
    mine = {
        "hand": ["greek"],
        "princes": {
            "forge-street": ["greek", "greek", "greek", "mayan", "mayan", "mayan"],
            "kiln-yard": ["persian", "egyptian", "chinese", "greek"],
        },
    }
    return utopia.scene(mine, {"hand": 5}, {"hand": 5})


def guests_at_the_door() -> Match:
    guests = ["greek fire", "greek fire", "mayan wind", "persian water", "chinese earth"]
    return utopia.arrival({}, {}, {}, guests=[*guests, "mayan fire", "greek wind", *guests[2:4]])


# a position, the moves that are played in it, and moves that must have been in view on the way
SCENES = [
    (many_ways, ["command clay x3"], ["command clay wood trade", "command wood as construction"]),
    (many_ways, ["command stone marble production"], ["command clay clay trade"]),
    (many_ways, ["command brick as construction"], ["command wood x2", "command clay x2"]),
    (
        one_site_five_colours,
        ["command stone", "add brick to gate"],
        [f"add {material} to gate" for material in cards("clay wood brick stone marble")],
    ),
    (
        colossus_by_arcade,
        ["command stone", "found colossus with clay from hand"],
        ["found colossus with wood", "found colossus with marble from hand"],
    ),
    (colossus_by_arcade, ["command stone", "found shrine from hand"], ["found colossus with clay"]),
    (
        fountain_and_atrium,
        ["command clay", "feed marble"],
        ["take clay", "take marble", "take top"],
    ),
    (fountain_and_atrium, ["command clay", "take top"], ["feed marble"]),
    (
        square_before_its_last_stone,
        ["command stone", "add marble to square", "use square", "order production", "take wood"],
        ["order draconians", "order trade", "order exploration", "order construction", "pass"],
    ),
    (
        arch_and_forum,
        ["command stone", "add marble to square from forum"],
        ["add marble to square", "add wood to dock from forum"],
    ),
    (
        hands_full,
        ["drop greek", "privilege mayan", "as greek"],
        ["move greek", "add greek", "add greek anywhere", "remove greek", "move mayan", "pass"],
    ),
    (hands_full, ["move greek", "from forge-street", "to cinder-dock", "two"], ["from kiln-yard"]),
    (hands_full, ["add greek anywhere", "place pearl-stairs"], ["place gull-harbour"]),
    (
        about_to_build,
        ["wonder fire", "from kiln-yard", "control greek forge-street"],
        ["control mayan forge-street", "from forge-street"],
    ),
    (guests_at_the_door, ["surprise"], ["take greek fire", "take persian water"]),
    (
        bridge_and_domains,
        ["plot", "copy production from 2"],
        ["copy production from 1", "copy draconians from 1", "copy exploration from 2"],
    ),
]


@pytest.mark.parametrize(
    ("position", "moves", "offered"),
    [it if at % 3 == 0 else pytest.param(*it, marks=part("games")) for at, it in enumerate(SCENES)],
)
def test_every_move_of_a_position(
    page: Page, host: Host, position: type, moves: list[str], offered: list[str]
) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    open_match(page, host, position())
    seen: set[str] = set()
    for count, move in enumerate(moves):
        seen |= set(reach(page))
        page.set_viewport_size([MONITOR, PHONE][count % 2])  # type: ignore[arg-type]
        choose(page, move)
        expect(page.locator(f'[data-played="{count}"]')).to_have_count(0)
    assert seen >= set(offered)
    assert record(page)["moves"][: len(moves)] == moves
    assert played(page) >= len(moves)
