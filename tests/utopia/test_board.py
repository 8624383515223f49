"""The reconstructed map: every fact that is known of the printed board holds."""

from collections import Counter

import polis

BOARD = polis.GAMES["utopia"].printed.board()
DISTRICTS = BOARD["districts"]


def test_twenty_four_districts_lie_unevenly_on_four_islands() -> None:
    sizes = Counter(district["island"] for district in DISTRICTS.values())
    assert sizes == {"water": 5, "earth": 5, "fire": 8, "wind": 6}
    assert {district["value"] for district in DISTRICTS.values()} == {2, 3, 4}


def test_streets_and_bridges_lead_both_ways() -> None:
    for slug, district in DISTRICTS.items():
        for other in district["neighbours"]:
            assert slug in DISTRICTS[other]["neighbours"]
        crossing = [
            n for n in district["neighbours"] if DISTRICTS[n]["island"] != district["island"]
        ]
        assert district["bridges"] == crossing
    assert sum(len(district["bridges"]) for district in DISTRICTS.values()) == 2 * 5


def test_ports_lie_in_the_sector_of_their_island() -> None:
    for district in DISTRICTS.values():
        assert district["sector"] == (district["island"] if district["ship"] else None)
    for island in BOARD["islands"]:
        assert any(d["ship"] and d["island"] == island for d in DISTRICTS.values())


def test_three_lights_and_the_reefs_part_the_sea() -> None:
    borders = {border["mark"]: border for border in BOARD["borders"]}
    assert [mark for mark, border in borders.items() if not border["open"]] == ["reefs"]
    assert sorted(borders["reefs"]["between"]) == ["fire", "wind"]
    row = [border["between"] for border in BOARD["borders"] if border["open"]]
    assert row == [["fire", "water"], ["water", "earth"], ["earth", "wind"]]


def test_the_map_says_that_it_is_reconstructed() -> None:
    assert BOARD["reconstructed"] is True
    assert BOARD["islands"]["fire"]["token"] == "salamander"
    assert [name for name, i in BOARD["islands"].items() if not i["open_to_two"]] == ["water"]


def test_everything_drawn_has_its_place_on_the_board() -> None:
    places = [d["xy"] for d in DISTRICTS.values()] + [i["xy"] for i in BOARD["islands"].values()]
    assert len({tuple(xy) for xy in places}) == 28
    assert all(0 < x < 100 and 0 < y < 100 for x, y in places)
