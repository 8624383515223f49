"""Editions of a game's rules: which one a record or a position is played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polis.core.game import UNTOLD, Game
from polis.core.reading import Fields, Reader
from polis.core.shapes import RecordHead

MOST_EDITIONS = 255


def edition_of(fields: Fields, game: Game[Any], otherwise: int) -> int:
    """The edition of its rules that a record or a position tells; it must still be played."""
    told = "edition" in fields
    place = fields["edition"] if told else fields.place
    edition = place.number(1, MOST_EDITIONS) if told else otherwise
    oldest, latest = game.editions
    if not oldest <= edition <= latest:
        id = "bad-edition-old" if edition < oldest else "bad-edition-new"
        raise place.bad(id, name=game.title, edition=edition)
    return edition


def untold(game: Game[Any], given: object) -> int:
    """The edition of what tells none: the first one, or with sets the first that had any."""
    has_sets = isinstance(given, Mapping) and game.position.sets(given)
    return game.sets_since if has_sets else UNTOLD


def edition_of_record(fields: Fields, game: Game[Any]) -> int:
    """The edition that a record tells, or the position that it starts from."""
    source = "start" if "start" in fields else "options"
    given = fields[source].value if source in fields else {}
    if "edition" not in fields and source == "start" and isinstance(given, Mapping):
        return edition_of(Fields(fields["start"], given), game, untold(game, given))
    return edition_of(fields, game, untold(game, given))


def check_sets(place: Reader, game: Game[Any], edition: int, given: Mapping[str, Any]) -> None:
    """Refuses sets that an edition did not have yet."""
    if edition < game.sets_since and game.position.sets(given):
        raise place.bad("bad-edition-sets", name=game.title, edition=edition)


def tell_edition(head: RecordHead, edition: int) -> None:
    """Writes down the edition; the first one need not be told."""
    if edition != UNTOLD:
        head["edition"] = edition
