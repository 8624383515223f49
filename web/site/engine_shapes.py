"""What the engine sends and understands, as its `shapes.py` declare it.

What differs from game to game is read off the signatures of its parts, so that a new game needs no
list.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from types import UnionType
from typing import (
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from polis.core import errors
from polis.core import shapes as core
from polis.core.game import Game
from polis.lessons import shapes as lessons
from polis.page import requests
from polis.page import shapes as page

# what every game has of its own
OWN = ("View", "Move", "Event", "Thing", "Card", "Printed")
# where what all games share is declared
SHARED = (errors, core, lessons, page, requests)


def resolved(annotation: Any, module: str) -> Any:
    """An annotation one step deep: names of unions inside stay recognizable."""
    if isinstance(annotation, ForwardRef):
        module, annotation = annotation.__forward_module__ or module, annotation.__forward_arg__
    if isinstance(annotation, str):
        return eval(annotation, dict(vars(sys.modules[module])))
    return annotation


def fields(shape: Any) -> dict[str, Any]:
    """What a TypedDict declares and inherits; `NotRequired` is left where it stands."""
    given, shape = get_args(shape), plain(shape)
    found = {name: resolved(kind, shape.__module__) for name, kind in shape.__annotations__.items()}
    # of a generic one that was not told its types, what depends on them is anything
    stands_for = dict(zip(shape.__parameters__, given, strict=True)) if given else {}
    for name, kind in found.items():
        if left_open := getattr(kind, "__parameters__", ()):
            found[name] = kind[tuple([stands_for[it] for it in left_open])] if given else Any
    return {
        name: NotRequired[kind] if name in shape.__optional_keys__ and not may_lack(kind) else kind
        for name, kind in found.items()
    }


def plain(shape: Any) -> Any:
    """The TypedDict itself, of one that is generic and was told its types."""
    return get_origin(shape) or shape


def may_lack(kind: Any) -> bool:
    return get_origin(kind) is NotRequired


def answer(function: Callable[..., Any]) -> Any:
    return resolved(function.__annotations__["return"], function.__module__)


def members(kind: Any) -> tuple[Any, ...]:
    """What a union is of; anything else is by itself."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def comments(shape: Any) -> dict[str, str]:
    """What stands behind the fields in the source, also where they are inherited from."""
    shape = plain(shape)
    parts = getattr(shape, "parts", None)
    if parts is None:
        source = source_of(shape)
        bases = re.match(r"(?:@\w+\n)*class \w+\(([^)]*)", source)
        names = bases[1].split(", ") if bases else []
        parts = [vars(sys.modules[shape.__module__]).get(name) for name in names]
        own = dict(re.findall(r"^    (\w+): .*  # (.+)$", source, re.MULTILINE))
    else:
        own = {}
    inherited = [comments(part) for part in parts if is_typeddict(plain(part))]
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
    return next(getattr(module, name) for module in SHARED if hasattr(module, name))
