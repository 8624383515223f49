"""Tradition, Repute, Fame, Glory and Victory: claimed at once, on their event."""

import pytest
from innovation.city_scenes import cities, score_of
from innovation.scenes import pile, scene, splay
from scenes import Seat, common, play, told, verbs

# Tradition, Repute, Fame: an arrow melded onto a colour that lies that way already


def splayed_red(direction: str, city: str) -> Seat:
    splays = {} if direction == "none" else {"red": direction}
    return {"board": {"red": ["oars", "archery"]}, "splays": splays, "hand": [city]}


@pytest.mark.parametrize(
    ("city", "direction", "special"),
    [
        ("delhi", "left", "tradition"),
        ("tenochtitlan", "left", "tradition"),
        ("tehran", "right", "repute"),
        ("lyon", "right", "repute"),
        ("dallas", "up", "fame"),
        ("seoul", "up", "fame"),
    ],
)
def test_an_arrow_on_a_colour_splayed_its_way_claims(
    city: str, direction: str, special: str
) -> None:
    match = play(cities(splayed_red(direction, city), {}), f"meld {city}")
    assert common(match, "specials") == {special: 0}
    assert match.view(1)["seats"][0]["specials"] == [special]


OTHERS = [
    (city, direction)
    for city, its_own in (("delhi", "left"), ("tehran", "right"), ("dallas", "up"))
    for direction in ("none", "left", "right", "up", "aslant")
    if direction != its_own
]


@pytest.mark.parametrize(("city", "direction"), OTHERS)
def test_another_splay_claims_nothing(city: str, direction: str) -> None:
    match = play(cities(splayed_red(direction, city), {}), f"meld {city}")
    # the arrow has splayed it now, but it did not lie so before
    assert splay(match, 0, "red") != direction
    assert common(match, "specials") == {}


def test_an_arrow_on_an_empty_board_claims_nothing() -> None:
    assert common(play(cities({"hand": ["delhi"]}, {}), "meld delhi"), "specials") == {}


def test_it_is_claimed_by_any_meld_not_only_by_the_action() -> None:
    seat = {
        "board": {"blue": ["translation"], "red": ["oars", "archery"]},
        "splays": {"red": "left"},
        "score": ["delhi"],
    }
    match = play(cities(seat, {}), "dogma translation", "choose-to meld-score-pile")
    assert pile(match, 0, "red")[-1] == "delhi"
    assert common(match, "specials")["tradition"] == 0


def test_it_is_claimed_at_once_in_the_middle_of_an_effect() -> None:
    seat = {
        "board": {"blue": ["translation"], "red": ["oars", "archery"]},
        "splays": {"red": "left"},
        "score": ["delhi", "optics", "coal"],
    }
    match = play(cities(seat, {}), "dogma translation", "choose-to meld-score-pile", "meld delhi")
    assert verbs(match) == ["meld"]
    assert common(match, "specials") == {"tradition": 0}


def test_who_shares_and_melds_claims_it() -> None:
    sharer = {
        "board": {"red": ["oars", "archery"], "purple": ["mysticism"]},
        "splays": {"red": "left"},
        "hand": ["tenochtitlan"],
    }
    # Masonry: meld hand cards with a castle
    match = cities({"board": {"yellow": ["masonry"]}}, sharer)
    play(match, "dogma masonry", "meld tenochtitlan")
    assert common(match, "specials")["tradition"] == 1


def test_tucking_a_city_claims_nothing() -> None:
    seat = {
        "board": {"purple": ["code-of-laws"], "red": ["oars", "archery"]},
        "splays": {"red": "left"},
        "hand": ["delhi"],
    }
    match = play(cities(seat, {}), "dogma code-of-laws", "tuck delhi")
    assert pile(match, 0, "red")[0] == "delhi"
    assert common(match, "specials") == {}


@pytest.mark.parametrize("place", [1, "junk"])
def test_what_is_not_available_is_not_claimed(place: int | str) -> None:
    match = cities(splayed_red("left", "delhi"), {}, specials={"tradition": place})
    play(match, "meld delhi")
    assert common(match, "specials") == {"tradition": place}


def test_a_second_one_claims_nothing_more() -> None:
    match = cities({**splayed_red("left", "delhi"), "hand": ["delhi", "tenochtitlan"]}, {})
    play(match, "meld delhi", "meld tenochtitlan")
    assert common(match, "specials") == {"tradition": 0}
    assert score_of(match) == 1


def test_they_are_no_achievements_of_a_game_without_cities() -> None:
    assert "tradition" not in scene({}, {}).view(0)["specials"]
    assert {*cities({}, {}).view(0)["specials"]} >= {
        *("tradition", "repute", "fame", "glory", "victory", "empire")
    }


# Glory, Victory: a city with a flag or a fountain junked from hand

ESCAPE = {"purple": ["escapism"]}


@pytest.mark.parametrize(
    ("city", "special"),
    [
        ("algiers", "glory"),
        ("washington", "glory"),
        ("sydney", "victory"),
        ("guangzhou", "victory"),
    ],
)
def test_a_city_with_a_flag_or_a_fountain_junked_from_hand_claims(city: str, special: str) -> None:
    match = cities({"board": ESCAPE, "hand": [city]}, {})
    play(match, "dogma escapism", f"junk {city}")
    assert common(match, "specials") == {special: 0}


@pytest.mark.parametrize("card", ["perth", "zurich", "oars", "athens"])
def test_other_cards_junked_from_hand_claim_nothing(card: str) -> None:
    match = cities({"board": ESCAPE, "hand": [card]}, {})
    play(match, "dogma escapism", f"junk {card}")
    assert common(match, "specials") == {}


@pytest.mark.parametrize("place", [1, "junk"])
def test_glory_and_victory_have_to_be_available(place: int | str) -> None:
    specials = {"glory": place, "victory": place}
    match = cities({"board": ESCAPE, "hand": ["algiers"]}, {}, specials=specials)
    play(match, "dogma escapism", "junk algiers")
    assert common(match, "specials") == specials


def test_returning_or_melding_such_a_city_claims_nothing() -> None:
    match = cities({"board": {"yellow": ["agriculture"]}, "hand": ["algiers", "sydney"]}, {})
    play(match, "dogma agriculture", "return algiers", "meld sydney")
    assert common(match, "specials") == {}


def test_a_city_junked_by_an_opponents_effect_is_claimed_by_who_had_it_in_hand() -> None:
    match = cities(
        {"board": {"red": ["fission"]}},
        {"hand": ["algiers"]},
        {"hand": ["sydney", "tools"]},
        decks={"10": ["robotics"]},
    )
    play(match, "dogma fission")
    assert common(match, "specials") == {"glory": 1, "victory": 2}
    # and everyone has seen why
    revealed = {event["card"] for event in told(match, "reveal", 0)}
    assert revealed == {"algiers", "sydney"}


def test_a_city_junked_from_a_board_or_a_score_pile_claims_nothing() -> None:
    match = cities(
        {"board": {"red": ["fission"]}, "score": ["algiers"]},
        {"board": {"green": ["sydney"], "blue": ["berlin"]}, "score": ["prague"]},
        decks={"10": ["robotics"]},
    )
    play(match, "dogma fission")
    assert {"algiers", "sydney", "berlin", "prague"} <= {*common(match, "junk")}
    assert common(match, "specials") == {}


def test_the_first_of_two_such_cities_claims_it() -> None:
    match = cities(
        {"board": {"red": ["fission"]}, "hand": ["tehran"]},
        {"hand": ["algiers"]},
        decks={"10": ["robotics"]},
    )
    play(match, "dogma fission")
    # the victim carries the effect out, beginning with their own cards
    assert common(match, "specials") == {"glory": 1}


def test_victory_by_it_comes_only_at_the_end_of_the_action() -> None:
    match = cities(
        {"board": ESCAPE, "hand": ["algiers", "coal"], "achievements": [1, 2, 3, 4, 6, 7]},
        {},
        decks={"5": ["banking", "physics", "steam-engine"]},
    )
    play(match, "dogma escapism", "junk algiers")
    # Escapism has gone on: the other 5 was returned and three 5s drawn
    assert match.winners == (0,)
    assert len(common(match, "decks")["5"]) == 1


def test_who_loses_everything_claims_nothing_by_it() -> None:
    # Space Traffic: tucked right under an 11
    match = cities(
        {"board": {"green": ["space-traffic"]}, "hand": ["algiers"]},
        {},
        {},
        decks={"11": ["hypersonics"]},
    )
    play(match, "dogma space-traffic")
    assert match.view(None)["seats"][0]["out"]
    assert "algiers" in common(match, "junk")
    assert common(match, "specials") == {}
