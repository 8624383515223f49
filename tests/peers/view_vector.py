"""A view as numbers: the bytes of its JSON, padded to one size for every game and seat."""

import numpy as np
import polis
from numpy.typing import NDArray
from peers.json_text import json_text

SIZE = 16_384


def view_vector(match: polis.Match, seat: int | None) -> NDArray[np.uint8]:
    """What a seat may know, except the moves played."""
    # the list of moves grows without limit, and its outcome is on the table
    table = {field: value for field, value in match.view(seat).items() if field != "history"}
    written = json_text(table).encode("ascii")
    if len(written) > SIZE:
        raise ValueError(f"a view of {len(written)} bytes does not fit into {SIZE}")
    vector = np.zeros(SIZE, np.uint8)
    vector[: len(written)] = np.frombuffer(written, np.uint8)
    return vector
