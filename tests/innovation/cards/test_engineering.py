"""Engineering (age 3, red)."""

from innovation.scenes import pile, scene, splay
from scenes import common, play, zone


def test_engineering_takes_one_castle_of_each_colour() -> None:
    match = scene(
        {"board": {"red": ["metalworking", "engineering"], "yellow": ["masonry"]}},
        {
            "board": {
                "blue": ["writing", "tools"],
                "green": ["the-wheel", "mapmaking"],
                "purple": ["philosophy"],
            }
        },
    )
    play(match, "dogma engineering", "splay red left")
    assert sorted(zone(match, 0, "score")) == ["mapmaking", "tools"]
    assert pile(match, 1, "blue") == ["writing"]
    # the Wheel has a castle too, but was not on top when the demand came
    assert pile(match, 1, "green") == ["the-wheel"]
    assert pile(match, 1, "purple") == ["philosophy"]
    assert splay(match, 0, "red") == "left"
    assert common(match, "actions") == 1


def test_engineering_spares_who_shares_it() -> None:
    match = scene(
        {"board": {"red": ["engineering"]}},
        {"board": {"red": ["archery", "oars"]}},
        decks={"3": ["paper"]},
    )
    play(match, "dogma engineering", "splay red left")
    assert splay(match, 1, "red") == "left"
    assert zone(match, 0, "score") == []
    # one red card cannot be splayed; the leader draws because another one shared
    assert splay(match, 0, "red") == "none"
    assert zone(match, 0, "hand") == ["paper"]


def test_engineering_without_castles_to_take() -> None:
    match = scene(
        {"board": {"red": ["archery", "engineering"]}}, {"board": {"purple": ["philosophy"]}}
    )
    play(match, "dogma engineering", "pass")
    assert zone(match, 0, "score") == []
    assert splay(match, 0, "red") == "none"
