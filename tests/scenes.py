"""What stories about any game share: positions, moves, where cards lie, what is told."""

from random import Random
from typing import Any

import polis
from polis.core.errors import Message

Seat = dict[str, Any]


def begun(game: str, seats: tuple[Seat, ...], **zones: Any) -> polis.Match:
    """A match from a position; what is not named is dealt from seed 0."""
    head = {"polis": 1, "game": game, "players": len(seats)}
    return polis.from_position({**head, **zones, "seats": list(seats)})


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


def play_to_a_choice(match: polis.Match) -> polis.Match:
    """Plays as long as there is one legal move only."""
    while len(match.moves()) == 1:
        play_first(match, 1)
    return match


def zone(match: polis.Match, seat: int, name: str) -> Any:
    """The present cards of a zone of a seat, all of them open."""
    return match.position()["seats"][seat][name]


def common(match: polis.Match, name: str) -> Any:
    """The present cards of a zone in the middle of the table, all of them open."""
    return match.position()[name]


def verbs(match: polis.Match) -> list[str]:
    """The kinds of moves that are legal now."""
    return sorted({move.split(" ")[0] for move in match.moves()})


def told(match: polis.Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind, as a seat saw them."""
    return [event for event in match.events(0, viewer) if event["event"] == kind]


def why_illegal(match: polis.Match, move: str) -> Message:
    """Why a move is not legal now; it must not be."""
    why = match.why_not(move)
    assert why is not None, move
    return why


def touch(match: polis.Match, zone: str, **thing: Any) -> str | None:
    """Why the one asked can do nothing with a thing now (a message id); None if they can."""
    why = match.why_untouchable({"zone": zone, **thing}, match.seat)
    return why and why["id"]


def imagined_hands(match: polis.Match, viewer: int, owner: int) -> list[list[str]]:
    """What a player may imagine that another one holds."""
    rng = Random(9)
    return [match.imagine(viewer, rng).position()["seats"][owner]["hand"] for _ in range(60)]
