"""All that can be touched on a table of Utopia, and all that can be asked about."""

from typing import Any

import polis
from utopia.invariants import CIVILIZATIONS, ISLANDS

DISTRICTS = [*polis.GAMES["utopia"].printed.board()["districts"]]
CARDS: list[dict[str, str]] = [{"civilization": civilization} for civilization in CIVILIZATIONS]
CARDS += [{"district": district} for district in DISTRICTS]
CARDS += [{"island": island} for island in ISLANDS]


def things_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a seat may touch: all zones, all kinds of pieces there."""
    things: list[dict[str, Any]] = [{"zone": zone} for zone in ("bag", "pile", "discard")]
    things += [{"zone": "scale", "civilization": c} for c in CIVILIZATIONS]
    things += [{"zone": "wonder", "island": island} for island in ISLANDS]
    things += [
        {"zone": "guests", "civilization": c, "island": island}
        for island in ISLANDS
        for c in CIVILIZATIONS
    ]
    for slug in DISTRICTS:
        place = {"zone": "district", "district": slug}
        lying = view["districts"].get(slug, {"princes": []})
        things.append(place)
        for prince in lying["princes"]:
            whose = {"seat": prince["seat"], "civilization": prince["civilization"]}
            things.append({**place, **whose})
    for seat in range(view["players"]):
        things += [
            {"zone": zone, "seat": seat} for zone in ("hand", "seat", "supply", "privileges")
        ]
        things += [{"zone": "hand", "seat": seat, "civilization": c} for c in CIVILIZATIONS]
    return things
