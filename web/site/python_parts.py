"""Runs inside Pyodide: packs the standard library the engine needs, and the engine, as `.pyc`.

    POLIS_OUT=OUT node web/python.mjs web/site/python_parts.py

The stock archive holds sources that every start compiles again; compiled here by the very
interpreter that will load them they start twice as fast. The archives are stored, not deflated:
the site compresses them whole, which is smaller. What no start and no report reads is left out:
docstrings, annotations, columns, and of the standard library also lines, and the modules that the
interpreter has in itself.
"""

import importlib
import json
import pkgutil
import random
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

sys.path.append("/project/web/site")

from bytecode import ours, theirs
from engine_parts import ELSEWHERE, engine_parts, module_of

STDLIB = Path("/lib/python314.zip")
ENGINE = Path("/project/engine")
OUT = Path("/out")
EPOCH = (2026, 1, 1, 0, 0, 0)
# what the library uses if it is there: Python is also built without these, and the page has no use
# for encrypted sockets (which alone use base64) and other people's archives
OPTIONAL = {"ssl", "_ssl", "base64", "bz2", "lzma", "compression"}


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
        and not is_frozen(module)
    }


def is_frozen(module: ModuleType) -> bool:
    """Whether the interpreter has it in itself, so that its file is never read."""
    return module.__spec__ is not None and module.__spec__.origin == "frozen"


def pack(files: Iterable[tuple[str, bytes]], out: Path) -> None:
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in files:
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_STORED
            archive.writestr(entry, content)


def pack_stdlib(modules: set[str]) -> int:
    with zipfile.ZipFile(STDLIB) as stock:
        kept = [
            (f"{name}c", theirs(stock.read(name), name))
            for name in sorted(stock.namelist())
            if name.endswith(".py") and module_of(Path(name)) in modules
        ]
    pack(kept, OUT / "stdlib.zip")
    return len(kept)


def pack_engine() -> None:
    for part, paths in engine_parts(ENGINE).items():
        pack([packed(path) for path in paths], OUT / f"{part}.zip")


def packed(path: Path) -> tuple[str, bytes]:
    name, content = path.relative_to(ENGINE).as_posix(), path.read_bytes()
    if path.suffix != ".py":
        return name, content
    return f"{name}c", ours(content, name)


exercise()
print(f"{pack_stdlib(needed())} modules of the standard library")
pack_engine()
