"""Compiles modules for the page: what no start and no report reads is left out."""

from __future__ import annotations

import ast
import importlib.util
import marshal
from types import CodeType

# classes that are made from their annotations
TYPED = {"NamedTuple", "TypedDict", "Protocol"}


def bare(code: CodeType) -> CodeType:
    """Without line numbers: a report needs those of the engine only."""
    constants = tuple(bare(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=constants)


def with_lines(code: CodeType) -> CodeType:
    """With line numbers, but without the columns, which are most of a location table."""
    constants = tuple(with_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    table = bytearray()
    before = code.co_firstlineno
    for start, end, line in code.co_lines():
        for at in range(start, end, 16):
            units = (min(end, at + 16) - at) // 2
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


def untyped(tree: ast.Module) -> ast.Module:
    """Without the annotations nobody reads: of functions, modules and most classes."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.Module) or (isinstance(node, ast.ClassDef) and is_plain(node)):
            node.body = [without(part) for part in node.body]
    return tree


def is_plain(node: ast.ClassDef) -> bool:
    """Whether a class is made without a look at its annotations."""
    names = {
        part.id for base in node.bases for part in ast.walk(base) if isinstance(part, ast.Name)
    }
    return not names & TYPED and not node.decorator_list


def without(node: ast.stmt) -> ast.stmt:
    if not isinstance(node, ast.AnnAssign):
        return node
    bare = ast.Assign([node.target], node.value) if node.value else ast.Pass()
    return ast.fix_missing_locations(ast.copy_location(bare, node))


def compiled(source: bytes, name: str, ours: bool = False) -> bytes:
    tree = untyped(ast.parse(source)) if ours else ast.parse(source)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    code = with_lines(code) if ours else bare(code)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
