"""Small lessons to change and break."""

from copy import deepcopy
from typing import Any

from polis.core.languages import LANGUAGES

POSITION = {
    "polis": 1,
    "game": "uchronia",
    "players": 2,
    "forum": ["clay", "wood", "marble"],
    "works": ["dock", "viaduct", "bridge", "shrine", "square"],
    "seats": [{"hand": ["clay", "wood", "stone"]}, {"hand": ["brick", "wood"]}],
}


def words(text: str) -> dict[str, str]:
    """The same words in every language."""
    return dict.fromkeys(LANGUAGES, text)


KINDS: dict[str, dict[str, Any]] = {
    "read": {},
    "move": {
        "expect": ["command clay"],
        "wrong": {"*": words("Not that."), "plot": words("Not plot.")},
        "hints": [words("Look at your Hand."), words("It is [[clay]].")],
    },
    "open": {"until": {"turn": 1}},
}


def step(kind: str, **more: Any) -> dict[str, Any]:
    """A step with a position of its own; a field that is None is left out."""
    made = {"say": words("Some **words**."), "position": POSITION, **KINDS[kind], **more}
    return deepcopy({name: value for name, value in made.items() if value is not None})


def lesson(**more: Any) -> dict[str, Any]:
    """To read, then a Production that the other answers with a Plot, then to read again."""
    steps = [
        step("read", point=["command clay"]),
        step("move", position=None),
        step(
            "move",
            position=None,
            expect=["take marble"],
            wrong={"*": words("Not that.")},
            replies=["plot"],
        ),
        step("read", position=None),
    ]
    head = {"polis": 1, "game": "uchronia", "id": "sample", "title": words("A sample")}
    return deepcopy({**head, "steps": steps, **more})
