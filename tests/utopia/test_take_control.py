"""Taking control: three princes of a civilization make way for its monument."""

import polis
from scenes import play, told, why_illegal, zone
from utopia.scenes import EIGHT_DISTRICTS, arrival, scene


def test_three_princes_become_a_monument() -> None:
    match = scene({"princes": {"kiln-yard": ["greek"] * 3}}, {})
    assert match.moves() == ("control greek kiln-yard", "pass")
    play(match, "control greek kiln-yard")
    assert zone(match, 0, "monuments") == {"kiln-yard": "greek"}
    assert zone(match, 0, "princes") == {}
    assert match.view(0)["seats"][0]["supply"]["greek"] == 8
    assert match.view(0)["seats"][0]["bases"] == 7
    assert match.view(0)["monuments_left"]["greek"] == 6


def test_it_brings_no_points_at_once() -> None:
    match = scene({"princes": {"kiln-yard": ["greek"] * 3}, "hand": ["mayan"]}, {})
    play(match, "control greek kiln-yard")
    assert match.scores == (0, 0)
    assert match.view(0)["preview"] == [5, 0]


def test_a_fourth_prince_stays() -> None:
    match = scene({"princes": {"kiln-yard": ["greek"] * 4}, "hand": ["mayan"]}, {})
    play(match, "control greek kiln-yard")
    assert zone(match, 0, "princes") == {"kiln-yard": ["greek"]}


def test_two_civilizations_with_three_each_are_a_choice() -> None:
    match = scene({"princes": {"kiln-yard": ["greek"] * 3 + ["mayan"] * 3}}, {})
    assert match.moves() == ("control mayan kiln-yard", "control greek kiln-yard", "pass")
    play(match, "control mayan kiln-yard")
    assert zone(match, 0, "monuments") == {"kiln-yard": "mayan"}


def test_a_district_with_a_monument_cannot_be_taken() -> None:
    match = scene(
        {"princes": {"kiln-yard": ["greek"] * 3}, "hand": ["mayan"]},
        {"monuments": {"kiln-yard": "greek"}},
    )
    assert "control greek kiln-yard" not in match.moves()
    why = why_illegal(match, "control greek kiln-yard")
    assert (why["id"], why["args"]["owner"]) == ("why-controlled", 1)


def test_three_princes_of_different_civilizations_do_not_do() -> None:
    match = scene({"princes": {"kiln-yard": ["greek", "greek", "mayan"]}, "hand": ["mayan"]}, {})
    why = why_illegal(match, "control greek kiln-yard")
    assert (why["id"], why["args"]["count"]) == ("why-too-few-princes", 2)


def test_others_princes_do_not_count() -> None:
    match = scene(
        {"princes": {"kiln-yard": ["greek", "greek"]}, "hand": ["mayan"]},
        {"princes": {"kiln-yard": ["greek"]}},
    )
    assert not any(move.startswith("control") for move in match.moves())


def test_the_owner_of_the_islands_wonder_scores_the_printed_value() -> None:
    match = scene(
        {"princes": {"brazier-court": ["greek"] * 3}, "hand": ["mayan"]},
        {"wonders": ["fire"], "points": {"wonders": 6}},
        turn=0,
        acted=[1],
    )
    play(match, "control greek brazier-court")
    assert match.scores == (0, 10)
    points = told(match, "points")[-1]
    assert (points["seat"], points["count"], points["source"]) == (1, 4, "bonus")


def test_ruling_the_owner_scores_for_their_own_district_too() -> None:
    match = scene(
        {
            "princes": {"brazier-court": ["greek"] * 3},
            "wonders": ["fire"],
            "points": {"wonders": 6},
            "hand": ["mayan"],
        },
        {},
    )
    play(match, "control greek brazier-court")
    assert match.scores == (10, 0)


def test_a_wonder_of_another_island_brings_nothing() -> None:
    match = scene(
        {"princes": {"brazier-court": ["greek"] * 3}, "hand": ["mayan"]},
        {"wonders": ["wind"], "points": {"wonders": 6}},
        turn=0,
        acted=[1],
    )
    play(match, "control greek brazier-court")
    assert match.scores == (0, 6)


def test_seven_monuments_of_a_civilization_can_be_built() -> None:
    built = dict.fromkeys(EIGHT_DISTRICTS[:7], "greek")
    match = scene(
        {"princes": {"kiln-yard": ["greek"] * 3}, "hand": ["mayan"]}, {"monuments": built}, {}
    )
    assert "control greek kiln-yard" not in match.moves()
    why = why_illegal(match, "control greek kiln-yard")
    assert why["id"] == "why-no-monument-left"


def test_eight_bases_and_no_more() -> None:
    built = dict.fromkeys(EIGHT_DISTRICTS[:7], "mayan")
    match = scene(
        {
            "princes": {"kiln-yard": ["greek"] * 3},
            "hand": ["mayan"],
            "monuments": built,
            "wonders": ["wind"],
            "points": {"wonders": 6},
        },
        {},
        {},
    )
    assert match.why_not("control greek kiln-yard") == {"id": "why-no-base", "args": {}}


def test_it_may_be_done_at_any_point_of_a_turn_in_both_phases() -> None:
    match = arrival({"princes": {"kiln-yard": ["greek"] * 3}}, {})
    assert "control greek kiln-yard" in match.moves()
    match = arrival({"princes": {"kiln-yard": ["greek"] * 2}}, {}, guests=["greek fire"])
    play(match, "take greek fire", "place kiln-yard")
    assert match.moves() == ("control greek kiln-yard", "pass")
    match = scene(
        {"princes": {"kiln-yard": ["greek"] * 2, "ember-strand": ["greek"]}, "hand": ["greek"]}, {}
    )
    play(match, "move greek", "from ember-strand", "to kiln-yard", "control greek kiln-yard")
    assert zone(match, 0, "monuments") == {"kiln-yard": "greek"}


def test_a_wonder_and_control_on_its_island_in_one_turn_of_phase_1() -> None:
    five = ["mayan", "persian", "egyptian", "greek", "chinese"]
    mine = {"kiln-yard": five, "forge-street": ["greek"] * 3}
    match = arrival({"princes": mine}, {}, {})
    play(match, "wonder fire", "from kiln-yard", "control greek forge-street")
    value = polis.GAMES["utopia"].printed.board()["districts"]["forge-street"]["value"]
    assert match.scores == (6 + value, 0, 0), "the bonus is the owner's also if it is the builder"
