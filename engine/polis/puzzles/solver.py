"""All ways to play one turn, from its start, and whether one of them is clearly the best.

Hidden cards are never used: a line counts only up to the point where something hidden would matter,
because the player would learn of it or because somebody else decides. A puzzle is sound if no other
turn does as well, even in worlds that the player thinks possible and with others who help them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from polis.core.ask import PASS
from polis.core.match import Match
from polis.core.table import Fact
from polis.puzzles.puzzle import goals_of

WORLDS = 3


class Outcome(NamedTuple):
    """What a turn comes to, and a shortest line that leads there."""

    value: int
    effects: frozenset[str]
    line: tuple[str, ...]


class Turns(NamedTuple):
    """The different outcomes of a turn, and how many lines there are, up to the order of moves."""

    outcomes: list[Outcome]
    lines: int
    whole: bool  # no line was cut short by something hidden or by somebody else's choice


class Answer(NamedTuple):
    """The one best turn: its value, what all best turns have in common, and a shortest line."""

    best: int
    core: frozenset[str]
    line: tuple[str, ...]
    lines: int
    second: int | None  # the best value without that
    whole: bool  # the turn depends neither on hidden cards nor on others


class TooMany(Exception):
    """A turn that can be played in more ways than a person can think through."""


def turns(match: Match, goal: str, certain: bool = True, most: int | None = None) -> Turns:
    """Every outcome of the turn that begins now, seen from the seat that plays it.

    Unless `certain`, the hidden cards are taken as they lie and all players choose freely.
    """
    search = Search(match, goal, certain)
    search.run(search.goals.most_tries if most is None else most)
    return Turns([*search.found.values()], search.lines, search.whole)


class Search:
    """Searches a turn depth first; the same moves in another order are searched once."""

    def __init__(self, match: Match, goal: str, certain: bool) -> None:
        assert match.seat is not None
        self.goals = goals_of(match.game)
        self.start = match
        self.before = match.truth.copy()
        self.seat = match.seat
        self.goal = goal
        self.certain = certain
        self.found: dict[tuple[int, frozenset[str]], Outcome] = {}
        self.lines = 0
        self.whole = True

    def run(self, most: int) -> None:
        waiting = [self.start.clone()]
        seen: dict[object, tuple[int, int]] = {}
        tries = 0
        while waiting:
            node = waiting.pop()
            tries += len(node.moves())
            if tries > most:
                raise TooMany
            for move in reversed(node.moves()):
                child, facts = played(node, move)
                if not self.ends(node, child, facts):
                    assert child.question is not None
                    line = child.history[self.start.turn_start :]
                    place = self.goals.fingerprint(child.truth, child.question, line)
                    # search again if the line is shorter: each outcome is told by a shortest line
                    if place not in seen or effort(line) < seen[place]:
                        seen[place] = effort(line)
                        waiting.append(child)

    def ends(self, node: Match, child: Match, facts: list[Fact]) -> bool:
        """Whether a line ends with its last move; if so, its outcome is noted."""
        over = child.over or child.turn_start > self.start.turn_start
        if self.certain:
            if self.depends_on_hidden(child, facts, over):
                self.whole = False
                self.note(node.truth, child)
                return True
            if not over and self.is_up_to_others(child):
                self.whole = False
                self.note(child.truth, child)
                return True
        if over:
            self.note(child.truth, child)
        return over

    def depends_on_hidden(self, match: Match, facts: list[Fact], over: bool) -> bool:
        """Whether what happened, or what is asked now, depends on hidden cards."""
        news = [fact for fact in facts if fact[0] >> self.seat & 1]
        if news and not (over and all(self.goals.harmless(fact, self.seat) for fact in news)):
            return True
        question = match.question
        return not over and question is not None and self.goals.hides(match.truth, question)

    def is_up_to_others(self, match: Match) -> bool:
        return match.seat != self.seat and len(match.moves()) > 1

    def note(self, table: Any, match: Match) -> None:
        """Keeps the shortest line to each outcome; `table` is the last one that is certain."""
        self.lines += 1
        line = match.history[self.start.turn_start :]
        value = self.goals.value(self.goal, self.before, table, self.seat)
        effects = self.goals.effects(self.goal, self.before, table, self.seat)
        known = self.found.get((value, effects))
        if known is None or effort(line) < effort(known.line):
            self.found[value, effects] = Outcome(value, effects, line)


def effort(line: Sequence[str]) -> tuple[int, int]:
    """By what lines are compared: first how many things they do, then how often they decline."""
    return len(line) - line.count(PASS), len(line)


def played(match: Match, move: str) -> tuple[Match, list[Fact]]:
    """A copy in which a move has been played, and the facts that it brought."""
    child = match.clone()
    return child, child.play_telling(move)


def answer(match: Match, goal: str) -> Answer | None:
    """The one best turn, as far as it is certain; None if there is none.

    It is one if what all best turns have in common is found in no other turn.
    """
    found = turns(match, goal)
    sign = -1 if goal in goals_of(match.game).fewest else 1
    best = sign * max([sign * outcome.value for outcome in found.outcomes])
    solutions = [outcome for outcome in found.outcomes if outcome.value == best]
    others = [outcome for outcome in found.outcomes if outcome.value != best]
    core = common(solutions)
    if not core or any(core <= outcome.effects for outcome in others):
        return None
    line = min([outcome.line for outcome in solutions], key=effort)
    second = sign * max([sign * outcome.value for outcome in others]) if others else None
    return Answer(best, core, line, found.lines, second, found.whole)


def common(outcomes: Iterable[Outcome]) -> frozenset[str]:
    first, *rest = [outcome.effects for outcome in outcomes]
    return first.intersection(*rest)


def is_sound(match: Match, goal: str, one: Answer) -> bool:
    """Whether no other turn does as well, even with luck with hidden cards and other players.

    No shorter turn may do the same with luck either: else the answer would be longer only to avoid
    asking others.
    """
    if one.whole:
        return True
    goals = goals_of(match.game)
    sign = -1 if goal in goals.fewest else 1
    return all(
        outcome.effects >= one.core and effort(outcome.line)[0] >= effort(one.line)[0]
        for world in worlds(match)
        for outcome in turns(world, goal, certain=False, most=2 * goals.most_tries).outcomes
        if sign * outcome.value >= sign * one.best
    )


def worlds(match: Match) -> Iterator[Match]:
    """Matches that the seat asked thinks possible; they do not depend on the truth."""
    rng = Random(0)
    for _ in range(WORLDS):
        yield match.imagine(match.seat, rng)
