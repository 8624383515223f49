"""Cities of Destiny in words: cards, the table, what things mean, in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import polis
import pytest
from core.rule_texts import bold_of, items, numbers, part, whole
from innovation.city_words import GAME, flags_and_fountains, table
from innovation.scenes import scene
from polis.core.catalogue import catalogue, parse
from polis.core.errors import message
from polis.core.languages import LANGUAGES
from polis.innovation.hints import hints
from polis.innovation.notation import read
from polis.innovation.printed import every_card
from polis.innovation.sets import EXPANSIONS, card_set
from polis.innovation.sets.cities.city import City
from wording import in_words

each_language = pytest.mark.parametrize("language", LANGUAGES)
PAGE = Path(__file__).parents[3] / "web" / "words"
SIZES = range(2, 6)
MOST = 60  # characters of a question: about one line on a phone


# Words


@each_language
def test_a_set_has_its_titles_and_the_purpose_of_its_decks(language: str) -> None:
    words = catalogue(language).patterns
    for name in EXPANSIONS:
        assert f"option-{name}" in parse((PAGE / f"{language}.ftl").read_text("utf-8"))
        kinds = ("title", "set", "part-decks", "touch-deck")
        assert {f"{kind}-{name}" for kind in kinds} <= {*words}
        assert {f"special-{special}" for special in card_set(name).specials} <= {*words}
        for source in card_set(name).achievements:
            assert {f"{kind}-{source}" for kind in ("points", "table", "hint")} <= {*words}


@each_language
def test_a_city_says_what_is_where_and_what_it_does(language: str) -> None:
    say = catalogue(language)
    for card in every_card():
        if not isinstance(card, City):
            continue
        text = say.word(f"text-{card.slug}")
        assert say.word("printed-picture") in text
        assert not {*text} & {*"{}$"}
        assert "printed-" not in text
        assert "foresee-" not in text
        for deed in card.deeds():
            assert in_words(deed, language) in text
    # a bonus is explained once, however many there are
    assert say.word("text-sao-paulo").count(say.word("printed-points")) == 1


def test_a_card_text_in_full() -> None:
    assert catalogue("en").word("text-constantinople") == (
        "Above: castle, arrow left, picture. Below: crown, bonus 3, castle. "
        "Meld action · You splay purple left. "
        "A bonus gives points while it shows: your highest one all of them, each other one 1."
    )
    assert "a base card of value 1; without castle it is" in catalogue("en").word("text-jerusalem")


@each_language
@pytest.mark.parametrize("players", range(2, 6))
def test_a_whole_game_has_words(players: int, language: str) -> None:
    parley = {"parley": True} if players > 3 else {}
    match = polis.new("innovation", players=players, seed=players, cities=True, **parley)
    rng = Random(players)
    for number in range(400):
        if match.over:
            break
        decision = match.decision()
        assert len(in_words(decision["ask"], language)) <= MOST
        for move in decision["moves"]:
            in_words(move["label"], language)
        if number % 10 == 0:
            speak_of(match, language)
        match.play(rng.choice(match.moves()))
    for event in match.events(0):
        in_words(GAME.words.event(event), language)


def speak_of(match: polis.Match, language: str) -> None:
    """Says everything that is on the table, and what may come of moves."""
    outline = GAME.words.outline(match.view(match.seat))
    said = [*outline["summary"]]
    for section in outline["sections"]:
        said += [section["title"]] if section["title"] else []
        for row in section["rows"]:
            said += [row["title"], *row["items"]]
    for move in match.moves():
        said += match.preview(move)
    for card in every_card():
        if isinstance(card, City) and card.id % 7 == len(match.history) % 7:
            said += match.meaning({"card": card.slug}, match.seat)
    for each in said:
        in_words(each, language)


@each_language
def test_the_choice_among_karmas_has_words(language: str) -> None:
    for move in ("karma oars", "karma oars 2"):
        known = read(move)
        assert known is not None
        id, args = known
        assert catalogue(language).word("card-oars") in in_words(message(id, **args), language)
    assert len(in_words(message("ask-karma"), language)) <= MOST


def test_a_bot_says_what_it_got_out_of_flags_and_fountains() -> None:
    board = flags_and_fountains()
    without, having = scene({}, {}, cities=True), scene({"board": board}, {}, cities=True)
    said = hints(without.truth, having.truth, 0)
    assert {each["id"]: each["args"].get("count") for each in said}.items() >= {
        ("hint-flags", 1),
        ("hint-fountains", 1),
    }
    assert "hint-achievement" not in [each["id"] for each in said]
    for each in said:
        in_words(each, "en")


# The table in words


def rows(match: polis.Match, section: int, viewer: int | None = 0) -> dict[str, list[str]]:
    """The rows of a section in English, by the id of their title."""
    outline = GAME.words.outline(match.view(viewer))
    return {
        row["title"]["id"]: [in_words(item, "en") for item in row["items"]]
        for row in outline["sections"][section]["rows"]
    }


def test_the_table_tells_the_sets_and_their_decks() -> None:
    match = table()
    said = [in_words(each, "en") for each in GAME.words.outline(match.view(0))["summary"]]
    assert said == [
        "Round 1",
        "Ada, actions left: 2",
        "Achievements to win: 6",
        "with Cities of Destiny",
    ]
    shared = rows(match, 0)
    assert [deck.split(":")[0] for deck in shared["part-decks-cities"]] == [*map(str, range(1, 12))]
    assert "Glory" in shared["part-specials"]
    assert "part-decks-cities" not in rows(scene({}, {}), 0)


def test_backs_are_told_with_their_sets_and_cities_with_what_they_show() -> None:
    match = table()
    mine, bo, cy = (rows(match, section) for section in (1, 2, 3))
    assert mine["part-hand"] == ["Athens (1 of Cities)", "Archery (1)"]
    assert mine["colour-purple"] == ["Constantinople: castle 2, crown 1, bonus 3"]
    assert mine["colour-red"] == ["Oars", "splayed left", "Metalworking"]
    assert mine["part-bonuses"] == ["3"]
    assert mine["part-achieved"] == ["value 3", "value 4 of Cities"]
    assert bo["part-hand"] == ["value 1", "2 × value 3 of Cities"]
    assert bo["part-forecast"] == ["value 2 of Cities"]
    assert cy["part-safe"] == ["value 4", "value 5 of Cities"]


def test_a_covered_city_is_told_by_what_its_splay_shows() -> None:
    board = {"purple": ["constantinople", "city-states"]}
    covered = scene({"board": board}, {}, cities=True)
    assert rows(covered, 1)["colour-purple"] == ["City States", "Constantinople"]
    splayed = scene({"board": board, "splays": {"purple": "up"}}, {}, cities=True)
    shown = rows(splayed, 1)["colour-purple"]
    assert shown == ["City States", "splayed up", "Constantinople: castle 1, crown 1, bonus 3"]


def test_flags_and_fountains_that_count_and_a_spent_endorse_are_told() -> None:
    match = scene({"board": flags_and_fountains()}, {}, cities=True, endorsed=True)
    assert rows(match, 1)["part-achieved"] == ["flags that count: 1", "fountains: 1"]
    summary = GAME.words.outline(match.view(0))["summary"]
    assert "table-endorsed" in [each["id"] for each in summary]


# The rules


@each_language
def test_the_rules_of_the_set_have_the_numbers_of_the_engine(language: str) -> None:
    cities = [card for card in every_card() if isinstance(card, City)]
    ages = [card.age for card in cities]
    wins = [polis.new("innovation", players, 1, cities=True).view(0)["needed"] for players in SIZES]
    pairs = [number for pair in zip(wins, SIZES, strict=True) for number in pair]
    specials = len(card_set("cities").specials)
    head = [len(cities), ages.count(1), 1, ages.count(2), 2, max(ages)]
    assert numbers(whole(part("innovation", language, "cities"))) == [*head, 1, *pairs, specials, 2]


@each_language
def test_the_rules_name_what_the_table_names(language: str) -> None:
    say = catalogue(language)

    def bold(section: str) -> list[str]:
        return [bold_of(item)[0] for item in items(part("innovation", language, section))]

    directions = [say.word(f"direction-{way}") for way in ("left", "right", "up", "aslant")]
    assert bold("cities-cards") == directions
    specials = [say.word(f"special-{special}") for special in card_set("cities").specials]
    assert bold("cities-special") == specials
    symbols = [bold.casefold() for bold in bold("cities-symbols")]
    for icon in ("plus", "unsplay", "uplift", "junk-achievement"):
        assert say.word(f"icon-{icon}") in symbols
    glossary = [term.casefold() for term in bold("glossary")]
    for id in ("icon-flag", "icon-fountain", "icon-uplift"):
        assert say.word(id) in glossary
    assert {special.casefold() for special in specials} <= {*glossary}
    assert say.word("title-cities") == part("innovation", language, "cities")["title"]
