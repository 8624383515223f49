"""Reads a lesson that anybody may have written; whatever is wrong is a BadLesson with its path.

What only playing can show (whether a move is legal there) is found by `checking.py`.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from polis.bots import LEVELS
from polis.core.errors import BadLesson, BadPosition
from polis.core.languages import LANGUAGES
from polis.core.reading import Fields, Json, Reader
from polis.core.record import LONGEST_MOVE, from_position, game_of
from polis.games import GAMES
from polis.lessons.lesson import Lesson, Step, Until
from polis.lessons.shapes import Text
from polis.lessons.text import is_one_line, is_sound, links

# A text has to fit on a phone, beside the table.
LONGEST: Final = {"title": 60, "say": 280, "hint": 200, "wrong": 200}
LONGEST_POSITION: Final = 20_000
MOST: Final = {"steps": 60, "moves": 40, "hints": 5, "wrong": 20}
MOST_COUNTED: Final = 99
NAME: Final = "[a-z][a-z0-9]*(-[a-z0-9]+)*"
LONGEST_NAME: Final = 40
MOVE: Final = "[a-z0-9-]+( [a-z0-9-]+)*"

# The fields of a lesson, of each kind of step and of each condition: all of them, and the required.
LESSON: Final = (
    ("polis", "game", "id", "title", "seat", "others", "steps"),
    ("polis", "game", "id", "title", "steps"),
)
STEPS: Final = {
    "read": (("say", "position", "point", "replies"), ("say",)),
    "move": (
        ("say", "position", "point", "expect", "allow", "wrong", "hints", "replies"),
        ("say", "expect", "wrong"),
    ),
    "open": (("say", "position", "point", "until", "hints"), ("say", "until")),
}
UNTIL: Final = {
    "points": (("points",), ("points",)),
    "zone": (("zone", "count", "card"), ("zone", "count")),
    "turn": (("turn",), ("turn",)),
    "over": (("over",), ("over",)),
}


def read(document: Any) -> Lesson:
    """The lesson that a JSON document describes."""
    fields = Reader(document, BadLesson).fields(*LESSON)
    game = game_of(fields)
    seat = fields.get("seat", lambda place: place.number(0, game.players[1] - 1), 0)
    reader = StepReader(game.name, seat)
    title = reader.text(fields["title"], "title")
    places = non_empty(fields["steps"], MOST["steps"])
    steps = [reader.step(place) for place in places]
    for place, step, free in zip(places, steps, after_open(steps), strict=True):
        if free and (step.kind == "move" or step.point or step.replies):
            raise place.bad("bad-lesson-after-open")
    if steps[0].position is None:
        raise places[0].bad("bad-missing-field", field="position")
    return Lesson(
        game=game.name,
        id=matching(fields["id"], NAME, LONGEST_NAME),
        title=title,
        seat=seat,
        others=fields.get("others", lambda place: place.one_of(LEVELS), LEVELS[0]),
        steps=tuple(steps),
    )


def after_open(steps: list[Step]) -> list[bool]:
    """For each step whether its table comes from open play, so that nobody can know it."""
    free, found = False, []
    for step in steps:
        free = free and step.position is None
        found.append(free)
        free = free or step.kind == "open"
    return found


class StepReader:
    """Reads the steps of one lesson."""

    def __init__(self, game: str, seat: int) -> None:
        self.game = GAMES[game]
        self.seat = seat
        self.names = self.game.countable.names()

    def step(self, place: Reader) -> Step:
        fields = self._fields(place)
        nothing: tuple[str, ...] = ()
        expect = fields.get("expect", distinct_moves, nothing)
        allow = fields.get("allow", distinct_moves, nothing)
        for number, move in enumerate(allow):
            if move in expect:
                raise fields["allow"].at(number, move).bad("bad-lesson-twice", move=move)
        return Step(
            say=self.text(fields["say"], "say"),
            position=fields.get("position", self._position, None),
            point=fields.get("point", distinct_moves, nothing),
            expect=expect,
            allow=allow,
            wrong=fields.get("wrong", lambda place: self._wrong(place, (*expect, *allow)), {}),
            hints=fields.get("hints", self._hints, ()),
            replies=fields.get("replies", move_list, nothing),
            until=fields.get("until", self._until, None),
        )

    def _fields(self, place: Reader) -> Fields:
        """The fields of a step, if they belong together."""
        every = [name for allowed, _ in STEPS.values() for name in allowed]
        values = place.fields(every, ("say",)).values
        kind = "open" if "until" in values else "move" if "expect" in values else "read"
        allowed, required = STEPS[kind]
        for name in values:
            if name not in allowed:
                raise place.bad("bad-lesson-field", field=name, step=kind)
        return place.fields(allowed, required)

    def text(self, place: Reader, what: str) -> Text:
        """A text in every language, each naming the same things."""
        fields = place.fields(LANGUAGES, LANGUAGES)
        texts = {}
        for language in LANGUAGES:
            here = fields[language]
            text = texts[language] = here.text(1_000_000)
            if len(text) > LONGEST[what]:
                raise here.bad("bad-lesson-long", most=LONGEST[what], count=len(text))
            if not is_one_line(text):
                raise here.bad("bad-lesson-empty")
            if not is_sound(text):
                raise here.bad("bad-lesson-marks")
            for name in links(text):
                if name not in self.names:
                    raise here.bad("bad-unknown-name", name=name[:LONGEST_NAME])
            if sorted(links(text)) != sorted(links(next(iter(texts.values())))):
                raise here.bad("bad-lesson-links")
        return texts

    def _position(self, place: Reader) -> Json:
        """A position; what is wrong with it is told as a fault of the lesson."""
        try:
            size = len(json.dumps(place.value))
        except (TypeError, ValueError, RecursionError):
            raise place.bad("bad-not-an-object") from None
        if size > LONGEST_POSITION:
            raise place.bad("bad-too-long", most=LONGEST_POSITION)
        try:
            match = from_position(place.value, place.path)
        except BadPosition as fault:
            raise BadLesson(fault.reason) from None
        if match.game != self.game.name or match.players <= self.seat:
            raise place.bad("bad-other-game")
        position: Json = place.value
        return position

    def _wrong(self, place: Reader, right: tuple[str, ...]) -> dict[str, Text]:
        """The answers to wrong moves; `*` answers all moves that are not named."""
        if not isinstance(place.value, dict):
            raise place.bad("bad-not-an-object")
        if "*" not in place.value:
            raise place.bad("bad-missing-field", field="*")
        if len(place.value) > MOST["wrong"]:
            raise place.bad("bad-too-long", most=MOST["wrong"])
        answers = {}
        for key, value in place.value.items():
            move = "*" if key == "*" else matching(place.at("*", key), MOVE, LONGEST_MOVE)
            if move in right:
                raise place.bad("bad-lesson-twice", move=move)
            answers[move] = self.text(place.at(move, value), "wrong")
        return answers

    def _hints(self, place: Reader) -> tuple[Text, ...]:
        return tuple([self.text(hint, "hint") for hint in non_empty(place, MOST["hints"])])

    def _until(self, place: Reader) -> Until:
        """Exactly one condition."""
        given = place.fields([name for allowed, _ in UNTIL.values() for name in allowed])
        what = [name for name in UNTIL if name in given]
        if len(what) != 1:
            raise place.bad("bad-lesson-until")
        fields = place.fields(*UNTIL[what[0]])
        if what == ["over"]:
            if not fields["over"].flag():
                raise fields["over"].bad("bad-lesson-until")
            return Until("over")
        if what == ["points"]:
            return Until("points", fields["points"].number(1, MOST_COUNTED))
        if what == ["turn"]:
            return Until("turn", fields["turn"].number(1, MOST_COUNTED))
        return Until(
            "zone",
            fields["count"].number(1, MOST_COUNTED),
            fields["zone"].one_of(self.game.countable.zones),
            fields.get("card", lambda card: card.one_of(self.names), None),
        )


def non_empty(place: Reader, most: int) -> list[Reader]:
    """The items of a list that must not be empty."""
    items = place.items(most)
    if not items:
        raise place.bad("bad-lesson-nothing")
    return items


def move_list(place: Reader) -> tuple[str, ...]:
    return tuple([matching(move, MOVE, LONGEST_MOVE) for move in non_empty(place, MOST["moves"])])


def distinct_moves(place: Reader) -> tuple[str, ...]:
    """Moves to choose from, each once."""
    found = move_list(place)
    for number, move in enumerate(found):
        if move in found[:number]:
            raise place.at(number, move).bad("bad-lesson-twice", move=move)
    return found


def matching(place: Reader, form: str, longest: int) -> str:
    text = place.text(longest)
    if not re.fullmatch(form, text):
        raise place.bad("bad-lesson-form", value=text)
    return text
