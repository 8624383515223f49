"""What can be done with things whose backs are of two sets."""

from innovation.city_scenes import cities
from innovation.things import things_of
from scenes import play, touch
from walks import walk


def test_the_base_deck_is_drawn_from_and_the_deck_of_cities_is_not() -> None:
    match = cities({"board": {"red": ["oars"]}}, {})
    assert touch(match, "deck", age=1) is None
    assert touch(match, "deck", age=1, set="base") is None
    assert touch(match, "deck", age=1, set="cities") == "touch-deck-cities"


def test_an_opponents_cards_are_touched_by_their_backs() -> None:
    # Rocketry: return cards from others' score piles, one for two clocks
    match = cities({"board": {"blue": ["rocketry"]}}, {"score": ["oars"]}, {"score": ["athens"]})
    play(match, "dogma rocketry")
    assert match.moves() == ("return 1 of 1", "return cities 1 of 2")
    assert touch(match, "score", seat=1, age=1) is None
    assert touch(match, "score", seat=1, age=1, set="cities") == "why-no-such-back"
    assert touch(match, "score", seat=2, age=1, set="cities") is None
    assert touch(match, "score", seat=2, age=1) == "why-no-such-back"


def test_a_card_that_could_be_endorsed_if_there_were_a_city_says_why_not() -> None:
    match = cities({"board": {"red": ["oars"], "yellow": ["linzi"]}, "hand": ["tools"]}, {})
    assert touch(match, "board", seat=0, colour="red", card="oars") is None
    # a city has no effects to carry out
    assert touch(match, "board", seat=0, colour="yellow", card="linzi") == "why-no-effects"


def test_whatever_lies_on_the_table_can_be_touched_and_what_a_move_is_about_needs_no_reason() -> (
    None
):
    endorsed = 0
    for number, match in enumerate(walk(3, 8, 400, "innovation cities")):
        if match.over:
            break
        if number % 9 == 0:
            reasons = [
                match.why_untouchable(thing, match.seat) for thing in things_of(match.view(None))
            ]
            assert any(reasons)
        for move in match.decision()["moves"]:
            endorsed += move["move"].startswith("endorse")
            for thing in (move["target"], move["drag"] and move["drag"]["from"]):
                assert thing is None or match.why_untouchable(thing, match.seat) is None, move
    assert endorsed > 0
