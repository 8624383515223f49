"""Engines that tell a secret, each by one method: no check is worth much without them."""

from collections.abc import Callable
from typing import Any

import polis
import pytest
from innovation.base import SLUGS

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
        return {**shown, "history": [*shown["history"], *next_card(match.position())]}

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
        return legal[::-1] if SOME & {*next_hand(match)} else legal

    monkeypatch.setattr(polis.Match, "moves", moves)


def next_card(position: Position) -> list[str]:
    """The card that will be drawn next, of all piles if there are several."""
    piles = position["decks"].values() if "decks" in position else [position["pile"]]
    return [card for pile in piles for card in pile[-1:]]


def next_hand(match: polis.Match) -> list[str]:
    """The Hand of the player after the one asked."""
    seat = 0 if match.seat is None else (match.seat + 1) % match.players
    hand: list[str] = match.position()["seats"][seat]["hand"]
    return hand


# cards that a hand may or may not have
SOME = {"clay", "greek", *SLUGS[::2]}

LEAKS = [
    pytest.param(view_tells(lambda position: next_card(position), 1), id="top-of-the-pile"),
    pytest.param(view_tells(lambda position: position["seats"][2]["hand"], 1), id="hand"),
    pytest.param(
        view_tells(lambda position: position["seats"][0]["hand"], None), id="hand-to-spectator"
    ),
    pytest.param(view_tells(lambda position: position["seed"], 2), id="seed"),
    pytest.param(past_tells, id="moves-played"),
    pytest.param(decision_tells, id="decision"),
    pytest.param(moves_tell, id="moves"),
]
# What only one game hides.
LEAKS_OF = {
    "uchronia": [
        *LEAKS,
        pytest.param(view_tells(lambda p: p["works_pile"][-1:], 0), id="next-building"),
    ],
    "utopia": [
        *LEAKS,
        pytest.param(view_tells(lambda p: p["bag"][-1:], 0), id="next-guest"),
        pytest.param(view_tells(lambda p: [s["aside"] for s in p["seats"]], 1), id="given-up"),
    ],
    "innovation": [
        *LEAKS,
        pytest.param(view_tells(lambda p: p["achievements"], 1), id="achievements"),
        pytest.param(view_tells(lambda p: p["junk"], 2), id="junk"),
    ],
}
LEAKS_AND_GAMES = [
    pytest.param(game, *leak.values, id=f"{game}-{leak.id}")
    for game, leaks in LEAKS_OF.items()
    for leak in leaks
]
