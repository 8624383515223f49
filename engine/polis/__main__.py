"""`python -m polis`: games, figures and tools in a terminal."""

import argparse
import sys

from polis.core.catalogue import catalogue
from polis.core.errors import PolisError
from polis.core.languages import LANGUAGES
from polis.games import GAMES
from polis.terminal import (
    arena,
    balance,
    bench,
    check_lessons,
    play,
    puzzles,
    show,
    simulate,
    train,
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m polis", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for module, words in (
        (play, "play a game here, against bots or with friends"),
        (simulate, "play many random games and sum them up"),
        (show, "tell a whole game as text, from a record file or a share code"),
        (arena, "let bots play against each other and tell how strong they are"),
        (balance, "tell from self-play which cards are too strong or too weak"),
        (train, "learn how positions stand from games that bots play against themselves"),
        (puzzles, "find positions with one clearly best turn, or verify those that are shipped"),
        (bench, "measure speed against python-chess in the same run"),
        (check_lessons, "read lessons, play them to their end and tell their faults"),
    ):
        name = module.__name__.split(".")[-1].replace("_", "-")
        command = commands.add_parser(name, help=words, description=words)
        command.add_argument(
            "--lang", choices=LANGUAGES, default="en", help="language of the table"
        )
        module.add_arguments(command, list(GAMES))
        command.set_defaults(run=module.run)
    return top


def main() -> int:
    arguments = parser().parse_args()
    try:
        status: int = arguments.run(arguments)
    except PolisError as fault:
        print(catalogue(arguments.lang).say(fault.reason))
        return 2
    except (KeyboardInterrupt, EOFError, BrokenPipeError):
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
