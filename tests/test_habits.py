"""What holds of every file of tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def imported(source: str) -> Iterator[str]:
    """The dotted names a file imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module or ''}.{alias.name}" for alias in node.names)


def of_tests(source: str) -> list[str]:
    """The names among them that lie in a file of tests, or are one."""
    return [name for name in imported(source) if "test_" in [part[:5] for part in name.split(".")]]


def test_what_tests_share_has_a_name_of_its_own() -> None:
    """A file of tests is imported by nobody: what others need lies beside it."""
    found = {
        path.relative_to(TESTS).as_posix(): names
        for path in sorted(TESTS.rglob("*.py"))
        if (names := of_tests(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "import core.test_golden",
        "from core.test_golden import SEEDS",
        "from core import test_golden",
        "from . import test_golden",
        "def late():\n    from core.test_golden import SEEDS",
    ],
)
def test_such_an_import_is_found_however_it_is_written(source: str) -> None:
    assert of_tests(source)
    assert not of_tests(source.replace("test_golden", "golden"))
