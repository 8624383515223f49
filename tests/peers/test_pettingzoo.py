"""PettingZoo's own suite, over whole matches."""

import json
from random import Random
from typing import Any

import numpy as np
import polis
import pytest
from peers.pettingzoo_adapter import PolisEnv
from pettingzoo.test import api_test, seed_test
from walks import every_game

# per player; a match of random moves has about 300 decisions per player at most
CYCLES = 2_000
SEATINGS = [
    pytest.param(game.name, players, id=f"{game.name}-{players}")
    for game in polis.GAMES.values()
    for players in range(game.players[0], game.players[1] + 1)
]
SEATINGS += [
    pytest.param("innovation cities", players, id=f"innovation-cities-{players}")
    for players in (2, 5)
]


class RememberingEnv(PolisEnv):
    """Keeps the matches it deals, to see afterwards how far the suite has played them."""

    def __init__(self, game: str, players: int) -> None:
        super().__init__(game, players)
        self.dealt: list[polis.Match] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self.dealt.append(self.match)


def play_out(env: PolisEnv, seed: int) -> dict[str, float]:
    """Plays a whole match at random; what each agent has got when it leaves."""
    rng = Random(seed)
    env.reset(seed=seed)
    earned: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        if terminated:
            earned[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    return earned


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_api_over_a_whole_match(game: str, players: int) -> None:
    env = RememberingEnv(game, players)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seat)
    api_test(env, num_cycles=CYCLES)
    assert any(match.over for match in env.dealt)


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_same_seed_same_match(game: str, players: int) -> None:
    made: list[PolisEnv] = []

    def make() -> PolisEnv:
        made.append(PolisEnv(game, players))
        return made[-1]

    seed_test(make, num_cycles=CYCLES)
    one, other = (env.match for env in made)
    assert one.over
    assert one.record() == other.record()


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_winners_share_one_victory(game: str, players: int) -> None:
    env = PolisEnv(game, players)
    earned = play_out(env, seed=players)
    assert sum(earned.values()) == pytest.approx(1)
    winners = {f"player_{seat}" for seat in env.match.winners}
    assert {agent for agent, reward in earned.items() if reward} == winners


@every_game
def test_other_seed_other_match(game: str) -> None:
    env = PolisEnv(game, 2)
    env.reset(seed=1)
    one = env.observe("player_0")
    env.reset(seed=2)
    assert not np.array_equal(one, env.observe("player_0"))


@every_game
def test_reset_without_a_seed_deals_anew(game: str) -> None:
    env = PolisEnv(game, 2)
    env.reset(seed=1)
    one = env.match.record()
    env.reset()
    assert env.match.record()["seed"] != one["seed"]


@every_game
def test_observation_differs_between_seats(game: str) -> None:
    env = PolisEnv(game, 2)
    env.reset(seed=1)
    assert not np.array_equal(env.observe("player_0"), env.observe("player_1"))


@every_game
@pytest.mark.parametrize("action", [-1, np.int64(60), 511])
def test_action_outside_the_mask_changes_nothing(action: int, game: str) -> None:
    env = PolisEnv(game, 2)
    env.reset(seed=1)
    with pytest.raises(IndexError):
        env.step(action)
    assert env.match.history == ()


@every_game
def test_render_is_the_view_of_a_spectator(game: str) -> None:
    env = PolisEnv(game, 2)
    env.reset(seed=1)
    assert json.loads(env.render()) == env.match.view(None)
