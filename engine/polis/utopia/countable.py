"""What lessons can name and count in Utopia."""

from __future__ import annotations

from typing import Final

from polis.core.reading import Json
from polis.utopia.meaning import KINDS

zones: Final = ("hand", "monuments", "wonders", "princes")


def names() -> dict[str, str]:
    return {name: kind for kind, names in KINDS.items() for name in names}


def cards_in(view: Json, seat: int, zone: str) -> list[str]:
    if zone == "princes":
        return [
            prince["civilization"]
            for district in view["districts"].values()
            for prince in district["princes"]
            for _ in range(prince["count"])
            if prince["seat"] == seat
        ]
    return list(view["seats"][seat][zone])


def on_turn(view: Json) -> int | None:
    owner: int | None = view["turn"]
    return owner
