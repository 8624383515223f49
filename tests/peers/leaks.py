"""Engines that tell a secret, each by one face of a match: no check is worth much without them."""

from collections.abc import Callable
from typing import Any

import polis
import pytest

Position = dict[str, Any]
Leak = Callable[[pytest.MonkeyPatch], None]


def view_tells(secret: Callable[[Position], Any], seat: int | None) -> Leak:
    """One seat's view has one field too many."""

    def leak(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = polis.Match.view

        def view(match: polis.Match, viewer: int | None) -> dict[str, Any]:
            shown = honest(match, viewer)
            return {**shown, "leak": secret(match.position())} if viewer == seat else shown

        monkeypatch.setattr(polis.Match, "view", view)

    return leak


def past_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves played end with the next card of the pile."""
    honest = polis.Match.view

    def view(match: polis.Match, viewer: int | None) -> dict[str, Any]:
        shown = honest(match, viewer)
        return {**shown, "moves": [*shown["moves"], *match.position()["pile"][-1:]]}

    monkeypatch.setattr(polis.Match, "view", view)


def decision_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question comes with a card of the next player's Hand."""
    honest = polis.Match.decision

    def decision(match: polis.Match, seat: int | None = None) -> dict[str, Any]:
        return {**honest(match, seat), "leak": next_hand(match)[:1]}

    monkeypatch.setattr(polis.Match, "decision", decision)


def moves_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sequence of the moves depends on a card of the next player's Hand."""
    honest = polis.Match.moves

    def moves(match: polis.Match) -> tuple[str, ...]:
        legal = honest(match)
        return legal[::-1] if "clay" in next_hand(match) else legal

    monkeypatch.setattr(polis.Match, "moves", moves)


def next_hand(match: polis.Match) -> list[str]:
    """The Hand of the player after the one asked."""
    seat = 0 if match.seat is None else (match.seat + 1) % match.players
    hand: list[str] = match.position()["seats"][seat]["hand"]
    return hand


LEAKS = [
    pytest.param(view_tells(lambda position: position["pile"][-1:], 1), id="top-of-the-pile"),
    pytest.param(view_tells(lambda position: position["seats"][2]["hand"], 1), id="hand"),
    pytest.param(
        view_tells(lambda position: position["seats"][0]["hand"], None), id="hand-to-spectator"
    ),
    pytest.param(view_tells(lambda position: position["works_pile"][-1:], 0), id="next-building"),
    pytest.param(view_tells(lambda position: position["seed"], 2), id="seed"),
    pytest.param(past_tells, id="moves-played"),
    pytest.param(decision_tells, id="decision"),
    pytest.param(moves_tell, id="moves"),
]
