"""What cities, achievements and zones mean now, and what can be touched, with Cities of Destiny."""

from __future__ import annotations

from innovation.city_words import named, now, of_colour, table, with_symbol
from innovation.scenes import scene
from polis.innovation.icons import COLOURS
from scenes import touch
from wording import in_words


def test_a_flag_counts_as_long_as_nobody_shows_more_of_its_colour() -> None:
    flag = with_symbol("flag")
    colour = COLOURS[flag.colour]
    mine = {"board": {colour: [flag.slug]}}
    assert "now-flag-counts" in now(scene(mine, {}, cities=True), flag.slug)
    ahead = {"board": {colour: of_colour(flag, 2)}, "splays": {colour: "left"}}
    behind = scene(mine, ahead, cities=True)
    assert now(behind, flag.slug)["now-flag-behind"] == {"owner": [1]}
    assert now(behind, flag.slug, 1)["now-flag-behind"] == {"owner": [1]}
    covered = scene({"board": {colour: [flag.slug, *of_colour(flag, 1)]}}, {}, cities=True)
    assert "now-flag-covered" in now(covered, flag.slug)
    held = scene({"hand": [flag.slug]}, ahead, cities=True)
    assert now(held, flag.slug)["now-flag-would-not"] == {"owner": [1]}
    assert "now-flag-would-count" in now(scene({"hand": [flag.slug]}, {}, cities=True), flag.slug)


def test_fountains_that_show_are_counted() -> None:
    fountain = with_symbol("fountain")
    colour = COLOURS[fountain.colour]
    shown = scene({"board": {colour: [fountain.slug]}}, {}, cities=True)
    assert now(shown, fountain.slug)["now-fountains"] == {"count": 1}
    pile = {colour: [fountain.slug, *of_colour(fountain, 1)]}
    assert now(scene({"board": pile}, {}, cities=True), fountain.slug)["now-fountains"] == {
        "count": 0
    }
    held = now(scene({"hand": [fountain.slug]}, {}, cities=True), fountain.slug)
    assert held["now-fountains-melded"] == {"count": 1}


def test_what_a_city_supports_and_what_supports_a_card() -> None:
    match = table()
    assert named(now(match, "constantinople")["now-supports"]["cards"]) == ["oars"]
    assert "now-supports-nothing" in now(match, "babylon")
    assert named(now(match, "oars")["now-supported"]["cards"]) == ["constantinople"]
    assert "now-supported" not in now(match, "oars", 1)
    spent = table(endorsed=True)
    assert "why-endorsed" in now(spent, "oars")
    assert "why-endorsed" not in now(spent, "babylon", 1)


def test_melding_a_city_is_foreseen_in_the_order_of_its_symbols() -> None:
    assert now(table(), "athens")["foresee-plus"] == {"one": 2}
    match = scene({"hand": ["athens", "constantinople"]}, {}, cities=True)
    # another city in hand keeps one from drawing a city; one card cannot be splayed
    assert "foresee-draws-city" not in now(match, "athens")
    assert "foresee-arrow" not in now(match, "constantinople")
    alone = scene({"hand": ["athens"]}, {}, cities=True)
    assert "foresee-draws-city" in now(alone, "athens")
    board = {"purple": ["city-states"]}
    onto = scene({"hand": ["constantinople"], "board": board}, {}, cities=True)
    said = [*now(onto, "constantinople")]
    assert said[-2:] == ["foresee-arrow", "foresee-draws-city"]


def test_a_special_achievement_that_is_claimed_at_once_says_how() -> None:
    said = [each["id"] for each in table().meaning({"special": "glory"}, 0)]
    assert said == ["now-special-at-once", "special-how-glory"]


def test_an_achievement_of_another_set_is_not_taken_for_a_base_one() -> None:
    match = table()
    claimed = match.why_not("achieve cities 4")
    assert claimed is not None
    assert claimed["id"] == "why-claimed"
    assert in_words(claimed, "en") == "Ada has claimed the achievement of value 4 of Cities."
    other = match.meaning({"age": 4, "set": "cities"}, 0)
    assert [each["id"] for each in other] == ["why-claimed"]
    assert match.meaning({"age": 4}, 0)[0]["id"] == "now-available"


# Touching


def test_decks_of_a_set_have_their_own_purpose() -> None:
    match = table()
    assert touch(match, "deck", age=3) is None, "the next draw"
    assert touch(match, "deck", age=3, set="base") is None
    assert touch(match, "deck", age=3, set="cities") == "touch-deck-cities"
    assert touch(match, "deck", age=2) == "touch-deck"


def test_new_zones_and_cities_are_explained() -> None:
    match = table()
    assert touch(match, "forecast", seat=0) == "touch-own-forecast"
    assert touch(match, "forecast", seat=1, age=2, set="cities") == "touch-other-forecast"
    assert touch(match, "safe", seat=2, age=5, set="cities") == "touch-safe"
    assert touch(match, "board", seat=0, colour="green", card="babylon") == "why-no-effects"
    assert touch(match, "hand", seat=0, card="athens") is None
    assert touch(match, "specials", special="victory") == "touch-specials"
