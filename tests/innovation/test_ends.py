"""The end of the game: by achievements, by score, by a card, by elimination."""

import pytest
from innovation.scenes import scene
from scenes import Seat, common, play, zone

TOP: Seat = {"board": {"red": ["coal"]}, "score": ["databases", "software"]}
# achievements to begin with, of ages that nothing here claims again
HELD = ["navigation", "astronomy", "canning", "bicycle", "flight", "genetics"]
MORE = ["enterprise", "physics", "democracy", "railroad", "rocketry", "suburbia"]


# Achievements


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_enough_achievements_win(players: int, needed: int) -> None:
    others: list[Seat] = [{} for _ in range(players - 1)]
    match = scene({**TOP, "achievements": HELD[: needed - 2]}, *others)
    play(match, "achieve 1")
    assert not match.over
    play(match, "achieve 2")
    assert match.over
    assert match.seat is None
    assert match.moves() == ()
    assert match.winners == (0,)
    assert match.position()["end"] == "achievements"


def test_special_achievements_count() -> None:
    seat = {**TOP, "achievements": HELD[:4]}
    match = play(scene(seat, {}, specials={"world": 0}), "achieve 1")
    assert match.winners == (0,)


def test_special_achievements_are_claimed_before_it_is_checked() -> None:
    board = {
        "red": ["archery"],
        "yellow": ["machinery"],
        "green": ["mapmaking"],
        "purple": ["monotheism"],
    }
    match = play(scene({}, {"board": board, "achievements": HELD[:5]}), "draw")
    assert match.winners == (1,)


def test_of_several_the_one_with_most_wins() -> None:
    match = scene({}, {"achievements": HELD[:5]}, {"achievements": MORE[:6]})
    assert play(match, "draw").winners == (2,)


@pytest.mark.parametrize(
    ("holders", "turn", "winner"),
    [((1, 2), 0, 1), ((1, 2), 1, 2), ((0, 1), 0, 1), ((0, 2), 2, 0), ((0, 2), 1, 2)],
)
def test_of_equals_the_first_clockwise_from_the_left(
    holders: tuple[int, int], turn: int, winner: int
) -> None:
    seats: list[Seat] = [{}, {}, {}]
    seats[holders[0]] = {"achievements": HELD[:5]}
    seats[holders[1]] = {"achievements": MORE[:5]}
    assert play(scene(*seats, turn=turn), "draw").winners == (winner,)


CHAIN: Seat = {
    "board": {"green": ["self-service"], "blue": ["computers"]},
    "achievements": HELD[:5],
}


def test_achievements_win_only_at_the_end_of_the_action() -> None:
    decks = {"10": ["stem-cells"], "11": ["fusion", "climatology"]}
    match = scene({**CHAIN, "hand": ["oars"]}, {"achievements": MORE[:3]}, decks=decks)
    play(match, "dogma self-service", "execute computers")
    # the sixth achievement has come with the execution of Stem Cells, which is still going on
    assert match.scores == (6, 3)
    assert not match.over
    play(match, "pass")
    assert match.winners == (0,)


def test_a_draw_above_11_in_that_action_overtakes_them() -> None:
    decks = {"10": ["stem-cells"], "11": ["fusion"]}
    match = scene(CHAIN, {"achievements": MORE[:3], "score": ["tools"]}, decks=decks)
    play(match, "dogma self-service", "execute computers")
    assert match.scores == (6, 3)
    assert match.winners == (1,)
    assert match.position()["end"] == "score"


# four colours splayed right, purple not yet
NEARLY_WONDER: Seat = {
    "board": {
        "red": ["oars", "archery"],
        "yellow": ["masonry", "agriculture"],
        "green": ["sailing", "clothing"],
        "blue": ["tools", "writing"],
        "purple": ["mysticism", "emancipation"],
    },
    "splays": dict.fromkeys(("red", "yellow", "green", "blue"), "right"),
    "achievements": HELD[:5],
}
SHARING: Seat = {"board": {"red": ["coal", "machine-tools"]}, "score": ["databases"]}
NO_MORE: dict[str, list[str]] = {str(age): [] for age in range(6, 12)}


def test_achievements_win_before_the_draw_for_sharing() -> None:
    match = scene(NEARLY_WONDER, SHARING, decks=NO_MORE)
    play(match, "dogma emancipation", "splay red right", "splay purple right")
    assert match.winners == (0,)
    assert match.position()["end"] == "achievements"
    assert "bonus" not in [event["event"] for event in match.events()]


def test_the_draw_for_sharing_may_go_above_11_if_nobody_has_won() -> None:
    match = scene(NEARLY_WONDER, SHARING, decks=NO_MORE)
    play(match, "dogma emancipation", "splay red right", "pass")
    assert match.winners == (1,)
    assert match.position()["end"] == "score"


def test_the_draw_for_sharing_comes_after_the_special_achievements() -> None:
    seat = {**NEARLY_WONDER, "achievements": HELD[:2]}
    match = scene(seat, SHARING, decks={"6": ["canning"]})
    play(match, "dogma emancipation", "splay red right", "splay purple right")
    told = [event["event"] for event in match.events()]
    assert told.index("special") < told.index("bonus")
    assert zone(match, 0, "hand") == ["canning"]
    assert common(match, "actions") == 1


# Score

LAST: dict[str, list[str]] = {"11": []}


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        (({"score": ["coal"]}, {"score": ["paper"]}), (0,)),
        (({"score": ["coal"]}, {"score": ["paper", "optics"]}), (1,)),
        (({"score": ["coal"], "achievements": ["tools"]}, {"score": ["banking"]}), (0,)),
        (({"score": ["coal"]}, {"score": ["banking"]}), (0, 1)),
        (({}, {}, {"score": ["tools"]}), (2,)),
    ],
)
def test_the_highest_score_wins_then_most_achievements_then_all(
    seats: tuple[Seat, ...], winners: tuple[int, ...]
) -> None:
    first = {**seats[0], "board": {"red": ["fusion"]}}
    match = play(scene(first, *seats[1:], decks=LAST), "draw")
    assert match.winners == winners
    assert match.position()["end"] == "score"


def test_special_achievements_break_ties_too() -> None:
    match = scene({"board": {"red": ["fusion"]}}, {}, decks=LAST, specials={"world": 1})
    assert play(match, "draw").winners == (1,)


# A card


def test_a_card_may_win_for_the_single_best() -> None:
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics"], "blue": ["software"]}},
        {"score": ["tools"]},
        decks={"10": ["databases"]},
    )
    play(match, "dogma a-i")
    assert match.winners == (1,)
    assert match.position()["end"] == "card"


# Elimination

TRAFFIC: Seat = {"board": {"green": ["space-traffic"]}}
UNDER_AN_11 = {"11": ["fusion", "hypersonics"]}


def test_the_last_one_left_wins() -> None:
    match = play(scene(TRAFFIC, {"out": True}, {}, decks=UNDER_AN_11), "dogma space-traffic")
    assert match.winners == (2,)
    assert match.position()["end"] == "elimination"


def test_a_loser_leaves_everything_to_the_junk() -> None:
    seat = {**TRAFFIC, "hand": ["oars"], "score": ["tools"], "achievements": ["paper"]}
    match = scene(seat, {}, {}, decks=UNDER_AN_11, specials={"world": 0, "empire": 1})
    play(match, "dogma space-traffic")
    assert zone(match, 0, "achievements") == []
    junk = common(match, "junk")
    assert all(card in junk for card in ("oars", "tools", "paper", "space-traffic"))
    assert common(match, "specials") == {"world": "junk", "empire": 1}
    assert match.scores == (0, 1, 0)


def test_a_loser_leaves_the_turn_order() -> None:
    match = scene({}, TRAFFIC, {}, turn=1, decks=UNDER_AN_11)
    play(match, "dogma space-traffic")
    # no second action
    assert match.seat == 2
    play(match, "draw", "draw")
    assert match.seat == 0
    play(match, "draw", "draw")
    assert match.seat == 2


def test_a_round_is_as_long_when_who_began_has_lost() -> None:
    match = scene(TRAFFIC, {}, {}, round=5, decks=UNDER_AN_11)
    play(match, "dogma space-traffic")
    assert (match.seat, common(match, "round")) == (1, 5)
    play(match, "draw", "draw")
    assert (match.seat, common(match, "round")) == (2, 5)
    play(match, "draw", "draw")
    # past the place of seat 0
    assert (match.seat, common(match, "round")) == (1, 6)


def test_a_loser_is_asked_for_nothing_any_more() -> None:
    match = scene({"board": {"red": ["archery"]}}, {"out": True}, {"hand": ["coal"]})
    play(match, "dogma archery")
    assert zone(match, 1, "hand") == []
    assert zone(match, 0, "hand") == ["coal"]


def test_a_loser_has_no_part_in_the_score() -> None:
    match = scene({"board": {"red": ["fusion"]}}, {"out": True}, {}, decks=LAST)
    assert play(match, "draw").winners == (0, 2)


def test_a_loser_cannot_win_by_achievements() -> None:
    seat = {
        "board": {"yellow": ["near-field-comm"], "green": ["space-traffic"]},
        "score": ["self-service"],
        "achievements": HELD[:4],
    }
    match = scene(
        seat,
        {"achievements": MORE[:3]},
        {},
        decks={"11": ["fusion", "hypersonics", "climatology"]},
    )
    play(match, "dogma near-field-comm", "execute space-traffic")
    # the fifth achievement came with executing Space Traffic, which then lost the game
    assert not match.over
    assert match.seat == 1
    assert match.scores == (0, 3, 0)


@pytest.mark.parametrize(
    ("seats", "needed"),
    [
        (({}, {"out": True}), 5),
        (({}, {"out": True}, {}), 4),
        (({}, {"out": True}, {"out": True}), 4),
        (({}, {"out": True}, {"out": True}, {}), 3),
    ],
)
def test_as_many_achievements_are_needed_as_before(seats: tuple[Seat, ...], needed: int) -> None:
    match = scene({**TOP, "achievements": HELD[: needed - 2]}, *seats)
    play(match, "achieve 1")
    assert not match.over
    play(match, "achieve 2")
    assert match.winners == (0,)


def test_the_last_round_is_scored() -> None:
    rich = {"board": {"blue": ["writing"]}, "score": ["optics"]}
    poor = {"board": {"red": ["oars"]}, "achievements": ["tools"]}
    match = scene(rich, poor, round=100, turn=1, actions=1)
    play(match, "draw")
    assert match.over
    assert match.winners == (0,)
    assert match.position()["end"] == "rounds"
    # a round earlier the game goes on
    match = scene(rich, poor, round=99, turn=1, actions=1)
    play(match, "draw")
    assert (match.over, match.seat, match.position()["round"]) == (False, 0, 100)
