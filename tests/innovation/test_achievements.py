"""The five special achievements: their conditions, when and by whom they are claimed."""

import pytest
from innovation.scenes import scene
from scenes import Seat, common, play

# Boards that barely meet a condition, and ones that barely do not

EMPIRE: Seat = {
    "board": {
        "red": ["coal"],
        "yellow": ["anatomy"],
        "green": ["satellites"],
        "blue": ["translation"],
        "purple": ["philosophy", "mysticism"],
    },
    "splays": {"purple": "up"},
}
MONUMENT: Seat = {
    "board": {
        "red": ["archery"],
        "yellow": ["machinery"],
        "green": ["mapmaking"],
        "purple": ["monotheism"],
    }
}
PAIRS = {
    "red": ["oars", "coal"],
    "yellow": ["masonry", "canning"],
    "green": ["sailing", "currency"],
    "blue": ["tools", "physics"],
    "purple": ["mysticism", "education"],
}
WONDER: Seat = {
    "board": PAIRS,
    "splays": {"red": "right", "yellow": "up", "green": "aslant", "blue": "right", "purple": "up"},
}
WORLD: Seat = {
    "board": {
        "red": ["fission"],
        "green": ["satellites"],
        "blue": ["quantum-theory", "rocketry"],
    },
    "splays": {"blue": "aslant"},
}
UNIVERSE: Seat = {
    "board": {
        "red": ["mobility"],
        "yellow": ["antibiotics"],
        "green": ["databases"],
        "blue": ["genetics"],
        "purple": ["escapism"],
    }
}
ALMOST: dict[str, Seat] = {
    "empire": {**EMPIRE, "splays": {"purple": "left"}},  # one lightbulb
    "monument": {"board": {**MONUMENT["board"], "red": ["coal"]}},
    "wonder": {**WONDER, "splays": {**WONDER["splays"], "red": "left"}},
    "world": {**WORLD, "splays": {"blue": "right"}},  # eleven clocks
    "universe": {"board": {**UNIVERSE["board"], "red": ["explosives"]}},  # a 7
}
FOUR_TOPS: Seat = {"board": {c: p for c, p in UNIVERSE["board"].items() if c != "red"}}


@pytest.mark.parametrize(
    ("name", "seat"),
    [
        ("empire", EMPIRE),
        ("monument", MONUMENT),
        ("wonder", WONDER),
        ("world", WORLD),
        ("universe", UNIVERSE),
    ],
)
def test_who_meets_the_condition_claims_it_after_an_action(name: str, seat: Seat) -> None:
    match = scene(seat, {})
    assert common(match, "specials") == {}
    play(match, "draw")
    assert common(match, "specials") == {name: 0}
    assert match.scores == (1, 0)


@pytest.mark.parametrize("name", list(ALMOST))
def test_who_almost_meets_it_does_not(name: str) -> None:
    match = play(scene(ALMOST[name], {}), "draw")
    assert name not in common(match, "specials")


def test_universe_takes_five_top_cards() -> None:
    match = play(scene(FOUR_TOPS, {}), "draw")
    assert common(match, "specials") == {}


def test_an_opponent_may_claim_in_my_turn() -> None:
    match = play(scene({}, MONUMENT), "draw")
    assert common(match, "specials") == {"monument": 1}
    assert match.seat == 0


OTHER_MONUMENT: Seat = {
    "board": {
        "red": ["oars"],
        "yellow": ["medicine"],
        "green": ["compass"],
        "purple": ["feudalism"],
    }
}


@pytest.mark.parametrize(
    ("seats", "turn", "claims"),
    [
        ((MONUMENT, {}, OTHER_MONUMENT), 0, 2),  # the current player comes last
        ((MONUMENT, {}, OTHER_MONUMENT), 1, 2),
        ((MONUMENT, {}, OTHER_MONUMENT), 2, 0),
        (({}, MONUMENT, OTHER_MONUMENT), 0, 1),
    ],
)
def test_of_several_the_first_clockwise_from_the_left_of_the_current_player(
    seats: tuple[Seat, ...], turn: int, claims: int
) -> None:
    match = play(scene(*seats, turn=turn), "draw")
    assert common(match, "specials") == {"monument": claims}


def test_several_may_be_claimed_at_once() -> None:
    both: Seat = {
        "board": {
            "red": ["mobility"],
            "yellow": ["globalization"],
            "green": ["databases"],
            "blue": ["genetics"],
            "purple": ["services"],
        }
    }
    match = play(scene(both, OTHER_MONUMENT), "draw")
    assert common(match, "specials") == {"monument": 1, "universe": 0}


def test_a_claimed_one_stays() -> None:
    match = play(scene(MONUMENT, {}, specials={"monument": 1}), "draw")
    assert common(match, "specials") == {"monument": 1}
    assert match.scores == (0, 1)


def test_what_comes_and_goes_within_an_action_does_not_count() -> None:
    board = {**MONUMENT["board"], "red": ["coal", "composites", "fusion"]}
    match = scene({"board": board}, {})
    # Composites, a fourth demand, is a top card only until it is scored in its turn
    play(match, "dogma fusion", "score fusion", "value 9", "score composites", "value 7")
    assert common(match, "specials") == {}
    halfway = play(scene({"board": board}, {}), "dogma fusion", "score fusion")
    assert common(halfway, "specials") == {}
    play(halfway, "value 10")
    assert common(halfway, "specials") == {"monument": 0}


# Through cards


def test_a_card_gives_it_at_once_by_its_own_condition() -> None:
    seat = {"board": {"yellow": ["masonry"], "red": ["oars", "archery"]}, "hand": ["construction"]}
    match = play(scene(seat, {}), "dogma masonry", "meld construction")
    assert common(match, "specials") == {"monument": 0}


def test_a_card_gives_only_what_is_available() -> None:
    seat = {"board": {"yellow": ["masonry"], "red": ["oars", "archery", "coal"]}}
    match = play(scene(seat, {}, specials={"monument": 1}), "dogma masonry")
    assert common(match, "specials") == {"monument": 1}


# Junked and back again


def test_a_junked_one_cannot_be_claimed() -> None:
    match = play(scene(MONUMENT, {}, specials={"monument": "junk"}), "draw")
    assert common(match, "specials") == {"monument": "junk"}
    assert match.scores == (0, 0)


def test_feudalism_junks_all_that_are_available() -> None:
    match = scene({"board": {"purple": ["feudalism"]}}, {"hand": ["oars"]}, specials={"world": 1})
    play(match, "dogma feudalism", "transfer oars")
    junked = dict.fromkeys(["empire", "monument", "wonder", "universe"], "junk")
    assert common(match, "specials") == {**junked, "world": 1}


def test_publications_brings_one_back_to_be_claimed() -> None:
    seat = {"board": {**MONUMENT["board"], "blue": ["publications"]}}
    match = scene(seat, {}, specials={"monument": "junk", "world": 1})
    play(match, "dogma publications")
    assert "free-special monument" in match.moves()
    assert "free-special world" not in match.moves()
    assert "junk-special empire" in match.moves()
    play(match, "free-special monument")
    assert common(match, "specials") == {"monument": 0, "world": 1}
