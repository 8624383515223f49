"""What others see of an Endorse, and what can be taken back, copied and imagined inside it."""

from random import Random

import polis
from innovation.city_scenes import cities
from scenes import Seat, play, told

# Agriculture asks whether to return a card, so that the action goes on after the payment
FARMER: Seat = {
    "board": {"yellow": ["agriculture"], "blue": ["atlantis"]},
    "hand": ["tools", "oars", "athens"],
}


def paying(card: str) -> polis.Match:
    return play(cities(FARMER, {}), "endorse agriculture", f"junk {card}")


def test_the_payment_is_told_to_others_by_its_back() -> None:
    for card, back in (("tools", "1"), ("athens", "cities 1")):
        match = paying(card)
        assert match.view(0)["history"][-1] == f"junk {card}"
        for viewer in (1, None):
            assert match.view(viewer)["history"][-1] == f"junk {back} of 0"


def test_the_payment_lies_in_the_junk_unseen() -> None:
    for card, set_name in (("tools", "base"), ("athens", "cities")):
        match = paying(card)
        for viewer, name in ((0, card), (1, None), (None, None)):
            expected = [{"set": set_name, "age": 1, "card": name}]
            assert match.view(viewer)["junk"] == expected
        (event,) = [it for it in told(match, "card", 1) if it["verb"] == "junk"]
        assert (event["age"], event.get("set", "base"), event["card"]) == (1, set_name, None)


def test_paying_with_a_flag_shows_it_if_glory_is_there_to_be_claimed() -> None:
    seat = {"board": {"blue": ["physics"], "yellow": ["osaka"]}, "hand": ["algiers"]}
    match = play(cities(seat, {}), "endorse physics", "junk algiers")
    assert match.view(1)["junk"] == [{"set": "cities", "age": 5, "card": "algiers"}]
    match = play(cities(seat, {}, specials={"glory": 1}), "endorse physics", "junk algiers")
    assert match.view(1)["junk"] == [{"set": "cities", "age": 5, "card": None}]


def test_it_can_be_taken_back_as_long_as_nothing_has_come_to_light() -> None:
    match = paying("tools")
    for viewer in (0, 1, None):
        assert match.can_undo(viewer)
        assert match.can_undo(viewer, 2)
    before = cities(FARMER, {}).position()
    match.undo()
    assert match.moves() == ("junk tools", "junk oars", "junk athens")
    match.undo()
    assert match.position() == before
    assert "endorse agriculture" in match.moves()


def test_it_cannot_be_taken_back_once_a_flag_was_shown() -> None:
    board = {"yellow": ["canning"], "green": ["london"]}
    seat = {"board": board, "hand": ["algiers", "oars"]}
    match = play(cities(seat, {}), "endorse canning", "junk algiers")
    assert match.seat == 0
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert not match.can_undo(None)


def test_it_cannot_be_taken_back_once_silence_has_told_that_a_city_has_no_flag() -> None:
    """Glory is there to be claimed, and nobody claims it."""
    match = paying("athens")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    gone = cities(FARMER, {}, specials={"glory": "junk", "victory": 1})
    play(gone, "endorse agriculture", "junk athens")
    assert gone.can_undo(1)


def test_a_payment_imagined_by_others_has_the_same_back() -> None:
    match = paying("athens")
    rng = Random(1)
    paid = {match.imagine(1, rng).position()["junk"][0] for _ in range(60)}
    assert len(paid) > 5
    assert paid <= {*BACKS_OF_CITIES}
    assert {match.imagine(0, rng).position()["junk"][0] for _ in range(5)} == {"athens"}


BACKS_OF_CITIES = (
    *("athens", "chang-an", "thebes", "damascus", "linzi", "uruk", "babylon", "jerusalem"),
    *("memphis", "troy", "yin", "ephesus", "hattusa", "mohenjo-daro"),
)


def test_inside_it_a_position_a_copy_and_a_record_go_on_alike() -> None:
    match = cities(FARMER, {"hand": ["sailing"]})
    for move in ("endorse agriculture", "junk oars", "return tools", "pass"):
        others = [
            polis.from_position(match.position()),
            match.clone(),
            polis.replay(match.record()),
            polis.replay(polis.decode(polis.encode(match.record()))),
        ]
        for other in others:
            assert other.moves() == match.moves()
            assert other.position() == match.position()
            play(other, move)
        play(match, move)
        assert {str(other.position()["seats"]) for other in others} == {
            str(match.position()["seats"])
        }


def test_an_imagined_match_is_asked_the_same_question() -> None:
    match = play(cities(FARMER, {}), "endorse agriculture")
    for seat in (0, 1):
        world = match.imagine(seat, Random(2))
        assert world.seat == 0
        assert len(world.moves()) == 3
        assert world.decision(seat) == match.decision(seat)
        play(world, world.moves()[0])
        assert world.clone().position() == world.position()
    assert match.imagine(0, Random(2)).moves() == match.moves()
