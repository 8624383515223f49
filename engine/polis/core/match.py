"""A match of any game: asks, plays, shows, copies, imagines, takes back."""

from __future__ import annotations

from bisect import bisect_left
from copy import deepcopy
from random import Random
from typing import Self

from polis.core.errors import BadRecord, IllegalMove, Message, message
from polis.core.game import Json
from polis.core.reading import Reader, quoted
from polis.core.replayer import Replayer
from polis.core.table import Fact

LONGEST_LOG = 10_000_000


class Match(Replayer):
    """One game being played; the contract of its methods is in `docs/engine.md`."""

    __slots__ = ()

    # Playing

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
    def over(self) -> bool:
        return self._question is None

    @property
    def scores(self) -> tuple[int, ...]:
        return self._game.scores(self._table)

    @property
    def winners(self) -> tuple[int, ...]:
        return self._game.winners(self._table) if self._question is None else ()

    @property
    def history(self) -> tuple[str, ...]:
        return (*self._seen, *self._history[len(self._seen) :])

    @property
    def turn_start(self) -> int:
        """How many moves had been played when the present turn began."""
        return self._turn_at

    def moves(self) -> tuple[str, ...]:
        """The legal moves in a stable order; never empty while the game is not over."""
        return () if self._question is None else self._question.options.moves

    def play(self, move: str) -> None:
        """Plays a legal move; raises IllegalMove and changes nothing for any other."""
        # the same as `_replay`, unfolded: this is the hot path of all random play
        try:
            value = self._question.options.values[move]  # type: ignore[union-attr]
        except (AttributeError, KeyError, TypeError):
            why = self.why_not(move)
            assert why is not None
            raise IllegalMove(why) from None
        self._history.append(move)
        try:
            self._question = self._action.send(value)  # type: ignore[union-attr]
        except StopIteration:
            played = len(self._history)
            self._checkpoint(played)
            self._begin(played)

    def why_not(self, move: str) -> Message | None:
        """Why a move is not legal now; None if it is."""
        if self._question is None:
            return message("why-over")
        if not isinstance(move, str):
            return message("why-not-a-move", move=quoted(move))
        if move in self._question.options.values:
            return None
        return self._game.why_not(self._table, self._question, move)

    def preview(self, move: str) -> list[Message]:
        """What the one asked can foresee of a legal move, in a few messages."""
        if self._question is None or move not in self._question.options.values:
            return []
        return self._game.preview(self._question, move)

    def why_untouchable(self, thing: Json, seat: int | None = None) -> Message | None:
        """Why a seat (None: a spectator) can do nothing with a thing now; None if it can."""
        self._known(seat)
        touched = self._game.read_thing(Reader(thing, BadRecord, "thing"), self.players)
        if self._question is None:
            return message("why-over")
        if seat != self._question.seat:
            return message("why-waiting", seat=self._question.seat)
        return self._game.why_untouchable(self._table, self._question, touched)

    def meaning(self, card: Json, seat: int | None = None) -> list[Message]:
        """What a kind of card means just now to a seat (None: a spectator)."""
        self._known(seat)
        known = self._game.read_card(Reader(card, BadRecord, "card"))
        return self._game.meaning(self._table, known, seat)

    # Showing

    def view(self, seat: int | None) -> Json:
        """All that a seat (None: a spectator) may know, JSON-ready."""
        self._known(seat)
        return {
            "game": self.game,
            "players": self.players,
            "seat": seat,
            "asked": self.seat,
            "over": self.over,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "history": self._game.seen_moves(self._table, list(self.history), seat),
            **self._game.view(self._table, seat),
        }

    def decision(self, seat: int | None = None) -> Json:
        """What is asked, of whom, and for the one asked each legal move with label and target."""
        self._known(seat)
        question = self._question
        if question is None:
            return {"seat": None, "ask": message("ask-nothing"), "moves": []}
        moves = question.options.moves if seat is None or seat == question.seat else ()
        return {
            "seat": question.seat,
            "ask": self._game.asking(question),
            "moves": [{"move": move, **self._game.label(question, move)} for move in moves],
        }

    def result(self) -> Json:
        """How a finished match was won (`why`), its goal, and what each seat's points come from."""
        points = [self._game.points(self._table, seat) for seat in range(self.players)]
        return {
            "why": self._game.why_won(self._table),
            "goal": self._game.goal(self._table),
            "sources": [
                [{"source": message(f"points-{s}"), "count": n} for s, n in seat.items()]
                for seat in points
            ],
        }

    def events(self, since: int = 0, seat: int | None = None) -> list[Json]:
        """The facts from number `since` on, as a seat (None: a spectator) saw them."""
        self._known(seat)
        Reader(since, BadRecord, "since").number(0, LONGEST_LOG)
        log, told = self._tell()
        return [
            {"move": bisect_left(told, number + 1), **self._game.tell(log[number], seat)}
            for number in range(since, len(log))
        ]

    @property
    def facts(self) -> int:
        """How many facts there are to tell so far."""
        return len(self._tell()[0])

    @property
    def deciders(self) -> tuple[int | None, ...]:
        """Who was asked at each move; None for those before an imagined match was imagined."""
        self._tell()
        assert self._teller is not None
        return tuple(self._teller._seats)

    def _tell(self) -> tuple[list[Fact], list[int]]:
        """The facts so far, and how many there were after each number of moves.

        They are made when somebody wants them, by playing the moves again in a copy, so that a
        match that is only played or searched pays nothing for them. What happened before an
        imagined match was imagined is not told: it would show what the seat cannot know.
        """
        teller: Replayer = self._teller or self._new_teller()
        self._teller = teller
        assert teller._log is not None
        for played in range(len(teller._told) - 1, len(self._history)):
            assert teller._question is not None
            teller._seats.append(teller._question.seat)
            teller._replay(self._history[played], played + 1)
            teller._told.append(len(teller._log))
        return teller._log, teller._told

    def _new_teller(self) -> Self:
        teller = self._twin()
        teller._checkpoints = False
        if not self._worlds:
            teller._log = self._prologue.copy()
        teller._run(*self._origin, self._floor())
        if self._worlds:
            teller._log = teller._table.log = []
        teller._told = [len(teller._log or ())] * (self._floor() + 1)
        teller._seats = [None] * self._floor()
        return teller

    def _known(self, seat: int | None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.players):
            raise BadRecord(message("bad-seat", path="seat", value=quoted(seat)))

    # Copying

    def clone(self) -> Self:
        """An independent copy."""
        self._rebase()
        twin = self._twin()
        twin._run(self._base, self._base_at, len(self._history))
        return twin

    def imagine(self, seat: int | None, rng: Random) -> Self:
        """A match drawn at random from those consistent with everything this seat knows.

        It keeps no log and no checkpoints, so that a search can play it out quickly.
        """
        self._known(seat)
        self._rebase()
        twin = self._twin()
        twin._checkpoints = False
        played = len(self._history)
        twin._run(self._base, self._base_at, played)
        # what was played stays below it, because copies play the present action again
        twin._seen = self._game.seen_moves(twin._table, list(self.history), seat)
        twin._origin = (self._base, self._base_at)
        while True:
            hidden = self._game.imagine(twin._table, seat, rng)
            twin._lay(hidden)
            # a question nobody could answer would not have been asked: not this world
            if twin._question is None or twin._question.options.moves:
                break
        twin._worlds = (*self._worlds, (played, hidden))
        return twin

    # Taking back

    def _floor(self) -> int:
        return self._worlds[-1][0] if self._worlds else 0

    def undo(self) -> None:
        """Back one decision, whatever it revealed."""
        target = len(self._history) - 1
        if target < self._floor():
            raise IllegalMove(message("why-nothing-to-undo"))
        base = (self._base, self._base_at) if target >= self._base_at else self._origin
        self._run(*base, target)
        del self._history[target:]
        self._teller = None

    def can_undo(self, seat: int | None, decisions: int = 1) -> bool:
        """Whether the last decisions can be taken back without this seat having learned of them."""
        self._known(seat)
        if decisions < 1 or len(self._history) - decisions < self._floor():
            return False
        bit = 1 << (self.players if seat is None else seat)
        log, told = self._tell()
        return not any(fact[0] & bit for fact in log[told[-1 - decisions] :])

    # Writing down

    def position(self) -> Json:
        """The whole truth as a position; inside a turn with `since`, how it came about."""
        position = self._game.position(self._table)
        if len(self._history) == self._turn_at or self._floor() > self._turn_at:
            return position
        if self._worlds:
            # the base of an imagined match is still the truth; the start it imagines is not
            start = self._back_at(self._turn_at)._table
        else:
            self._rebase()
            start = self._base
        since = {"start": self._game.position(start), "moves": self._history[self._turn_at :]}
        return {**position, "since": since}

    def record(self) -> Json:
        """How to play this match again."""
        if not self._worlds:
            return {**deepcopy(self._head), "moves": list(self._history)}
        floor = self._floor()
        back = self._back_at(floor)
        if back._turn_at != floor:
            raise BadRecord(message("bad-imagined", path=""))
        start = self._game.position(back._table)
        head = {**self._head, "seed": start["seed"], "start": start}
        return {**head, "moves": self._history[floor:]}
