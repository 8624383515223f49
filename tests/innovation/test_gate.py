"""The gate: all that a player does to a card passes there, and tells what really happened."""

import ast
from pathlib import Path
from typing import Any

import polis
import pytest
from innovation.made import Maker
from innovation.scenes import deck, pile, scene, splay
from polis.innovation import gate
from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, LEFT, UNSPLAYED
from polis.innovation.zones import FORECAST, SAFE
from scenes import common, play, zone

ENGINE = Path(polis.__file__).parent / "innovation"
MODULES = {path.relative_to(ENGINE).as_posix(): path for path in ENGINE.rglob("*.py")}
# The gate itself, and the set-up, in which nobody does anything.
MAY_MOVE = {"gate.py", "setup.py"}


def past_the_gate(text: str) -> list[str]:
    """Where cards are moved or splayed on a table, but for copies to foresee something."""
    tree = ast.parse(text)
    copies = {
        ast.unparse(target)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.value).endswith("table.copy()")
        for target in node.targets
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            doer = ast.unparse(node.func.value)
            moves = node.func.attr == "move" and doer not in {"gate", *copies}
            splays = node.func.attr == "splay" and doer.split(".")[-1] == "table"
            if moves or splays:
                found.append(f"{node.lineno}: {doer}.{node.func.attr}")
    return found


@pytest.mark.parametrize("module", sorted({*MODULES} - MAY_MOVE))
def test_no_module_moves_cards_past_the_gate(module: str) -> None:
    assert past_the_gate(MODULES[module].read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "table.move('meld', card, zone)",
        "me.table.move('meld', card, zone)",
        "self.table.splay(0, 1, 2)",
        "twin.move('meld', card, zone)",
    ],
)
def test_what_passes_the_gate_is_found(line: str) -> None:
    assert past_the_gate(line) == [f"1: {line.split('(')[0]}"]
    assert past_the_gate("then = table.copy()\nthen.move('meld', card, zone)") == []


# What really happened

Told = list[Any]


def names(me: Player, told: Told) -> Told:
    """Cards by their names, also in lists."""
    return [
        me.face(it).slug
        if type(it) is int
        else [me.face(card).slug for card in it]
        if isinstance(it, list)
        else it
        for it in told
    ]


def told_by(make: Maker, does: Any, *seats: Any, **zones: Any) -> tuple[polis.Match, Told]:
    """What verbs tell an effect that is printed on Archery, and the match after it."""
    told: Told = []

    async def paragraph(card: Card, me: Player) -> None:
        told[:] = names(me, await does(me))

    make("archery", effect()(paragraph))
    mine, *others = seats
    board = {"red": ["archery"], **mine.get("board", {})}
    match = scene({**mine, "board": board}, *(others or [{}]), **zones)
    return play(match, "dogma archery"), told


def test_verbs_tell_the_card_that_went(make: Maker) -> None:
    async def does(me: Player) -> Told:
        oars, tools, optics, coal, paper = me.hand
        return [
            await me.meld(tools),
            await me.tuck(oars),
            await me.score(optics),
            await me.return_card(coal),
            await me.achieve(paper),
            await me.draw(1),
            await me.draw_and_meld(2),
            await me.draw_and_score(3),
            await me.draw_and_tuck(4),
        ]

    match, told = told_by(
        make,
        does,
        {"hand": ["oars", "tools", "optics", "coal", "paper"]},
        achievements=[],
        decks={"1": ["masonry"], "2": ["calendar"], "3": ["compass"], "4": ["anatomy"]},
    )
    hand = ["tools", "oars", "optics", "coal", "paper"]
    assert told == [*hand, "masonry", "calendar", "compass", "anatomy"]
    assert pile(match, 0, "red") == ["oars", "archery"]
    assert pile(match, 0, "blue") == ["tools", "calendar"]
    assert zone(match, 0, "score") == ["optics", "compass"]
    assert zone(match, 0, "achievements") == ["paper"]
    assert deck(match, 5)[0] == "coal"


def test_verbs_tell_the_cards_that_went(make: Maker) -> None:
    async def does(me: Player) -> Told:
        (you,) = me.opponents
        oars, tools, optics, coal, paper = me.hand
        return [
            await me.transfer_to_hand([oars], you),
            await me.transfer_to_score([tools], you),
            await me.transfer_to_board([optics], you),
            await me.junk([coal]),
            await me.score_all([paper]),
            await me.junk([]),
        ]

    match, told = told_by(make, does, {"hand": ["oars", "tools", "optics", "coal", "paper"]})
    assert told == [["oars"], ["tools"], ["optics"], ["coal"], ["paper"], []]
    assert zone(match, 1, "hand") == ["oars"]
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 1, "red") == ["optics"]
    assert common(match, "junk") == ["coal"]


def test_what_cannot_be_done_is_told_as_not_done(make: Maker) -> None:
    async def does(me: Player) -> Told:
        return [
            await me.meld(None),
            await me.return_card(None),
            await me.splay(BLUE, UNSPLAYED),
            await me.unsplay(BLUE),
            await me.claim("empire"),
            await me.claim("world"),
            await me.junk_deck(3),
            await me.junk_deck(12),
            await me.exchange([], me.hand_zone, [], me.score_zone),
        ]

    _, told = told_by(
        make, does, {"board": {"blue": ["tools"]}}, {}, specials={"empire": 1}, decks={"3": []}
    )
    assert told == [None, None, False, False, False, True, False, False, False]


def test_a_splay_and_an_exchange_tell_that_they_happened(make: Maker) -> None:
    async def does(me: Player) -> Told:
        return [
            await me.splay(BLUE, LEFT),
            await me.splay(BLUE, LEFT),
            await me.unsplay(BLUE),
            await me.splay(BLUE, LEFT),
            await me.exchange(me.hand, me.hand_zone, me.score_pile, me.score_zone),
            await me.junk_deck(3),
        ]

    match, told = told_by(
        make,
        does,
        {"board": {"blue": ["tools", "writing"]}, "hand": ["oars", "coal"], "score": ["paper"]},
        decks={"3": ["optics"]},
    )
    assert told == [True, False, True, True, True, True]
    assert splay(match, 0, "blue") == "left"
    assert zone(match, 0, "hand") == ["paper"]
    assert zone(match, 0, "score") == ["oars", "coal"]
    assert deck(match, 3) == []


# The limit of a forecast and of a safe

LIMITS = {"none": 5, "left": 4, "right": 3, "up": 2, "aslant": 1}
SEVEN = ["oars", "coal", "paper", "optics", "compass", "medicine", "physics"]
ZONES = {"forecast": FORECAST, "safe": SAFE}


@pytest.mark.parametrize("way", LIMITS)
@pytest.mark.parametrize("place", ZONES)
def test_a_card_that_exceeds_the_limit_stays_where_it_is(make: Maker, place: str, way: str) -> None:
    async def does(me: Player) -> Told:
        target = ZONES[place][me.seat]
        return [await gate.move(me, "transfer", card, target) for card in me.hand]

    match, told = told_by(
        make,
        does,
        {
            "hand": SEVEN,
            "board": {"blue": ["tools", "writing"], "green": ["sailing", "clothing"]},
            "splays": {} if way == "none" else {"blue": way, "green": "left"},
        },
        cities=True,
    )
    most = LIMITS[way]
    assert told == [*SEVEN[:most], *[None] * (7 - most)]
    assert zone(match, 0, place) == SEVEN[:most]
    assert sorted(zone(match, 0, "hand")) == sorted(SEVEN[most:])


def test_each_zone_has_its_own_limit_and_each_player(make: Maker) -> None:
    async def does(me: Player) -> Told:
        (you,) = me.opponents
        first, second, third, *_ = me.hand
        return [
            await gate.move(me, "transfer", first, FORECAST[me.seat]),
            await gate.move(me, "transfer", second, SAFE[me.seat]),
            await gate.move(me, "transfer", third, FORECAST[you.seat]),
        ]

    match, told = told_by(
        make,
        does,
        {"hand": ["oars", "coal", "paper"], "forecast": [1, 1, 1, 1], "safe": [2, 2, 2, 2, 2]},
        {"board": {"blue": ["tools", "writing"]}, "splays": {"blue": "aslant"}},
        cities=True,
    )
    assert told == ["oars", None, "paper"]
    assert zone(match, 0, "hand") == ["coal"]
    assert zone(match, 0, "forecast")[-1] == "oars"
    assert zone(match, 1, "forecast") == ["paper"]


def test_cards_above_a_limit_that_has_fallen_stay(make: Maker) -> None:
    async def does(me: Player) -> Told:
        (oars,) = me.hand
        return [await me.splay(BLUE, LEFT), await gate.move(me, "transfer", oars, SAFE[me.seat])]

    match, told = told_by(
        make,
        does,
        {"hand": ["oars"], "board": {"blue": ["tools", "writing"]}, "safe": [2, 2, 2, 2, 2]},
        cities=True,
    )
    # the splay also brings a city, which has nothing to do with it
    assert told == [True, None]
    assert len(zone(match, 0, "safe")) == 5
    assert zone(match, 0, "hand")[0] == "oars"
