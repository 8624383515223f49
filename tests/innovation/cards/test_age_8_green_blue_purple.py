"""Green, blue and purple cards of age 8 (Mass Media and Rocketry have their own file)."""

from innovation.scenes import Seat, common, deck, pile, play, scene, splay, zone

# Corporations


def test_corporations_demands_of_who_shows_fewer_factories() -> None:
    match = scene(
        {"board": {"green": ["corporations"]}},
        {
            "board": {
                "green": ["electricity"],
                "red": ["archery", "gunpowder"],
                "blue": ["chemistry"],
            }
        },
        {"board": {"red": ["combustion"], "green": ["sailing"]}},
        decks={"8": ["rocketry", "socialism", "flight"]},
    )
    play(match, "dogma corporations")
    assert match.seat == 2
    assert match.moves() == ("transfer combustion",)


def test_corporations_replaces_what_it_takes_with_an_eight() -> None:
    match = scene(
        {"board": {"green": ["corporations"], "red": ["coal"]}},
        {"board": {"red": ["archery", "gunpowder"], "green": ["invention"], "blue": ["physics"]}},
        decks={"8": ["rocketry", "flight"]},
    )
    play(match, "dogma corporations")
    assert match.moves() == ("transfer gunpowder", "transfer physics")
    play(match, "transfer gunpowder")
    assert zone(match, 0, "score") == ["gunpowder"]
    assert pile(match, 1, "red") == ["archery", "flight"]
    assert pile(match, 1, "green") == ["invention"]
    assert pile(match, 0, "blue") == ["rocketry"]


def test_corporations_without_a_card_to_take_gives_no_eight() -> None:
    match = scene(
        {"board": {"green": ["corporations"]}},
        {"board": {"green": ["invention"], "red": ["archery"]}},
        decks={"8": ["rocketry", "flight"]},
    )
    play(match, "dogma corporations")
    assert pile(match, 1, "red") == ["archery"]
    assert deck(match, 8) == ["rocketry"]
    assert pile(match, 0, "red") == ["flight"]


def test_corporations_shared_melds_for_both() -> None:
    match = scene(
        {"board": {"green": ["corporations"]}},
        {"board": {"red": ["coal"]}},
        decks={"8": ["socialism", "rocketry", "flight"]},
    )
    play(match, "dogma corporations")
    assert pile(match, 1, "red") == ["coal", "flight"]
    assert pile(match, 0, "blue") == ["rocketry"]
    assert zone(match, 0, "hand") == ["socialism"]


# Quantum Theory


def test_quantum_theory_gives_tens_for_two_cards() -> None:
    match = scene(
        {"board": {"blue": ["quantum-theory"]}, "hand": ["tools", "coal", "optics"]},
        {},
        decks={"10": ["software", "robotics"]},
    )
    play(match, "dogma quantum-theory", "return tools", "return coal")
    assert sorted(zone(match, 0, "hand")) == ["optics", "robotics"]
    assert zone(match, 0, "score") == ["software"]


def test_quantum_theory_gives_nothing_for_one_card() -> None:
    match = scene(
        {"board": {"blue": ["quantum-theory"]}, "hand": ["tools"]},
        {"board": {"red": ["fission"]}, "hand": ["coal", "optics"]},
        decks={"8": ["flight"], "10": ["software", "robotics"]},
    )
    play(match, "dogma quantum-theory", "return coal", "pass", "return tools")
    assert zone(match, 1, "hand") == ["optics"]
    assert zone(match, 1, "score") == []
    assert zone(match, 0, "hand") == ["flight"]
    assert zone(match, 0, "score") == []
    assert deck(match, 10) == ["software", "robotics"]


# Empiricism


def test_empiricism_melds_and_splays_a_card_of_a_chosen_colour() -> None:
    match = scene(
        {"board": {"purple": ["empiricism"], "blue": ["tools"]}}, {}, decks={"9": ["genetics"]}
    )
    play(match, "dogma empiricism")
    assert len(match.moves()) == 5
    play(match, "colour red")
    assert len(match.moves()) == 4
    assert "colour red" not in match.moves()
    play(match, "colour blue")
    assert pile(match, 0, "blue") == ["tools", "genetics"]
    assert splay(match, 0, "blue") == "up"


def test_empiricism_unsplays_the_colour_that_was_not_chosen() -> None:
    match = scene(
        {
            "board": {"purple": ["empiricism"], "blue": ["tools", "pottery"]},
            "splays": {"blue": "right"},
        },
        {},
        decks={"9": ["genetics"]},
    )
    play(match, "dogma empiricism", "colour red", "colour yellow")
    assert splay(match, 0, "blue") == "none"
    assert pile(match, 0, "blue") == ["tools", "pottery"]
    assert zone(match, 0, "hand") == ["genetics"]
    assert common(match, "known")["genetics"] == [0, 1, 2]


def enlightened(purple: str, blue: str) -> Seat:
    """Fifteen lightbulbs in green and purple; a 9 with three more will be splayed up on blue."""
    return {
        "board": {
            "green": ["invention", "measurement", "mass-media", "classification"],
            "purple": ["philosophy", purple],
            "blue": [blue],
        },
        "splays": {"green": "aslant", "purple": "aslant"},
    }


def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    match = scene(enlightened("empiricism", "tools"), {}, decks={"9": ["genetics"]})
    play(match, "dogma empiricism", "colour blue", "colour red")
    assert match.over
    assert match.winners == (0,)


def test_empiricism_does_not_win_with_nineteen() -> None:
    match = scene(enlightened("empiricism", "chemistry"), {}, decks={"9": ["genetics"]})
    play(match, "dogma empiricism", "colour blue", "colour red")
    assert splay(match, 0, "blue") == "up"
    assert not match.over


def test_empiricism_wins_for_a_sharer_first() -> None:
    match = scene(
        {"board": {"purple": ["empiricism"]}},
        enlightened("education", "tools"),
        decks={"9": ["composites", "genetics"]},
    )
    play(match, "dogma empiricism", "colour blue", "colour red", "colour red", "colour blue")
    assert match.over
    assert match.winners == (1,)


# Socialism


def test_socialism_tucks_a_top_card_and_then_the_hand() -> None:
    match = scene(
        {
            "board": {"purple": ["mysticism", "socialism"], "red": ["oars"]},
            "splays": {"purple": "left"},
            "hand": ["archery", "tools"],
        },
        {},
    )
    play(match, "dogma socialism", "tuck socialism")
    assert pile(match, 0, "purple") == ["socialism", "mysticism"]
    assert splay(match, 0, "purple") == "left"
    assert pile(match, 0, "red") == ["archery", "oars"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "hand") == []
    assert match.moves() == (
        "junk-achievement 8",
        "junk-achievement 9",
        "junk-achievement 10",
        "pass",
    )
    play(match, "junk-achievement 9")
    assert len(common(match, "achievements")) == 9
    assert len(common(match, "junk")) == 1


def test_socialism_may_be_declined_in_both_parts() -> None:
    match = scene({"board": {"purple": ["socialism"]}, "hand": ["archery"]}, {})
    play(match, "dogma socialism", "pass", "pass")
    assert zone(match, 0, "hand") == ["archery"]
    assert common(match, "junk") == []


def test_socialism_tucks_the_hand_for_a_single_top_card() -> None:
    match = scene(
        {"board": {"purple": ["socialism"]}, "hand": ["mysticism"]}, {}, achievements=[1, 2]
    )
    play(match, "dogma socialism", "tuck socialism")
    assert pile(match, 0, "purple") == ["mysticism", "socialism"]
    assert zone(match, 0, "hand") == []
    assert "draw" in match.moves()


def test_socialism_lets_the_player_order_the_cards_of_a_colour() -> None:
    match = scene(
        {
            "board": {"purple": ["socialism"]},
            "hand": ["sailing", "tools", "clothing", "mapmaking"],
        },
        {},
        achievements=[1, 2],
    )
    play(match, "dogma socialism", "tuck socialism")
    # the first green card starts the pile and stays its top card
    assert match.moves() == ("tuck sailing", "tuck clothing", "tuck mapmaking")
    play(match, "tuck clothing", "tuck mapmaking")
    assert pile(match, 0, "green") == ["sailing", "mapmaking", "clothing"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "hand") == []
