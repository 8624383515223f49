"""What is printed on the cards and the board of a game: asked by who draws or describes them."""

from collections.abc import Mapping
from typing import Any, Protocol

from polis.core.errors import Message
from polis.core.reading import Json


class Printed(Protocol):
    """A game in its box, before anybody plays it."""

    def cards(self) -> dict[str, Json]:
        """What is printed on its cards besides words, for those who draw them."""

    def board(self) -> Mapping[str, Any]:
        """What is printed on its board, for those who draw it; nothing if there is none."""

    def card_name(self, card: str) -> Message:
        """What a card is called."""

    def texts(self, language: str) -> Mapping[str, str]:
        """The names and texts of its cards, by message id."""


def no_board() -> Json:
    """`board` of a game that has only cards."""
    return {}
