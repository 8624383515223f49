"""What a test that fails leaves behind, so that one can see what it saw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "test-failures"
FAILED = pytest.StashKey[bool]()


class Keepsakes:
    """A folder of a test's own, made when there is something to put into it."""

    def __init__(self, item: pytest.Item) -> None:
        self.item = item
        name = re.sub(r"[^\w.-]+", "-", item.nodeid.removeprefix("tests/")).strip("-")
        self.folder = FOLDER / name[:150]

    @property
    def wanted(self) -> bool:
        return self.item.stash.get(FAILED, False)

    def keep(self, name: str, content: str | bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        data = content.encode() if isinstance(content, str) else content
        (self.folder / name).write_bytes(data)
        note = ("left", str(self.folder.relative_to(ROOT)))
        if note not in self.item.user_properties:
            self.item.user_properties.append(note)


def note_failure(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """For `pytest_runtest_makereport`: what a fixture does after its test depends on it."""
    if call.excinfo and not call.excinfo.errisinstance(pytest.skip.Exception):
        item.stash[FAILED] = True
