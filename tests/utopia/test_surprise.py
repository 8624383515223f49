"""Surprise guests: one from the bag, and another player's extra pick."""

import polis
import pytest
from scenes import play, play_first, told, verbs
from utopia.scenes import arrival, play_to_the_next, princes

ALL_FIVE = ["mayan", "persian", "egyptian", "greek", "chinese"]


def test_a_surprise_guest_comes_from_the_bag_and_another_takes_an_open_one() -> None:
    match = arrival({}, {}, {}, bag=["chinese wind"], guests=["greek fire"])
    play(match, "surprise")
    assert told(match, "surprise")[0]["civilization"] == "chinese"
    play(match, "place gull-harbour")
    assert match.moves() == ("name 1", "name 2")
    play(match, "name 2")
    assert match.seat == 2
    assert match.decision()["ask"] == {"id": "ask-extra", "args": {"seat": 2, "owner": 0}}
    play(match, "take greek fire", "place kiln-yard")
    assert princes(match, 0, "gull-harbour") == ["chinese"]
    assert princes(match, 2, "kiln-yard") == ["greek"]
    assert match.seat == 1, "the one named has not had their turn yet"


def test_it_may_be_done_once_a_round() -> None:
    match = arrival({}, {})
    play_first(play(match, "surprise"), 1)
    play_to_the_next(match, "lap")
    assert match.seat == 0
    assert "surprise" not in match.moves()
    assert match.why_not("surprise") == {"id": "why-surprised", "args": {}}
    assert match.view(0)["seats"][0]["surprise"] is False


def test_it_may_be_done_again_in_the_next_round() -> None:
    match = arrival({"surprise": False}, {"surprise": False}, lap=3)
    assert "surprise" not in match.moves()
    play_to_the_next(match, "round", preferred="pass")
    assert "surprise" in match.moves()


def test_the_one_named_may_not_draw() -> None:
    match = arrival({}, {}, {}, guests=["greek fire"])
    play_first(play(match, "surprise"), 1)
    play(match, "name 1")
    assert verbs(match) == ["take"]
    assert match.why_not("surprise") == {"id": "why-extra", "args": {}}


def test_nobody_names_themselves() -> None:
    match = arrival({}, {}, {})
    play_first(play(match, "surprise"), 1)
    assert match.why_not("name 0") == {"id": "why-not-yourself", "args": {}}
    assert match.why_not("name 4") == {"id": "bad-seat", "args": {"value": "4"}}


def test_with_two_players_there_is_nobody_to_choose() -> None:
    match = arrival({}, {}, bag=["chinese wind"])
    play(match, "surprise", "place gull-harbour")
    assert match.seat == 1
    assert match.decision()["ask"]["id"] == "ask-extra"


def test_open_guests_still_equal_the_picks_left() -> None:
    match = arrival({}, {}, {})
    play_first(play(match, "surprise"), 1)
    play(match, "name 1")
    play_first(match, 2)
    assert len(match.view(None)["guests"]) == 8


def test_without_a_prince_for_it_nothing_is_placed_but_another_is_named() -> None:
    greeks = {
        "kiln-yard": ["greek"] * 2,
        "forge-street": ["greek"] * 2,
        "cinder-dock": ["greek"] * 2,
        "beacon-mole": ["greek"] * 2,
    }
    match = arrival({"princes": greeks}, {}, {}, bag=["greek wind"])
    play(match, "surprise")
    assert match.moves() == ("name 1", "name 2")


def test_the_drawer_may_build_before_naming_and_at_the_end() -> None:
    match = arrival({"princes": {"gull-harbour": ["chinese"] * 2}}, {}, {}, bag=["chinese wind"])
    play(match, "surprise", "place gull-harbour")
    assert match.moves() == ("name 1", "name 2", "control chinese gull-harbour")
    play(match, "name 1")
    play_first(match, 2)
    assert match.seat == 0
    assert match.moves() == ("control chinese gull-harbour", "pass")
    play(match, "control chinese gull-harbour")
    assert match.seat == 1


def test_the_drawer_can_build_first_with_two_players_too() -> None:
    match = arrival({"princes": {"gull-harbour": ["chinese"] * 2}}, {}, bag=["chinese wind"])
    play(match, "surprise", "place gull-harbour")
    assert match.moves() == ("name 1", "control chinese gull-harbour")


def test_the_one_named_may_build_before_and_after_their_extra_pick() -> None:
    match = arrival(
        {},
        {"princes": {"kiln-yard": ALL_FIVE, "gull-harbour": ["greek", "greek"]}},
        {},
        bag=["chinese wind"],
        guests=["greek wind"],
    )
    play(match, "surprise", "place kite-market", "name 1")
    assert "wonder fire" in match.moves()
    play(match, "wonder fire")
    assert match.scores == (0, 6, 0)
    play(match, "take greek wind", "place gull-harbour")
    assert match.moves() == ("control greek gull-harbour", "pass")
    play(match, "pass")
    assert match.seat == 1, "now it is their turn: they are the highest who has not acted"


@pytest.mark.parametrize("players", [2, 5])
def test_the_bag_is_never_empty(players: int) -> None:
    for seed in range(5):
        match = polis.new("utopia", players, seed=seed)
        play_to_the_next(match, "phase", preferred="surprise")
        assert len(told(match, "surprise")) >= 1


def test_building_may_bring_back_the_prince_that_the_surprise_guest_needs() -> None:
    greeks = {
        "kiln-yard": ["greek"] * 3,
        "forge-street": ["greek"] * 3,
        "cinder-dock": ["greek"] * 2,
    }
    match = arrival({"princes": greeks}, {}, {}, bag=["greek wind"])
    play(match, "surprise")
    assert match.moves() == ("control greek forge-street", "control greek kiln-yard", "pass")
    built = play(match.clone(), "control greek kiln-yard", "pass", "place gull-harbour")
    assert princes(built, 0, "gull-harbour") == ["greek"]
    play(match, "pass")
    assert told(match, "no-prince")[0]["seat"] == 0
    assert verbs(match) == ["control", "name"]


def test_the_one_named_must_prefer_a_guest_whose_prince_can_be_placed() -> None:
    greeks = {slug: ["greek"] * 2 for slug in ("kiln-yard", "forge-street", "cinder-dock")}
    greeks["beacon-mole"] = ["greek"] * 2
    match = arrival(
        {}, {"princes": greeks}, lap=3, guests=["greek fire", "mayan wind"], bag=["chinese wind"]
    )
    play(match, "surprise", "place gull-harbour")
    assert match.moves() == ("take mayan wind",)
    match = arrival({}, {"princes": greeks}, lap=3, guests=["greek fire"] * 2, bag=["chinese wind"])
    play(match, "surprise", "place gull-harbour", "take greek fire")
    assert told(match, "no-prince")[0]["seat"] == 1
    assert match.seat == 1, "now it is their own turn"


def test_the_one_named_keeps_their_own_surprise_and_may_have_acted_already() -> None:
    match = arrival({}, {}, {}, turn=1, bag=["chinese wind"], guests=["greek fire"])
    play(match, "surprise", "place gull-harbour", "name 0", "take greek fire", "place kiln-yard")
    assert [seat["surprise"] for seat in match.view(None)["seats"]] == [True, False, True]
    assert match.seat == 2
    play_to_the_next(match, "lap")
    assert match.seat == 0
    assert "surprise" in match.moves()


def test_the_surprise_guest_goes_back_into_the_bag_as_well() -> None:
    match = arrival({}, {}, {}, lap=3, bag=["chinese wind"])
    play(match, "surprise", "place gull-harbour", "name 1")
    play_to_the_next(match, "phase")
    assert told(match, "return-guests")[0]["count"] == 4
    assert len(match.position()["bag"]) == 40


def test_a_wonder_on_an_extra_pick_brings_its_builder_forward_within_the_lap() -> None:
    match = arrival(
        {}, {}, {"princes": {"kiln-yard": ALL_FIVE}}, bag=["chinese wind"], guests=["greek wind"]
    )
    play(match, "surprise", "place kite-market", "name 2", "wonder fire")
    play(match, "take greek wind", "place gull-harbour")
    assert match.seat == 2, "they were the last and are now before the second"
    assert match.position()["acted"] == [0]
