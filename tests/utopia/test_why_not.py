"""Why a move is not legal, and what the things on the table are for."""

from typing import Any

import polis
import pytest
from polis.core.languages import LANGUAGES
from scenes import play, touch, why_illegal
from utopia.scenes import arrival, scene
from walks import walk
from wording import in_words


def why(match: polis.Match, move: str) -> str:
    return why_illegal(match, move)["id"]


def test_moves_of_other_moments_and_no_moves_at_all() -> None:
    match = arrival({}, {}, {})
    assert why(match, "move greek") == "why-not-now"
    assert why(match, "place kiln-yard") == "why-not-now"
    assert why(match, "pass") == "why-must"
    assert why(match, "dance") == "why-not-a-move"
    assert why(match, "take greek atlantis") == "why-not-a-move"
    assert why(match, "") == "why-not-a-move"


def test_a_guest_that_is_not_open() -> None:
    match = arrival({}, {}, guests=["greek fire"] * 2, lap=3)
    assert why(match, "take mayan fire") == "why-no-guest"


def test_places_that_are_out_of_the_question() -> None:
    match = arrival({}, {}, guests=["greek fire"])
    play(match, "take greek fire")
    assert why(match, "place gull-harbour") == "why-other-island"
    assert why(match, "place heron-court") == "why-closed"
    match = scene(
        {"hand": ["greek"], "princes": {"kiln-yard": ["greek"], "kite-market": ["greek"]}},
        {"monuments": {"kiln-yard": "greek", "gull-harbour": "greek"}},
    )
    play(match, "move greek")
    assert why(match, "from gull-harbour") == "why-none-there"
    play(match, "from kiln-yard")
    assert why(match, "to clay-wharf") == "why-too-far"
    assert why(match, "to heron-court") == "why-closed"
    match.undo()
    match.undo()
    play(match, "add greek")
    assert why(match, "place kite-market") == "why-no-such-monument"


def test_princes_that_cannot_leave() -> None:
    princes = {"kiln-yard": ["greek"], "gull-harbour": ["greek"], "kite-market": ["greek"]}
    match = scene(
        {"hand": ["greek"], "princes": princes},
        {"monuments": {"kiln-yard": "greek", "gull-harbour": "greek"}},
    )
    play(match, "remove greek")
    assert why(match, "from kite-market") == "why-no-such-monument"


def test_a_prince_of_another_island_is_not_given_for_a_wonder() -> None:
    five = ["mayan", "persian", "egyptian", "greek", "chinese"]
    match = scene(
        {"princes": {"kiln-yard": five, "forge-street": ["mayan"], "kite-market": ["mayan"]}}, {}
    )
    play(match, "wonder fire")
    assert why(match, "from kite-market") == "why-other-island"


def test_a_card_that_is_not_in_the_hand() -> None:
    match = scene({"hand": ["greek", "mayan"]}, {"hand": 5}, phase="discarding")
    assert why(match, "discard chinese") == "why-too-few-cards"
    match = scene({"hand": ["mayan"], "princes": {"kiln-yard": ["greek"]}}, {})
    assert why(match, "move greek") == "why-too-few-cards"
    assert why(match, "raise chinese") == "why-too-few-cards"
    assert why(match, "privilege chinese") == "why-too-few-cards"


def test_things_are_explained_when_touched() -> None:
    match = scene({"hand": ["mayan"]}, {"hand": 5})
    assert touch(match, "hand", seat=0, civilization="mayan") is None
    assert touch(match, "hand", seat=0, civilization="greek") == "why-none-in-city"
    assert touch(match, "hand", seat=1) == "touch-cards-other"
    assert touch(match, "guests", civilization="greek", island="fire") == "touch-guests"
    assert touch(match, "bag") == "touch-bag"
    assert touch(match, "district", district="kiln-yard") == "why-too-few-princes"
    assert touch(match, "scale", civilization="greek") == "why-at-top"
    assert touch(match, "wonder", island="fire") == "why-wonder-lacks"
    assert touch(match, "wonder", island="water") == "why-closed"
    assert touch(match, "seat", seat=1) == "touch-seat"
    assert touch(match, "supply", seat=0) == "touch-supply"
    assert touch(match, "privileges", seat=1) == "touch-privileges"
    assert touch(match, "pile") == "touch-stack"
    assert touch(match, "discard") == "touch-discarded"
    match = arrival({}, {}, guests=["greek fire"])
    assert touch(match, "guests", civilization="greek", island="fire") is None
    assert touch(match, "guests", civilization="greek", island="water") == "why-no-guest"
    assert touch(match, "bag") is None
    assert touch(match, "hand", seat=0) == "touch-cards"


@pytest.mark.parametrize(
    "thing",
    [
        {"zone": "attic"},
        {"zone": "guests", "civilization": "greek"},
        {"zone": "guests", "island": "fire"},
        {"zone": "scale"},
        {"zone": "district"},
        {"zone": "district", "district": "atlantis"},
        {"zone": "wonder", "island": "moon"},
        {"zone": "hand"},
        {"zone": "seat", "seat": 2},
        {"zone": "bag", "colour": "red"},
        {},
        None,
    ],
)
def test_things_that_cannot_be_are_refused(thing: Any) -> None:
    with pytest.raises(polis.BadRecord):
        scene({"hand": ["mayan"]}, {}).why_untouchable(thing, 0)


CARDS = [
    {"civilization": "greek"},
    {"civilization": "mayan"},
    {"district": "kiln-yard"},
    {"district": "heron-court"},
    {"island": "fire"},
    {"island": "water"},
]


def test_what_a_card_a_district_and_a_wonder_mean_now() -> None:
    match = scene(
        {"hand": ["greek"], "princes": {"kiln-yard": ["greek"] * 2, "gull-harbour": ["greek"]}},
        {"monuments": {"gull-harbour": "greek"}, "wonders": ["fire"]},
        {},
    )
    said = {m["id"]: m["args"] for m in match.meaning({"civilization": "greek"}, 0)}
    assert said["now-value"] == {"count": 5}
    assert said["now-princes"] == {"count": 3, "left": 5}
    assert said["now-held"] == {"count": 1}
    assert said["now-farewell"] == {"district": ["gull-harbour"]}
    said = {m["id"]: m["args"] for m in match.meaning({"district": "kiln-yard"}, 0)}
    assert said["now-most-here"]["count"] == 2
    assert said["now-bonus"]["owner"] == 1
    assert said["now-reach-land"]["district"] == [
        "ember-strand",
        "glassblowers-ward",
        "gull-harbour",
    ]
    said = {m["id"]: m["args"] for m in match.meaning({"district": "gull-harbour"}, 0)}
    assert said["now-control"]["count"] == 5
    assert "cinder-dock" not in said["now-reach-sea"]["district"]
    assert match.meaning({"island": "fire"}, 0)[0]["id"] == "now-wonder"
    assert match.meaning({"island": "wind"}, 0)[1]["args"]["people"] == [
        "mayan",
        "persian",
        "egyptian",
        "chinese",
    ]
    hidden = {m["id"] for m in match.meaning({"civilization": "greek"}, None)}
    assert hidden == {"now-value", "now-monuments"}


@pytest.mark.parametrize(
    "card", [{}, {"district": "atlantis"}, {"civilization": "greek", "island": "fire"}]
)
def test_cards_that_cannot_be_are_refused(card: Any) -> None:
    with pytest.raises(polis.BadRecord):
        scene({"hand": ["mayan"]}, {}).meaning(card, 0)


MOVES = [
    "take greek fire",
    "surprise",
    "name 0",
    "name 1",
    "wonder fire",
    "wonder water",
    "control greek kiln-yard",
    "control mayan heron-court",
    "move greek",
    "add greek",
    "add greek anywhere",
    "remove greek",
    "raise greek",
    "drop greek",
    "privilege greek",
    "discard greek",
    "discard",
    "place kiln-yard",
    "place heron-court",
    "from kiln-yard",
    "to kiln-yard",
    "as greek",
    "one",
    "two",
    "pass",
    "fly",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_meaning_has_words(language: str) -> None:
    for match in walk(3, 5, 400, "utopia"):
        reasons = [match.why_not(move) for move in MOVES]
        things: list[dict[str, Any]] = [
            {"zone": "hand", "seat": 1, "civilization": "greek"},
            {"zone": "district", "district": "kiln-yard"},
            {"zone": "district", "district": "kiln-yard", "seat": 0, "civilization": "mayan"},
            {"zone": "guests", "civilization": "greek", "island": "fire"},
            {"zone": "scale", "civilization": "greek"},
            {"zone": "wonder", "island": "wind"},
            {"zone": "seat", "seat": 2},
            {"zone": "bag"},
        ]
        reasons += [match.why_untouchable(thing, match.seat) for thing in things]
        for seat in (0, None):
            reasons += [message for card in CARDS for message in match.meaning(card, seat)]
        reasons += [entry["why"] for entry in match.view(None)["queue"]]
        for reason in reasons:
            if reason is not None:
                in_words(reason, language)
