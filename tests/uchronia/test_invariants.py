"""The invariants of the rules file after every decision of random games."""

from hypothesis import given
from parts import whole_games
from uchronia.invariants import check_everything, check_monopolies
from walks import seeds, table_sizes, walk


@given(players=table_sizes, seed=seeds)
@whole_games
def test_cards_points_limits_and_knowledge_hold_after_every_decision(
    players: int, seed: int
) -> None:
    for match in walk(players, seed):
        position = match.position()
        check_everything(position, match.scores)
        if match.decision()["ask"]["id"] != "ask-thermae-launch":
            # the two steps of Thermae count as one change of Activities
            check_monopolies(position)


@given(players=table_sizes, seed=seeds)
@whole_games
def test_there_is_always_a_move_until_the_game_is_over(players: int, seed: int) -> None:
    for match in walk(players, seed):
        moves = match.moves()
        assert len(moves) == len({*moves})
        if match.over:
            assert moves == ()
            assert match.seat is None
            assert match.winners
        else:
            assert moves
            assert match.winners == ()


@given(players=table_sizes, seed=seeds)
@whole_games
def test_a_reached_threshold_ends_the_game_with_the_last_turn(players: int, seed: int) -> None:
    threshold = {2: 20, 3: 18, 4: 16, 5: 14}[players]
    reached = False
    for match in walk(players, seed):
        position = match.position()
        reached = reached or max(match.scores) >= threshold
        assert position["ending"] == reached
        if match.over and reached:
            assert match.events(0)[-1]["event"] == "over"
