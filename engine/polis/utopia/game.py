"""Utopia as a game of the shared core."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import get_data
from typing import Any, ClassVar

from polis.core.ask import Rule
from polis.core.catalogue import Catalogue, parse
from polis.core.errors import Message, message
from polis.core.game import Game, Json
from polis.utopia import (
    board,
    decision,
    ending,
    facts,
    imagining,
    meaning,
    outline,
    position,
    position_reading,
    setup,
    touching,
    view,
    why_not,
)
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.development import develop
from polis.utopia.discarding import give_up
from polis.utopia.evaluation import UtopiaEvaluation
from polis.utopia.goals import UtopiaGoals
from polis.utopia.table import DISCARDING, GOAL, WELCOMING, Table
from polis.utopia.verbs import GUEST_NAMES
from polis.utopia.welcoming import welcome


class Utopia(Game[Table]):
    name = "utopia"
    title = "Utopia"
    code = 2
    players = (2, 5)
    options: ClassVar[Mapping[str, Any]] = {}
    vocabulary = (
        "".join(f'"{slug}":["' for slug in board.SLUGS)
        + "".join(f'"{guest}",' for guest in GUEST_NAMES)
        + '"wonders":0,"bonus":0,"hosting":0,"farewells":0,"prestige":0},"gain":["back"],'
        '"privileges":2,"surprise":true},{"wonders":["aside":[],"aside_by":[],"taken":[["points":{'
        '"monuments":{"princes":{"hand":["seats":[{"discard":["pile":["bag":["guests":["scale":['
        '"acted":["rank":["first":0,"turn":0,"lap":1,"phase":"welcoming","discarding",'
        '"phase":"development","round":1,"seed":{"polis":1,"game":"utopia","players":2,'
        '"mayan","persian","egyptian","greek","chinese","mayan","mayan","persian","persian",'
    ).encode()

    zones = ("hand", "monuments", "wonders", "princes")
    listed: ClassVar[Mapping[str, str]] = {"card": "civilization"}
    left_out: ClassVar[Json] = {"bag": {}}
    evaluation = UtopiaEvaluation()
    goals = UtopiaGoals()

    # what a file of its own has
    winners = staticmethod(ending.winners)
    why_won = staticmethod(ending.why_won)
    imagine = staticmethod(imagining.imagine)
    seen_moves = staticmethod(view.seen_moves)
    view = staticmethod(view.view)
    label = staticmethod(decision.label)
    why_not = staticmethod(why_not.why_not)
    read_thing = staticmethod(touching.read_thing)
    why_untouchable = staticmethod(touching.why_untouchable)
    read_card = staticmethod(meaning.read_card)
    meaning = staticmethod(meaning.meaning)
    tell = staticmethod(facts.tell)
    event = staticmethod(facts.event_message)
    position = staticmethod(position.position)
    stand = staticmethod(position_reading.stand)
    outline = staticmethod(outline.outline)

    def deal(self, players: int, seed: int, options: Mapping[str, Any]) -> Table:
        return setup.deal(players, seed)

    def action(self, table: Table) -> Rule | None:
        if table.over:
            return None
        if table.phase == WELCOMING:
            return welcome(table)
        return give_up(table) if table.phase == DISCARDING else develop(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        return tuple(table.scores)

    def points(self, table: Table, seat: int) -> dict[str, int]:
        return position.points_of(table, seat)

    def goal(self, table: Table) -> int:
        return GOAL

    def round(self, table: Table) -> int | None:
        return table.round

    def on_turn(self, view: Json) -> int | None:
        owner: int | None = view["turn"]
        return owner

    def cards_in(self, view: Json, seat: int, zone: str) -> list[str]:
        if zone == "princes":
            return [
                prince["civilization"]
                for district in view["districts"].values()
                for prince in district["princes"]
                for _ in range(prince["count"])
                if prince["seat"] == seat
            ]
        return list(view["seats"][seat][zone])

    def undealt(self, view: Json) -> Json:
        return {"guests": [], "bag": {}, "scale": [], "queue": [], "turn": None}

    def card_groups(self) -> dict[str, str]:
        return {slug: board.ISLANDS[board.ISLAND_OF[n]] for n, slug in enumerate(board.SLUGS)}

    def gathered(self, view: Json, seat: int) -> tuple[list[str], list[str]]:
        taken = self.cards_in(view, seat, "monuments")
        return taken, taken

    def cards(self) -> dict[str, Json]:
        cards: dict[str, Json] = {name: {"civilization": name} for name in CIVILIZATIONS}
        printed = board.board()
        return cards | {
            slug: {"district": slug, "island": district["island"], "value": district["value"]}
            for slug, district in printed["districts"].items()
        }

    def board(self) -> Json:
        return board.board()

    def card_name(self, card: str) -> Message:
        return message(f"card-{card}" if card in CIVILIZATIONS else f"district-{card}")

    def names(self) -> dict[str, str]:
        return {name: kind for kind, names in meaning.KINDS.items() for name in names}

    def words(self, language: str) -> Mapping[str, str]:
        """What is printed on each District, as its text."""
        content = get_data("polis.utopia", f"messages/{language}.ftl") or b""
        own = Catalogue(language, parse(content.decode()))
        return {f"text-{d.slug}": own.say(board.described(d)) for d in board.DISTRICTS}
