"""The course of Utopia: what it really shows."""

from typing import Any

import pytest
from lessons.learning import Course
from polis.core.record import from_position
from polis.lessons.teacher import Teacher

COURSE = Course("utopia")
LEARNER, OTHER = 0, 1
happens = COURSE.happens
# In this sequence every lesson builds on those before it.
TAUGHT = [
    "guests-and-princes",
    "a-district-of-your-own",
    "wonders",
    "surprise-guests",
    "moving-princes",
    "adding-and-removing",
    "the-kings-favour",
    "privileges",
    "rank-and-turns",
    "fifty-points",
    "a-good-minister",
    "your-first-city",
]


def facts_of(lesson: str, event: str) -> list[dict[str, Any]]:
    return [fact for fact in COURSE.facts[lesson] if fact["event"] == event]


def test_the_lessons_build_on_each_other() -> None:
    assert [lesson.id for lesson in COURSE.lessons] == TAUGHT


def test_before_their_lessons_nobody_draws_from_the_bag_or_plays_a_card() -> None:
    early = TAUGHT[: TAUGHT.index("surprise-guests")]
    for id in early:
        assert not facts_of(id, "surprise"), id
        assert not facts_of(id, "action"), id
    lessons = [lesson for lesson in COURSE.lessons if lesson.id in early]
    openly = [s.position for lesson in lessons for s in lesson.steps if s.until and s.position]
    assert len(openly) == len(early)
    for position in openly:
        assert not any(seat["surprise"] for seat in from_position(position).view(0)["seats"])


@pytest.mark.parametrize("action", ["move", "add", "add-anywhere", "remove", "raise", "drop"])
def test_the_learner_carries_out_every_action(action: str) -> None:
    assert happens("action", seat=LEARNER, action=action)


def test_the_learner_does_all_that_the_game_is_made_of() -> None:
    for event in ("take", "surprise", "name", "monument", "wonder", "privilege"):
        assert happens(event, seat=LEARNER), event
    assert happens("name", seat=OTHER, owner=LEARNER)  # and is named
    assert {fact["seat"] for fact in facts_of("wonders", "points")} == {LEARNER}


@pytest.mark.parametrize("source", ["wonders", "bonus", "farewells", "prestige"])
def test_the_learner_scores_from_every_source_of_their_own(source: str) -> None:
    assert happens("points", seat=LEARNER, source=source)


def test_a_bonus_comes_from_anothers_district_and_from_ones_own() -> None:
    events = [fact["event"] for fact in COURSE.facts["wonders"]]
    takers = [fact["seat"] for fact in facts_of("wonders", "monument")]
    assert takers == [OTHER, LEARNER]
    bonus = [fact for fact in facts_of("wonders", "points") if fact["source"] == "bonus"]
    assert [fact["seat"] for fact in bonus] == [LEARNER, LEARNER]
    assert events.index("wonder") < events.index("monument")


def test_princes_go_by_land_and_by_sea_alone_and_in_pairs() -> None:
    moved = facts_of("moving-princes", "prince")
    ways = [
        (fact["from"]["district"], fact["to"]["district"], fact["count"])
        for fact in moved
        if fact["from"]["zone"] == fact["to"]["zone"] == "district"
    ]
    assert ways == [("cinder-dock", "brazier-court", 2), ("clay-wharf", "gull-harbour", 1)]


def test_two_privileges_serve_one_action() -> None:
    spent = facts_of("privileges", "privilege")
    assert [fact["as"] for fact in spent] == ["greek", "chinese", "chinese"]


def test_rank_changes_and_a_newcomer_goes_behind() -> None:
    ahead = facts_of("rank-and-turns", "rank")
    assert [(fact["seat"], fact["from"], fact["to"]) for fact in ahead] == [(LEARNER, 3, 2)]
    lesson = COURSE.lessons[TAUGHT.index("rank-and-turns")]
    tie = next(n for n, step in enumerate(lesson.steps) if "remove greek" in step.expect)
    queue = Teacher(lesson, tie + 1).match.view(LEARNER)["queue"]
    assert [(place["seat"], place["points"]) for place in queue[:2]] == [(OTHER, 12), (LEARNER, 12)]


def test_a_game_is_won_by_the_last_word() -> None:
    assert happens("over")
    lesson = COURSE.lessons[TAUGHT.index("fifty-points")]
    won = Teacher(lesson, 2).match
    assert won.over
    assert (won.scores, won.winners) == ((53, 52), (LEARNER,))
    # the tempting two points would have lost
    lost = Teacher(lesson, 1).match.clone()
    lost.play("remove greek")
    assert (lost.scores, lost.winners) == ((52, 53), (OTHER,))
    goes_on = Teacher(lesson, len(lesson.steps) - 1).match
    assert not goes_on.over
    assert max(goes_on.scores) > goes_on.view(LEARNER)["goal"]


def test_what_the_texts_count_is_so() -> None:
    """Points that a step tells are those on the table."""
    told = {
        ("a-district-of-your-own", 6): (10, 0),
        ("wonders", 5): (6 + 4, 0),
        ("wonders", 7): (10, 4),
        ("the-kings-favour", 3): (9 + 10, 12 + 2),
        ("the-kings-favour", 6): (15 + 11, 18 + 4),
        ("privileges", 11): (29, 26 + 3),
        ("fifty-points", 4): (52, 40),
    }
    for (id, number), scores in told.items():
        lesson = COURSE.lessons[TAUGHT.index(id)]
        assert Teacher(lesson, number).match.scores == scores, (id, number)
    favour = COURSE.lessons[TAUGHT.index("the-kings-favour")]
    assert Teacher(favour, 0).match.view(LEARNER)["preview"] == [6, 10]
