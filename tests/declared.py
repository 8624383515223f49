"""Whether JSON is just as the engine's `shapes.py` declare it: nothing missing, nothing more."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, ForwardRef, Literal, Union, get_args, get_origin, is_typeddict

from polis.games import GAMES
from polis.page.session import REQUESTS
from polis.page.shapes import EngineError

sys.path.append(str(Path(__file__).parents[1] / "web" / "site"))
from engine_types import OWN, answer, fields, may_lack, named, own


@cache
def declared(name: str, game: str | None) -> Any:
    """What a game declares by a name of all games; of an unknown game any game's."""
    if game is None:
        return Union[tuple(declared(name, other) for other in GAMES)]  # noqa: UP007
    return own(GAMES[game])[name]


def faults(value: Any, kind: Any, game: str | None = None, path: str = "") -> list[str]:
    """Where JSON is not of a type, each place with what is wrong there."""
    if isinstance(kind, ForwardRef | str):
        kind = named(kind)
    if is_typeddict(kind):
        return object_faults(value, kind, game, path)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return faults(value, declared(args[1], game), game, path)
    if origin in (Union, UnionType):
        return union_faults(value, args, game, path)
    if origin is Literal:
        fits = any(value == one and type(value) is type(one) for one in args)
    elif origin is tuple:
        if isinstance(value, list) and len(value) == len(args):
            places = zip(value, args, strict=True)
            return each((faults(it, of, game, f"{path}[]") for it, of in places))
        fits = False
    elif origin in (list, Sequence):
        if isinstance(value, list):
            return each(faults(it, args[0], game, f"{path}[]") for it in value)
        fits = False
    elif origin in (dict, Mapping):
        return record_faults(value, *args, game, path)
    elif kind in (Any, object):
        fits = True
    elif kind is None or kind is type(None):
        fits = value is None
    elif kind is float:
        fits = type(value) in (int, float)
    else:
        fits = type(value) is kind
    return [] if fits else [f"{path} is {value!r}, not {kind}"]


def object_faults(value: Any, shape: Any, game: str | None, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path} is {value!r}, not {shape.__name__}"]
    known = known_fields(shape)
    found = [f"{path}.{name} is not declared" for name in value.keys() - known.keys()]
    for name, (kind, optional) in known.items():
        if name in value:
            found += faults(value[name], kind, game, f"{path}.{name}")
        elif not optional:
            found.append(f"{path}.{name} is missing")
    return found


@cache
def known_fields(shape: Any) -> dict[str, tuple[Any, bool]]:
    """For each field its type and whether it may be missing."""
    return {
        name: (get_args(kind)[0], True) if may_lack(kind) else (kind, False)
        for name, kind in fields(shape).items()
    }


def record_faults(value: Any, keys: Any, kind: Any, game: str | None, path: str) -> list[str]:
    """Of names that are listed a record has every one."""
    if not isinstance(value, dict):
        return [f"{path} is {value!r}, not a record"]
    found = each(faults(it, kind, game, f"{path}.{name}") for name, it in value.items())
    if get_origin(keys) is Literal and value.keys() != set(get_args(keys)):
        found.append(f"{path} has {[*value]}, not {get_args(keys)}")
    return found


def each(found: Any) -> list[str]:
    return [fault for some in found for fault in some]


def union_faults(value: Any, members: Sequence[Any], game: str | None, path: str) -> list[str]:
    """What is wrong with the member of a union that fits best."""
    found: list[list[str]] = []
    for member in [it for it in members if may_be(value, it)] or members:
        wrong = faults(value, member, game, path)
        if not wrong:
            return []
        found.append(wrong)
    return min(found, key=len)


def may_be(value: Any, member: Any) -> bool:
    """Whether the fields that tell the members of a union apart are right."""
    return not is_typeddict(member) or (
        isinstance(value, dict)
        and all(value.get(name) in texts for name, texts in told_by(member).items())
    )


@cache
def told_by(shape: Any) -> dict[str, tuple[Any, ...]]:
    """The fields that every object of a shape has, each with the few values it may have."""
    known = known_fields(shape).items()
    return {
        name: get_args(kind)
        for name, (kind, optional) in known
        if get_origin(kind) is Literal and not optional
    }


def check(value: Any, kind: Any, game: str | None = None) -> None:
    wrong = faults(value, kind, game)
    assert not wrong, "\n".join(wrong[:20])


def check_answer(request: Mapping[str, Any], answered: Any, game: str | None) -> None:
    """A request that was answered, and its answer."""
    shape, method = REQUESTS[request["do"]]
    check(request, shape, game)
    check(answered, answer(method), game)


def check_error(error: Any) -> None:
    check(error, EngineError)


__all__ = ["OWN", "check", "check_answer", "check_error", "declared", "faults"]
