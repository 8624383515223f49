"""The green, blue and purple cards of age 1."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Clothing


def test_clothing_melds_a_new_colour_and_scores_for_those_nobody_else_has() -> None:
    match = scene(
        {"board": {"green": ["clothing"]}, "hand": ["oars", "sailing"]},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["tools", "pottery"]},
    )
    play(match, "dogma clothing")
    assert match.moves() == ("meld oars",)
    play(match, "meld oars")
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "score") == ["pottery"]


def test_clothing_shows_a_hand_without_a_new_colour() -> None:
    match = scene(
        {"board": {"green": ["clothing"]}, "hand": ["sailing"]},
        {},
        decks={"1": ["tools", "pottery"]},
    )
    play(match, "dogma clothing")
    assert zone(match, 0, "hand") == ["sailing"]
    assert common(match, "known")["sailing"] == [0, 1, 2]
    assert zone(match, 0, "score") == ["pottery"]


def test_clothing_compares_each_player_with_his_own_opponents() -> None:
    match = scene(
        {"board": {"green": ["clothing"]}},
        {"board": {"blue": ["pottery"], "green": ["the-wheel"]}},
        {"board": {"red": ["oars"]}},
        decks={"1": ["tools", "writing", "archery"]},
    )
    play(match, "dogma clothing")
    # seat 1 shares and has blue alone, seat 2 has no leaf; green is on two boards
    scores = [zone(match, seat, "score") for seat in range(3)]
    assert scores == [[], ["archery"], []]
    assert zone(match, 0, "hand") == ["writing"]


# Sailing


def test_sailing_melds_what_it_draws() -> None:
    match = scene({"board": {"green": ["sailing"]}}, {}, decks={"1": ["oars", "clothing"]})
    play(match, "dogma sailing")
    assert pile(match, 0, "green") == ["sailing", "clothing"]
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_sailing_is_shared_and_the_leader_draws_by_his_new_board() -> None:
    match = scene(
        {"board": {"green": ["sailing"]}},
        {"board": {"purple": ["code-of-laws"]}},
        decks={"1": ["oars"], "2": ["currency", "calendar"]},
    )
    play(match, "dogma sailing")
    assert pile(match, 1, "red") == ["oars"]
    assert pile(match, 0, "blue") == ["calendar"]
    assert zone(match, 0, "hand") == ["currency"]


# The Wheel


def test_the_wheel_draws_two() -> None:
    match = scene({"board": {"green": ["the-wheel"]}}, {}, decks={"1": ["oars", "sailing"]})
    play(match, "dogma the-wheel")
    assert zone(match, 0, "hand") == ["sailing", "oars"]


def test_the_wheel_shared_draws_two_each_and_one_more() -> None:
    match = scene(
        {"board": {"green": ["the-wheel"]}},
        {"board": {"purple": ["mysticism"]}},
        decks={"1": ["tools", "writing", "oars", "sailing", "pottery"]},
    )
    play(match, "dogma the-wheel")
    assert zone(match, 1, "hand") == ["pottery", "sailing"]
    assert zone(match, 0, "hand") == ["oars", "writing", "tools"]


# Pottery


def test_pottery_scores_the_number_of_cards_returned() -> None:
    match = scene(
        {"board": {"blue": ["pottery"]}, "hand": ["oars", "calendar", "sailing", "masonry"]},
        {},
        decks={"1": ["tools"], "3": ["alchemy"]},
    )
    play(match, "dogma pottery", "return oars", "return calendar")
    assert match.moves() == ("return sailing", "return masonry", "pass")
    play(match, "return sailing")
    assert zone(match, 0, "score") == ["alchemy"]
    assert zone(match, 0, "hand") == ["masonry", "tools"]
    assert deck(match, 1) == ["sailing", "oars"]


def test_pottery_may_stop_early_or_return_nothing() -> None:
    seat = {"board": {"blue": ["pottery"]}, "hand": ["oars", "sailing"]}
    decks = {"1": ["tools", "writing"]}
    one = play(scene(seat, {}, decks=decks), "dogma pottery", "return oars", "pass")
    assert (zone(one, 0, "score"), zone(one, 0, "hand")) == (["writing"], ["sailing", "tools"])
    none = play(scene(seat, {}, decks=decks), "dogma pottery", "pass")
    assert (zone(none, 0, "score"), zone(none, 0, "hand")) == ([], ["oars", "sailing", "writing"])


# Tools


def test_tools_turns_three_cards_into_a_melded_3() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "masonry"]},
        {},
        decks={"1": [], "3": ["compass"]},
    )
    play(match, "dogma tools")
    assert "pass" in match.moves()
    play(match, "return oars")
    # who began must go on
    assert match.moves() == ("return sailing", "return masonry")
    play(match, "return masonry", "return sailing")
    assert pile(match, 0, "green") == ["compass"]
    assert deck(match, 1) == ["sailing", "masonry", "oars"]


def test_tools_turns_a_3_into_three_1s() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["alchemy", "oars"]},
        {},
        decks={"1": ["masonry", "sailing", "pottery"]},
    )
    play(match, "dogma tools")
    # two cards are too few for the first effect
    assert match.moves() == ("return alchemy", "pass")
    play(match, "return alchemy")
    assert zone(match, 0, "hand") == ["oars", "pottery", "sailing", "masonry"]


def test_tools_declined_twice_does_nothing() -> None:
    match = scene({"board": {"blue": ["tools"]}, "hand": ["alchemy", "oars", "sailing"]}, {})
    play(match, "dogma tools", "pass", "pass")
    assert zone(match, 0, "hand") == ["alchemy", "oars", "sailing"]
    assert (match.seat, common(match, "actions")) == (0, 1)


# Writing


def test_writing_draws_a_2() -> None:
    match = scene({"board": {"blue": ["writing"]}}, {}, decks={"2": ["calendar"]})
    play(match, "dogma writing")
    assert zone(match, 0, "hand") == ["calendar"]


def test_writing_shared_with_the_deck_running_out() -> None:
    match = scene(
        {"board": {"blue": ["writing"]}},
        {"board": {"purple": ["philosophy"]}},
        decks={"1": ["oars"], "2": ["calendar"], "3": ["alchemy"]},
    )
    play(match, "dogma writing")
    assert zone(match, 1, "hand") == ["calendar"]
    assert zone(match, 0, "hand") == ["alchemy", "oars"]


# City States


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


# Code of Laws


def test_code_of_laws_tucks_and_splays() -> None:
    match = scene(
        {"board": {"purple": ["code-of-laws"]}, "hand": ["city-states", "oars"]},
        {},
    )
    play(match, "dogma code-of-laws")
    assert match.moves() == ("tuck city-states", "pass")
    play(match, "tuck city-states")
    assert match.moves() == ("splay purple left", "pass")
    play(match, "splay purple left")
    assert pile(match, 0, "purple") == ["city-states", "code-of-laws"]
    assert splay(match, 0, "purple") == "left"


def test_code_of_laws_may_leave_the_splay_or_everything() -> None:
    seat = {"board": {"purple": ["code-of-laws"]}, "hand": ["city-states"]}
    tucked = play(scene(seat, {}), "dogma code-of-laws", "tuck city-states", "pass")
    assert splay(tucked, 0, "purple") == "none"
    declined = play(scene(seat, {}), "dogma code-of-laws", "pass")
    assert zone(declined, 0, "hand") == ["city-states"]


def test_code_of_laws_asks_even_who_has_nothing_that_fits() -> None:
    match = scene({"board": {"purple": ["code-of-laws"]}, "hand": ["oars"]}, {})
    play(match, "dogma code-of-laws")
    assert match.moves() == ("pass",)


# Mysticism


def test_mysticism_melds_a_colour_of_the_board_and_draws() -> None:
    match = scene(
        {"board": {"purple": ["mysticism"], "red": ["oars"]}},
        {},
        decks={"1": ["tools", "archery"]},
    )
    play(match, "dogma mysticism")
    assert pile(match, 0, "red") == ["oars", "archery"]
    assert zone(match, 0, "hand") == ["tools"]


def test_mysticism_keeps_another_colour_in_hand_for_all_to_see() -> None:
    match = scene({"board": {"purple": ["mysticism"]}}, {}, decks={"1": ["tools", "archery"]})
    play(match, "dogma mysticism")
    assert zone(match, 0, "hand") == ["archery"]
    assert common(match, "known")["archery"] == [0, 1, 2]
