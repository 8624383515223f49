"""What lessons can name and count at a table."""

from collections.abc import Mapping
from typing import Protocol

from polis.core.shapes import View


class Countable(Protocol):
    """Things are counted in a view only, so that a learner can count them too."""

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones of a seat whose things can be counted."""

    def names(self) -> Mapping[str, str]:
        """What a lesson can name and count, each with its kind: its word is `kind-name`."""

    def cards_in(self, view: View, seat: int, zone: str) -> list[str]:
        """The cards or pieces by name that a seat's own view shows in one of its zones."""

    def on_turn(self, view: View) -> int | None:
        """Whose turn a view shows; None while it is nobody's."""
