"""Enterprise (age 4, purple)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import common, play, zone


def test_enterprise_takes_a_crown_and_the_victim_melds_a_four() -> None:
    match = scene(
        {"board": {"purple": ["enterprise"], "green": ["clothing"]}},
        {"board": {"green": ["sailing"], "red": ["archery"]}},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma enterprise")
    assert match.seat == 1
    assert match.moves() == ("transfer sailing",)
    play(match, "transfer sailing", "splay green right")
    assert pile(match, 0, "green") == ["clothing", "sailing"]
    assert splay(match, 0, "green") == "right"
    assert pile(match, 1, "green") == []
    assert pile(match, 1, "yellow") == ["anatomy"]


def test_enterprise_takes_no_purple_card() -> None:
    match = scene(
        {"board": {"purple": ["enterprise"]}},
        {"board": {"purple": ["code-of-laws"]}},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma enterprise")
    assert pile(match, 1, "purple") == ["code-of-laws"]
    assert deck(match, 4) == ["anatomy"]
    assert common(match, "actions") == 1


def test_enterprise_spares_as_many_crowns_who_may_splay() -> None:
    match = scene(
        {"board": {"purple": ["enterprise"]}},
        {"board": {"green": ["sailing", "navigation"]}},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma enterprise", "splay green right")
    assert splay(match, 1, "green") == "right"
    assert zone(match, 0, "hand") == ["anatomy"]
