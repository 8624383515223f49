"""Each card is tested in a file of its name, in the same folder as the card's own file."""

from pathlib import Path

import pytest
from polis.innovation.card import Card
from polis.innovation.deck import CARDS

TESTS = Path(__file__).parents[1]


def file_of(card: Card) -> Path:
    """`innovation/cards/archery.py` of the engine: `innovation/cards/test_archery.py` here."""
    _, *folders, name = type(card).__module__.split(".")
    return TESTS.joinpath(*folders, f"test_{name}.py")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_the_file_of_a_card_executes_it(card: Card) -> None:
    assert f'"dogma {card.slug}' in file_of(card).read_text("utf-8")


def test_no_file_is_without_its_card() -> None:
    expected = {file_of(card) for card in CARDS}
    found = {path for folder in {path.parent for path in expected} for path in folder.iterdir()}
    assert {path for path in found if path.suffix == ".py"} == expected
