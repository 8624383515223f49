"""Red and yellow cards of age 7."""

from innovation.scenes import common, deck, pile, play, scene, zone

# Combustion


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


# Explosives


def test_explosives_takes_the_three_highest_one_after_the_other() -> None:
    match = scene(
        {"board": {"red": ["explosives"]}},
        {"hand": ["tools", "optics", "translation", "paper", "coal"]},
    )
    play(match, "dogma explosives")
    assert match.moves() == ("transfer optics", "transfer translation", "transfer paper")
    play(match, "transfer paper", "transfer optics")
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics", "paper"]
    assert sorted(zone(match, 1, "hand")) == ["tools", "translation"]


def test_explosives_gives_a_seven_to_an_emptied_hand() -> None:
    match = scene(
        {"board": {"red": ["explosives"]}},
        {"hand": ["tools", "coal"]},
        decks={"7": ["bicycle"]},
    )
    play(match, "dogma explosives")
    assert sorted(zone(match, 0, "hand")) == ["coal", "tools"]
    assert zone(match, 1, "hand") == ["bicycle"]


def test_explosives_gives_nothing_to_a_hand_that_was_empty() -> None:
    match = scene({"board": {"red": ["explosives"]}}, {}, decks={"7": ["bicycle"]})
    play(match, "dogma explosives")
    assert zone(match, 0, "hand") == zone(match, 1, "hand") == []
    assert deck(match, 7) == ["bicycle"]


# Refrigeration


def test_refrigeration_leaves_one_card_in_hand() -> None:
    match = scene(
        {"board": {"yellow": ["refrigeration"]}, "hand": ["coal"]},
        {"hand": ["tools", "archery", "optics"]},
    )
    play(match, "dogma refrigeration", "return archery", "return tools")
    assert zone(match, 1, "hand") == ["optics"]
    assert deck(match, 1)[:2] == ["tools", "archery"]
    play(match, "score coal")
    assert zone(match, 0, "score") == ["coal"]


def test_refrigeration_spares_a_single_card_and_scoring_may_be_declined() -> None:
    match = scene(
        {"board": {"yellow": ["refrigeration"]}, "hand": ["coal"]},
        {"hand": ["tools"]},
    )
    play(match, "dogma refrigeration")
    assert match.moves() == ("score coal", "pass")
    play(match, "pass")
    assert zone(match, 0, "hand") == ["coal"]
    assert zone(match, 1, "hand") == ["tools"]


def test_refrigeration_has_nothing_to_do_with_empty_hands() -> None:
    match = scene({"board": {"yellow": ["refrigeration"]}}, {})
    play(match, "dogma refrigeration")
    assert match.seat == 0
    assert match.moves() == ("dogma refrigeration", "draw")


def test_refrigeration_shared_lets_score_before_the_leader() -> None:
    match = scene(
        {"board": {"yellow": ["refrigeration"]}, "hand": ["coal"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["tools", "optics"]},
        decks={"7": ["bicycle"]},
    )
    play(match, "dogma refrigeration", "score optics", "pass")
    assert zone(match, 1, "score") == ["optics"]
    assert zone(match, 1, "hand") == ["tools"]
    assert sorted(zone(match, 0, "hand")) == ["bicycle", "coal"]


# Sanitation


def test_sanitation_swaps_the_two_highest_for_the_lowest() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}, "hand": ["tools", "coal"]},
        {"hand": ["archery", "optics", "physics"]},
        decks={"7": ["bicycle", "evolution"]},
    )
    play(match, "dogma sanitation")
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics", "physics"]
    assert sorted(zone(match, 1, "hand")) == ["archery", "tools"]
    assert match.moves() == ("value 7", "value 8")
    play(match, "value 7")
    assert deck(match, 7) == []
    assert {"bicycle", "evolution"} <= {*common(match, "junk")}


def test_sanitation_lets_each_player_choose_among_his_ties() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}, "hand": ["tools", "writing"]},
        {"hand": ["optics", "translation", "compass"]},
    )
    play(match, "dogma sanitation")
    assert match.seat == 0
    assert match.moves() == ("exchange tools", "exchange writing")
    play(match, "exchange writing")
    assert match.seat == 1
    play(match, "exchange optics")
    assert match.moves() == ("exchange translation", "exchange compass")
    play(match, "exchange compass", "value 8")
    assert sorted(zone(match, 0, "hand")) == ["compass", "optics", "tools"]
    assert sorted(zone(match, 1, "hand")) == ["translation", "writing"]


def test_sanitation_works_with_one_side_empty() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}, "hand": ["tools"]}, {}, {"hand": ["optics", "coal"]}
    )
    play(match, "dogma sanitation")
    assert zone(match, 1, "hand") == ["tools"]
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics"]
    assert zone(match, 2, "hand") == []


def test_sanitation_shared_junks_both_decks() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}},
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools", "coal"]},
        decks={"7": ["bicycle"], "8": ["flight"], "9": ["ecology"]},
    )
    play(match, "dogma sanitation", "value 7", "value 8")
    assert deck(match, 7) == deck(match, 8) == []
    assert zone(match, 0, "hand") == ["ecology"]
    assert zone(match, 1, "hand") == ["tools", "coal"]


def test_sanitation_shared_on_an_empty_deck_gives_no_bonus() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}},
        {"board": {"yellow": ["antibiotics"]}},
        decks={"7": [], "8": ["flight"]},
    )
    play(match, "dogma sanitation", "value 7", "value 7")
    assert zone(match, 0, "hand") == []
    assert deck(match, 8) == ["flight"]
