"""The green, blue and purple cards of age 2."""

from innovation.scenes import Seat, common, deck, pile, play, scene, splay, zone

# Currency


def test_currency_scores_a_2_for_each_different_value() -> None:
    match = scene(
        {"board": {"green": ["currency"]}, "hand": ["oars", "sailing", "alchemy", "optics"]},
        {},
        decks={"1": [], "2": ["construction", "mapmaking", "calendar"], "3": []},
    )
    play(match, "dogma currency", "return oars", "return alchemy", "return sailing", "pass")
    assert zone(match, 0, "score") == ["calendar", "mapmaking"]
    assert zone(match, 0, "hand") == ["optics"]
    assert (deck(match, 1), deck(match, 3)) == (["sailing", "oars"], ["alchemy"])


def test_currency_ends_with_the_last_card_of_the_hand() -> None:
    match = scene(
        {"board": {"green": ["currency"]}, "hand": ["oars"]}, {}, decks={"2": ["calendar"]}
    )
    play(match, "dogma currency", "return oars")
    assert zone(match, 0, "score") == ["calendar"]
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_currency_declined_scores_nothing() -> None:
    match = scene({"board": {"green": ["currency"]}, "hand": ["oars"]}, {})
    play(match, "dogma currency", "pass")
    assert (zone(match, 0, "score"), zone(match, 0, "hand")) == ([], ["oars"])


# Mapmaking


def test_mapmaking_takes_a_1_and_scores_another() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}},
        {"score": ["oars", "calendar", "sailing"]},
        decks={"1": ["tools"]},
    )
    play(match, "dogma mapmaking")
    assert (match.seat, match.moves()) == (1, ("transfer oars", "transfer sailing"))
    play(match, "transfer sailing")
    assert zone(match, 0, "score") == ["sailing", "tools"]
    assert zone(match, 1, "score") == ["oars", "calendar"]


def test_mapmaking_without_a_1_scores_nothing() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}}, {"score": ["calendar"]}, decks={"1": ["tools"]}
    )
    play(match, "dogma mapmaking")
    assert (zone(match, 0, "score"), zone(match, 1, "score")) == ([], ["calendar"])


def test_mapmaking_pays_sharers_for_what_others_gave() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}},
        {"score": ["oars"]},
        {"board": {"purple": ["city-states"]}, "score": ["archery"]},
        decks={"1": ["tools", "pottery"], "2": ["calendar"]},
    )
    play(match, "dogma mapmaking", "transfer oars")
    assert zone(match, 2, "score") == ["archery", "pottery"]
    assert zone(match, 0, "score") == ["oars", "tools"]
    assert zone(match, 0, "hand") == ["calendar"]


# Calendar


def test_calendar_draws_two_3s_with_more_cards_scored_than_held() -> None:
    match = scene(
        {"board": {"blue": ["calendar"]}, "hand": ["oars"], "score": ["sailing", "tools"]},
        {},
        decks={"3": ["alchemy", "optics"]},
    )
    play(match, "dogma calendar")
    assert zone(match, 0, "hand") == ["oars", "optics", "alchemy"]


def test_calendar_does_nothing_with_as_many() -> None:
    match = scene(
        {"board": {"blue": ["calendar"]}, "hand": ["oars"], "score": ["alchemy"]},
        {"board": {"yellow": ["agriculture"]}},
    )
    play(match, "dogma calendar")
    # seat 1 shares with nothing held or scored: no change, so no free draw either
    assert (zone(match, 0, "hand"), zone(match, 1, "hand")) == (["oars"], [])


# Mathematics


def test_mathematics_melds_one_higher() -> None:
    match = scene(
        {"board": {"blue": ["mathematics"]}, "hand": ["oars", "calendar"]},
        {},
        decks={"3": ["alchemy"]},
    )
    play(match, "dogma mathematics", "return calendar")
    assert pile(match, 0, "blue") == ["mathematics", "alchemy"]
    assert zone(match, 0, "hand") == ["oars"]


def test_mathematics_skips_an_empty_deck_and_can_be_declined() -> None:
    seat = {"board": {"blue": ["mathematics"]}, "hand": ["oars"]}
    decks: dict[str, list[str]] = {"2": [], "3": [], "4": ["navigation"]}
    match = play(scene(seat, {}, decks=decks), "dogma mathematics", "return oars")
    assert pile(match, 0, "green") == ["navigation"]
    declined = play(scene(seat, {}, decks=decks), "dogma mathematics", "pass")
    assert zone(declined, 0, "hand") == ["oars"]


def test_mathematics_shared_uses_up_the_returned_card() -> None:
    match = scene(
        {"board": {"blue": ["mathematics"]}, "hand": ["archery"]},
        {"board": {"purple": ["philosophy"]}, "hand": ["oars"]},
        decks={"1": [], "2": ["construction", "calendar"], "3": ["optics"]},
    )
    play(match, "dogma mathematics", "return oars", "return archery")
    assert pile(match, 1, "blue") == ["calendar"]
    assert pile(match, 0, "red") == ["construction"]
    assert zone(match, 0, "hand") == ["optics"]


# Monotheism


def test_monotheism_takes_a_colour_the_leader_lacks() -> None:
    match = scene(
        {"board": {"purple": ["monotheism"], "blue": ["tools"]}},
        {
            "board": {
                "red": ["optics"],
                "green": ["sailing", "paper"],
                "blue": ["translation"],
                "purple": ["education"],
            }
        },
        decks={"1": ["mysticism", "clothing"]},
    )
    play(match, "dogma monotheism")
    assert (match.seat, match.moves()) == (1, ("transfer optics", "transfer paper"))
    play(match, "transfer paper")
    assert zone(match, 0, "score") == ["paper"]
    assert pile(match, 1, "green") == ["clothing", "sailing"]
    assert pile(match, 0, "purple") == ["mysticism", "monotheism"]


def test_monotheism_spares_who_has_no_other_colour() -> None:
    match = scene(
        {"board": {"purple": ["monotheism"]}},
        {"board": {"purple": ["education"]}},
        decks={"1": ["oars"]},
    )
    play(match, "dogma monotheism")
    assert zone(match, 0, "score") == []
    assert pile(match, 1, "purple") == ["education"]
    assert pile(match, 0, "red") == ["oars"]


def test_monotheism_shared_tucks_for_both() -> None:
    match = scene(
        {"board": {"purple": ["monotheism"]}},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["oars", "sailing"], "2": ["calendar"]},
    )
    play(match, "dogma monotheism")
    assert pile(match, 1, "green") == ["sailing", "the-wheel"]
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "hand") == ["calendar"]


# Philosophy

THINKER: Seat = {
    "board": {"purple": ["mysticism", "philosophy"], "red": ["oars", "archery"], "blue": ["tools"]},
    "hand": ["calendar"],
}


def test_philosophy_splays_a_colour_and_scores_a_card() -> None:
    match = play(scene(THINKER, {}), "dogma philosophy")
    assert match.moves() == ("splay red left", "splay purple left", "pass")
    play(match, "splay red left")
    assert match.moves() == ("score calendar", "pass")
    play(match, "score calendar")
    assert (splay(match, 0, "red"), splay(match, 0, "purple")) == ("left", "none")
    assert zone(match, 0, "score") == ["calendar"]


def test_philosophy_declined_does_nothing() -> None:
    match = play(scene(THINKER, {}), "dogma philosophy", "pass", "pass")
    assert (splay(match, 0, "red"), splay(match, 0, "purple")) == ("none", "none")
    assert (zone(match, 0, "score"), common(match, "actions")) == ([], 1)


def test_philosophy_offers_a_colour_splayed_another_way_only() -> None:
    match = scene({**THINKER, "splays": {"red": "left", "purple": "up"}, "hand": []}, {})
    play(match, "dogma philosophy")
    assert match.moves() == ("splay purple left", "pass")
    play(match, "splay purple left")
    # nothing in hand to score
    assert (splay(match, 0, "purple"), common(match, "actions")) == ("left", 1)
