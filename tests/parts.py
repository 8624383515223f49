"""What belongs where.

`build.py test` runs every test that is marked with no part, `build.py test-all` all of them, and
`build.py test-all NAME …` those of a part or of a folder of `tests/` (`engine`: of all the folders
that need neither the built site nor a browser).

A test, or one of its parameters, that shows more of what the others have shown once is marked with
the part it belongs to: `@part("soak")`, `pytest.param(…, marks=part("geometry"))`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
PARTS = {
    "soak": "thousands of random games with everything counted again",
    "pyodide": "the engine's own tests inside Pyodide, and hundreds of games compared",
    "geometry": "every table size of every drawn game, in every language, on every screen",
    "faults": "every part of the site with every fault; every storage that fails",
    "embeds": "tables in frames of every width, and ten at once",
    "fuzz": "a thousand fuzzed addresses and messages",
    "games": "whole games and lessons by clicks and keys, in every variant",
    "browsers": "the page in Firefox and WebKit",
}
# folders in which something else than the engine alone is tested
BUILT = ("site", "browser", "browsers")
FOLDERS = sorted(path.name for path in TESTS.iterdir() if any(path.glob("test_*.py")))
NAMES = ["all", "engine", *FOLDERS, *(name for name in PARTS if name not in FOLDERS)]

# How many examples a property is tried on: where one is a moment of a game, and where it is a game.
EXAMPLES = {"everyday": (20, 3), "thorough": (150, 25)}
for profile, (moments, _) in EXAMPLES.items():
    # what everyday tests try is always the same, so that they fail for what was changed alone
    settings.register_profile(
        profile, max_examples=moments, deadline=None, derandomize=profile == "everyday"
    )

Parameter = TypeVar("Parameter")
Test = TypeVar("Test", bound=Callable[..., None])


def part(name: str) -> pytest.MarkDecorator:
    """A test that only `build.py test-all` runs, by itself as `build.py test-all NAME`."""
    if name not in PARTS:
        raise ValueError(f"{name} is no part of the tests: {', '.join(PARTS)}")
    return pytest.mark.part(name)


def whole_games(test: Test) -> Test:
    """A property whose examples are whole games, so that only a few are tried."""
    _, games = EXAMPLES[settings.get_current_profile_name()]
    return settings(max_examples=games)(test)


def few_of(
    name: str, parameters: Iterable[Parameter], everyday: Sequence[Parameter]
) -> list[object]:
    """Parameters of which `build.py test` runs a few; the others belong to a part."""
    return [it if it in everyday else pytest.param(it, marks=part(name)) for it in parameters]


def belongs(item: pytest.Item, names: Sequence[str]) -> bool:
    """Whether a test is one of those that are wanted by these names; by none, of every day."""
    marks = {mark.args[0] for mark in item.iter_markers("part")}
    if not names:
        return not marks
    folder = item.path.relative_to(TESTS).parts[0]
    wanted = {"all", folder, *marks, *(() if folder in BUILT else ("engine",))}
    return not wanted.isdisjoint(names)
