"""Owl against OpenSpiel's ISMCTS bot, both with the same time a decision.

Run `PYTHONPATH=engine:tests .venv/bin/python -m peers.ismcts_match --pairs 20 --seconds 0.2`.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy
import polis
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from peers.match_box import MatchBox
from peers.openspiel_adapter import PolisState, name_of
from polis import bots
from polis.bots.arena import Result
from polis.bots.statistics import rates


class Peer:
    """OpenSpiel's bot on our matches; it learns how many simulations fit into its time."""

    def __init__(self, game: str, seconds: float, seed: int) -> None:
        self.game = pyspiel.load_game(name_of(game), {"players": 2})
        self.seconds = seconds
        self.luck = Random(seed)
        self.random_state = numpy.random.RandomState(seed)
        self.speed = 20.0
        self.used = 0.0
        self.decisions = 0
        self.simulations = 0

    def state_of(self, match: polis.Match) -> PolisState:
        state = self.game.new_initial_state()
        state.box = MatchBox(match)
        return state

    def resample(self, state: PolisState, player: int) -> PolisState:
        assert state.box is not None
        return self.state_of(state.box.match.imagine(player, self.luck))

    def choose(self, match: polis.Match) -> str:
        count = max(int(self.speed * self.seconds), 2)
        evaluator = mcts.RandomRolloutEvaluator(1, self.random_state)
        bot = ismcts.ISMCTSBot(
            self.game,
            evaluator,
            uct_c=2.0,
            max_simulations=count,
            random_state=self.random_state,
        )
        bot.set_resampler(self.resample)
        start = time.perf_counter()
        action = bot.step(self.state_of(match.clone()))
        used = time.perf_counter() - start
        self.speed = 0.5 * self.speed + 0.5 * count / used
        self.used += used
        self.decisions += 1
        self.simulations += count
        return match.moves()[action]


def play(game: str, seed: int, owl_seat: int, seconds: float, totals: dict[str, float]) -> Result:
    """One game; entrant 0 is the owl."""
    match = polis.new(game, players=2, seed=seed)
    peer, owl, luck = Peer(game, seconds, seed), bots.get("owl"), Random(seed)
    while match.seat is not None:
        if len(match.moves()) == 1:
            match.play(match.moves()[0])
        elif match.seat == owl_seat:
            start = time.perf_counter()
            move = owl.choose(match, match.seat, luck, seconds).move
            totals["owl seconds"] += time.perf_counter() - start
            totals["owl decisions"] += 1
            match.play(move)
        else:
            match.play(peer.choose(match))
    totals["peer seconds"] += peer.used
    totals["peer decisions"] += peer.decisions
    totals["peer simulations"] += peer.simulations
    shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in (0, 1)]
    order = (0, 1) if owl_seat == 0 else (1, 0)
    by_entrant = (shares[owl_seat], shares[1 - owl_seat])
    return Result(order, seed, by_entrant, match.scores, match.view(None)["round"], 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=polis.GAMES, default="uchronia")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.2)
    given = parser.parse_args()
    totals = dict.fromkeys(
        ("owl seconds", "owl decisions", "peer seconds", "peer decisions", "peer simulations"), 0.0
    )
    results = []
    for seed in range(given.pairs):
        for owl_seat in (0, 1):
            results.append(play(given.game, seed, owl_seat, given.seconds, totals))
            owl = rates(results, ["owl", "ismcts"])["owl"]
            print(
                f"{owl.games} games: owl {100 * owl.rate:.1f} % "
                f"({100 * owl.low:.1f} to {100 * owl.high:.1f}); seconds a decision: "
                f"owl {totals['owl seconds'] / totals['owl decisions']:.3f}, "
                f"ismcts {totals['peer seconds'] / totals['peer decisions']:.3f} "
                f"({totals['peer simulations'] / totals['peer decisions']:.0f} simulations)",
                flush=True,
            )


if __name__ == "__main__":
    main()
