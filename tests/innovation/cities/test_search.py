"""Search: cities of the first ages draw as many cards as their age and keep those with an icon."""

from innovation.city_scenes import cities, cities_in_hand, hand
from innovation.scenes import deck
from scenes import play, told, zone


def test_one_card_is_drawn_shown_and_kept_if_it_has_the_icon() -> None:
    match = cities(
        {"hand": ["thebes"], "board": {"red": ["oars"]}}, {}, decks={"1": ["archery", "tools"]}
    )
    play(match, "meld thebes")
    assert hand(match) == ["tools"]
    assert match.view(1)["seats"][0]["hand"] == [{"set": "base", "age": 1, "card": "tools"}]


def test_one_card_without_the_icon_is_shown_and_returned() -> None:
    match = cities(
        {"hand": ["thebes"], "board": {"red": ["oars"]}}, {}, decks={"1": ["archery", "sailing"]}
    )
    play(match, "meld thebes")
    assert hand(match) == []
    assert deck(match, 1) == ["sailing", "archery"]
    assert match.view(1)["known_in_decks"] == {"1": [{"card": "sailing", "above": 1}]}


def test_all_are_drawn_before_any_is_returned() -> None:
    decks = {"2": ["philosophy", "mapmaking", "construction", "calendar"]}
    match = cities({"hand": ["rome"], "board": {"purple": ["mysticism"]}}, {}, decks=decks)
    play(match, "meld rome")
    verbs = [it["verb"] for it in told(match, "card")]
    assert verbs == ["meld", "draw", "draw", "return"]
    # Rome keeps what has a lightbulb
    assert hand(match) == ["calendar"]
    assert deck(match, 2) == ["construction", "philosophy", "mapmaking"]


def test_those_without_the_icon_go_back_in_an_order_of_ones_choice() -> None:
    decks = {"3": ["education", "optics", "translation", "medicine"]}
    match = cities({"hand": ["mecca"], "board": {"purple": ["mysticism"]}}, {}, decks=decks)
    play(match, "meld mecca")
    assert set(match.moves()) == {"return optics", "return translation"}
    play(match, "return translation")
    assert hand(match) == ["medicine"]
    # the last one returned lies at the bottom
    assert deck(match, 3) == ["optics", "translation", "education"]


def test_no_more_cards_come_than_the_deck_has_and_none_of_a_higher_one() -> None:
    decks = {"5": ["chemistry", "coal", "banking"], "6": ["atomic-theory"]}
    match = cities({"hand": ["osaka"], "board": {"yellow": ["masonry"]}}, {}, decks=decks)
    play(match, "meld osaka", "return banking")
    assert hand(match) == ["chemistry"]
    assert deck(match, 5) == ["coal", "banking"]
    assert deck(match, 6) == ["atomic-theory"]


def test_an_empty_deck_gives_nothing() -> None:
    decks = {"1": [], "2": ["calendar"]}
    match = cities({"hand": ["thebes"], "board": {"red": ["oars"]}}, {}, decks=decks)
    play(match, "meld thebes")
    assert hand(match) == []
    assert deck(match, 2) == ["calendar"]


def test_exactly_the_whole_deck_can_be_drawn() -> None:
    decks = {"2": ["calendar", "philosophy"], "3": ["optics"]}
    match = cities({"hand": ["rome"], "board": {"purple": ["mysticism"]}}, {}, decks=decks)
    assert hand(play(match, "meld rome")) == ["calendar", "philosophy"]


def test_only_base_cards_are_searched() -> None:
    decks = {"2": ["calendar", "philosophy"], "cities 2": ["rome"]}
    match = cities({"hand": ["teotihuacan"], "board": {"yellow": ["masonry"]}}, {}, decks=decks)
    play(match, "meld teotihuacan")
    assert cities_in_hand(match) == []
    assert hand(match) == ["calendar"]


def test_other_cards_of_the_hand_stay_whatever_they_have() -> None:
    match = cities(
        {"hand": ["rome", "mapmaking", "currency"], "board": {"purple": ["mysticism"]}},
        {},
        decks={"2": ["construction", "monotheism"]},
    )
    play(match, "meld rome")
    assert {*match.moves()} == {"return construction", "return monotheism"}
    play(match, "return monotheism")
    assert zone(match, 0, "hand") == ["mapmaking", "currency"]


def test_a_city_for_a_new_colour_comes_after_the_search() -> None:
    decks = {"1": ["sailing"], "cities 1": ["memphis"]}
    match = cities({"hand": ["thebes"]}, {}, decks=decks)
    play(match, "meld thebes")
    assert [it["verb"] for it in told(match, "card")] == ["meld", "draw", "return", "draw"]
    assert hand(match) == ["memphis"]


def test_what_was_shown_and_kept_is_known_whatever_is_returned_beside_it() -> None:
    """Everyone has seen which of the drawn cards had the icon: those without it went back."""
    match = cities(
        {"hand": ["rome", "fermenting"], "board": {"purple": ["mysticism"]}},
        {},
        decks={"2": ["calendar", "mapmaking"]},
    )
    play(match, "meld rome")
    seen = match.view(1)["seats"][0]["hand"]
    assert {"set": "base", "age": 2, "card": "calendar"} in seen
    assert match.view(1)["known_in_decks"] == {"2": [{"card": "mapmaking", "above": 0}]}


def test_the_order_of_returning_is_told_to_everyone() -> None:
    match = cities(
        {"hand": ["rome", "fermenting"], "board": {"purple": ["mysticism"]}},
        {},
        decks={"2": ["construction", "monotheism"]},
    )
    play(match, "meld rome", "return monotheism")
    for viewer in (0, 1, None):
        assert match.view(viewer)["history"] == ["meld rome", "return monotheism"]
