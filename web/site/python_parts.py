"""Runs inside Pyodide: the standard library the engine needs, and the engine's parts, as `.pyc`.

    POLIS_OUT=OUT node web/python.mjs web/site/python_parts.py

The stock archive holds sources that every start compiles again; compiled here by the very
interpreter that will load them they start twice as fast. Modules that the interpreter has in itself
are left out. OUT has a folder for each archive of the site.
"""

import importlib
import json
import pkgutil
import random
import sys
import zipfile
from pathlib import Path
from types import ModuleType

sys.path.append("/project/web/site")

from bytecode import ours, theirs
from engine_parts import ELSEWHERE, engine_parts, module_of

STDLIB = Path("/lib/python314.zip")
ENGINE = Path("/project/engine")
OUT = Path("/out")
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


def write_stdlib(modules: set[str]) -> int:
    kept = 0
    with zipfile.ZipFile(STDLIB) as stock:
        for name in stock.namelist():
            if name.endswith(".py") and module_of(Path(name)) in modules:
                write(OUT / "stdlib" / f"{name}c", theirs(stock.read(name), name))
                kept += 1
    return kept


def write_engine() -> None:
    for part, paths in engine_parts(ENGINE).items():
        for path in paths:
            name, content = path.relative_to(ENGINE).as_posix(), path.read_bytes()
            if path.suffix == ".py":
                write(OUT / part / f"{name}c", ours(content, name))
            else:
                write(OUT / part / name, content)


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


exercise()
print(f"{write_stdlib(needed())} modules of the standard library")
write_engine()
