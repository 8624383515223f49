"""The JSON Schema of lessons, from the same tables as the reader, for editors and authors."""

from __future__ import annotations

from collections.abc import Iterable

from polis.bots import LEVELS
from polis.core.languages import LANGUAGES
from polis.core.reading import Json
from polis.core.record import LONGEST_MOVE, VERSION
from polis.games import GAMES
from polis.lessons.reading import (
    LESSON,
    LONGEST,
    LONGEST_NAME,
    MOST,
    MOST_COUNTED,
    MOVE,
    NAME,
    STEPS,
    UNTIL,
)

WORDS = {
    "say": "The text of the step.",
    "position": "The table as it stands when the step begins; without it the table goes on.",
    "point": "Moves whose cards or places are pointed at.",
    "expect": "Moves that finish the step; when one returns to a later step, the first is played.",
    "allow": "Moves that may also be played; the step stays.",
    "wrong": "What is said to other moves: to each by its name, to all others by *.",
    "hints": "Hints in rising detail.",
    "replies": "What the others play when the step is finished, in this order.",
    "until": "Open play ends when this is reached.",
}


def schema() -> Json:
    """The whole schema. What only playing can show is found by `check-lessons`."""
    fields: Json = {
        "polis": {"const": VERSION},
        "game": {"enum": list(GAMES)},
        "id": {"type": "string", "pattern": f"^{NAME}$", "maxLength": LONGEST_NAME},
        "title": text("title"),
        "seat": number(0, max(game.players[1] for game in GAMES.values()) - 1),
        "others": {"enum": list(LEVELS)},
        "steps": items({"oneOf": [step(kind) for kind in STEPS]}, MOST["steps"]),
    }
    # no `$schema`: the site names no other origin, and these words mean the same in every draft
    # from the sixth on
    return {"title": "A lesson of Polis", **shape(fields, *LESSON)}


def step(kind: str) -> Json:
    allowed, required = STEPS[kind]
    fields: Json = {
        "say": text("say"),
        "position": {"type": "object", "required": ["polis", "game", "players"]},
        "point": moves(unique=True),
        "expect": moves(unique=True),
        "allow": moves(unique=True),
        "wrong": {
            "type": "object",
            "required": ["*"],
            "maxProperties": MOST["wrong"],
            "propertyNames": {"pattern": rf"^(\*|{MOVE})$", "maxLength": LONGEST_MOVE},
            "additionalProperties": text("wrong"),
        },
        "hints": items(text("hint"), MOST["hints"]),
        "replies": moves(unique=False),
        "until": {"oneOf": [until(what) for what in UNTIL]},
    }
    described = {name: {"description": WORDS[name], **fields[name]} for name in allowed}
    return shape(described, allowed, required)


def until(what: str) -> Json:
    # games may call things alike
    zones = [*dict.fromkeys([zone for game in GAMES.values() for zone in game.countable.zones])]
    names = [*dict.fromkeys([name for game in GAMES.values() for name in game.countable.names()])]
    fields: Json = {
        "points": number(1, MOST_COUNTED),
        "zone": {"enum": zones},
        "count": number(1, MOST_COUNTED),
        "card": {"enum": names},
        "turn": number(1, MOST_COUNTED),
        "over": {"const": True},
    }
    return shape(fields, *UNTIL[what])


def shape(fields: Json, allowed: Iterable[str], required: Iterable[str]) -> Json:
    return {
        "type": "object",
        "properties": {name: fields[name] for name in allowed},
        "required": list(required),
        "additionalProperties": False,
    }


def text(what: str) -> Json:
    """A text in every language, in one line, without spaces at its ends."""
    words = {"type": "string", "pattern": r"^\S(.*\S)?$", "maxLength": LONGEST[what]}
    return shape(dict.fromkeys(LANGUAGES, words), LANGUAGES, LANGUAGES)


def moves(unique: bool) -> Json:
    move: Json = {"type": "string", "pattern": f"^{MOVE}$", "maxLength": LONGEST_MOVE}
    return items(move, MOST["moves"]) | ({"uniqueItems": True} if unique else {})


def items(each: Json, most: int) -> Json:
    return {"type": "array", "items": each, "minItems": 1, "maxItems": most}


def number(low: int, high: int) -> Json:
    return {"type": "integer", "minimum": low, "maximum": high}
