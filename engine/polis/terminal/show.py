"""`python -m polis show`: a whole game as text."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from polis.core.catalogue import catalogue
from polis.core.errors import PolisError
from polis.core.match import Match
from polis.core.record import replay
from polis.games import GAMES
from polis.terminal.records import read_match
from polis.terminal.table import draw


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("record", help="a record file, or a share code")


def run(arguments: argparse.Namespace) -> int:
    try:
        match = read_match(arguments.record)
    except PolisError as fault:
        print(catalogue(arguments.lang).say(fault.reason))
        return 2
    print("\n".join(story(match, arguments.lang)))
    return 0


def story(match: Match, language: str) -> Iterator[str]:
    """A match decision by decision: the question, the legal moves, the choice and its facts.

    It is told as the one asked sees it, so that a reader learns what a player can know; the table
    is drawn once a round.
    """
    say = catalogue(language)
    game = GAMES[match.game]
    names = [say.word("player", number=seat + 1) for seat in range(match.players)]
    again = replay({**match.record(), "moves": []})
    facts = drawn = 0
    for move in (*match.history, None):
        for event in again.events(facts, again.seat):
            facts += 1
            mark = "== " if event["event"] == "turn" else "  · "
            yield mark + say.say(game.words.event(event), names)
        view = again.view(again.seat)
        if view["round"] > drawn or move is None:
            drawn = view["round"]
            yield from ("", *draw(view, say, names), "")
        if move is None or again.seat is None:
            break
        yield f"{names[again.seat]}: {say.say(again.decision()['ask'], names)}"
        yield f"    {' | '.join(again.moves())}"
        yield f"  > {move}"
        again.play(move)
    if again.over:
        winners = ", ".join(names[seat] for seat in again.winners)
        yield say.word("terminal-winner", count=len(again.winners), names=winners)
