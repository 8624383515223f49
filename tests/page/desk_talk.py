"""Talking to a desk as the page does, in JSON text."""

import json
from typing import Any

import polis
from polis.page.desk import Desk


def ask(desk: Desk, **request: Any) -> Any:
    answer = json.loads(desk.answer(json.dumps(request)))
    assert "ok" in answer, answer
    return answer["ok"]


def refused(desk: Desk, **request: Any) -> tuple[str, str]:
    answer = json.loads(desk.answer(json.dumps(request)))
    return answer["error"]["kind"], answer["error"]["reason"]["id"]


def seated(players: int = 2, seed: int = 3, game: str = "uchronia") -> Desk:
    desk = Desk()
    ask(desk, do="new", game=game, players=players, seed=seed)
    return desk


def seated_at(match: polis.Match) -> Desk:
    """A desk with a match that was begun elsewhere."""
    desk = Desk()
    ask(desk, do="load", record=match.record())
    return desk


def play(desk: Desk, *moves: str) -> Desk:
    for move in moves:
        ask(desk, do="play", move=move)
    return desk


def let_bot_play(desk: Desk, level: str = "mouse", seed: int = 1, budget: Any = 1) -> Any:
    """The last slice of a bot that plays for the seat asked."""
    ask(desk, do="think", level=level, seed=seed, budget=budget, play=True)
    while not (step := ask(desk, do="slice"))["choice"]:
        assert step.keys() == {"done", "choice"}
    return step
