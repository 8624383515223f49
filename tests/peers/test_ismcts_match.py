"""OpenSpiel's ISMCTS bot plays our matches through the adapter."""

import polis
from peers.ismcts_match import Peer
from walks import every_game


@every_game
def test_the_peer_answers_with_legal_moves_and_leaves_the_match_alone(game: str) -> None:
    match = polis.new(game, players=2, seed=3)
    peer = Peer(game, seconds=0.05, seed=1)
    for _ in range(6):
        before = match.position()
        move = peer.choose(match)
        assert match.position() == before
        match.play(move)
    assert peer.decisions == 6
    assert peer.simulations >= 6
