"""A move as a card to drag: it lies where the move says, and goes there when the move is played."""

from random import Random
from typing import Any

import polis
import pytest
from scenes import play
from uchronia.scenes import cards, scene

Thing = dict[str, Any]


def shown(match: polis.Match, move: str) -> Any:
    """A legal move as an interface gets it."""
    return next(shown for shown in match.decision()["moves"] if shown["move"] == move)


def drag(match: polis.Match, move: str) -> Any:
    return shown(match, move)["drag"]


def of(seat: int, zone: str, **card: Any) -> Thing:
    return {"zone": zone, "seat": seat, **card}


def test_command_takes_cards_from_the_hand_to_the_domain() -> None:
    match = scene({"hand": cards("2 clay wood")}, {"hand": 5}, forum=[])
    one = {"from": of(0, "hand", material="clay"), "to": of(0, "domain")}
    assert drag(match, "command clay") == one
    pair = {"from": of(0, "hand", material=["clay", "clay"]), "to": of(0, "domain")}
    assert drag(match, "command clay clay trade") == pair
    assert drag(match, "plot") is None


def test_palace_points_at_as_many_cards_as_it_plays() -> None:
    match = scene({"hand": cards("3 clay"), "buildings": ["palace"]}, {"hand": 5})
    assert shown(match, "command clay")["target"] == of(0, "hand", material="clay")
    three = of(0, "hand", material="clay", count=3)
    assert shown(match, "command clay x3")["target"] == three
    assert drag(match, "command clay x3") == {"from": three, "to": of(0, "domain")}


def test_a_building_goes_from_the_great_works_to_ones_sites() -> None:
    match = scene(
        {"hand": cards("stone clay"), "buildings": ["arcade"]},
        {"hand": 5},
        forum=["stone"],
        works=["bridge", "colossus", "dock", "gate", "viaduct"],
    )
    play(match, "command stone")
    for move in ("found bridge", "found colossus with stone", "found viaduct from hand"):
        building = move.split(" ")[1]
        assert drag(match, move) == {
            "from": {"zone": "works", "building": building},
            "to": of(0, "sites"),
        }


def test_a_resource_comes_from_stock_forum_or_hand() -> None:
    match = scene(
        {
            "hand": cards("stone marble"),
            "stock": ["marble"],
            "sites": {"square": []},
            "buildings": ["triumphal-arch", "carpenters-yard"],
        },
        {"hand": 5},
        forum=["marble"],
        works=["bridge", "bridge", "dock", "gate", "viaduct"],
    )
    play(match, "command stone")
    to = of(0, "site", building="square")
    from_stock = {"from": of(0, "stock", material="marble"), "to": to}
    assert drag(match, "add marble to square") == from_stock
    from_forum = {"from": {"zone": "forum", "material": "marble"}, "to": to}
    assert drag(match, "add marble to square from forum") == from_forum
    play(match, "add marble to square")
    assert drag(match, "use carpenters-yard") is None
    play(match, "use carpenters-yard")
    from_hand = {"from": of(0, "hand", material="marble"), "to": to}
    assert drag(match, "add marble to square") == from_hand


def test_what_a_victim_gives_goes_to_the_attacker() -> None:
    match = scene(
        {"hand": cards("brick clay")},
        {"hand": ["clay"], "domain": ["wood"], "stock": ["clay"], "buildings": ["viaduct"]},
        forum=[],
    )
    play(match, "command brick")
    assert drag(match, "reveal clay") is None, "a revealed card stays in Hand"
    play(match, "reveal clay")
    paid = {"from": of(1, "stock", material="clay"), "to": of(0, "stock")}
    assert drag(match, "pay clay") == paid
    play(match, "pass")
    given = {"from": of(1, "hand", material="clay"), "to": of(0, "stock")}
    assert drag(match, "give clay") == given


@pytest.mark.parametrize("players", range(2, 6))
def test_every_dragged_card_goes_where_it_is_said_to_go(players: int) -> None:
    """In whole games what happens first after a move is what its drag has promised."""
    dragged = 0
    for seed in range(2):
        match = polis.new("uchronia", players=players, seed=seed)
        rng = Random(seed)
        while not match.over:
            option = rng.choice(match.decision()["moves"])
            facts, seat = match.facts, match.seat
            match.play(option["move"])
            if option["drag"] is not None:
                dragged += 1
                check_drag(option["move"], option["drag"], match.events(facts, seat))
    assert dragged > 300


def check_drag(move: str, promised: Any, happened: list[Any]) -> None:
    source, to = promised["from"], promised["to"]
    if to["zone"] == "sites":
        found = {"event": "found", "seat": to["seat"], "building": source["building"]}
        assert any(found.items() <= fact.items() for fact in happened), move
        return
    moved = next(fact for fact in happened if fact["event"] == "card")
    assert moved["from"]["zone"] == source["zone"], move
    assert moved["from"].get("seat") == source.get("seat"), move
    assert moved["to"]["zone"] == to["zone"], move
    assert moved["to"].get("seat") == to.get("seat"), move
    if to["zone"] == "site":
        assert moved["building"] == to["building"]
    if "material" in source:
        assert moved["material"] in source["material"], move
