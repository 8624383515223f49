"""Moves as text: the forms a game has, and reading a move by them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

Args = dict[str, Any]
Kinds = Mapping[str, Mapping[str, object]]


class Notation:
    """Every form of a game's moves with the message that words it.

    A form's words in braces stand for a name of that kind; `kinds` has their values by name.
    """

    def __init__(self, forms: Iterable[tuple[str, str]], kinds: Kinds) -> None:
        self.forms = [(f"move-{id}", form.split()) for id, form in forms]
        assert all(kinds.values()), "the names of some kind are not known yet"
        self.kinds = {f"{{{kind}}}": values for kind, values in kinds.items()}

    def read(self, move: str) -> tuple[str, Args] | None:
        """A move's message id and arguments; None if this game has no such move at all."""
        words = move.split(" ")
        for id, form in self.forms:
            if len(form) == len(words):
                args = self._fit(form, words)
                if args is not None:
                    return id, args
        return None

    def _fit(self, form: list[str], words: list[str]) -> Args | None:
        args: Args = {}
        for expected, word in zip(form, words, strict=True):
            if expected not in self.kinds:
                if word != expected:
                    return None
            elif word not in self.kinds[expected]:
                return None
            else:
                kind, value = expected[1:-1], self.kinds[expected][word]
                args[kind] = [args[kind], value] if kind in args else value
        return args


class Names(Mapping[str, object]):
    """Names that stand for themselves, also those that are added later."""

    def __init__(self, names: Collection[str]) -> None:
        self.names = names

    def __getitem__(self, name: str) -> object:
        if name in self.names:
            return name
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


def seats(most: int) -> dict[str, object]:
    return {str(seat): seat for seat in range(most)}
