"""Cards keep their numbers and codes their words for ever, since seeds and codes depend on them.

`tests/golden/innovation_numbers.json` has the cards of each set in their order. Names are added at
the end of a set; nothing else is ever changed.
"""

import json
import re
from hashlib import sha256
from pathlib import Path

import polis
import pytest
from innovation.invariants import PRINTED
from polis.innovation import deck
from polis.innovation.position import sets, vocabulary
from polis.innovation.printed import every_card
from polis.innovation.sets import EXPANSIONS, order_of

KEPT: dict[str, list[str]] = json.loads(
    Path(__file__).parents[1].joinpath("golden", "innovation_numbers.json").read_text("utf-8")
)
# of the words by which codes of the base set alone were made short before there were sets
FIRST_VOCABULARY = "401fee84d1f347c08e29049931ce7c1327b2d26342aa57d8b71b020ad7ae0c5f"
# the number of a set among all sets, and the bit that tells it in codes
NUMBERS = {"base": 0, "cities": 1}
BITS = {"cities": 1}


def test_the_base_set_is_numbered_by_age_and_by_name() -> None:
    """As the tests' own list of what is printed has it."""
    by_age: dict[int, list[str]] = {age: [] for age in range(1, 12)}
    for line in PRINTED.strip().splitlines():
        by_age[int(line.split()[0])] += re.findall(r"([a-z-]+)=", line)
    assert KEPT["base"][:115] == [slug for cards in by_age.values() for slug in sorted(cards)]


def test_every_set_is_kept() -> None:
    assert [*KEPT] == ["base", *EXPANSIONS]
    assert {*NUMBERS} == {*KEPT}


@pytest.mark.parametrize("name", KEPT)
def test_a_set_only_grows_at_its_end(name: str) -> None:
    assert [*order_of(name)][: len(KEPT[name])] == KEPT[name]


@pytest.mark.parametrize("name", KEPT)
def test_a_card_s_number_follows_from_its_set_and_its_place(name: str) -> None:
    assert len(every_card()) >= 115 * len(KEPT)
    for place, slug in enumerate(KEPT[name]):
        number = 115 * NUMBERS[name] + place
        assert (deck.IDS[slug], deck.SLUGS[number]) == (number, slug)


def test_a_seed_deals_the_same_base_cards_with_any_sets() -> None:
    alone = polis.new("innovation", 3, 8).position()
    more = polis.new("innovation", 3, 8, cities=True).position()
    for zone in ("achievements", "seats"):
        cards = [more[zone], alone[zone]]
        if zone == "seats":
            cards = [[seat["hand"] for seat in seats] for seats in cards]
        assert cards[0] == cards[1]
    assert {age: more["decks"][age] for age in alone["decks"]} == alone["decks"]


def test_the_words_of_codes_of_the_first_edition_are_what_they_were() -> None:
    assert sha256(vocabulary(0)).hexdigest() == FIRST_VOCABULARY


@pytest.mark.parametrize("name", BITS)
def test_what_a_set_adds_comes_before_the_words_there_were(name: str) -> None:
    assert sets({name: True}) == BITS[name]
    with_set = vocabulary(BITS[name])
    assert with_set.endswith(vocabulary(0))
    assert with_set.startswith("".join([f'"{slug}",' for slug in KEPT[name]]).encode())
