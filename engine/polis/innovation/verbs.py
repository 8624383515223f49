"""Moves that name a card: the words of each, made once."""

from __future__ import annotations

from typing import Final

from polis.innovation.deck import SLUGS

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
# by verb, and by the number of the face
MOVES: Final = {word: [f"{word} {slug}" for slug in SLUGS] for word in WORDS}
