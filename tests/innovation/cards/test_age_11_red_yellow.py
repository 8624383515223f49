"""Age 11, red and yellow: Astrogeology, Fusion, Near-Field Comm, Reclamation."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Astrogeology

REDS = ["archery", "oars", "construction", "optics", "gunpowder", "astrogeology"]


def test_astrogeology_takes_all_but_the_top_four_to_hand() -> None:
    match = scene({"board": {"red": REDS}}, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert pile(match, 0, "red") == REDS[2:]
    assert splay(match, 0, "red") == "aslant"
    assert zone(match, 0, "hand") == ["fusion", "archery", "oars"]
    assert not match.over


def test_astrogeology_moves_nothing_if_the_splay_changes_nothing() -> None:
    seat = {"board": {"red": REDS}, "splays": {"red": "aslant"}}
    match = scene(seat, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert pile(match, 0, "red") == REDS
    assert zone(match, 0, "hand") == ["fusion"]


def test_astrogeology_reveals_what_it_draws() -> None:
    match = scene({"board": {"red": ["astrogeology"]}}, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert common(match, "known")["fusion"] == [0, 1, 2]
    assert splay(match, 0, "red") == "none"


def test_astrogeology_wins_with_eight_cards_in_hand() -> None:
    hand = ["sailing", "tools", "writing", "pottery", "clothing", "paper", "currency"]
    match = scene({"board": {"red": ["astrogeology"]}, "hand": hand}, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert match.over
    assert match.winners == (0,)


def test_astrogeology_can_be_won_by_a_sharer_first() -> None:
    match = scene(
        {"board": {"red": ["astrogeology"]}, "hand": [1, 1, 1, 2, 2, 2, 2]},
        {"board": {"red": ["coal"]}, "hand": [3, 3, 3, 4, 4, 4, 4]},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma astrogeology")
    # everyone digs before anyone counts
    assert match.winners == (1,)


# Fusion


def test_fusion_goes_down_by_one_or_two_as_long_as_there_is_a_card() -> None:
    board = {
        "red": ["fusion"],
        "blue": ["software"],
        "green": ["mass-media"],
        "yellow": ["ecology"],
    }
    match = scene({"board": board}, {})
    play(match, "dogma fusion", "score fusion")
    assert match.moves() == ("value 10", "value 9")
    play(match, "value 10", "score software", "value 8", "score mass-media")
    assert match.moves() == ("value 7", "value 6")
    play(match, "value 6")
    assert zone(match, 0, "score") == ["fusion", "software", "mass-media"]
    assert pile(match, 0, "yellow") == ["ecology"]
    assert match.position()["actions"] == 1


def test_fusion_stops_where_a_value_is_missing() -> None:
    board = {"red": ["fusion"], "yellow": ["ecology"]}
    match = scene({"board": board}, {})
    play(match, "dogma fusion", "score fusion", "value 10")
    assert zone(match, 0, "score") == ["fusion"]
    assert match.position()["actions"] == 1


def test_fusion_scores_what_it_uncovers() -> None:
    match = scene({"board": {"red": ["composites", "miniaturization", "fusion"]}}, {})
    play(match, "dogma fusion", "score fusion", "value 10", "score miniaturization")
    play(match, "value 9", "score composites")
    assert zone(match, 0, "score") == ["fusion", "miniaturization", "composites"]
    assert pile(match, 0, "red") == []


def test_fusion_may_choose_which_card_of_the_value() -> None:
    board = {"red": ["fusion"], "blue": ["solar-sailing"], "purple": ["the-internet"]}
    match = scene({"board": board}, {})
    play(match, "dogma fusion")
    assert sorted(match.moves()) == ["score fusion", "score solar-sailing"]
    play(match, "score solar-sailing", "value 9")
    assert pile(match, 0, "red") == ["fusion"]


def test_fusion_ends_below_one() -> None:
    reds = ["archery", "optics", "coal", "explosives", "composites", "fusion"]
    match = scene({"board": {"red": reds}}, {})
    play(match, "dogma fusion", "score fusion", "value 9", "score composites", "value 7")
    play(match, "score explosives", "value 5", "score coal", "value 3", "score optics", "value 1")
    play(match, "score archery")
    assert pile(match, 0, "red") == []
    assert match.position()["actions"] == 1


def test_fusion_shared_without_an_11_gives_nothing() -> None:
    match = scene(
        {"board": {"red": ["fusion"]}}, {"board": {"blue": ["rocketry"]}}, decks={"1": ["tools"]}
    )
    play(match, "dogma fusion", "score fusion", "value 9")
    assert pile(match, 1, "blue") == ["rocketry"]
    assert zone(match, 0, "hand") == []


# Near-Field Comm


def test_near_field_comm_takes_the_value_that_the_leader_names() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}},
        {"score": ["tools", "paper", "optics", "coal"]},
        decks={"4": ["invention"], "5": ["banking"], "6": ["democracy", "canning"]},
    )
    play(match, "dogma near-field-comm")
    assert match.seat == 0
    assert len(match.moves()) == 11
    play(match, "value 3")
    assert zone(match, 1, "score") == ["tools", "coal"]
    # one of the two is then executed where it lies
    assert sorted(match.moves()) == ["execute optics", "execute paper"]
    play(match, "execute paper")
    assert sorted(zone(match, 0, "score")) == ["optics", "paper"]
    assert common(match, "known")["paper"] == [0, 1, 2]


def test_near_field_comm_may_name_a_value_that_is_not_there() -> None:
    match = scene({"board": {"yellow": ["near-field-comm"]}}, {"score": ["tools"]})
    play(match, "dogma near-field-comm", "value 7")
    assert zone(match, 1, "score") == ["tools"]
    assert match.position()["actions"] == 1


def test_near_field_comm_with_empty_score_piles_asks_nothing() -> None:
    match = scene({"board": {"yellow": ["near-field-comm"]}}, {})
    play(match, "dogma near-field-comm")
    assert match.position()["actions"] == 1


def test_near_field_comm_names_a_value_for_each_victim() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["mobility"]},
        {"score": ["tools", "paper"]},
        {"score": ["pottery", "alchemy"]},
    )
    play(match, "dogma near-field-comm", "value 1", "value 3")
    # Mobility has a demand only, so executing it does nothing
    assert zone(match, 0, "score") == ["mobility", "tools", "alchemy"]
    assert zone(match, 1, "score") == ["paper"]
    assert zone(match, 2, "score") == ["pottery"]
    assert match.position()["actions"] == 1


def test_near_field_comm_executes_the_highest_card_in_the_score_pile() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["tools", "genetics"]},
        {},
        decks={"11": ["climatology"]},
    )
    play(match, "dogma near-field-comm")
    assert pile(match, 0, "blue") == ["climatology"]
    assert zone(match, 0, "score") == ["tools", "genetics"]


def test_near_field_comm_shared_executes_for_the_sharer_alone() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["mobility"]},
        {"board": {"purple": ["escapism"]}, "score": ["genetics"]},
        decks={"11": ["fusion", "climatology"]},
    )
    play(match, "dogma near-field-comm")
    assert pile(match, 1, "blue") == ["climatology"]
    assert pile(match, 0, "blue") == []
    # something happened, so the leader draws
    assert zone(match, 0, "hand") == ["fusion"]


def test_near_field_comm_executing_an_executing_card_earns_a_chain_achievement() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["computers"]},
        {},
        decks={"10": ["stem-cells"], "11": ["fusion"]},
    )
    play(match, "dogma near-field-comm")
    # Computers melds Stem Cells and executes it: an execution within an execution
    assert pile(match, 0, "yellow") == ["near-field-comm", "stem-cells"]
    assert zone(match, 0, "achievements") == ["fusion"]


# Reclamation


def test_reclamation_draws_half_the_returned_value_rounded_up() -> None:
    match = scene(
        {"board": {"yellow": ["reclamation"], "red": ["archery", "construction"]}},
        {},
        decks={"1": ["oars"], "2": ["mathematics"]},
    )
    play(match, "dogma reclamation")
    # 1 + 2 makes 3, so a 2 is drawn; only two cards were returned, so it ends
    assert pile(match, 0, "red") == []
    assert deck(match, 1) == ["archery", "oars"]
    assert deck(match, 2) == ["construction"]
    assert pile(match, 0, "blue") == ["mathematics"]
    assert match.position()["actions"] == 1


def test_reclamation_of_three_cards_goes_on_with_the_melded_colour() -> None:
    match = scene(
        {
            "board": {
                "yellow": ["reclamation"],
                "red": ["archery", "construction", "optics", "coal"],
                "blue": ["tools"],
            }
        },
        {},
        decks={"3": ["alchemy"], "2": ["philosophy"]},
    )
    play(match, "dogma reclamation")
    # 1 + 2 + 3 makes a 3: Alchemy; then Tools and Alchemy are returned and 4 makes a 2
    assert pile(match, 0, "red") == ["coal"]
    assert pile(match, 0, "blue") == []
    assert pile(match, 0, "purple") == ["philosophy"]
    assert deck(match, 3) == ["alchemy", "optics"]


def test_reclamation_without_a_red_card_draws_a_1() -> None:
    match = scene({"board": {"yellow": ["reclamation"]}}, {}, decks={"1": ["tools"]})
    play(match, "dogma reclamation")
    assert pile(match, 0, "blue") == ["tools"]


def test_reclamation_lets_choose_the_order_under_one_deck() -> None:
    match = scene(
        {"board": {"yellow": ["reclamation"], "red": ["archery", "oars", "metalworking", "coal"]}},
        {},
        decks={"1": [], "2": ["mathematics", "philosophy"]},
    )
    play(match, "dogma reclamation")
    assert match.moves() == ("return archery", "return oars", "return metalworking")
    play(match, "return oars", "return metalworking")
    # 3 makes a 2: Philosophy, the only purple card, goes back and makes a 1: the first returned
    assert deck(match, 1) == ["archery", "metalworking"]
    assert pile(match, 0, "purple") == []
    assert pile(match, 0, "red") == ["coal", "oars"]


def test_reclamation_of_high_cards_ends_the_game() -> None:
    reds = ["mobility", "flight", "composites", "oars"]
    match = scene(
        {"board": {"yellow": ["reclamation"], "red": reds}, "score": ["tools"]},
        {"score": ["paper"]},
    )
    play(match, "dogma reclamation", "return mobility")
    # 8 + 8 + 9 makes a 13, which does not exist
    assert match.over
    assert match.winners == (1,)
