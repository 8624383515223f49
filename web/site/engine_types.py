"""Writes what the engine sends and understands as TypeScript: `python3 build.py engine-types`.

    python web/site/engine_types.py OUT

The types are declared once, as `TypedDict`s in the `shapes.py` of the engine's folders;
`engine_shapes.py` gathers them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    Never,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from engine_shapes import OWN, SHARED, answer, comments, fields, may_lack, named, own
from polis.core import errors, rulebook
from polis.core import shapes as core
from polis.games import GAMES
from polis.lessons import shapes as lessons
from polis.page import shapes as page
from polis.page.session import REQUESTS

HEAD = """\
// What the engine sends and understands. `python3 build.py engine-types` writes it anew from the
// `shapes.py` of the engine's folders; a test tells when it is stale.

/** Anything that is JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""
WIDEST = 100
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    type(None): "null",
    object: "unknown",
    Any: "unknown",
}
# what the page is sent or may send as a whole, besides the requests and their answers
SENT = (
    errors.Message,
    page.EngineError,
    page.Missing,
    core.CommonView,
    core.CommonMove,
    core.CommonEvent,
    page.Openings,
    lessons.Course,
    lessons.LessonFile,
    page.PuzzleFile,
    rulebook.RuleSection,
)


class Writer:
    """Gathers the declarations that are needed, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.shapes: dict[str, Any] = {}
        self.games = {name: own(game) for name, game in GAMES.items()}
        modules = {module.__name__: "" for module in SHARED}
        modules |= {f"polis.{name}.shapes": game.title for name, game in GAMES.items()}
        # unions and texts that have a name
        self.names = {
            kind: prefix + name
            for module, prefix in reversed(modules.items())
            for name, kind in vars(sys.modules[module]).items()
            if get_origin(kind) is not None and not is_own(kind)
        }
        for name, kinds in self.games.items():
            self.names |= {
                kinds[kind]: GAMES[name].title + kind
                for kind in OWN
                if not is_typeddict(kinds[kind])
            }

    def write(self) -> str:
        for kind in SENT:
            self.type(kind)
        for kind in OWN:
            whole = " | ".join(self.type(kinds[kind]) for kinds in self.games.values())
            self.written[kind] = declared(kind, whole)
        requests = [self.type(shape) for shape, _ in REQUESTS.values()]
        self.written["Request"] = declared("Request", " | ".join(requests))
        answers = [
            f"  {key(name)}: {self.type(answer(method))};" for name, (_, method) in REQUESTS.items()
        ]
        about = "/** What each request is answered, by its name. */"
        self.written["Answers"] = "\n".join([about, "export type Answers = {", *answers, "};"])
        return "\n".join([HEAD, *self.written.values(), ""])

    def type(self, kind: Any) -> str:
        """A type in TypeScript; what it names is declared."""
        if isinstance(kind, ForwardRef | str):
            kind = named(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self.shape(kind)
        if kind in self.names:
            return self.alias(self.names[kind], kind)
        return self.expression(kind)

    def expression(self, kind: Any) -> str:
        """A type that has no name."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            rest, head = args
            return str(head) if is_own(kind) else f"{self.type(head)} & {self.type(rest)}"
        if origin is Literal:
            return " | ".join(json.dumps(it) for it in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(member) for member in args))
        if origin is tuple:
            return f"[{', '.join(self.type(member) for member in args)}]"
        if origin in (list, Sequence):
            item = self.type(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if kind == dict[str, Any]:
            return "Record<string, Json>"
        if kind == dict[str, Never]:
            return "Record<string, never>"
        assert origin in (dict, Mapping), kind
        record = f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        few = origin is Mapping and get_origin(args[0]) is Literal
        return f"Partial<{record}>" if few else record

    def alias(self, name: str, kind: Any) -> str:
        if name not in self.written:
            self.written[name] = ""  # it may name itself
            self.written[name] = declared(name, self.expression(kind))
        return name

    def shape(self, shape: Any) -> str:
        game = GAMES.get(shape.__module__.split(".")[1])
        name = (game.title if game else "") + shape.__name__
        known = self.shapes.setdefault(name, shape)
        assert known is shape, f"two shapes are called {name}"
        if name not in self.written:
            self.written[name] = ""
            self.written[name] = self.declaration(name, shape)
        return name

    def declaration(self, name: str, shape: Any) -> str:
        doc = (shape.__doc__ or "").strip().splitlines()
        about = [f"/** {doc[0]} */"] if doc and not doc[0].startswith("dict(") else []
        said, lines = comments(shape), []
        for field, kind in fields(shape).items():
            if field in said:
                lines.append(f"  /** {said[field]} */")
            mark, kind = ("?", get_args(kind)[0]) if may_lack(kind) else ("", kind)
            lines.append(f"  {key(field)}{mark}: {self.type(kind)};")
        if not lines:
            return "\n".join([*about, f"export type {name} = Record<string, never>;"])
        # no `interface`: what has only texts and numbers is also a record of them
        return "\n".join([*about, f"export type {name} = {{", *lines, "};"])


def is_own(kind: Any) -> bool:
    """Whether every game declares it for itself."""
    return get_origin(kind) is Annotated and isinstance(get_args(kind)[1], str)


def declared(name: str, whole: str) -> str:
    """A type by its name, as Biome would have it."""
    line = f"export type {name} = {whole};"
    if len(line) <= WIDEST:
        return line
    return "\n".join([f"export type {name} =", *[f"  | {it}" for it in whole.split(" | ")]]) + ";"


def key(name: str) -> str:
    return name if re.fullmatch(r"\w+", name) else f'"{name}"'


def main(out: Path) -> None:
    out.write_text(Writer().write(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
