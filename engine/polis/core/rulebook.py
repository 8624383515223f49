"""The rules of a game in words, section by section, from the `.md` files beside it.

The files keep to a small part of Markdown: `## id: Title`, paragraphs, `- ` items, `**bold**`.
"""

import re
from pkgutil import get_data
from typing import Literal, TypedDict
from unicodedata import normalize

Span = tuple[str, bool]  # a piece of text, and whether it is bold


class RuleBlock(TypedDict):
    """A paragraph or an item of a list."""

    kind: Literal["p", "li"]
    spans: list[Span]


class RuleSection(TypedDict):
    """A heading with its id, and what stands under it."""

    id: str
    title: str
    blocks: list[RuleBlock]


_HEADING = re.compile(r"## ([a-z][a-z0-9-]*): (\S.*)")
# what would be Markdown of another kind, at the start of a line or anywhere
_UNKNOWN = re.compile(r"^(?:#|[*+>|]\s|\d+\. |-(?! \S)|\s)|[`<>\\_\[\]]|\*\*\*|(?<!\*)\*(?!\*)")


def rulebook(game: str, language: str) -> list[RuleSection]:
    """The rules of a game in a language, with those of its parts before the glossary."""
    from polis.games import GAMES

    (*rules, glossary), *brought = [texts(package, language) for package in GAMES[game].packages]
    for *more, terms in brought:
        rules += more
        glossary["blocks"] += terms["blocks"]
    if brought:
        glossary["blocks"].sort(key=lambda term: letters(term["spans"][0][0]))
    return [*rules, glossary]


def texts(package: str, language: str) -> list[RuleSection]:
    """The rules that a package has; a glossary comes last."""
    return sections((get_data(package, f"rulebook/{language}.md") or b"").decode())


def letters(term: str) -> str:
    """A term as the alphabet goes by it: without accents, spaces and signs."""
    return "".join(filter(str.isalpha, normalize("NFD", term.casefold())))


def sections(text: str) -> list[RuleSection]:
    """The sections of a rulebook; a ValueError names the line that is not understood."""
    found: list[RuleSection] = []
    joins = False  # whether a line goes on with the paragraph or item before it
    for number, line in enumerate(text.splitlines(), 1):
        heading = _HEADING.fullmatch(line)
        if heading:
            _close(found)
            id, title = heading.groups()
            if any(section["id"] == id for section in found):
                raise ValueError(f"line {number}: two sections are called {id}")
            found.append({"id": id, "title": title, "blocks": []})
        elif line.strip():
            if not found or _UNKNOWN.search(line):
                raise ValueError(f"line {number}: {line}")
            _add(found[-1]["blocks"], line, joins, number)
        joins = bool(line.strip()) and not heading
    _close(found)
    if not found:
        raise ValueError("a rulebook without sections")
    return found


def _close(found: list[RuleSection]) -> None:
    if found and not found[-1]["blocks"]:
        raise ValueError(f"the section {found[-1]['id']} is empty")


def _add(blocks: list[RuleBlock], line: str, joins: bool, number: int) -> None:
    item = line.startswith("- ")
    spans = _spans(line.removeprefix("- "), number)
    if joins and not item:
        blocks[-1]["spans"] += [(" ", False), *spans]
    else:
        blocks.append({"kind": "li" if item else "p", "spans": spans})


def _spans(line: str, number: int) -> list[Span]:
    """The line cut at its `**`, every second piece bold."""
    pieces = line.split("**")
    if len(pieces) % 2 == 0 or any(not piece.strip() for piece in pieces[1::2]):
        raise ValueError(f"line {number}: a ** without its counterpart")
    return [(piece, place % 2 == 1) for place, piece in enumerate(pieces) if piece]
