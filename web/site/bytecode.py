"""Compiles modules for the page: what no start and no report reads is left out."""

from __future__ import annotations

import ast
import importlib.util
import marshal
from collections.abc import Callable, Sequence
from types import CodeType

from polis.core.languages import LANGUAGES

# classes that are made from their annotations
MADE = {"NamedTuple", "TypedDict", "Protocol"}
# of the engine's own these are; the fields of other shapes are for those who check types
FIELDS_READ = "polis/page/requests.py"
MADE_OF_OURS = {"NamedTuple"}
UNITS = 8  # of code that an entry of a table of locations is about, at most


def bare(code: CodeType) -> CodeType:
    """Without line numbers: a report needs those of the engine only."""
    return with_table(code, b"\xff" * (longest(code) // UNITS + 1))


def with_table(code: CodeType, table: bytes) -> CodeType:
    """One table of locations, which knows none, is enough for all code of a module."""
    constants = tuple(
        with_table(c, table) if isinstance(c, CodeType) else c for c in code.co_consts
    )
    return code.replace(co_linetable=table, co_consts=constants)


def longest(code: CodeType) -> int:
    """The units of the longest code in a module."""
    inner = [longest(c) for c in code.co_consts if isinstance(c, CodeType)]
    return max([len(code.co_code) // 2, *inner])


def with_lines(code: CodeType) -> CodeType:
    """With line numbers, but without the columns, which are most of a location table."""
    constants = tuple(with_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    table = bytearray()
    before = code.co_firstlineno
    for start, end, line in code.co_lines():
        for at in range(start, end, 2 * UNITS):
            units = (min(end, at + 2 * UNITS) - at) // 2
            if line is None:
                table.append(0xF8 + units - 1)
            else:
                table += bytes([0xE8 + units - 1, *signed(line - before)])
                before = line
    return code.replace(co_linetable=bytes(table), co_consts=constants)


def signed(number: int) -> list[int]:
    """A number as location tables write it: its sign last, six bits at a time."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    pieces = []
    while rest > 63:
        pieces.append(rest & 63 | 64)
        rest >>= 6
    return [*pieces, rest]


def by_statement(tree: ast.Module) -> None:
    """Whatever a statement is made of is at its first line, which says enough in a report."""
    for statement in ast.walk(tree):
        if not isinstance(statement, ast.stmt):
            continue
        for child in ast.iter_child_nodes(statement):
            if isinstance(child, ast.stmt):
                continue
            for node in ast.walk(child):
                if isinstance(node, ast.expr | ast.keyword):
                    node.lineno = node.end_lineno = statement.lineno
                    node.col_offset = node.end_col_offset = 0


def untranslated(tree: ast.Module) -> None:
    """What cards say in the first language only: the page has words of its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            names = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
            if are_words(names, node.values):
                node.keys, node.values = node.keys[:1], node.values[:1]
        elif isinstance(node, ast.Call):
            if are_words([k.arg for k in node.keywords], [k.value for k in node.keywords]):
                node.keywords = node.keywords[:1]


def are_words(names: Sequence[object], values: Sequence[ast.expr]) -> bool:
    """Whether this is a text in every language, in their order."""
    return [*names] == [*LANGUAGES] and all(isinstance(it, ast.Constant) for it in values)


def untyped(tree: ast.Module, made: set[str]) -> None:
    """Without the annotations nobody reads: of functions, modules and most classes."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.Module) or (
            isinstance(node, ast.ClassDef) and is_plain(node, made)
        ):
            node.body = [without(part) for part in node.body]


def is_plain(node: ast.ClassDef, made: set[str]) -> bool:
    """Whether a class is made without a look at its annotations."""
    names = {
        part.id for base in node.bases for part in ast.walk(base) if isinstance(part, ast.Name)
    }
    return not names & made and not node.decorator_list


def without(node: ast.stmt) -> ast.stmt:
    if not isinstance(node, ast.AnnAssign):
        return node
    bare = ast.Assign([node.target], node.value) if node.value else ast.Pass()
    return ast.fix_missing_locations(ast.copy_location(bare, node))


def ours(source: bytes, name: str) -> bytes:
    """A module of the engine."""
    tree = ast.parse(source)
    untyped(tree, MADE if name == FIELDS_READ else MADE_OF_OURS)
    untranslated(tree)
    by_statement(tree)
    return compiled(tree, name, with_lines)


def theirs(source: bytes, name: str) -> bytes:
    """A module of the standard library."""
    tree = ast.parse(source)
    untyped(tree, MADE)
    return compiled(tree, name, bare)


def compiled(tree: ast.Module, name: str, lines: Callable[[CodeType], CodeType]) -> bytes:
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    # read once, it holds nothing that the compiler shares with others, and is written shorter
    code = marshal.loads(marshal.dumps(lines(code)))
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
