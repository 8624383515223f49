"""Self Service (age 10, green)."""

import pytest
from innovation.scenes import pile, scene
from scenes import common, play, zone


@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        (["pottery", "currency"], ["tools"], True),
        (["pottery"], ["tools"], False),
        (["pottery", "currency"], ["tools", "mapmaking"], False),
        ([], [], True),  # twice nothing is nothing
        ([], ["tools"], False),
    ],
)
def test_self_service_wins_with_twice_as_many_achievements(
    mine: list[str], theirs: list[str], wins: bool
) -> None:
    match = scene(
        {"board": {"green": ["self-service"]}, "achievements": mine}, {"achievements": theirs}
    )
    play(match, "dogma self-service")
    assert match.over is wins
    assert match.winners == ((0,) if wins else ())
    # otherwise there is no other card to execute
    assert wins or (match.seat, match.position()["actions"]) == (0, 1)


def test_self_service_counts_special_achievements_and_every_opponent() -> None:
    for third, wins in (({}, True), ({"achievements": ["writing", "oars"]}, False)):
        match = scene(
            {"board": {"green": ["self-service"]}, "achievements": ["pottery"]},
            {"achievements": ["tools"]},
            third,
            specials={"empire": 0},
        )
        play(match, "dogma self-service")
        assert match.over is wins


def test_self_service_executes_another_top_card_without_its_demand() -> None:
    match = scene(
        {"board": {"green": ["self-service"], "red": ["fission"], "blue": ["tools"]}},
        {"board": {"yellow": ["agriculture"]}, "achievements": ["pottery"]},
        decks={"10": ["robotics"]},
    )
    play(match, "dogma self-service")
    assert match.moves() == ("execute fission", "execute tools")
    play(match, "execute fission")
    # the victim draws no 10: nothing explodes; Self Service may be returned, Fission not
    assert match.moves() == ("return self-service", "return tools", "return agriculture")
    play(match, "return agriculture")
    assert zone(match, 0, "hand") == ["robotics"]
    assert pile(match, 0, "red") == ["fission"]
    assert zone(match, 0, "achievements") == []


def test_self_service_shared_lets_the_opponent_win_first() -> None:
    match = scene(
        {"board": {"green": ["self-service"]}},
        {"board": {"yellow": ["skyscrapers"]}, "achievements": ["pottery"]},
    )
    play(match, "dogma self-service")
    assert match.over
    assert match.winners == (1,)


def test_self_service_shared_executes_for_each_alone() -> None:
    match = scene(
        {"board": {"green": ["self-service"], "yellow": ["stem-cells"]}, "achievements": [1, 2]},
        {"board": {"yellow": ["skyscrapers"], "blue": ["genetics"]}, "achievements": [3, 4]},
        decks={"10": ["a-i"], "11": ["hypersonics", "escapism", "fusion"]},
    )
    play(match, "dogma self-service")
    assert (match.seat, match.moves()) == (1, ("execute skyscrapers", "execute genetics"))
    play(match, "execute genetics")
    assert pile(match, 1, "red") == ["fusion"]
    assert (match.seat, match.moves()) == (0, ("execute stem-cells",))
    play(match, "execute stem-cells")
    assert zone(match, 0, "hand") == ["escapism", "a-i"]
    assert len(zone(match, 0, "achievements")) == 2


def test_self_service_chains_and_then_wins_by_the_chain() -> None:
    """Computers -> Self Service wins only once the chain achievement is counted."""
    match = scene(
        {"board": {"yellow": ["globalization"], "green": ["sailing"], "blue": ["software"]}},
        {"board": {"yellow": ["agriculture"]}},
        specials={"empire": 0, "monument": 1},
        decks={
            "9": ["computers", "ecology"],
            "10": ["self-service", "the-internet"],
            "11": ["escapism", "fusion"],
        },
    )
    play(match, "dogma software")
    # Software -> Computers (no chain) -> Self Service (chain): two achievements against one
    assert zone(match, 0, "achievements") == ["fusion"]
    assert match.over
    assert match.winners == (0,)
    assert common(match, "end") == "card"


def test_self_service_two_levels_deep_ends_the_game_for_want_of_an_11() -> None:
    """The chain achievement is drawn first; without an 11 left the game ends at once."""
    match = scene(
        {"board": {"green": ["self-service"], "blue": ["computers"]}, "score": ["tools"]},
        {"achievements": ["pottery"], "score": ["currency"]},
        decks={"10": ["the-internet"], "11": []},
    )
    play(match, "dogma self-service", "execute computers")
    assert match.over
    assert match.winners == (1,)
    assert common(match, "end") == "score"
    assert pile(match, 0, "purple") == ["the-internet"]
