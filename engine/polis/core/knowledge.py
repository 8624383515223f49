"""What a seat may know of a table: asked by a match for players, bots and logs."""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeVar

from polis.core.shapes import View
from polis.core.table import Fact, Table

T_contra = TypeVar("T_contra", bound=Table, contravariant=True)


class Knowledge(Protocol[T_contra]):
    """Everywhere a seat of None is a spectator."""

    def view(self, table: T_contra, seat: int | None) -> Mapping[str, Any]:
        """All that this seat may know of the table, and nothing else."""

    def seen_history(self, table: T_contra, history: list[str], seat: int | None) -> list[str]:
        """The moves played as this seat saw them: what others chose secretly is left out."""

    def tell(self, fact: Fact, seat: int | None) -> Mapping[str, Any]:
        """A fact as that seat saw it."""

    def imagine(self, table: T_contra, seat: int | None, rng: Random) -> Any:
        """Hidden cards dealt anew at random, in keeping with all that this seat knows.

        `Table.deal_hidden` puts them on the table.
        """

    # For a table that is painted before the engine has started

    @property
    def left_out(self) -> Mapping[str, Any]:
        """The long lists of a view that a prepared opening does without."""

    def undealt(self, opening: View) -> Mapping[str, Any]:
        """The part of an opening's view that shows the deal, as it was before dealing."""


def all_moves_seen(table: Table, history: list[str], seat: int | None) -> list[str]:
    """`seen_history` of a game in which nothing is chosen secretly."""
    return history
