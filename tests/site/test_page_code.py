"""What holds of the page's sources, whatever they do."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from language_files import ROOT

HERE = Path(__file__).parent
WEB = ROOT / "web"
SOURCES = sorted(
    path
    for path in WEB.rglob("*.js")
    if not path.relative_to(WEB).parts[0].startswith(("node_modules", "tutorial"))
)
TYPE = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
# an event of ours that does not say what it tells of tells of anything
ANYTHING = re.compile(r"\bany\b|\bCustomEvent\b(?!\s*<)")
TIMER = re.compile(r"\bset(?:Timeout|Interval)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?,\s*\d")


def comments(text: str) -> Iterator[str]:
    yield from re.findall(r"/\*\*.*?\*/", text, re.DOTALL)


def untyped(text: str) -> list[str]:
    """The types in a source's comments that allow anything."""
    types = [found for comment in comments(text) for found in TYPE.findall(comment)]
    return [found for found in types if ANYTHING.search(found)]


@pytest.mark.parametrize("stories", ["table_phases.mjs", "table_sessions.mjs"])
def test_stories_of_a_table(stories: str) -> None:
    command = ["node", "--test", "--test-reporter=tap", "--test-timeout=60000", str(HERE / stories)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "# pass 0" not in run.stdout


def test_no_source_of_the_page_says_any() -> None:
    found = {path.relative_to(WEB).as_posix(): untyped(path.read_text("utf-8")) for path in SOURCES}
    assert len(found) > 80
    assert {name: types for name, types in found.items() if types} == {}
    assert untyped("/** @param {{ move: any }} what */") == ["{{ move: any }}"]
    assert untyped("/** @type {CustomEvent} */ (event)") == ["{CustomEvent}"]
    assert untyped("/** @type {CustomEvent<string>} */ (event)") == []
    assert untyped("/** @type {Record<string, any>} any of them */") == ["{Record<string, any>}"]


def test_every_wait_is_named_in_the_file_of_deadlines() -> None:
    numbered = [
        path.relative_to(WEB).as_posix()
        for path in SOURCES
        if TIMER.search(path.read_text("utf-8"))
    ]
    assert numbered == []
    assert TIMER.search("setTimeout(() => link.remove(), 8000);")
    assert TIMER.search("setInterval(\n  () => {\n    beat(1);\n  },\n  700,\n);")


def test_the_style_sheet_waits_as_long_as_the_script_until_the_page_has_begun() -> None:
    deadlines = (WEB / "page" / "deadlines.js").read_text("utf-8")
    sheet = (WEB / "styles" / "page.css").read_text("utf-8")
    told = re.search(r'wait\("unstarted", ([\d_]+)\)', deadlines)
    shown = re.search(r"animation: appear 0s (\d+)s", sheet)
    assert told
    assert shown
    assert int(told[1]) == int(shown[1]) * 1000
