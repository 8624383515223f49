"""Reading JSON documents that anybody may have written: each fault is named with its path."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from polis.core.errors import Argument, BadInput, message

Json = dict[str, Any]

T = TypeVar("T")
Name = TypeVar("Name", bound=str)


def quoted(value: Any) -> str:
    """A value for an error message: short, and never more than a text or a type."""
    return value[:40] if isinstance(value, str) else type(value).__name__


class Reader:
    """A place in a document; its methods return what is written there or raise the given error."""

    __slots__ = ("error", "path", "value")

    def __init__(self, value: Any, error: type[BadInput], path: str = "") -> None:
        self.value = value
        self.error = error
        self.path = path

    def bad(self, id: str, **args: Argument) -> BadInput:
        return self.error(message(id, path=self.path or ".", **args))

    def at(self, key: str | int, value: Any) -> Reader:
        return Reader(value, self.error, f"{self.path}.{key}" if self.path else str(key))

    def fields(self, allowed: Collection[str], required: Collection[str] = ()) -> Fields:
        """An object with no other fields than these."""
        if not isinstance(self.value, Mapping):
            raise self.bad("bad-not-an-object")
        for key in self.value:
            if not isinstance(key, str) or key not in allowed:
                raise self.bad("bad-unknown-field", field=quoted(key))
        for key in required:
            if key not in self.value:
                raise self.bad("bad-missing-field", field=key)
        return Fields(self, self.value)

    def number(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.bad("bad-not-a-number", low=low, high=high)
        if not low <= self.value <= high:
            raise self.bad("bad-out-of-range", low=low, high=high)
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.bad("bad-not-a-flag")
        return self.value

    def text(self, longest: int) -> str:
        if not isinstance(self.value, str) or len(self.value) > longest:
            raise self.bad("bad-not-a-text")
        return self.value

    def one_of(self, names: Collection[Name]) -> Name:
        if not isinstance(self.value, str) or self.value not in names:
            raise self.bad("bad-unknown-name", name=quoted(self.value))
        found: Name = self.value  # type: ignore[assignment]
        return found

    def numbers(self, most: int, ids: Mapping[Name, int]) -> list[int]:
        """A list of names, as the numbers they stand for."""
        return [ids[item.one_of(ids)] for item in self.items(most)]

    def items(self, longest: int) -> list[Reader]:
        if not isinstance(self.value, list | tuple):
            raise self.bad("bad-not-a-list")
        if len(self.value) > longest:
            raise self.bad("bad-too-long", most=longest)
        return [self.at(place, value) for place, value in enumerate(self.value)]


class Fields:
    """The fields of an object, each read once."""

    __slots__ = ("place", "values")

    def __init__(self, place: Reader, values: Mapping[str, Any]) -> None:
        self.place = place
        self.values = values

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __getitem__(self, key: str) -> Reader:
        return self.place.at(key, self.values[key])

    def get(self, key: str, read: Callable[[Reader], T], default: T) -> T:
        return read(self[key]) if key in self.values else default

    def named(self, key: str, most: int, ids: Mapping[Name, int]) -> list[int]:
        """The numbers of the names in a list; one that is not there is empty."""
        return self[key].numbers(most, ids) if key in self else []

    def seats(self, players: int, allowed: Collection[str]) -> list[Fields]:
        """For each seat its fields; without `seats` nobody has anything."""
        if "seats" not in self:
            return [self.place.at("seats", {}).fields(())] * players
        seats = self["seats"].items(players)
        if len(seats) != players:
            raise self["seats"].bad("bad-seats", count=players)
        return [seat.fields(allowed) for seat in seats]
