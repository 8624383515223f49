"""What lessons can name and count in Uchronia."""

from __future__ import annotations

from typing import Any, Final

from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES
from polis.uchronia.shapes import View

zones: Final = ("hand", "stock", "domain", "activities", "sites", "buildings")


def names() -> dict[str, str]:
    return dict.fromkeys(NAMES, "material") | {b.slug: "building" for b in BUILDINGS}


def cards_in(view: View, seat: int, zone: str) -> list[str]:
    zones: Any = view["seats"][seat]
    lying: list[Any] = zones[zone]
    return [site["building"] for site in lying] if zone == "sites" else lying


def on_turn(view: View) -> int | None:
    owner: int | None = None if view["setup"] else view["turn"]
    return owner
