"""Positions: written and read again, dealt where they are silent, refused with a path if wrong."""

from random import Random
from typing import Any

import polis
import pytest
from innovation.base import SLUGS
from innovation.scenes import deck, scene
from polis.innovation.deck import AGE_OF, IDS
from scenes import Seat, common, zone

# Round trips


def check(match: polis.Match) -> None:
    """Checks that a position is read back as it was, and that its game goes on alike."""
    position = match.position()
    again = polis.from_position(position)
    assert again.position() == position
    assert again.moves() == match.moves()
    assert (again.seat, again.scores, again.winners) == (match.seat, match.scores, match.winners)
    now = {key: value for key, value in position.items() if key != "since"}
    laid = [card for cards in now["decks"].values() for card in cards]
    laid += [*now["achievements"], *now["junk"]]
    for seat in now["seats"]:
        laid += [*seat["hand"], *seat["score"], *seat["achievements"]]
        laid += [card for pile in seat["board"].values() for card in pile]
    assert sorted(laid) == sorted(SLUGS)


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 1, {}), (3, 2, {}), (4, 3, {"parley": True}), (5, 4, {}), (5, 5, {"parley": True})],
)
def test_every_moment_of_a_game_can_be_written_and_read(
    players: int, seed: int, options: dict[str, bool]
) -> None:
    match = polis.new("innovation", players=players, seed=seed, **options)
    rng = Random(seed)
    for number in range(400):
        if number < 12 or number % 23 == 0:
            check(match)
        if match.over:
            break
        match.play(rng.choice(match.moves()))
    check(match)
    assert polis.replay(match.record()).position() == match.position()


def test_a_finished_game_can_be_written_and_read() -> None:
    match = scene(
        {"board": {"red": ["fusion"]}}, {"score": ["oars"]}, {"out": True}, decks={"11": []}
    )
    match.play("draw")
    check(match)
    again = polis.from_position(match.position())
    assert again.over
    assert again.winners == (1,)
    assert again.position()["end"] == "score"


def test_the_set_up_can_be_written_and_read() -> None:
    match = polis.new("innovation", players=3, seed=9)
    check(match)
    match.play(match.moves()[0])
    check(match)
    assert polis.from_position(match.position()).seat == 1


def test_what_was_shown_is_still_known() -> None:
    match = scene({"board": {"red": ["oars"]}}, {"hand": ["tools"]})
    match.play("dogma oars")
    check(match)
    match.play("draw")
    assert polis.from_position(match.position()).position()["known"]["tools"] == [0, 1, 2]


# What a position may leave out


def test_an_empty_position_is_dealt_from_the_seed() -> None:
    match = polis.from_position({"polis": 1, "game": "innovation", "players": 2})
    assert match.seat == 0
    assert match.position()["actions"] == 2
    assert match.position()["round"] == 1
    assert [AGE_OF[IDS[card]] for card in common(match, "achievements")] == list(range(1, 11))
    assert [len(deck(match, age)) for age in range(1, 12)] == [14, *[9] * 9, 10]


def test_a_number_stands_for_any_card_of_that_age() -> None:
    match = scene({"hand": [3, "oars", 3]}, {"score": [11]})
    hand = zone(match, 0, "hand")
    assert [AGE_OF[IDS[card]] for card in hand] == [3, 1, 3]
    assert hand[1] == "oars"
    other = scene({"hand": [3, "oars", 3]}, {"score": [11]}, seed=5)
    assert zone(other, 0, "hand") != hand


def test_a_deck_keeps_its_order_with_numbers_in_it() -> None:
    match = scene({}, {}, decks={"1": [1, "oars", 1, "tools"]})
    assert [deck(match, 1)[place] for place in (1, 3)] == ["oars", "tools"]
    assert len(deck(match, 1)) == 4


def test_a_named_deck_has_just_those_cards_and_the_rest_is_junk() -> None:
    match = scene({"hand": ["oars"]}, {}, decks={"1": ["tools", "sailing"]})
    assert deck(match, 1) == ["tools", "sailing"]
    gone = [card for card in common(match, "junk") if AGE_OF[IDS[card]] == 1]
    assert len(gone) == 15 - 1 - 2 - 1


def test_achievements_of_ages_that_somebody_holds_are_not_dealt() -> None:
    match = scene({"achievements": ["oars"]}, {})
    assert [AGE_OF[IDS[card]] for card in common(match, "achievements")] == list(range(2, 11))


def test_the_turn_begins_with_the_first_who_plays() -> None:
    assert scene({}, {}, {}, first=2).seat == 2
    assert scene({}, {}, {"out": True}, first=2).seat == 0


# Refusals

FOURTEEN = SLUGS[:14]  # of the fifteen of age 1
TWO = ({}, {})
SETUP = ({"hand": ["oars", "tools"]}, {"hand": ["sailing", "archery"]})

REFUSED: list[tuple[tuple[Any, ...], dict[str, Any], str, str]] = [
    # cards
    (({"hand": ["oars", "oars"]}, {}), {}, "seats.0.hand.1", "bad-card-twice"),
    (({"hand": ["oars"]}, {"score": ["oars"]}), {}, "seats.1.score.0", "bad-card-twice"),
    (({"hand": ["oars"]}, {}), {"junk": ["oars"]}, "junk.0", "bad-card-twice"),
    (({"hand": ["spoon"]}, {}), {}, "seats.0.hand.0", "bad-unknown-name"),
    (({"hand": [True]}, {}), {}, "seats.0.hand.0", "bad-unknown-name"),
    (({"hand": [12]}, {}), {}, "seats.0.hand.0", "bad-out-of-range"),
    (({"score": [0]}, {}), {}, "seats.0.score.0", "bad-out-of-range"),
    (({"hand": "oars"}, {}), {}, "seats.0.hand", "bad-not-a-list"),
    (({"hand": [1] * 116}, {}), {}, "seats.0.hand", "bad-too-long"),
    (({"hand": FOURTEEN, "score": [1, 1]}, {}), {}, "seats.0.score.1", "bad-no-card-left"),
    (({"board": {"red": ["tools"]}}, {}), {}, "seats.0.board.red.0", "bad-card-colour"),
    (({"board": {"red": [1]}}, {}), {}, "seats.0.board.red.0", "bad-unknown-name"),
    (({"board": {"pink": []}}, {}), {}, "seats.0.board", "bad-unknown-field"),
    (({"board": []}, {}), {}, "seats.0.board", "bad-not-an-object"),
    # splays
    (
        ({"board": {"red": ["oars"]}, "splays": {"red": "up"}}, {}),
        {},
        "seats.0.splays.red",
        "bad-splay",
    ),
    (({"splays": {"red": "left"}}, {}), {}, "seats.0.splays.red", "bad-splay"),
    (
        ({"board": {"red": ["oars", "coal"]}, "splays": {"red": "down"}}, {}),
        {},
        "seats.0.splays.red",
        "bad-unknown-name",
    ),
    (({"splays": {"pink": "left"}}, {}), {}, "seats.0.splays", "bad-unknown-field"),
    # seats
    (({"hands": []}, {}), {}, "seats.0", "bad-unknown-field"),
    (({}, 7), {}, "seats.1", "bad-not-an-object"),
    (TWO, {"players": 3}, "seats", "bad-seats"),
    (TWO, {"players": 1}, "players", "bad-out-of-range"),
    (TWO, {"players": 6}, "players", "bad-out-of-range"),
    (({}, {"out": 1}), {}, "seats.1.out", "bad-not-a-flag"),
    (({}, {}, {"out": True, "hand": ["oars"]}), {}, "seats.2.out", "bad-out-with-cards"),
    (({}, {}, {"out": True, "score": [3]}), {}, "seats.2.out", "bad-out-with-cards"),
    (({}, {}, {"out": True, "achievements": [3]}), {}, "seats.2.out", "bad-out-with-cards"),
    (
        ({}, {}, {"out": True, "board": {"red": ["oars"]}}),
        {},
        "seats.2.out",
        "bad-out-with-cards",
    ),
    (
        ({}, {}, {"out": True}),
        {"specials": {"world": 2}},
        "specials.world",
        "bad-out-with-cards",
    ),
    (({}, {"out": True}), {}, "seats", "bad-nobody-plays"),
    (({"out": True}, {"out": True}), {}, "seats", "bad-nobody-plays"),
    (({}, {}, {"out": True}), {"turn": 2}, "turn", "bad-turn-out"),
    # the head
    (TWO, {"spoon": 1}, ".", "bad-unknown-field"),
    (TWO, {"polis": 0}, "polis", "bad-version"),
    (TWO, {"seed": -1}, "seed", "bad-out-of-range"),
    (TWO, {"seed": 2**53}, "seed", "bad-out-of-range"),
    (TWO, {"round": -1}, "round", "bad-out-of-range"),
    (TWO, {"round": "1"}, "round", "bad-not-a-number"),
    (TWO, {"first": 2}, "first", "bad-out-of-range"),
    (TWO, {"turn": 2}, "turn", "bad-out-of-range"),
    (TWO, {"actions": 3}, "actions", "bad-out-of-range"),
    (TWO, {"actions": 0}, "actions", "bad-out-of-range"),
    (TWO, {"short": [2]}, "short.0", "bad-out-of-range"),
    (TWO, {"short": 1}, "short", "bad-not-a-list"),
    (TWO, {"parley": True}, "parley", "bad-parley"),
    (TWO, {"parley": 1}, "parley", "bad-not-a-flag"),
    # the middle of the table
    (TWO, {"achievements": ["fusion"]}, "achievements", "bad-achievements"),
    (TWO, {"achievements": ["oars", "tools"]}, "achievements", "bad-achievements"),
    (TWO, {"achievements": [2, 2]}, "achievements", "bad-achievements"),
    (TWO, {"achievements": [11]}, "achievements", "bad-achievements"),
    (TWO, {"decks": {"3": ["oars"]}}, "decks.3", "bad-deck"),
    (TWO, {"decks": {"3": [4]}}, "decks.3", "bad-deck"),
    (TWO, {"decks": {"12": []}}, "decks", "bad-unknown-field"),
    (TWO, {"decks": {"3": ["spoon"]}}, "decks.3.0", "bad-unknown-name"),
    (TWO, {"specials": {"moon": 0}}, "specials", "bad-unknown-field"),
    (TWO, {"specials": {"world": 2}}, "specials.world", "bad-out-of-range"),
    (TWO, {"specials": {"world": "bin"}}, "specials.world", "bad-not-a-number"),
    (TWO, {"known": {"spoon": [0]}}, "known", "bad-unknown-field"),
    (TWO, {"known": {"oars": [3]}}, "known.oars.0", "bad-out-of-range"),
    (TWO, {"known": {"oars": [0, 1, 2, 0]}}, "known.oars", "bad-too-long"),
    # the end
    (TWO, {"turn": None}, ".", "bad-missing-field"),
    (TWO, {"turn": None, "winners": []}, "winners", "bad-nobody-plays"),
    (TWO, {"turn": None, "winners": [2]}, "winners.0", "bad-out-of-range"),
    (TWO, {"turn": None, "winners": [0], "end": "luck"}, "end", "bad-unknown-name"),
    (TWO, {"turn": None, "winners": [1, 1]}, "winners.1", "bad-winner-twice"),
    (({}, {}, {"out": True}), {"turn": None, "winners": [0, 2]}, "winners.1", "bad-turn-out"),
    (TWO, {"winners": [0]}, "winners", "bad-stage"),
    (TWO, {"turn": 1, "end": "score"}, "end", "bad-stage"),
    (SETUP, {"setup": True, "winners": [0]}, "winners", "bad-stage"),
    (SETUP, {"setup": True, "end": "score"}, "end", "bad-stage"),
    # the set-up
    (TWO, {"setup": True}, "setup", "bad-setup"),
    (TWO, {"setup": 1}, "setup", "bad-not-a-flag"),
    (SETUP, {"setup": True, "chosen": ["oars"]}, "chosen", "bad-seats"),
    (SETUP, {"setup": True, "chosen": ["archery", None]}, "chosen.0", "bad-chosen"),
    (SETUP, {"setup": True, "chosen": [None, "archery"]}, "chosen.1", "bad-chosen"),
    (SETUP, {"setup": True, "chosen": ["oars", "archery"]}, "chosen", "bad-chosen"),
    (SETUP, {"setup": True, "chosen": ["spoon", None]}, "chosen.0", "bad-unknown-name"),
    (SETUP, {"setup": True, "round": 1}, "round", "bad-out-of-range"),
    (SETUP, {"setup": True, "turn": 1}, "turn", "bad-chosen"),
    (SETUP, {"setup": True, "turn": None}, "turn", "bad-not-a-number"),
    (SETUP, {"setup": True, "turn": 0, "chosen": ["oars", None]}, "turn", "bad-chosen"),
    (SETUP, {"chosen": ["oars", None]}, "chosen", "bad-stage"),
    (SETUP, {"turn": None, "winners": [0], "chosen": [None, None]}, "chosen", "bad-stage"),
]


@pytest.mark.parametrize(("seats", "zones", "path", "why"), REFUSED)
def test_a_wrong_position_is_refused_with_its_path(
    seats: tuple[Seat, ...], zones: dict[str, Any], path: str, why: str
) -> None:
    with pytest.raises(polis.BadPosition) as fault:
        scene(*seats, **zones)
    assert (fault.value.path, fault.value.reason["id"]) == (path, why)


def test_a_position_that_its_moves_do_not_reach_is_refused() -> None:
    match = scene({"board": {"red": ["fusion"]}}, {})
    match.play("dogma fusion")
    match.play("score fusion")
    check(match)
    position = match.position()
    assert position["since"]["moves"] == ["dogma fusion", "score fusion"]
    position["seats"][0]["score"] = []
    with pytest.raises(polis.BadPosition) as fault:
        polis.from_position(position)
    assert (fault.value.path, fault.value.reason["id"]) == ("seats", "bad-since")
