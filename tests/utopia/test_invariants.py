"""The invariants of the rules file after every decision of random games."""

from hypothesis import given
from parts import whole_games
from utopia.invariants import check_everything, picks_left, preview
from walks import seeds, table_sizes, walk


@given(players=table_sizes, seed=seeds)
@whole_games
def test_cards_guests_pieces_points_and_rank_hold_after_every_decision(
    players: int, seed: int
) -> None:
    for match in walk(players, seed, game="utopia"):
        position = match.position()
        check_everything(position, match.scores)
        if "since" not in position:
            assert len(position["guests"]) == picks_left(position)


@given(players=table_sizes, seed=seeds)
@whole_games
def test_the_view_agrees_with_the_board(players: int, seed: int) -> None:
    for match in walk(players, seed, game="utopia"):
        position, view = match.position(), match.view(0)
        for number, seat in enumerate(view["seats"]):
            of_seat = position["seats"][number]
            standing = [c for princes in of_seat["princes"].values() for c in princes]
            for civilization, left in seat["supply"].items():
                assert left + standing.count(civilization) == 8
            assert seat["bases"] == 8 - len(of_seat["monuments"]) - len(of_seat["wonders"])
            assert match.over or view["preview"][number] == preview(position, number)
        in_bag = sum(count for island in view["bag"].values() for count in island.values())
        assert in_bag == len(position["bag"])
        assert [entry["seat"] for entry in view["queue"]] == position["rank"]


@given(players=table_sizes, seed=seeds)
@whole_games
def test_the_next_to_act_is_the_highest_ranked_who_has_not(players: int, seed: int) -> None:
    for match in walk(players, seed, game="utopia"):
        position = match.position()
        if not match.over and "since" not in position:
            waiting = [seat for seat in position["rank"] if seat not in position["acted"]]
            assert match.seat == waiting[0] == position["turn"]


@given(players=table_sizes, seed=seeds)
@whole_games
def test_a_game_ends_after_a_round_with_fifty_points_or_the_thirtieth(
    players: int, seed: int
) -> None:
    round, best = 1, 0
    for match in walk(players, seed, game="utopia"):
        view = match.view(None)
        if match.over:
            assert max(match.scores) >= 50 or view["round"] == 30
            assert match.winners == (match.position()["rank"][0],)
            assert match.scores[match.winners[0]] == max(match.scores)
        elif view["round"] > round:
            assert max(match.scores) < 50
            round = view["round"]
        assert max(match.scores) >= best
        best = max(match.scores)


@given(players=table_sizes, seed=seeds)
@whole_games
def test_every_point_is_told_with_its_source(players: int, seed: int) -> None:
    for match in walk(players, seed, game="utopia"):
        last = match
    told = [0] * players
    for event in last.events(0):
        if event["event"] == "points":
            told[event["seat"]] += event["count"]
            assert event["points"] == told[event["seat"]]
    assert tuple(told) == last.scores
