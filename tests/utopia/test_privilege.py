"""Privileges: a token turns a card into any civilization as it is played."""

import polis
from scenes import play, told, why_illegal, zone
from utopia.scenes import princes, scene


def test_a_token_turns_a_card_and_is_gone() -> None:
    match = scene({"hand": ["greek", "mayan"], "princes": {"kiln-yard": ["chinese"]}}, {})
    assert "move chinese" not in match.moves()
    play(match, "privilege greek")
    assert "as chinese" in match.moves()
    assert "as greek" not in match.moves()
    play(match, "as chinese")
    assert "move chinese" in match.moves()
    play(match, "move chinese", "to ember-strand")
    assert princes(match, 0, "ember-strand") == ["chinese"]
    assert zone(match, 0, "privileges") == 1
    assert match.position()["discard"] == ["greek"]
    turned = told(match, "privilege")[0]
    assert (turned["civilization"], turned["as"]) == ("greek", "chinese")


def test_both_may_be_used_in_one_turn_and_then_there_is_none() -> None:
    match = scene({"hand": ["greek", "greek", "mayan"]}, {})
    play(match, "privilege greek", "as chinese", "raise chinese")
    play(match, "privilege greek", "as chinese", "raise chinese")
    assert match.position()["scale"][2] == "chinese"
    assert zone(match, 0, "privileges") == 0
    assert match.why_not("privilege mayan") == {"id": "why-no-privilege", "args": {}}


def test_a_turned_card_counts_among_two_or_three_identical_ones() -> None:
    match = scene({"hand": ["greek", "mayan"]}, {})
    play(match, "privilege greek", "as mayan", "drop mayan")
    assert zone(match, 0, "hand") == []
    assert match.position()["scale"][-1] == "mayan"
    match = scene({"hand": ["greek", "mayan", "mayan"]}, {})
    play(match, "privilege greek", "as mayan", "add mayan anywhere", "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["mayan"]
    assert zone(match, 0, "hand") == []


def test_two_tokens_can_turn_two_cards_for_one_action() -> None:
    match = scene({"hand": ["greek", "persian", "mayan"]}, {})
    play(match, "privilege greek", "as mayan", "privilege persian")
    assert match.moves() == ("add mayan anywhere", "drop mayan")
    play(match, "add mayan anywhere", "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["mayan"]
    assert zone(match, 0, "privileges") == 0
    match = scene({"hand": ["greek", "persian"]}, {})
    play(match, "privilege greek", "as mayan", "privilege persian", "drop mayan")
    assert match.position()["scale"][-1] == "mayan"


def test_the_turned_card_must_be_used_as_what_it_was_turned_into() -> None:
    match = scene({"hand": ["greek", "persian"], "princes": {"kiln-yard": ["persian"]}}, {})
    play(match, "privilege greek", "as mayan")
    assert not any("persian" in move for move in match.moves() if move.startswith("move"))
    why = why_illegal(match, "move persian")
    assert why["id"] == "why-other-turned"


def test_what_would_lead_nowhere_is_not_offered() -> None:
    """Greek stands at the top, without princes or monuments: a single card could do nothing."""
    match = scene({"hand": ["mayan"], "privileges": 1}, {})
    play(match, "privilege mayan")
    assert "as greek" not in match.moves()
    assert match.moves() == ("as persian", "as egyptian", "as chinese")
    why = why_illegal(match, "as greek")
    assert why["id"] == "why-useless-as"


def test_a_second_token_makes_it_useful() -> None:
    match = scene({"hand": ["mayan", "persian"]}, {})
    play(match, "privilege mayan")
    assert "as greek" in match.moves()
    play(match, "as greek")
    assert match.moves() == ("privilege persian",)
    play(match, "privilege persian")
    assert match.moves() == ("drop greek",)


def test_privileges_are_open_to_all() -> None:
    match = scene({"hand": ["greek", "mayan"]}, {})
    play(match, "privilege greek", "as chinese", "raise chinese")
    assert match.view(1)["seats"][0]["privileges"] == 1


def test_an_offer_of_privilege_can_always_be_completed() -> None:
    """Whatever a turned card is turned into, a way leads to the end of its action."""
    for seed in range(40):
        match = polis.new("utopia", players=3, seed=seed)
        while match.view(None)["phase"] != "development":
            match.play(match.moves()[-1] if match.moves()[-1] == "pass" else match.moves()[0])
        for move in [m for m in match.moves() if m.startswith("privilege")]:
            turned = match.clone()
            turned.play(move)
            for civilization in turned.moves():
                used = turned.clone()
                used.play(civilization)
                assert used.moves()


def test_a_second_token_is_offered_only_where_it_leads_somewhere() -> None:
    """At the bottom of the scale two turned cards could only add a prince, with a third card."""
    match = scene({"hand": ["greek", "persian"]}, {})
    play(match, "privilege greek", "as chinese")
    assert match.moves() == ("raise chinese",)
    match = scene({"hand": ["greek", "persian", "chinese"]}, {})
    play(match, "privilege greek", "as chinese", "privilege persian")
    assert match.moves() == ("add chinese anywhere",)
    play(match, "add chinese anywhere", "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["chinese"]
