"""Nobody learns more than they may know or forgets what was shown."""

from random import Random
from typing import Any

import polis
import pytest
from hypothesis import given
from hypothesis import strategies as st
from innovation.indistinguishable import indistinguishable_from
from innovation.invariants import check_everything, icons, points, splay
from innovation.scenes import scene
from parts import whole_games
from scenes import imagined_hands, play, told
from walks import seeds, some_match, table_sizes, walk


def hand_seen(match: polis.Match, viewer: int | None, owner: int) -> list[tuple[int, str | None]]:
    hand = match.view(viewer)["seats"][owner]["hand"]
    return [(card["age"], card["card"]) for card in hand]


def back(age: int) -> dict[str, Any]:
    """A base card that the viewer does not know."""
    return {"set": "base", "age": age, "card": None}


# Hands, score piles, achievements, decks


def test_a_hand_is_seen_by_its_owner_and_others_see_backs() -> None:
    match = scene({"hand": ["optics", "tools"]}, {})
    assert hand_seen(match, 0, 0) == [(3, "optics"), (1, "tools")]
    assert hand_seen(match, 1, 0) == hand_seen(match, None, 0) == [(1, None), (3, None)]


def test_a_score_pile_tells_its_points_to_everyone_and_its_cards_to_its_owner() -> None:
    match = scene({"score": ["optics", "tools"]}, {})
    for viewer, cards in ((0, ["optics", "tools"]), (1, [None, None]), (None, [None, None])):
        seat = match.view(viewer)["seats"][0]
        assert [card["card"] for card in seat["score_pile"]] == cards
        assert seat["score"] == 4


def test_achievements_are_backs_even_for_their_owner() -> None:
    match = scene({"achievements": ["oars"]}, {}, achievements=["optics", "coal"])
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert view["seats"][0]["achievements"] == [back(1)]
        assert view["achievements"] == [back(3), back(5)]


def test_what_was_returned_openly_is_known_at_the_bottom_of_its_deck() -> None:
    match = scene(
        {"hand": ["tools"], "board": {"blue": ["mathematics"]}},
        {},
        known={"tools": [1, 2]},
        decks={"1": ["oars"]},
    )
    play(match, "dogma mathematics", "return tools")
    for viewer in (0, 1, None):
        assert match.view(viewer)["known_in_decks"] == {"1": [{"card": "tools", "above": 1}]}


# What was shown stays known until it is mixed with others


def test_a_card_known_in_a_hand_is_shown_and_imagined_there() -> None:
    match = scene({"hand": ["optics", 3, 1]}, {}, known={"optics": [1]})
    assert (3, "optics") in hand_seen(match, 1, 0)
    assert (3, "optics") not in hand_seen(match, None, 0)
    assert all("optics" in hand for hand in imagined_hands(match, 1, 0))


def test_it_is_lost_from_sight_when_a_card_with_the_same_back_leaves_unseen() -> None:
    match = scene(
        {"hand": ["optics", "paper"], "board": {"blue": ["mathematics"]}}, {}, known={"optics": [1]}
    )
    play(match, "dogma mathematics", "return paper")
    assert (3, "optics") not in hand_seen(match, 1, 0)
    assert not all("optics" in hand for hand in imagined_hands(match, 1, 0))


def test_it_stays_known_when_another_back_leaves() -> None:
    match = scene(
        {"hand": ["optics", "tools"], "board": {"blue": ["mathematics"]}}, {}, known={"optics": [1]}
    )
    play(match, "dogma mathematics", "return tools")
    assert (3, "optics") in hand_seen(match, 1, 0)


# The moves played


def test_a_card_returned_unseen_is_told_to_others_by_its_back() -> None:
    match = scene({"hand": ["tools"], "board": {"blue": ["mathematics"]}}, {})
    play(match, "dogma mathematics", "return tools")
    assert match.view(0)["history"] == ["dogma mathematics", "return tools"]
    for viewer in (1, None):
        assert match.view(viewer)["history"] == ["dogma mathematics", "return 1 of 0"]


def test_who_knows_the_only_card_with_that_back_reads_its_name() -> None:
    match = scene(
        {"hand": ["optics", "paper", "tools"], "board": {"blue": ["mathematics"]}},
        {},
        known={"tools": [1], "optics": [1]},
    )
    play(match, "dogma mathematics", "return tools")
    assert match.view(1)["history"][-1] == "return tools"
    assert match.view(None)["history"][-1] == "return 1 of 0"


def test_who_knows_one_of_two_equal_backs_does_not_learn_which_went() -> None:
    match = scene(
        {"hand": ["optics", "paper"], "board": {"blue": ["mathematics"]}}, {}, known={"optics": [1]}
    )
    play(match, "dogma mathematics", "return optics")
    assert match.view(1)["history"][-1] == "return 3 of 0"


def test_a_melded_card_is_told_to_everyone() -> None:
    match = play(scene({"hand": ["tools"]}, {}), "meld tools")
    assert match.view(1)["history"] == match.view(None)["history"] == ["meld tools"]


def test_what_is_revealed_and_returned_is_told_to_everyone() -> None:
    match = scene({"hand": ["coal", "physics"], "board": {"green": ["measurement"]}}, {})
    play(match, "dogma measurement", "return coal")
    for viewer in (0, 1, None):
        assert match.view(viewer)["history"] == ["dogma measurement", "return coal"]


def test_what_is_revealed_and_junked_is_told_to_everyone() -> None:
    match = scene({"hand": ["mathematics", "calendar"], "board": {"purple": ["escapism"]}}, {})
    play(match, "dogma escapism", "junk mathematics")
    for viewer in (0, 1, None):
        assert match.view(viewer)["history"] == ["dogma escapism", "junk mathematics"]


def test_which_of_two_revealed_cards_is_taken_is_told_to_everyone() -> None:
    decks = {"9": ["computers", "satellites", "genetics", "suburbia"]}
    match = scene({"board": {"green": ["collaboration"]}}, {}, {}, decks=decks)
    play(match, "dogma collaboration", "transfer genetics")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["history"] == ["dogma collaboration", "transfer genetics"]


def test_first_cards_are_told_when_all_are_melded() -> None:
    match = polis.new("innovation", players=3, seed=1)
    first, second = match.moves()[0], ""
    match.play(first)
    assert match.view(0)["history"] == [first]
    assert match.view(1)["history"] == match.view(None)["history"] == ["meld"]
    assert match.view(1)["chosen"][0] == {"chosen": True, "card": None}
    second = match.moves()[0]
    match.play(second)
    assert match.view(0)["history"] == [first, "meld"]
    assert match.view(1)["history"] == ["meld", second]
    assert match.imagine(0, Random(1)).history == (first, "meld")
    match.play(match.moves()[0])
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["history"] == list(match.history)


def test_an_imagined_match_has_masked_moves_behind_it_and_can_replay_the_present_action() -> None:
    match = scene(
        {"hand": ["tools", "oars", 2], "board": {"blue": ["pottery"]}}, {"hand": [1]}, seed=4
    )
    play(match, "dogma pottery", "return tools")
    imagined = match.imagine(1, Random(3))
    assert imagined.view(1) == match.view(1)
    assert imagined.clone().view(1) == match.view(1)
    play(match, "pass")
    assert match.imagine(1, Random(3)).history == ("dogma pottery", "return 1 of 0", "pass")
    assert match.imagine(0, Random(3)).history == match.history


# What happened


def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    match = play(scene({}, {}, decks={"1": ["oars", "tools"]}), "draw")
    for viewer, card in ((0, "tools"), (1, None), (None, None)):
        (event,) = told(match, "card", viewer)
        assert (event["card"], event["age"]) == (card, 1)
        assert event["to"] == {"zone": "hand", "seat": 0}


def test_a_card_given_from_hand_to_hand_is_told_to_the_two() -> None:
    match = scene(
        {"board": {"red": ["archery"]}}, {"hand": ["optics"]}, {"board": {"red": ["metalworking"]}}
    )
    play(match, "dogma archery")
    for viewer, card in ((0, "optics"), (1, "optics"), (2, None), (None, None)):
        given = [e for e in match.events(0, viewer) if e.get("verb") == "transfer"]
        assert [event["card"] for event in given] == [card]


def test_who_imagines_inside_an_action_does_not_learn_what_was_returned_unseen() -> None:
    match = scene(
        {"hand": ["archery"], "board": {"blue": ["pottery"]}},
        {
            "hand": ["masonry", "tools"],
            "board": {"yellow": ["agriculture"], "purple": ["mysticism"]},
        },
    )
    play(match, "dogma pottery", "return tools", "pass")
    world = match.imagine(0, Random(1))
    told = ("dogma pottery", "return 1 of 1", "pass")
    assert world.history == world.clone().history == told
    assert world.imagine(1, Random(1)).view(1)["history"] == list(told)
    world.play("pass")
    assert world.history == (*told, "pass")


# Taking back


@pytest.mark.parametrize("hidden", ["pottery", "mysticism"])
def test_nothing_is_taken_back_once_silence_has_told_of_a_hidden_card(hidden: str) -> None:
    known = ["experimentation", "translation", "tools"]
    match = scene(
        {"hand": [*known, hidden], "board": {"green": ["classification"]}},
        {},
        known={card: [1, 2] for card in known},
    )
    play(match, "dogma classification", "reveal tools")
    # whether Pottery has to be put in order too, or Mysticism stays in hand
    for move in ("meld experimentation", "meld translation"):
        match.play(move)
        assert not match.can_undo(1)
        assert not match.can_undo(None)
    assert match.can_undo(0)


# Whatever happens


def view_without_moves(match: polis.Match, seat: int | None) -> dict[str, Any]:
    return {**match.view(seat), "moves": None}


@given(players=table_sizes, seed=seeds, moves=st.integers(0, 300), cities=st.booleans())
def test_a_spectator_cannot_tell_two_truths_apart(
    players: int, seed: int, moves: int, cities: bool
) -> None:
    match = some_match(players, seed, moves, "innovation", cities=cities)
    position = match.position().get("since", {}).get("start", match.position())
    truth = polis.from_position(position)
    other = polis.from_position(indistinguishable_from(truth.position(), None, Random(seed)))
    assert view_without_moves(truth, None) == view_without_moves(other, None)


@given(players=table_sizes, seed=seeds)
@whole_games
def test_the_view_agrees_with_the_position(players: int, seed: int) -> None:
    for match in walk(players, seed, game="innovation"):
        position, view = match.position(), match.view(0)
        check_everything(position, match.scores)
        for number, seat in enumerate(view["seats"]):
            of_seat = position["seats"][number]
            assert seat["icons"] == icons(position, number)
            assert seat["score"] == points(position, number)
            assert sum(seat["points"].values()) == match.scores[number]
            for colour, pile in seat["board"].items():
                assert pile["cards"] == of_seat["board"].get(colour, [])
                assert pile["splay"] == splay(of_seat, colour)
        assert view["decks"] == {age: len(deck) for age, deck in position["decks"].items()}
        assert len(view["history"]) == len(match.history)
