"""What lessons can name and count in Utopia."""

from __future__ import annotations

from typing import Any, Final

from polis.utopia.meaning import KINDS
from polis.utopia.shapes import View

zones: Final = ("hand", "monuments", "wonders", "princes")


def names() -> dict[str, str]:
    return {name: kind for kind, names in KINDS.items() for name in names}


def cards_in(view: View, seat: int, zone: str) -> list[str]:
    if zone == "princes":
        return [
            prince["civilization"]
            for district in view["districts"].values()
            for prince in district["princes"]
            for _ in range(prince["count"])
            if prince["seat"] == seat
        ]
    zones: Any = view["seats"][seat]
    return list(zones[zone])


def on_turn(view: View) -> int | None:
    owner: int | None = view["turn"]
    return owner
