"""Green, blue and purple cards of age 7."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Bicycle


def test_bicycle_exchanges_hand_and_score_pile() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}, "hand": ["tools"], "score": ["coal", "optics"]}, {}
    )
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics"]
    assert zone(match, 0, "score") == ["tools"]


def test_bicycle_may_be_declined_and_asks_nothing_of_who_has_nothing() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}, "hand": ["tools"]},
        {"board": {"blue": ["translation"]}},
    )
    play(match, "dogma bicycle")
    assert match.seat == 0
    play(match, "pass")
    assert zone(match, 0, "hand") == ["tools"]
    assert zone(match, 0, "score") == []


def test_bicycle_shared_with_one_side_empty() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}},
        {"board": {"blue": ["translation"]}, "hand": ["tools", "coal"]},
        decks={"7": ["evolution"]},
    )
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert zone(match, 1, "hand") == []
    assert sorted(zone(match, 1, "score")) == ["coal", "tools"]
    assert zone(match, 0, "hand") == ["evolution"]


def test_bicycle_hides_no_card_that_an_opponent_knew() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}, "hand": ["tools"], "score": ["pottery"]},
        {},
        known={"tools": [1]},
    )
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert common(match, "known") == {"tools": [0, 1]}


# Electricity


def test_electricity_returns_tops_without_factory_for_eights() -> None:
    match = scene(
        {
            "board": {
                "green": ["electricity"],
                "red": ["archery"],
                "yellow": ["canning"],
                "blue": ["pottery", "tools"],
                "purple": ["astronomy"],
            }
        },
        {},
        decks={"8": ["flight", "mobility", "rocketry", "empiricism"]},
    )
    play(match, "dogma electricity")
    assert match.moves() == ("return archery", "return tools")
    play(match, "return tools")
    assert deck(match, 1)[:2] == ["archery", "tools"]
    assert deck(match, 5)[0] == "astronomy"
    assert pile(match, 0, "blue") == ["pottery"]
    assert pile(match, 0, "yellow") == ["canning"]
    assert pile(match, 0, "green") == ["electricity"]
    assert sorted(zone(match, 0, "hand")) == ["empiricism", "mobility", "rocketry"]


def test_electricity_without_such_a_card_draws_nothing() -> None:
    match = scene({"board": {"green": ["electricity"], "red": ["coal"]}}, {})
    play(match, "dogma electricity")
    assert zone(match, 0, "hand") == []
    assert match.seat == 0


def test_electricity_shared_empties_a_board_first() -> None:
    match = scene(
        {"board": {"green": ["electricity"]}},
        {"board": {"red": ["coal"], "purple": ["mysticism"]}},
        decks={"7": ["bicycle"], "8": ["flight"]},
    )
    play(match, "dogma electricity")
    assert pile(match, 1, "purple") == []
    assert zone(match, 1, "hand") == ["flight"]
    assert zone(match, 0, "hand") == ["bicycle"]


# Evolution


def test_evolution_scores_an_eight_and_returns_a_scored_card() -> None:
    match = scene(
        {"board": {"blue": ["evolution"]}, "score": ["tools"]}, {}, decks={"8": ["flight"]}
    )
    play(match, "dogma evolution", "choose-to score-eight-return-one")
    assert sorted(match.moves()) == ["return flight", "return tools"]
    play(match, "return tools")
    assert zone(match, 0, "score") == ["flight"]
    assert deck(match, 1)[0] == "tools"


def test_evolution_draws_one_above_the_score_pile() -> None:
    match = scene(
        {"board": {"blue": ["evolution"]}, "score": ["tools", "optics"]},
        {},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma evolution", "choose-to draw-above-score")
    assert zone(match, 0, "hand") == ["anatomy"]
    assert sorted(zone(match, 0, "score")) == ["optics", "tools"]


def test_evolution_above_an_empty_score_pile_is_a_one() -> None:
    match = scene({"board": {"blue": ["evolution"]}}, {}, decks={"1": ["tools"]})
    play(match, "dogma evolution", "choose-to draw-above-score")
    assert zone(match, 0, "hand") == ["tools"]


def test_evolution_may_be_declined_by_sharer_and_leader() -> None:
    match = scene({"board": {"blue": ["evolution"]}}, {"board": {"blue": ["atomic-theory"]}})
    play(match, "dogma evolution")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert zone(match, 0, "hand") == zone(match, 1, "hand") == []


def test_evolution_above_the_last_age_ends_the_game() -> None:
    match = scene({"board": {"blue": ["evolution"]}, "score": ["fusion"]}, {"score": ["coal"]})
    play(match, "dogma evolution", "choose-to draw-above-score")
    assert match.over
    assert match.winners == (0,)


# Lighting


def test_lighting_scores_a_seven_for_each_different_value() -> None:
    match = scene(
        {"board": {"purple": ["lighting"]}, "hand": ["tools", "mysticism", "coal", "optics"]},
        {},
        decks={"7": ["bicycle", "evolution", "railroad"]},
    )
    play(match, "dogma lighting", "tuck tools", "tuck mysticism", "tuck coal")
    assert pile(match, 0, "purple") == ["mysticism", "lighting"]
    assert pile(match, 0, "blue") == ["tools"]
    assert pile(match, 0, "red") == ["coal"]
    assert zone(match, 0, "hand") == ["optics"]
    assert sorted(zone(match, 0, "score")) == ["evolution", "railroad"]


def test_lighting_may_stop_at_any_card() -> None:
    match = scene(
        {"board": {"purple": ["lighting"]}, "hand": ["tools", "coal"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["optics"]},
        decks={"7": ["bicycle", "evolution"]},
    )
    play(match, "dogma lighting", "pass", "tuck coal", "pass")
    assert zone(match, 1, "hand") == ["optics"]
    assert zone(match, 1, "score") == []
    assert zone(match, 0, "score") == ["evolution"]
    assert zone(match, 0, "hand") == ["tools"]


# Railroad


def test_railroad_renews_the_hand_and_splays_up_what_is_right() -> None:
    match = scene(
        {
            "board": {
                "purple": ["mysticism", "railroad"],
                "blue": ["tools", "physics"],
                "red": ["oars", "coal"],
            },
            "splays": {"blue": "right", "red": "left"},
            "hand": ["archery", "optics", "pottery"],
        },
        {},
        decks={"6": ["canning", "democracy", "encyclopedia"]},
    )
    play(match, "dogma railroad", "return pottery")
    assert deck(match, 1)[:2] == ["archery", "pottery"]
    assert deck(match, 3)[0] == "optics"
    assert sorted(zone(match, 0, "hand")) == ["canning", "democracy", "encyclopedia"]
    assert match.moves() == ("splay blue up", "pass")
    play(match, "splay blue up")
    assert splay(match, 0, "blue") == "up"
    assert splay(match, 0, "red") == "left"


def test_railroad_offers_no_splay_where_nothing_is_right() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "railroad"]}, "splays": {"purple": "left"}},
        {},
        decks={"6": ["canning", "democracy", "encyclopedia"]},
    )
    play(match, "dogma railroad")
    assert len(zone(match, 0, "hand")) == 3
    assert match.seat == 0
    assert "dogma railroad" in match.moves()


def test_railroad_shared_draws_from_the_same_deck() -> None:
    match = scene(
        {"board": {"purple": ["railroad"]}},
        {"board": {"red": ["fission"]}, "hand": ["tools"]},
        decks={"6": ["canning", "democracy", "encyclopedia", "metric-system"]},
    )
    play(match, "dogma railroad")
    assert sorted(zone(match, 1, "hand")) == ["democracy", "encyclopedia", "metric-system"]
    hand = zone(match, 0, "hand")
    assert "canning" in hand
    assert len(hand) == 4
