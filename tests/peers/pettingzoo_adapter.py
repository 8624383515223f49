"""Any game of polis as a PettingZoo environment in which one agent acts at a time."""

from random import Random
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from peers.json_text import json_text
from peers.move_index import ACTIONS, move_at, move_mask
from peers.victory import shares
from peers.view_vector import SIZE, view_vector
from pettingzoo import AECEnv
from walks import dealt

Observation = NDArray[np.uint8]


class PolisEnv(AECEnv[str, Observation, SupportsIndex | None]):
    """Agent `player_2` is seat 2; an action is an index, its mask stands in the infos."""

    metadata = {"name": "polis_v0", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(self, game: str, players: int) -> None:
        super().__init__()
        self.game = game
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._spaces = {
            agent: (Box(0, 255, (SIZE,), np.uint8), Discrete(ACTIONS))
            for agent in self.possible_agents
        }
        # a reset without a seed goes on with this source, so that every run is the same
        self._seeds = Random(0)

    def observation_space(self, agent: str) -> Box:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new match; its sets are named after the game, other options are not given."""
        if seed is not None:
            self._seeds = Random(seed)
        self.match = dealt(self.game, len(self.possible_agents), self._seeds.getrandbits(32))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def step(self, action: SupportsIndex | None) -> None:
        """Plays the move of the agent asked; when the match is over each agent only leaves."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.play(move_at(self.match, action))
        self._cumulative_rewards[agent] = 0.0
        if self.match.over:
            self.rewards = dict(zip(self.agents, shares(self.match), strict=True))
        self._accumulate_rewards()
        self._look()

    def _look(self) -> None:
        """Who is asked, and what with, after the match has changed."""
        asked = 0 if self.match.seat is None else self.match.seat
        self.agent_selection = self.possible_agents[asked]
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self.infos = {
            agent: {"action_mask": move_mask(self.match, seat)}
            for seat, agent in enumerate(self.agents)
        }

    def observe(self, agent: str) -> Observation:
        return view_vector(self.match, self.possible_agents.index(agent))

    def render(self) -> str:
        """What a spectator sees."""
        return json_text(self.match.view(None))

    def close(self) -> None:
        """Nothing to close; PettingZoo requires the method where there is `render`."""
