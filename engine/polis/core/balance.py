"""How one tells whether the cards of a game are evenly strong."""

from typing import Protocol

from polis.core.shapes import View


class Balance(Protocol):
    """The cards that are compared, and who had them at the end of a game."""

    def card_groups(self) -> dict[str, str]:
        """The cards whose balance is of interest, each with the group it is compared with."""

    def gathered(self, view: View, seat: int) -> tuple[list[str], list[str]]:
        """Which of those cards a seat has begun (or completed), and which it has completed."""
