"""The red and yellow cards of age 1."""

from innovation.scenes import common, deck, pile, play, scene, zone

EMPTY: dict[str, list[str]] = {str(age): [] for age in range(1, 12)}


# Archery


def test_archery_takes_the_highest_card_and_junks_an_achievement() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"hand": ["calendar"]},
        decks={"1": ["sailing"]},
        achievements=[1, 2, 3],
    )
    play(match, "dogma archery")
    assert (match.seat, match.moves()) == (0, ("junk-achievement 1", "junk-achievement 2"))
    play(match, "junk-achievement 2")
    assert zone(match, 0, "hand") == ["calendar"]
    assert zone(match, 1, "hand") == ["sailing"]
    assert len(common(match, "achievements")) == 2
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_archery_lets_the_victim_choose_among_ties() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"hand": ["oars"]},
        decks={"1": ["sailing"]},
        achievements=[3],
    )
    play(match, "dogma archery")
    assert (match.seat, match.moves()) == (1, ("transfer oars", "transfer sailing"))
    play(match, "transfer oars")
    assert zone(match, 0, "hand") == ["oars"]
    # no achievement of value 1 or 2 is left, so nobody is asked for one
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_archery_shared_junks_twice_and_draws_once() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"board": {"yellow": ["masonry"]}, "hand": ["oars"]},
        decks={"1": ["sailing"]},
        achievements=[1, 2],
    )
    play(match, "dogma archery")
    assert match.seat == 1
    play(match, "junk-achievement 1", "junk-achievement 2")
    assert common(match, "achievements") == []
    assert (zone(match, 0, "hand"), zone(match, 1, "hand")) == (["sailing"], ["oars"])


# Metalworking


def test_metalworking_scores_castles_until_a_card_has_none() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}},
        {},
        decks={"1": ["sailing", "masonry", "archery"]},
    )
    play(match, "dogma metalworking")
    assert zone(match, 0, "score") == ["archery", "masonry"]
    assert zone(match, 0, "hand") == ["sailing"]
    assert common(match, "known")["sailing"] == [0, 1, 2]


def test_metalworking_lets_everyone_follow_what_was_revealed() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}, "hand": ["tools"]},
        {},
        decks={"1": ["sailing", "archery"]},
    )
    play(match, "dogma metalworking")
    assert common(match, "known") == {"archery": [0, 1, 2], "sailing": [0, 1, 2]}


def test_metalworking_goes_on_with_the_next_deck() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}},
        {},
        decks={"1": ["archery"], "2": ["currency", "construction"]},
    )
    play(match, "dogma metalworking")
    assert zone(match, 0, "score") == ["archery", "construction"]
    assert zone(match, 0, "hand") == ["currency"]


def test_metalworking_can_end_the_game() -> None:
    match = scene({"board": {"red": ["metalworking"]}}, {}, decks={**EMPTY, "1": ["oars"]})
    play(match, "dogma metalworking")
    assert match.over
    assert match.winners == (0,)


def test_metalworking_is_shared_first() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["pottery", "writing", "sailing", "oars"]},
    )
    play(match, "dogma metalworking")
    assert (zone(match, 1, "score"), zone(match, 1, "hand")) == (["oars"], ["sailing"])
    assert (zone(match, 0, "score"), zone(match, 0, "hand")) == ([], ["writing", "pottery"])


# Oars


def test_oars_takes_crowns_until_none_is_left() -> None:
    match = scene(
        {"board": {"red": ["oars"]}},
        {"hand": ["sailing", "archery"]},
        decks={"1": ["the-wheel", "clothing"]},
    )
    play(match, "dogma oars")
    assert (match.seat, match.moves()) == (1, ("transfer sailing",))
    play(match, "transfer sailing")
    assert match.moves() == ("transfer clothing",)
    play(match, "transfer clothing")
    assert zone(match, 0, "score") == ["sailing", "clothing"]
    assert zone(match, 1, "hand") == ["archery", "the-wheel"]
    assert zone(match, 0, "hand") == []
    # who has no crown shows it
    assert common(match, "known")["archery"] == [0, 1, 2]


def test_oars_without_any_crown_draws() -> None:
    match = scene({"board": {"red": ["oars"]}}, {"hand": ["archery"]}, decks={"1": ["pottery"]})
    play(match, "dogma oars")
    assert zone(match, 0, "hand") == ["pottery"]
    assert zone(match, 1, "hand") == ["archery"]


def test_oars_counts_what_any_victim_gave() -> None:
    match = scene(
        {"board": {"red": ["oars"]}},
        {"hand": ["writing"]},
        {"hand": ["tools"]},
        decks={"1": ["pottery", "archery"]},
    )
    play(match, "dogma oars", "transfer writing")
    assert zone(match, 0, "score") == ["writing"]
    assert (zone(match, 1, "hand"), zone(match, 2, "hand")) == (["archery"], ["tools"])
    assert (zone(match, 0, "hand"), deck(match, 1)) == ([], ["pottery"])


# Agriculture


def test_agriculture_scores_one_higher() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture"]}, "hand": ["oars", "calendar"]},
        {},
        decks={"1": ["sailing"], "3": ["alchemy"]},
    )
    play(match, "dogma agriculture")
    assert match.moves() == ("return oars", "return calendar", "pass")
    play(match, "return calendar")
    assert zone(match, 0, "hand") == ["oars"]
    assert zone(match, 0, "score") == ["alchemy"]


def test_agriculture_can_be_declined_or_end_the_game() -> None:
    seats = ({"board": {"yellow": ["agriculture"]}, "hand": ["fusion"]}, {"score": ["oars"]})
    declined = play(scene(*seats), "dogma agriculture", "pass")
    assert zone(declined, 0, "hand") == ["fusion"]
    ended = play(scene(*seats), "dogma agriculture", "return fusion")
    assert ended.over
    assert ended.winners == (1,)


def test_agriculture_declined_by_a_sharer_gives_no_bonus() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture"]}},
        {"board": {"blue": ["pottery"]}, "hand": ["oars"]},
    )
    play(match, "dogma agriculture")
    assert match.seat == 1
    play(match, "pass")
    assert (match.seat, zone(match, 0, "hand")) == (0, [])


# Domestication


def test_domestication_melds_the_lowest_and_draws() -> None:
    match = scene(
        {"board": {"yellow": ["domestication"]}, "hand": ["calendar", "oars"]},
        {},
        decks={"1": ["sailing"]},
    )
    play(match, "dogma domestication")
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "hand") == ["calendar", "sailing"]


def test_domestication_asks_among_ties() -> None:
    match = scene(
        {"board": {"yellow": ["domestication"]}, "hand": ["masonry", "oars", "alchemy"]},
        {},
        decks={"1": ["sailing"]},
    )
    play(match, "dogma domestication")
    assert match.moves() == ("meld masonry", "meld oars")
    play(match, "meld masonry")
    assert pile(match, 0, "yellow") == ["domestication", "masonry"]


def test_domestication_with_an_empty_hand_only_draws() -> None:
    match = scene({"board": {"yellow": ["domestication"]}}, {}, decks={"1": ["sailing"]})
    play(match, "dogma domestication")
    assert zone(match, 0, "hand") == ["sailing"]


# Masonry


def test_masonry_melds_castles_and_hides_what_has_none() -> None:
    match = scene(
        {"board": {"yellow": ["masonry"]}, "hand": ["archery", "the-wheel", "sailing"]}, {}
    )
    play(match, "dogma masonry")
    assert match.moves() == ("meld archery", "meld the-wheel", "pass")
    play(match, "meld archery", "meld the-wheel")
    assert match.moves() == ("pass",)
    play(match, "pass")
    assert (pile(match, 0, "red"), pile(match, 0, "green")) == (["archery"], ["the-wheel"])
    assert common(match, "specials") == {}


def test_masonry_claims_the_monument_with_exactly_three_red_cards() -> None:
    seat = {
        "board": {"yellow": ["masonry"], "red": ["oars", "metalworking"]},
        "hand": ["archery", "construction"],
    }
    three = play(scene(seat, {}), "dogma masonry", "meld archery", "pass")
    assert common(three, "specials") == {"monument": 0}
    four = play(scene(seat, {}), "dogma masonry", "meld archery", "meld construction")
    assert common(four, "specials") == {}
    assert len(pile(four, 0, "red")) == 4


def test_masonry_gives_the_monument_to_who_shares_first() -> None:
    match = scene(
        {"board": {"yellow": ["masonry"], "red": ["engineering", "road-building", "optics"]}},
        {"board": {"red": ["oars", "archery", "metalworking"]}},
        decks={"3": ["alchemy"]},
    )
    play(match, "dogma masonry")
    assert common(match, "specials") == {"monument": 1}
    assert zone(match, 0, "hand") == ["alchemy"]


def test_masonry_without_cards_in_hand_asks_nothing() -> None:
    match = play(scene({"board": {"yellow": ["masonry"]}}, {}), "dogma masonry")
    assert (match.seat, common(match, "actions")) == (0, 1)
