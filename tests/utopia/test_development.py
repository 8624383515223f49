"""A turn of phase 2: as many actions as the cards allow, and what is kept at its end."""

from scenes import play, told, zone
from utopia.scenes import play_to_the_next, scene


def test_any_number_of_actions_in_a_turn() -> None:
    match = scene(
        {"hand": ["greek"] * 3 + ["mayan"] * 2, "princes": {"kiln-yard": ["greek"]}},
        {"hand": ["mayan"]},
    )
    play(match, "move greek", "to ember-strand", "move greek", "to kiln-yard", "drop mayan")
    assert match.seat == 0
    play(match, "pass")
    assert match.seat == 1
    assert zone(match, 0, "hand") == ["greek"], "what is not used is kept"


def test_a_player_keeps_at_most_five_cards() -> None:
    match = scene({"hand": ["greek"] * 4 + ["mayan"] * 3}, {"hand": ["mayan"]})
    play(match, "pass")
    assert match.decision()["ask"] == {"id": "ask-keep", "args": {"seat": 0, "count": 2}}
    play(match, "discard greek", "discard mayan")
    assert zone(match, 0, "hand") == ["mayan"] * 2 + ["greek"] * 3
    assert match.seat == 1
    seen = [e["civilization"] for e in told(match, "card", 1)]
    assert seen == ["greek", "mayan"], "discarded face up"


def test_five_cards_are_kept_without_a_question() -> None:
    match = scene({"hand": ["greek"] * 5}, {"hand": ["mayan"]})
    play(match, "pass")
    assert match.seat == 1
    assert zone(match, 0, "hand") == ["greek"] * 5


def test_who_has_no_cards_and_nothing_to_build_is_not_asked() -> None:
    match = scene({"hand": ["mayan"]}, {}, {"hand": ["greek"]})
    play(match, "pass")
    assert match.seat == 2


def test_the_last_card_ends_the_turn_unless_something_can_be_built() -> None:
    match = scene({"hand": ["mayan"]}, {"hand": ["greek"]})
    play(match, "raise mayan")
    assert match.seat == 1


def test_moves_that_can_do_nothing_are_not_offered() -> None:
    match = scene({"hand": ["greek"], "privileges": 0}, {})
    assert match.moves() == ("pass",)


def test_an_empty_stack_is_made_anew_from_the_discarded_cards() -> None:
    match = scene(
        {"hand": ["mayan"]},
        {"hand": []},
        pile=[],
        discard=["greek"] * 10
        + ["persian"] * 10
        + ["mayan"] * 9
        + ["chinese"] * 10
        + ["egyptian"] * 10,
    )
    assert match.view(None)["pile"] == 0
    play(match, "pass")
    while match.view(None)["phase"] != "discarding":
        play_to_the_next(match, "phase")
    assert told(match, "shuffle")
    assert match.view(None)["pile"] == 49 - 10
    assert match.view(None)["discard"] == []
