"""A bot that thinks for the seat asked, slice by slice, so that a worker can stop it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from polis.bots import get
from polis.bots.bot import Bot, Progress
from polis.core.errors import BadRecord, message
from polis.core.match import Match
from polis.page.shapes import Choice, Thought


class Thinking:
    """Thinks for one seat at a time; bots are kept, because a search keeps its tree for a turn."""

    def __init__(self) -> None:
        self.bots: dict[tuple[int, str], Bot] = {}
        self.slices: Iterator[Progress] | None = None
        self.last: Progress | None = None
        self.plays = False  # the choice is to be played, not to be told

    def begin(self, match: Match, level: str, seed: int, budget: Any, plays: bool) -> None:
        if match.seat is None:
            raise BadRecord(message("why-over", path="think"))
        bot = self.bots.setdefault((match.seat, level), get(level))
        # a clone, so that the match can go on meanwhile; the bot sees it only through its guard
        self.slices = bot.slices(match.clone(), match.seat, Random(seed), budget)
        self.last = None
        self.plays = plays

    def go_on(self) -> Thought:
        """Thinks for one slice; returns how much is done and, at the end, the choice."""
        if self.slices is None:
            raise BadRecord(message("bad-no-thought", path="slice"))
        progress = next(self.slices, None)
        if progress is not None:
            self.last = progress
            if progress.done < 1:
                return {"done": progress.done, "choice": None}
        self.slices = None
        assert self.last is not None
        chosen = self.last.choice
        choice: Choice = {"move": chosen.move, "why": chosen.why, "values": chosen.values}
        return {"done": 1, "choice": choice}

    def stop(self) -> None:
        self.slices = None
