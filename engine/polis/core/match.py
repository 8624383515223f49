"""A match of any game: played, told, copied, imagined, taken back, written down."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Self

from polis.core.errors import BadRecord, IllegalMove, message
from polis.core.game import Game
from polis.core.readable_match import ReadableMatch
from polis.core.reading import Reader
from polis.core.replayer import Imagined, Replayer, Start
from polis.core.shapes import Event, GameRecord, Position, RecordHead
from polis.core.table import Fact
from polis.core.teller import Teller

# No match has more facts; whoever asks for later ones is refused.
MOST_FACTS = 10_000_000

# Playing so many moves again once costs less than copying the table after every action. But a
# match that was copied is likely to be copied again soon.
LONGEST_REPLAY = 16


class Match(ReadableMatch):
    """One game being played; the contract of its methods is in `docs/engine.md`."""

    __slots__ = (
        "_answers",  # what the moves since the checkpoint stood for: values of the rules' options
        "_base",  # the nearest checkpoint: copies are played on from there
        "_head",  # the record without its moves
        "_longest_replay",  # after so many moves there is a new checkpoint
        "_origin",  # the first checkpoint: nothing before it can be played again
        "_teller",  # once somebody has asked what happened
    )

    def __init__(self, game: Game[Any], table: Any, head: RecordHead) -> None:
        super().__init__(game, [])
        self._head = head
        self._longest_replay = LONGEST_REPLAY
        self._teller: Teller | None = None
        self._origin = Start(table.copy(), 0, table.log or ())
        self._run_from(self._origin, 0)
        self._look()

    @property
    def truth(self) -> Any:
        """The whole table, to be looked at only: for puzzles, training and tests, never for bots.

        Whoever wants to keep it or to change it takes a copy.
        """
        return self._table

    # Playing

    def play(self, move: str) -> None:
        """Plays a legal move; raises IllegalMove and changes nothing for any other."""
        # the same as `_replay` and `_look`, inlined: random play spends its time here
        try:
            value = self._question.options.values[move]  # type: ignore[union-attr]
        except (AttributeError, KeyError, TypeError):
            why = self.why_not(move)
            assert why is not None
            raise IllegalMove(why) from None
        self._history.append(move)
        self._answers.append(value)
        try:
            question = self._question = self._action.send(value)  # type: ignore[union-attr]
        except StopIteration:
            played = len(self._history)
            self._action_ended(played)
            self._begin(played)
            if self._question is None:
                return
            question = self._question
        question.options = question.look()

    def _look(self) -> None:
        """Looks up what is legal with the cards as they lie now."""
        if self._question is not None:
            self._question.options = self._question.look()

    def play_telling(self, move: str) -> list[Fact]:
        """Plays a move and returns its facts, for searches that look at them at every step."""
        facts: list[Fact] = []
        self._table.log = facts
        try:
            self.play(move)
        finally:
            self._table.log = None
        return facts

    # Telling

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """The facts from number `since` on, as a seat (None: a spectator) saw them."""
        self._check_seat(seat)
        Reader(since, BadRecord, "since").number(0, MOST_FACTS)
        teller, tell = self._up_to_date_teller(), self._game.knowledge.tell
        return [
            {"move": bisect_left(teller.lengths, number + 1), **tell(teller.log[number], seat)}
            for number in range(since, len(teller.log))
        ]

    @property
    def facts(self) -> int:
        """How many facts there are to tell so far."""
        return len(self._up_to_date_teller().log)

    @property
    def deciders(self) -> tuple[int | None, ...]:
        """Who was asked at each move; None for those before an imagined match was imagined."""
        return tuple(self._up_to_date_teller().deciders)

    def _up_to_date_teller(self) -> Teller:
        """The teller, which has caught up with the match."""
        teller = self._teller
        if teller is None:
            teller = Teller(self._game, self._origin, self._history, self._imagined)
            self._teller = teller
        teller.catch_up()
        return teller

    # Copying

    def clone(self) -> Self:
        """An independent copy."""
        self._rebase()
        twin = type(self).__new__(type(self))
        self._hand_on(twin)
        twin._run_from(self._base, len(self._history), self._answers)
        if self._question is not None and twin._question is not None:
            # the tables are alike, and so are the answers
            twin._question.options = self._question.options
        return twin

    def imagine(self, seat: int | None, rng: Random) -> ImaginedMatch:
        """A match drawn at random from those consistent with everything this seat knows."""
        self._check_seat(seat)
        self._rebase()
        world = ImaginedMatch.__new__(ImaginedMatch)
        self._hand_on(world)
        # the moves of the present action belong to it too, because copies play them again
        world._origin = Start(self._base.table, self._base.played)
        world._run_from(world._origin, len(self._history), self._answers)
        world._imagine(seat, list(self.history), rng)
        return world

    def _hand_on(self, twin: Match) -> None:
        """Gives a copy everything but the table and what is asked, which it must play up to."""
        twin._game = self._game
        twin._head = self._head
        twin._longest_replay = self._longest_replay
        twin._history = self._history.copy()
        twin._imagined = self._imagined
        twin._teller = None
        twin._origin = self._origin

    def _run_from(self, base: Start, target: int, answers: Sequence[Any] | None = None) -> None:
        self._base = base
        self._answers: list[Any] = []
        self._run(base, target, answers=answers)

    def _answer(self, answer: Any, played: int) -> None:
        self._answers.append(answer)
        super()._answer(answer, played)

    def _action_ended(self, played: int) -> None:
        if played - self._base.played >= self._longest_replay:
            self._base = Start(self._table.copy(), played)
            self._answers = []

    def _rebase(self) -> None:
        """Moves the checkpoint to the start of the present action, before the match is copied."""
        self._longest_replay = 1
        if self._base.played == self._turn_start:
            return
        if len(self._history) == self._turn_start:
            table = self._table.copy()
        else:
            past = Replayer(self._game, self._history, self._imagined)
            past._run(self._base, self._turn_start, answers=self._answers)
            table = past._table
        self._answers = self._answers[self._turn_start - self._base.played :]
        self._base = Start(table, self._turn_start)

    # Going back

    def retrace(self) -> Iterator[Replayer]:
        """The match at its floor and then after each move; it is one object that goes on."""
        past = self._back_at(self.floor)
        yield past
        for played, move in enumerate(past._history[self.floor :], self.floor + 1):
            past._replay(move, played)
            yield past

    def _back_at(self, target: int) -> Replayer:
        """The match as it stood after `target` moves; it goes its own way from there."""
        past = Replayer(self._game, self._history.copy(), self._imagined)
        past._run(self._origin, target)
        return past

    def undo(self) -> None:
        """Back one decision, whatever it revealed."""
        target = len(self._history) - 1
        if target < self.floor:
            raise IllegalMove(message("why-nothing-to-undo"))
        if target >= self._base.played:
            self._run_from(self._base, target, self._answers)
        else:
            self._run_from(self._origin, target)
        self._look()
        del self._history[target:]
        self._teller = None

    def can_undo(self, seat: int | None, decisions: int = 1) -> bool:
        """Whether the last decisions can be taken back without this seat having learned of them."""
        self._check_seat(seat)
        if decisions < 1 or len(self._history) - decisions < self.floor:
            return False
        bit = 1 << (self.players if seat is None else seat)
        teller = self._up_to_date_teller()
        return not any(fact[0] & bit for fact in teller.log[teller.lengths[-1 - decisions] :])

    # Writing down

    def position(self) -> Position:
        """The whole truth as a position; inside a turn with `since`, how it came about."""
        write = self._game.position.write
        position = write(self._table)
        if len(self._history) == self._turn_start or self.floor > self._turn_start:
            return position
        since = {"start": write(self._at_turn_start()), "moves": self._history[self._turn_start :]}
        return {**position, "since": since}

    def _at_turn_start(self) -> Any:
        self._rebase()
        return self._base.table

    def record(self) -> GameRecord:
        """How to play this match again."""
        return {**deepcopy(self._head), "moves": list(self._history)}


class ImaginedMatch(Match):
    """A match whose hidden cards lie as one seat thinks possible.

    It keeps no checkpoints, so that a search can play it out quickly, and has no facts of what
    happened before it was imagined.
    """

    __slots__ = ()

    @property
    def table(self) -> Any:
        """The table, to be looked at only: nothing on it is known to be true."""
        return self._table

    @property
    def history(self) -> tuple[str, ...]:
        seen = self._imagined[-1].seen
        return (*seen, *self._history[len(seen) :])

    def _imagine(self, seat: int | None, history: list[str], rng: Random) -> None:
        """Deals the hidden cards of the match it copies anew."""
        knowledge, played = self._game.knowledge, len(self._history)
        seen = knowledge.seen_history(self._table, history, seat)
        while True:
            hidden = knowledge.imagine(self._table, seat, rng)
            self._table.deal_hidden(hidden)
            self._look()
            # a question that has no answer would not have been asked, so the cards lie otherwise
            if self._question is None or self._question.options.moves:
                break
        self._imagined = (*self._imagined, Imagined(played, seen, hidden))

    def _action_ended(self, played: int) -> None:
        """No checkpoint."""

    def _at_turn_start(self) -> Any:
        # the checkpoint still has the true cards, and not those imagined
        return self._back_at(self._turn_start)._table

    def record(self) -> GameRecord:
        floor = self.floor
        back = self._back_at(floor)
        if back._turn_start != floor:
            raise BadRecord(message("bad-imagined", path=""))
        start = self._game.position.write(back._table)
        head: RecordHead = {**self._head, "seed": start["seed"], "start": start}
        return {**head, "moves": self._history[floor:]}
