"""The same position with other cards and guests where a seat cannot see."""

import json
from random import Random
from typing import Any

Position = dict[str, Any]


def indistinguishable_from(position: Position, seat: int | None, rng: Random) -> Position:
    """A position whose hands, cards given up, pile and bag are dealt anew, unseen by this seat."""
    other: Position = json.loads(json.dumps(position))
    hidden = [zones for number, zones in enumerate(other["seats"]) if number != seat]
    pool = other["pile"] + [c for zones in hidden for c in zones["hand"] + zones["aside"]]
    rng.shuffle(pool)
    for zones in hidden:
        for zone in ("hand", "aside"):
            zones[zone] = [pool.pop() for _ in zones[zone]]
    other["pile"] = pool
    rng.shuffle(other["bag"])
    other["seed"] = rng.getrandbits(32)
    return other
