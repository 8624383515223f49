"""What tests of Innovation are given."""

from collections.abc import Iterator

import pytest
from innovation.made import Maker


@pytest.fixture
def make() -> Iterator[Maker]:
    """Prints other effects or karmas on a card, for the time of a test."""
    maker = Maker()
    yield maker
    maker.put_back()
