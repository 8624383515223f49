"""What is printed on the cards of Uchronia."""

from __future__ import annotations

from collections.abc import Mapping

from polis.core.errors import Message, message
from polis.core.printed import no_board as board
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import COST, NAMES, ORDERS
from polis.uchronia.shapes import PrintedBuilding, PrintedMaterial


def cards() -> dict[str, PrintedMaterial | PrintedBuilding]:
    printed: dict[str, PrintedMaterial | PrintedBuilding] = {
        name: {"material": name, "order": order} for name, order in zip(NAMES, ORDERS, strict=True)
    }
    for b in BUILDINGS:
        printed[b.slug] = {
            "material": NAMES[b.material],
            "cost": COST[b.material],
            "original": b.original,
        }
    return printed


def card_name(card: str) -> Message:
    return message(f"material-{card}" if card in NAMES else f"building-{card}")


def texts(language: str) -> Mapping[str, str]:
    """Names and texts of the Buildings, and whether the rulebook lists them."""
    names = {f"building-{b.slug}": b.names[language] for b in BUILDINGS}
    status = {
        f"status-{b.slug}": "table-original" if b.original else "table-rulebook" for b in BUILDINGS
    }
    return {**names, **{f"text-{b.slug}": b.texts[language] for b in BUILDINGS}, **status}
