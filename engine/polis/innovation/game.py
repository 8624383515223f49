"""Innovation as a game of the shared core."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from polis.core.ask import Rule
from polis.core.errors import Message, message
from polis.core.game import Game, Json
from polis.core.reading import Fields
from polis.innovation import (
    decision,
    ending,
    facts,
    imagining,
    meaning,
    outline,
    position,
    position_reading,
    preview_messages,
    printed,
    setup,
    touching,
    view,
    why_not,
)
from polis.innovation.counting import achievements
from polis.innovation.deck import CARDS
from polis.innovation.ending import needed
from polis.innovation.evaluation import InnovationEvaluation
from polis.innovation.parley import check_parley
from polis.innovation.table import SETTING_UP, Table
from polis.innovation.turn import act


class Innovation(Game[Table]):
    name = "innovation"
    title = "Innovation"
    code = 3
    players = (2, 5)
    options: ClassVar[Mapping[str, Any]] = {"parley": False}
    vocabulary = printed.VOCABULARY
    zones = ("hand", "board", "score", "achievements")
    listed: ClassVar[Mapping[str, str]] = {"card": "card", "reveal": "card"}
    left_out: ClassVar[Json] = {"preview": {"dogmas": [], "melds": []}}
    evaluation = InnovationEvaluation()
    unit = "achievements"

    winners = staticmethod(ending.winners)
    why_won = staticmethod(ending.why_won)
    imagine = staticmethod(imagining.imagine)
    seen_moves = staticmethod(view.seen_moves)
    points = staticmethod(view.points)
    view = staticmethod(view.view)
    asking = staticmethod(decision.asking)
    label = staticmethod(decision.label)
    preview = staticmethod(preview_messages.preview)
    tell = staticmethod(facts.tell)
    event = staticmethod(facts.event_message)
    outline = staticmethod(outline.outline)
    cards = staticmethod(printed.cards)
    names = staticmethod(printed.names)
    words = staticmethod(printed.words)
    why_not = staticmethod(why_not.why_not)
    read_thing = staticmethod(touching.read_thing)
    why_untouchable = staticmethod(touching.why_untouchable)
    read_card = staticmethod(meaning.read_card)
    meaning = staticmethod(meaning.meaning)
    position = staticmethod(position.position)
    stand = staticmethod(position_reading.stand)

    def check_options(self, options: Fields, players: int) -> None:
        check_parley(options, players)

    def deal(self, players: int, seed: int, options: Mapping[str, Any]) -> Table:
        return setup.deal(players, seed, options.get("parley", False))

    def action(self, table: Table) -> Rule | None:
        if table.over:
            return None
        return setup.choose_first(table) if table.phase == SETTING_UP else act(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        return tuple([achievements(table, seat) for seat in range(table.players)])

    def goal(self, table: Table) -> int:
        return needed(table)

    def round(self, table: Table) -> int | None:
        return None if table.phase == SETTING_UP else table.round

    def on_turn(self, view: Json) -> int | None:
        owner: int | None = view["turn"]
        return owner

    def cards_in(self, view: Json, seat: int, zone: str) -> list[str]:
        """Cards by name; those whose face the seat does not know by their value."""
        zones = view["seats"][seat]
        if zone == "board":
            return [card for pile in zones["board"].values() for card in pile["cards"]]
        lying = zones["score_pile" if zone == "score" else zone]
        named = [card["card"] or str(card["age"]) for card in lying]
        return named + zones["specials"] if zone == "achievements" else named

    def undealt(self, view: Json) -> Json:
        seats = [{**seat, "hand": [], "hand_size": 0} for seat in view["seats"]]
        return {"decks": {}, "achievements": [], "seats": seats, "turn": None}

    def card_groups(self) -> dict[str, str]:
        return {card.slug: str(card.age) for card in CARDS}

    def gathered(self, view: Json, seat: int) -> tuple[list[str], list[str]]:
        melded = self.cards_in(view, seat, "board")
        return melded, melded

    def card_name(self, card: str) -> Message:
        return message(f"card-{card}")
