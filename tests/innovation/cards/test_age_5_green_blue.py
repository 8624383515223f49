"""Green and blue cards of age 5: Banking, Measurement, Chemistry, Physics."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Banking


def test_banking_takes_a_factory_and_pays_with_a_five() -> None:
    match = scene(
        {"board": {"green": ["sailing", "banking"], "red": ["oars"]}},
        {"board": {"red": ["coal"], "green": ["electricity"], "blue": ["tools"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma banking")
    assert match.seat == 1
    assert match.moves() == ("transfer coal",)  # green ones are safe
    play(match, "transfer coal")
    assert pile(match, 0, "red") == ["oars", "coal"]
    assert zone(match, 1, "score") == ["physics"]
    play(match, "splay green right")
    assert splay(match, 0, "green") == "right"


def test_banking_finds_no_factory_and_pays_nothing() -> None:
    match = scene(
        {"board": {"green": ["sailing", "banking"]}},
        {"board": {"green": ["electricity"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma banking", "pass")
    assert zone(match, 1, "score") == []
    assert splay(match, 0, "green") == "none"


def test_banking_spares_who_shares_it() -> None:
    match = scene(
        {"board": {"green": ["banking"]}},
        {"board": {"red": ["industrialization"], "green": ["metric-system", "navigation"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma banking", "splay green right")
    assert pile(match, 1, "red") == ["industrialization"]
    assert splay(match, 1, "green") == "right"
    assert zone(match, 0, "hand") == ["physics"]


# Measurement


def test_measurement_splays_the_colour_and_draws_its_number() -> None:
    match = scene(
        {
            "board": {"green": ["measurement"], "red": ["oars", "archery"]},
            "hand": ["coal", "tools"],
        },
        {},
        decks={"2": ["philosophy"], "5": ["physics"]},
    )
    play(match, "dogma measurement", "return coal")
    assert splay(match, 0, "red") == "right"
    assert deck(match, 5) == ["coal", "physics"]
    assert zone(match, 0, "hand") == ["tools", "philosophy"]
    assert common(match, "known")["coal"] == [0, 1, 2]  # all have seen it


def test_measurement_of_a_missing_colour_draws_a_one() -> None:
    match = scene(
        {"board": {"green": ["measurement"]}, "hand": ["coal"]}, {}, decks={"1": ["oars"]}
    )
    play(match, "dogma measurement", "return coal")
    assert zone(match, 0, "hand") == ["oars"]


def test_measurement_declined_or_with_an_empty_hand_does_nothing() -> None:
    match = scene({"board": {"green": ["measurement"]}, "hand": ["coal"]}, {})
    play(match, "dogma measurement", "pass")
    assert zone(match, 0, "hand") == ["coal"]
    match = scene({"board": {"green": ["measurement"]}}, {})
    play(match, "dogma measurement")
    assert zone(match, 0, "hand") == []
    assert match.moves() == ("dogma measurement", "draw")


def test_measurement_draws_though_the_colour_is_splayed_already() -> None:
    match = scene(
        {
            "board": {"green": ["sailing", "banking", "measurement"]},
            "splays": {"green": "right"},
            "hand": ["clothing"],
        },
        {},
        decks={"3": ["optics"]},
    )
    play(match, "dogma measurement", "return clothing")
    assert splay(match, 0, "green") == "right"
    assert zone(match, 0, "hand") == ["optics"]


# Chemistry


def test_chemistry_scores_one_above_and_returns_one() -> None:
    match = scene(
        {"board": {"blue": ["tools", "chemistry"]}, "score": ["oars"]},
        {},
        decks={"1": ["pottery"], "6": ["democracy"]},
    )
    play(match, "dogma chemistry", "splay blue right")
    assert splay(match, 0, "blue") == "right"
    assert match.moves() == ("return oars", "return democracy")
    play(match, "return oars")
    assert zone(match, 0, "score") == ["democracy"]
    assert deck(match, 1) == ["oars", "pottery"]


def test_chemistry_on_an_eleven_ends_the_game() -> None:
    match = scene(
        {"board": {"blue": ["chemistry"], "green": ["hypersonics"]}, "score": ["oars"]}, {}
    )
    play(match, "dogma chemistry")
    assert match.over
    assert match.winners == (0,)


def test_chemistry_returns_even_what_it_just_scored() -> None:
    match = scene({"board": {"blue": ["chemistry"]}}, {}, decks={"6": ["democracy"]})
    play(match, "dogma chemistry")
    assert match.moves() == ("return democracy",)
    play(match, "return democracy")
    assert zone(match, 0, "score") == []
    assert deck(match, 6) == ["democracy"]


# Physics


def test_physics_keeps_three_cards_of_three_colours() -> None:
    match = scene(
        {"board": {"blue": ["physics"]}, "hand": ["oars"]},
        {},
        decks={"6": ["canning", "democracy", "machine-tools", "atomic-theory"]},
    )
    play(match, "dogma physics")
    assert zone(match, 0, "hand") == ["oars", "atomic-theory", "machine-tools", "democracy"]
    assert deck(match, 6) == ["canning"]


def test_physics_with_two_of_a_colour_costs_the_whole_hand() -> None:
    match = scene(
        {"board": {"blue": ["physics"]}, "hand": ["oars"]},
        {},
        decks={"1": ["tools"], "6": ["democracy", "emancipation", "atomic-theory"]},
    )
    play(match, "dogma physics")
    assert len(match.moves()) == 3  # the order of the sixes
    play(match, "return democracy", "return atomic-theory")
    assert zone(match, 0, "hand") == []
    assert deck(match, 6) == ["emancipation", "atomic-theory", "democracy"]
    assert deck(match, 1) == ["oars", "tools"]


def test_physics_is_shared_first() -> None:
    match = scene(
        {"board": {"blue": ["physics"]}},
        {"board": {"green": ["classification"]}},
        decks={
            "5": ["coal"],
            "6": ["canning", "vaccination", "democracy", "machine-tools", "atomic-theory"],
            "7": ["explosives"],
        },
    )
    play(match, "dogma physics")
    assert zone(match, 1, "hand") == ["atomic-theory", "machine-tools", "democracy"]
    assert match.seat == 0  # two yellow ones
    play(match, "return canning")
    assert zone(match, 0, "hand") == ["coal"]
    assert deck(match, 7) == ["explosives"]
