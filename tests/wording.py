"""Messages in words, as a player reads them."""

from polis.core.catalogue import catalogue
from polis.core.errors import Message

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def in_words(message: Message, language: str) -> str:
    """A message in a language, which must have all its words."""
    words = catalogue(language).say(message, NAMES)
    assert words != message["id"]
    assert "{" not in words, words
    assert "None" not in words, words
    return words
