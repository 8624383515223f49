"""What the symbols of a city do when a Meld action puts it on the board."""

import pytest
from innovation.city_scenes import cities, cities_in_hand, hand
from innovation.scenes import deck, pile, splay
from scenes import common, play, told, zone


def test_a_plus_draws_a_card_one_higher() -> None:
    match = cities({"hand": ["athens"], "board": {"red": ["oars"]}}, {}, decks={"2": ["mapmaking"]})
    play(match, "meld athens")
    assert pile(match, 0, "red") == ["oars", "athens"]
    assert hand(match) == ["mapmaking"]


def test_two_pluses_draw_two_cards() -> None:
    match = cities(
        {"hand": ["lisbon"], "board": {"yellow": ["masonry"]}}, {}, decks={"5": ["coal", "physics"]}
    )
    assert hand(play(match, "meld lisbon")) == ["coal", "physics"]


def test_a_plus_goes_up_to_the_next_deck() -> None:
    decks = {"2": [], "3": ["optics"]}
    match = cities({"hand": ["athens"], "board": {"red": ["oars"]}}, {}, decks=decks)
    assert hand(play(match, "meld athens")) == ["optics"]


@pytest.mark.parametrize(
    ("city", "colour", "under", "direction"),
    [
        ("delhi", "red", "oars", "left"),
        ("bombay", "green", "sailing", "right"),
        ("dallas", "red", "oars", "up"),
        ("tehran", "red", "oars", "right"),
        ("taipei", "blue", "tools", "up"),
    ],
)
def test_an_arrow_splays_its_colour_its_way(
    city: str, colour: str, under: str, direction: str
) -> None:
    match = cities({"hand": [city], "board": {colour: [under], "purple": ["mysticism"]}}, {})
    play(match, f"meld {city}")
    assert zone(match, 0, "splays") == {colour: direction}


def test_an_arrow_splays_anew_what_lay_another_way() -> None:
    seat = {"hand": ["delhi"], "board": {"red": ["oars", "archery"]}, "splays": {"red": "up"}}
    match = play(cities(seat, {}), "meld delhi")
    assert splay(match, 0, "red") == "left"


def test_an_arrow_on_a_single_card_does_nothing() -> None:
    match = play(cities({"hand": ["delhi"]}, {}), "meld delhi")
    assert zone(match, 0, "splays") == {}
    assert told(match, "splay") == []


def test_unsplay_puts_that_colour_of_every_opponent_together() -> None:
    splayed = {
        "board": {"red": ["oars", "archery"], "blue": ["tools", "writing"]},
        "splays": {"red": "left", "blue": "right"},
    }
    other = {"board": {"red": ["optics", "coal"]}, "splays": {"red": "aslant"}}
    match = cities({"hand": ["warsaw"], "board": {"red": ["construction"]}}, splayed, other)
    play(match, "meld warsaw")
    assert zone(match, 1, "splays") == {"blue": "right"}
    assert zone(match, 2, "splays") == {}


def test_unsplay_leaves_ones_own_pile_as_it_was() -> None:
    own = {"hand": ["warsaw"], "board": {"red": ["oars", "archery"]}, "splays": {"red": "right"}}
    match = play(cities(own, {}), "meld warsaw")
    assert splay(match, 0, "red") == "right"


def test_unsplaying_draws_no_city_for_anybody() -> None:
    own = {"hand": ["warsaw"], "board": {"red": ["construction"]}}
    splayed = {"board": {"red": ["oars", "archery"]}, "splays": {"red": "left"}}
    match = play(cities(own, splayed), "meld warsaw")
    assert splay(match, 1, "red") == "none"
    assert cities_in_hand(match, 0) == cities_in_hand(match, 1) == []


def test_uplift_junks_the_deck_one_higher_and_draws_two_higher() -> None:
    match = cities(
        {"hand": ["babylon"], "board": {"green": ["sailing"]}},
        {},
        decks={"2": ["mapmaking", "currency"], "3": ["optics"]},
    )
    city_deck = len(common(match, "decks")["cities 2"])
    play(match, "meld babylon")
    assert deck(match, 2) == []
    assert {"mapmaking", "currency"} <= {*common(match, "junk")}
    assert hand(match) == ["optics"]
    assert len(common(match, "decks")["cities 2"]) == city_deck == 10


def test_uplift_draws_even_if_there_was_nothing_to_junk() -> None:
    match = cities(
        {"hand": ["babylon"], "board": {"green": ["sailing"]}},
        {},
        decks={"2": [], "3": [], "4": ["anatomy"]},
    )
    assert hand(play(match, "meld babylon")) == ["anatomy"]


def test_uplift_beyond_the_last_deck_ends_the_game() -> None:
    # Hong Kong is a 9: the 10s are junked, and no 11 is left
    match = cities({"hand": ["hong-kong"], "board": {"purple": ["services"]}}, {}, decks={"11": []})
    play(match, "meld hong-kong")
    assert match.over
    assert common(match, "end") == "score"
    assert common(match, "decks")["10"] == []


def test_junk_takes_away_the_available_achievement_of_its_value() -> None:
    achievements = ["archery", "mapmaking", "optics"]
    match = cities({"hand": ["troy"], "board": {"blue": ["tools"]}}, {}, achievements=achievements)
    play(match, "meld troy", "junk-achievement 1")
    assert common(match, "achievements") == ["mapmaking", "optics"]
    assert "archery" in common(match, "junk")


def test_junk_does_nothing_if_that_achievement_is_gone() -> None:
    match = cities(
        {"hand": ["troy"], "board": {"blue": ["tools"]}},
        {"achievements": [1]},
        achievements=["mapmaking"],
    )
    play(match, "meld troy")
    assert common(match, "achievements") == ["mapmaking"]
    assert common(match, "junk") == []
    assert match.position()["actions"] == 1


def test_the_symbol_at_the_top_acts_before_the_one_at_the_bottom() -> None:
    # Milan draws the last 5, then junks the 5s and draws a 6; the other way round there is no 5
    match = cities(
        {"hand": ["milan"], "board": {"red": ["gunpowder"]}},
        {},
        decks={"5": ["coal"], "6": ["canning", "vaccination"]},
    )
    play(match, "meld milan")
    assert hand(match) == ["coal", "vaccination"]


def test_an_arrow_acts_before_an_uplift() -> None:
    match = cities(
        {"hand": ["hong-kong"], "board": {"purple": ["services"]}},
        {},
        decks={"11": ["escapism"], "cities 9": ["perth"]},
    )
    play(match, "meld hong-kong")
    assert splay(match, 0, "purple") == "up"
    # the city for the splay comes at once, the card of the uplift after it
    assert zone(match, 0, "hand") == ["perth", "escapism"]


def test_unsplay_acts_before_an_arrow() -> None:
    own = {"hand": ["seoul"], "board": {"red": ["construction"]}}
    splayed = {"board": {"red": ["oars", "archery"]}, "splays": {"red": "left"}}
    match = play(cities(own, splayed), "meld seoul")
    assert [(it["seat"], it["direction"]) for it in told(match, "splay")] == [
        (1, "none"),
        (0, "up"),
    ]


def test_junk_acts_before_a_plus() -> None:
    match = cities(
        {"hand": ["montreal"], "board": {"red": ["coal"]}},
        {},
        achievements=["lighting"],
        decks={"8": ["flight"]},
    )
    play(match, "meld montreal")
    assert hand(match) == []
    play(match, "junk-achievement 7")
    assert hand(match) == ["flight"]


# Only by a Meld action


def test_no_symbol_acts_when_an_effect_melds_the_city() -> None:
    match = cities(
        {"board": {"blue": ["translation"], "red": ["oars"]}, "score": ["milan"]},
        {},
        decks={"5": ["coal"]},
    )
    play(match, "dogma translation", "choose-to meld-score-pile")
    assert pile(match, 0, "red") == ["oars", "milan"]
    assert hand(match) == []
    assert deck(match, 5) == ["coal"]


def test_no_symbol_acts_when_a_city_is_tucked_or_transferred() -> None:
    match = cities(
        {"board": {"purple": ["code-of-laws"], "red": ["oars"]}, "hand": ["delhi"]},
        {},
        decks={"cities 1": ["athens"]},
    )
    play(match, "dogma code-of-laws", "tuck delhi", "pass")
    assert pile(match, 0, "red") == ["delhi", "oars"]
    assert splay(match, 0, "red") == "none"
    assert hand(match) == []


def test_a_covered_symbol_does_not_act_again() -> None:
    match = cities({"hand": ["construction"], "board": {"red": ["athens"]}}, {})
    assert hand(play(match, "meld construction")) == []


def test_flags_fountains_and_bonuses_do_nothing_when_melded() -> None:
    match = cities({"hand": ["sydney"], "board": {"green": ["bicycle"]}}, {}, decks={"9": []})
    play(match, "meld sydney")
    # only its arrow has acted
    assert [event["verb"] for event in told(match, "card")] == ["meld", "draw"]
    assert splay(match, 0, "green") == "up"
