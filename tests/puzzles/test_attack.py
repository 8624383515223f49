"""What Draconians of the next player would take: one card counts 1, a built-in Resource 2."""

from typing import Any

import pytest
from polis.uchronia.attack import loss
from uchronia.scenes import scene

KNOWN = {"hand": ["brick", "clay"], "seen": ["brick", "clay"]}


def lost(me: dict[str, Any], attacker: dict[str, Any] = KNOWN, **zones: Any) -> int:
    """What seat 0 loses in the turn of seat 1 that begins."""
    return loss(scene(me, attacker, turn=1, **zones).truth, 0)


def test_a_card_of_a_colour_revealed_is_lost() -> None:
    assert lost({"hand": ["clay"], "domain": ["wood"]}) == 1


@pytest.mark.parametrize(
    "me",
    [
        {"hand": ["clay"]},
        {"hand": ["marble"], "domain": ["wood"]},
        {"domain": ["wood"]},
        {"hand": ["clay"], "domain": ["wood"], "buildings": ["frontier-post"]},
        {"hand": ["clay"], "domain": ["wood"], "buildings": ["garrison"]},
    ],
    ids=["bare domain", "other colours", "empty hand", "frontier post", "garrison"],
)
def test_what_keeps_the_hand_safe(me: dict[str, Any]) -> None:
    assert lost(me, forum=["marble"]) == 0


def test_garrison_does_not_help_in_colours_of_the_forum() -> None:
    assert lost({"hand": ["clay"], "domain": ["wood"], "buildings": ["garrison"]}, forum=["clay"])


def test_a_bridge_reaches_sites_behind_a_bare_domain() -> None:
    bridge = {**KNOWN, "buildings": ["bridge"]}
    site = {"sites": {"gate": ["stone"]}}
    assert lost(site, bridge) == 2
    assert lost({**site, "hand": ["clay"], "domain": ["wood"]}, bridge) == 3
    assert lost({**site, "buildings": ["rampart"]}, bridge) == 0
    assert lost({**site, "buildings": ["viaduct"], "stock": ["clay"]}, bridge) == 1


def test_cards_that_nobody_has_seen_do_not_count() -> None:
    hidden = {"hand": ["brick", "clay"], "seen": ["brick"]}
    assert lost({"hand": ["clay"], "domain": ["wood"]}, hidden) == 0
    assert lost({"hand": ["clay"], "domain": ["wood"]}, {"hand": ["brick", "clay"]}) == 0


def test_a_brick_on_the_own_domain_can_be_copied() -> None:
    copier = {"hand": ["clay"], "seen": ["clay"], "activities": ["brick"]}
    assert lost({"hand": ["clay"], "domain": ["wood"]}, copier) == 0
    assert lost({"hand": ["clay"], "domain": ["brick"]}, copier) == 1


def test_two_cards_of_a_colour_attack_as_well() -> None:
    pair = {"hand": ["clay"] * 3, "seen": ["clay"] * 3}
    assert lost({"hand": ["clay"], "domain": ["wood"]}, pair) == 1
