"""Wonders: one prince of each civilization on an island, wherever they stand."""

import polis
from scenes import play, told, why_illegal, zone
from utopia.scenes import EIGHT_DISTRICTS, arrival, scene

SPREAD = {
    "kiln-yard": ["mayan", "greek"],
    "forge-street": ["persian"],
    "cinder-dock": ["egyptian"],
    "beacon-mole": ["chinese"],
}
ALL_FIVE = ["mayan", "persian", "egyptian", "greek", "chinese"]


def test_five_princes_on_one_island_build_its_wonder_for_six_points() -> None:
    match = scene({"princes": SPREAD}, {})
    assert match.moves() == ("wonder fire", "pass")
    play(match, "wonder fire")
    assert match.scores == (6, 0)
    assert zone(match, 0, "wonders") == ["fire"]
    assert zone(match, 0, "princes") == {}
    assert match.view(0)["seats"][0]["supply"] == dict.fromkeys(ALL_FIVE, 8)
    assert match.view(0)["seats"][0]["bases"] == 7
    assert match.result()["sources"][0][0]["count"] == 6


def test_princes_on_two_islands_do_not_add_up() -> None:
    match = scene(
        {"princes": {"kiln-yard": ALL_FIVE[:4], "gull-harbour": ["chinese"]}, "hand": ["greek"]}, {}
    )
    assert not any(move.startswith("wonder") for move in match.moves())
    why = why_illegal(match, "wonder fire")
    assert (why["id"], why["args"]["civilization"]) == ("why-wonder-lacks", "chinese")


def test_the_player_chooses_which_princes_return() -> None:
    princes = {**SPREAD, "brazier-court": ["mayan", "chinese"], "kiln-yard": ["mayan", "greek"]}
    match = scene({"princes": princes}, {})
    play(match, "wonder fire")
    assert match.decision()["ask"]["args"]["civilization"] == "mayan"
    assert match.moves() == ("from kiln-yard", "from brazier-court")
    play(match, "from brazier-court")
    assert match.decision()["ask"]["args"]["civilization"] == "chinese"
    play(match, "from beacon-mole")
    assert zone(match, 0, "princes") == {"kiln-yard": ["mayan"], "brazier-court": ["chinese"]}


def test_equal_princes_in_one_district_are_no_choice() -> None:
    match = scene({"princes": {"kiln-yard": [*ALL_FIVE, "greek", "greek"]}}, {})
    play(match, "wonder fire")
    assert zone(match, 0, "princes") == {"kiln-yard": ["greek", "greek"]}


def test_one_wonder_an_island() -> None:
    match = scene({"princes": SPREAD, "hand": ["greek"]}, {"wonders": ["fire"], "points": 0})
    assert "wonder fire" not in match.moves()
    why = why_illegal(match, "wonder fire")
    assert why["id"] == "why-wonder-built"


def test_a_wonder_needs_a_base() -> None:
    kinds = ["mayan"] * 4 + ["greek"] * 4
    monuments = dict(zip(EIGHT_DISTRICTS, kinds, strict=True))
    match = scene({"princes": SPREAD, "monuments": monuments, "hand": ["greek"]}, {}, {})
    assert "wonder fire" not in match.moves()
    assert match.why_not("wonder fire") == {"id": "why-no-base", "args": {}}


def test_it_may_be_built_at_any_point_of_a_turn_in_both_phases() -> None:
    match = arrival({"princes": SPREAD}, {}, guests=["greek earth"])
    assert "wonder fire" in match.moves()
    play(match, "take greek earth", "place clay-wharf")
    assert match.moves() == ("wonder fire", "pass")
    match = scene({"princes": {**SPREAD, "gull-harbour": ["mayan"]}, "hand": ["mayan"]}, {})
    play(match, "move mayan", "from gull-harbour", "to weathervane-park")
    assert match.moves() == ("wonder fire", "pass")


def test_nobody_has_to_build() -> None:
    match = scene({"princes": SPREAD}, {"hand": ["greek"]})
    play(match, "pass")
    assert match.seat == 1


def test_with_two_players_there_is_no_wonder_of_water() -> None:
    match = scene({"hand": ["greek"]}, {})
    assert match.why_not("wonder water") == {"id": "why-closed", "args": {}}


def test_a_wonder_stays_for_good_and_is_told() -> None:
    match = scene({"princes": SPREAD}, {"hand": ["greek"]})
    play(match, "wonder fire")
    assert told(match, "wonder") == [{"event": "wonder", "move": 1, "seat": 0, "island": "fire"}]
    assert match.view(None)["wonders"] == {"fire": 0}
    assert polis.from_position(match.position()).view(None)["wonders"] == {"fire": 0}
