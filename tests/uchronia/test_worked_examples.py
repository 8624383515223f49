"""The six worked examples of the rulebook."""

from scenes import common, play, zone
from uchronia.scenes import cards, scene


def test_production_with_two_activities_takes_three_cards() -> None:
    match = scene(
        {"hand": ["clay"], "activities": ["clay", "clay"]},
        {},
        forum=cards("marble wood brick stone"),
    )
    play(match, "command clay", "take marble", "take wood")
    assert "pass" in match.moves()
    play(match, "take brick")
    assert zone(match, 0, "stock") == ["wood", "brick", "marble"]
    assert match.seat == 1


def test_draconians_with_two_activities_takes_a_given_clay_and_two_marbles() -> None:
    match = scene(
        {"hand": cards("clay brick 2 marble"), "activities": cards("2 brick")},
        {"hand": cards("clay wood marble"), "domain": ["stone"]},
        {"hand": cards("clay marble")},
        forum=cards("3 marble"),
    )
    play(match, "command brick", "reveal clay", "reveal marble", "reveal marble")
    assert match.seat == 1
    assert match.moves() == ("give clay", "give marble")
    play(match, "give clay")
    assert zone(match, 0, "stock") == cards("clay 2 marble")
    assert zone(match, 0, "hand") == cards("clay 2 marble")
    assert zone(match, 1, "hand") == cards("wood marble")
    assert zone(match, 2, "hand") == cards("clay marble")
    assert common(match, "forum") == cards("stone marble")


def test_trade_that_reaches_the_limit_loses_its_bonus() -> None:
    match = scene(
        {"hand": ["marble"], "activities": ["marble"], "stock": cards("wood brick")},
        {},
    )
    play(match, "command marble")
    assert match.moves() == ("launch wood", "launch brick")
    play(match, "launch wood")
    assert match.seat == 1
    assert zone(match, 0, "activities") == cards("wood marble")
    assert zone(match, 0, "stock") == ["brick"]


def test_the_attacker_chooses_which_card_the_frontier_post_is_not_shown() -> None:
    match = scene(
        {"hand": cards("clay wood brick"), "activities": ["brick"]},
        {"hand": cards("clay wood"), "domain": ["stone"], "buildings": ["frontier-post"]},
        forum=["wood"],
    )
    play(match, "command brick", "reveal clay", "reveal wood")
    assert match.seat == 0
    assert match.moves() == ("hide clay", "hide wood")
    play(match, "hide wood")
    assert match.seat == 1
    assert match.moves() == ("give clay",)
    play(match, "give clay")
    # the Forum still gives for the card that was hidden
    assert zone(match, 0, "stock") == cards("clay wood")


def test_viaduct_gets_its_foundation_and_in_a_later_turn_its_clay() -> None:
    match = scene(
        {"hand": cards("2 stone"), "stock": ["clay"], "activities": ["stone"]},
        {"hand": cards("5 wood")},
        forum=["clay"],
        works=["viaduct", "dock", "shrine", "gate", "square"],
    )
    play(match, "command stone")
    assert match.moves() == ("found viaduct",)
    play(match, "found viaduct")
    assert match.seat == 1, "the second action could not feed a Building started this turn"
    assert common(match, "discard") == ["clay"]
    assert match.scores == (1, 0), "only the Construction Monopoly counts yet"
    play(match, "plot", "command stone", "add clay to viaduct")
    assert zone(match, 0, "buildings") == ["viaduct"]
    assert common(match, "discard") == cards("2 clay")
    assert match.scores == (2, 0)


def test_square_needs_its_third_marble_and_then_grants_three_orders() -> None:
    match = scene(
        {
            "hand": cards("wood stone"),
            "stock": ["marble"],
            "sites": {"square": cards("2 marble")},
        },
        {},
        forum=["brick"],
    )
    assert match.scores == (0, 0)
    play(match, "command stone", "add marble to square")
    assert match.scores == (3, 0)
    assert match.moves() == ("use square", "pass")
    play(match, "use square")
    assert match.moves() == (
        "order production",
        "order exploration",
        "order draconians",
        "order construction",
        "order trade",
        "pass",
    )
    play(match, "order production", "take brick", "order exploration", "store wood")
    play(match, "order trade", "launch wood")
    assert match.seat == 1
    assert zone(match, 0, "stock") == ["brick"]
    assert zone(match, 0, "activities") == ["wood"]
