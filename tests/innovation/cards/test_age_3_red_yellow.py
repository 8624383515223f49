"""Engineering, Optics, Machinery and Medicine."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Engineering


def test_engineering_takes_one_castle_of_each_colour() -> None:
    match = scene(
        {"board": {"red": ["metalworking", "engineering"], "yellow": ["masonry"]}},
        {
            "board": {
                "blue": ["writing", "tools"],
                "green": ["the-wheel", "mapmaking"],
                "purple": ["philosophy"],
            }
        },
    )
    play(match, "dogma engineering", "splay red left")
    assert sorted(zone(match, 0, "score")) == ["mapmaking", "tools"]
    assert pile(match, 1, "blue") == ["writing"]
    # the Wheel has a castle too, but was not on top when the demand came
    assert pile(match, 1, "green") == ["the-wheel"]
    assert pile(match, 1, "purple") == ["philosophy"]
    assert splay(match, 0, "red") == "left"
    assert common(match, "actions") == 1


def test_engineering_spares_who_shares_it() -> None:
    match = scene(
        {"board": {"red": ["engineering"]}},
        {"board": {"red": ["archery", "oars"]}},
        decks={"3": ["paper"]},
    )
    play(match, "dogma engineering", "splay red left")
    assert splay(match, 1, "red") == "left"
    assert zone(match, 0, "score") == []
    # one red card cannot be splayed; the leader draws because another one shared
    assert splay(match, 0, "red") == "none"
    assert zone(match, 0, "hand") == ["paper"]


def test_engineering_without_castles_to_take() -> None:
    match = scene(
        {"board": {"red": ["archery", "engineering"]}}, {"board": {"purple": ["philosophy"]}}
    )
    play(match, "dogma engineering", "pass")
    assert zone(match, 0, "score") == []
    assert splay(match, 0, "red") == "none"


# Optics


def test_optics_with_a_crown_scores() -> None:
    match = scene({"board": {"red": ["optics"]}}, {}, decks={"3": ["compass"], "4": ["navigation"]})
    play(match, "dogma optics")
    assert pile(match, 0, "green") == ["compass"]
    assert zone(match, 0, "score") == ["navigation"]


def test_optics_without_a_crown_gives_points_to_one_who_has_fewer() -> None:
    match = scene(
        {"board": {"red": ["optics"]}, "score": ["tools", "monotheism"]},
        {"score": ["currency", "sailing"]},
        {"score": ["mapmaking"]},
        decks={"3": ["engineering"]},
    )
    play(match, "dogma optics")
    assert set(match.moves()) == {"transfer tools", "transfer monotheism"}
    play(match, "transfer monotheism")
    # three points each: the second player has not fewer
    assert match.moves() == ("player 2",)
    play(match, "player 2")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == ["currency", "sailing"]
    assert zone(match, 2, "score") == ["mapmaking", "monotheism"]


def test_optics_gives_nothing_to_the_richer() -> None:
    match = scene(
        {"board": {"red": ["optics"]}, "score": ["tools"]},
        {"score": ["sailing"]},
        decks={"3": ["engineering"]},
    )
    play(match, "dogma optics")
    assert zone(match, 0, "score") == ["tools"]
    assert pile(match, 0, "red") == ["optics", "engineering"]


def test_optics_shared_comes_first_to_the_opponent() -> None:
    match = scene(
        {"board": {"red": ["optics"]}},
        {"board": {"blue": ["translation"]}},
        decks={"3": ["alchemy", "education", "medicine"], "4": ["anatomy"]},
    )
    play(match, "dogma optics")
    assert pile(match, 1, "yellow") == ["medicine"]
    assert zone(match, 1, "score") == ["anatomy"]
    assert pile(match, 0, "purple") == ["education"]
    # nobody has fewer points than the leader's none, who draws for the sharing
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["alchemy"]


# Machinery


def test_machinery_swaps_the_hand_for_all_the_highest() -> None:
    match = scene(
        {"board": {"yellow": ["machinery"]}, "hand": ["oars", "currency", "calendar"]},
        {"hand": ["archery", "philosophy", "writing"]},
    )
    play(match, "dogma machinery")
    # now the leader must score a castle: Oars, or Archery that he got
    assert set(match.moves()) == {"score oars", "score archery"}
    play(match, "score archery")
    assert sorted(zone(match, 0, "hand")) == ["oars", "philosophy", "writing"]
    assert sorted(zone(match, 1, "hand")) == ["calendar", "currency"]
    assert zone(match, 0, "score") == ["archery"]


def test_machinery_against_an_empty_hand_still_gives() -> None:
    match = scene({"board": {"yellow": ["machinery"]}, "hand": ["oars"]}, {})
    play(match, "dogma machinery")
    assert zone(match, 0, "hand") == []
    assert zone(match, 1, "hand") == ["oars"]
    assert common(match, "actions") == 1


def test_machinery_shared_and_then_red_splayed() -> None:
    match = scene(
        {"board": {"yellow": ["machinery"], "red": ["oars", "archery"]}, "hand": ["writing"]},
        {"board": {"blue": ["pottery"]}, "hand": ["tools"]},
        decks={"3": ["paper"]},
    )
    play(match, "dogma machinery", "score tools", "splay red left")
    assert zone(match, 1, "score") == ["tools"]
    assert splay(match, 0, "red") == "left"
    # who had no castle to score has shown his hand; the free draw comes last
    assert zone(match, 0, "hand") == ["writing", "paper"]
    assert common(match, "known")["writing"] == [0, 1, 2]


# Medicine


def test_medicine_swaps_the_best_for_the_worst() -> None:
    match = scene(
        {"board": {"yellow": ["medicine"]}, "score": ["tools", "coal"]},
        {"score": ["currency", "education"]},
        achievements=[1, 2, 3, 4],
    )
    play(match, "dogma medicine", "junk-achievement 4")
    assert sorted(zone(match, 0, "score")) == ["coal", "education"]
    assert sorted(zone(match, 1, "score")) == ["currency", "tools"]
    assert len(common(match, "achievements")) == 3


def test_medicine_lets_the_victim_choose_among_ties() -> None:
    match = scene(
        {"board": {"yellow": ["medicine"]}, "score": ["tools", "oars"]},
        {"score": ["currency", "calendar"]},
        achievements=[1],
        known={"oars": [1]},
    )
    play(match, "dogma medicine")
    assert match.seat == 1
    play(match, "exchange calendar")
    assert set(match.moves()) == {"exchange oars", "exchange 1 of 0"}
    play(match, "exchange oars")
    assert sorted(zone(match, 0, "score")) == ["calendar", "tools"]
    assert sorted(zone(match, 1, "score")) == ["currency", "oars"]
    # no achievement of value 3 or 4 was left to be junked
    assert common(match, "actions") == 1


def test_medicine_against_no_score_gives_a_card_away() -> None:
    match = scene({"board": {"yellow": ["medicine"]}, "score": ["tools"]}, {}, achievements=[3])
    play(match, "dogma medicine", "junk-achievement 3")
    assert zone(match, 0, "score") == []
    assert zone(match, 1, "score") == ["tools"]
    assert common(match, "achievements") == []


def test_medicine_shared_junks_two_and_draws() -> None:
    match = scene(
        {"board": {"yellow": ["medicine"]}},
        {"board": {"blue": ["pottery"]}},
        achievements=[3, 4],
        decks={"3": ["paper"]},
    )
    play(match, "dogma medicine", "junk-achievement 3", "junk-achievement 4")
    assert common(match, "achievements") == []
    assert zone(match, 0, "hand") == ["paper"]
    assert deck(match, 3) == []
