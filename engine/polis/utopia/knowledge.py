"""What a seat may know of Utopia."""

from __future__ import annotations

from typing import Final

from polis.core.reading import Json
from polis.utopia.facts import tell
from polis.utopia.imagining import imagine
from polis.utopia.view import seen_moves, view

__all__ = ["imagine", "left_out", "seen_moves", "tell", "undealt", "view"]

left_out: Final[Json] = {"bag": {}}


def undealt(view: Json) -> Json:
    return {"guests": [], "bag": {}, "scale": [], "queue": [], "turn": None}
