"""What the rules of a game are asked by a match."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from polis.core.ask import Rule
from polis.core.reading import Fields
from polis.core.table import Table

T = TypeVar("T", bound=Table)


class Rules(Protocol[T]):
    """How a game is set up, how it goes on, and how it stands."""

    def check_options(self, options: Fields, players: int) -> None:
        """Raises the error of an option's place if it does not go with so many players.

        Each option is already known to be of the kind of its default in `Game.options`.
        """

    def deal(self, players: int, seed: int, options: Mapping[str, Any], edition: int) -> T:
        """A table set up from the seed, with the facts of the set-up in its log.

        The edition is one of those of `Game.editions`.
        """

    def action(self, table: T) -> Rule | None:
        """The next top-level action, or None when the game is over."""

    def scores(self, table: T) -> tuple[int, ...]:
        """For each seat its points."""

    def winners(self, table: T) -> tuple[int, ...]:
        """Who has won, when the game is over."""

    def points(self, table: T, seat: int) -> Mapping[Any, int]:
        """What a seat's points come from: each source's word is `points-source`."""

    def goal(self, table: T) -> int:
        """The points that end the game."""

    def round(self, table: T) -> int | None:
        """The round being played; None before the first, or if the game has no rounds."""


def any_options(options: Fields, players: int) -> None:
    """`check_options` of a game whose options go with any number of players."""
