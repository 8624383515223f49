"""How tables are written down and read again: asked by records, share codes and puzzles."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from polis.core.reading import Reader
from polis.core.shapes import Position
from polis.core.table import Table

T = TypeVar("T", bound=Table)


class Positions(Protocol[T]):
    """A table as JSON, between two actions."""

    def write(self, table: T) -> Position:
        """The zones of a table as a position, without `since`."""

    def table_from_position(self, place: Reader, players: int, edition: int) -> T:
        """The table of a position without `since`, its turn begun; BadPosition if it cannot be."""

    def sets(self, given: Mapping[str, Any]) -> int:
        """The sets with which a game is played by its options or a position, as bits."""

    def vocabulary(self, sets: int) -> bytes:
        """Frequent words of a game with these sets, for short share codes; they never change."""


def no_sets(given: Mapping[str, Any]) -> int:
    """`sets` of a game that has none."""
    return 0
