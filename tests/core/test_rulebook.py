"""The rules in words are well-formed and say the same in every language."""

import json
import re
import unicodedata

import pytest
from core.rule_texts import items, numbers, part, whole
from polis.core.languages import LANGUAGES
from polis.core.rulebook import rulebook, sections
from polis.games import GAMES

BRIEF = 150  # words of a section, besides the glossary
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
NO_BREAK = {":": "\u00a0", ";": "\u202f", "!": "\u202f", "?": "\u202f", "»": "\u00a0"}


# The same in every language


@each_game
@each_language
def test_a_language_has_the_same_sections_with_as_many_items(game: str, language: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, language)
    assert [section["id"] for section in other] == [section["id"] for section in english]
    for section, model in zip(other, english, strict=True):
        kinds = [[block["kind"] for block in s["blocks"]] for s in (section, model)]
        assert kinds[0] == kinds[1], section["id"]
        if section["id"] != "glossary":  # it follows each language's own alphabet
            assert numbers(whole(section)) == numbers(whole(model)), section["id"]


@each_game
@each_language
def test_every_section_is_brief_and_the_glossary_comes_last(game: str, language: str) -> None:
    *rules, glossary = rulebook(game, language)
    assert glossary["id"] == "glossary"
    for section in rules:
        assert len(re.findall(r"\w+", whole(section))) <= BRIEF, section["id"]


@each_game
@each_language
def test_a_glossary_item_is_a_term_and_its_meaning_in_the_order_of_the_alphabet(
    game: str, language: str
) -> None:
    terms = []
    for block in items(part(game, language, "glossary")):
        (term, strong), (meaning, plain) = block["spans"]
        assert strong
        assert not plain
        assert re.fullmatch(r"\u00a0?: .+\.", meaning)
        letters = unicodedata.normalize("NFD", term.casefold())
        terms.append("".join(letter for letter in letters if letter.isalpha()))
    assert terms == sorted(terms)
    assert len(terms) == len({*terms})


@each_game
def test_french_keeps_its_signs_with_their_words(game: str) -> None:
    for section in rulebook(game, "fr"):
        text = whole(section)
        for place, sign in enumerate(text):
            if sign in NO_BREAK:
                assert text[place - 1] == NO_BREAK[sign], text[place - 20 : place + 1]
        assert text.count("«") == text.count("«\u00a0")


@each_game
@each_language
def test_apostrophes_are_round_and_spaces_single(game: str, language: str) -> None:
    for section in rulebook(game, language):
        assert not re.search(r"['\"]|\s\s|\s[,.]|\s$", whole(section).replace("\n", "|"))


# Reading


def test_a_text_becomes_sections_of_paragraphs_and_items() -> None:
    text = "## one: The first\n\nPlay **1 card**\nnow.\n- **Stop**\n- go on\n\nThen draw.\n"
    assert sections(text) == [
        {
            "id": "one",
            "title": "The first",
            "blocks": [
                {
                    "kind": "p",
                    "spans": [("Play ", False), ("1 card", True), (" ", False), ("now.", False)],
                },
                {"kind": "li", "spans": [("Stop", True)]},
                {"kind": "li", "spans": [("go on", False)]},
                {"kind": "p", "spans": [("Then draw.", False)]},
            ],
        }
    ]


def test_the_sections_travel_as_json() -> None:
    sent = json.loads(json.dumps(part("uchronia", "fr", "goal")))
    assert sent["title"] == "But du jeu"
    assert ["Bâtiments", True] in sent["blocks"][1]["spans"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Words before any heading.",
        "## one: Title",
        "## one: Title\n\n## two: Title\n\nWords.",
        "## one: Title\n\nWords.\n\n## one: Again\n\nWords.",
        "## One: Title\n\nWords.",
        "## one Title\n\nWords.",
        "## one:\n\nWords.",
        "# one: Title\n\nWords.",
        "## one: Title\n\n### deeper\n\nWords.",
        "## one: Title\n\n**Words.",
        "## one: Title\n\nWords **** here.",
        "## one: Title\n\n*Words.*",
        "## one: Title\n\n* words",
        "## one: Title\n\n-words",
        "## one: Title\n\n- words\n  - deeper",
        "## one: Title\n\n1. words",
        "## one: Title\n\n> words",
        "## one: Title\n\n| words |",
        "## one: Title\n\n`words`",
        "## one: Title\n\n[words](address)",
        "## one: Title\n\n<b>words</b>",
    ],
)
def test_what_is_not_such_a_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"line \d|empty|without sections"):
        sections(text)
