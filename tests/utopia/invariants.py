"""The invariants of the rules file, counted again from a position and not from the engine."""

from collections import Counter
from typing import Any

Position = dict[str, Any]

CIVILIZATIONS = ("mayan", "persian", "egyptian", "greek", "chinese")
ISLANDS = {
    "water": "pearl-stairs heron-court netmakers-quay cistern-square mirror-gardens",
    "earth": "clay-wharf granary-hill serpent-terraces quarry-row olive-landing",
    "fire": "cinder-dock forge-street beacon-mole ember-strand kiln-yard glassblowers-ward "
    "salamander-gate brazier-court",
    "wind": "kite-market belltower-heights gull-harbour weathervane-park sailmakers-pier "
    "windmill-basin",
}
ISLAND_OF = {slug: island for island, slugs in ISLANDS.items() for slug in slugs.split()}


def check_cards(position: Position) -> None:
    """50 cards, 10 of each civilization."""
    cards = Counter(position["pile"] + position["discard"])
    for seat in position["seats"]:
        cards.update(seat["hand"] + seat["aside"])
    assert cards == dict.fromkeys(CIVILIZATIONS, 10)


def check_guests(position: Position) -> None:
    """40 guests, with two players 30: two of each civilization and open island."""
    guests = Counter(position["bag"] + position["guests"] + [g for g, _ in position["taken"]])
    islands = [i for i in ISLANDS if position["players"] > 2 or i != "water"]
    assert guests == {f"{c} {island}": 2 for island in islands for c in CIVILIZATIONS}


def check_princes(position: Position) -> None:
    """At most 8 on the board for each player and civilization, none where nobody may be."""
    for seat in position["seats"]:
        standing = Counter(c for princes in seat["princes"].values() for c in princes)
        assert all(standing[c] <= 8 for c in CIVILIZATIONS)
        for district in seat["princes"]:
            assert position["players"] > 2 or ISLAND_OF[district] != "water"


def check_pieces(position: Position) -> None:
    """7 monuments of a civilization, 8 bases of a player, one monument and Wonder for a place."""
    built = [item for seat in position["seats"] for item in seat["monuments"].items()]
    assert len({slug for slug, _ in built}) == len(built)
    kinds = Counter(civilization for _, civilization in built)
    assert all(count <= 7 for count in kinds.values())
    wonders = [island for seat in position["seats"] for island in seat["wonders"]]
    assert len({*wonders}) == len(wonders)
    for seat in position["seats"]:
        assert len(seat["monuments"]) + len(seat["wonders"]) <= 8
        assert 0 <= seat["privileges"] <= 2
    if position["players"] == 2:
        assert "water" not in wonders
        assert all(ISLAND_OF[slug] != "water" for slug, _ in built)


def check_rank(position: Position) -> None:
    """The rank list has every seat once and is sorted by points."""
    assert sorted(position["rank"]) == [*range(position["players"])]
    points = [sum(position["seats"][seat]["points"].values()) for seat in position["rank"]]
    assert points == sorted(points, reverse=True)


def check_scale(position: Position) -> None:
    assert sorted(position["scale"]) == sorted(CIVILIZATIONS)


def points(position: Position, seat: int) -> int:
    """The points of a seat; those for Wonders are counted on the board."""
    sources = position["seats"][seat]["points"]
    assert sources["wonders"] == 6 * len(position["seats"][seat]["wonders"])
    assert sources["farewells"] % 2 == 0
    total: int = sum(sources.values())
    return total


def check_everything(position: Position, scores: tuple[int, ...]) -> None:
    check_cards(position)
    check_guests(position)
    check_princes(position)
    check_pieces(position)
    check_rank(position)
    check_scale(position)
    assert scores == tuple(points(position, seat) for seat in range(position["players"]))


def picks_left(position: Position) -> int:
    """How many guests will still be taken in this phase, at the start of a turn of it."""
    if position["phase"] != "welcoming" or position["turn"] is None:
        return 0
    return (4 - position["lap"]) * position["players"] - len(position["acted"])


def preview(position: Position, seat: int) -> int:
    """What a seat's monuments are worth on the scale."""
    built = position["seats"][seat]["monuments"].values()
    return sum(5 - position["scale"].index(civilization) for civilization in built)
