"""Mouse: any legal move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from polis.bots.bot import Bot, Budget, Progress
from polis.bots.choice import Choice
from polis.bots.guard import GuardedMatch


class Mouse(Bot):
    name = "mouse"
    budget = 1

    def think(
        self, match: GuardedMatch, seat: int, rng: Random, budget: Budget
    ) -> Iterator[Progress]:
        move = rng.choice(match.moves())
        yield Progress(1.0, Choice(move, [], {move: 1 / match.players}))
