"""Taking back: to any earlier decision, and honestly only until something hidden showed."""

import polis
import pytest
from scenes import play
from uchronia.scenes import cards, scene


def test_nothing_to_take_back_is_said_and_changes_nothing() -> None:
    match = polis.new("uchronia", players=2, seed=1)
    with pytest.raises(polis.IllegalMove) as fault:
        match.undo()
    assert fault.value.reason["id"] == "why-nothing-to-undo"
    assert not match.can_undo(0)


def test_an_open_choice_can_be_taken_back_by_everyone() -> None:
    match = scene({"hand": ["clay"], "seen": ["clay"]}, {"hand": 5}, forum=cards("2 wood"))
    play(match, "command clay")
    assert match.can_undo(0)
    assert match.can_undo(1)


def test_a_played_card_is_news_to_the_others_only() -> None:
    match = scene({"hand": ["clay"]}, {"hand": 5}, forum=cards("2 wood"))
    play(match, "command clay")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert not match.can_undo(None)


def test_a_draw_is_news_to_who_draws() -> None:
    match = scene({"hand": []}, {"hand": 5})
    play(match, "plot")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_a_new_great_work_is_news_to_all() -> None:
    match = scene(
        {"hand": ["stone"], "seen": ["stone"]},
        {"hand": 5},
        forum=["clay"],
        works=["viaduct", "road", "latrines", "tavern", "embassy"],
    )
    play(match, "command stone")
    assert match.can_undo(0)
    play(match, "found viaduct")
    assert not any(match.can_undo(seat) for seat in (0, 1, None))


def test_a_victim_who_cannot_give_has_told_the_others_something() -> None:
    match = scene(
        {"hand": ["brick", "clay"], "seen": ["brick", "clay"]},
        {"hand": cards("3 wood"), "domain": ["wood"]},
        forum=[],
    )
    play(match, "command brick")
    assert match.can_undo(0)
    play(match, "reveal clay")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_undo_goes_back_whatever_was_revealed() -> None:
    match = polis.new("uchronia", players=3, seed=4)
    for _ in range(20):
        match.play(match.moves()[-1])
    assert not all(match.can_undo(seat) for seat in range(3))
    while match.history:
        match.undo()
    assert match.position() == polis.new("uchronia", players=3, seed=4).position()


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    match = scene({"hand": ["clay"]}, {"hand": 5}, forum=["wood"])
    before = match.position()
    for move, why in (
        ("command wood", "why-no-card"),
        ("command clay clay trade", "why-too-few"),
        ("command clay x2", "why-too-few"),
        ("take wood", "why-not-now"),
        ("pass", "why-must"),
        ("dance", "why-not-a-move"),
        ("", "why-not-a-move"),
    ):
        with pytest.raises(polis.IllegalMove) as fault:
            match.play(move)
        assert fault.value.reason["id"] == why
        assert match.why_not(move) == fault.value.reason
        assert str(fault.value)
    assert match.position() == before
    assert match.history == ()
    assert match.why_not("command clay") is None
