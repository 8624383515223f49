"""OpenSpiel's own suite, with a look at secrecy and conservation at every state."""

import json
import pickle
from copy import deepcopy
from random import Random

import pyspiel
import pytest
from parts import few_of
from peers.leaks import LEAKS_AND_GAMES, Leak
from peers.openspiel_adapter import PolisState, name_of
from peers.secrecy import Leaked
from peers.state_checker import StateChecker
from walks import dealt, every_game, every_game_and_set


def new_state(game: str, players: int, seed: int, decisions: int) -> PolisState:
    """A state after so many decisions at random."""
    rng = Random(seed)
    state = pyspiel.load_game(name_of(game), {"players": players}).new_initial_state()
    state.apply_action(seed)
    for _ in range(decisions):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def simulate(game: str, players: int, checker: StateChecker) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name_of(game), {"players": players}),
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=checker,
    )


@every_game_and_set
@pytest.mark.parametrize("players", few_of("soak", [2, 3, 4, 5], everyday=[3]))
def test_random_match_keeps_every_secret_and_every_card(players: int, game: str) -> None:
    checker = StateChecker()
    simulate(game, players, checker)
    assert checker.finished == 1
    assert checker.between_turns > 50
    assert checker.inside_turns > 50


@pytest.mark.parametrize(("game", "leak"), LEAKS_AND_GAMES)
def test_leak_stops_the_simulation(game: str, leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leaked):
        simulate(game, 3, StateChecker())


@every_game_and_set
def test_chance_deals_from_the_seed(game: str) -> None:
    state = new_state(game, 3, seed=7, decisions=0)
    assert state.box.match.record() == dealt(game, 3, 7).record()


@every_game
def test_information_state_is_the_view(game: str) -> None:
    state = new_state(game, 2, seed=7, decisions=40)
    told = state.information_state_string(1)
    assert json.loads(told) == state.box.match.view(1)


@every_game_and_set
def test_copy_and_pickle_go_their_own_ways(game: str) -> None:
    box = new_state(game, 2, seed=7, decisions=40).box
    record = box.match.record()
    for other in (deepcopy(box), pickle.loads(pickle.dumps(box))):
        assert other.match.record() == record
        other.match.play(other.match.moves()[0])
    assert box.match.record() == record
