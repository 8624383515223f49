"""What effects of the base set make of cities."""

from innovation.city_scenes import cities, hand, score_of
from innovation.invariants import BACK
from innovation.scenes import pile
from scenes import common, play, told, zone


def test_executing_a_city_does_nothing_and_earns_no_chain_achievement() -> None:
    # Escapism executes the junked Self Service, which executes one of the top cards
    match = cities(
        {"board": {"purple": ["escapism"], "yellow": ["linzi"]}, "hand": ["self-service"]},
        {"achievements": [1]},
        decks={"11": ["fusion"]},
    )
    play(match, "dogma escapism", "junk self-service", "execute linzi")
    assert [event["card"] for event in told(match, "execute")] == ["self-service"]
    assert told(match, "chain") == []
    assert zone(match, 0, "achievements") == []
    assert match.position()["actions"] == 1


def test_a_city_junked_by_escapism_is_not_executed() -> None:
    decks = {"3": ["paper", "optics", "compass"]}
    match = cities({"board": {"purple": ["escapism"]}, "hand": ["delhi"]}, {}, decks=decks)
    play(match, "dogma escapism", "junk delhi")
    assert hand(match) == ["compass", "optics", "paper"]
    assert told(match, "execute") == []


def test_icons_of_cities_count_for_sharing_and_demands() -> None:
    # Archery shows two castles, Damascus one, Memphis four
    archer = {"board": {"red": ["archery"]}}
    match = cities(archer, {"board": {"yellow": ["damascus"]}}, {"board": {"green": ["memphis"]}})
    preview = match.view(0)["preview"]["dogmas"][0]
    assert preview["counts"] == [2, 1, 4]
    assert preview["vulnerable"] == [1]
    assert preview["shares"] == [2]


def test_a_demand_for_cards_with_an_icon_takes_cities_too() -> None:
    # Engineering: all top cards with a castle
    match = cities(
        {"board": {"red": ["engineering"], "purple": ["monotheism"]}},
        {"board": {"yellow": ["damascus"], "green": ["calicut"], "blue": ["cordoba"]}},
    )
    play(match, "dogma engineering")
    assert zone(match, 0, "score") == ["damascus"]


def test_a_city_without_a_crown_keeps_translation_from_the_world() -> None:
    for city, specials in (("thebes", {"world": 0}), ("athens", {})):
        match = cities({"board": {"blue": ["translation"], "red": [city]}}, {})
        play(match, "dogma translation")
        assert common(match, "specials") == specials, city


def test_top_cities_make_a_universe() -> None:
    board = {
        "yellow": ["chicago"],
        "green": ["sao-paulo"],
        "blue": ["kyiv"],
        "purple": ["vancouver"],
    }
    match = play(cities({"board": {**board, "red": ["lyon"]}}, {}), "draw")
    assert common(match, "specials") == {}
    match = play(cities({"board": {**board, "red": ["los-angeles"]}}, {}), "draw")
    assert common(match, "specials") == {"universe": 0}


def test_a_top_city_is_high_enough_for_an_achievement() -> None:
    match = cities({"board": {"red": ["delhi"]}, "score": [5, 5, 5]}, {})
    assert "achieve 3" in match.moves()
    match = cities({"board": {"red": ["sparta"]}, "score": [5, 5, 5]}, {})
    assert "achieve 3" not in match.moves()


def test_a_city_in_a_score_pile_is_worth_its_age() -> None:
    match = cities({"score": ["perth", "athens"]}, {})
    assert match.view(1)["seats"][0]["score"] == 10
    # a bonus counts on the board only
    assert match.view(1)["seats"][0]["bonuses"] == []


def test_a_city_returned_from_a_board_goes_to_its_own_deck() -> None:
    # Fission's second effect: return any player's top card
    seat = {"board": {"purple": ["moscow", "lima"]}}
    match = cities({"board": {"red": ["fission"]}}, seat, decks={"10": ["a-i", "databases"]})
    play(match, "dogma fission", "return lima")
    assert common(match, "decks")["cities 11"][0] == "lima"
    assert pile(match, 1, "purple") == ["moscow"]


def test_an_exchange_of_hand_and_score_pile_keeps_backs_apart() -> None:
    seat = {"board": {"green": ["bicycle"]}, "hand": ["athens", 3], "score": ["cities 3"]}
    match = cities(seat, {})
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert [BACK[card] for card in zone(match, 0, "hand")] == ["cities 3"]
    assert [BACK[card] for card in zone(match, 0, "score")] == ["cities 1", "3"]


def test_a_fountain_counts_for_who_wins_by_twice_the_achievements() -> None:
    # Self Service wins with twice the achievements of each opponent
    boards = {"green": ["self-service"], "red": ["guangzhou"]}
    match = cities({"board": boards}, {"achievements": [1]})
    assert score_of(match) == 2
    play(match, "dogma self-service")
    assert match.winners == (0,)
    assert common(match, "end") == "card"


def test_who_has_lost_keeps_no_flag_and_takes_none_from_others() -> None:
    # Space Traffic tucks an 11; right under an 11 the player loses
    leader = {
        "board": {
            "green": ["hypersonics", "space-traffic"],
            "red": ["astrogeology"],
            "blue": ["berlin"],
        },
        "splays": {"green": "left"},
    }
    match = cities(leader, {"board": {"green": ["rio-de-janeiro"]}}, {}, decks={"11": ["fusion"]})
    assert match.scores == (1, 0, 0)
    play(match, "dogma space-traffic")
    assert match.scores == (0, 1, 0)
