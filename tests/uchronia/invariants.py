"""The invariants of the rules file, counted again from a position and not from the engine."""

from collections import Counter
from typing import Any

CARDS = {"clay": 35, "wood": 35, "brick": 35, "stone": 35, "marble": 34}
WORTH = {"clay": 1, "wood": 1, "brick": 2, "stone": 2, "marble": 3}
BUILDINGS = {
    "wood": "frontier-post dock crane market circus caravanserai carpenters-yard paddock",
    "clay": "viaduct tenement-house latrines tavern road refectory warehouse embassy",
    "brick": "arcade thermae academy foundry school shrine atrium triumphal-arch",
    "stone": "bridge garrison gate rampart watchtower aqueduct amphitheatre storeroom",
    "marble": "basilica square fountain palace colossus hippodrome gymnasium capitol",
}
MATERIAL = {name: material for material, names in BUILDINGS.items() for name in names.split()}

Position = dict[str, Any]


def check_conservation(position: Position) -> None:
    """174 Resource and 80 Building cards are each in exactly one zone."""
    cards = Counter(position["forum"] + position["discard"] + position["pile"])
    works = Counter(position["works"] + position["works_pile"] + position["works_discard"])
    for seat in position["seats"]:
        for zone in ("hand", "domain", "stock", "activities"):
            cards.update(seat[zone])
        for resources in seat["sites"].values():
            cards.update(resources)
        works.update([*seat["sites"], *seat["buildings"]])
    assert cards == CARDS
    assert works == dict.fromkeys(MATERIAL, 2)


def check_ownership(position: Position) -> None:
    """No player owns two Buildings of one name, and no site holds its cost."""
    for seat in position["seats"]:
        owned = [*seat["sites"], *seat["buildings"]]
        assert len(owned) == len({*owned})
        for building, resources in seat["sites"].items():
            assert len(resources) < WORTH[MATERIAL[building]]


def check_limits(position: Position) -> None:
    for seat in position["seats"]:
        limit = 2 + len(seat["buildings"]) + 2 * ("market" in seat["buildings"])
        assert len(seat["activities"]) <= limit


def check_monopolies(position: Position) -> None:
    """Who has strictly most Activities of a colour holds its Monopoly."""
    for material in CARDS:
        counts = [seat["activities"].count(material) for seat in position["seats"]]
        if max(counts) and counts.count(max(counts)) == 1:
            assert position["monopolies"].get(material) == counts.index(max(counts))


def check_knowledge(position: Position) -> None:
    """What everyone knows of a Hand is true of it."""
    for seat in position["seats"]:
        unseen = Counter(seat["hand"])
        unseen.subtract(seat["seen"])
        assert min(unseen.values(), default=0) >= 0
        assert not any(unseen[material] for material in seat["lacks"])


def points(position: Position, number: int) -> int:
    seat = position["seats"][number]
    total = sum(WORTH[MATERIAL[building]] for building in seat["buildings"])
    for material, holder in position["monopolies"].items():
        if holder == number:
            total += seat["activities"].count(material)
    if "rampart" in seat["buildings"]:
        total += min(4, len(seat["stock"]) // 3)
    if "colossus" in seat["buildings"]:
        total += 2
    if "capitol" in seat["buildings"]:
        total += max(0, len({*seat["activities"]}) - 2)
    return total


def check_everything(position: Position, scores: tuple[int, ...]) -> None:
    check_conservation(position)
    check_ownership(position)
    check_limits(position)
    check_knowledge(position)
    assert scores == tuple(points(position, seat) for seat in range(position["players"]))
