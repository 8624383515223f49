"""What lessons can name and count in Innovation."""

from __future__ import annotations

from typing import Final

from polis.innovation.deck import IDS
from polis.innovation.sets import load_all
from polis.innovation.shapes import View
from polis.innovation.table import SPECIALS

zones: Final = ("hand", "board", "score", "achievements")


def names() -> dict[str, str]:
    load_all()
    return dict.fromkeys(IDS, "card") | dict.fromkeys(SPECIALS, "special")


def cards_in(view: View, seat: int, zone: str) -> list[str]:
    """Cards by name, or by value if the seat does not know them."""
    zones = view["seats"][seat]
    if zone == "board":
        return [card for pile in zones["board"].values() for card in pile["cards"]]
    lying = {"hand": zones["hand"], "score": zones["score_pile"]}.get(zone, zones["achievements"])
    named = [card["card"] or str(card["age"]) for card in lying]
    return [*named, *zones["specials"]] if zone == "achievements" else named


def on_turn(view: View) -> int | None:
    owner: int | None = view["turn"]
    return owner
