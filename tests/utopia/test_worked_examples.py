"""The examples of the published rules, as far as a map of our own can tell them."""

from scenes import play, zone
from utopia.scenes import arrival, princes, scene


def test_with_four_players_twelve_guests_are_drawn_each_to_its_island() -> None:
    match = arrival({}, {}, {}, {})
    guests = match.view(None)["guests"]
    assert len(guests) == 12
    assert {guest["island"] for guest in guests} <= {"water", "earth", "fire", "wind"}


def test_green_places_a_mayan_prince_on_the_isle_of_wind() -> None:
    match = arrival({}, {}, {}, guests=["mayan wind"])
    play(match, "take mayan wind", "place kite-market")
    assert princes(match, 0, "kite-market") == ["mayan"]


def test_blue_builds_the_wonder_of_the_isle_of_wind() -> None:
    match = scene(
        {
            "princes": {
                "kite-market": ["mayan", "greek"],
                "gull-harbour": ["persian"],
                "windmill-basin": ["egyptian"],
                "weathervane-park": ["chinese"],
            }
        },
        {},
    )
    play(match, "wonder wind")
    assert match.scores[0] == 6
    assert zone(match, 0, "princes") == {}


def test_red_takes_a_district_of_water_and_yellow_who_has_the_wonder_gains_two() -> None:
    match = scene(
        {"princes": {"heron-court": ["mayan"] * 3}, "hand": ["greek"]},
        {"wonders": ["water"], "points": {"wonders": 6}},
        {},
        turn=0,
        acted=[1],
    )
    play(match, "control mayan heron-court")
    assert match.scores == (0, 8, 0)


def test_yellow_moves_a_chinese_prince_to_an_adjacent_district() -> None:
    match = scene({"hand": ["chinese", "greek"], "princes": {"kite-market": ["chinese"]}}, {})
    play(match, "move chinese", "to belltower-heights")
    assert princes(match, 0, "belltower-heights") == ["chinese"]


def test_blue_ships_two_mayan_princes_into_an_adjacent_sector() -> None:
    match = scene({"hand": ["mayan", "greek"], "princes": {"clay-wharf": ["mayan"] * 2}}, {}, {})
    play(match, "move mayan", "to pearl-stairs", "two")
    assert princes(match, 0, "pearl-stairs") == ["mayan"] * 2


def test_red_adds_a_persian_prince_at_blues_monument_and_blue_earns_a_point() -> None:
    match = scene({"hand": ["persian", "greek"]}, {"monuments": {"kite-market": "persian"}})
    play(match, "add persian")
    assert match.scores == (0, 1)


def test_red_adds_a_greek_prince_anywhere_for_three_greek_cards() -> None:
    match = scene({"hand": ["greek"] * 3 + ["mayan"]}, {}, {})
    play(match, "add greek anywhere", "place mirror-gardens")
    assert princes(match, 0, "mirror-gardens") == ["greek"]


def test_red_removes_a_mayan_prince_at_blues_monument_for_two_points() -> None:
    match = scene(
        {"hand": ["mayan", "greek"], "princes": {"kite-market": ["mayan"]}},
        {"monuments": {"kite-market": "mayan"}},
    )
    play(match, "remove mayan")
    assert match.scores == (2, 0)


def test_egypt_rises_to_four_and_persia_falls_to_three() -> None:
    match = scene(
        {"hand": ["egyptian", "greek"]},
        {},
        scale=["chinese", "persian", "egyptian", "mayan", "greek"],
    )
    play(match, "raise egyptian")
    assert match.view(0)["scale"] == ["chinese", "egyptian", "persian", "mayan", "greek"]


def test_persia_drops_to_one_china_stays_and_the_others_rise() -> None:
    match = scene(
        {"hand": ["persian", "persian", "greek"]},
        {},
        scale=["chinese", "persian", "mayan", "greek", "egyptian"],
    )
    play(match, "drop persian")
    assert match.view(0)["scale"] == ["chinese", "mayan", "greek", "egyptian", "persian"]


def test_the_prestige_of_the_isle_of_earth() -> None:
    """Red 5 for China; Blue 3 for Maya; Green 3 for Maya and 2 for Greece."""
    match = scene(
        {"monuments": {"clay-wharf": "chinese"}, "hand": ["persian"]},
        {"monuments": {"granary-hill": "mayan"}},
        {"monuments": {"quarry-row": "mayan", "olive-landing": "greek"}},
        scale=["chinese", "egyptian", "mayan", "greek", "persian"],
    )
    play(match, "pass")
    assert match.scores == (5, 3, 5)
