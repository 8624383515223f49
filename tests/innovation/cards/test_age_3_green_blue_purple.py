"""Compass, Paper, Alchemy, Translation, Education and Feudalism."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Compass


def test_compass_trades_a_leaf_for_a_card_without() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"], "red": ["archery"]}},
        {"board": {"yellow": ["agriculture"], "blue": ["pottery"]}},
    )
    play(match, "dogma compass")
    assert set(match.moves()) == {"transfer agriculture", "transfer pottery"}
    play(match, "transfer agriculture")
    # seen anew, with what the leader has got: all with a leaf are out of question
    assert set(match.moves()) == {"meld tools", "meld archery"}
    play(match, "meld tools")
    assert pile(match, 0, "yellow") == ["agriculture"]
    assert pile(match, 0, "blue") == []
    assert pile(match, 1, "blue") == ["pottery", "tools"]


def test_compass_takes_no_green_leaf_but_gives_all_the_same() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"]}}, {"board": {"green": ["clothing"]}}
    )
    play(match, "dogma compass", "meld tools")
    assert pile(match, 1, "green") == ["clothing"]
    assert pile(match, 1, "blue") == ["tools"]


def test_compass_may_cover_what_it_would_give() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"]}}, {"board": {"blue": ["pottery"]}}
    )
    play(match, "dogma compass", "transfer pottery")
    assert pile(match, 0, "blue") == ["tools", "pottery"]
    assert pile(match, 1, "blue") == []
    assert common(match, "actions") == 1


def test_compass_spares_as_many_crowns() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"]}},
        {"board": {"purple": ["code-of-laws"]}},
    )
    play(match, "dogma compass")
    assert pile(match, 1, "purple") == ["code-of-laws"]
    assert pile(match, 0, "blue") == ["tools"]


# Paper


def test_paper_scores_a_leaf_and_draws_for_what_is_splayed_left() -> None:
    match = scene(
        {
            "board": {
                "green": ["sailing", "paper"],
                "blue": ["tools", "writing"],
                "yellow": ["agriculture"],
            }
        },
        {},
        decks={"4": ["anatomy", "navigation"]},
    )
    play(match, "dogma paper", "splay green left", "score agriculture")
    assert zone(match, 0, "score") == ["agriculture"]
    assert zone(match, 0, "hand") == ["navigation"]
    assert splay(match, 0, "blue") == "none"


def test_paper_counts_after_the_score_has_undone_a_splay() -> None:
    match = scene(
        {
            "board": {"green": ["sailing", "paper"], "blue": ["tools", "pottery"]},
            "splays": {"green": "left", "blue": "left"},
        },
        {},
        decks={"4": ["anatomy", "navigation"]},
    )
    # both are splayed left already, so nothing is offered
    play(match, "dogma paper", "score pottery")
    assert splay(match, 0, "blue") == "none"
    assert zone(match, 0, "hand") == ["navigation"]


def test_paper_without_a_leaf_draws_nothing() -> None:
    match = scene(
        {"board": {"green": ["sailing", "paper"]}, "splays": {"green": "left"}},
        {},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma paper")
    assert zone(match, 0, "hand") == []
    assert common(match, "actions") == 1


# Alchemy


def test_alchemy_keeps_what_is_not_red() -> None:
    match = scene(
        {"board": {"blue": ["alchemy"], "red": ["archery"], "purple": ["philosophy"]}},
        {},
        decks={"4": ["anatomy", "navigation", "invention"]},
    )
    play(match, "dogma alchemy", "meld navigation", "score invention")
    assert zone(match, 0, "hand") == []
    assert pile(match, 0, "green") == ["navigation"]
    assert zone(match, 0, "score") == ["invention"]
    assert deck(match, 4) == ["anatomy"]


def test_alchemy_with_red_returns_the_whole_hand_in_the_order_chosen() -> None:
    match = scene(
        {"board": {"blue": ["alchemy"], "red": ["archery"]}, "hand": ["currency"]},
        {},
        decks={"2": [], "4": ["anatomy", "gunpowder"]},
    )
    play(match, "dogma alchemy")
    assert set(match.moves()) == {"return gunpowder", "return anatomy"}
    play(match, "return gunpowder")
    assert zone(match, 0, "hand") == []
    assert deck(match, 4) == ["anatomy", "gunpowder"]
    assert deck(match, 2) == ["currency"]
    assert pile(match, 0, "blue") == ["alchemy"]
    assert zone(match, 0, "score") == []


def test_alchemy_shared_by_one_with_castles() -> None:
    match = scene(
        {"board": {"blue": ["alchemy"]}},
        {"board": {"purple": ["mysticism"]}},
        decks={"3": ["paper"], "4": ["anatomy", "navigation"]},
    )
    play(match, "dogma alchemy", "meld navigation", "meld anatomy")
    assert pile(match, 1, "green") == ["navigation"]
    assert pile(match, 0, "yellow") == ["anatomy"]
    # the 4 deck is empty now: the free draw goes on to the 5
    assert len(zone(match, 0, "hand")) == 1
    assert zone(match, 0, "score") == []


# Translation


def test_translation_melds_all_points_in_order_and_claims_the_world() -> None:
    score = ["sailing", "code-of-laws", "currency", "city-states", "oars"]
    match = scene({"board": {"blue": ["translation"]}, "score": score}, {})
    play(match, "dogma translation", "choose-to meld-score-pile")
    assert set(match.moves()) == {"meld sailing", "meld currency"}
    play(match, "meld currency", "meld code-of-laws")
    assert zone(match, 0, "score") == []
    assert pile(match, 0, "green") == ["currency", "sailing"]
    assert pile(match, 0, "purple") == ["code-of-laws", "city-states"]
    assert pile(match, 0, "red") == ["oars"]
    assert common(match, "specials") == {"world": 0}


def test_translation_declined_claims_the_world_with_crowns_alone() -> None:
    match = scene({"board": {"blue": ["translation"]}, "score": ["archery"]}, {})
    play(match, "dogma translation", "pass")
    assert zone(match, 0, "score") == ["archery"]
    assert common(match, "specials") == {"world": 0}


def test_translation_needs_a_crown_on_every_top_card() -> None:
    match = scene({"board": {"blue": ["translation"], "red": ["archery"]}}, {})
    play(match, "dogma translation")
    assert common(match, "specials") == {}


def test_translation_shared_gives_the_world_to_the_opponent() -> None:
    match = scene(
        {"board": {"blue": ["translation"]}},
        {"board": {"red": ["optics"]}},
        decks={"3": ["paper"]},
    )
    play(match, "dogma translation")
    assert common(match, "specials") == {"world": 1}
    assert zone(match, 0, "hand") == ["paper"]


# Education


def test_education_draws_two_above_what_remains() -> None:
    match = scene(
        {"board": {"purple": ["education"]}, "score": ["tools", "currency", "calendar"]},
        {},
        decks={"2": [], "4": ["anatomy"]},
    )
    play(match, "dogma education")
    assert set(match.moves()) == {"return currency", "return calendar", "pass"}
    play(match, "return currency")
    assert sorted(zone(match, 0, "score")) == ["calendar", "tools"]
    assert zone(match, 0, "hand") == ["anatomy"]
    assert deck(match, 2) == ["currency"]


def test_education_with_nothing_left_draws_a_two() -> None:
    match = scene(
        {"board": {"purple": ["education"]}, "score": ["anatomy"]}, {}, decks={"2": ["currency"]}
    )
    play(match, "dogma education", "return anatomy")
    assert zone(match, 0, "hand") == ["currency"]


def test_education_declined() -> None:
    match = scene({"board": {"purple": ["education"]}, "score": ["anatomy"]}, {})
    play(match, "dogma education", "pass")
    assert zone(match, 0, "score") == ["anatomy"]
    assert zone(match, 0, "hand") == []


def test_education_beyond_the_last_age_ends_the_game() -> None:
    match = scene(
        {"board": {"purple": ["education"]}, "score": ["software", "robotics"]},
        {"score": ["coal"]},
    )
    play(match, "dogma education", "return robotics")
    assert match.over
    assert match.winners == (0,)


# Feudalism


def test_feudalism_takes_a_castle_and_junks_special_achievements() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "feudalism"]}},
        {"hand": ["oars", "philosophy"]},
        decks={"3": ["paper"]},
        specials={"empire": 1},
    )
    play(match, "dogma feudalism")
    assert match.moves() == ("transfer oars",)
    play(match, "transfer oars", "splay purple left")
    assert zone(match, 0, "hand") == ["oars", "paper"]
    assert zone(match, 1, "hand") == ["philosophy"]
    assert splay(match, 0, "purple") == "left"
    junked = dict.fromkeys(["monument", "wonder", "world", "universe"], "junk")
    assert common(match, "specials") == {"empire": 1, **junked}


def test_feudalism_against_a_hand_without_castles_shows_it() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "feudalism"]}},
        {"hand": ["philosophy"]},
        decks={"3": ["paper"]},
    )
    play(match, "dogma feudalism", "pass")
    assert common(match, "specials") == {}
    assert common(match, "known")["philosophy"] == [0, 1, 2]
    assert zone(match, 0, "hand") == []
    assert deck(match, 3) == ["paper"]
