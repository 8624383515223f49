"""Railroad (age 7, purple)."""

from innovation.scenes import deck, scene, splay
from scenes import play, zone


def test_railroad_renews_the_hand_and_splays_up_what_is_right() -> None:
    match = scene(
        {
            "board": {
                "purple": ["mysticism", "railroad"],
                "blue": ["tools", "physics"],
                "red": ["oars", "coal"],
            },
            "splays": {"blue": "right", "red": "left"},
            "hand": ["archery", "optics", "pottery"],
        },
        {},
        decks={"6": ["canning", "democracy", "encyclopedia"]},
    )
    play(match, "dogma railroad", "return pottery")
    assert deck(match, 1)[:2] == ["archery", "pottery"]
    assert deck(match, 3)[0] == "optics"
    assert sorted(zone(match, 0, "hand")) == ["canning", "democracy", "encyclopedia"]
    assert match.moves() == ("splay blue up", "pass")
    play(match, "splay blue up")
    assert splay(match, 0, "blue") == "up"
    assert splay(match, 0, "red") == "left"


def test_railroad_offers_no_splay_where_nothing_is_right() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "railroad"]}, "splays": {"purple": "left"}},
        {},
        decks={"6": ["canning", "democracy", "encyclopedia"]},
    )
    play(match, "dogma railroad")
    assert len(zone(match, 0, "hand")) == 3
    assert match.seat == 0
    assert "dogma railroad" in match.moves()


def test_railroad_shared_draws_from_the_same_deck() -> None:
    match = scene(
        {"board": {"purple": ["railroad"]}},
        {"board": {"red": ["fission"]}, "hand": ["tools"]},
        decks={"6": ["canning", "democracy", "encyclopedia", "metric-system"]},
    )
    play(match, "dogma railroad")
    assert sorted(zone(match, 1, "hand")) == ["democracy", "encyclopedia", "metric-system"]
    hand = zone(match, 0, "hand")
    assert "canning" in hand
    assert len(hand) == 4
