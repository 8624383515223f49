"""Globalization (age 10, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play


def test_globalization_returns_a_leaf_and_wins_nothing_while_leaves_are_left() -> None:
    match = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools", "sailing"]},
        {"board": {"yellow": ["agriculture"], "blue": ["pottery"]}, "score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(match, "dogma globalization")
    assert (match.seat, match.moves()) == (1, ("return agriculture", "return pottery"))
    play(match, "return pottery")
    # three leaves of Agriculture are left: nobody wins
    assert not match.over
    assert pile(match, 0, "red") == ["fusion"]


def test_globalization_wins_for_the_single_player_with_most_points() -> None:
    match = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools", "sailing"]},
        {"board": {"blue": ["pottery"]}, "score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(match, "dogma globalization", "return pottery")
    assert match.over
    assert match.winners == (0,)
    assert common(match, "end") == "card"


def test_globalization_may_win_for_the_opponent_and_not_for_a_tie() -> None:
    richer = scene(
        {"board": {"yellow": ["globalization"]}},
        {"score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(richer, "dogma globalization")
    assert richer.over
    assert richer.winners == (1,)
    tied = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools"]},
        {"score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(tied, "dogma globalization")
    assert not tied.over
    assert (tied.seat, tied.position()["actions"]) == (0, 1)


def test_globalization_looks_at_the_11_just_melded() -> None:
    """Climatology brings three leaves: as many as the factories, which is not more."""
    for board, over in (({}, True), ({"green": ["sailing"]}, False)):
        match = scene(
            {"board": {"yellow": ["globalization"], **board}, "score": ["tools"]},
            {},
            decks={"11": ["climatology"]},
        )
        play(match, "dogma globalization")
        assert match.over is over


def test_globalization_shared_can_end_the_game_before_the_leader_melds() -> None:
    match = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools"]},
        {"board": {"red": ["composites"]}},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma globalization")
    assert match.over
    assert match.winners == (0,)
    assert deck(match, 11) == ["escapism"]
