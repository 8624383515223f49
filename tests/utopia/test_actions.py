"""The four kinds of actions: move, add, remove, influence."""

import pytest
from scenes import play, told, verbs, why_illegal, zone
from utopia.scenes import SCALE, princes, scene

# Move


def test_a_card_moves_a_prince_to_a_neighbouring_district() -> None:
    match = scene({"hand": ["greek", "mayan"], "princes": {"kiln-yard": ["greek"]}}, {}, {})
    play(match, "move greek")
    assert match.moves() == ("to ember-strand", "to glassblowers-ward", "to gull-harbour")
    assert zone(match, 0, "hand") == ["mayan"]
    assert match.position()["discard"] == ["greek"]
    play(match, "to gull-harbour")
    assert princes(match, 0, "gull-harbour") == ["greek"], "over a bridge"
    assert princes(match, 0, "kiln-yard") == []


def test_two_princes_may_go_together() -> None:
    match = scene({"hand": ["greek"] * 2, "princes": {"kiln-yard": ["greek"] * 3}}, {})
    play(match, "move greek", "to ember-strand")
    assert match.moves() == ("one", "two")
    play(match, "two")
    assert princes(match, 0, "ember-strand") == ["greek"] * 2
    assert princes(match, 0, "kiln-yard") == ["greek"]
    play(match, "move greek", "from ember-strand", "to kiln-yard", "one")
    assert princes(match, 0, "kiln-yard") == ["greek"] * 2


def test_the_princes_must_be_of_the_cards_civilization() -> None:
    match = scene({"hand": ["greek"], "princes": {"kiln-yard": ["mayan"]}}, {})
    assert "move greek" not in match.moves()
    why = why_illegal(match, "move greek")
    assert why["id"] == "why-none-in-city"


def test_where_from_is_asked_if_there_are_several_districts() -> None:
    match = scene(
        {"hand": ["greek"], "princes": {"kiln-yard": ["greek"], "gull-harbour": ["greek"]}}, {}
    )
    play(match, "move greek")
    assert match.moves() == ("from kiln-yard", "from gull-harbour")


def reached(start: str, players: int = 3) -> set[str]:
    others = [{} for _ in range(players - 1)]
    match = scene({"hand": ["greek"], "princes": {start: ["greek"]}}, *others)
    play(match, "move greek")
    return {move.removeprefix("to ") for move in match.moves()}


def test_ships_reach_ports_of_the_same_and_of_adjacent_sectors() -> None:
    neighbours = {"heron-court", "mirror-gardens"}
    same = {"netmakers-quay"}
    adjacent = {"cinder-dock", "beacon-mole", "ember-strand", "clay-wharf", "olive-landing"}
    assert reached("pearl-stairs") == neighbours | same | adjacent


def test_the_reefs_close_the_way_between_wind_and_fire() -> None:
    assert "ember-strand" not in reached("gull-harbour")
    assert {"sailmakers-pier", "windmill-basin", "clay-wharf"} <= reached("gull-harbour")
    assert "sailmakers-pier" not in reached("beacon-mole")


def test_no_ship_goes_two_sectors_far() -> None:
    assert not {"clay-wharf", "olive-landing"} & reached("cinder-dock")


def test_no_ship_leaves_a_district_without_one() -> None:
    assert reached("heron-court") == {"pearl-stairs", "netmakers-quay"}


def test_with_two_players_nobody_enters_the_isle_of_water() -> None:
    assert "mirror-gardens" in reached("salamander-gate", players=3)
    assert "mirror-gardens" not in reached("salamander-gate", players=2)
    assert "pearl-stairs" not in reached("cinder-dock", players=2)
    assert "cistern-square" not in reached("granary-hill", players=2)


# Add


def test_a_prince_is_added_at_ones_own_monument_for_nothing() -> None:
    match = scene({"hand": ["greek", "mayan"], "monuments": {"kiln-yard": "greek"}}, {})
    play(match, "add greek")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.scores == (0, 0)


def test_a_prince_added_at_anothers_monument_brings_its_controller_a_point() -> None:
    match = scene({"hand": ["greek", "mayan"]}, {"monuments": {"kiln-yard": "greek"}})
    play(match, "add greek")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.scores == (0, 1)
    assert told(match, "points")[-1]["source"] == "hosting"


def test_where_is_asked_if_there_are_several_such_monuments() -> None:
    match = scene(
        {"hand": ["greek"], "monuments": {"kiln-yard": "greek"}},
        {"monuments": {"gull-harbour": "greek", "kite-market": "mayan"}},
    )
    play(match, "add greek")
    assert match.moves() == ("place kiln-yard", "place gull-harbour")


def test_without_a_monument_of_the_civilization_nothing_is_added() -> None:
    match = scene({"hand": ["greek"]}, {"monuments": {"kiln-yard": "mayan"}})
    assert "add greek" not in match.moves()
    why = why_illegal(match, "add greek")
    assert why["id"] == "why-no-monument"


def test_three_identical_cards_add_a_prince_anywhere() -> None:
    match = scene({"hand": ["greek"] * 3 + ["mayan"]}, {"monuments": {"kiln-yard": "mayan"}}, {})
    play(match, "add greek anywhere")
    assert len(match.moves()) == 24
    assert zone(match, 0, "hand") == ["mayan"]
    play(match, "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.scores == (0, 0, 0), "nobody scores for that"


def test_a_prince_added_anywhere_brings_no_host_a_point() -> None:
    match = scene({"hand": ["greek"] * 3}, {"monuments": {"kiln-yard": "greek"}})
    play(match, "add greek anywhere", "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.scores[1] == 5, "nothing but the prestige of the round"


def test_anywhere_is_not_the_closed_island() -> None:
    match = scene({"hand": ["greek"] * 3}, {})
    play(match, "add greek anywhere")
    assert len(match.moves()) == 19


def test_two_cards_are_not_enough_to_add_anywhere() -> None:
    match = scene({"hand": ["greek"] * 2}, {})
    why = why_illegal(match, "add greek anywhere")
    assert (why["id"], why["args"]["count"]) == ("why-too-few-cards", 3)


def test_adding_needs_a_prince_in_the_supply() -> None:
    everywhere = {
        "kiln-yard": ["greek"] * 2,
        "forge-street": ["greek"] * 2,
        "cinder-dock": ["greek"] * 2,
        "beacon-mole": ["greek"] * 2,
    }
    match = scene(
        {"hand": ["greek"] * 3, "princes": everywhere}, {"monuments": {"kiln-yard": "greek"}}
    )
    assert "add" not in verbs(match)
    why = why_illegal(match, "add greek")
    assert why["id"] == "why-no-prince"


# Remove


@pytest.mark.parametrize("controller", [0, 1])
def test_a_prince_leaves_a_monument_of_its_civilization_for_two_points(controller: int) -> None:
    built = {"monuments": {"kiln-yard": "greek"}}
    mine = {"hand": ["greek", "mayan"], "princes": {"kiln-yard": ["greek", "greek"]}}
    seats = [{**mine, **built}, {}] if controller == 0 else [mine, built]
    match = scene(*seats)
    play(match, "remove greek")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.scores == (2, 0), "the controller gets nothing"
    assert match.view(0)["seats"][0]["supply"]["greek"] == 7


def test_a_prince_elsewhere_or_of_another_civilization_cannot_be_removed() -> None:
    match = scene(
        {"hand": ["greek", "mayan"], "princes": {"kite-market": ["greek"], "kiln-yard": ["mayan"]}},
        {"monuments": {"kiln-yard": "greek"}},
    )
    assert "remove" not in verbs(match)
    why = why_illegal(match, "remove greek")
    assert why["id"] == "why-none-at-monument"


def test_where_from_is_asked_only_among_monuments() -> None:
    match = scene(
        {
            "hand": ["greek"],
            "princes": {
                "kiln-yard": ["greek"],
                "gull-harbour": ["greek"],
                "kite-market": ["greek"],
            },
        },
        {"monuments": {"kiln-yard": "greek", "gull-harbour": "greek"}},
    )
    play(match, "remove greek")
    assert match.moves() == ("from kiln-yard", "from gull-harbour")


# Influence


def test_a_card_raises_its_civilization_one_step() -> None:
    match = scene({"hand": ["egyptian", "mayan"]}, {}, scale=SCALE)
    play(match, "raise egyptian")
    assert match.position()["scale"] == ["greek", "mayan", "egyptian", "persian", "chinese"]
    change = told(match, "scale")[-1]
    assert (change["civilization"], change["from"], change["to"]) == ("egyptian", 2, 3)


def test_the_top_cannot_rise() -> None:
    match = scene({"hand": ["greek"]}, {})
    assert "raise greek" not in match.moves()
    why = why_illegal(match, "raise greek")
    assert why["id"] == "why-at-top"


def test_two_cards_drop_a_civilization_to_one_and_those_below_rise() -> None:
    match = scene({"hand": ["mayan"] * 3}, {})
    play(match, "drop mayan")
    assert match.position()["scale"] == ["greek", "persian", "egyptian", "chinese", "mayan"]
    assert zone(match, 0, "hand") == ["mayan"]


def test_the_bottom_cannot_drop() -> None:
    match = scene({"hand": ["chinese"] * 2}, {})
    assert "drop chinese" not in match.moves()
    why = why_illegal(match, "drop chinese")
    assert why["id"] == "why-at-bottom"


def test_one_card_does_not_drop() -> None:
    match = scene({"hand": ["mayan"]}, {})
    why = why_illegal(match, "drop mayan")
    assert (why["id"], why["args"]["count"]) == ("why-too-few-cards", 2)
