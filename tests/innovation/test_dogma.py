"""Dogma: who shares, who is vulnerable, in what order, and the draw for having been shared."""

from innovation.scenes import deck, pile, scene, splay
from scenes import common, play, zone

# Who


def test_who_has_as_many_icons_shares_and_who_has_fewer_is_vulnerable() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},  # two castles
        {"board": {"yellow": ["domestication"]}, "hand": ["coal"]},  # two castles
        {"board": {"blue": ["tools"]}, "hand": ["paper"]},  # one castle
        decks={"1": ["oars", "sailing"]},
    )
    play(match, "dogma archery")
    # seat 2 met the demand, seat 1 shares the rest and is asked first
    assert zone(match, 2, "hand") == ["sailing"]
    assert zone(match, 0, "hand") == ["paper"]
    assert zone(match, 1, "hand") == ["coal"]
    assert match.seat == 1
    play(match, "junk-achievement 1")
    assert match.seat == 0


def test_icons_are_counted_once_when_it_begins() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}},
        {"board": {"blue": ["writing"]}, "hand": ["sailing", "clothing", "oars", "paper"]},
        decks={"1": ["pottery", "archery", "masonry"], "3": ["alchemy"]},
    )
    play(match, "dogma tools", "return sailing", "return clothing", "return oars")
    # Alchemy covers the lightbulbs of seat 1, which shares the second effect all the same
    assert pile(match, 1, "blue") == ["writing", "alchemy"]
    assert match.seat == 1
    assert match.moves() == ("return paper", "pass")


def test_who_becomes_able_to_share_meanwhile_does_not() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["sailing", "clothing", "oars"]},
        {"hand": ["paper"]},
        decks={"3": ["alchemy"]},
    )
    play(match, "dogma tools", "return sailing", "return clothing", "return oars")
    # the leader has no lightbulb left, but seat 1 had fewer when it began
    assert pile(match, 0, "blue") == ["tools", "alchemy"]
    assert match.position()["actions"] == 1


def test_effects_go_on_though_their_card_is_covered() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["sailing", "clothing", "oars", "paper"]},
        {},
        decks={"1": ["pottery", "archery", "masonry"], "3": ["alchemy"]},
    )
    play(match, "dogma tools", "return sailing", "return clothing", "return oars", "return paper")
    assert sorted(zone(match, 0, "hand")) == ["archery", "masonry", "pottery"]


def test_effects_go_on_though_their_card_has_left_the_board() -> None:
    match = scene(
        {"board": {"yellow": ["fermenting"]}},
        {"board": {"yellow": ["agriculture"]}},
        decks={"2": ["currency", "calendar", "mathematics"]},
    )
    play(match, "dogma fermenting", "pass")
    # seat 1 has no green card to tuck and junks Fermenting; the leader still carries it out
    assert pile(match, 0, "yellow") == []
    assert match.seat == 0
    assert match.moves() == ("pass",)


# In what order


def test_sharers_go_clockwise_before_the_leader() -> None:
    castles = {"board": {"purple": ["mysticism"]}}
    match = scene(
        {"board": {"yellow": ["masonry"]}},
        {"board": {"green": ["the-wheel"]}},
        castles,
        turn=1,
        decks={"1": ["code-of-laws", "oars", "archery", "tools", "pottery", "sailing", "clothing"]},
    )
    play(match, "dogma the-wheel")
    assert zone(match, 2, "hand") == ["clothing", "sailing"]
    assert zone(match, 0, "hand") == ["pottery", "tools"]
    assert zone(match, 1, "hand") == ["archery", "oars", "code-of-laws"]


def test_each_effect_is_finished_by_all_before_the_next() -> None:
    match = scene(
        {"board": {"blue": ["pottery"]}, "hand": ["oars"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["sailing"]},
        decks={"1": ["tools", "writing", "archery", "clothing", "masonry"]},
    )
    play(match, "dogma pottery")
    assert match.seat == 1
    play(match, "return sailing")
    assert match.seat == 0
    assert zone(match, 1, "hand") == []
    play(match, "pass")
    assert len(zone(match, 1, "hand")) == 1


def test_victims_go_clockwise_from_the_left() -> None:
    match = scene(
        {"hand": ["coal"]},
        {"board": {"red": ["archery"]}},
        {"hand": ["paper"]},
        turn=1,
        decks={"1": ["oars", "sailing", "tools"]},
    )
    play(match, "dogma archery")
    assert zone(match, 2, "hand") == ["tools"]
    assert zone(match, 0, "hand") == ["sailing"]
    assert zone(match, 1, "hand") == ["paper", "coal"]


def test_the_leader_carries_out_the_rest_however_few_icons_they_have() -> None:
    match = scene(
        {"board": {"green": ["sailing"]}},
        {"board": {"blue": ["translation"]}},
        decks={"1": ["oars", "tools", "archery"]},
    )
    play(match, "dogma sailing")
    assert pile(match, 1, "red") == ["archery"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "hand") == ["oars"]


def test_a_demand_is_not_carried_out_by_the_leader() -> None:
    match = scene({"board": {"red": ["composites"]}, "hand": ["tools", "oars"]}, {})
    play(match, "dogma composites")
    assert zone(match, 0, "hand") == ["tools", "oars"]
    assert match.position()["actions"] == 1


def test_who_cannot_give_shows_their_hand() -> None:
    match = scene({"board": {"red": ["oars"]}}, {"hand": ["tools", "pottery"]})
    play(match, "dogma oars")
    known = common(match, "known")
    assert known["tools"] == known["pottery"] == [0, 1, 2]


# The draw for having been shared


def test_one_draw_however_many_shared() -> None:
    sharer = {"board": {"purple": ["philosophy"]}}
    match = scene(
        {"board": {"blue": ["writing"]}},
        sharer,
        {"board": {"blue": ["mathematics"]}},
        decks={"1": ["oars", "sailing"], "2": ["currency", "calendar", "fermenting"]},
    )
    play(match, "dogma writing")
    assert zone(match, 1, "hand") == ["fermenting"]
    assert zone(match, 2, "hand") == ["calendar"]
    assert zone(match, 0, "hand") == ["currency", "sailing"]


def test_the_draw_is_valued_by_the_board_at_the_end() -> None:
    match = scene(
        {"board": {"blue": ["experimentation"]}},
        {"board": {"purple": ["philosophy"]}},
        decks={"4": ["gunpowder"], "5": ["coal", "banking", "societies"]},
    )
    play(match, "dogma experimentation")
    assert pile(match, 1, "purple") == ["philosophy", "societies"]
    assert pile(match, 0, "green") == ["banking"]
    assert zone(match, 0, "hand") == ["coal"]


def test_no_draw_for_revealing() -> None:
    match = scene(
        {"board": {"purple": ["specialization"]}},
        {"board": {"red": ["coal"]}, "hand": ["tools"]},
        decks={"9": ["genetics"]},
    )
    play(match, "dogma specialization", "reveal tools")
    assert common(match, "known")["tools"] == [0, 1, 2]
    assert zone(match, 0, "hand") == []


def test_no_draw_for_showing_that_one_cannot() -> None:
    match = scene(
        {"board": {"yellow": ["machinery"]}},
        {"board": {"blue": ["pottery"]}, "hand": ["coal"]},
        decks={"3": ["paper"]},
    )
    play(match, "dogma machinery")
    assert zone(match, 0, "hand") == []
    assert common(match, "known")["coal"] == [0, 1, 2]


def test_no_draw_for_what_one_may_and_will_not() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture"]}},
        {"board": {"blue": ["pottery"]}, "hand": ["coal"]},
        decks={"1": ["oars"]},
    )
    play(match, "dogma agriculture", "pass")
    assert zone(match, 0, "hand") == []


def test_no_draw_for_a_splay_that_changes_nothing() -> None:
    match = scene(
        {"board": {"purple": ["philosophy"]}},
        {"board": {"blue": ["tools", "atomic-theory"]}, "splays": {"blue": "left"}},
        decks={"2": ["calendar"]},
    )
    play(match, "dogma philosophy")
    assert splay(match, 1, "blue") == "left"
    assert zone(match, 0, "hand") == []
    assert match.position()["actions"] == 1


def test_a_draw_for_a_splay_that_changes_something() -> None:
    match = scene(
        {"board": {"purple": ["philosophy"]}},
        {"board": {"blue": ["tools", "atomic-theory"]}},
        decks={"2": ["calendar"]},
    )
    play(match, "dogma philosophy", "splay blue left")
    assert zone(match, 0, "hand") == ["calendar"]


def test_no_draw_for_demands() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}},
        {"score": ["tools"]},
        decks={"1": ["oars"], "2": ["calendar"]},
    )
    play(match, "dogma mapmaking", "transfer tools")
    assert zone(match, 0, "score") == ["tools", "oars"]
    assert zone(match, 0, "hand") == []


def test_no_draw_for_an_unshared_dogma() -> None:
    match = scene({"board": {"green": ["sailing"]}}, {}, decks={"1": ["oars", "tools"]})
    play(match, "dogma sailing")
    assert zone(match, 0, "hand") == []


def test_no_draw_after_the_leader_has_lost() -> None:
    match = scene(
        {"board": {"green": ["space-traffic"]}},
        {"board": {"blue": ["translation"]}, "score": ["tools"]},
        {},
        decks={"11": ["escapism", "hypersonics", "fusion"]},
    )
    play(match, "dogma space-traffic")
    assert match.position()["seats"][0]["out"]
    assert deck(match, 11) == ["escapism"]
    assert pile(match, 1, "red") == ["fusion"]


def test_a_complete_action_stops_everything_and_gives_no_draw() -> None:
    match = scene(
        {"board": {"red": ["fission"]}, "hand": ["oars"], "score": ["tools"]},
        {"hand": ["paper"]},
        {"board": {"blue": ["rocketry"]}, "hand": ["coal"], "achievements": ["pottery"]},
        decks={"10": ["software", "robotics"]},
    )
    play(match, "dogma fission")
    seats = match.position()["seats"]
    assert all(seat["hand"] == seat["score"] == [] and not seat["board"] for seat in seats)
    assert zone(match, 2, "achievements") == ["pottery"]
    assert deck(match, 10) == ["software"]
    assert match.seat == 0
    assert match.position()["actions"] == 1


def test_a_win_stops_everything_at_once() -> None:
    match = scene(
        {"board": {"blue": ["solar-sailing"]}},
        {
            "board": {"blue": ["tools", "writing", "physics", "evolution", "genetics"]},
            "splays": {"blue": "aslant"},
        },
        decks={"11": ["fusion", "climatology"]},
    )
    play(match, "dogma solar-sailing")
    assert match.winners == (1,)
    # the leader did not get to carry it out
    assert deck(match, 11) == ["fusion"]
