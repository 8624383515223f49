"""Every game of polis as a game of OpenSpiel, registered as `python_polis_uchronia` and so on."""

from typing import Any, ClassVar

import polis
import pyspiel
from peers.json_text import json_text
from peers.match_box import MatchBox
from peers.move_index import ACTIONS, move_at
from peers.openspiel_observer import PolisObserver
from peers.victory import shares
from walks import GAMES_AND_SETS, dealt

# the one chance node: which of these seeds the match is dealt from
SEEDS = 1_000
LONGEST = 50_000


def name_of(game: str) -> str:
    """What OpenSpiel calls a game, with the sets that are named after it."""
    return f"python_polis_{game.replace(' ', '_')}"


def type_of(game: str) -> pyspiel.GameType:
    plain = polis.GAMES[game.split()[0]]
    fewest, most = plain.players
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=plain.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest},
    )


class PolisGame(pyspiel.Game):
    """A game for so many players; each of ours has a class with its `type` and `polis_game`."""

    type: ClassVar[pyspiel.GameType]
    polis_game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", self.type.min_num_players)
        super().__init__(
            self.type,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=SEEDS,
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "PolisState":
        return PolisState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> PolisObserver:
        return PolisObserver(
            iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class PolisState(pyspiel.State):
    """A match, or before the chance node nothing yet."""

    def __init__(self, game: PolisGame) -> None:
        super().__init__(game)
        self.polis_game = game.polis_game
        self.box: MatchBox | None = None

    def current_player(self) -> int:
        if self.box is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.box.match.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return self.box is not None and self.box.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.box is not None
        assert player == self.box.match.seat
        return list(range(len(self.box.match.moves())))

    def _apply_action(self, action: int) -> None:
        if self.box is None:
            players = self.get_game().num_players()
            self.box = MatchBox(dealt(self.polis_game, players, action))
        else:
            self.box.match.play(move_at(self.box.match, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.box is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return move_at(self.box.match, action)

    def returns(self) -> list[float]:
        if self.box is None:
            return [0.0] * self.get_game().num_players()
        return shares(self.box.match)

    def __str__(self) -> str:
        return "" if self.box is None else json_text(self.box.match.record())


for name in GAMES_AND_SETS:
    made = type(
        f"Polis{name.title().replace(' ', '')}",
        (PolisGame,),
        {"type": type_of(name), "polis_game": name},
    )
    pyspiel.register_game(type_of(name), made)
