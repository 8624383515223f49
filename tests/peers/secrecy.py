"""Proves at one decision that no seat is told what it cannot see."""

import re
from random import Random
from typing import Any

import polis
from game_checks import GAME_CHECKS, Position
from peers.json_text import json_text


class Leaked(AssertionError):
    """A seat is told something that depends on hidden cards."""


def check_secrecy(match: polis.Match, position: Position, rng: Random) -> None:
    """Checks that each seat, and a spectator, is told the same wherever the hidden cards are."""
    for seat in (*range(match.players), None):
        here = told(match, seat)
        there = told(elsewhere(match, position, seat, rng), seat)
        if json_text(here) != json_text(there):
            fields = [field for field in {**here, **there} if here.get(field) != there.get(field)]
            raise Leaked(f"to seat {seat} by {fields} in {polis.encode(match.record())}")


def elsewhere(match: polis.Match, position: Position, seat: int | None, rng: Random) -> polis.Match:
    """The same decision with other hidden cards, as far as this seat can know."""
    if "since" not in position:
        return polis.from_position(
            GAME_CHECKS[match.game].indistinguishable_from(position, seat, rng)
        )
    # a turn's moves may have touched hidden cards, and only `imagine` can keep to them
    imagined = match.imagine(seat, rng)
    GAME_CHECKS[match.game].check(imagined.position(), imagined.scores)
    return imagined


def is_masked(told: str, move: str) -> bool:
    """Whether a move shows only the first word of a secret choice, or also the back of its card."""
    word = re.escape(move.split(" ")[0])
    return re.fullmatch(rf"{word}( (cities )?\d+( of \d)?)?", told) is not None


def told(match: polis.Match, seat: int | None) -> dict[str, Any]:
    """All that the engine tells a seat now."""
    facts = match.view(seat)
    # a match that begins with a position has no past, so the moves cannot be compared
    shown = facts.pop("history")
    if len(shown) != len(match.history) or not all(
        told == move or is_masked(told, move)
        for told, move in zip(shown, match.history, strict=True)
    ):
        raise Leaked(f"to seat {seat}: more than the moves played")
    # a spectator has no decision: asked for None it is the one of the seat asked
    if seat is not None:
        facts["decision"] = match.decision(seat)
        facts["legal moves"] = match.moves() if seat == match.seat else ()
    return facts
