"""`python -m polis simulate`: many random games and what they came to."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from polis.core.catalogue import catalogue
from polis.core.match import Match
from polis.core.record import new
from polis.games import GAMES
from polis.terminal.numbers import count
from polis.terminal.progress import progress


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games)
    parser.add_argument("--players", type=int, help="table size (default: the smallest)")
    parser.add_argument("--games", type=count, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")


def play_random(game: str, players: int, seed: int) -> Match:
    """One game of random moves; the same seed gives the same game."""
    match = new(game, players, seed)
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


def run(arguments: argparse.Namespace) -> int:
    say = catalogue(arguments.lang)
    players = arguments.players or GAMES[arguments.game].players[0]
    finished: list[Match] = []
    try:
        for number in range(arguments.games):
            finished.append(play_random(arguments.game, players, arguments.seed + number))
            progress(number + 1, arguments.games)
    except KeyboardInterrupt:
        print("\n" + say.word("terminal-interrupted", games=len(finished)), file=sys.stderr)
    if finished:
        print("\n".join(summary(finished, arguments.lang)))
    return 0


def summary(finished: list[Match], language: str) -> list[str]:
    say = catalogue(language)
    views = [match.view(None) for match in finished]
    moves = sum(len(match.history) for match in finished)
    rounds = [view["round"] for view in views]
    won_by_first = sum(view["winners"] == [view["first"]] for view in views)
    shared = sum(len(view["winners"]) > 1 for view in views)
    game = GAMES[finished[0].game]
    built = Counter(
        card
        for view in views
        for seat in range(finished[0].players)
        for card in game.balance.gathered(view, seat)[1]
    )
    return [
        say.word(
            "terminal-simulate",
            games=len(finished),
            players=finished[0].players,
            moves=moves // len(finished),
        ),
        say.word(
            "terminal-turns", low=min(rounds), high=max(rounds), mean=sum(rounds) // len(rounds)
        ),
        say.word("terminal-first", percent=100 * won_by_first // len(finished)),
        say.word("terminal-shared", count=shared),
        "",
        *(
            f"{count:6} {say.say(game.printed.card_name(card))}"
            for card, count in built.most_common()
        ),
    ]
