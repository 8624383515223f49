"""Moves that name a card: the words of each, made once."""

from __future__ import annotations

from typing import Final

WORDS: Final = (
    "meld",
    "dogma",
    "return",
    "score",
    "tuck",
    "transfer",
    "reveal",
    "junk",
    "exchange",
    "choose",
    "execute",
)
# by verb, and by the number of the face; the deck fills them in
MOVES: Final[dict[str, dict[int, str]]] = {}
