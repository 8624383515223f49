"""Whether JSON is just as the engine's `shapes.py` declare it: nothing missing, nothing more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
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

from engine_shapes import answer, fields, may_lack, named, own
from polis.games import GAMES
from polis.page.session import REQUESTS
from polis.page.shapes import EngineError

# the places in a value where it is not of a type, each with what is wrong there
Check = Callable[[Any], list[str]]
PLAIN = {
    Never: (),
    str: (str,),
    int: (int,),
    float: (int, float),
    bool: (bool,),
    NoneType: (NoneType,),
}
SIMPLE = (str, int, bool)
FINE: list[str] = []


def check(value: Any, kind: Any, game: str | None = None) -> None:
    """That a value read from JSON is of a type; `game`: that of the match it tells of."""
    faults = checker(kind, game)(value)
    assert not faults, "\n".join(faults[:20])


def check_answer(request: Mapping[str, Any], answered: Any, game: str | None) -> None:
    """A request that was answered, and its answer."""
    shape, method = REQUESTS[request["do"]]
    check(request, shape, game)
    check(answered, answer(method), game)


def check_error(error: Any) -> None:
    check(error, EngineError)


@cache
def declared(name: str, game: str | None) -> Any:
    """What a game declares by a name that all games have; without a match that of any game."""
    if game is None:
        return Union[tuple(declared(name, other) for other in GAMES)]  # noqa: UP007
    return own(GAMES[game])[name]


@cache
def checker(kind: Any, game: str | None) -> Check:
    """Finds what is wrong with a value of a type."""
    if isinstance(kind, ForwardRef | str):
        kind = named(kind)
    if is_typeddict(kind):
        return Shape(kind, game)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated and is_typeddict(args[1]):
        return Shape(args[1], game, is_whole=False)
    if origin is Annotated:
        return checker(declared(args[1], game), game)
    if origin in (Union, UnionType):
        return one_of([checker(it, game) for it in args])
    if origin is Literal:
        few = {(type(it), it) for it in args}
        return unless(lambda value: type(value) in SIMPLE and (type(value), value) in few, kind)
    if origin is tuple:
        return row([checker(it, game) for it in args], kind)
    if origin in (list, Sequence):
        return rows(kind, args[0], game)
    if origin in (dict, Mapping):
        return record(args[0], checker(args[1], game), some=origin is Mapping)
    if kind in (Any, object):
        return unless(lambda value: True, kind)
    allowed = PLAIN[NoneType if kind is None else kind]
    return unless(lambda value: type(value) in allowed, kind)


def unless(fits: Callable[[Any], bool], kind: Any) -> Check:
    return lambda value: FINE if fits(value) else [f" is {value!r}, not {kind}"]


def inside(place: str, faults: list[str]) -> list[str]:
    return [f"{place}{fault}" for fault in faults]


def rows(kind: Any, item: Any, game: str | None) -> Check:
    def check_rows(value: Any) -> list[str]:
        if type(value) is not list:
            return [f" is {value!r}, not {kind}"]
        each = checker(item, game)  # only now: a type may be made of itself
        return [
            fault for at, it in enumerate(value) if (found := each(it))
            for fault in inside(f"[{at}]", found)
        ]  # fmt: skip

    return check_rows


def row(items: list[Check], kind: Any) -> Check:
    def check_row(value: Any) -> list[str]:
        if type(value) is not list or len(value) != len(items):
            return [f" is {value!r}, not {kind}"]
        checked = zip(items, value, strict=True)
        return [
            fault for at, (each, it) in enumerate(checked) for fault in inside(f"[{at}]", each(it))
        ]

    return check_row


def record(keys: Any, each: Check, some: bool) -> Check:
    """Of keys that are listed it has every one (a Mapping some), of others any."""
    listed = set(get_args(keys)) if get_origin(keys) is Literal else None

    def check_record(value: Any) -> list[str]:
        if type(value) is not dict:
            return [f" is {value!r}, not a record"]
        if listed is not None and (not value.keys() <= listed if some else value.keys() != listed):
            return [f" has {sorted(value)}, not {sorted(listed)}"]
        return [fault for name, it in value.items() for fault in inside(f".{name}", each(it))]

    return check_record


def one_of(members: list[Check]) -> Check:
    """A union: what is wrong with the member that fits best."""
    shapes = [each for each in members if isinstance(each, Shape)]
    # a field that tells the shapes apart, if there is one, saves trying them all
    told_by = next((name for name in (shapes[0].few if shapes else ()) if apart(shapes, name)), "")
    of = {text: it for it in shapes for text in it.few[told_by]} if told_by else {}

    def check_union(value: Any) -> list[str]:
        if told_by and type(value) is dict and (shape := of.get(value.get(told_by))):
            return shape(value)
        found: list[list[str]] = []
        for each in members:
            faults = each(value)
            if not faults:
                return FINE
            found.append(faults)
        return min(found, key=len)

    return check_union


def apart(shapes: list[Shape], name: str) -> bool:
    """Whether a field says of each value which of the shapes it has."""
    texts = [text for it in shapes for text in it.few.get(name, (None, None))]
    return len(texts) == len(set(texts))


class Shape:
    """The check of a TypedDict; of one that is not the whole there may be more than it declares."""

    def __init__(self, shape: Any, game: str | None, is_whole: bool = True) -> None:
        known = fields(shape)
        self.is_whole = is_whole
        self.name, self.game = shape.__name__, game
        self.kinds = {name: get_args(it)[0] if may_lack(it) else it for name, it in known.items()}
        self.needed = {name for name, kind in known.items() if not may_lack(kind)}
        # the fields that every one has, each with one of few values
        self.few = {
            name: get_args(self.kinds[name])
            for name in self.needed
            if get_origin(self.kinds[name]) is Literal
        }
        self.checks: dict[str, Check] = {}

    def __call__(self, value: Any) -> list[str]:
        if type(value) is not dict:
            return [f" is {value!r}, not {self.name}"]
        # only now: a shape may be made of itself
        self.checks = self.checks or {
            name: checker(kind, self.game) for name, kind in self.kinds.items()
        }
        faults = [f".{name} is missing" for name in self.needed - value.keys()]
        for name, it in value.items():
            if name not in self.checks:
                if self.is_whole:
                    faults.append(f".{name} is not declared")
            elif found := self.checks[name](it):
                faults += inside(f".{name}", found)
        return faults
