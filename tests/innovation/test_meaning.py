"""What a card or an achievement means just now, as far as a seat may know."""

from typing import Any

import polis
import pytest
from innovation.base import SLUGS
from innovation.scenes import scene
from polis.core.languages import LANGUAGES
from walks import walk
from wording import in_words


def now(match: polis.Match, seat: int | None = 0, **card: Any) -> dict[str, Any]:
    """The messages about a card, arguments by id."""
    return {message["id"]: message["args"] for message in match.meaning(card, seat)}


def each(said: dict[str, Any]) -> dict[int, int]:
    return {one["args"]["owner"]: one["args"]["count"] for one in said["each"]}


def table() -> polis.Match:
    return scene(
        {
            "hand": ["archery", "sailing"],
            "board": {"red": ["oars", "metalworking"], "blue": ["writing"]},
        },
        {"hand": ["pottery"], "board": {"red": ["road-building"]}, "score": ["tools"]},
        {"board": {"yellow": ["masonry"]}},
    )


def test_a_card_in_hand_tells_what_melding_it_changes() -> None:
    said = now(table(), card="archery")
    assert next(iter(said)) == "now-your-hand"
    assert said["now-covers"] == {"card": "metalworking"}
    changes = [change["args"] for change in said["now-changes"]["changes"]]
    assert changes == [{"icon": "castle", "change": "−1"}, {"icon": "lightbulb", "change": "+1"}]
    assert each(said["now-icons-melded"]) == {0: 2, 1: 3, 2: 3}
    assert "now-you-demand-nobody" in said
    assert said["now-you-share"]["owner"] == [1, 2]
    assert said["now-counts-for"] == {"special": "monument", "count": 0, "needed": 4}
    assert now(table(), card="sailing")["now-starts"] == {"colour": "green"}


def test_a_splay_goes_on_and_a_higher_card_draws_higher() -> None:
    match = scene(
        {
            "hand": ["optics"],
            "board": {"red": ["archery", "oars"]},
            "splays": {"red": "left"},
        },
        {},
    )
    assert now(match, card="optics")["now-covers-splayed"] == {"card": "oars", "direction": "left"}
    assert now(match, card="optics")["now-draws-value"] == {"age": 3}


def test_a_top_card_tells_who_shares_and_who_is_vulnerable() -> None:
    match = scene({"board": {"red": ["archery"]}}, {"board": {"red": ["oars"]}}, {})
    mine = now(match, card="archery")
    assert mine["now-you-demand"]["owner"] == [2]
    assert mine["now-you-share"]["owner"] == [1]
    theirs = now(match, seat=0, card="oars")
    assert theirs["now-top"] == {"owner": 1}
    assert theirs["now-they-demand"] == {"seat": 1, "owner": [2]}
    assert theirs["now-they-share"] == {"seat": 1, "owner": [0]}
    assert now(match, None, card="oars") == theirs


def test_a_covered_card_says_what_lies_on_it() -> None:
    said = now(table(), card="oars")
    assert said["now-your-covered"]["above"]["args"] == {"card": "metalworking"}
    assert [*now(table(), 1, card="oars")] == ["now-covered"]


def test_where_a_card_lies_is_told_only_to_those_who_know() -> None:
    assert "now-your-hand" in now(table(), 1, card="pottery")
    for seat in (0, 2, None):
        assert [*now(table(), seat, card="pottery")] == ["now-unseen", "now-icons"]
        assert [*now(table(), seat, card="tools")] == ["now-unseen", "now-icons"]
    assert [*now(table(), 1, card="tools")] == ["now-your-score"]
    known = scene(
        {}, {"hand": ["pottery"], "score": ["tools"]}, known={"pottery": [0], "tools": [0]}
    )
    assert now(known, card="pottery")["now-in-hand"] == {"owner": 1}
    assert now(known, card="tools")["now-in-score"] == {"owner": 1}
    assert "now-unseen" in now(known, None, card="pottery")


def test_a_known_card_that_went_back_or_out() -> None:
    known = {"pottery": [0, 1], "tools": [0], "oars": [1], "writing": [0]}
    match = scene(
        {"achievements": ["writing"]},
        {},
        known=known,
        junk=["tools"],
        achievements=["oars"],
        decks={"1": ["pottery"]},
    )
    assert [*now(match, card="pottery")] == ["now-in-deck"]
    assert [*now(match, card="tools")] == ["now-in-junk"]
    assert [*now(match, 1, card="oars")] == ["now-is-achievement"]
    assert [*now(match, card="writing")] == ["now-your-achieved"]


def test_hidden_cards_make_no_difference_to_what_is_said() -> None:
    one = scene({"hand": ["oars"]}, {"hand": ["pottery"]}, {})
    other = scene({"hand": ["oars"]}, {"hand": ["tools"]}, {})
    for slug in SLUGS:
        for seat in (0, 2, None):
            assert now(one, seat, card=slug) == now(other, seat, card=slug)


def test_a_special_achievement_tells_how_near_everyone_is() -> None:
    said = now(table(), special="monument")
    assert each(said["now-near-monument"]) == {0: 0, 1: 0, 2: 0}
    assert said["now-special-also"] == {"card": "masonry"}
    said = now(table(), special="empire")
    assert each(said["now-near-empire"]) == {0: 1, 1: 1, 2: 1}
    assert said["now-empire-lacks"]["icon"] == ["crown", "leaf", "lightbulb", "factory", "clock"]
    assert "now-empire-lacks" not in now(table(), None, special="empire")
    for special in ("wonder", "world", "universe"):
        assert each(now(table(), special=special)[f"now-near-{special}"]) == {0: 0, 1: 0, 2: 0}


def test_a_special_achievement_that_is_gone() -> None:
    match = scene({}, {}, specials={"empire": 0, "world": 1, "wonder": "junk"})
    assert now(match, special="empire") == {"now-special-yours": {}}
    assert now(match, special="world") == {"now-special": {"owner": 1}}
    assert now(match, special="wonder") == {"why-special-junked": {"special": "wonder"}}


def test_a_standard_achievement_tells_what_is_missing() -> None:
    match = scene(
        {"score": [3, 2], "board": {"blue": ["writing"]}},
        {"score": [9, 9], "board": {"blue": ["tools"]}, "achievements": [4]},
    )
    assert [*now(match, age=1)] == ["now-available", "now-eligible", "now-others-eligible"]
    said = now(match, age=2)
    assert said["now-available"] == {"age": 2, "points": 10}
    assert said["now-not-eligible"] == {"needed": 10, "age": 2, "points": 5, "highest": 1}
    assert now(match, age=4) == {"why-claimed": {"owner": 1, "age": 4}}
    assert [*now(match, None, age=1)] == ["now-available", "now-others-eligible"]


@pytest.mark.parametrize(
    "card",
    [
        {},
        {"card": "spoon"},
        {"special": "moon"},
        {"age": 11},
        {"age": "x"},
        {"card": "oars", "age": 1},
    ],
)
def test_cards_that_cannot_be_are_refused(card: Any) -> None:
    with pytest.raises(polis.BadRecord):
        table().meaning(card, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_at_any_time(language: str) -> None:
    every: list[dict[str, Any]] = [{"card": slug} for slug in SLUGS]
    every += [{"special": name} for name in ("empire", "monument", "wonder", "world", "universe")]
    every += [{"age": age} for age in range(1, 11)]
    for number, match in enumerate(walk(3, 7, 400, "innovation")):
        for card in every[number % 9 :: 9]:
            for viewer in (0, 1, None):
                messages = match.meaning(card, viewer)
                assert 1 <= len(messages) <= 8
                for message in messages:
                    in_words(message, language)
