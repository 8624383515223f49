"""Rules never iterate a set, use a float, the clock, files or the environment."""

import ast
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine" / "polis"

# What is not rules: the terminal, the page and its words, the opponents and what they evaluate.
OUTSIDE = (
    "terminal",
    "bots",
    "__main__.py",
    "page/archives.py",
)
EVALUATION = (
    "evaluation.py",
    "evaluation_features.py",
    "evaluation_fine_features.py",
    "move_priors.py",
    "outlook.py",
    "promise.py",
)
RULES = sorted(
    path
    for path in ENGINE.rglob("*.py")
    if not path.relative_to(ENGINE).as_posix().startswith(OUTSIDE) and path.name not in EVALUATION
)

FORBIDDEN_MODULES = {
    "asyncio", "datetime", "glob", "io", "locale", "multiprocessing", "os", "pathlib",
    "secrets", "socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"open", "input", "print", "float", "hash", "id", "eval", "exec"}


def faults(tree: ast.AST) -> list[str]:
    """What a module does that rules must not do, by line."""
    found = []
    sets = set_names(tree)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            found.append(f"{line}: a float")
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            found.append(f"{line}: a true division")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                found.append(f"{line}: {node.func.id}()")
        for module in imported(node):
            if module.split(".")[0] in FORBIDDEN_MODULES:
                found.append(f"{line}: import {module}")
        for iterated in iterations(node):
            if is_set(iterated, sets):
                found.append(f"{line}: iterates a set")
    return found


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def set_names(tree: ast.AST) -> frozenset[str]:
    """Names that are bound to sets somewhere in the module."""
    names = set()
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
            if "set" in ast.unparse(node.annotation).split("[")[0]:
                names.add(ast.unparse(node.target))
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if is_set(node.value, frozenset()):
                names.update(ast.unparse(target) for target in targets)
    return frozenset(names)


def is_set(node: ast.AST, names: frozenset[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("set", "frozenset"):
        return True
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in names


def iterations(node: ast.AST) -> list[ast.expr]:
    """What a node walks through in order."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Starred):
        return [node.value]
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func)
        if name in ("list", "tuple", "enumerate", "zip", "map", "iter", "next") or name.endswith(
            ".join"
        ):
            return node.args
    return []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_a_module_of_rules_is_pure(path: Path) -> None:
    assert faults(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "for x in {1, 2}: pass",
        "seen = set()\nfor x in seen: pass",
        "a = [*frozenset('ab')]",
        "list({n for n in range(3)})",
        "x = 0.5",
        "x = 1 / 2",
        "import time",
        "from os import environ",
        "open('file')",
    ],
)
def test_the_check_can_fail(code: str) -> None:
    assert faults(ast.parse(code))
