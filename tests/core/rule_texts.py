"""Taking the rules in words apart."""

import re

from polis.core.rulebook import RuleBlock, RuleSection, rulebook


def part(game: str, language: str, id: str) -> RuleSection:
    return next(section for section in rulebook(game, language) if section["id"] == id)


def said(block: RuleBlock) -> str:
    return "".join(text for text, _ in block["spans"])


def items(section: RuleSection) -> list[RuleBlock]:
    return [block for block in section["blocks"] if block["kind"] == "li"]


def whole(section: RuleSection) -> str:
    return "\n".join(said(block) for block in section["blocks"])


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def bold(section: RuleSection) -> list[str]:
    return [text for block in section["blocks"] for text, strong in block["spans"] if strong]


def bold_of(block: RuleBlock) -> list[str]:
    return [text for text, strong in block["spans"] if strong]
