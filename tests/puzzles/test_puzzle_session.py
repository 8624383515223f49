"""A puzzle as the page plays it."""

from random import Random
from typing import Any

import polis
import pytest
from core.mutation import mutate
from page.session_talk import ask, play, refused, seated
from polis.core.languages import LANGUAGES
from polis.page.session import Session
from polis.puzzles.puzzle import read, shipped
from puzzles.sample_puzzles import bridge_ahead, colossus_puzzle, last_to_act, two_sites, written
from walks import every_game_with_puzzles
from wording import in_words


def posed(document: dict[str, Any]) -> Session:
    """A session in which a puzzle has been set."""
    session = Session()
    answer = ask(session, do="puzzle", puzzle=document)
    assert answer["record"]["moves"] == []
    return session


def told(session: Session) -> dict[str, Any]:
    puzzle: dict[str, Any] = ask(session, do="state", seat=0)["puzzle"]
    return puzzle


def test_a_game_is_no_puzzle() -> None:
    session = seated()
    assert ask(session, do="state", seat=0)["puzzle"] is None
    assert refused(session, do="solution") == ("BadRecord", "bad-no-puzzle")


def test_a_puzzle_tells_how_it_stands() -> None:
    session = posed(colossus_puzzle())
    open = {"id": "u-000", "goal": "points", "grade": 1, "best": 5}
    assert told(session) == {**open, "over": False, "value": None, "solved": False}
    play(session, "command stone")
    assert not told(session)["over"]
    play(session, "add wood to dock")
    assert told(session) == {**open, "over": True, "value": 1, "solved": False}
    assert ask(session, do="state", seat=0, at=1)["puzzle"] == told(session)


def test_the_turn_can_be_tried_again_and_again() -> None:
    """Even behind what was learned: the Great Works were refilled at the turn's end."""
    session = posed(colossus_puzzle())
    play(session, "plot")
    assert told(session) == {**told(session), "over": True, "value": 0, "solved": False}
    shown = ask(session, do="state", seat=0)
    assert shown["undo"]
    assert shown["restart"]
    ask(session, do="undo", seat=0, turn=True)
    play(session, "command stone", "add marble to colossus")
    assert told(session)["solved"]
    ask(session, do="undo", seat=0)
    assert told(session)["value"] is None
    assert ask(session, do="state", seat=0)["decision"]["seat"] == 0


def test_the_value_stays_when_others_play_on() -> None:
    session = posed(colossus_puzzle())
    play(session, "command stone", "add marble to colossus", "plot")
    assert told(session) == {**told(session), "over": True, "value": 5, "solved": True}
    ask(session, do="undo", seat=0, turn=True)
    assert told(session)["over"] is False


def test_less_is_better_where_cards_are_lost() -> None:
    session = posed(written(bridge_ahead(), "escape", 0, "command stone", "add stone to gate"))
    play(session, "plot")
    assert told(session) == {**told(session), "value": 2, "solved": False}
    ask(session, do="undo", seat=0)
    play(session, "command stone", "add stone to gate")
    assert told(session) == {**told(session), "value": 0, "solved": True}


def test_a_puzzle_can_be_won_with_the_last_turn_of_a_game() -> None:
    session = posed(written(last_to_act(), "win", 1, "raise mayan"))
    play(session, "pass")
    assert told(session) == {**told(session), "over": True, "value": 0, "solved": False}
    ask(session, do="undo", seat=0, turn=True)
    play(session, "raise mayan")
    assert told(session) == {**told(session), "value": 1, "solved": True}


def test_a_new_game_ends_the_puzzle() -> None:
    session = posed(colossus_puzzle())
    ask(session, do="new", game="uchronia", players=2, seed=1)
    assert told(session) is None


def test_a_solution_is_explained_move_by_move() -> None:
    session = posed(colossus_puzzle())
    first, second = ask(session, do="solution")
    assert first["move"] == "command stone"
    assert first["label"]["id"] == "move-command"
    assert [message["id"] for message in first["said"]] == ["event-card", "event-order"]
    assert (first["why"], first["points"]) == ([], 0)
    assert second["points"] == 5
    assert [why["id"] for why in second["why"]][:2] == ["hint-completes", "hint-points"]
    assert "event-complete" in [message["id"] for message in second["said"]]
    assert "event-turn" not in [message["id"] for message in second["said"]]
    assert told(session)["over"] is False


@every_game_with_puzzles
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_solution_has_words(language: str, game: str) -> None:
    for document in shipped(game)[::6]:
        steps = ask(posed(document), do="solution")
        assert [step["move"] for step in steps] == document["solution"]
        for step in steps:
            assert step["said"] or step["move"] == "pass"
            for message in [step["label"], *step["said"], *step["why"]]:
                in_words(message, language)


def test_what_is_wrong_with_a_puzzle_is_told_and_changes_nothing() -> None:
    good = colossus_puzzle()
    session = seated()
    before = ask(session, do="record")
    for change, why in (
        ({"goal": "peace"}, "bad-unknown-name"),
        ({"grade": 6}, "bad-out-of-range"),
        ({"seat": 1}, "bad-puzzle-start"),
        ({"best": 4}, "bad-puzzle-solution"),
        ({"solution": ["command stone"]}, "bad-puzzle-solution"),
        ({"solution": ["command clay"]}, "bad-move"),
        ({"position": {**good["position"], "turn": None}}, "bad-puzzle-start"),
        ({"position": {**good["position"], "forum": ["gold"]}}, "bad-unknown-name"),
        ({"more": 1}, "bad-unknown-field"),
    ):
        assert refused(session, do="puzzle", puzzle={**good, **change}) == ("BadPuzzle", why), why
    inside = two_sites()
    inside.play("command stone")
    assert refused(session, do="puzzle", puzzle=written(inside, "points", 5)) == (
        "BadPuzzle",
        "bad-unknown-field",
    )
    assert ask(session, do="record") == before


@every_game_with_puzzles
def test_mutated_puzzles_are_read_or_refused(game: str) -> None:
    rng = Random(1)
    documents = shipped(game)[::4]
    refusals = 0
    for _ in range(400):
        try:
            read(mutate(rng.choice(documents), rng))
        except polis.BadPuzzle as fault:
            assert fault.path
            assert str(fault) != fault.reason["id"]
            refusals += 1
    assert refusals > 200
