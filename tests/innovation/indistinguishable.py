"""The same position with other faces where a seat cannot see.

Written without a look at the engine's `imagine`, so that each can convict the other.
"""

import json
import re
from random import Random
from typing import Any

from innovation.invariants import BACK, in_play

Position = dict[str, Any]


def indistinguishable_from(position: Position, seat: int | None, rng: Random) -> Position:
    """Cards with one back that this seat does not know change their names with each other."""
    hidden = [card for card in in_play(position) if card not in seen(position, seat)]
    renamed: dict[str, str] = {}
    for back in {BACK[card]: None for card in hidden}:
        cards = [card for card in hidden if BACK[card] == back]
        renamed |= zip(cards, rng.sample(cards, len(cards)), strict=True)
    text = re.sub(r'"([a-z-]+)"', lambda m: f'"{renamed.get(m[1], m[1])}"', json.dumps(position))
    other: Position = json.loads(text)
    return {**other, "seed": rng.getrandbits(32)}


def seen(position: Position, seat: int | None) -> set[str]:
    """The cards that lie open, are the seat's own, or were shown and followed since."""
    boards = [pile for owner in position["seats"] for pile in owner["board"].values()]
    found = {card for pile in boards for card in pile}
    if seat is not None:
        found |= {*position["seats"][seat]["hand"], *position["seats"][seat]["score"]}
    me = position["players"] if seat is None else seat
    return found | {card for card, knowing in position["known"].items() if me in knowing}


def place(position: Position, move: str) -> str | None:
    """Where the card of a move lies, as everyone sees when it is moved, by its back at least."""
    named = next((word for word in move.split() if word in BACK), None)
    zones = {
        f"{zone} of {owner}": cards
        for owner, seat in enumerate(position["seats"])
        for zone, cards in {**seat, **seat["board"]}.items()
        if isinstance(cards, list)
    }
    return next((zone for zone, cards in zones.items() if named in cards), None)
