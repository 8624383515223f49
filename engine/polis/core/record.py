"""Records: starting matches, and playing them again."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from polis.core.editions import (
    check_sets,
    edition_of,
    edition_of_record,
    tell_edition,
    untold,
)
from polis.core.errors import BadPosition, BadRecord, IllegalMove
from polis.core.game import Game
from polis.core.match import Match
from polis.core.random_source import SEEDS
from polis.core.reading import Fields, Json, Reader, quoted
from polis.core.shapes import GameOptions, RecordHead
from polis.games import GAMES

VERSION = 1
MOST_MOVES = 50_000
LONGEST_MOVE = 80
LONGEST_OPTION = 80
REQUIRED = ("polis", "game", "players")


def new(game: str, players: int, seed: int = 0, **options: Any) -> Match:
    """A new match by the present rules, dealt from the seed."""
    head = {"polis": VERSION, "game": game, "players": players, "seed": seed, "options": options}
    fields = Reader(head, BadRecord).fields(head)
    return start(fields, game_of(fields).editions[-1])


def start(fields: Fields, edition: int) -> Match:
    """The match that a record's head describes, before its moves."""
    game = game_of(fields)
    players = fields["players"].number(*game.players)
    seed = fields.get("seed", lambda seed: seed.number(0, SEEDS - 1), 0)
    no_options: GameOptions = {}
    options = fields.get("options", lambda place: read_options(game, place, players), no_options)
    if "start" in fields:
        match = from_position(fields["start"].value, "start", edition)
        if match.game != game.name or match.players != players:
            raise fields["start"].bad("bad-other-game")
        return match
    head: RecordHead = {
        "polis": VERSION,
        "game": game.name,
        "players": players,
        "seed": seed,
        "options": options,
    }
    check_sets(fields.place, game, edition, options)
    tell_edition(head, edition)
    return Match(game, game.rules.deal(players, seed, options, edition), head)


def game_of(fields: Fields) -> Game[Any]:
    if fields["polis"].number(0, VERSION) != VERSION:
        raise fields["polis"].bad("bad-version", version=VERSION)
    return GAMES[fields["game"].one_of(GAMES)]


def read_options(game: Game[Any], place: Reader, players: int) -> GameOptions:
    """The options of a new match, each of the kind of its default; the game may refuse them."""
    fields = place.fields(game.options)
    options = {name: read_option(fields[name], game.options[name]) for name in fields.values}
    game.rules.check_options(fields, players)
    return options


def read_option(place: Reader, default: bool | int | str) -> bool | int | str:
    """An option's value, which must be of the kind of its default."""
    if isinstance(default, bool):
        return place.flag()
    if isinstance(default, int):
        return place.number(0, SEEDS - 1)
    return place.text(LONGEST_OPTION)


def replay(record: object) -> Match:
    """The match of a record, whoever wrote it."""
    known = ("polis", "game", "players", "seed", "options", "edition", "start", "moves")
    fields = Reader(record, BadRecord).fields(known, (*REQUIRED, "moves"))
    try:
        match = start(fields, edition_of_record(fields, game_of(fields)))
    except BadPosition as fault:
        raise BadRecord(fault.reason) from None
    play_all(match, fields["moves"])
    return match


def play_all(match: Match, moves: Reader) -> None:
    """Plays a list of moves; a fault is named by the place of the move."""
    for place in moves.items(MOST_MOVES):
        try:
            match.play(place.text(LONGEST_MOVE))
        except IllegalMove as fault:
            raise place.bad("bad-move", move=place.value, why=fault.reason) from None


def from_position(position: Json, path: str = "", edition: int | None = None) -> Match:
    """The match that begins with a position, by the rules of the edition that it tells.

    If neither the position nor (for a record's start) its record tells an edition, moves were
    played by the first one that had its sets; where none were played, the present rules hold.
    """
    place = Reader(position, BadPosition, path)
    if not isinstance(position, dict):
        raise place.bad("bad-not-an-object")
    for key in REQUIRED:
        if key not in position:
            raise place.bad("bad-missing-field", field=key)
    head = Fields(place, position)
    game = game_of(head)
    if edition is None:
        otherwise = untold(game, position) if "since" in position else game.editions[-1]
        edition = edition_of(head, game, otherwise)
    elif edition_of(head, game, edition) != edition:
        raise head["edition"].bad("bad-other-edition")
    if "since" not in position:
        return match_between_actions(place, game, edition)
    since = place.at("since", position["since"]).fields(("start", "moves"), ("start", "moves"))
    if isinstance(since["start"].value, dict) and "since" in since["start"].value:
        raise since["start"].bad("bad-unknown-field", field="since")
    match = match_between_actions(since["start"], game, edition)
    play_all(match, since["moves"])
    reached = match.position()
    for key, value in position.items():
        if key != "since" and not (key in reached and same(reached[key], value)):
            raise place.at(quoted(key), value).bad("bad-since")
    return match


def same(reached: Any, given: Any) -> bool:
    """Equal as JSON, where true is not 1 and 1.0 is not 1."""
    try:
        return json.dumps(reached, sort_keys=True) == json.dumps(given, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return False


def match_between_actions(place: Reader, game: Game[Any], edition: int) -> Match:
    """The match that begins with a position between actions."""
    if not isinstance(place.value, dict):
        raise place.bad("bad-not-an-object")
    for key in REQUIRED:
        if key not in place.value:
            raise place.bad("bad-missing-field", field=key)
    fields = Fields(place, place.value)
    if game_of(fields) is not game:
        raise fields["game"].bad("bad-other-game")
    if edition_of(fields, game, edition) != edition:
        raise fields["edition"].bad("bad-other-edition")
    check_sets(place, game, edition, place.value)
    players = fields["players"].number(*game.players)
    table = game.position.table_from_position(place, players, edition)
    given = deepcopy(place.value)
    head: RecordHead = {
        "polis": VERSION,
        "game": game.name,
        "players": players,
        "seed": given.get("seed", 0),
        "options": {},
        "start": given,
    }
    tell_edition(head, edition)
    return Match(game, table, head)
