"""Space Traffic (age 11, green)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import common, play, zone


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
