"""Whether the Buildings are evenly strong: those of one material are compared."""

from __future__ import annotations

from polis.uchronia.building import BUILDINGS
from polis.uchronia.countable import cards_in
from polis.uchronia.materials import NAMES
from polis.uchronia.shapes import View


def card_groups() -> dict[str, str]:
    return {b.slug: NAMES[b.material] for b in sorted(BUILDINGS, key=lambda b: b.material)}


def gathered(view: View, seat: int) -> tuple[list[str], list[str]]:
    built = cards_in(view, seat, "buildings")
    return [*built, *cards_in(view, seat, "sites")], built
