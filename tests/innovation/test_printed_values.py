"""Values that are printed in texts: they may be raised, so that cards read them by `me.n(…)`."""

import ast
import inspect
import textwrap
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from innovation.base import BASE
from innovation.scenes import deck, pile, scene
from polis.innovation import dogma
from polis.innovation.card import Card
from polis.innovation.execution import Execution
from scenes import common, play, zone

# By card and effect the values that its text has in brackets, cards of an age or decks.
PRINTED = """
archery=1|1,2 city-states=1 clothing=|1 domestication=1 metalworking=1 mysticism=1,1 oars=1|1
pottery=|1 sailing=1 the-wheel=1 tools=3|3,1 writing=2 calendar=3 canal-building=3 construction=2|
currency=2 fermenting=2|2 mapmaking=1|1 monotheism=1|1 alchemy=4| feudalism=|3 medicine=|3,4
optics=3,4 paper=|4 anatomy=4 colonialism=3,5 enterprise=4| experimentation=5 gunpowder=|2
invention=4| navigation=2,3 astronomy=6|6 banking=5| coal=5|| physics=6 societies=5
steam-engine=4,6 atomic-theory=|7 canning=6| democracy=8 emancipation=6| encyclopedia=|5,6,7
industrialization=6| vaccination=6|7 electricity=8 evolution=8 explosives=7 lighting=7
railroad=|6| sanitation=|7,8 antibiotics=8 corporations=8|8 empiricism=9| mobility=8
quantum-theory=10,10 socialism=|8,9,10 collaboration=9| computers=|10 ecology=10|10 fission=10|10
genetics=11 satellites=|8| suburbia=1|9 a-i=10| globalization=|11 miniaturization=10,10,11,11
robotics=|10 software=10|9 stem-cells=|11 the-internet=|10|10 astrogeology=11| fusion=11
solar-sailing=11 space-traffic=11,11
"""


def values(row: str) -> list[list[int]]:
    return [[int(it) for it in effect.split(",") if it] for effect in row.split("|")]


BY_CARD = {slug: values(row) for slug, row in [it.split("=") for it in PRINTED.split()]}


def read_by_n(paragraph: Callable[..., Any]) -> list[int]:
    """The values that an effect reads as printed ones."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(paragraph)))
    return [
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "n"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, int)
    ]


def test_the_list_has_cards_of_the_base_set() -> None:
    assert {*BY_CARD} <= {card.slug for card in BASE}
    assert len(BY_CARD) == 74


@pytest.mark.parametrize("card", BASE, ids=lambda card: card.slug)
def test_every_printed_value_is_read_as_one_that_may_be_raised(card: Any) -> None:
    expected = BY_CARD.get(card.slug, [[] for _ in card.effects])
    for effect, printed in zip(card.effects, expected, strict=True):
        found = read_by_n(effect.carry_out)
        assert {*found} == {*printed}
        # a value that is printed twice is read twice at least
        assert not Counter(printed) - Counter(found)


def test_the_check_can_fail() -> None:
    async def draws(me: Any) -> None:
        await me.draw(me.n(3))
        await me.draw(4)

    assert read_by_n(draws) == [3]


# Raised values act


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """All values printed on the card of a Dogma count one more."""

    def higher(face: Card, leader: int, within: Execution | None = None, **more: Any) -> Execution:
        execution = Execution(face, leader, within, **more)
        execution.raised += within is None
        return execution

    monkeypatch.setattr(dogma, "Execution", higher)


@pytest.mark.usefixtures("raised")
def test_a_raised_value_is_drawn() -> None:
    match = scene({"board": {"blue": ["writing"]}}, {}, decks={"2": ["calendar"], "3": ["paper"]})
    play(match, "dogma writing")
    assert zone(match, 0, "hand") == ["paper"]


@pytest.mark.usefixtures("raised")
def test_a_raised_value_is_looked_for() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["paper", "gunpowder"]},
        {},
        decks={"2": ["calendar", "mapmaking", "currency"]},
    )
    play(match, "dogma tools")
    # a 3 has become a 4, and the 1s that are drawn for it have become 2s
    assert match.moves() == ("return gunpowder", "pass")
    play(match, "return gunpowder")
    assert zone(match, 0, "hand") == ["paper", "currency", "mapmaking", "calendar"]


@pytest.mark.usefixtures("raised")
def test_a_raised_deck_is_junked_and_one_above_the_last_does_not_exist() -> None:
    match = scene({"board": {"yellow": ["suburbia"]}}, {}, decks={"9": ["ecology"], "10": []})
    play(match, "dogma suburbia")
    # no card is left in the deck of value 10, so nothing is asked
    assert deck(match, 9) == ["ecology"]
    assert common(match, "actions") == 1


@pytest.mark.usefixtures("raised")
def test_a_raised_value_above_the_last_ends_the_game() -> None:
    match = scene({"board": {"blue": ["genetics"]}}, {"score": ["tools"]})
    play(match, "dogma genetics")
    assert match.winners == (1,)
    assert common(match, "end") == "score"


@pytest.mark.usefixtures("raised")
def test_what_is_executed_within_is_raised_as_well() -> None:
    match = scene(
        {"board": {"green": ["self-service"], "blue": ["writing"]}},
        {"achievements": ["oars"]},
        decks={"3": ["paper"]},
    )
    play(match, "dogma self-service", "execute writing")
    assert zone(match, 0, "hand") == ["paper"]
    assert pile(match, 0, "blue") == ["writing"]
