"""The cities of the engine are those that are printed: every slot of every one."""

import polis
from innovation.invariants import AGE, BACK, COLOUR, SLOTS
from polis.innovation.deck import BACK_OF, BACKS, CARDS, IDS, numbers_of
from polis.innovation.icons import COLOURS, symbol_name
from polis.innovation.sets import card_set
from polis.innovation.sets.cities.city import SLOTS as SLOT_NAMES

card_set("cities")
CITIES = [slug for slug, back in BACK.items() if back.startswith("cities")]
SYMBOLS = {
    "castle": "k",
    "crown": "c",
    "leaf": "l",
    "lightbulb": "b",
    "factory": "f",
    "clock": "t",
    "person": "p",
    "plus": "+",
    "arrow-left": "<",
    "arrow-right": ">",
    "arrow-up": "^",
    "unsplay": "=",
    "uplift": "u",
    "junk-achievement": "x",
    "flag": "F",
    "fountain": "O",
}


def letter(symbol: int) -> str:
    """A symbol as the table of printed cities has it."""
    name = symbol_name(symbol)
    if name is None:
        return "-"
    return "0123456789ABC"[name] if isinstance(name, int) else SYMBOLS[name]


def test_the_engine_has_the_printed_cities_and_no_others() -> None:
    assert len(CITIES) == len({*CITIES}) == 115
    assert sorted(CITIES) == sorted(CARDS[card].slug for card in numbers_of(1))


def test_every_city_has_its_age_its_colour_and_its_six_slots() -> None:
    assert (
        *("top-left", "top-centre", "top-right"),
        *("bottom-left", "bottom-centre", "bottom-right"),
    ) == SLOT_NAMES
    for slug in CITIES:
        city = CARDS[IDS[slug]]
        assert "".join(letter(symbol) for symbol in city.icons) == SLOTS[slug], slug
        assert COLOURS[city.colour] == COLOUR[slug], slug
        assert city.age == city.value == AGE[slug], slug
        assert BACKS[BACK_OF[IDS[slug]]] == (1, AGE[slug]), slug
        assert not city.effects, slug
        assert not city.karmas, slug


def test_there_are_three_of_a_colour_in_the_first_age_and_two_in_the_others() -> None:
    counted = [(AGE[slug], COLOUR[slug]) for slug in CITIES]
    for place in {*counted}:
        assert counted.count(place) == (3 if place[0] == 1 else 2)
    assert len({*counted}) == 55


def test_a_game_begins_with_a_deck_of_cities_of_each_age() -> None:
    decks = polis.new("innovation", players=2, seed=1, cities=True).position()["decks"]
    assert [len(decks[f"cities {age}"]) for age in range(1, 12)] == [15] + [10] * 10
    for back, deck in decks.items():
        assert {BACK[slug] for slug in deck} == {back}
