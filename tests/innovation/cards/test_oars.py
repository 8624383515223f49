"""Oars (age 1, red)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_oars_takes_crowns_until_none_is_left() -> None:
    match = scene(
        {"board": {"red": ["oars"]}},
        {"hand": ["sailing", "archery"]},
        decks={"1": ["the-wheel", "clothing"]},
    )
    play(match, "dogma oars")
    assert (match.seat, match.moves()) == (1, ("transfer sailing",))
    play(match, "transfer sailing")
    assert match.moves() == ("transfer clothing",)
    play(match, "transfer clothing")
    assert zone(match, 0, "score") == ["sailing", "clothing"]
    assert zone(match, 1, "hand") == ["archery", "the-wheel"]
    assert zone(match, 0, "hand") == []
    # who has no crown shows it
    assert common(match, "known")["archery"] == [0, 1, 2]


def test_oars_without_any_crown_draws() -> None:
    match = scene({"board": {"red": ["oars"]}}, {"hand": ["archery"]}, decks={"1": ["pottery"]})
    play(match, "dogma oars")
    assert zone(match, 0, "hand") == ["pottery"]
    assert zone(match, 1, "hand") == ["archery"]


def test_oars_counts_what_any_victim_gave() -> None:
    match = scene(
        {"board": {"red": ["oars"]}},
        {"hand": ["writing"]},
        {"hand": ["tools"]},
        decks={"1": ["pottery", "archery"]},
    )
    play(match, "dogma oars", "transfer writing")
    assert zone(match, 0, "score") == ["writing"]
    assert (zone(match, 1, "hand"), zone(match, 2, "hand")) == (["archery"], ["tools"])
    assert (zone(match, 0, "hand"), deck(match, 1)) == ([], ["pottery"])
