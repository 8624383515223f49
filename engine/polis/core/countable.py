"""What lessons can name and count at a table."""

from collections.abc import Mapping
from typing import Protocol

from polis.core.shapes import View


class Countable(Protocol):
    """Everything that is counted is counted in a view, so that a learner sees it too."""

    @property
    def zones(self) -> tuple[str, ...]:
        """Where a seat's things lie, as far as one may count them."""

    def names(self) -> Mapping[str, str]:
        """What a lesson can name and count, each with its kind: its word is `kind-name`."""

    def cards_in(self, view: View, seat: int, zone: str) -> list[str]:
        """The cards or pieces by name that a seat's own view shows in one of its zones."""

    def on_turn(self, view: View) -> int | None:
        """Whose turn a view shows; None outside of all turns."""
