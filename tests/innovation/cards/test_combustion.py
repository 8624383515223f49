"""Combustion (age 7, red)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_combustion_takes_a_scored_card_for_each_colour_with_a_crown() -> None:
    match = scene(
        {"board": {"red": ["archery", "combustion"], "green": ["sailing"], "yellow": ["masonry"]}},
        {"score": ["tools", "optics", "coal"]},
    )
    play(match, "dogma combustion")
    assert match.seat == 1
    play(match, "transfer tools", "transfer coal")
    assert sorted(zone(match, 0, "score")) == ["coal", "tools"]
    assert zone(match, 1, "score") == ["optics"]
    assert pile(match, 0, "red") == ["combustion"]
    assert deck(match, 1)[0] == "archery"
    assert match.seat == 0


def test_combustion_counts_crowns_shown_by_splay_and_takes_no_more_than_there_is() -> None:
    match = scene(
        {
            "board": {"red": ["combustion"], "yellow": ["canal-building", "agriculture"]},
            "splays": {"yellow": "left"},
        },
        {"score": ["tools"]},
    )
    play(match, "dogma combustion", "transfer tools")
    assert zone(match, 0, "score") == ["tools"]
    assert pile(match, 0, "red") == []
    assert deck(match, 7)[0] == "combustion"
    assert match.seat == 0


def test_combustion_spares_who_shares_it() -> None:
    match = scene(
        {"board": {"red": ["metalworking", "combustion"]}},
        {"board": {"red": ["oars", "archery"], "blue": ["translation"]}, "score": ["tools"]},
        decks={"7": ["bicycle"]},
    )
    play(match, "dogma combustion")
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 1, "red") == ["archery"]
    assert pile(match, 0, "red") == ["combustion"]
    assert zone(match, 0, "hand") == ["bicycle"]
