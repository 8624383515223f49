"""How tables are written down and read again: asked by records, share codes and puzzles."""

from typing import Protocol, TypeVar

from polis.core.reading import Reader
from polis.core.shapes import Position
from polis.core.table import Table

T = TypeVar("T", bound=Table)


class Positions(Protocol[T]):
    """A table as JSON, between two actions."""

    def write(self, table: T) -> Position:
        """The zones of a table as a position, without `since`."""

    def table_from_position(self, place: Reader, players: int) -> T:
        """The table of a position without `since`, its turn begun; BadPosition if it cannot be."""

    @property
    def vocabulary(self) -> bytes:
        """Frequent words of positions, for short share codes; they never change."""
