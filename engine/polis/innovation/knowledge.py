"""What a seat may know of Innovation."""

from __future__ import annotations

from typing import Final

from polis.innovation.facts import tell
from polis.innovation.imagining import imagine
from polis.innovation.shapes import PartOfView, SeatView, View
from polis.innovation.view import seen_history, view

left_out: Final[PartOfView] = {"preview": {"dogmas": [], "melds": []}}


def undealt(opening: View) -> PartOfView:
    seats: list[SeatView] = [{**seat, "hand": [], "hand_size": 0} for seat in opening["seats"]]
    return {"decks": {}, "achievements": [], "seats": seats, "turn": None}
