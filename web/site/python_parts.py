"""Runs inside Pyodide: packs the standard library the engine needs, and the engine, as `.pyc`.

    node web/python.mjs web/site/python_parts.py OUT

The stock archive holds sources that every start compiles again; compiled here by the very
interpreter that will load them they start twice as fast. The archives are stored, not deflated:
the site compresses them whole, which is smaller. What no start and no report reads is left out:
docstrings, annotations, columns, and of the standard library also lines.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import pkgutil
import random
import sys
import zipfile
from pathlib import Path
from types import CodeType

STDLIB = Path("/lib/python314.zip")
EPOCH = (2026, 1, 1, 0, 0, 0)
# parts of the engine that a page never uses
ELSEWHERE = (
    "polis.terminal",
    "polis.__main__",
    "polis.bots.arena",
    "polis.bots.training",
    "polis.bots.speed",
    "polis.bots.statistics",
    "polis.core.rulebook",
    "polis.lessons.checking",
    "polis.lessons.course",
    "polis.lessons.schema",
    "polis.page.openings",
    "polis.puzzles.choosing",
    "polis.puzzles.finding",
    "polis.puzzles.grading",
    "polis.puzzles.solver",
    "polis.puzzles.verifying",
)
# what the library uses if it is there: Python is also built without these, and the page has no use
# for encrypted sockets and other people's archives
OPTIONAL = {"ssl", "_ssl", "bz2", "lzma", "compression"}
# classes that are made from their annotations
TYPED = {"NamedTuple", "TypedDict", "Protocol"}


def engine_modules() -> list[str]:
    import polis

    found = [m.name for m in pkgutil.walk_packages(polis.__path__, "polis.")]
    return ["polis", *[m for m in found if not m.startswith(ELSEWHERE)]]


def exercise() -> None:
    """Imports everything a page uses, also what is imported only when it is needed."""
    for name in engine_modules():
        importlib.import_module(name)
    import polis
    from polis.page.session import Session

    session = Session()
    ask = json.dumps
    for game in polis.GAMES:
        session.answer(ask({"do": "new", "game": game, "players": 2, "seed": 1}))
        for level in polis.bots.LEVELS:
            session.answer(ask({"do": "think", "level": level, "seed": 1, "budget": 1}))
            session.answer(ask({"do": "slice"}))
        session.answer(ask({"do": "code"}))
    session.answer("broken")
    str(polis.IllegalMove({"id": "why-over", "args": {}}))
    random.Random(1)


def needed() -> set[str]:
    """The modules of the standard library that are loaded now."""
    return {
        name
        for name, module in sys.modules.items()
        if str(getattr(module, "__file__", None) or "").startswith(str(STDLIB))
        and name.partition(".")[0] not in OPTIONAL
    }


def bare(code: CodeType) -> CodeType:
    """Without line numbers: a report needs those of the engine only."""
    constants = tuple(bare(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    units = len(code.co_code) // 2
    # a location table that knows no location, eight instructions an entry
    table = b"\xff" * (units // 8) + (bytes([0xF8 + units % 8 - 1]) if units % 8 else b"")
    return code.replace(co_linetable=table, co_consts=constants)


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


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, EPOCH)
    entry.compress_type = zipfile.ZIP_STORED
    archive.writestr(entry, content)


def pack_stdlib(modules: set[str], out: Path) -> int:
    kept = 0
    with zipfile.ZipFile(STDLIB) as stock, zipfile.ZipFile(out, "w") as archive:
        for name in sorted(stock.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in modules:
                add(archive, name + "c", compiled(stock.read(name), name))
                kept += 1
    return kept


def is_fetched(path: Path) -> bool:
    """Lessons and puzzles: files that the page loads by themselves when somebody wants them."""
    return path.parent.name == "lessons" or path.name == "puzzles.json"


def pack_engine(out: Path) -> None:
    root = Path("/project/engine")
    with zipfile.ZipFile(out, "w") as archive:
        for path in sorted((root / "polis").rglob("*")):
            name = str(path.relative_to(root))
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if path.suffix == ".py" and not module.startswith(ELSEWHERE):
                add(archive, name + "c", compiled(path.read_bytes(), name, ours=True))
            elif path.suffix in (".ftl", ".json") and not is_fetched(path):
                add(archive, name, path.read_bytes())


out = Path("/out")
exercise()
kept = pack_stdlib(needed(), out / "stdlib.zip")
pack_engine(out / "engine.zip")
print(f"{kept} modules of the standard library")
