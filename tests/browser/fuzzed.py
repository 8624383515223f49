"""Addresses of a frame that nobody should write, and some that are nearly right."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

import polis
from browser.embedding import POSITION
from browser.learner import steps_of
from browser.story import played_by_foxes
from polis.core.languages import LANGUAGES

EVIL = [
    "<script>hacked=1</script>",
    "<img src=x onerror=hacked=1>",
    "javascript:hacked=1",
    "'\"><svg onload=hacked=1>",
    "${hacked=1}",
    "{{hacked=1}}",
    "../../../etc/passwd",
    "//example.org/x",
    "https://example.org/embed.html",
    "data:text/html,<script>hacked=1</script>",
    "__proto__",
    "constructor",
    "\u202e\u0000\ufffe",
    "\U0001f996" * 20,
    "x" * 3000,
    "-1",
    "1e999",
    "NaN",
    "null",
    "[]",
    "{}",
    "[" * 2000,
    '{"polis":1}',
    '{"__proto__":{"polis":1}}',
    "",
    " ",
    "%00",
    "%zz",
]
RIGHT = {
    "game": ["uchronia"],
    "players": ["2", "5"],
    "seed": ["7"],
    "seats": ["human,mouse", "human,fox,owl"],
    "lang": [*LANGUAGES],
    "theme": ["light", "dark", "auto"],
    "speed": ["0"],
    "table": ["plain", "drawn"],
    "start": ["click"],
    "lesson": ["first-production"],
    "puzzle": ["u-001"],
    "position": [json.dumps(POSITION)],
}
NAMES = [*RIGHT, "record", "names", "host", "code", "colours", "src", "onload", "__proto__", ""]

CODE = polis.encode(polis.from_position(POSITION).record())
RECORD = played_by_foxes(2, 3, stop=30).record()
LESSON: dict[str, Any] = {
    "polis": 1,
    "game": "uchronia",
    "id": "mine",
    "title": dict.fromkeys(LANGUAGES, "One"),
    "steps": steps_of("first-production"),
}


def address(rng: Random, start: str = "") -> str:
    """A query and a fragment."""
    count = rng.choice((0, 1, 1, 2, 3, 6))
    query = "&".join(
        [*([f"start={start}"] if start else []), *(parameter(rng) for _ in range(count))]
    )
    return f"?{query}" + rng.choice(("", "", fragment(rng)))


def parameter(rng: Random) -> str:
    name = rng.choice(NAMES)
    value = rng.choice([*RIGHT.get(name, []), *EVIL]) if rng.random() < 0.8 else mutated(rng)
    if rng.random() < 0.1:
        return name  # without a value
    return f"{quote(name)}={value if rng.random() < 0.2 else quote(value)}".replace("#", "%23")


def fragment(rng: Random) -> str:
    at = rng.randrange(len(CODE))
    broken = (CODE[:at], CODE[:at] + "A" + CODE[at:], quote(rng.choice(EVIL)), CODE)
    return rng.choice(("#r=", "#", "#r", "#x=")) + rng.choice(broken)


def mutated(rng: Random) -> str:
    """A valid value with one thing in it changed."""
    value = json.loads(json.dumps(rng.choice((POSITION, RECORD, LESSON))))
    place = value
    while True:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.8:
            place = place[key]
            continue
        if rng.random() < 0.2 and isinstance(place, dict):
            del place[key]
        else:
            place[key] = rng.choice([*EVIL[:20], -1, 10**30, 0.5, True, None, [], {}, [[]]])
        return json.dumps(value)
