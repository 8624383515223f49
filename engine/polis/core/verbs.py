"""Moves of a word and one thing (`take clay`), and the legal ones for each set of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from polis.core.ask import PASS, Options

T = TypeVar("T")

MOST_KEPT: Final = 4_000


class OptionsOf(dict[int, Options[T]], Generic[T]):
    """Options by set of things (as bits), each made once and kept."""

    def __init__(self, texts: Sequence[str], declined: dict[str, T]) -> None:
        super().__init__()
        self.texts = texts
        self.declined = declined

    def __missing__(self, bits: int) -> Options[T]:
        if len(self) >= MOST_KEPT:
            self.clear()
        chosen: dict[str, T] = {
            text: thing  # type: ignore[misc]
            for thing, text in enumerate(self.texts)
            if bits >> thing & 1
        }
        made = self[bits] = Options({**chosen, **self.declined})
        return made


class Verb:
    """The moves of one word with each thing; a rule gets the number of the thing chosen."""

    __slots__ = ("may", "moves", "must")

    def __init__(self, word: str, names: Sequence[str], ending: str = "") -> None:
        self.moves = [f"{word} {name}{ending}" for name in names]
        # by set of things: one of them, or `pass` (None) too
        self.must: OptionsOf[int] = OptionsOf(self.moves, {})
        self.may: OptionsOf[int | None] = OptionsOf(self.moves, {PASS: None})
