"""The one object the page talks to: it holds a match and answers requests, JSON text both ways.

A request is `{"do": …, …}`; an answer is `{"ok": …}` or `{"error": {"kind", "reason"}}`. Whatever a
request asks, a fault in it changes nothing. An answer `{"missing": …}` names a part of the engine
that is not at hand: nothing has changed either, and the request can be made again once it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from polis.bots import LEVELS
from polis.bots.chances import chances
from polis.bots.why import open_reasons
from polis.core.errors import BadRecord, IllegalMove, Message, PolisError, message
from polis.core.match import MOST_FACTS, Match
from polis.core.parts import LEARNING, MissingPart, load_part
from polis.core.random_source import SEEDS
from polis.core.reading import Fields, Reader
from polis.core.record import MOST_MOVES, VERSION, replay
from polis.core.score_history import score_history
from polis.core.shapes import GameRecord, Position
from polis.core.share import LONGEST_CODE, decode, encode
from polis.lessons.shapes import LessonStatus, Text
from polis.page import requests
from polis.page.limits import LONGEST_REQUEST, LONGEST_TRIED_MOVE
from polis.page.review import Review
from polis.page.shapes import (
    CardMeaning,
    Checked,
    Done,
    EngineError,
    Missing,
    PlayedThought,
    PuzzleStatus,
    Recorded,
    ScoreHistory,
    SolutionStep,
    State,
    Thought,
    Wrong,
)
from polis.page.showing import state
from polis.page.taking_back import decision_before, steps_back
from polis.page.thinking import Thinking

if TYPE_CHECKING:
    from polis.lessons.teacher import Teacher
    from polis.page.puzzle_session import PuzzleSession


class Session:
    """A match on the page, what was taken back of it, and the teacher if it is a lesson."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.teacher: Teacher | None = None
        self.undone: list[str] = []
        self.thinking = Thinking()
        self.review = Review()
        self.puzzle_session: PuzzleSession | None = None

    def answer(self, text: str) -> str:
        """One request; never raises."""
        answer: dict[str, Any]
        try:
            if len(text) > LONGEST_REQUEST:
                raise BadRecord(message("bad-too-long", path="request", most=LONGEST_REQUEST))
            answer = {"ok": self._do(json.loads(text))}
        except MissingPart as absence:
            missing: Missing = {"missing": absence.part}
            answer = {**missing}
        except PolisError as fault:
            answer = {"error": refusal(fault)}
        except (ValueError, RecursionError):
            answer = {"error": refusal(BadRecord(message("bad-not-an-object", path="request")))}
        return json.dumps(answer, separators=(",", ":"))

    def _do(self, request: Any) -> Any:
        if not isinstance(request, dict):
            raise BadRecord(message("bad-not-an-object", path="request"))
        name = Reader(request.pop("do", None), BadRecord, "do").one_of(REQUESTS)
        shape, method = REQUESTS[name]
        place = Reader(request, BadRecord, name)
        return method(self, place.fields(*fields_of(shape)))

    # Requests

    def new(self, fields: Fields) -> Recorded:
        """A new match; what is wrong with its head is told as for a record."""
        self._take_up(replay({"polis": VERSION, **fields.values, "moves": []}))
        return self._recorded()

    def load(self, fields: Fields) -> Recorded:
        self._take_up(replay(fields["record"].value))
        return self._recorded()

    def check(self, fields: Fields) -> Checked:
        """Whether a record and a lesson are sound, and who moves first in a position given."""
        if "lesson" in fields:
            self._teacher(fields)
        if "record" not in fields:
            return {}
        record = fields["record"].value
        replay(record)
        start = record.get("start", {"turn": 0})
        turn = start["turn"] if "turn" in start else replay({**record, "moves": []}).seat
        return {"turn": turn or 0}

    def puzzle(self, fields: Fields) -> Recorded:
        """Begins a puzzle, in which moves can always be taken back."""
        load_part("polis.page.puzzle_session", LEARNING)
        from polis.page.puzzle_session import PuzzleSession
        from polis.puzzles import puzzle

        puzzle_session = PuzzleSession(puzzle.read(fields["puzzle"].value))
        self._take_up(puzzle_session.puzzle.begin())
        self.puzzle_session = puzzle_session
        return self._recorded()

    def solution(self, fields: Fields) -> list[SolutionStep]:
        if self.puzzle_session is None:
            raise BadRecord(message("bad-no-puzzle", path="solution"))
        return self.puzzle_session.solution()

    def read_code(self, fields: Fields) -> GameRecord:
        """The record in a share code, played through to see that it is sound."""
        record = decode(fields["code"].text(LONGEST_CODE))
        replay(record)
        return record

    def state(self, fields: Fields) -> State:
        """Everything that is drawn for a viewer, with the log from fact number `since` on."""
        match = self._match()
        viewer = self._seat(fields)
        since = fields.get("since", lambda since: since.number(0, MOST_FACTS), 0)
        if "at" in fields:
            return self._state_at(fields["at"].number(0, len(match.history)), viewer, since)
        return {
            **state(match, viewer, since),
            "undo": steps_back(match, viewer, False, *self._bounds()) > 0,
            "redo": bool(self.undone),
            "restart": steps_back(match, viewer, True, *self._bounds()) > 0,
            "lesson": self._lesson_status(),
            "puzzle": self._puzzle_status(),
        }

    def _state_at(self, count: int, viewer: int | None, since: int) -> State:
        """The table after so many moves, as the viewer saw it then."""
        match = self._match()
        shown = state(self.review.at(match, count), viewer, since)
        if count < len(match.history):
            shown["decision"]["moves"] = []
        return {
            **shown,
            "undo": False,
            "redo": False,
            "restart": False,
            "lesson": self._lesson_status(),
            "puzzle": self._puzzle_status(),
        }

    def _lesson_status(self) -> LessonStatus | None:
        return self.teacher.status() if self.teacher else None

    def _puzzle_status(self) -> PuzzleStatus | None:
        return self.puzzle_session.status(self._match()) if self.puzzle_session else None

    def play(self, fields: Fields) -> Recorded | Wrong:
        """Plays a move; in a lesson one that does not belong there is answered and not played."""
        wrong = self._play(fields["move"].text(LONGEST_TRIED_MOVE))
        if wrong is not None:
            return {"wrong": wrong}
        self.undone.clear()
        return self._recorded()

    def lesson(self, fields: Fields) -> Recorded:
        """Begins a step of a lesson, or goes on with it after the `moves` that were played in it.

        If these moves do not fit, because the lesson was changed, the step begins anew.
        """
        teacher = self._teacher(fields)
        if "moves" in fields:
            played = [move.text(LONGEST_TRIED_MOVE) for move in fields["moves"].items(MOST_MOVES)]
            if not teacher.again(played):
                teacher = self._teacher(fields)
        self._take_up(teacher.match, teacher)
        return self._recorded()

    def lesson_next(self, fields: Fields) -> Recorded:
        """Goes on from a step that was read or is finished."""
        if self.teacher is None:
            raise BadRecord(message("bad-no-lesson", path="lesson-next"))
        self.teacher.next()
        self._take_up(self.teacher.match, self.teacher)
        return self._recorded()

    def explain(self, fields: Fields) -> Message | None:
        return self._match().why_not(fields["move"].text(LONGEST_TRIED_MOVE))

    def touch(self, fields: Fields) -> Message | None:
        """Why nothing can be done with a thing now; null if something can."""
        return self._match().why_untouchable(fields["thing"].value, self._seat(fields))

    def card(self, fields: Fields) -> CardMeaning:
        """What a kind of card means to a viewer now, or meant after so many moves."""
        match = self._match()
        if "at" in fields:
            match = self.review.at(match, fields["at"].number(0, len(match.history)))
        return {"now": match.meaning(fields["card"].value, self._seat(fields))}

    def chances(self, fields: Fields) -> list[float]:
        """The seats' chances to win, as a viewer can judge."""
        return chances(self._match(), self._seat(fields))

    def score_history(self, fields: Fields) -> ScoreHistory:
        """The points over time, and how they and the victory came about."""
        match = self._match()
        return {"score_history": score_history(match), **match.result()}

    def undo(self, fields: Fields) -> Recorded:
        """Back to this seat's previous decision, but not past what it has learned since."""
        match, seat = self._match(), self._seat(fields)
        turn = fields.get("turn", Reader.flag, False)
        steps = steps_back(match, seat, turn, *self._bounds())
        if not steps:
            earlier = decision_before(match, seat, turn, *self._bounds()) is not None
            raise IllegalMove(message("why-barrier" if earlier else "why-nothing-to-undo"))
        self.thinking.stop()
        for _ in range(steps):
            self.undone.append(match.history[-1])
            match.undo()
        if self.teacher:
            self.teacher.taken_back()
        return self._recorded()

    def redo(self, fields: Fields) -> Recorded:
        """Forward to this seat's next decision, or as far as was taken back."""
        seat = self._seat(fields)
        if not self.undone:
            raise IllegalMove(message("why-nothing-to-redo"))
        self._play(self.undone.pop())
        while self.undone and self._match().seat != seat:
            self._play(self.undone.pop())
        return self._recorded()

    def think(self, fields: Fields) -> Done:
        """Begins to think for the seat that is asked; `slice` goes on with it."""
        level = fields["level"].one_of(LEVELS)
        seed = fields["seed"].number(0, SEEDS - 1)
        plays = fields.get("play", Reader.flag, False)
        # a page that has begun another game meanwhile must not play in it for somebody else
        if "seat" in fields and fields["seat"].value != self._match().seat:
            raise IllegalMove(message("why-not-now"))
        if plays and self.teacher and self.teacher.step.kind != "open":
            raise IllegalMove(message("why-lesson-move"))
        self.thinking.begin(self._match(), level, seed, fields.values.get("budget"), plays)
        return {}

    def slice(self, fields: Fields) -> Thought | PlayedThought:
        """Goes on thinking; at the end the move is played if `think` said so."""
        step = self.thinking.go_on()
        choice = step["choice"]
        if choice is None or not self.thinking.plays:
            return step
        # the bot's values and own reasons tell of its Hand, so they stay here
        move = choice["move"]
        self._play(move)
        self.undone.clear()
        return {"done": 1, "choice": {"move": move}, **self._recorded()}

    def why(self, fields: Fields) -> list[Message]:
        """Why move number `at` was a good idea, by reasons that every onlooker can see."""
        match = self._match()
        at = fields["at"].number(1, len(match.history))
        past = self.review.at(match, at - 1)
        assert past.seat is not None
        return open_reasons(past, past.seat, match.history[at - 1])

    def stop(self, fields: Fields) -> Done:
        self.thinking.stop()
        return {}

    def record(self, fields: Fields) -> GameRecord:
        return self._match().record()

    def position(self, fields: Fields) -> Position:
        return self._looked_at(fields).position()

    def code(self, fields: Fields) -> str:
        return encode(self._looked_at(fields).record())

    # What the requests share

    def _recorded(self) -> Recorded:
        """What answers a change of the match: its record, so that a worker's end loses nothing."""
        answer: Recorded = {"record": self._match().record()}
        if self.teacher:
            answer["lesson"] = self.teacher.status()
        return answer

    def _teacher(self, fields: Fields) -> Teacher:
        # most pages play without lessons
        load_part("polis.lessons.teacher", LEARNING)
        from polis.lessons.reading import read
        from polis.lessons.teacher import Teacher

        lesson = read(fields["lesson"].value)
        return Teacher(
            lesson, fields.get("step", lambda step: step.number(0, len(lesson.steps) - 1), 0)
        )

    def _match(self) -> Match:
        if self.match is None:
            raise BadRecord(message("bad-no-match", path="request"))
        return self.match

    def _looked_at(self, fields: Fields) -> Match:
        """The match, or as it stood after `at` moves."""
        match = self._match()
        if "at" not in fields:
            return match
        return self.review.at(match, fields["at"].number(0, len(match.history)))

    def _seat(self, fields: Fields) -> int | None:
        if fields.values.get("seat") is None:
            return None
        return fields["seat"].number(0, self._match().players - 1)

    def _bounds(self) -> tuple[int, bool]:
        """How many moves (before a lesson's step) cannot be taken back, and whether it is free.

        It is free in a puzzle, whose answer does not depend on hidden cards.
        """
        return self.teacher.place.start if self.teacher else 0, self.puzzle_session is not None

    def _take_up(self, match: Match, teacher: Teacher | None = None) -> None:
        """Makes this the match being played."""
        self.thinking = Thinking()  # a bot remembers the match it has played
        self.review = Review()
        self.puzzle_session = None
        self.match, self.teacher, self.undone = match, teacher, []

    def _play(self, move: str) -> Text | None:
        """Plays a move; in a lesson returns the answer to one that does not belong there."""
        if self.teacher is None:
            self._match().play(move)
        else:
            step = self.teacher.place.number
            wrong = self.teacher.play(move)
            if wrong is not None:
                return wrong
            if self.teacher.match is not self.match or self.teacher.place.number != step:
                self._take_up(self.teacher.match, self.teacher)
        self.thinking.stop()
        return None


def refusal(fault: PolisError) -> EngineError:
    kind: Any = type(fault).__name__
    return {"kind": kind, "reason": fault.reason}


@cache
def fields_of(request: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a request may say besides its name, and what it must say."""
    named = tuple(name for name in request.__annotations__ if name != "do")
    needed: frozenset[str] = request.__required_keys__  # type: ignore[attr-defined]
    return named, tuple(name for name in named if name in needed)


Method = Callable[[Session, Fields], object]
# for each request its fields and the method that answers
REQUESTS: dict[str, tuple[type, Method]] = {
    "new": (requests.NewRequest, Session.new),
    "load": (requests.LoadRequest, Session.load),
    "check": (requests.CheckRequest, Session.check),
    "puzzle": (requests.PuzzleRequest, Session.puzzle),
    "solution": (requests.SolutionRequest, Session.solution),
    "read-code": (requests.ReadCodeRequest, Session.read_code),
    "state": (requests.StateRequest, Session.state),
    "play": (requests.PlayRequest, Session.play),
    "lesson": (requests.LessonRequest, Session.lesson),
    "lesson-next": (requests.LessonNextRequest, Session.lesson_next),
    "explain": (requests.ExplainRequest, Session.explain),
    "touch": (requests.TouchRequest, Session.touch),
    "card": (requests.CardRequest, Session.card),
    "chances": (requests.ChancesRequest, Session.chances),
    "score-history": (requests.ScoreHistoryRequest, Session.score_history),
    "undo": (requests.UndoRequest, Session.undo),
    "redo": (requests.RedoRequest, Session.redo),
    "think": (requests.ThinkRequest, Session.think),
    "slice": (requests.SliceRequest, Session.slice),
    "why": (requests.WhyRequest, Session.why),
    "stop": (requests.StopRequest, Session.stop),
    "record": (requests.RecordRequest, Session.record),
    "position": (requests.PositionRequest, Session.position),
    "code": (requests.CodeRequest, Session.code),
}
