"""Phase 2 begins: five cards each, some of which are given up by rank, secretly."""

import polis
from scenes import play, play_first, told, zone
from utopia.scenes import arrival, play_to_the_next, scene


def dealt(players: int) -> polis.Match:
    """A match in which the cards have just been dealt."""
    match = arrival(*[{} for _ in range(players)], lap=3)
    play_to_the_next(match, "phase")
    return match


def test_the_first_gives_up_two_the_last_none_the_others_one() -> None:
    match = dealt(4)
    assert [seat["give_up"] for seat in match.view(None)["seats"]] == [2, 1, 1, 0]
    order = []
    while match.view(None)["phase"] == "discarding":
        order.append(match.seat)
        play_first(match, 1)
    assert order == [0, 0, 1, 2]
    assert [len(seat["hand"]) for seat in match.position()["seats"]] == [3, 4, 4, 5]
    assert len(match.position()["discard"]) == 4


def test_of_two_players_the_first_gives_up_two_and_the_second_none() -> None:
    match = dealt(2)
    assert [seat["give_up"] for seat in match.view(None)["seats"]] == [2, 0]


def test_it_goes_by_rank_not_by_seat() -> None:
    match = scene(
        {"hand": 5}, {"hand": 5, "points": 9}, {"hand": 5, "points": 4}, phase="discarding"
    )
    assert [seat["give_up"] for seat in match.view(None)["seats"]] == [0, 2, 1]
    assert match.seat == 1


def test_old_and_new_cards_may_be_given_up() -> None:
    match = scene({"hand": ["greek"] * 4 + ["mayan"] * 4}, {"hand": 5}, phase="discarding")
    assert match.moves() == ("discard mayan", "discard greek")
    play(match, "discard greek", "discard greek")
    assert zone(match, 0, "hand") == ["mayan"] * 4 + ["greek"] * 2


def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:
    """Not to be asked would tell the others what the hand is made of."""
    match = scene({"hand": ["greek"] * 5}, {"hand": 5}, phase="discarding")
    assert match.moves() == ("discard greek",)
    assert match.decision()["ask"] == {"id": "ask-give-up", "args": {"seat": 0, "count": 2}}


def test_the_others_see_that_a_card_is_given_up_but_not_which() -> None:
    match = scene({"hand": ["greek", "mayan"] * 3}, {"hand": 5}, {"hand": 5}, phase="discarding")
    play(match, "discard greek")
    for viewer in (1, 2, None):
        assert match.view(viewer)["history"] == ["discard"]
        assert match.view(viewer)["seats"][0]["aside"] is None
        assert match.view(viewer)["seats"][0]["aside_size"] == 1
        assert [e["civilization"] for e in told(match, "card", viewer)] == [None]
    assert match.view(0)["history"] == ["discard greek"]
    assert match.view(0)["seats"][0]["aside"] == ["greek"]
    assert [e["civilization"] for e in told(match, "card", 0)] == ["greek"]


def test_all_are_shown_together_when_the_last_has_chosen() -> None:
    match = scene(
        {"hand": ["greek", "mayan"] * 3},
        {"hand": ["chinese"] * 5},
        {"hand": ["persian"] * 5},
        phase="discarding",
    )
    play(match, "discard greek", "discard mayan")
    assert match.view(2)["discard"] == []
    assert match.can_undo(2), "nothing has come to light"
    play(match, "discard chinese")
    assert match.view(None)["phase"] == "development"
    assert match.view(2)["discard"] == ["mayan", "greek", "chinese"]
    assert match.view(2)["history"] == ["discard greek", "discard mayan", "discard chinese"]
    assert not match.can_undo(1), "they have seen what the first gave up"
    shown = [e for e in told(match, "card", 2) if e["to"]["zone"] == "discard"]
    assert [e["civilization"] for e in shown] == ["mayan", "greek", "chinese"]


def test_what_is_imagined_keeps_the_secret() -> None:
    from random import Random

    match = scene(
        {"hand": ["greek"] * 3 + ["mayan"] * 3}, {"hand": 5}, {"hand": 5}, phase="discarding"
    )
    play(match, "discard greek")
    imagined = [match.imagine(1, Random(n)) for n in range(30)]
    assert all(one.history == ("discard",) for one in imagined)
    assert len({tuple(one.position()["seats"][0]["aside"]) for one in imagined}) > 2
    mine = match.imagine(0, Random(1))
    assert mine.history == ("discard greek",)
    assert mine.position()["seats"][0]["aside"] == ["greek"]


def test_turns_of_development_follow_in_rank_order() -> None:
    match = scene({"hand": 5}, {"hand": 5, "points": 3}, {"hand": 5}, phase="discarding")
    play_to_the_next(match, "phase")
    assert match.seat == 1


def test_a_wonder_in_the_last_lap_costs_its_builder_two_cards() -> None:
    five = ["mayan", "persian", "egyptian", "greek", "chinese"]
    match = arrival({}, {}, {"princes": {"kiln-yard": five}}, lap=3)
    play_to_the_next(match, "phase", preferred="wonder fire")
    assert match.position()["rank"] == [2, 0, 1]
    assert [seat["give_up"] for seat in match.view(None)["seats"]] == [1, 0, 2]
    assert match.seat == 2


def test_a_stack_that_runs_out_while_dealing_is_made_anew_from_the_discarded_cards() -> None:
    rest = [c for c in ("mayan", "persian", "egyptian", "chinese") for _ in range(10)]
    match = arrival({}, {}, lap=3, discard=[*rest, *["greek"] * 3], pile=["greek"] * 7)
    play_to_the_next(match, "phase")
    assert zone(match, 0, "hand") == ["greek"] * 5
    assert zone(match, 1, "hand").count("greek") >= 2, "old cards first"
    assert len(told(match, "shuffle")) == 1
    position = match.position()
    assert (len(position["pile"]), position["discard"]) == (40, [])
