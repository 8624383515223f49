"""The rules of Innovation in words have the names and numbers that the engine plays with."""

import polis
import pytest
from core.rule_texts import bold_of, items, numbers, part, said, whole
from innovation.base import BASE, SPECIALS
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from polis.core.rulebook import RuleSection
from polis.games import GAMES
from polis.innovation.achievements import POINTS_PER_VALUE
from polis.innovation.icons import COLOURS, ICONS, OLDEST, SHOWN
from polis.innovation.parley import FEWEST
from polis.innovation.sets.base.special_achievements import (
    EMPIRE_OF_EACH,
    SPECIAL_ACHIEVEMENTS,
    UNIVERSE_AGE,
)
from polis.innovation.setup import FIRST_CARDS
from polis.innovation.table import LAST_ROUND
from polis.innovation.turn import ACTIONS

each_language = pytest.mark.parametrize("language", LANGUAGES)
LEAST, MOST = GAMES["innovation"].players


def of(language: str, id: str) -> RuleSection:
    return part("innovation", language, id)


def needed(players: int) -> int:
    """How many achievements win."""
    goal: int = polis.new("innovation", players).view(None)["needed"]
    return goal


def of_age(age: int) -> int:
    return len([card for card in BASE if card.age == age])


@each_language
def test_the_goal_is_that_of_each_table_size(language: str) -> None:
    wanted = [n for players in range(LEAST, MOST + 1) for n in (needed(players), players)]
    assert numbers(whole(of(language, "goal"))) == [*wanted, LEAST, MOST]


@each_language
def test_the_cards_are_as_many_as_there_are(language: str) -> None:
    cards = [len(BASE), of_age(1), 1, of_age(2), 2, OLDEST, 1, OLDEST]
    assert numbers(whole(of(language, "cards"))) == cards
    assert all(of_age(age) == of_age(2) for age in range(2, OLDEST + 1))
    assert {len(card.effects) for card in BASE} == {1, 2, 3}


@each_language
def test_set_up_turns_and_actions_are_those_of_the_engine(language: str) -> None:
    setup = [1, OLDEST - 1, len(SPECIALS), FIRST_CARDS, 1, 1, 4]
    assert numbers(whole(of(language, "setup"))) == setup
    assert numbers(whole(of(language, "turn"))) == [ACTIONS]
    assert numbers(whole(of(language, "draw"))) == [1, OLDEST]
    assert numbers(whole(of(language, "achieve"))) == [POINTS_PER_VALUE]
    assert numbers(whole(of(language, "parley"))) == [FEWEST, MOST]
    assert numbers(whole(of(language, "execute"))) == [OLDEST]
    assert numbers(whole(of(language, "end"))) == [OLDEST, LAST_ROUND]
    assert numbers(whole(of(language, "rulings"))) == [MOST, needed(MOST)]


@each_language
def test_special_achievements_have_their_names_and_numbers(language: str) -> None:
    say = catalogue(language)
    listed = items(of(language, "special"))
    assert [bold_of(item)[0] for item in listed] == [say.word(f"special-{s}") for s in SPECIALS]
    wanted = {row.name: [row.needed] for row in SPECIAL_ACHIEVEMENTS}
    wanted["empire"] = [EMPIRE_OF_EACH]
    wanted["universe"] += [UNIVERSE_AGE]
    assert [numbers(said(item)) for item in listed] == [*wanted.values()]


@each_language
def test_the_ways_to_splay_are_named_as_at_the_table(language: str) -> None:
    say = catalogue(language)
    ways = [bold_of(item)[0] for item in items(of(language, "splay"))]
    assert ways == [say.word(f"direction-{way}") for way in ("left", "right", "up", "aslant")]
    assert len(ways) == len(SHOWN) - 1


@each_language
def test_the_glossary_has_every_colour_icon_and_special_achievement(language: str) -> None:
    glossary = whole(of(language, "glossary")).casefold()
    say = catalogue(language)
    ids = [f"colour-{colour}" for colour in COLOURS]
    ids += [f"icon-{icon}" for icon in ICONS]
    ids += [f"special-{special}" for special in SPECIALS]
    for id in ids:
        assert say.word(id).casefold() in glossary, id


@each_language
def test_the_glossary_says_in_which_ages_an_icon_is_found(language: str) -> None:
    say = catalogue(language)
    meanings = {bold_of(item)[0].casefold(): said(item) for item in items(of(language, "glossary"))}
    for icon, name in enumerate(ICONS):
        ages = [card.age for card in BASE if card.has(icon)]
        stated = numbers(meanings[say.word(f"icon-{name}").casefold()])
        everywhere = [min(ages), max(ages)] == [1, OLDEST]
        assert stated == ([] if everywhere else [min(ages), max(ages)]), name
