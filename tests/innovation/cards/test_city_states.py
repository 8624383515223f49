"""City States (age 1, purple)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_city_states_takes_a_top_card_with_a_castle() -> None:
    match = scene(
        {"board": {"purple": ["city-states"], "red": ["oars"]}},
        {"board": {"red": ["archery"], "yellow": ["agriculture"], "green": ["the-wheel"]}},
        decks={"1": ["tools"]},
    )
    play(match, "dogma city-states")
    assert (match.seat, match.moves()) == (1, ("transfer archery", "transfer the-wheel"))
    play(match, "transfer archery")
    assert pile(match, 0, "red") == ["oars", "archery"]
    assert (pile(match, 1, "red"), zone(match, 1, "hand")) == ([], ["tools"])


def test_city_states_spares_who_has_three_castles() -> None:
    match = scene(
        {"board": {"purple": ["city-states"]}},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["tools"]},
    )
    play(match, "dogma city-states")
    assert pile(match, 1, "green") == ["the-wheel"]
    assert zone(match, 1, "hand") == []


def test_city_states_counts_castles_that_a_splay_shows_but_needs_one_on_top() -> None:
    match = scene(
        {"board": {"purple": ["city-states"]}},
        {
            "board": {"red": ["metalworking", "construction", "colonialism"]},
            "splays": {"red": "aslant"},
        },
    )
    play(match, "dogma city-states")
    assert pile(match, 1, "red") == ["metalworking", "construction", "colonialism"]
    assert match.seat == 0
