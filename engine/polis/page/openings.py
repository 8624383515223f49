"""Prepared openings: the table at the start of many games, so that a page can paint it at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from polis.core.record import new
from polis.core.shapes import Decision
from polis.games import GAMES
from polis.page.shapes import Openings, State
from polis.page.showing import state


def openings(game: str, players: int, seeds: Iterable[int], **options: bool) -> Openings:
    """The first seat's table for each seed: one whole, the others by what differs from it.

    `faceDown` is the same table before anything is dealt, for seeds that are not prepared.
    """
    tables = {seed: opening(game, players, seed, **options) for seed in seeds}
    base = next(iter(tables.values()))
    return {
        "seeds": list(tables),
        "faceDown": face_down(game, players, **options),
        "base": base,
        "changes": {str(seed): list(changes(base, table)) for seed, table in tables.items()},
    }


def opening(game: str, players: int, seed: int, **options: bool) -> State:
    table = state(new(game, players, seed, **options), 0)
    table["view"] |= GAMES[game].knowledge.left_out
    return {
        **table,
        "log": [],
        "facts": 0,
        "undo": False,
        "redo": False,
        "restart": False,
        "lesson": None,
        "puzzle": None,
    }


def face_down(game: str, players: int, **options: bool) -> State:
    """A table at which nothing is known but the number of players."""
    table = opening(game, players, 0, **options)
    view = {**table["view"], **GAMES[game].knowledge.undealt(table["view"])}
    decision: Decision = {"seat": None, "ask": {"id": "ask-waiting", "args": {}}, "moves": []}
    return {**table, "view": view, "outline": GAMES[game].words.outline(view), "decision": decision}


def changes(base: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The places where two JSON values differ, with the value of the second one."""
    if isinstance(base, dict) and isinstance(other, dict) and base.keys() == other.keys():
        for key in base:
            yield from changes(base[key], other[key], f"{path}.{key}" if path else str(key))
    elif isinstance(base, list) and isinstance(other, list) and len(base) == len(other):
        for place, (mine, theirs) in enumerate(zip(base, other, strict=True)):
            yield from changes(mine, theirs, f"{path}.{place}" if path else str(place))
    elif base != other:
        yield path, other
