"""The course of Uchronia: what it really shows."""

import pytest
from lessons.learning import Course

COURSE = Course("uchronia")
LEARNER, OTHER = 0, 1
happens = COURSE.happens


def moved(card_from: tuple[str, int], card_to: tuple[str, int]) -> bool:
    ends = [{"zone": zone, "seat": seat} for zone, seat in (card_from, card_to)]
    return happens("card", **{"from": ends[0], "to": ends[1]})


def test_the_course_begins_with_production() -> None:
    assert COURSE.lessons[0].id == "first-production"
    facts = COURSE.facts["first-production"]
    first = [fact["order"] for fact in facts if fact["event"] == "order"]
    assert first[0] == "production"


@pytest.mark.parametrize(
    "order", ["production", "exploration", "draconians", "construction", "trade"]
)
def test_the_learner_executes_every_order(order: str) -> None:
    assert happens("order", seat=LEARNER, order=order)


def test_the_learner_does_all_that_the_game_is_made_of() -> None:
    for event in ("plot", "copy", "found", "complete"):
        assert happens(event, seat=LEARNER), event
    assert moved(("stock", LEARNER), ("activities", LEARNER))  # launches
    assert happens("monopoly", seat=LEARNER, previous=OTHER)  # takes a Monopoly away
    assert happens("use", seat=LEARNER, building="dock")  # a bonus
    assert happens("use", seat=LEARNER, building="foundry")  # on completion


def test_draconians_attack_and_are_warded_off() -> None:
    assert moved(("hand", OTHER), ("stock", LEARNER))
    assert moved(("hand", LEARNER), ("stock", OTHER))
    assert moved(("stock", LEARNER), ("stock", OTHER))  # the Viaduct is paid
    assert happens("hide", seat=OTHER, victim=LEARNER)  # the Frontier Post
    assert happens("order", seat=OTHER, order="draconians")


def test_games_come_to_their_end() -> None:
    ended = [fact["event"] for fact in COURSE.facts["the-end"]]
    assert ended.count("over") == 2
