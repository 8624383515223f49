"""Every mistake an author can make: a lesson with it, its place, and how it is named."""

from typing import Any

from lessons.samples import POSITION, lesson, step, words


def of(*steps: Any) -> dict[str, Any]:
    return lesson(steps=list(steps))


def said(text: str) -> dict[str, Any]:
    return of(step("read", say={**words("Some words."), "fr": text}))


def without(*names: str) -> dict[str, Any]:
    return {name: value for name, value in lesson().items() if name not in names}


BAD: list[tuple[Any, str, str]] = [
    (without("title"), ".", "bad-missing-field"),
    (lesson(polis=2), "polis", "bad-out-of-range"),
    (lesson(game="chess"), "game", "bad-unknown-name"),
    (lesson(id="Big Words"), "id", "bad-lesson-form"),
    (lesson(id="x" * 41), "id", "bad-not-a-text"),
    (lesson(author="me"), ".", "bad-unknown-field"),
    (lesson(seat=5), "seat", "bad-out-of-range"),
    (lesson(seat=2), "steps.0.position", "bad-other-game"),
    (lesson(others="lion"), "others", "bad-unknown-name"),
    (lesson(title={"en": "A"}), "title", "bad-missing-field"),
    (lesson(title=words("x" * 61)), "title.en", "bad-lesson-long"),
    (lesson(steps=[]), "steps", "bad-lesson-nothing"),
    (lesson(steps=[step("read")] * 61), "steps", "bad-too-long"),
    (of(step("read", position=None)), "steps.0", "bad-missing-field"),
    (of(step("read", say=None)), "steps.0", "bad-missing-field"),
    (of(step("read", say={"en": "A"})), "steps.0.say", "bad-missing-field"),
    (of(step("read", say={**words("A"), "de": "B"})), "steps.0.say", "bad-unknown-field"),
    (said(""), "steps.0.say.fr", "bad-lesson-empty"),
    (said(" Words."), "steps.0.say.fr", "bad-lesson-empty"),
    (said("Two\nlines."), "steps.0.say.fr", "bad-lesson-empty"),
    (said("x" * 281), "steps.0.say.fr", "bad-lesson-long"),
    (said("A **bold word."), "steps.0.say.fr", "bad-lesson-marks"),
    (said("Nothing **** bold."), "steps.0.say.fr", "bad-lesson-marks"),
    (said("A [[Bridge]]."), "steps.0.say.fr", "bad-lesson-marks"),
    (said("A [[bridge]]."), "steps.0.say.fr", "bad-lesson-links"),
    (of(step("read", say=words("A [[tower]]."))), "steps.0.say.en", "bad-unknown-name"),
    (of(step("read", wrong={"*": words("A")})), "steps.0", "bad-lesson-field"),
    (of(step("read", allow=["plot"])), "steps.0", "bad-lesson-field"),
    (of(step("open", expect=["plot"])), "steps.0", "bad-lesson-field"),
    (of(step("open", replies=["plot"])), "steps.0", "bad-lesson-field"),
    (of(step("move", wrong=None)), "steps.0", "bad-missing-field"),
    (of(step("move", wrong={"plot": words("A")})), "steps.0.wrong", "bad-missing-field"),
    (of(step("move", expect=[])), "steps.0.expect", "bad-lesson-nothing"),
    (of(step("move", expect="plot")), "steps.0.expect", "bad-not-a-list"),
    (of(step("move", expect=["Plot"])), "steps.0.expect.0", "bad-lesson-form"),
    (of(step("move", expect=["pass", "pass"])), "steps.0.expect.1", "bad-lesson-twice"),
    (of(step("move", allow=["command clay"])), "steps.0.allow.0", "bad-lesson-twice"),
    (
        of(step("move", wrong={"*": words("A"), "command clay": words("B")})),
        "steps.0.wrong",
        "bad-lesson-twice",
    ),
    (of(step("move", hints=[words("A")] * 6)), "steps.0.hints", "bad-too-long"),
    (of(step("move", hints=[words("x" * 201)])), "steps.0.hints.0.en", "bad-lesson-long"),
    (of(step("open", until={})), "steps.0.until", "bad-lesson-until"),
    (of(step("open", until={"over": False})), "steps.0.until.over", "bad-lesson-until"),
    (of(step("open", until={"turn": 1, "points": 1})), "steps.0.until", "bad-lesson-until"),
    (of(step("open", until={"turn": 0})), "steps.0.until.turn", "bad-out-of-range"),
    (
        of(step("open", until={"zone": "forum", "count": 1})),
        "steps.0.until.zone",
        "bad-unknown-name",
    ),
    (of(step("open", until={"zone": "hand"})), "steps.0.until", "bad-missing-field"),
    (of(step("open", until={"turn": 1, "count": 1})), "steps.0.until", "bad-unknown-field"),
    (of(step("open", until={"weather": 1})), "steps.0.until", "bad-unknown-field"),
    (of(step("read", position={})), "steps.0.position", "bad-missing-field"),
    (
        of(step("read", position={**POSITION, "forum": ["gold"]})),
        "steps.0.position.forum.0",
        "bad-unknown-name",
    ),
    (
        of(step("read", position={**POSITION, "pile": ["clay"] * 5000})),
        "steps.0.position",
        "bad-too-long",
    ),
    (of(step("open"), step("move", position=None)), "steps.1", "bad-lesson-after-open"),
    (
        of(step("open"), step("read", position=None), step("read", position=None, point=["plot"])),
        "steps.2",
        "bad-lesson-after-open",
    ),
    (
        of(step("open"), step("read", position=None, replies=["plot"])),
        "steps.1",
        "bad-lesson-after-open",
    ),
]
