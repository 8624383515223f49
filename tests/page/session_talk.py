"""Talking to a session as the page does, in JSON text: all that is said is as declared."""

import json
from typing import Any

import polis
from declared import check_answer, check_error
from polis.page.session import Session


def ask(session: Session, **request: Any) -> Any:
    answer = json.loads(session.answer(json.dumps(request)))
    assert "ok" in answer, answer
    check_answer(request, answer["ok"], session.match.game if session.match else None)
    return answer["ok"]


def refused(session: Session, **request: Any) -> tuple[str, str]:
    answer = json.loads(session.answer(json.dumps(request)))
    check_error(answer["error"])
    return answer["error"]["kind"], answer["error"]["reason"]["id"]


def seated(players: int = 2, seed: int = 3, game: str = "uchronia") -> Session:
    session = Session()
    name, *sets = game.split()
    options = dict.fromkeys(sets, True)
    ask(session, do="new", game=name, players=players, seed=seed, options=options)
    return session


def seated_at(match: polis.Match) -> Session:
    """A session with a match that was begun elsewhere."""
    session = Session()
    ask(session, do="load", record=match.record())
    return session


def play(session: Session, *moves: str) -> Session:
    for move in moves:
        ask(session, do="play", move=move)
    return session


def let_bot_play(session: Session, level: str = "mouse", seed: int = 1, budget: Any = 1) -> Any:
    """The last slice of a bot that plays for the seat asked."""
    ask(session, do="think", level=level, seed=seed, budget=budget, play=True)
    while not (step := ask(session, do="slice"))["choice"]:
        assert step.keys() == {"done", "choice"}
    return step
