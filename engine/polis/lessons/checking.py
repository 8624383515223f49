"""Plays a lesson on every way through it and tells all that an author has to put right."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from polis.bots import get
from polis.core.catalogue import catalogue
from polis.core.errors import Argument, BadLesson, message
from polis.core.languages import LANGUAGES
from polis.core.match import Match
from polis.core.record import from_position
from polis.games import GAMES
from polis.lessons.lesson import Lesson, Step
from polis.lessons.reading import LONGEST
from polis.lessons.shapes import Text
from polis.lessons.teacher import Teacher
from polis.lessons.text import plain

MOST_WAYS: Final = 100
# The level that plays for the learner in each try of open play, until one try reaches the end.
TRIES: Final = ("fox", "mouse", "fox", "mouse", "fox", "mouse", "mouse", "mouse")
LONGEST_TRY: Final = 3000
PLAYED_OPENLY: Final = 8  # of the tables at which open play can begin


def faults(lesson: Lesson) -> list[BadLesson]:
    """All that is wrong with a lesson that could be read."""
    return [*too_long(lesson), *Ways(lesson).faults()]


def too_long(lesson: Lesson) -> Iterator[BadLesson]:
    """Texts that do not fit once things are called by their names."""
    kinds = GAMES[lesson.game].countable.names()
    for path, what, text in texts(lesson):
        for language in LANGUAGES:
            say = catalogue(language)
            shown = plain(text[language], lambda name: say.word(f"{kinds[name]}-{name}"))
            if len(shown) > LONGEST[what]:
                where = f"{path}.{language}"
                yield bad("bad-lesson-long", where, most=LONGEST[what], count=len(shown))


def texts(lesson: Lesson) -> Iterator[tuple[str, str, Text]]:
    """Every text with its path and what it is."""
    yield "title", "title", lesson.title
    for number, step in enumerate(lesson.steps):
        yield f"steps.{number}.say", "say", step.say
        for move, text in step.wrong.items():
            yield f"steps.{number}.wrong.{move}", "wrong", text
        for count, text in enumerate(step.hints):
            yield f"steps.{number}.hints.{count}", "hint", text


class Ways:
    """Every table that a learner can have in front of them, step by step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.found: dict[str, BadLesson] = {}

    def faults(self) -> list[BadLesson]:
        tables: list[Match] = []
        for number, step in enumerate(self.lesson.steps):
            if step.position is not None:
                tables = [from_position(step.position)]
            if not tables:
                self._note(bad("bad-lesson-unreachable", f"steps.{number}"))
                continue
            self._look_at(number, "point", step.point, tables)
            follow = {"read": self._read, "move": self._move, "open": self._open}[step.kind]
            tables = list(distinct(follow(number, step, tables)))
            if len(tables) > MOST_WAYS:
                self._note(bad("bad-lesson-ways", f"steps.{number}", most=MOST_WAYS))
                del tables[MOST_WAYS:]
        return list(self.found.values())

    def _read(self, number: int, step: Step, tables: list[Match]) -> Iterator[Match]:
        for table in tables:
            try:
                teacher = Teacher(self.lesson, number, table)
                teacher.next()
                yield teacher.match
            except BadLesson as fault:
                self._note(fault)

    def _move(self, number: int, step: Step, tables: list[Match]) -> Iterator[Match]:
        """The tables after every expected move, also where allowed moves were played before it."""
        right = (*step.expect, *step.allow)
        seen = list(tables)
        for table in seen:
            for move in right:
                after = self._after(number, table, move) if move in table.moves() else None
                if after is None:
                    continue
                if move in step.expect:
                    yield after
                elif len(seen) < MOST_WAYS:
                    seen.append(after)
        # a move that is legal nowhere is told below
        dead = [table for table in seen if not any(move in table.moves() for move in right)]
        if dead and len(dead) < len(seen):
            field = "expect" if dead[0] in tables else "allow"
            self._note(bad("bad-lesson-stuck", f"steps.{number}.{field}"))
        named = [move for move in step.wrong if move != "*"]
        for field, moves in (("expect", step.expect), ("allow", step.allow), ("wrong", named)):
            self._look_at(number, field, moves, seen)

    def _after(self, number: int, table: Match, move: str) -> Match | None:
        """The table to which a move of the step leads."""
        try:
            teacher = Teacher(self.lesson, number, table)
            teacher.play(move)
        except BadLesson as fault:
            self._note(fault)
            return None
        return teacher.match

    def _open(self, number: int, step: Step, tables: list[Match]) -> Iterator[Match]:
        for table in tables[:PLAYED_OPENLY]:
            reached = self._bots_reach(number, table)
            if reached is None:
                self._note(bad("bad-lesson-endless", f"steps.{number}.until", count=len(TRIES)))
                break
            if len(reached.history) == len(table.history):
                self._note(bad("bad-lesson-reached", f"steps.{number}.until"))
                break
            yield reached

    def _bots_reach(self, number: int, table: Match) -> Match | None:
        """The table after open play by bots."""
        for seed, level in enumerate(TRIES):
            teacher = Teacher(self.lesson, number, table.clone())
            rng = Random(seed)
            players = [get(self.lesson.others) for _ in range(teacher.match.players)]
            players[self.lesson.seat] = get(level)
            for _ in range(LONGEST_TRY):
                if teacher.place.done or teacher.place.number != number:
                    return teacher.match
                seat = teacher.match.seat
                if seat is None:
                    break
                teacher.play(players[seat].choose(teacher.match, seat, rng, 1).move)
        return None

    def _look_at(self, number: int, field: str, moves: Iterable[str], tables: list[Match]) -> None:
        """Notes the moves that the learner can play at none of these tables."""
        asked = [table for table in tables if table.seat == self.lesson.seat]
        for count, move in enumerate(moves):
            if any(move in table.moves() for table in asked):
                continue
            path = f"steps.{number}.{field}.{move if field == 'wrong' else count}"
            if asked:
                why, legal = asked[0].why_not(move), list(asked[0].moves())
                self._note(bad("bad-lesson-move", path, move=move, why=why, legal=legal))
            else:
                self._note(bad("bad-lesson-not-asked", path))

    def _note(self, fault: BadLesson) -> None:
        """Notes the first fault of each place only, because many ways may lead there."""
        self.found.setdefault(fault.path, fault)


def distinct(tables: Iterable[Match]) -> Iterator[Match]:
    """Each table once, even if several ways lead to it."""
    seen: list[str] = []
    for table in tables:
        position = json.dumps(table.position(), sort_keys=True)
        if position not in seen:
            seen.append(position)
            yield table


def bad(id: str, path: str, **args: Argument) -> BadLesson:
    return BadLesson(message(id, path=path, **args))
