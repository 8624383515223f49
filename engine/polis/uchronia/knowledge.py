"""What a seat may know of Uchronia."""

from __future__ import annotations

from typing import Final

from polis.core.knowledge import all_moves_seen as seen_history
from polis.uchronia.facts import tell
from polis.uchronia.imagining import imagine
from polis.uchronia.shapes import PartOfView, SeatView, View
from polis.uchronia.view import view

left_out: Final[PartOfView] = {"works_left": []}


def undealt(opening: View) -> PartOfView:
    seats: list[SeatView] = [{**seat, "hand": None} for seat in opening["seats"]]
    return {"works": [], "seats": seats, "turn": None}
