"""Set-up: decks, achievements, two cards each, a hidden choice, who begins and how briefly."""

from random import Random
from typing import Any

import polis
import pytest
from innovation.base import BASE
from innovation.scenes import deck, pile, scene
from polis.innovation.deck import AGE_OF, IDS
from scenes import common, play, zone


def age(card: str) -> int:
    return AGE_OF[IDS[card]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_age_is_a_deck_and_gives_one_achievement_but_for_the_last(players: int) -> None:
    match = polis.new("innovation", players=players, seed=7)
    decks = [len(deck(match, number)) for number in range(1, 12)]
    assert decks == [15 - 1 - 2 * players, *[9] * 9, 10]
    assert [age(card) for card in common(match, "achievements")] == list(range(1, 11))
    assert common(match, "junk") == []
    assert common(match, "specials") == {}
    assert all(age(card) == n for n in range(1, 12) for card in deck(match, n))


def test_each_age_has_two_cards_of_each_colour_and_the_first_three() -> None:
    for number in range(1, 12):
        colours = [card.colour for card in BASE if card.age == number]
        assert [colours.count(colour) for colour in range(5)] == [3 if number == 1 else 2] * 5


@pytest.mark.parametrize("players", [2, 5])
def test_everyone_draws_two_cards_of_the_first_age(players: int) -> None:
    match = polis.new("innovation", players=players, seed=3)
    for seat in range(players):
        assert [age(card) for card in zone(match, seat, "hand")] == [1, 1]
        assert match.position()["seats"][seat]["board"] == {}


def test_seeds_deal_differently_and_alike() -> None:
    def dealt(seed: int) -> Any:
        return polis.new("innovation", players=3, seed=seed).position()["seats"]

    assert dealt(1) == dealt(1)
    assert dealt(1) != dealt(2)


def opening(*hands: list[str]) -> polis.Match:
    return scene(*[{"hand": hand} for hand in hands], setup=True)


def test_all_choose_before_any_card_is_melded() -> None:
    match = opening(["tools", "oars"], ["sailing", "archery"])
    assert match.seat == 0
    assert match.moves() == ("meld tools", "meld oars")
    play(match, "meld tools")
    assert match.seat == 1
    assert pile(match, 0, "blue") == []
    play(match, "meld sailing")
    assert pile(match, 0, "blue") == ["tools"]
    assert pile(match, 1, "green") == ["sailing"]
    assert zone(match, 0, "hand") == ["oars"]
    assert zone(match, 1, "hand") == ["archery"]


def test_nobody_else_knows_what_was_chosen() -> None:
    match = play(opening(["tools", "oars"], ["sailing", "archery"]), "meld tools")
    worlds = [match.imagine(1, Random(n)).position() for n in range(40)]
    assert len({world["chosen"][0] for world in worlds}) > 5
    assert all(world["seats"][1]["hand"] == ["sailing", "archery"] for world in worlds)
    mine = [match.imagine(0, Random(n)).position()["chosen"][0] for n in range(10)]
    assert mine == ["tools"] * 10


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        (("tools", "archery"), 1),
        (("agriculture", "archery"), 0),
        (("tools", "the-wheel"), 1),  # “The” is part of the title
        (("the-wheel", "sailing"), 1),
        (("code-of-laws", "clothing"), 1),
        (("writing", "tools", "metalworking"), 2),
    ],
)
def test_the_first_title_in_the_alphabet_begins(cards: tuple[str, ...], first: int) -> None:
    match = opening(*[[card, other] for card, other in zip(cards, SPARE, strict=False)])
    play(match, *[f"meld {card}" for card in cards])
    assert match.seat == first
    assert match.position()["first"] == first
    assert match.position()["round"] == 1


SPARE = ["oars", "mysticism", "pottery", "masonry", "domestication"]


def begun(players: int) -> polis.Match:
    """Seat 1 begins."""
    cards = ["tools", "archery", "sailing", "the-wheel", "writing"][:players]
    match = opening(*[[card, other] for card, other in zip(cards, SPARE, strict=False)])
    return play(match, *[f"meld {card}" for card in cards])


@pytest.mark.parametrize(("players", "short"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_first_turns_are_short(players: int, short: int) -> None:
    match = begun(players)
    turns = []
    for _ in range(2 * players):
        seat, count = match.seat, 0
        while match.seat == seat:
            play(match, "draw")
            count += 1
        turns.append((seat, count))
    clockwise = [(1 + step) % players for step in range(players)]
    expected = [(seat, 1 if n < short else 2) for n, seat in enumerate(clockwise)]
    assert turns == expected + [(seat, 2) for seat in clockwise]
    assert match.position()["round"] == 3


def test_two_to_five_players() -> None:
    for players in (1, 6):
        with pytest.raises(polis.BadRecord) as fault:
            polis.new("innovation", players=players)
        assert fault.value.path == "players"
