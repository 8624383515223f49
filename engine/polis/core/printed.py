"""What is printed on the cards and the board of a game: asked by who draws or describes them."""

from collections.abc import Mapping
from typing import Any, Never, Protocol

from polis.core.errors import Message


class Printed(Protocol):
    """A game in its box, before anybody plays it."""

    def cards(self) -> Mapping[str, Mapping[str, Any]]:
        """What is printed on its cards besides words, for those who draw them."""

    def board(self) -> Mapping[str, Any]:
        """What is printed on its board, for those who draw it; nothing if there is none."""

    def card_name(self, card: str) -> Message:
        """What a card is called."""

    def texts(self, language: str) -> Mapping[str, str]:
        """The names and texts of its cards, by message id."""


def no_board() -> dict[str, Never]:
    """`board` of a game that has only cards."""
    return {}
