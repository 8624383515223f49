"""A match as people look at it: who is asked what, how it stands, what each seat may know."""

from __future__ import annotations

from polis.core.ask import Question
from polis.core.errors import BadRecord, Message, message
from polis.core.reading import Reader, quoted
from polis.core.replayer import Replayer
from polis.core.shapes import Card, CommonView, Decision, LabelledMove, Result, Thing, View


class ReadableMatch(Replayer):
    """All that can be asked of a match without changing it."""

    __slots__ = ()

    @property
    def game(self) -> str:
        return self._game.name

    @property
    def players(self) -> int:
        players: int = self._table.players
        return players

    @property
    def seat(self) -> int | None:
        """Who must decide now, or None when the game is over."""
        return None if self._question is None else self._question.seat

    @property
    def question(self) -> Question | None:
        """What is asked now, for who evaluates moves; None when the game is over."""
        return self._question

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def winners(self) -> tuple[int, ...]:
        return self._game.rules.winners(self._table) if self._question is None else ()

    @property
    def history(self) -> tuple[str, ...]:
        return tuple(self._history)

    # What can be done

    def moves(self) -> tuple[str, ...]:
        """The legal moves in a stable order; never empty while the game is not over."""
        return () if self._question is None else self._question.options.moves

    def why_not(self, move: str) -> Message | None:
        """Why a move is not legal now; None if it is."""
        if self._question is None:
            return message("why-over")
        if not isinstance(move, str):
            return message("why-not-a-move", move=quoted(move))
        if move in self._question.options.values:
            return None
        return self._game.words.why_not(self._table, self._question, move)

    def preview(self, move: str) -> list[Message]:
        """What the one asked can foresee of a legal move, in a few messages."""
        if self._question is None or move not in self._question.options.values:
            return []
        return self._game.words.preview(self._table, self._question, move)

    def why_untouchable(self, thing: Thing, seat: int | None = None) -> Message | None:
        """Why a seat (None: a spectator) can do nothing with a thing now; None if it can."""
        self._check_seat(seat)
        touched = self._game.words.read_thing(Reader(thing, BadRecord, "thing"), self._table)
        if self._question is None:
            return message("why-over")
        if seat != self._question.seat:
            return message("why-waiting", seat=self._question.seat)
        return self._game.words.why_untouchable(self._table, self._question, touched)

    def meaning(self, card: Card, seat: int | None = None) -> list[Message]:
        """What a kind of card means just now to a seat (None: a spectator)."""
        self._check_seat(seat)
        known = self._game.words.read_card(Reader(card, BadRecord, "card"), self._table)
        return self._game.words.meaning(self._table, known, seat)

    # How it stands

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, JSON-ready."""
        self._check_seat(seat)
        knowledge = self._game.knowledge
        common: CommonView = {
            "game": self.game,
            "players": self.players,
            "seat": seat,
            "asked": self.seat,
            "over": self.over,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "history": knowledge.seen_history(self._table, list(self.history), seat),
        }
        view: View = common
        view |= knowledge.view(self._table, seat)
        return view

    def decision(self, seat: int | None = None) -> Decision:
        """What is asked, of whom, and for the one asked each legal move with label and target."""
        self._check_seat(seat)
        table, question, words = self._table, self._question, self._game.words
        if question is None:
            return {"seat": None, "ask": message("ask-nothing"), "moves": []}
        moves = question.options.moves if seat is None or seat == question.seat else ()
        labelled: list[LabelledMove] = [
            {"move": move, **words.label(table, question, move)} for move in moves
        ]
        return {
            "seat": question.seat,
            "ask": words.asking(table, question),
            "moves": labelled,
        }

    def result(self) -> Result:
        """How a finished match was won (`why`), its goal, and what each seat's points come from."""
        rules = self._game.rules
        points = [rules.points(self._table, seat) for seat in range(self.players)]
        return {
            "why": self._game.words.why_won(self._table),
            "goal": rules.goal(self._table),
            "sources": [
                [{"source": message(f"points-{s}"), "count": n} for s, n in seat.items()]
                for seat in points
            ],
        }

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.players):
            raise BadRecord(message("bad-seat", path="seat", value=quoted(seat)))
