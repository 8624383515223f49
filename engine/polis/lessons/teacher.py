"""Takes a learner through a lesson: what may be played now, what comes of it, what is next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polis.core.errors import Argument, BadLesson, IllegalMove, message
from polis.core.match import Match
from polis.core.record import from_position
from polis.lessons.lesson import Lesson, Step
from polis.lessons.shapes import LessonStatus, Text
from polis.lessons.until import reached


class Place(NamedTuple):
    """Where a learner is: the step, its table, and how many moves were played before it."""

    number: int
    match: Match
    start: int
    done: bool = False  # the step is finished, and the learner looks at the outcome


class Teacher:
    """One learner in one lesson. A fault in the lesson is a BadLesson and changes nothing."""

    def __init__(self, lesson: Lesson, number: int = 0, match: Match | None = None) -> None:
        """Begins at a step, on the table to which the lesson leads or on the one given."""
        self.lesson = lesson
        self.place = self._way_to(number) if match is None else self._begun(number, match)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.place.number]

    @property
    def match(self) -> Match:
        return self.place.match

    @property
    def finished(self) -> bool:
        """Whether the whole lesson is."""
        return self.place.done and self.place.number == len(self.lesson.steps) - 1

    # What a learner does

    def play(self, move: str) -> Text | None:
        """Plays a move; one that does not belong here is not played, and its answer is returned."""
        match, step = self.match, self.step
        why = match.why_not(move)
        if why is not None:
            raise IllegalMove(why)
        if self.place.done or step.kind == "read":
            raise IllegalMove(message("why-lesson-next"))
        if step.kind == "move" and move not in (*step.expect, *step.allow):
            return step.wrong.get(move, step.wrong["*"])
        self.place = self._played(self.place, move)
        return None

    def next(self) -> None:
        """Goes on from a step that was read or is finished."""
        self.place = self._on(self.place)

    def go_to(self, number: int) -> None:
        """Goes to a step by playing the first expected moves on the way there.

        Nobody can know how open play ends, so a step that goes on with its table cannot be reached
        this way: the learner begins at the open play instead.
        """
        self.place = self._way_to(number)

    def again(self, moves: Sequence[str]) -> bool:
        """Plays again what was already played in this step; returns whether all of it fitted."""
        number, start = self.place.number, self.place.start
        while self.place.number == number and not self.place.done:
            count = len(self.match.history) - start
            if count >= len(moves):
                break
            if self.step.kind == "read":
                self.next()
            elif self.match.why_not(moves[count]) or self.play(moves[count]) is not None:
                break
        return self.place.number == number and self.match.history[start:] == tuple(moves)

    def taken_back(self) -> None:
        """Notes that moves of this step were taken back, so that it is not finished any more."""
        self.place = self.place._replace(done=False)

    def status(self) -> LessonStatus:
        """How the lesson stands, for an interface that has the lesson itself."""
        step, match, place = self.step, self.match, self.place
        asked = not place.done and match.seat == self.lesson.seat
        legal = match.moves() if asked else ()
        is_open = step.kind == "open" and not place.done
        bots_turn = is_open and match.seat not in (None, self.lesson.seat)
        return {
            "id": self.lesson.id,
            "step": place.number,
            "steps": len(self.lesson.steps),
            "kind": step.kind,
            "point": [move for move in step.point if move in legal],
            "expected": [move for move in step.expect if move in legal],
            "hints": len(step.hints),
            "since": place.start,
            "done": place.done,
            "finished": self.finished,
            # the game ended before the open play came to what it was played for
            "failed": is_open and match.over,
            "bot": {"level": self.lesson.others, "seed": len(match.history)} if bots_turn else None,
        }

    # How it goes on: each method returns a new place, so that a fault on the way changes nothing

    def _begun(self, number: int, match: Match | None) -> Place:
        """The beginning of a step, on its own position or on the table of the previous step."""
        step = self.lesson.steps[number]
        if step.position is not None:
            match = from_position(step.position)
        assert match is not None, "the first step has a position"
        if step.kind == "move" and match.seat != self.lesson.seat:
            raise self._bad("bad-lesson-not-asked", number, "expect")
        place = Place(number, match, len(match.history))
        return self._ended(place) if self._is_reached(place) else place

    def _played(self, place: Place, move: str) -> Place:
        """The place after a move that belongs to the step."""
        step = self.lesson.steps[place.number]
        if step.kind == "open":
            place.match.play(move)
            return self._ended(place) if self._is_reached(place) else place
        after = place._replace(match=place.match.clone())
        after.match.play(move)
        if move in step.expect:
            self._reply(after)
            return self._ended(after)
        if after.match.seat != self.lesson.seat:
            raise self._bad("bad-lesson-not-asked", place.number, "allow", step.allow.index(move))
        return after

    def _is_reached(self, place: Place) -> bool:
        until = self.lesson.steps[place.number].until
        return until is not None and reached(until, place.match, self.lesson.seat, place.start)

    def _reply(self, place: Place) -> None:
        """Plays the moves with which the others reply."""
        for count, move in enumerate(self.lesson.steps[place.number].replies):
            where = (place.number, "replies", count)
            if place.match.seat == self.lesson.seat:
                raise self._bad("bad-lesson-reply", *where, move=move)
            self._must_be_legal(place.match, move, *where)
            place.match.play(move)

    def _ended(self, place: Place) -> Place:
        """A step's end: the next step if it uses this table, else the outcome to look at."""
        following = place.number + 1
        if following == len(self.lesson.steps) or self.lesson.steps[following].position is not None:
            return place._replace(done=True)
        return self._begun(following, place.match)

    def _on(self, place: Place) -> Place:
        step, last = self.lesson.steps[place.number], len(self.lesson.steps) - 1
        if place.done:
            if place.number == last:
                raise IllegalMove(message("why-lesson-over"))
            return self._begun(place.number + 1, place.match)
        if step.kind != "read":
            raise IllegalMove(message("why-lesson-move"))
        after = place._replace(match=place.match.clone())
        self._reply(after)
        if step.replies or place.number == last:
            return self._ended(after)
        return self._begun(place.number + 1, after.match)

    def _way_to(self, number: int) -> Place:
        """The beginning of a step, reached from the last position before it by expected moves."""
        steps = self.lesson.steps
        first = max(n for n in range(number + 1) if steps[n].position is not None)
        place = self._begun(first, None)
        while place.number < number and (place.done or steps[place.number].kind != "open"):
            if place.done or steps[place.number].kind == "read":
                place = self._on(place)
            else:
                place = self._played(place, self._first_expected(place))
        return place

    def _first_expected(self, place: Place) -> str:
        expect = self.lesson.steps[place.number].expect
        legal = [move for move in expect if move in place.match.moves()]
        if not legal:
            self._must_be_legal(place.match, expect[0], place.number, "expect", 0)
        return legal[0]

    def _must_be_legal(self, match: Match, move: str, number: int, *where: str | int) -> None:
        why = match.why_not(move)
        if why is not None:
            legal = list(match.moves())
            raise self._bad("bad-lesson-move", number, *where, move=move, why=why, legal=legal)

    def _bad(self, id: str, number: int, *where: str | int, **args: Argument) -> BadLesson:
        path = ".".join(map(str, ("steps", number, *where)))
        return BadLesson(message(id, path=path, **args))
