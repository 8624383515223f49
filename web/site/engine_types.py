"""Writes what the engine sends and understands as TypeScript: `python3 build.py engine-types`.

    python web/site/engine_types.py OUT

The types are declared once, as `TypedDict`s in the `shapes.py` of the engine's folders. What
differs from game to game is read off the signatures of its parts, so that a new game needs no list.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    Never,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from polis.core import errors, rulebook
from polis.core import shapes as core
from polis.core.game import Game
from polis.games import GAMES
from polis.lessons import shapes as lessons
from polis.page import requests
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
    core.CommonView,
    core.CommonMove,
    core.CommonEvent,
    page.Openings,
    lessons.Course,
    lessons.LessonFile,
    page.PuzzleFile,
    rulebook.RuleSection,
)
# what every game has of its own
OWN = ("View", "Move", "Event", "Thing", "Card", "Printed")
NAMES = (errors, core, lessons, page, requests)


# Reading the declarations


def resolved(annotation: Any, module: str) -> Any:
    """An annotation one step deep: names of unions inside stay recognizable."""
    if isinstance(annotation, ForwardRef):
        module, annotation = annotation.__forward_module__ or module, annotation.__forward_arg__
    if isinstance(annotation, str):
        return eval(annotation, dict(vars(sys.modules[module])))
    return annotation


def fields(shape: Any) -> dict[str, Any]:
    """What a TypedDict declares and inherits; `NotRequired` is left where it stands."""
    found = {name: resolved(kind, shape.__module__) for name, kind in shape.__annotations__.items()}
    return {
        name: NotRequired[kind] if name in shape.__optional_keys__ and not may_lack(kind) else kind
        for name, kind in found.items()
    }


def may_lack(kind: Any) -> bool:
    return get_origin(kind) is NotRequired


def answer(function: Callable[..., Any]) -> Any:
    return resolved(function.__annotations__["return"], function.__module__)


def members(kind: Any) -> tuple[Any, ...]:
    """What a union is of; anything else is by itself."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def comments(shape: Any) -> dict[str, str]:
    """What stands behind the fields in the source, also where they are inherited from."""
    parts = getattr(shape, "parts", None)
    if parts is None:
        source = source_of(shape)
        bases = re.match(r"(?:@\w+\n)*class \w+\(([^)]*)", source)
        names = bases[1].split(", ") if bases else []
        parts = [vars(sys.modules[shape.__module__]).get(name) for name in names]
        own = dict(re.findall(r"^    (\w+): .*  # (.+)$", source, re.MULTILINE))
    else:
        own = {}
    inherited = [comments(part) for part in parts if is_typeddict(part)]
    return {name: said for found in (*inherited, own) for name, said in found.items()}


def source_of(shape: Any) -> str:
    try:
        return inspect.getsource(shape)
    except OSError:  # made by a call, not by a class statement
        return ""


# What differs from game to game


def joined(name: str, about: str, owner: Game[Any], /, *parts: Any, **added: Any) -> Any:
    """A game's shape with the fields of several."""
    whole = {field: kind for part in parts for field, kind in fields(part).items()} | added
    shape: Any = TypedDict(name, whole)
    shape.__doc__, shape.__module__, shape.parts = about, f"polis.{owner.name}.shapes", parts
    return shape


def union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


def own(game: Game[Any]) -> dict[str, Any]:
    """The shapes of a game by their names in `OWN`."""
    words, printed = game.words, game.printed
    view = resolved(words.outline.__annotations__["view"], words.outline.__module__)
    cards = [
        joined(card.__name__, card.__doc__, game, card, name=errors.Message)
        for card in members(get_args(answer(printed.cards))[1])
    ]
    return {
        "View": joined("View", view.__doc__, game, view, game=Literal[game.name]),
        "Move": joined("Move", "A legal move.", game, core.CommonMove, answer(words.label)),
        "Event": union(
            joined(told.__name__, told.__doc__, game, told, move=int)
            for told in members(answer(game.knowledge.tell))
        ),
        "Thing": answer(words.read_thing),
        "Card": answer(words.read_card),
        "Printed": joined(
            "Printed",
            "What is printed on the cards and the board.",
            game,
            cards=dict[str, union(cards)],
            board=answer(printed.board),
        ),
    }


def named(reference: ForwardRef | str) -> Any:
    """What a name inside a union stands for."""
    name = reference if isinstance(reference, str) else reference.__forward_arg__
    return next(getattr(module, name) for module in NAMES if hasattr(module, name))


# Writing


class Writer:
    """Gathers the declarations that are needed, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.shapes: dict[str, Any] = {}
        self.games = {name: own(game) for name, game in GAMES.items()}
        modules = {module.__name__: "" for module in NAMES}
        modules |= {f"polis.{name}.shapes": game.title for name, game in GAMES.items()}
        # unions and texts that have a name
        self.names = {
            kind: prefix + name
            for module, prefix in reversed(modules.items())
            for name, kind in vars(sys.modules[module]).items()
            if get_origin(kind) not in (None, Annotated)
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
        asked = [self.type(shape) for shape, _ in REQUESTS.values()]
        self.written["Request"] = declared("Request", " | ".join(asked))
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
            return str(args[1])
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
        return f"Record<{self.type(args[0])}, {self.type(args[1])}>"

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
