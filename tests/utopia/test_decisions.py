"""What an interface is told of a move: words, the thing it points at, what it takes where."""

from typing import Any

import polis
import pytest
from scenes import play
from utopia.scenes import arrival, scene
from walks import walk


def about(match: polis.Match, move: str) -> dict[str, Any]:
    found: dict[str, Any] = next(m for m in match.decision()["moves"] if m["move"] == move)
    return found


def test_a_guest_and_the_place_for_its_prince() -> None:
    match = arrival({}, {}, {}, guests=["greek fire"])
    guest = {"zone": "guests", "civilization": "greek", "island": "fire"}
    told = about(match, "take greek fire")
    assert told["target"] == guest
    assert told["drag"] == {"from": guest, "to": {"zone": "supply", "seat": 0}}
    assert about(match, "surprise")["target"] == {"zone": "bag"}
    play(match, "take greek fire")
    told = about(match, "place kiln-yard")
    assert told["target"] == {"zone": "district", "district": "kiln-yard"}
    assert told["drag"]["from"] == {"zone": "supply", "seat": 0, "civilization": "greek"}


def test_cards_in_hand_and_how_many() -> None:
    match = scene({"hand": ["mayan"] * 3 + ["greek"], "princes": {"kiln-yard": ["mayan"] * 3}}, {})
    card = {"zone": "hand", "seat": 0, "civilization": "mayan"}
    assert about(match, "move mayan")["target"] == card
    assert about(match, "drop mayan")["target"] == {**card, "count": 2}
    assert about(match, "add mayan anywhere")["target"] == {**card, "count": 3}
    raised = about(match, "raise mayan")
    assert raised["drag"] == {"from": card, "to": {"zone": "scale", "civilization": "mayan"}}
    token = {"zone": "privileges", "seat": 0}
    assert about(match, "privilege mayan")["drag"] == {"from": token, "to": card}
    assert about(match, "control mayan kiln-yard")["target"]["district"] == "kiln-yard"
    assert about(match, "pass")["target"] is None


def test_princes_that_walk_leave_or_are_given() -> None:
    match = scene(
        {"hand": ["greek"] * 2, "princes": {"kiln-yard": ["greek"] * 2, "kite-market": ["greek"]}},
        {"monuments": {"kiln-yard": "greek", "kite-market": "greek"}},
    )
    play(match, "move greek")
    there = {"zone": "district", "district": "kiln-yard", "seat": 0, "civilization": "greek"}
    assert about(match, "from kiln-yard")["target"] == there
    assert about(match, "from kiln-yard")["label"]["id"] == "move-from"
    play(match, "from kiln-yard")
    told = about(match, "to ember-strand")
    assert told["drag"] == {"from": there, "to": {"zone": "district", "district": "ember-strand"}}
    play(match, "to ember-strand", "one", "remove greek")
    told = about(match, "from kiln-yard")
    assert told["label"]["id"] == "move-from-leave"
    assert told["drag"]["to"] == {"zone": "supply", "seat": 0}


def test_a_turned_card_is_no_longer_in_the_hand() -> None:
    match = scene({"hand": ["greek", "mayan"]}, {})
    play(match, "privilege greek")
    assert about(match, "as mayan")["target"] == {"zone": "scale", "civilization": "mayan"}
    play(match, "as mayan")
    assert about(match, "raise mayan")["target"] == {"zone": "scale", "civilization": "mayan"}
    assert about(match, "raise mayan")["drag"] is None


def lies_there(view: dict[str, Any], thing: dict[str, Any]) -> bool:
    """Whether a view shows the thing a move points at."""
    zone = thing["zone"]
    if zone == "guests":
        return {k: v for k, v in thing.items() if k != "zone"} in view["guests"]
    if zone == "hand":
        return bool(view["seats"][thing["seat"]]["hand"].count(thing["civilization"]))
    if zone == "district":
        standing = view["districts"].get(thing["district"], {"princes": []})["princes"]
        if "civilization" not in thing:
            return True
        return any(
            p["seat"] == thing["seat"] and p["civilization"] == thing["civilization"]
            for p in standing
        )
    if zone == "scale":
        return thing["civilization"] in view["scale"]
    if zone == "supply" and "civilization" in thing:
        return bool(view["seats"][thing["seat"]]["supply"][thing["civilization"]])
    if zone == "privileges":
        return bool(view["seats"][thing["seat"]]["privileges"])
    return zone in ("bag", "wonder", "seat", "supply", "discard")


@pytest.mark.parametrize("players", [2, 5])
def test_everything_a_move_points_at_lies_in_the_view(players: int) -> None:
    for match in walk(players, 7 + players, game="utopia"):
        if match.over:
            break
        view = match.view(match.seat)
        for move in match.decision()["moves"]:
            drag = move["drag"] or {"from": None, "to": None}
            for thing in (move["target"], drag["from"], drag["to"]):
                assert thing is None or lies_there(view, thing), (move, thing)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_never_too_many_moves_to_choose_from(players: int) -> None:
    counts = []
    for seed in range(15):
        for match in walk(players, seed, game="utopia"):
            counts.append(len(match.moves()))
    assert max(counts) <= 40
    assert sum(count > 30 for count in counts) * 100 < len(counts)
