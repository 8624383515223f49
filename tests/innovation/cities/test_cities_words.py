"""Cities of Destiny in words: cards, the table, what things mean, in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import polis
import pytest
from core.rule_texts import bold_of, items, numbers, part, whole
from innovation.scenes import scene
from polis.core.catalogue import catalogue, parse
from polis.core.errors import Message, message
from polis.core.languages import LANGUAGES
from polis.innovation.hints import hints
from polis.innovation.icons import COLOURS
from polis.innovation.notation import read
from polis.innovation.printed import every_card
from polis.innovation.sets import EXPANSIONS, card_set
from polis.innovation.sets.cities.city import City
from scenes import touch
from wording import in_words

each_language = pytest.mark.parametrize("language", LANGUAGES)
GAME = polis.GAMES["innovation"]
PAGE = Path(__file__).parents[3] / "web" / "words"
SIZES = range(2, 6)
MOST = 60  # characters of a question: about one line on a phone


def table(**zones: Any) -> polis.Match:
    """One player with cities in hand and on the board, and rivals with hidden ones."""
    mine: dict[str, Any] = {
        "hand": ["athens", "archery"],
        "board": {
            "red": ["metalworking", "oars"],
            "green": ["babylon"],
            "purple": ["constantinople"],
        },
        "splays": {"red": "left"},
        "achievements": [3, "cities 4"],
    }
    others: list[dict[str, Any]] = [
        {"hand": ["cities 3", 1, "cities 3"], "forecast": ["cities 2"]},
        {"safe": [4, "cities 5"]},
    ]
    return scene(mine, *others, cities=True, **zones)


def now(match: polis.Match, slug: str, viewer: int | None = 0) -> dict[str, dict[str, Any]]:
    return {said["id"]: said["args"] for said in match.meaning({"card": slug}, viewer)}


def named(messages: list[Message]) -> list[str]:
    return [each["args"]["card"] for each in messages]


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


# Meaning


def with_symbol(symbol: str, besides: int = -1) -> City:
    """A city, not of one colour, that shows a symbol once."""
    cities = [card for card in every_card() if isinstance(card, City) and card.colour != besides]
    return next(card for card in cities if printed_on(card).count(symbol) == 1)


def printed_on(card: City) -> list[Any]:
    found: list[Any] = GAME.printed.cards()[card.slug]["icons"]
    return found


def flags_and_fountains() -> dict[str, list[str]]:
    flag = with_symbol("flag")
    cities = [flag, with_symbol("fountain", flag.colour)]
    return {COLOURS[it.colour]: [it.slug] for it in cities}


def of_colour(city: City, count: int) -> list[str]:
    """Some base cards of a city's colour."""
    base = [card for card in every_card() if card.colour == city.colour and card.id < 115]
    return [card.slug for card in base[:count]]


def test_a_flag_counts_as_long_as_nobody_shows_more_of_its_colour() -> None:
    flag = with_symbol("flag")
    colour = COLOURS[flag.colour]
    mine = {"board": {colour: [flag.slug]}}
    assert "now-flag-counts" in now(scene(mine, {}, cities=True), flag.slug)
    ahead = {"board": {colour: of_colour(flag, 2)}, "splays": {colour: "left"}}
    behind = scene(mine, ahead, cities=True)
    assert now(behind, flag.slug)["now-flag-behind"] == {"owner": [1]}
    assert now(behind, flag.slug, 1)["now-flag-behind"] == {"owner": [1]}
    covered = scene({"board": {colour: [flag.slug, *of_colour(flag, 1)]}}, {}, cities=True)
    assert "now-flag-covered" in now(covered, flag.slug)
    held = scene({"hand": [flag.slug]}, ahead, cities=True)
    assert now(held, flag.slug)["now-flag-would-not"] == {"owner": [1]}
    assert "now-flag-would-count" in now(scene({"hand": [flag.slug]}, {}, cities=True), flag.slug)


def test_fountains_that_show_are_counted() -> None:
    fountain = with_symbol("fountain")
    colour = COLOURS[fountain.colour]
    shown = scene({"board": {colour: [fountain.slug]}}, {}, cities=True)
    assert now(shown, fountain.slug)["now-fountains"] == {"count": 1}
    pile = {colour: [fountain.slug, *of_colour(fountain, 1)]}
    assert now(scene({"board": pile}, {}, cities=True), fountain.slug)["now-fountains"] == {
        "count": 0
    }
    held = now(scene({"hand": [fountain.slug]}, {}, cities=True), fountain.slug)
    assert held["now-fountains-melded"] == {"count": 1}


def test_what_a_city_supports_and_what_supports_a_card() -> None:
    match = table()
    assert named(now(match, "constantinople")["now-supports"]["cards"]) == ["oars"]
    assert "now-supports-nothing" in now(match, "babylon")
    assert named(now(match, "oars")["now-supported"]["cards"]) == ["constantinople"]
    assert "now-supported" not in now(match, "oars", 1)
    spent = table(endorsed=True)
    assert "why-endorsed" in now(spent, "oars")
    assert "why-endorsed" not in now(spent, "babylon", 1)


def test_melding_a_city_is_foreseen_in_the_order_of_its_symbols() -> None:
    assert now(table(), "athens")["foresee-plus"] == {"one": 2}
    match = scene({"hand": ["athens", "constantinople"]}, {}, cities=True)
    # another city in hand keeps one from drawing a city; one card cannot be splayed
    assert "foresee-draws-city" not in now(match, "athens")
    assert "foresee-arrow" not in now(match, "constantinople")
    alone = scene({"hand": ["athens"]}, {}, cities=True)
    assert "foresee-draws-city" in now(alone, "athens")
    board = {"purple": ["city-states"]}
    onto = scene({"hand": ["constantinople"], "board": board}, {}, cities=True)
    said = [*now(onto, "constantinople")]
    assert said[-2:] == ["foresee-arrow", "foresee-draws-city"]


def test_a_special_achievement_that_is_claimed_at_once_says_how() -> None:
    said = [each["id"] for each in table().meaning({"special": "glory"}, 0)]
    assert said == ["now-special-at-once", "special-how-glory"]


def test_an_achievement_of_another_set_is_not_taken_for_a_base_one() -> None:
    match = table()
    claimed = match.why_not("achieve cities 4")
    assert claimed is not None
    assert claimed["id"] == "why-claimed"
    assert in_words(claimed, "en") == "Ada has claimed the achievement of value 4 of Cities."
    other = match.meaning({"age": 4, "set": "cities"}, 0)
    assert [each["id"] for each in other] == ["why-claimed"]
    assert match.meaning({"age": 4}, 0)[0]["id"] == "now-available"


# Touching


def test_decks_of_a_set_have_their_own_purpose() -> None:
    match = table()
    assert touch(match, "deck", age=3) is None, "the next draw"
    assert touch(match, "deck", age=3, set="base") is None
    assert touch(match, "deck", age=3, set="cities") == "touch-deck-cities"
    assert touch(match, "deck", age=2) == "touch-deck"


def test_new_zones_and_cities_are_explained() -> None:
    match = table()
    assert touch(match, "forecast", seat=0) == "touch-own-forecast"
    assert touch(match, "forecast", seat=1, age=2, set="cities") == "touch-other-forecast"
    assert touch(match, "safe", seat=2, age=5, set="cities") == "touch-safe"
    assert touch(match, "board", seat=0, colour="green", card="babylon") == "why-no-effects"
    assert touch(match, "hand", seat=0, card="athens") is None
    assert touch(match, "specials", special="victory") == "touch-specials"


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
