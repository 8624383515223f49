"""The texts of a lesson: plain words, `**bold**` and names as `[[bridge]]`."""

import re
from collections.abc import Callable

_LINK = re.compile(r"\[\[([a-z][a-z0-9-]*)\]\]")
# spaces that do not break a line, as French has them before a colon
_SPACES = str.maketrans("\u00a0\u202f", "  ")


def links(text: str) -> list[str]:
    """The things that a text names, in its order."""
    return _LINK.findall(text)


def plain(text: str, name: Callable[[str], str]) -> str:
    """The text as a reader sees it; `name` gives the word for a thing in their language."""
    return _LINK.sub(lambda link: name(link[1]), text).replace("**", "")


def is_sound(text: str) -> bool:
    """Whether every `**` has its counterpart, and every bracket belongs to a link."""
    bare = _LINK.sub("x", text)
    pieces = bare.split("**")
    whole = len(pieces) % 2 == 1 and all(piece.strip() for piece in pieces[1::2])
    return whole and "***" not in bare and "[[" not in bare and "]]" not in bare


def is_one_line(text: str) -> bool:
    """Whether a text can be shown as it is: one line, not empty, nothing invisible."""
    return text == text.strip() != "" and text.translate(_SPACES).isprintable()
