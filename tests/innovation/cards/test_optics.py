"""Optics (age 3, red)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_optics_with_a_crown_scores() -> None:
    match = scene({"board": {"red": ["optics"]}}, {}, decks={"3": ["compass"], "4": ["navigation"]})
    play(match, "dogma optics")
    assert pile(match, 0, "green") == ["compass"]
    assert zone(match, 0, "score") == ["navigation"]


def test_optics_without_a_crown_gives_points_to_one_who_has_fewer() -> None:
    match = scene(
        {"board": {"red": ["optics"]}, "score": ["tools", "monotheism"]},
        {"score": ["currency", "sailing"]},
        {"score": ["mapmaking"]},
        decks={"3": ["engineering"]},
    )
    play(match, "dogma optics")
    assert set(match.moves()) == {"transfer tools", "transfer monotheism"}
    play(match, "transfer monotheism")
    # three points each: the second player has not fewer
    assert match.moves() == ("player 2",)
    play(match, "player 2")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == ["currency", "sailing"]
    assert zone(match, 2, "score") == ["mapmaking", "monotheism"]


def test_optics_gives_nothing_to_the_richer() -> None:
    match = scene(
        {"board": {"red": ["optics"]}, "score": ["tools"]},
        {"score": ["sailing"]},
        decks={"3": ["engineering"]},
    )
    play(match, "dogma optics")
    assert zone(match, 0, "score") == ["tools"]
    assert pile(match, 0, "red") == ["optics", "engineering"]


def test_optics_shared_comes_first_to_the_opponent() -> None:
    match = scene(
        {"board": {"red": ["optics"]}},
        {"board": {"blue": ["translation"]}},
        decks={"3": ["alchemy", "education", "medicine"], "4": ["anatomy"]},
    )
    play(match, "dogma optics")
    assert pile(match, 1, "yellow") == ["medicine"]
    assert zone(match, 1, "score") == ["anatomy"]
    assert pile(match, 0, "purple") == ["education"]
    # nobody has fewer points than the leader's none, who draws for the sharing
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["alchemy"]
