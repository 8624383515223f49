"""Positions in a few lines, for tests that tell a story."""

from typing import Any

import polis

Seat = dict[str, Any]


def scene(*seats: Seat, **zones: Any) -> polis.Match:
    """A match in which seat 0 begins its turn; what is not named is dealt from seed 0."""
    return polis.from_position(
        {"polis": 1, "game": "uchronia", "players": len(seats), "seats": list(seats), **zones}
    )


def play(match: polis.Match, *moves: str) -> polis.Match:
    """Plays the moves in turn, whoever is asked."""
    for move in moves:
        match.play(move)
    return match


def zone(match: polis.Match, seat: int, name: str) -> Any:
    """A zone of a seat as it lies now, every card open."""
    return match.position()["seats"][seat][name]


def common(match: polis.Match, name: str) -> Any:
    """A zone in the middle of the table."""
    return match.position()[name]


def cards(text: str) -> list[str]:
    """`cards("2 clay wood")` is two Clay and a Wood."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found
