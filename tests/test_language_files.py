"""What a further language needs is known file by file, and no language of ours lacks one."""

import json
from pathlib import Path

import pytest
from language_files import ROOT, missing
from polis.core.languages import LANGUAGES
from polis.games import GAMES
from polis.innovation.deck import CARDS
from polis.terminal.lesson_files import course_of, folder_of
from polis.uchronia.building import BUILDINGS

ENGINE = "engine/polis"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_of_ours_lacks_anything(language: str) -> None:
    assert missing(language) == []


def test_a_further_language_is_a_list_of_files() -> None:
    wanted = {
        f"{ENGINE}/core/languages.py",
        f"{ENGINE}/messages/de.ftl",
        "web/words/de.ftl",
        "docs/lesson.schema.json",
        *(f"{ENGINE}/{game}/messages/de.ftl" for game in GAMES),
        *(f"{ENGINE}/{game}/rulebook/de.md" for game in GAMES),
        *(f"{ENGINE}/uchronia/buildings/{module(type(it))}.py" for it in BUILDINGS),
        *(f"{ENGINE}/innovation/cards/{module(type(it))}.py" for it in CARDS),
    }
    for game in GAMES:
        folder = folder_of(game).relative_to(ROOT).as_posix()
        wanted |= {f"{folder}/{lesson.id}.json" for lesson in course_of(game)}
    found = missing("de")
    print(*found, sep="\n")
    assert found == sorted(wanted)


def module(card: type) -> str:
    return card.__module__.rpartition(".")[2]


def test_what_has_been_translated_is_not_asked_for_again(tmp_path: Path) -> None:
    words, engine = tmp_path / "web" / "words", tmp_path / "engine" / "polis"
    for folder in (words, engine, tmp_path / "docs"):
        folder.mkdir(parents=True)
    (tmp_path / "docs" / "lesson.schema.json").write_text('{"title": "no words by language"}')
    (words / "en.ftl").write_text("yes = Yes")
    (engine / "lesson.json").write_text(json.dumps({"steps": [{"say": {"en": "Yes"}}]}))
    (engine / "card.py").write_text('@effect(en="Yes")\ndef yes(): return {"en": "Yes"}')
    assert missing("de", tmp_path) == [
        "engine/polis/card.py",
        "engine/polis/lesson.json",
        "web/words/de.ftl",
    ]
    (words / "de.ftl").write_text("yes = Ja")
    (engine / "lesson.json").write_text(json.dumps({"steps": [{"say": {"en": "Yes", "de": "Ja"}}]}))
    (engine / "card.py").write_text('@effect(en="Yes", de="Ja")\ndef yes(): return {"en": "Yes"}')
    assert missing("de", tmp_path) == ["engine/polis/card.py"]
