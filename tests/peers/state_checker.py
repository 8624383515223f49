"""What OpenSpiel calls at every state of its simulations: its own suite sees no leak."""

from random import Random

from game_checks import GAME_CHECKS
from peers.openspiel_adapter import PolisState
from peers.secrecy import check_secrecy


class StateChecker:
    """Secrecy and the invariants at each decision, counted so that none is passed over unseen."""

    def __init__(self) -> None:
        self.rng = Random(0)
        self.between_turns = 0
        self.inside_turns = 0
        self.finished = 0

    def __call__(self, state: PolisState) -> None:
        if state.box is None:
            return
        match = state.box.match
        position = match.position()
        GAME_CHECKS[match.game].check(position, match.scores)
        check_secrecy(match, position, self.rng)
        if match.over:
            self.finished += 1
        elif "since" in position:
            self.inside_turns += 1
        else:
            self.between_turns += 1
