"""The rules of Utopia in words have the names and numbers that the engine plays with."""

import re

import pytest
from core.rule_texts import bold_of, items, numbers, part, said, whole
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from polis.core.rulebook import RuleSection
from polis.games import GAMES
from polis.utopia.actions import add, influence, remove
from polis.utopia.board import DISTRICTS, ISLAND_OF, VALUES, board
from polis.utopia.cards import DEALT, KEPT
from polis.utopia.setup import all_guests
from polis.utopia.table import (
    BASES,
    CARDS,
    GOAL,
    GUESTS,
    LAPS,
    LAST_ROUND,
    MONUMENTS,
    PRINCES,
    PRIVILEGES,
)
from polis.utopia.wonders import POINTS

each_language = pytest.mark.parametrize("language", LANGUAGES)


def of(language: str, id: str) -> RuleSection:
    return part("utopia", language, id)


@each_language
def test_the_glossary_has_every_civilization_and_island(language: str) -> None:
    glossary = whole(of(language, "glossary")).casefold()
    words = catalogue(language).patterns
    names = [id for id in words if id.startswith(("civilization-", "island-"))]
    assert len(names) == 9
    for id in (*names, "part-scale", "part-queue", "part-bag"):
        assert words[id].casefold() in glossary, id


@each_language
def test_the_city_is_counted_as_it_is_printed(language: str) -> None:
    districts, *_, ports = items(of(language, "board"))
    per_island = [ISLAND_OF.count(island) for island in range(4)]
    least, most = min(VALUES), max(VALUES)
    assert numbers(said(districts)) == [len(DISTRICTS), *per_island, least, most]
    assert numbers(said(ports)) == [sum(border["open"] for border in board()["borders"])]
    names = [catalogue(language).word(f"island-{name}") for name in board()["sectors"]]
    row = said(ports)
    places = [row.index(re.split("[ ’]", name)[-1]) for name in names]
    assert places == sorted(places)


@each_language
def test_the_pieces_are_as_many_as_there_are(language: str) -> None:
    section = of(language, "pieces")
    assert numbers(said(section["blocks"][0])) == [MONUMENTS, CARDS, GUESTS]
    assert [numbers(said(block)) for block in items(section)] == [
        [PRINCES], [BASES], [PRIVILEGES], [],
    ]  # fmt: skip
    assert numbers(said(section["blocks"][-1])) == [5, 4, 3, 2, 1]
    assert numbers(whole(of(language, "setup"))) == [2, len(all_guests(2))]


@each_language
def test_laps_cards_and_prices_are_those_of_the_engine(language: str) -> None:
    assert numbers(whole(of(language, "welcoming"))) == [LAPS, LAPS, 1]
    assert numbers(whole(of(language, "development"))) == [DEALT, 2, 1, KEPT]
    assert numbers(whole(of(language, "move"))) == [1]
    assert numbers(whole(of(language, "add"))) == [add.Add.price, 1, add.AddAnywhere.price]
    assert numbers(whole(of(language, "remove"))) == [remove.Remove.price, remove.POINTS]
    raised, dropped = items(of(language, "influence"))
    assert numbers(said(raised)) == [influence.Raise.price]
    assert numbers(said(dropped)) == [influence.Drop.price, 1, 1]
    assert numbers(whole(of(language, "privilege")))[0] == PRIVILEGES


@each_language
def test_points_and_the_end_are_those_of_the_engine(language: str) -> None:
    listed = [numbers(said(block)) for block in items(of(language, "points"))]
    assert listed == [[POINTS], [min(VALUES), max(VALUES)], [1], [remove.POINTS], [5, 1]]
    assert numbers(whole(of(language, "end"))) == [GOAL, 3, GOAL, LAST_ROUND]
    assert numbers(whole(of(language, "goal"))) == [GOAL, *GAMES["utopia"].players]
    rulings = numbers(whole(of(language, "rulings")))
    assert rulings == [PRINCES, 2, LAST_ROUND]


@each_language
def test_each_phase_has_its_name_in_the_list_of_the_round(language: str) -> None:
    say = catalogue(language)
    phases = [bold_of(block)[0] for block in items(of(language, "round"))]
    welcoming = say.word("phase-welcoming", lap=1).split(",")[0]
    for phase, name in zip(phases, [welcoming, say.word("phase-development")], strict=False):
        assert name.casefold() in phase.casefold()
    assert [numbers(phase) for phase in phases] == [[1], [2], [3]]
