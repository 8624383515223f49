"""Positions in a few lines, for tests that tell a story."""

from typing import Any

import polis

Seat = dict[str, Any]

SCALE = ["greek", "mayan", "persian", "egyptian", "chinese"]


def scene(*seats: Seat, **fields: Any) -> polis.Match:
    """A match in phase 2 in which seat 0 begins its turn; the rest is dealt from seed 0."""
    head: dict[str, Any] = {"polis": 1, "game": "utopia", "players": len(seats)}
    usual = {"phase": "development", "scale": SCALE}
    return polis.from_position({**head, **usual, **fields, "seats": list(seats)})


def arrival(*seats: Seat, **fields: Any) -> polis.Match:
    """A match in phase 1 in which seat 0 is the first to take a guest."""
    return scene(*seats, phase="welcoming", **fields)


def play(match: polis.Match, *moves: str) -> polis.Match:
    """Plays the moves in turn, whoever is asked."""
    for move in moves:
        match.play(move)
    return match


def play_first(match: polis.Match, times: int) -> polis.Match:
    """Plays the first legal move again and again."""
    for _ in range(times):
        match.play(match.moves()[0])
    return match


def seat_of(match: polis.Match, seat: int) -> Any:
    """What a seat has, every card open."""
    return match.position()["seats"][seat]


def princes(match: polis.Match, seat: int, district: str) -> list[str]:
    """A seat's princes in a District."""
    found: list[str] = seat_of(match, seat)["princes"].get(district, [])
    return found


def verbs(match: polis.Match) -> list[str]:
    """The kinds of moves that are legal now."""
    return sorted({move.split(" ")[0] for move in match.moves()})


def told(match: polis.Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind, as a seat saw them."""
    return [event for event in match.events(0, seat) if event["event"] == kind]
