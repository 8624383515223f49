"""Phase 3 and the end of the game."""

import polis
from scenes import play, told
from utopia.scenes import SCALE, scene


def test_every_controlled_district_scores_its_civilizations_value() -> None:
    match = scene(
        {"hand": ["mayan"], "monuments": {"kiln-yard": "greek", "kite-market": "mayan"}},
        {"monuments": {"gull-harbour": "chinese"}},
        {},
        scale=SCALE,
    )
    assert match.view(None)["preview"] == [9, 1, 0]
    play(match, "pass")
    assert match.scores == (9, 1, 0)
    assert match.view(None)["round"] == 2
    points = told(match, "points")
    assert [(e["seat"], e["count"], e["source"]) for e in points] == [
        (0, 9, "prestige"),
        (1, 1, "prestige"),
    ]


def test_the_scale_counts_as_it_stands_at_the_end() -> None:
    match = scene({"hand": ["mayan"], "monuments": {"kite-market": "mayan"}}, {})
    assert match.view(None)["preview"] == [4, 0]
    play(match, "raise mayan")
    assert match.scores == (5, 0)


def test_players_score_in_rank_order() -> None:
    """Both come to 10; the one who scored first stands there first."""
    match = scene(
        {"points": 6, "monuments": {"kite-market": "mayan"}},
        {"points": 5, "hand": ["persian"], "monuments": {"kiln-yard": "greek"}},
        turn=1,
    )
    play(match, "pass")
    assert match.scores == (10, 10)
    assert match.position()["rank"] == [0, 1]


def test_fifty_points_at_the_end_of_a_round_end_the_game() -> None:
    match = scene(
        {"points": 48, "hand": ["persian"], "monuments": {"kiln-yard": "greek"}}, {"points": 3}
    )
    play(match, "pass")
    assert match.over
    assert match.scores == (53, 3)
    assert match.winners == (0,)
    assert match.view(None)["turn"] is None
    ids = [why["id"] for why in match.result()["why"]]
    assert ids == ["end-goal", "end-points"]


def test_fifty_points_within_a_round_do_not_end_it() -> None:
    match = scene(
        {"points": 49, "hand": ["greek", "mayan"], "princes": {"kiln-yard": ["greek"]}},
        {"points": 3, "hand": ["greek"], "monuments": {"kiln-yard": "greek"}},
    )
    play(match, "remove greek")
    assert match.scores[0] == 51
    assert not match.over
    play(match, "pass")
    assert match.seat == 1


def test_most_points_win_whoever_reached_fifty_first() -> None:
    match = scene(
        {"points": 50, "hand": ["persian"]},
        {"points": 47, "monuments": {"kiln-yard": "greek"}},
    )
    play(match, "pass")
    assert match.scores == (50, 52)
    assert match.winners == (1,)


def test_ruling_a_tie_goes_to_the_better_rank() -> None:
    match = scene(
        {"points": 51, "hand": ["persian"]},
        {"points": 46, "monuments": {"kiln-yard": "greek"}},
    )
    play(match, "pass")
    assert match.scores == (51, 51)
    assert match.winners == (0,)
    assert match.result()["why"][1]["id"] == "end-rank"


def test_ruling_the_game_ends_after_round_thirty() -> None:
    match = scene({"points": 2, "hand": ["persian"]}, {"points": 1}, round=30)
    play(match, "pass")
    assert match.over
    assert match.winners == (0,)
    assert [why["id"] for why in match.result()["why"]] == ["end-round", "end-points"]
    assert told(match, "over")


def test_a_tie_in_round_thirty_and_no_one_moves_back_any_more() -> None:
    match = scene({"hand": ["persian"]}, {}, {"points": 1}, round=30, turn=0, acted=[1, 2])
    play(match, "pass")
    assert match.over
    assert match.position()["rank"] == [2, 0, 1]
    match = scene({"points": 2, "hand": ["persian"]}, {"points": 2}, round=30)
    play(match, "pass")
    assert match.scores == (2, 2)
    assert match.winners == (0,)


def test_round_twenty_nine_is_followed_by_another() -> None:
    match = scene({"points": 2, "hand": ["persian"]}, {"points": 1}, round=29)
    play(match, "pass")
    assert not match.over
    assert match.view(None)["round"] == 30


def test_points_are_kept_by_source() -> None:
    match = scene(
        {"hand": ["greek", "greek"], "princes": {"kiln-yard": ["greek"]}},
        {"monuments": {"kiln-yard": "greek"}},
        turn=0,
    )
    play(match, "remove greek", "add greek")
    assert match.over is False
    sources = [{s["source"]["id"]: s["count"] for s in seat} for seat in match.result()["sources"]]
    assert sources[0]["points-farewells"] == 2
    assert sources[1]["points-hosting"] == 1
    assert sources[1]["points-prestige"] == 5
    assert [sum(s.values()) for s in sources] == list(match.scores)


def test_the_score_history_is_told_by_turns() -> None:
    from polis.core.score_history import score_history

    match = polis.new("utopia", players=2, seed=83)
    while not match.over:
        play(match, match.moves()[-1])
    points = score_history(match)
    assert points[0]["scores"] == [0, 0]
    assert tuple(points[-1]["scores"]) == match.scores
    assert points[-1]["round"] == match.view(None)["round"]
