"""Moves as numbers: an index into the legal moves of the pending question."""

from typing import SupportsIndex

import numpy as np
import polis
from numpy.typing import NDArray

# more than any question of a sensible game offers; a mask refuses a longer one
ACTIONS = 512


def move_at(match: polis.Match, action: SupportsIndex) -> str:
    """The legal move with this index, which may be an integer of numpy."""
    moves = match.moves()
    index = action.__index__()
    if not 0 <= index < len(moves):
        raise IndexError(f"action {index} of {len(moves)}")
    return moves[index]


def move_mask(match: polis.Match, seat: int) -> NDArray[np.int8]:
    """One for each index that this seat may choose now."""
    mask = np.zeros(ACTIONS, np.int8)
    if seat == match.seat:
        count = len(match.moves())
        if count > ACTIONS:
            raise ValueError(f"{count} moves do not fit into {ACTIONS} actions")
        mask[:count] = 1
    return mask
