"""A match is used by its public API: what begins with an underscore is for `core/` alone.

The whole table of a match is its `truth`, for puzzles, training and tests; bots get the `table` of
matches that they imagine, which can be looked at and not replaced.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import polis
import pytest
from polis.core.match import ImaginedMatch
from polis.core.replayer import Replayer
from polis.core.teller import Teller

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "polis"
USERS = sorted(
    path
    for folder in (ENGINE, ROOT / "tests", ROOT / "web" / "site")
    for path in folder.rglob("*.py")
    if not path.is_relative_to(ENGINE / "core")
)
BOTS = sorted(path for path in (ENGINE / "bots").glob("*.py") if path.name != "training.py")


def hidden_names() -> frozenset[str]:
    """The attributes of a match that begin with one underscore."""
    names = {name for kind in (ImaginedMatch, Replayer, Teller) for name in dir(kind)}
    return frozenset(name for name in names if name[0] == "_" and name[:2] != "__")


def touched(source: str, names: frozenset[str]) -> Iterator[str]:
    """Attributes of these names of anything but an object's own."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in names:
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield ast.unparse(node)


def test_nobody_but_the_core_touches_what_a_match_hides() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): names
        for path in USERS
        if (names := [*touched(path.read_text("utf-8"), hidden_names())])
    }
    assert found == {}


@pytest.mark.parametrize(
    "source", ["match._table", "self.match._question.seat", "f(x)._history[0]"]
)
def test_such_a_touch_is_found(source: str) -> None:
    assert [*touched(source, hidden_names())]
    assert not [*touched(source.replace("._", "."), hidden_names())]


def test_no_bot_asks_for_the_truth() -> None:
    """A bot is given nothing that has it, but its helpers are given matches."""
    truth = frozenset({"truth"})
    assert [path.name for path in BOTS if [*touched(path.read_text("utf-8"), truth)]] == []
    training = ENGINE / "bots" / "training.py"
    assert [*touched(training.read_text("utf-8"), truth)], "who learns from whole games asks for it"


@pytest.mark.parametrize("name", ["table", "truth", "question", "history", "scores"])
def test_what_is_shown_cannot_be_replaced(name: str) -> None:
    world = polis.new("uchronia", players=2, seed=1).imagine(0, Random(1))
    with pytest.raises(AttributeError):
        setattr(world, name, None)


def test_only_what_is_imagined_has_a_table_for_bots() -> None:
    match = polis.new("uchronia", players=2, seed=1)
    assert not hasattr(match, "table")
    world = match.imagine(0, Random(1))
    before = match.truth.copy()
    world.play(world.moves()[0])
    assert world.table is not match.truth
    assert match.truth.cells == before.cells
