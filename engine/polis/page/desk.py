"""The one object the page talks to: it holds a match and answers requests, JSON text both ways.

A request is `{"do": …, …}`; an answer is `{"ok": …}` or `{"error": {"kind", "reason"}}`. Whatever a
request asks, a fault in it changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from polis.bots import LEVELS
from polis.core.errors import BadRecord, IllegalMove, PolisError, Reason, reason
from polis.core.game import Json
from polis.core.match import LONGEST_LOG, Match
from polis.core.random_source import SEEDS
from polis.core.reading import Fields, Reader
from polis.core.record import VERSION, replay
from polis.core.share import decode, encode
from polis.games import GAMES
from polis.page.thinking import Thinking

LONGEST = 2_000_000  # characters of a request; a record of the longest game has far fewer


class Desk:
    """A match on the page, who was asked at each move, and what was taken back."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.asked: list[int] = []
        self.undone: list[str] = []
        self.thinking = Thinking()

    def answer(self, text: str) -> str:
        """One request; never raises."""
        try:
            if len(text) > LONGEST:
                raise BadRecord(reason("bad-too-long", path="request", most=LONGEST))
            answer = {"ok": self._do(json.loads(text))}
        except PolisError as fault:
            answer = {"error": {"kind": type(fault).__name__, "reason": fault.reason}}
        except (ValueError, RecursionError):
            broken = reason("bad-not-an-object", path="request")
            answer = {"error": {"kind": "BadRecord", "reason": broken}}
        return json.dumps(answer, separators=(",", ":"))

    def _do(self, request: Any) -> Any:
        if not isinstance(request, dict):
            raise BadRecord(reason("bad-not-an-object", path="request"))
        name = Reader(request.pop("do", None), BadRecord, "do").one_of(REQUESTS)
        required, optional, method = REQUESTS[name]
        place = Reader(request, BadRecord, name)
        return method(self, place.fields((*required, *optional), required))

    # Requests

    def new(self, fields: Fields) -> Json:
        """A new match; what is wrong with its head is told as for a record."""
        self._sit_down(replay({"polis": VERSION, **fields.values, "moves": []}))
        return self._recorded()

    def load(self, fields: Fields) -> Json:
        self._sit_down(replay(fields["record"].value))
        return self._recorded()

    def read_code(self, fields: Fields) -> Json:
        """The record in a share code, played through to see that it is sound."""
        record = decode(fields["code"].text(200_000))
        replay(record)
        return record

    def state(self, fields: Fields) -> Json:
        """Everything to draw for a viewer; the log from fact number `since` on."""
        match = self._match()
        viewer = self._seat(fields)
        return state(
            match, viewer, fields.get("since", lambda since: since.number(0, LONGEST_LOG), 0)
        ) | {
            "undo": viewer is not None and self._steps_back(viewer) > 0,
            "redo": bool(self.undone),
        }

    def play(self, fields: Fields) -> Json:
        self._play(fields["move"].text(200))
        self.undone.clear()
        return self._recorded()

    def explain(self, fields: Fields) -> Reason | None:
        return self._match().why_not(fields["move"].text(200))

    def undo(self, fields: Fields) -> Json:
        """Back to this seat's decision before, but not past what it has learned since."""
        match, seat = self._match(), self._seat(fields)
        steps = 0 if seat is None else self._steps_back(seat)
        if not steps:
            earlier = seat in self.asked
            raise IllegalMove(reason("why-barrier" if earlier else "why-nothing-to-undo"))
        for _ in range(steps):
            self.undone.append(match.history[-1])
            match.undo()
        del self.asked[-steps:]
        return self._recorded()

    def redo(self, fields: Fields) -> Json:
        """Forward to this seat's next decision, or as far as was taken back."""
        seat = self._seat(fields)
        if not self.undone:
            raise IllegalMove(reason("why-nothing-to-redo"))
        self._play(self.undone.pop())
        while self.undone and self._match().seat != seat:
            self._play(self.undone.pop())
        return self._recorded()

    def think(self, fields: Fields) -> Json:
        """Begins to think for the seat that is asked; `slice` goes on with it."""
        level = fields["level"].one_of(LEVELS)
        seed = fields["seed"].number(0, SEEDS - 1)
        self.thinking.begin(self._match(), level, seed, fields.values.get("budget"))
        return {}

    def slice(self, fields: Fields) -> Json:
        return self.thinking.go_on()

    def stop(self, fields: Fields) -> Json:
        self.thinking.stop()
        return {}

    def record(self, fields: Fields) -> Json:
        return self._match().record()

    def position(self, fields: Fields) -> Json:
        return self._match().position()

    def code(self, fields: Fields) -> str:
        return encode(self._match().record())

    # What they have in common

    def _recorded(self) -> Json:
        """Whatever changes the match tells its record, so that nothing is lost with a worker."""
        return {"record": self._match().record()}

    def _match(self) -> Match:
        if self.match is None:
            raise BadRecord(reason("bad-no-match", path="request"))
        return self.match

    def _seat(self, fields: Fields) -> int | None:
        if fields.values.get("seat") is None:
            return None
        return fields["seat"].number(0, self._match().players - 1)

    def _sit_down(self, match: Match) -> None:
        """Takes a match over, with who was asked at each of its moves."""
        moves = match.history
        again = replay({**match.record(), "moves": []})
        self.thinking = Thinking()  # a bot remembers the match it has played
        self.match, self.asked, self.undone = again, [], []
        for move in moves:
            self._play(move)

    def _play(self, move: str) -> None:
        match = self._match()
        seat = match.seat
        match.play(move)
        self.thinking.stop()
        assert seat is not None
        self.asked.append(seat)

    def _steps_back(self, seat: int) -> int:
        """How many moves lie behind this seat's decision before; 0 if it cannot go back there."""
        if seat not in self.asked:
            return 0
        steps = self.asked[::-1].index(seat) + 1
        return steps if self._match().can_undo(seat, steps) else 0


def state(match: Match, viewer: int | None, since: int = 0) -> Json:
    """A match as a viewer (None: a spectator) sees it: view, table in words, decision, log."""
    game = GAMES[match.game]
    view = match.view(viewer)
    # without a seat a decision is that of the one asked: a spectator gets no moves
    decision = match.decision(match.seat if viewer is None else viewer)
    if viewer is None:
        decision["moves"] = []
    events = match.events(since, viewer)
    return {
        "view": view,
        "outline": game.outline(view),
        "decision": decision,
        "log": [{"move": event["move"], "said": game.event(event)} for event in events],
        "facts": since + len(events),
    }


Method = Callable[[Desk, Fields], Any]
# for each request what it must say, what it may say, and who answers
REQUESTS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Method]] = {
    "new": (("game", "players", "seed"), ("options",), Desk.new),
    "load": (("record",), (), Desk.load),
    "read-code": (("code",), (), Desk.read_code),
    "state": ((), ("seat", "since"), Desk.state),
    "play": (("move",), (), Desk.play),
    "explain": (("move",), (), Desk.explain),
    "undo": (("seat",), (), Desk.undo),
    "redo": (("seat",), (), Desk.redo),
    "think": (("level", "seed"), ("budget",), Desk.think),
    "slice": ((), (), Desk.slice),
    "stop": ((), (), Desk.stop),
    "record": ((), (), Desk.record),
    "position": ((), (), Desk.position),
    "code": ((), (), Desk.code),
}
