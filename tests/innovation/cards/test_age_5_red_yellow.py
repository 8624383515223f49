"""Red and yellow cards of age 5: Coal, The Pirate Code, Statistics, Steam Engine."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Coal


def test_coal_tucks_splays_and_scores_the_top_two() -> None:
    match = scene(
        {"board": {"red": ["oars", "coal"]}}, {}, decks={"5": ["physics", "the-pirate-code"]}
    )
    play(match, "dogma coal")
    assert pile(match, 0, "red") == ["the-pirate-code", "oars", "coal"]
    play(match, "splay red right")
    assert splay(match, 0, "red") == "right"
    play(match, "colour red")
    assert pile(match, 0, "red") == ["the-pirate-code"]
    assert splay(match, 0, "red") == "none"
    assert zone(match, 0, "score") == ["coal", "oars"]
    assert match.seat == 0


def test_coal_scores_a_lone_card_of_a_colour() -> None:
    match = scene({"board": {"red": ["coal"]}}, {}, decks={"5": ["physics"]})
    play(match, "dogma coal")
    assert match.moves() == ("colour red", "colour blue", "pass")
    play(match, "colour blue")
    assert zone(match, 0, "score") == ["physics"]
    assert pile(match, 0, "blue") == []


def test_coal_may_be_declined_and_is_shared() -> None:
    match = scene(
        {"board": {"red": ["coal"]}},
        {"board": {"red": ["machine-tools"]}},
        decks={"5": ["statistics", "physics", "chemistry"]},
    )
    play(match, "dogma coal")
    assert match.seat == 1
    assert pile(match, 1, "blue") == ["chemistry"]
    play(match, "colour blue", "pass")
    assert zone(match, 1, "score") == ["chemistry"]
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["statistics"]  # for the sharing


# The Pirate Code


def test_the_pirate_code_takes_two_low_cards_then_scores_the_lowest_crown() -> None:
    match = scene(
        {"board": {"red": ["the-pirate-code"], "green": ["sailing"], "blue": ["tools"]}},
        {"score": ["oars", "philosophy", "navigation", "coal"]},
    )
    play(match, "dogma the-pirate-code")
    assert match.seat == 1
    assert match.moves() == ("transfer oars", "transfer philosophy", "transfer navigation")
    play(match, "transfer philosophy", "transfer oars")
    assert zone(match, 1, "score") == ["navigation", "coal"]
    assert zone(match, 0, "score") == ["philosophy", "oars", "sailing"]
    assert pile(match, 0, "green") == []
    assert pile(match, 0, "blue") == ["tools"]


def test_the_pirate_code_takes_what_there_is() -> None:
    match = scene({"board": {"red": ["the-pirate-code"]}}, {"score": ["navigation", "coal"]})
    play(match, "dogma the-pirate-code", "transfer navigation")
    assert zone(match, 0, "score") == ["navigation", "the-pirate-code"]
    assert zone(match, 1, "score") == ["coal"]


def test_the_pirate_code_without_booty_scores_nothing() -> None:
    match = scene({"board": {"red": ["the-pirate-code"]}}, {"score": ["coal"]})
    play(match, "dogma the-pirate-code")
    assert zone(match, 0, "score") == []
    assert pile(match, 0, "red") == ["the-pirate-code"]


def test_the_pirate_code_asks_only_among_ties_and_sharers_score_too() -> None:
    match = scene(
        {"board": {"red": ["the-pirate-code"], "green": ["sailing"], "purple": ["city-states"]}},
        {"score": ["oars"]},
        {"board": {"purple": ["enterprise"], "blue": ["encyclopedia"]}},
        decks={"5": ["coal"]},
    )
    play(match, "dogma the-pirate-code", "transfer oars")
    assert zone(match, 2, "score") == ["enterprise"]
    assert match.moves() == ("score sailing", "score city-states")
    play(match, "score city-states")
    assert zone(match, 0, "score") == ["oars", "city-states"]
    assert zone(match, 0, "hand") == ["coal"]


# Statistics


def test_statistics_sends_a_value_back_to_hand() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture", "statistics"]}},
        {"hand": ["oars"], "score": ["tools", "coal", "pottery"]},
    )
    play(match, "dogma statistics")
    assert match.seat == 0  # the leader chooses
    play(match, "value 1")
    assert zone(match, 1, "score") == ["coal"]
    assert zone(match, 1, "hand") == ["oars", "tools", "pottery"]
    play(match, "splay yellow right")
    assert splay(match, 0, "yellow") == "right"


def test_statistics_may_name_a_value_nobody_has() -> None:
    match = scene({"board": {"yellow": ["statistics"]}}, {"score": ["coal"]})
    play(match, "dogma statistics", "value 11")
    assert zone(match, 1, "score") == ["coal"]
    assert match.moves() == ("dogma statistics", "draw")


def test_statistics_asks_once_for_each_victim_with_points() -> None:
    match = scene(
        {"board": {"yellow": ["statistics"]}},
        {"score": ["coal"]},
        {},
        {"score": ["oars", "physics"]},
    )
    play(match, "dogma statistics", "value 5", "value 1")
    assert zone(match, 1, "hand") == ["coal"]
    assert zone(match, 3, "hand") == ["oars"]
    assert zone(match, 3, "score") == ["physics"]
    assert match.seat == 0


# Steam Engine


def test_steam_engine_scores_what_it_tucked() -> None:
    match = scene(
        {"board": {"yellow": ["steam-engine"]}},
        {},
        decks={"4": ["enterprise", "anatomy", "gunpowder"]},
    )
    play(match, "dogma steam-engine")
    assert pile(match, 0, "red") == ["gunpowder"]
    assert zone(match, 0, "score") == ["anatomy"]
    assert pile(match, 0, "yellow") == ["steam-engine"]
    assert deck(match, 6) != []


def test_steam_engine_scoring_itself_junks_the_sixes() -> None:
    match = scene(
        {"board": {"yellow": ["steam-engine"]}},
        {},
        decks={"4": ["navigation", "gunpowder"], "6": ["democracy", "canning"]},
    )
    play(match, "dogma steam-engine")
    assert zone(match, 0, "score") == ["steam-engine"]
    assert deck(match, 6) == []
    assert {"democracy", "canning"} <= set(common(match, "junk"))


def test_steam_engine_shared_without_yellow_scores_nothing() -> None:
    match = scene(
        {"board": {"yellow": ["steam-engine"]}},
        {"board": {"red": ["coal"]}},
        decks={"4": ["colonialism", "navigation", "gunpowder", "reformation", "enterprise"]},
    )
    play(match, "dogma steam-engine")
    assert pile(match, 1, "purple") == ["reformation", "enterprise"]
    assert zone(match, 1, "score") == []
    assert zone(match, 0, "score") == ["steam-engine"]
    assert zone(match, 0, "hand") == ["colonialism"]  # its highest top card is a 4 now
