"""All that can be touched on a table of Uchronia, and all kinds of cards."""

from typing import Any

from polis.uchronia.building import BUILDINGS

MATERIALS = ("clay", "wood", "brick", "stone", "marble")
CARDS: list[dict[str, str]] = [{"building": building.slug} for building in BUILDINGS]
CARDS += [{"material": material} for material in MATERIALS]


def things_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a seat may touch: all zones, all kinds of cards there."""
    things: list[dict[str, Any]] = [{"zone": zone} for zone in ("pile", "works", "forum")]
    things += [{"zone": zone, "material": m} for zone in ("forum", "discard") for m in MATERIALS]
    things += [{"zone": "works", "building": slug} for slug in view["works"]]
    for seat in range(view["players"]):
        things += [
            {"zone": zone, "seat": seat, "material": m}
            for zone in ("hand", "stock", "domain", "activities")
            for m in MATERIALS
        ]
        zones = view["seats"][seat]
        things += [{"zone": "buildings", "seat": seat, "building": b} for b in zones["buildings"]]
        things += [
            {"zone": "site", "seat": seat, "building": site["building"]} for site in zones["sites"]
        ]
    return things
