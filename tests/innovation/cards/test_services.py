"""Services (age 9, purple)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_services_takes_a_value_and_gives_a_top_card_back() -> None:
    match = scene(
        {"board": {"purple": ["services"], "red": ["archery"], "yellow": ["agriculture"]}},
        {"score": ["tools", "sailing", "mapmaking"]},
    )
    play(match, "dogma services")
    assert match.seat == 0
    assert len(match.moves()) == 11
    play(match, "value 1")
    assert zone(match, 0, "hand") == ["tools", "sailing"]
    assert zone(match, 1, "score") == ["mapmaking"]
    assert (match.seat, match.moves()) == (1, ("transfer archery",))
    play(match, "transfer archery")
    assert zone(match, 1, "hand") == ["archery"]
    assert pile(match, 0, "red") == []


def test_services_gives_nothing_for_a_value_that_is_not_there() -> None:
    match = scene({"board": {"purple": ["services"], "red": ["archery"]}}, {"score": ["tools"]})
    play(match, "dogma services", "value 7")
    assert zone(match, 0, "hand") == []
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 0, "red") == ["archery"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_services_has_no_top_card_without_a_leaf_or_no_score_pile_to_look_at() -> None:
    match = scene({"board": {"purple": ["services"]}}, {"score": ["tools"]}, {})
    play(match, "dogma services", "value 1")
    assert zone(match, 0, "hand") == ["tools"]
    # Services itself has a leaf; and for the second victim's empty score pile nobody is asked
    assert pile(match, 0, "purple") == ["services"]
    assert (match.seat, match.position()["actions"]) == (0, 1)
