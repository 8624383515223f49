"""Games with cities, counted again from the position at every state."""

from random import Random

import polis
from hypothesis import given
from innovation import invariants
from innovation.city_scenes import in_the_middle
from innovation.invariants import check_everything
from parts import whole_games
from walks import play_on, seeds, table_sizes, walk


def check_view(match: polis.Match) -> None:
    """The view of a seat says what the position holds."""
    position, view = match.position(), match.view(0)
    assert view["needed"] == max(8 - match.players + bool(position.get("cities")), 3)
    assert view["decks"] == {back: len(deck) for back, deck in position["decks"].items()}
    for number, seat in enumerate(view["seats"]):
        assert seat["icons"] == invariants.icons(position, number)
        assert seat["bonuses"] == invariants.bonuses(position, number)
        assert seat["score"] == invariants.points(position, number)
        assert seat["points"] == invariants.achievements_by_source(position, number)
        tops = [pile[-1] for pile in position["seats"][number]["board"].values()]
        assert seat["highest_top"] == max((invariants.AGE[card] for card in tops), default=0)


@given(players=table_sizes, seed=seeds)
@whole_games
def test_every_state_agrees_with_what_is_counted_again(players: int, seed: int) -> None:
    for match in walk(players, seed, game="innovation", cities=True):
        check_everything(match.position(), match.scores)
        check_view(match)


@given(players=table_sizes, seed=seeds)
@whole_games
def test_boards_full_of_cities_are_counted_right_too(players: int, seed: int) -> None:
    for match in play_on(in_the_middle(players, seed), Random(seed)):
        check_everything(match.position(), match.scores)
        check_view(match)
