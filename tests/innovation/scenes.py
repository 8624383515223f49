"""Positions in a few lines, for tests that tell a story."""

from typing import Any

import polis

Seat = dict[str, Any]


def scene(*seats: Seat, **zones: Any) -> polis.Match:
    """A match in which seat 0 begins its turn; what is not named is dealt from seed 0.

    A deck that is named (`decks={"1": ["oars", "sailing"]}`, next card last) has just those cards.
    """
    return polis.from_position(
        {"polis": 1, "game": "innovation", "players": len(seats), "seats": list(seats), **zones}
    )


def play(match: polis.Match, *moves: str) -> polis.Match:
    """Plays the moves in turn, whoever is asked."""
    for move in moves:
        match.play(move)
    return match


def zone(match: polis.Match, seat: int, name: str) -> Any:
    """A zone of a seat as it lies now, every card open (`hand`, `score`, `achievements`)."""
    return match.position()["seats"][seat][name]


def pile(match: polis.Match, seat: int, colour: str) -> list[str]:
    """A pile of a board, bottom card first."""
    found: list[str] = match.position()["seats"][seat]["board"].get(colour, [])
    return found


def splay(match: polis.Match, seat: int, colour: str) -> str:
    found: str = match.position()["seats"][seat]["splays"].get(colour, "none")
    return found


def common(match: polis.Match, name: str) -> Any:
    """A zone in the middle of the table (`junk`, `achievements`, `specials`, `decks`)."""
    return match.position()[name]


def deck(match: polis.Match, age: int) -> list[str]:
    """A deck, its next card last."""
    found: list[str] = match.position()["decks"][str(age)]
    return found
