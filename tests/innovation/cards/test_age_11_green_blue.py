"""Age 11, green and blue: Hypersonics, Space Traffic, Climatology, Solar Sailing."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Hypersonics


def test_hypersonics_returns_two_tops_and_all_that_is_not_higher() -> None:
    match = scene(
        {"board": {"green": ["hypersonics"]}},
        {
            "board": {"blue": ["tools", "translation"], "yellow": ["medicine"], "purple": ["a-i"]},
            "hand": ["paper", "astronomy"],
            "score": ["mathematics", "databases"],
        },
        decks={"2": ["currency"], "3": ["optics"]},
    )
    play(match, "dogma hypersonics")
    assert match.seat == 1
    assert sorted(match.moves()) == ["return medicine", "return translation"]
    play(match, "return medicine", "return translation")
    assert pile(match, 1, "blue") == ["tools"]
    assert pile(match, 1, "yellow") == []
    assert zone(match, 1, "hand") == ["astronomy"]
    assert zone(match, 1, "score") == ["databases"]
    assert deck(match, 3) == ["paper", "translation", "medicine", "optics"]
    assert deck(match, 2) == ["mathematics", "currency"]
    assert match.seat == 0


def test_hypersonics_needs_two_tops_of_one_value() -> None:
    board = {"blue": ["tools"], "yellow": ["statistics"], "green": ["currency"]}
    match = scene({"board": {"green": ["hypersonics"]}}, {"board": board, "hand": ["pottery"]})
    play(match, "dogma hypersonics")
    assert zone(match, 1, "hand") == ["pottery"]
    assert pile(match, 1, "blue") == ["tools"]
    assert match.position()["actions"] == 1


def test_hypersonics_does_not_count_the_card_below_as_another_colour() -> None:
    board = {"blue": ["pottery", "tools"], "yellow": ["agriculture"], "purple": ["a-i"]}
    match = scene({"board": {"green": ["hypersonics"]}}, {"board": board})
    play(match, "dogma hypersonics", "return tools")
    assert match.moves() == ("return agriculture",)
    play(match, "return agriculture")
    assert pile(match, 1, "blue") == ["pottery"]


def test_hypersonics_spares_who_has_as_many_factories() -> None:
    board = {"red": ["coal"], "blue": ["chemistry"]}
    match = scene({"board": {"green": ["hypersonics"]}}, {"board": board})
    play(match, "dogma hypersonics")
    assert pile(match, 1, "red") == ["coal"]


# Space Traffic


def test_space_traffic_scores_all_but_the_top_five() -> None:
    reds = ["archery", "oars", "construction", "optics", "gunpowder", "coal"]
    match = scene(
        {"board": {"green": ["space-traffic"], "red": reds}}, {}, decks={"11": ["fusion"]}
    )
    play(match, "dogma space-traffic")
    assert pile(match, 0, "red") == reds[1:]
    assert sorted(zone(match, 0, "score")) == ["archery", "fusion"]
    assert splay(match, 0, "red") == "aslant"
    assert not match.over


def test_space_traffic_under_an_11_loses() -> None:
    match = scene(
        {"board": {"green": ["space-traffic"]}, "hand": ["oars"], "score": ["tools"]},
        {},
        {},
        decks={"11": ["fusion", "hypersonics"]},
    )
    play(match, "dogma space-traffic")
    assert not match.over
    assert match.seat == 1
    assert match.position()["seats"][0]["out"]
    assert zone(match, 0, "hand") == zone(match, 0, "score") == []
    assert pile(match, 0, "green") == []
    junk = common(match, "junk")
    assert all(card in junk for card in ("oars", "tools", "space-traffic", "hypersonics"))


def test_space_traffic_lost_between_two_gives_the_game_to_the_other() -> None:
    match = scene({"board": {"green": ["space-traffic"]}}, {}, decks={"11": ["hypersonics"]})
    play(match, "dogma space-traffic")
    assert match.winners == (1,)


def test_space_traffic_goes_on_until_the_highest_score() -> None:
    blues = ["tools", "pottery", "writing", "calendar", "mathematics"]
    match = scene(
        {"board": {"green": ["space-traffic"], "blue": blues}},
        {"score": ["paper"]},
        decks={"11": ["fusion", "climatology", "escapism", "whataboutism"]},
    )
    play(match, "dogma space-traffic")
    # Whataboutism starts purple, so no score; Escapism would then lie under an 11
    assert match.winners == (1,)


def test_space_traffic_with_a_score_as_high_as_another_stops() -> None:
    match = scene(
        {"board": {"green": ["space-traffic"]}, "score": ["paper"]},
        {"score": ["optics"]},
        decks={"11": ["fusion"]},
    )
    play(match, "dogma space-traffic")
    assert pile(match, 0, "red") == ["fusion"]
    assert splay(match, 0, "red") == "none"
    assert match.position()["actions"] == 1


def test_space_traffic_tucking_and_scoring_the_11_overtakes() -> None:
    blues = ["tools", "pottery", "writing", "calendar", "mathematics"]
    match = scene(
        {"board": {"green": ["space-traffic"], "blue": blues}},
        {"score": ["a-i"]},
        decks={"11": ["fusion", "climatology", "reclamation"]},
    )
    play(match, "dogma space-traffic")
    # Reclamation starts yellow with a score of 0; Climatology is the sixth blue card and scores 11
    assert zone(match, 0, "score") == ["climatology"]
    assert pile(match, 0, "yellow") == ["reclamation"]
    assert deck(match, 11) == ["fusion"]
    assert not match.over


def test_space_traffic_lost_by_a_sharer_goes_on_with_the_leader() -> None:
    match = scene(
        {"board": {"green": ["space-traffic"]}, "score": ["tools"]},
        {"board": {"red": ["astrogeology"], "green": ["sailing"]}, "score": ["paper"]},
        {},
        decks={"1": ["oars"], "11": ["escapism", "climatology", "fusion"]},
    )
    play(match, "dogma space-traffic")
    # seat 1 tucks Fusion under Astrogeology; the leader has then the highest score at once
    assert match.position()["seats"][1]["out"]
    assert pile(match, 0, "blue") == ["climatology"]
    # a sharer did something, so the leader draws
    assert zone(match, 0, "hand") == ["escapism"]


# Climatology


def test_climatology_returns_two_tops_with_the_icon_of_the_leader() -> None:
    match = scene(
        {"board": {"blue": ["climatology"]}},
        {"board": {"red": ["archery"], "green": ["sailing"], "blue": ["writing"]}},
    )
    play(match, "dogma climatology")
    assert match.seat == 0
    assert "icon leaf" not in match.moves()
    assert len(match.moves()) == 6
    play(match, "icon crown")
    assert match.moves() == ("return sailing", "return writing")
    play(match, "return sailing", "return writing", "return climatology")
    assert pile(match, 1, "green") == pile(match, 1, "blue") == []
    assert pile(match, 1, "red") == ["archery"]
    assert pile(match, 0, "blue") == []


def test_climatology_takes_as_many_as_there_are() -> None:
    match = scene({"board": {"blue": ["climatology"]}}, {"board": {"red": ["archery"]}})
    play(match, "dogma climatology", "icon castle", "return archery", "return climatology")
    assert pile(match, 1, "red") == []
    assert match.position()["actions"] == 1


def test_climatology_returns_what_scored_as_much_as_the_top_card() -> None:
    match = scene(
        {
            "board": {"blue": ["climatology"], "red": ["optics"]},
            "score": ["tools", "paper", "coal"],
        },
        {},
        decks={"3": [], "5": []},
    )
    play(match, "dogma climatology", "return optics")
    assert zone(match, 0, "score") == ["tools"]
    assert deck(match, 3) == ["paper", "optics"]
    assert deck(match, 5) == ["coal"]


def test_climatology_without_a_top_card_returns_the_whole_score_pile() -> None:
    """No card has the value 0, and all that was scored is worth as much."""
    match = scene(
        {"hand": ["tools"], "score": ["oars", "paper"]},
        {},
        {"board": {"blue": ["climatology"]}},
        {},
        parley=True,
        decks={"1": [], "3": []},
    )
    play(match, "dogma climatology of 2", "return tools")
    assert zone(match, 0, "score") == []
    assert deck(match, 1) == ["oars", "tools"]
    assert deck(match, 3) == ["paper"]
    assert pile(match, 2, "blue") == ["climatology"]


# Solar Sailing

BLUES = ["tools", "pottery", "writing", "calendar", "solar-sailing"]


def test_solar_sailing_keeps_four_and_splays_aslant() -> None:
    match = scene({"board": {"blue": BLUES}}, {}, decks={"1": ["oars"], "11": ["climatology"]})
    play(match, "dogma solar-sailing")
    assert match.moves() == ("return tools", "return pottery")
    play(match, "return pottery")
    assert pile(match, 0, "blue") == [*BLUES[2:], "climatology"]
    assert splay(match, 0, "blue") == "aslant"
    assert deck(match, 1) == ["tools", "pottery", "oars"]
    assert not match.over


def test_solar_sailing_wins_with_six_cards_of_a_colour_aslant() -> None:
    seat = {"board": {"blue": BLUES}, "splays": {"blue": "aslant"}}
    match = scene(seat, {}, decks={"11": ["climatology"]})
    play(match, "dogma solar-sailing")
    assert match.over
    assert match.winners == (0,)


def test_solar_sailing_with_five_cards_aslant_does_not_win() -> None:
    seat = {"board": {"blue": BLUES[1:]}, "splays": {"blue": "aslant"}}
    match = scene(seat, {}, decks={"11": ["climatology"]})
    play(match, "dogma solar-sailing")
    assert len(pile(match, 0, "blue")) == 5
    assert not match.over


def test_solar_sailing_melding_another_colour_starts_it() -> None:
    match = scene({"board": {"blue": BLUES}}, {}, decks={"11": ["fusion"]})
    play(match, "dogma solar-sailing")
    assert pile(match, 0, "red") == ["fusion"]
    assert splay(match, 0, "red") == "none"
    assert pile(match, 0, "blue") == BLUES
