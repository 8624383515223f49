"""What a card means just now to a player, from what they may know."""

from typing import Any

import pytest
from page.session_talk import ask, seated_at
from polis.core.languages import LANGUAGES
from polis.uchronia.building import BUILDINGS
from uchronia.scenes import cards, scene
from walks import some_match
from wording import in_words

MATERIALS = ("clay", "wood", "brick", "stone", "marble")


def now(*seats: dict[str, Any], card: str, viewer: int | None = 0, **zones: Any) -> dict[str, Any]:
    """The messages about a card, arguments by id."""
    kind = "material" if card in MATERIALS else "building"
    session = seated_at(scene(*seats, **zones))
    said = ask(session, do="card", card={kind: card}, seat=viewer)["now"]
    assert len(said) <= 4
    return {message["id"]: message["args"] for message in said}


def test_a_material_tells_its_order_its_pair_and_its_monopoly() -> None:
    said = now(
        {"hand": cards("2 clay wood"), "stock": ["clay"], "activities": cards("2 clay")},
        {"hand": 5},
        forum=cards("3 clay"),
        card="clay",
    )
    assert said == {
        "now-order": {"order": "production", "count": 3},
        "now-pair": {"material": "clay"},
        "now-lies": {"forum": 3, "stock": 1},
        "now-monopoly-yours": {"count": 2},
    }


def test_a_monopoly_of_another_and_none_at_all() -> None:
    seats = ({"hand": ["wood"]}, {"hand": 5, "activities": ["clay"]})
    assert now(*seats, card="clay")["now-monopoly"] == {"seat": 1, "count": 1}
    assert "now-monopoly-nobody" in now(*seats, card="wood")
    assert "now-pair" not in now(*seats, card="wood")


def test_a_spectator_is_told_what_all_may_know() -> None:
    seats = ({"hand": cards("2 clay"), "buildings": ["dock"]}, {"hand": 5})
    said = now(*seats, card="clay", viewer=None, forum=["clay"])
    assert said == {"now-forum": {"count": 1}, "now-monopoly-nobody": {}}
    said = now(*seats, card="dock", viewer=None)
    assert said == {"now-price": {"count": 1, "material": "wood"}, "now-owner": {"owner": [0]}}


THREE_COLOURS = {"buildings": ["dock"], "activities": cards("clay wood brick")}
WORKS = ["bridge", "square", "dock", "gate", "shrine"]


def test_a_building_of_the_great_works_tells_what_it_takes() -> None:
    seats = ({"hand": ["stone"], "stock": cards("stone wood")}, {"hand": 5})
    there = now(*seats, card="gate", forum=["stone"], works=WORKS)
    assert there["now-cost"] == {"count": 2, "material": "stone", "stock": 1}
    assert there["now-foundation"] == {"material": ["stone"]}
    assert "why-no-foundation" in now(*seats, card="gate", forum=["clay"], works=WORKS)
    assert "why-not-in-works" in now(*seats, card="road", works=WORKS)
    arcade = ({"hand": ["stone"], "buildings": ["arcade"]}, {"hand": 5})
    assert "now-foundation-hand" in now(*arcade, card="gate", forum=["clay"], works=WORKS)


def test_a_site_tells_what_is_missing() -> None:
    mine = {"hand": ["stone"], "stock": cards("2 clay marble"), "sites": {"square": ["marble"]}}
    said = now(mine, {"hand": 5}, card="square", works=["bridge", "dock", "gate", "road", "crane"])
    assert said == {"now-your-site": {"count": 2, "stock": 1}}
    watched = {**mine, "buildings": ["watchtower"]}
    assert now(watched, {"hand": 5}, card="square")["now-your-site"] == {"count": 2, "stock": 3}


@pytest.mark.parametrize(
    ("card", "mine", "said"),
    [
        ("rampart", {"stock": cards("7 clay")}, {"now-points": {"count": 2}}),
        ("capitol", THREE_COLOURS, {"now-points": {"count": 1}}),
        ("foundry", {"buildings": ["dock"]}, {"now-takes": {"count": 2}}),
        ("school", {"buildings": ["dock"]}, {"now-draws": {"count": 4}}),
        ("market", {"buildings": ["dock"]}, {"now-limit": {"count": 6}}),
        ("market", {"buildings": ["market"]}, {"now-limit": {"count": 5}}),
        ("shrine", {"hand": cards("4 clay")}, {"now-fills": {"count": 3}}),
        ("storeroom", {"activities": cards("clay wood")}, {"now-count-too": {"count": 1}}),
        ("gymnasium", {"activities": cards("clay marble")}, {"now-count-too": {"count": 1}}),
        ("bridge", {}, {"now-reach": {"count": 1}}),
        ("dock", {"buildings": ["dock"]}, {"now-active": {}}),
        ("foundry", {"buildings": ["foundry"]}, {"now-spent": {}}),
        ("fountain", {"buildings": ["fountain"]}, {"now-spent": {}}),
        ("fountain", {"sites": {"fountain": []}}, {"now-active": {}}),
        ("shrine", {"buildings": ["gate"], "sites": {"shrine": []}}, {"now-fills": {"count": 6}}),
    ],
)
def test_an_effect_tells_its_present_value(card: str, mine: Any, said: Any) -> None:
    me = {"hand": ["clay"], "activities": ["clay"], **mine}
    other = {"hand": 5, "sites": {"palace": ["marble"]}}
    found = now(me, other, card=card, forum=cards("2 clay 2 wood"), works=WORKS)
    assert said.items() <= found.items()


@pytest.mark.parametrize(
    ("card", "theirs", "said"),
    [
        ("viaduct", {"stock": ["clay"]}, "now-evades"),
        ("viaduct", {}, "now-owner"),
        ("frontier-post", {}, "now-shown-fewer"),
        ("garrison", {}, "now-only-forum"),
        ("rampart", {}, "now-shielded"),
        ("bridge", {}, "now-exposed"),
        ("embassy", {}, "now-copied"),
        ("dock", {}, "now-owner"),
    ],
)
def test_a_building_of_an_opponent_tells_what_it_does_to_me(
    card: str, theirs: Any, said: str
) -> None:
    me = {"hand": ["clay"], "sites": {"square": ["marble"]}}
    found = now(me, {"hand": 5, "buildings": [card], **theirs}, card=card)
    assert found[said] == {"owner": [1] if said == "now-owner" else 1} | (
        {"count": 1} if said == "now-exposed" else {}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_at_any_time(language: str) -> None:
    every: list[dict[str, str]] = [{"building": building.slug} for building in BUILDINGS]
    every += [{"material": material} for material in MATERIALS]
    for number in range(10):
        match = some_match(3, number, 60 * number)
        for viewer in (0, 1, 2, None):
            for card in every:
                messages = match.meaning(card, viewer)
                assert 1 <= len(messages) <= 4
                for message in messages:
                    in_words(message, language)
