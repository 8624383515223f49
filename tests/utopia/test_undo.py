"""Taking back is honest until something hidden has come to light."""

from scenes import play, play_first
from utopia.scenes import arrival, scene


def test_taking_and_placing_are_open() -> None:
    match = arrival({}, {}, {}, guests=["greek fire"])
    play(match, "take greek fire")
    assert all(match.can_undo(seat) for seat in (0, 1, 2, None))
    play(match, "place kiln-yard")
    assert match.can_undo(0, 2)


def test_a_surprise_guest_is_news_to_all() -> None:
    match = arrival({}, {}, {})
    play(match, "surprise")
    assert not any(match.can_undo(seat) for seat in (0, 1, 2, None))
    play_first(match, 1)
    assert match.can_undo(0), "where to place the prince can be thought over"


def test_a_played_card_is_news_to_the_others_only() -> None:
    match = scene({"hand": ["greek", "mayan"], "princes": {"kiln-yard": ["greek"]}}, {})
    play(match, "move greek")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert not match.can_undo(None)


def test_new_cards_and_guests_are_a_barrier() -> None:
    match = arrival({}, {}, lap=3, turn=1)
    play_first(match, 2)
    assert match.view(None)["phase"] == "discarding"
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    match = scene({"hand": ["mayan"]}, {})
    play(match, "pass")
    assert match.view(None)["round"] == 2
    assert not match.can_undo(0)


def test_a_card_given_up_can_be_taken_back_until_the_others_are_shown() -> None:
    match = scene({"hand": 5}, {"hand": 5}, {"hand": 5}, phase="discarding")
    play_first(match, 2)
    assert match.can_undo(0, 2)
    assert match.can_undo(1, 2)
    play_first(match, 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_building_can_be_taken_back() -> None:
    match = scene({"princes": {"kiln-yard": ["greek"] * 3}, "hand": ["mayan"]}, {})
    before = match.position()
    play(match, "control greek kiln-yard")
    assert match.can_undo(1)
    match.undo()
    assert match.position() == before
