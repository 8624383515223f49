"""What a language needs: every file that says something in English and not in that language.

python3 build.py language de
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# where words are: `en.ftl` and `en.md` have a file beside them for each language; in Python and
# JSON a text is given by language
PLACES = ("engine/polis", "web/words", "docs/lesson.schema.json")


def missing(language: str, root: Path = ROOT) -> list[str]:
    """The files to be added or to be added to, by their paths in the project."""
    return sorted(
        path.relative_to(root).as_posix()
        for place in PLACES
        for path in lacking(root / place, language)
    )


def lacking(place: Path, language: str) -> Iterator[Path]:
    for path in [place] if place.is_file() else place.rglob("*.*"):
        if path.stem == "en":
            if not path.with_stem(language).exists():
                yield path.with_stem(language)
        elif path.suffix in (".py", ".json"):
            text = path.read_text("utf-8")
            sets = in_python(text) if path.suffix == ".py" else in_json(json.loads(text))
            if any("en" in languages and language not in languages for languages in sets):
                yield path


def in_python(text: str) -> Iterator[set[str]]:
    """The keys of each dictionary, and the names of each call's arguments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Dict):
            yield {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.Call):
            yield {argument.arg for argument in node.keywords if argument.arg}


def in_json(value: Any) -> Iterator[set[str]]:
    """The keys of each object."""
    if isinstance(value, dict):
        yield {*value}
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            yield from in_json(part)


def main() -> int:
    if len(sys.argv) != 2:
        print("Which language? Its code, such as de.")
        return 2
    files = missing(sys.argv[1])
    print(*files, f"{len(files)} files lack {sys.argv[1]}", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
