"""What is about to happen, as karmas look at it."""

from __future__ import annotations

from typing import NamedTuple


class Happening(NamedTuple):
    """What somebody is about to do, and to what."""

    event: str  # the verb, as the gate calls it
    seat: int  # who does it
    card: int | None = None
    source: int | None = None  # the zone where the card lies
    target: int | None = None
    owner: int | None = None  # of the board on which a colour is splayed
    colour: int | None = None
    direction: int | None = None
    special: int | None = None
