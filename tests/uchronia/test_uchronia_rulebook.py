"""The rules of Uchronia in words have the names and numbers that the engine plays with."""

import pytest
from core.rule_texts import bold, bold_of, items, numbers, part, said, whole
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from polis.core.rulebook import RuleSection
from polis.uchronia.activities import ACTIVITIES_AT_FIRST
from polis.uchronia.building import BUILDINGS
from polis.uchronia.ending import IDLE_ROUNDS, LAST_ROUND
from polis.uchronia.great_works import SIZE
from polis.uchronia.materials import COST, NAMES, ORDERS, RESOURCES
from polis.uchronia.plot import USUAL_HAND
from polis.uchronia.setup import COPIES, FIRST_HAND
from polis.uchronia.table import THRESHOLDS


def of(language: str, id: str) -> RuleSection:
    return part("uchronia", language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_every_material_order_and_zone(language: str) -> None:
    glossary = whole(of(language, "glossary")).casefold()
    words = catalogue(language).patterns
    names = [id for id in words if id.startswith(("material-", "order-", "zone-"))]
    assert len(names) > 20
    for id in names:
        assert words[id].casefold() in glossary, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_buildings_do_to_each_other_is_said_of_the_same_buildings(language: str) -> None:
    slugs = {building.names[language]: building.slug for building in BUILDINGS}
    english = {building.names["en"]: building.slug for building in BUILDINGS}
    named = [slugs[name] for name in bold(of(language, "interplay"))]
    assert named == [english[name] for name in bold(of("en", "interplay"))]
    shelters = {slugs[name] for name in bold(of(language, "draconians")) if name in slugs}
    assert shelters == {"frontier-post", "garrison", "viaduct"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_material_stands_with_its_order_and_cost(language: str) -> None:
    say = catalogue(language)
    section = of(language, "materials")
    listed = [(bold_of(block), numbers(said(block))) for block in items(section)]
    assert listed == [
        ([say.word(f"material-{name}"), say.word(f"order-{order}")], [cost])
        for name, order, cost in zip(NAMES, ORDERS, COST, strict=True)
    ]
    assert numbers(said(section["blocks"][0])) == [sum(RESOURCES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_thresholds_and_the_last_round(language: str) -> None:
    section = of(language, "end")
    listed = [numbers(said(block)) for block in items(section)]
    assert listed == [[players, points] for players, points in THRESHOLDS.items()]
    assert numbers(said(section["blocks"][-1])) == [IDLE_ROUNDS, LAST_ROUND]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_limits_and_piles_have_the_sizes_of_the_engine(language: str) -> None:
    assert numbers(whole(of(language, "trade"))) == [1, 1, 1, ACTIVITIES_AT_FIRST, 1]
    assert numbers(whole(of(language, "plot"))) == [USUAL_HAND, 1, USUAL_HAND]
    assert numbers(whole(of(language, "setup"))) == [SIZE, FIRST_HAND, 1]
    assert {*numbers(whole(of(language, "piles")))} == {SIZE}
    rulings = numbers(whole(of(language, "rulings")))
    assert rulings == [RESOURCES[0], RESOURCES[-1], IDLE_ROUNDS, LAST_ROUND]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_counts_the_buildings_and_tells_the_rulebooks_from_ours(language: str) -> None:
    ours = sum(building.original for building in BUILDINGS)
    counts = numbers(whole(of(language, "buildings")))
    assert counts == [len(BUILDINGS), COPIES, len(BUILDINGS) - ours, ours]
