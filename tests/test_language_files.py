"""What a further language needs is known file by file, and no language of ours lacks one."""

import json
from pathlib import Path

import pytest
from language_files import ROOT, missing
from polis.core.languages import LANGUAGES
from polis.games import GAMES
from polis.innovation.printed import every_card
from polis.innovation.sets import EXPANSIONS
from polis.terminal.lesson_files import course_of, folder_of
from polis.uchronia.building import BUILDINGS

ENGINE = "engine/polis"
NOBODYS = "xx"  # the code of no language, so that nobody will add it


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_of_ours_lacks_anything(language: str) -> None:
    assert missing(language) == []


def test_a_further_language_is_a_list_of_files() -> None:
    wanted = {
        f"{ENGINE}/core/languages.py",
        f"{ENGINE}/messages/{NOBODYS}.ftl",
        f"web/words/{NOBODYS}.ftl",
        "README.md",
        "pyproject.toml",
        "docs/embedding.md",
        "docs/lesson.schema.json",
        "docs/lessons.md",
        "tests/browser/test_table_around.py",
        "tests/core/test_messages.py",
        "tests/lessons/test_courses.py",
        "tests/terminal/test_commands.py",
        *(f"{ENGINE}/{game}/messages/{NOBODYS}.ftl" for game in GAMES),
        *(f"{ENGINE}/{game}/rulebook/{NOBODYS}.md" for game in GAMES),
        *(f"{ENGINE}/uchronia/buildings/{module(type(it))}.py" for it in BUILDINGS),
        *(path_of(type(it)) for it in every_card()),
        *(f"{ENGINE}/innovation/sets/{name}/messages/{NOBODYS}.ftl" for name in EXPANSIONS),
        *(f"{ENGINE}/innovation/sets/{name}/rulebook/{NOBODYS}.md" for name in EXPANSIONS),
    }
    for game in GAMES:
        folder = folder_of(game).relative_to(ROOT).as_posix()
        wanted |= {f"{folder}/{lesson.id}.json" for lesson in course_of(game)}
    found = missing(NOBODYS)
    print(*found, sep="\n")
    assert found == sorted(wanted)


def path_of(card: type) -> str:
    """The file of a card."""
    return f"engine/{card.__module__.replace('.', '/')}.py"


def module(card: type) -> str:
    return card.__module__.rpartition(".")[2]


LESSON = """
| `lang` | `en`{code} |

```json
{{"title": {{"en": "Yes"{text}}}}}
```
"""


def test_what_has_been_translated_is_not_asked_for_again(tmp_path: Path) -> None:
    words, engine, docs = (
        tmp_path / "web" / "words",
        tmp_path / "engine" / "polis",
        tmp_path / "docs",
    )
    for folder in (words, engine, docs):
        folder.mkdir(parents=True)
    (docs / "lesson.schema.json").write_text('{"title": "no words by language"}')
    (docs / "codes.md").write_text(LESSON.format(code="", text=', "xx": "Jes"'))
    (docs / "lessons.md").write_text(LESSON.format(code=", `xx`", text=""))
    (words / "en.ftl").write_text("yes = Yes")
    (engine / "lesson.json").write_text(json.dumps({"steps": [{"say": {"en": "Yes"}}]}))
    (engine / "card.py").write_text('@effect(en="Yes")\ndef yes(): return {"en": "Yes"}')
    (tmp_path / "README.md").write_text("In English,\nFrench and Italian")
    classifiers = [f'"Natural Language :: {name}",' for name in ("English", "French", "Italian")]
    (tmp_path / "pyproject.toml").write_text("\n".join(classifiers))
    assert missing(NOBODYS, tmp_path) == [
        "README.md",
        "docs/codes.md",
        "docs/lessons.md",
        "engine/polis/card.py",
        "engine/polis/lesson.json",
        "pyproject.toml",
        "web/words/xx.ftl",
    ]
    (words / "xx.ftl").write_text("yes = Jes")
    (engine / "lesson.json").write_text(
        json.dumps({"steps": [{"say": {"en": "Yes", "xx": "Jes"}}]})
    )
    (engine / "card.py").write_text('@effect(en="Yes", xx="Jes")\ndef yes(): return {"en": "Yes"}')
    for name in ("codes", "lessons"):
        (docs / f"{name}.md").write_text(LESSON.format(code=", `xx`", text=', "xx": "Jes"'))
    classifiers.append('"Natural Language :: Esperanto"')
    (tmp_path / "pyproject.toml").write_text("\n".join(classifiers))
    assert missing(NOBODYS, tmp_path) == ["README.md", "engine/polis/card.py"]


def test_what_tests_say_in_every_language_of_ours_they_must_say_in_another(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_all.py").write_text(f"WORDS = {dict.fromkeys(LANGUAGES, 'Yes')}")
    (tests / "test_one.py").write_text('WORDS = {"en": "Yes"}')
    assert missing(NOBODYS, tmp_path) == ["README.md", "pyproject.toml", "tests/test_all.py"]
