"""Every word is there in every language, with the same arguments, in the part of Fluent we use."""

import re
from pathlib import Path
from random import Random

import polis
import pytest
from polis.core.catalogue import catalogue, parse
from polis.core.languages import LANGUAGES
from walks import every_game_and_set, walk
from wording import in_words

ENGINE = Path(__file__).parents[2] / "engine" / "polis"
PAGE = Path(__file__).parents[2] / "web" / "words"
FILES = sorted(path.parent for path in ENGINE.rglob("en.ftl"))
ARGUMENT = re.compile(r"\{ \$(\w+)")
# spaces that French keeps before its signs
NO_BREAK = {":": "\u00a0", "%": "\u00a0", "»": "\u00a0", ";": "\u202f", "?": "\u202f"}
LINE = 60  # characters of a question: about one line on a phone


@pytest.mark.parametrize("folder", FILES, ids=lambda path: path.relative_to(ENGINE).as_posix())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_messages_and_arguments(folder: Path, language: str) -> None:
    english = parse((folder / "en.ftl").read_text(encoding="utf-8"))
    other = parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [*other] == [*english]
    for id, pattern in english.items():
        assert {*ARGUMENT.findall(other[id])} == {*ARGUMENT.findall(pattern)}, id


@pytest.mark.parametrize("folder", FILES, ids=lambda path: path.relative_to(ENGINE).as_posix())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_holds_nothing_that_the_reader_does_not_know(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    heads = re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)
    assert [*parse(text)] == heads
    assert len(heads) == len({*heads})
    for pattern in parse(text).values():
        assert not re.search(r"\{(?! \$\w+ (\}|->))", pattern.replace("\n}", "")), pattern


def ids_in_the_engine() -> set[str]:
    """Message ids that are written out in the code."""
    kinds = "why|hint|bad|ask|move|event|table|terminal|points|zone|touch|now|end"
    known = re.compile(rf'"((?:{kinds})-[a-z-]+)"')
    found: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        found |= {*known.findall(path.read_text(encoding="utf-8"))}
    return found


def test_every_message_that_the_engine_names_exists() -> None:
    named = ids_in_the_engine()
    assert len(named) > 60
    assert named <= {*catalogue("en").patterns}


def test_no_two_files_word_the_same_message() -> None:
    """All games speak from one catalogue: what two of them say is said by what they share."""
    files = [parse((folder / "en.ftl").read_text(encoding="utf-8")) for folder in (*FILES, PAGE)]
    ids = [id for file in files for id in file]
    assert [id for id in {*ids} if ids.count(id) > 1] == []


@every_game_and_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_moves_and_events_of_whole_games_have_words(language: str, game: str) -> None:
    for players in range(2, 6):
        for match in walk(players, players, game=game):
            decision = match.decision()
            assert len(in_words(decision["ask"], language)) <= LINE
            for move in decision["moves"]:
                in_words(move["label"], language)
        for event in match.events(0):
            in_words(polis.GAMES[match.game].words.event(event), language)


def test_plurals_follow_the_language() -> None:
    words = {
        language: [catalogue(language).word("table-points", count=count) for count in (0, 1, 2)]
        for language in LANGUAGES
    }
    assert words == {
        "en": ["0 points", "1 point", "2 points"],
        "fr": ["0 point", "1 point", "2 points"],
        "it": ["0 punti", "1 punto", "2 punti"],
    }


def all_words(language: str) -> dict[str, str]:
    """Everything a player may read, the page's words too."""
    page = parse((PAGE / f"{language}.ftl").read_text(encoding="utf-8"))
    return {**catalogue(language).patterns, **page}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_round_and_nothing_stands_before_an_ellipsis(language: str) -> None:
    for id, pattern in all_words(language).items():
        # a slug is the English name without its straight apostrophe
        assert "'" not in pattern.replace("Carpenter's", ""), id
        assert not re.search(r"\s…|\S  +\S", pattern), id


def test_french_keeps_its_signs_with_their_words() -> None:
    for id, pattern in all_words("fr").items():
        for place, sign in enumerate(pattern):
            if sign in NO_BREAK:
                assert pattern[place - 1] == NO_BREAK[sign], id
        assert pattern.count("«") == pattern.count("«\u00a0"), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_short(language: str) -> None:
    say = catalogue(language)
    about = {"owner": 0, "victim": 0, "material": ["brick", "stone"], "building": "amphitheatre"}
    moments = [id.removeprefix("moment-") for id in say.patterns if id.startswith("moment-")]
    for id in say.patterns:
        if id.startswith("ask-"):
            for moment in moments:
                args = {**about, "count": 2, "moment": moment}
                assert len(say.say({"id": id, "args": args})) <= LINE, id


def test_every_target_points_at_something_in_the_view() -> None:
    rng = Random(1)
    for match in walk(3, 8):
        if match.over or rng.random() < 0.7:
            continue
        view = match.view(match.seat)
        for move in match.decision()["moves"]:
            target = move["target"]
            if target is None:
                continue
            if "seat" in target:
                assert 0 <= target["seat"] < 3
            if target["zone"] in ("forum", "works"):
                wanted = target["building"] if target["zone"] == "works" else target["material"]
                assert wanted in view[target["zone"]]
