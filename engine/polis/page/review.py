"""Looking back: the table as it was after some of the moves."""

from __future__ import annotations

from polis.core.match import Match
from polis.core.record import replay


class Review:
    """A second match for looking back; it goes on move by move, and goes back by a replay."""

    def __init__(self) -> None:
        self.past: Match | None = None

    def at(self, match: Match, count: int) -> Match:
        """The match as it stood after its first `count` moves; only to be looked at."""
        history = match.history[:count]
        past = self.past
        # moves may have been taken back and others played since
        if past is None or past.history != history[: len(past.history)]:
            past = self.past = replay({**match.record(), "moves": []})
        for move in history[len(past.history) :]:
            past.play(move)
        return past
