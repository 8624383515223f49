"""What a match is worth to each seat: the winners share one victory."""

import polis


def shares(match: polis.Match) -> list[float]:
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
