"""A page loads the words of its game: nothing said there has its words in another game."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import polis
from page.session_talk import ask, let_bot_play
from polis.core.catalogue import parse
from polis.page.session import Session
from walks import every_game

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "polis"
PAGE = ROOT / "web" / "words"


def words_of(*folders: Path) -> set[str]:
    return {id for folder in folders for id in parse((folder / "en.ftl").read_text("utf-8"))}


def own_words(game: str) -> set[str]:
    return words_of(ENGINE / game / "messages") | {*polis.GAMES[game].printed.texts("en")}


def said(sent: Any) -> Iterator[str]:
    """Every message in what is sent, and what its arguments stand for if that has words."""
    if isinstance(sent, dict):
        if sent.keys() == {"id", "args"}:
            yield sent["id"]
            for kind, value in sent["args"].items():
                for name in value if isinstance(value, list) else [value]:
                    yield f"{kind}-{name}"
        for value in sent.values():
            yield from said(value)
    elif isinstance(sent, list):
        for value in sent:
            yield from said(value)


def everything_said(game: str, players: int) -> set[str]:
    """What whole games say to everybody: questions, moves, log, cards, hints, the end."""
    session, rng, found = Session(), Random(players), set[str]()
    cards = [*polis.GAMES[game].printed.cards()]
    ask(session, do="new", game=game, players=players, seed=players)
    while session.match and not session.match.over:
        seat = session.match.seat
        move = rng.choice(session.match.moves())
        if rng.random() < 0.2:
            found |= {*said(ask(session, do="state", seat=seat))}
            found |= {*said(ask(session, do="explain", move=f"{move} {rng.choice(cards)}"))}
            found |= {*said(let_bot_play(session, "fox"))}
            found |= {*said(ask(session, do="why", at=len(session.match.history)))}
        else:
            ask(session, do="play", move=move)
    found |= {*said(ask(session, do="state", seat=None))}
    return found | {*said(ask(session, do="score-history"))}


@every_game
def test_a_game_needs_no_words_of_another(game: str) -> None:
    known = own_words(game) | words_of(ENGINE / "messages", PAGE)
    foreign = {id for other in polis.GAMES if other != game for id in own_words(other)} - known
    found = everything_said(game, 2) | everything_said(game, 4)
    assert len(found & known) > 50
    assert found & foreign == set()
