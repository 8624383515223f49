"""`python -m polis play`: a game in the terminal."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from polis import bots
from polis.core.catalogue import Catalogue, catalogue
from polis.core.errors import IllegalMove, PolisError, message
from polis.core.match import Match
from polis.core.record import new
from polis.core.telling import tell
from polis.games import GAMES
from polis.terminal.records import read_match, write_match
from polis.terminal.table import draw

KINDS = ("human", *bots.LEVELS)


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games, nargs="?", default=games[0])
    parser.add_argument("--players", type=int, help="table size (default: the smallest)")
    parser.add_argument("--seed", type=int, help="the same seed deals the same game")
    parser.add_argument(
        "--seats", help=f"for each seat one of {', '.join(KINDS)}; default: human, the others fox"
    )
    parser.add_argument(
        "--options", metavar="NAMES", help="of the game, those that are on: parley,cities"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(arguments: argparse.Namespace) -> int:
    say = catalogue(arguments.lang)
    try:
        if arguments.resume:
            match = read_match(arguments.resume)
        else:
            players = arguments.players or GAMES[arguments.game].players[0]
            seed = arguments.seed
            if seed is None:
                seed = random.SystemRandom().randrange(1 << 32)
            names = arguments.options.split(",") if arguments.options else []
            match = new(arguments.game, players, seed, **dict.fromkeys(names, True))
    except PolisError as fault:
        print(say.say(fault.reason))
        return 2
    seats = arguments.seats.split(",") if arguments.seats else []
    seats += ["fox" if seats or seat else "human" for seat in range(len(seats), match.players)]
    if len(seats) != match.players or any(seat not in KINDS for seat in seats):
        print(say.word("bad-unknown-name", path="--seats", name=arguments.seats))
        return 2
    if arguments.resume:
        print(say.word("terminal-resume", count=len(match.history)))
    PlayedMatch(match, seats, say).run()
    return 0


class PlayedMatch:
    """A match at the terminal: who plays, and what can be played again after taking back."""

    def __init__(self, match: Match, seats: list[str], say: Catalogue) -> None:
        self.match = match
        self.seats = seats
        self.say = say
        self.names = [say.word("player", number=seat + 1) for seat in range(match.players)]
        self.bots = [None if seat == "human" else bots.get(seat) for seat in seats]
        self.undone: list[str] = []
        self.rng = random.Random()
        self.looking: int | None = None
        self.leaving = False

    def run(self) -> None:
        print(self.say.word("terminal-help"))
        while self.match.seat is not None and not self.leaving:
            if self.seats[self.match.seat] == "human":
                self.ask_human(self.match.seat)
            else:
                self.play(self.bot_move(self.match.seat))
        if self.match.over:
            self.print_end()

    def bot_move(self, seat: int) -> str:
        moves = self.match.moves()
        bot = self.bots[seat]
        if len(moves) == 1 or bot is None:
            return moves[0]
        return bot.choose(self.match, seat, self.rng).move

    def play(self, move: str) -> None:
        seat, since = self.match.seat, self.match.facts
        label = next(m["label"] for m in self.match.decision()["moves"] if m["move"] == move)
        self.match.play(move)
        said = message("terminal-plays", seat=seat, label=label)
        if self.match.view(self.looking)["history"][-1] != move:
            # it was chosen secretly: tell only what can be seen of it
            words = GAMES[self.match.game].words
            said = words.event(self.match.events(since, self.looking)[0])
        print(self.say.say(said, self.names))

    def ask_human(self, seat: int) -> None:
        if self.seats.count("human") > 1 and self.looking != seat:
            print(
                "\n" * 60
                + self.say.say({"id": "terminal-pass-on", "args": {"seat": seat}}, self.names)
            )
            input()
        self.looking = seat
        self.print_table(seat)
        while self.match.seat == seat and not self.leaving:
            prompt = self.say.word("colon", left=self.say.word("terminal-prompt"), right="")
            answer = input(prompt).strip()
            if self.obey(answer, seat):
                return

    def obey(self, answer: str, seat: int) -> bool:
        """Carries out one line of input; True if the table has changed."""
        moves = self.match.moves()
        if answer.isdigit() and 1 <= int(answer) <= len(moves):
            answer = moves[int(answer) - 1]
        if answer in moves:
            self.undone.clear()
            self.play(answer)
            return True
        command, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[str], bool]] = {
            "u": lambda _: self.undo(seat, honest=True),
            "u!": lambda _: self.undo(seat, honest=False),
            "r": lambda _: self.redo(),
            "h": lambda _: self.print_hint(seat),
            "l": lambda _: self.print_log(seat),
            "c": self.print_card,
            "s": self.save,
            "q": lambda _: self.leave(),
            "?": lambda _: self.print_help(),
        }
        if command in commands:
            return commands[command](rest.strip())
        why = self.match.why_not(answer)
        known = why is not None and why["id"] != "why-not-a-move"
        print(self.say.say(why, self.names) if known and why else self.say.word("terminal-unknown"))
        return False

    def undo(self, seat: int, honest: bool) -> bool:
        """Goes back to this player's previous decision, but not past anything learned since."""
        while True:
            if honest and self.match.history and not self.match.can_undo(seat):
                print(self.say.word("terminal-barrier"))
                return True
            last = self.match.history[-1:]
            try:
                self.match.undo()
            except IllegalMove as fault:
                print(self.say.say(fault.reason))
                return True
            self.undone += last
            if self.match.seat == seat:
                return True

    def redo(self) -> bool:
        if not self.undone:
            print(self.say.word("why-nothing-to-redo"))
            return False
        self.play(self.undone.pop())
        return True

    def save(self, file: str) -> bool:
        try:
            write_match(self.match, file)
            print(self.say.word("terminal-saved", file=file))
        except (OSError, ValueError):
            print(self.say.word("terminal-cannot-save", file=file))
        return False

    def leave(self) -> bool:
        self.leaving = True
        return True

    def print_hint(self, seat: int) -> bool:
        """Prints what an owl would play, why, and how it rates the alternatives."""
        choice = bots.get("owl").choose(self.match, seat, self.rng)
        labels = {m["move"]: m["label"] for m in self.match.decision(seat)["moves"]}
        for move, chance in choice.values.items():
            print(f"{100 * chance:4.0f} %  {self.say.say(labels[move], self.names)}")
        for why in choice.why:
            print(f"        {self.say.say(why, self.names)}")
        return False

    def print_help(self) -> bool:
        print(self.say.word("terminal-help"))
        return False

    def print_table(self, seat: int) -> None:
        print()
        print("\n".join(draw(self.match.view(seat), self.say, self.names)))
        decision = self.match.decision(seat)
        print("\n" + self.say.say(decision["ask"], self.names))
        for number, move in enumerate(decision["moves"], 1):
            print(f"{number:4} {self.say.say(move['label'], self.names)}")

    def print_log(self, seat: int) -> bool:
        """Prints what happened since this player's previous turn."""
        game = GAMES[self.match.game]
        events = self.match.events(0, seat)
        turns = [n for n, e in enumerate(events) if e["event"] == "turn" and e["seat"] == seat]
        since = turns[-2] if len(turns) > 1 else 0
        for said in filter(None, tell(game, events[since:])):
            print("  " + self.say.say(said, self.names))
        return False

    def print_card(self, name: str) -> bool:
        game, wanted = GAMES[self.match.game], name.casefold()
        for card in game.printed.cards():
            title = self.say.say(game.printed.card_name(card))
            if wanted in (title.casefold(), card):
                if f"status-{card}" in self.say.patterns:
                    title += f" ({self.say.word(self.say.patterns[f'status-{card}'])})"
                text = self.say.word(f"text-{card}")
                print(self.say.word("colon", left=title, right=text))
                return False
        print(self.say.word("bad-unknown-name", path="c", name=name))
        return False

    def print_end(self) -> None:
        print("\n" + "\n".join(draw(self.match.view(None), self.say, self.names)))
        winners = ", ".join(self.names[seat] for seat in self.match.winners)
        print("\n" + self.say.word("terminal-winner", count=len(self.match.winners), names=winners))
