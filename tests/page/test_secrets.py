"""Whatever the page asks, it is told nothing of cards that its viewer cannot see."""

import json
from random import Random
from typing import Any

import polis
import pytest
from core.mutation import mutate
from game_checks import GAME_CHECKS
from page.session_talk import ask, let_bot_play, play, refused, seated, seated_at
from parts import part
from polis.bots.why import open_reasons
from polis.page.session import Session
from uchronia.scenes import cards, scene
from walks import every_game_and_set, some_match

Viewer = int | None


def everything(session: Session, viewer: Viewer) -> str:
    """All that a page can ask for one viewer, as text."""
    moves = len(session._match().history)
    checks = GAME_CHECKS[session._match().game]
    touched = checks.things(session._match().view(None))
    answers: list[Any] = [
        ask(session, do="state", seat=viewer),
        ask(session, do="state", seat=viewer, at=moves // 2),
        [ask(session, do="touch", thing=thing, seat=viewer) for thing in touched],
        [ask(session, do="card", card=card, seat=viewer) for card in checks.cards],
        ask(session, do="chances", seat=viewer),
        ask(session, do="score-history"),
    ]
    return json.dumps(answers)


@every_game_and_set
@pytest.mark.parametrize(
    ("players", "viewer"),
    [(2, 0), (3, None), *(pytest.param(*it, marks=part("soak")) for it in ((3, 1), (4, 3)))],
)
def test_a_whole_game_tells_a_viewer_nothing_hidden(
    players: int, viewer: Viewer, game: str
) -> None:
    """At turns of a game by bots, the same page is told the same about another truth."""
    session = seated(players, 30 + players, game)
    rng = Random(players)
    compared = turns = facts = 0
    while not session._match().over:
        if session._match().turn_start == len(session._match().history):
            turns += 1
            if turns % 3 == 0:
                compared += compare_a_turn(session._match(), viewer, rng)
        step = let_bot_play(session, "fox", rng.randrange(1 << 30))
        facts = scan(session, viewer, step, facts)
    assert compared > 30


def scan(session: Session, viewer: Viewer, step: Any, since: int) -> int:
    """Looks through what the page is told of a bot's move; returns how many facts it knows."""
    assert step.keys() == {"done", "choice", "record"}
    assert step["choice"].keys() == {"move"}
    state = ask(session, do="state", seat=viewer, since=since)
    for seat, zones in enumerate(state["view"]["seats"]):
        if state["view"]["game"] == "innovation":
            # others show backs, and names of what was seen
            assert seat != viewer or all(card["card"] for card in zones["hand"])
        else:
            assert (zones["hand"] is None) == (seat != viewer)
    for line in state["log"]:
        fact = line["event"]
        drawn = fact["event"] == "card" and fact["from"]["zone"] == "pile"
        if drawn and fact["to"]["zone"] == "hand" and fact["to"]["seat"] != viewer:
            card = "civilization" if "civilization" in fact else "material"
            assert fact[card] is None
            assert not line["said"] or line["said"]["args"].get(card) is None
    facts: int = state["facts"]
    return facts


def compare_a_turn(match: polis.Match, viewer: Viewer, rng: Random) -> int:
    """Plays a turn in two truths that the viewer cannot tell apart, and compares all answers."""
    truth = seated_at(polis.from_position(match.position()))
    position = GAME_CHECKS[match.game].indistinguishable_from(match.position(), viewer, rng)
    other = seated_at(polis.from_position(position))
    compared = 0
    while True:
        assert everything(truth, viewer) == everything(other, viewer)
        compared += 1
        here, there = truth._match(), other._match()
        asked = here.seat
        if asked is None or compared > 8:
            return compared
        step = let_bot_play(truth, "fox", rng.randrange(1 << 30))
        move = step["choice"]["move"]
        if move not in there.moves():
            return compared
        play(other, move)
        if here.view(None) == there.view(None):
            # what the move itself shows to all may make a difference, nothing else
            at = len(here.history)
            assert ask(truth, do="why", at=at) == ask(other, do="why", at=at)
        if not here.can_undo(viewer):
            # the viewer has learned something, so from here on the two truths may openly differ
            return compared


def test_a_bot_that_plays_tells_neither_its_values_nor_its_plans() -> None:
    """It would start the Road with a Clay of its Hand; only the Command itself is shown."""
    match = scene(
        {"hand": cards("stone clay"), "buildings": ["arcade"], "domain": []},
        {"hand": 5},
        forum=[],
        works=["road", "road", "viaduct", "viaduct", "tavern"],
    )
    choice = polis.bots.get("fox").choose(match, 0, Random(1), 2)
    told = ask_for_hint(seated_at(match))
    assert told["values"].keys() == choice.values.keys()
    session = seated_at(match)
    played = let_bot_play(session, "fox", budget=2)
    assert played["choice"].keys() == {"move"}
    assert session._match().history == (played["choice"]["move"],)
    assert played["record"] == ask(session, do="record")
    assert all("building" not in why["args"] for why in open_reasons(match, 0, "command stone"))


def ask_for_hint(session: Session) -> Any:
    ask(session, do="think", level="fox", seed=1, budget=2)
    while not (step := ask(session, do="slice"))["choice"]:
        pass
    assert session._match().history == ()
    return step["choice"]


def test_reasons_that_lie_open_are_told() -> None:
    match = scene(
        {"hand": ["clay"], "activities": cards("2 clay")}, {"hand": 5}, forum=cards("5 clay")
    )
    assert open_reasons(match, 0, "command clay") == [{"id": "hint-stock", "args": {"count": 3}}]
    match.play("command clay")
    assert open_reasons(match, 0, "take clay") == [{"id": "hint-stock", "args": {"count": 3}}]


def test_a_move_that_a_bot_plays_ends_what_could_be_played_again() -> None:
    session = seated(2, 5)
    first = session._match().seat
    play(session, session._match().moves()[0])
    ask(session, do="undo", seat=first)
    let_bot_play(session)
    assert refused(session, do="redo", seat=first) == ("IllegalMove", "why-nothing-to-redo")
    assert ask(session, do="state", seat=first)["undo"] is True


def test_a_thought_that_is_stopped_plays_nothing() -> None:
    session = seated()
    ask(session, do="think", level="owl", seed=1, budget=60, play=True)
    ask(session, do="stop")
    assert refused(session, do="slice") == ("BadRecord", "bad-no-thought")
    assert session._match().history == ()


def test_mutated_requests_are_answered_or_refused_and_change_nothing() -> None:
    session = seated_at(some_match(3, 4, 60))
    rng = Random(0)
    samples: list[Any] = [
        {"do": "state", "seat": 0, "at": 10, "since": 3},
        {"do": "touch", "thing": {"zone": "hand", "seat": 1, "material": "clay"}, "seat": 1},
        {"do": "touch", "thing": {"zone": "site", "seat": 0, "building": "dock"}, "seat": 0},
        {"do": "card", "card": {"building": "dock"}, "seat": 2},
        {"do": "card", "card": {"material": "clay"}},
        {"do": "chances", "seat": 0},
        {"do": "score-history"},
        {"do": "think", "level": "mouse", "seed": 1, "budget": 1, "play": True},
    ]
    before = [ask(session, do="state", seat=seat) for seat in range(3)]
    refusals = 0
    for _ in range(1500):
        answer = json.loads(session.answer(json.dumps(mutate(rng.choice(samples), rng))))
        if "error" in answer:
            refusals += 1
            assert answer["error"]["kind"] in ("BadRecord", "IllegalMove")
            assert (
                str(polis.BadRecord(answer["error"]["reason"])) != answer["error"]["reason"]["id"]
            )
    ask(session, do="stop")
    assert refusals > 700
    assert [ask(session, do="state", seat=seat) for seat in range(3)] == before
