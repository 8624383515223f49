"""What a seat may know of Utopia."""

from __future__ import annotations

from typing import Final

from polis.utopia.facts import tell
from polis.utopia.imagining import imagine
from polis.utopia.shapes import PartOfView, View
from polis.utopia.view import seen_history, view

left_out: Final[PartOfView] = {"bag": {}}


def undealt(opening: View) -> PartOfView:
    return {"guests": [], "bag": {}, "scale": [], "queue": [], "turn": None}
