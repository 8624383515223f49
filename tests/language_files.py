"""What a language needs: every file that says something in English and not in that language.

python3 build.py language de
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from polis.core.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
# where words are: `en.ftl` and `en.md` have a file beside them for each language; Python, JSON and
# the examples and lists of papers have a text or a code for each
PLACES = ("engine/polis", "web/words", "docs", "tests")
# what names the languages in English: the wheel's classifiers, and README by the same names
CLASSIFIERS, README = "pyproject.toml", "README.md"


def missing(language: str, root: Path = ROOT) -> list[str]:
    """The files to be added or to be added to, by their paths in the project."""
    found = [path for place in PLACES for path in lacking(root, root / place, language)]
    names = names_in_english(root)
    if len(names) < len({*LANGUAGES, language}):
        found += [root / CLASSIFIERS, root / README]
    elif listed(names) not in (root / README).read_text("utf-8").replace("\n", " "):
        found.append(root / README)
    return sorted(path.relative_to(root).as_posix() for path in found)


def names_in_english(root: Path) -> list[str]:
    """By the classifiers of the wheel."""
    text = (root / CLASSIFIERS).read_text("utf-8")
    return re.findall(r'"Natural Language :: ([^"]+)"', text)


def listed(names: list[str]) -> str:
    """Such as "English, French and Italian"."""
    return " and ".join([", ".join(names[:-1]), *names[-1:]])


def lacking(root: Path, place: Path, language: str) -> Iterator[Path]:
    for path in place.rglob("*.*"):
        if path.stem == "en":
            if not path.with_stem(language).exists():
                yield path.with_stem(language)
        elif path.suffix in READERS:
            # tests say some things in English alone; what they say in all other languages they
            # must say in this one
            tests = root / "tests" in path.parents
            others = {*LANGUAGES} - {language} if tests else {"en"}
            sets = said(path.suffix, path.read_text("utf-8"))
            if any(others <= languages and language not in languages for languages in sets):
                yield path


@cache
def said(suffix: str, text: str) -> list[set[str]]:
    """What of a file may be languages: sets of names, some of them other names."""
    return [names for names in READERS[suffix](text) if "en" in names]


def in_python(text: str) -> Iterator[set[str]]:
    """The keys of each dictionary, and the names of each call's arguments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Dict):
            yield {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.Call):
            yield {argument.arg for argument in node.keywords if argument.arg}


def in_json(text: str) -> Iterator[set[str]]:
    yield from keys(json.loads(text))


def keys(value: Any) -> Iterator[set[str]]:
    """The keys of each object."""
    if isinstance(value, dict):
        yield {*value}
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            yield from keys(part)


def in_paper(text: str) -> Iterator[set[str]]:
    """The keys in each example, and the codes that a line lists."""
    for example in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        yield from in_json(example)
    for line in text.splitlines():
        yield {*re.findall(r"`([a-z]{2,3})`", line)}


READERS = {".py": in_python, ".json": in_json, ".md": in_paper}


def main() -> int:
    if len(sys.argv) != 2:
        print("Which language? Its code, such as de.")
        return 2
    files = missing(sys.argv[1])
    print(*files, f"{len(files)} files lack {sys.argv[1]}", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
