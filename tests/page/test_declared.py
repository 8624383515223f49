"""All that crosses the border between engine and page is just as it is declared."""

import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import engine_types
import polis
import pytest
from declared import check, checker, declared
from engine_shapes import answer, fields
from page.session_talk import ask, let_bot_play, play, refused
from parts import few_of
from polis.core.languages import LANGUAGES
from polis.core.rulebook import RuleSection, rulebook
from polis.core.shapes import Position
from polis.games import GAMES
from polis.lessons.course import table_of_contents
from polis.lessons.shapes import Course, LessonFile
from polis.page.openings import openings
from polis.page.session import REQUESTS, Session
from polis.page.shapes import Openings, PuzzleFile, State
from polis.puzzles.puzzle import shipped
from polis.terminal.lesson_files import course_of, folder_of, parsed
from walks import every_game

ROOT = Path(__file__).parents[2]
TABLES = [
    (name, players, options)
    for name, game in GAMES.items()
    for players in range(game.players[0], game.players[1] + 1)
    for options in ({}, *[{option: True} for option in game.options if players > 3])
]
EVERYDAY = [table for table in TABLES if table[1] in (2, 4)]


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("table", few_of("soak", TABLES, EVERYDAY), ids=str)
def test_a_whole_game_as_everybody_sees_it(table: tuple[str, int, dict[str, bool]]) -> None:
    game, players, options = table
    session = Session()
    ask(session, do="new", game=game, players=players, seed=players, options=options)
    rng, facts = Random(players), [0] * (players + 1)
    viewers = [*range(players), None]
    for number in range(100_000):
        assert session.match is not None
        # every seat and the spectator in turn, each with all that happened since
        place = number % len(viewers)
        state = ask(session, do="state", seat=viewers[place], since=facts[place])
        facts[place] = state["facts"]
        if session.match.over:
            break
        session.match.play(rng.choice(session.match.moves()))
    for viewer in viewers:
        ask(session, do="state", seat=viewer, at=number // 2)
    assert ask(session, do="score-history")["why"]
    for request in ("record", "position", "code", "chances"):
        ask(session, do=request)


@every_game
def test_every_request_of_a_game(game: str) -> None:
    session = Session()
    ask(session, do="new", game=game, players=3, seed=5)
    assert session.match is not None
    seat = ask(session, do="state")["decision"]["seat"]
    first, *_ = moves = ask(session, do="state", seat=seat)["decision"]["moves"]
    thing = next(move["target"] for move in moves if move["target"])
    assert ask(session, do="touch", thing=thing, seat=seat) is None
    assert ask(session, do="touch", thing=thing, seat=(seat + 1) % 3)
    for card in cards_of(game):
        assert ask(session, do="card", card=card, seat=seat)["now"]
    assert ask(session, do="explain", move=first["move"]) is None
    assert ask(session, do="explain", move="take it")
    play(session, first["move"])
    ask(session, do="undo", seat=seat)
    ask(session, do="redo", seat=seat)
    let_bot_play(session)
    ask(session, do="think", level="fox", seed=1, seat=session.match.seat)
    while not ask(session, do="slice")["choice"]:
        pass
    ask(session, do="stop")
    ask(session, do="why", at=1)
    record = ask(session, do="record")
    ask(session, do="check", record=record)
    code = ask(session, do="code")
    assert ask(session, do="read-code", code=code) == record
    assert refused(session, do="redo", seat=0)
    assert refused(session, do="read-code", code="nonsense")


def cards_of(game: str) -> list[dict[str, Any]]:
    printed = GAMES[game].printed.cards().values()
    kinds = [kind.__annotations__ for kind in get_args(declared("Card", game))]
    return [
        {name: card[name]} for kind in kinds for name in kind for card in printed if name in card
    ][:40]


def test_every_request_is_called_as_it_says() -> None:
    for name, (shape, _) in REQUESTS.items():
        assert get_args(fields(shape)["do"]) == (name,)


@every_game
def test_every_kind_of_event_is_declared(game: str) -> None:
    facts = __import__(f"polis.{game}.facts", fromlist=["FIELDS"])
    kinds: list[str] = []
    for event in get_args(declared("Event", game)):
        kinds += get_args(fields(event)["event"])
    assert sorted(kinds) == sorted(facts.FIELDS)


@every_game
def test_the_files_that_the_page_loads(game: str) -> None:
    on = GAMES[game].printed
    cards = {card: {**what, "name": on.card_name(card)} for card, what in on.cards().items()}
    check(as_json({"cards": cards, "board": on.board()}), declared("Printed", game), game)
    for players in (2, 4):
        check(as_json(openings(game, players, range(3))), Openings, game)
    for puzzle in shipped(game):
        check(puzzle, PuzzleFile, game)
    check(as_json(table_of_contents(game, course_of(game))), Course, game)
    for lesson in course_of(game):
        check(parsed(folder_of(game) / f"{lesson.id}.json"), LessonFile, game)
    for language in LANGUAGES:
        for section in as_json(rulebook(game, language)):
            check(section, RuleSection, game)


@pytest.mark.parametrize(
    ("path", "wrong", "said"),
    [
        (("facts",), "12", ".facts is '12'"),
        (("facts",), True, ".facts is True"),
        (("view", "seats", 0, "points"), {"buildings": 0}, ".view.seats[0].points has"),
        (("view", "seats", 1, "hand"), ["gold"], ".view.seats[1].hand"),
        (("view", "game"), "utopia", ".view.game"),
        (("log", 0, "event", "event"), "nap", ".log[0].event"),
        (("log", 0, "by"), 1.5, ".log[0].by is 1.5"),
        (("decision", "ask", "args"), {"seat": {"number": 1}}, ".decision.ask.args.seat"),
        (("decision", "moves", 0, "more"), 1, ".decision.moves[0].more is not declared"),
        (("puzzle",), {}, ".puzzle"),
    ],
)
def test_what_is_not_declared_is_found(path: tuple[Any, ...], wrong: Any, said: str) -> None:
    session = Session()
    ask(session, do="new", game="uchronia", players=2, seed=3)
    seat = ask(session, do="state")["decision"]["seat"]
    state = ask(session, do="state", seat=seat)
    *way, last = path
    place = state
    for step in way:
        place = place[step]
    place[last] = wrong
    faults = checker(State, "uchronia")(state)
    assert faults
    assert faults[0].startswith(said)


def test_what_is_missing_is_found() -> None:
    session = Session()
    ask(session, do="new", game="utopia", players=2, seed=3)
    state = ask(session, do="state", seat=0)
    del state["view"]["bag"]
    assert checker(State, "utopia")(state) == [".view.bag is missing"]


def test_a_wrong_head_of_a_position_is_found() -> None:
    session = Session()
    ask(session, do="new", game="utopia", players=2, seed=3)
    position = ask(session, do="position")
    head = checker(Position, "utopia")
    assert head(position) == []
    assert head({**position, "players": "2"}) == [".players is '2', not <class 'int'>"]
    assert head({**position, "since": {"start": {}, "moves": []}})
    del position["game"]
    assert head(position) == [".game is missing"]


def test_the_types_of_the_page_are_those_of_the_engine(tmp_path: Path) -> None:
    fresh = tmp_path / "engine_types.d.ts"
    engine_types.main(fresh)
    kept = (ROOT / "web" / "engine_types.d.ts").read_text("utf-8")
    assert kept == fresh.read_text("utf-8"), "python3 build.py engine-types writes it anew"


def test_the_record_that_a_match_tells_is_declared() -> None:
    match = polis.new("innovation", 4, 1, parley=True)
    check(as_json(match.record()), answer(Session.record))
