"""Publications, which sends special achievements to the junk and back."""

from typing import Any

from innovation.scenes import scene, splay
from scenes import common, play, zone

PRINTER = {"board": {"blue": ["tools", "publications"], "yellow": ["masonry", "canning"]}}


def nearly_a_wonder() -> dict[str, Any]:
    """Four colours splayed right, and yellow cards that Publications can splay."""
    return {
        "board": {
            "red": ["archery", "oars"],
            "yellow": ["masonry", "agriculture"],
            "green": ["sailing", "clothing"],
            "blue": ["pottery", "publications"],
            "purple": ["mysticism", "monotheism"],
        },
        "splays": {"red": "right", "green": "right", "blue": "right", "purple": "right"},
    }


def test_publications_splays_one_colour_and_junks_a_special_achievement() -> None:
    match = scene(PRINTER, {})
    play(match, "dogma publications")
    assert match.moves() == ("splay yellow up", "splay blue up", "pass")
    play(match, "splay blue up")
    assert splay(match, 0, "blue") == "up"
    assert splay(match, 0, "yellow") == "none"
    assert len(match.moves()) == 6
    assert not any(it.startswith("free") for it in match.moves())
    play(match, "junk-special universe")
    assert common(match, "specials") == {"universe": "junk"}


def test_publications_may_be_declined_altogether() -> None:
    match = scene(PRINTER, {})
    play(match, "dogma publications", "pass", "pass")
    assert splay(match, 0, "blue") == "none"
    assert common(match, "specials") == {}


def test_publications_cannot_touch_what_somebody_has() -> None:
    match = scene(PRINTER, {}, specials={"wonder": 1, "world": 0, "empire": "junk"})
    play(match, "dogma publications", "pass")
    assert sorted(match.moves()) == [
        "free-special empire",
        "junk-special monument",
        "junk-special universe",
        "pass",
    ]


def test_publications_asks_nothing_when_all_are_claimed() -> None:
    specials = {"wonder": 1, "world": 0, "empire": 1, "monument": 0, "universe": 1}
    match = scene(PRINTER, {}, specials=specials)
    play(match, "dogma publications", "pass")
    assert match.seat == 0
    assert "draw" in match.moves()


def test_a_special_achievement_made_available_goes_to_who_fulfils_it() -> None:
    clocks = {"red": ["fission"], "green": ["databases"], "blue": ["rocketry"]}
    clocks["purple"] = ["railroad", "the-internet"]
    for way, specials in (("up", {}), ("aslant", {"world": 1})):  # eleven clocks, and twelve
        match = scene(
            PRINTER, {"board": clocks, "splays": {"purple": way}}, specials={"world": "junk"}
        )
        play(match, "dogma publications", "pass", "free-special world")
        assert common(match, "specials") == specials


def test_a_sharer_junks_the_wonder_before_the_leader_gets_it() -> None:
    match = scene(nearly_a_wonder(), {"board": {"blue": ["evolution"]}}, decks={"7": ["bicycle"]})
    play(match, "dogma publications", "splay yellow up")
    assert match.seat == 1
    play(match, "junk-special wonder", "pass")
    assert common(match, "specials") == {"wonder": "junk"}
    assert zone(match, 0, "hand") == ["bicycle"]


def test_the_leader_takes_the_wonder_back_from_the_junk() -> None:
    match = scene(nearly_a_wonder(), {"board": {"blue": ["evolution"]}})
    play(match, "dogma publications", "splay yellow up", "junk-special wonder")
    assert match.seat == 0
    assert "junk-special wonder" not in match.moves()
    play(match, "free-special wonder")
    assert common(match, "specials") == {"wonder": 0}


def test_the_last_achievement_may_come_from_the_junk() -> None:
    wonder = {**nearly_a_wonder(), "achievements": [1, 2, 3, 4, 5]}
    match = scene(wonder, {}, specials={"wonder": "junk"})
    play(match, "dogma publications", "splay yellow up", "free-special wonder")
    assert match.over
    assert match.winners == (0,)
