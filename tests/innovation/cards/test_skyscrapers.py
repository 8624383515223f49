"""Skyscrapers, which takes a pile apart and then moves itself."""

from innovation.scenes import deck, pile, scene, splay
from scenes import play, zone

BUILDER = {"board": {"yellow": ["masonry", "skyscrapers"], "green": ["sailing"]}}


def test_skyscrapers_takes_a_pile_apart_and_comes_to_hand() -> None:
    match = scene(BUILDER, {"board": {"green": ["the-wheel", "paper", "satellites"]}})
    play(match, "dogma skyscrapers")
    assert match.seat == 1
    assert match.moves() == ("transfer satellites",)
    play(match, "transfer satellites")
    assert pile(match, 0, "green") == ["sailing", "satellites"]
    assert zone(match, 1, "score") == ["paper"]
    assert pile(match, 1, "green") == []
    assert deck(match, 1)[0] == "the-wheel"
    assert pile(match, 0, "yellow") == ["masonry"]
    assert zone(match, 0, "hand") == ["skyscrapers"]
    assert match.seat == 0


def test_skyscrapers_takes_a_pile_of_one_card_too() -> None:
    match = scene(BUILDER, {"board": {"blue": ["rocketry"], "green": ["the-wheel", "satellites"]}})
    play(match, "dogma skyscrapers", "transfer rocketry")
    assert pile(match, 0, "blue") == ["rocketry"]
    assert pile(match, 1, "blue") == []
    assert zone(match, 1, "score") == []
    assert pile(match, 1, "green") == ["the-wheel", "satellites"]
    assert zone(match, 0, "hand") == ["skyscrapers"]


def test_skyscrapers_stays_where_no_top_card_has_a_clock() -> None:
    match = scene(BUILDER, {"board": {"green": ["satellites", "the-wheel"]}})
    play(match, "dogma skyscrapers")
    assert pile(match, 0, "yellow") == ["masonry", "skyscrapers"]
    assert pile(match, 1, "green") == ["satellites", "the-wheel"]
    assert zone(match, 0, "hand") == []
    assert match.seat == 0


def test_skyscrapers_demands_of_the_next_victim_from_the_hand() -> None:
    match = scene(
        BUILDER,
        {"board": {"blue": ["tools", "rocketry"]}},
        {"board": {"red": ["archery", "fission"]}},
    )
    play(match, "dogma skyscrapers", "transfer rocketry", "transfer fission")
    assert zone(match, 0, "hand") == ["skyscrapers"]
    assert zone(match, 1, "score") == ["tools"]
    assert zone(match, 2, "score") == ["archery"]
    assert pile(match, 0, "red") == ["fission"]
    assert pile(match, 0, "blue") == ["rocketry"]


def test_skyscrapers_moves_only_once_a_victim_can_give_a_card() -> None:
    match = scene(BUILDER, {}, {"board": {"red": ["archery", "fission"]}})
    play(match, "dogma skyscrapers")
    assert match.seat == 2
    play(match, "transfer fission")
    assert zone(match, 0, "hand") == ["skyscrapers"]


def test_skyscrapers_lets_the_victim_choose_how_alike_cards_are_returned() -> None:
    match = scene(
        BUILDER, {"board": {"blue": ["pottery", "writing", "physics", "tools", "rocketry"]}}
    )
    play(match, "dogma skyscrapers", "transfer rocketry")
    assert zone(match, 1, "score") == ["tools"]
    assert match.seat == 1
    assert match.moves() == ("return pottery", "return writing")
    play(match, "return writing")
    assert deck(match, 1)[:2] == ["pottery", "writing"]
    assert deck(match, 5)[0] == "physics"
    assert zone(match, 0, "hand") == ["skyscrapers"]


def test_skyscrapers_goes_on_with_the_splay_of_the_leader() -> None:
    match = scene(
        {
            "board": {"yellow": ["skyscrapers"], "green": ["the-wheel", "clothing"]},
            "splays": {"green": "left"},
        },
        {
            "board": {"green": ["measurement", "satellites"]},
            "splays": {"green": "up"},
        },
    )
    play(match, "dogma skyscrapers", "transfer satellites")
    assert splay(match, 0, "green") == "left"
    assert splay(match, 1, "green") == "none"
    assert pile(match, 0, "green") == ["the-wheel", "clothing", "satellites"]
    assert pile(match, 0, "yellow") == []


def test_skyscrapers_spares_who_has_as_many_crowns() -> None:
    match = scene(BUILDER, {"board": {"blue": ["translation"], "green": ["bicycle"]}})
    play(match, "dogma skyscrapers")
    assert pile(match, 1, "green") == ["bicycle"]
    assert pile(match, 0, "yellow") == ["masonry", "skyscrapers"]


def test_skyscrapers_of_a_distant_player_comes_to_the_hand_of_who_parleys() -> None:
    match = scene(
        {"board": {"green": ["sailing"]}, "hand": ["tools"]},
        {"board": {"red": ["archery", "fission"]}},
        {"board": {"yellow": ["masonry", "skyscrapers"]}},
        {},
        parley=True,
    )
    play(match, "dogma skyscrapers of 2", "return tools", "transfer fission")
    assert zone(match, 0, "hand") == ["skyscrapers"]
    assert pile(match, 2, "yellow") == ["masonry"]
    assert pile(match, 0, "red") == ["fission"]
    assert zone(match, 1, "score") == ["archery"]
