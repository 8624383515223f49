"""Mass Media and Rocketry, which reach into the score piles of others."""

from innovation.scenes import deck, pile, play, scene, splay, zone

# Mass Media


def test_mass_media_returns_a_value_from_all_score_piles() -> None:
    match = scene(
        {"board": {"green": ["mass-media"]}, "hand": ["tools"], "score": ["optics", "coal"]},
        {"score": ["translation", "paper", "machinery", "physics"]},
        {"score": ["compass"]},
    )
    play(match, "dogma mass-media", "return tools", "value 3")
    assert match.seat == 0
    assert match.moves() == ("return optics", "return 3 of 1", "return 3 of 2")
    play(match, "return 3 of 2", "return 3 of 1", "return optics", "return 3 of 1")
    assert zone(match, 0, "score") == ["coal"]
    assert zone(match, 1, "score") == ["physics"]
    assert zone(match, 2, "score") == []
    assert len(deck(match, 3)) == 9
    assert deck(match, 3)[4] == "compass"
    assert deck(match, 3)[2] == "optics"


def test_mass_media_names_the_cards_it_knows() -> None:
    match = scene(
        {"board": {"green": ["mass-media"]}, "hand": ["tools"]},
        {"score": ["translation", "paper"]},
        known={"paper": [0]},
    )
    play(match, "dogma mass-media", "return tools", "value 3")
    assert match.moves() == ("return 3 of 1", "return paper")
    play(match, "return paper")
    assert deck(match, 3)[:2] == ["translation", "paper"]


def test_mass_media_may_choose_a_value_that_nobody_has() -> None:
    match = scene(
        {
            "board": {"green": ["mass-media"], "purple": ["mysticism", "education"]},
            "hand": ["tools"],
        },
        {"score": ["coal"]},
    )
    play(match, "dogma mass-media", "return tools")
    assert len(match.moves()) == 11
    play(match, "value 11", "splay purple up")
    assert zone(match, 1, "score") == ["coal"]
    assert splay(match, 0, "purple") == "up"


def test_mass_media_does_nothing_for_who_keeps_his_card() -> None:
    match = scene(
        {
            "board": {"green": ["mass-media"], "purple": ["mysticism", "education"]},
            "hand": ["tools"],
        },
        {"score": ["coal"]},
    )
    play(match, "dogma mass-media", "pass", "pass")
    assert zone(match, 0, "hand") == ["tools"]
    assert zone(match, 1, "score") == ["coal"]
    assert splay(match, 0, "purple") == "none"


def test_mass_media_shared_hits_the_leader() -> None:
    match = scene(
        {"board": {"green": ["mass-media"]}, "score": ["optics", "coal"]},
        {"board": {"blue": ["evolution"]}, "hand": ["tools"], "score": ["physics"]},
        decks={"8": ["flight"]},
    )
    play(match, "dogma mass-media", "return tools", "value 5", "return physics")
    assert zone(match, 0, "score") == ["optics"]
    assert zone(match, 1, "score") == []
    assert deck(match, 5)[:2] == ["coal", "physics"]
    assert zone(match, 0, "hand") == ["flight"]


# Rocketry


def test_rocketry_returns_a_card_for_each_colour_with_a_clock() -> None:
    match = scene(
        {"board": {"blue": ["rocketry"], "red": ["fission"], "green": ["sailing"]}},
        {"score": ["coal", "optics"]},
        {"score": ["compass", "paper"]},
    )
    play(match, "dogma rocketry")
    assert match.moves() == ("return 5 of 1", "return 3 of 1", "return 3 of 2")
    play(match, "return 5 of 1", "return 3 of 2")
    assert zone(match, 1, "score") == ["optics"]
    assert len(zone(match, 2, "score")) == 1
    assert deck(match, 5)[0] == "coal"
    assert match.seat == 0


def test_rocketry_counts_clocks_shown_by_splay() -> None:
    match = scene(
        {
            "board": {"blue": ["rocketry"], "purple": ["railroad", "astronomy"]},
            "splays": {"purple": "right"},
        },
        {"score": ["coal", "optics", "tools"]},
    )
    play(match, "dogma rocketry", "return 1 of 1", "return 3 of 1")
    assert zone(match, 1, "score") == ["coal"]
    assert match.seat == 0


def test_rocketry_returns_no_more_than_there_is_and_never_ones_own() -> None:
    match = scene(
        {"board": {"blue": ["rocketry"], "red": ["fission"]}, "score": ["tools"]},
        {"score": ["coal"]},
    )
    play(match, "dogma rocketry", "return 5 of 1")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == []
    play(match, "dogma rocketry")
    assert zone(match, 0, "score") == ["tools"]
    assert match.seat == 1


def test_rocketry_shared_hits_the_leader_first() -> None:
    match = scene(
        {"board": {"blue": ["rocketry"]}, "score": ["tools", "coal"]},
        {"board": {"red": ["fission"]}, "score": ["optics", "compass"]},
        decks={"8": ["flight"]},
        known={"compass": [0]},
    )
    play(match, "dogma rocketry")
    assert match.seat == 1
    assert match.moves() == ("return 1 of 0", "return 5 of 0")
    play(match, "return 5 of 0")
    assert match.seat == 0
    assert match.moves() == ("return 3 of 1", "return compass")
    play(match, "return compass")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == ["optics"]
    assert zone(match, 0, "hand") == ["flight"]
    assert pile(match, 0, "blue") == ["rocketry"]
