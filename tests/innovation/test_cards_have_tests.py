"""Each card with effects is tested in a file of its name, in a folder like the card's own.

Those of the base set are in `innovation/cards/`, those of another set in `innovation/<set>/cards/`.
"""

from pathlib import Path

import pytest
from polis.innovation.card import Card
from polis.innovation.printed import every_card

TESTS = Path(__file__).parents[1]
# a card without effects, like a city, only has what is printed on it
TESTED = [card for card in every_card() if card.effects or card.karmas]


def file_of(card: Card) -> Path:
    """`sets/base/cards/archery.py` of the engine: `cards/test_archery.py` here."""
    _, game, _, in_set, *folders, name = type(card).__module__.split(".")
    if in_set != "base":
        folders.insert(0, in_set)
    return TESTS.joinpath(game, *folders, f"test_{name}.py")


@pytest.mark.parametrize("card", TESTED, ids=lambda card: card.slug)
def test_the_file_of_a_card_executes_it(card: Card) -> None:
    assert f'"dogma {card.slug}' in file_of(card).read_text("utf-8")


def test_no_file_is_without_its_card() -> None:
    expected = {file_of(card) for card in TESTED}
    found = {path for folder in {path.parent for path in expected} for path in folder.iterdir()}
    assert {path for path in found if path.suffix == ".py"} == expected
