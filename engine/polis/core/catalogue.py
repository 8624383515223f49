"""Words by message id in every language, from the `.ftl` files beside the games.

The files keep to a small part of Fluent that this reader and @fluent/bundle both know:
`id = text`, `{ $argument }`, and one plural selector (`one` / `other`) per message.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import get_data
from typing import Any

from polis.core.languages import LANGUAGES

# Arguments that are seats are said as players' names.
SEATS = frozenset({"seat", "owner", "victim"})

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?:[ \t]+.*|\})|\n(?=\n[ \t]))*)", re.MULTILINE)
_PLURAL = re.compile(r"\{ \$(\w+) ->\s*\[one\] (.*?)\s*\*\[other\] (.*?)\s*\}\s*$", re.DOTALL)
_ARGUMENT = re.compile(r"\{ \$(\w+) \}")


def parse(text: str) -> dict[str, str]:
    """The messages of one file, each as its raw pattern."""
    return {id: pattern.strip() for id, pattern in _ENTRY.findall(text)}


def _is_one(language: str, count: object) -> bool:
    return count == 1 or (count == 0 and LANGUAGES[language].zero_is_one)


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, patterns: Mapping[str, str]) -> None:
        self.language = language
        self.patterns = patterns

    def say(self, message: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The words of a message (id and arguments); an unknown id is shown as it is."""
        args: Mapping[str, Any] = message["args"]
        pattern = self.patterns.get(message["id"], message["id"])
        plural = _PLURAL.search(pattern)
        if plural:
            chosen = plural[2] if _is_one(self.language, args[plural[1]]) else plural[3]
            pattern = pattern[: plural.start()] + chosen
        return _ARGUMENT.sub(lambda m: self._value(m[1], args.get(m[1]), names), pattern)

    def word(self, id: str, **args: object) -> str:
        return self.say({"id": id, "args": args})

    def _value(self, name: str, value: Any, names: Sequence[str]) -> str:
        if isinstance(value, Mapping):
            return self.say(value, names)
        if isinstance(value, list | tuple):
            return ", ".join(self._value(name, item, names) for item in value)
        if name in SEATS and isinstance(value, int):
            return names[value] if value < len(names) else self.word("player", number=value + 1)
        # the id of a thing begins with its kind: { $material } "clay" is the message material-clay
        return self.patterns.get(f"{name}-{value}", str(value))


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language: the shared messages, of games, their parts and cards."""
    from polis.games import GAMES

    packages = [package for game in GAMES.values() for package in game.packages]
    patterns = {**worded("polis", language)}
    for package in packages:
        patterns.update(worded(package, language))
    for game in GAMES.values():
        patterns.update(game.printed.texts(language))
    return Catalogue(language, patterns)


def worded(package: str, language: str) -> dict[str, str]:
    """The messages of a package."""
    return parse((get_data(package, f"messages/{language}.ftl") or b"").decode())
