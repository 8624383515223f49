"""What would come of a Dogma or a meld, as far as open cards and one's own hand tell."""

from __future__ import annotations

from polis.innovation.achievements import claimable
from polis.innovation.counting import all_icons, icons
from polis.innovation.deck import AGE_OF, CARDS, SLUGS
from polis.innovation.dogma import sides
from polis.innovation.icons import COLOURS, ICONS
from polis.innovation.parley import distant
from polis.innovation.shapes import DogmaPreview, MeldPreview, Preview
from polis.innovation.table import FREE, PLAYING, Table
from polis.innovation.zones import HAND


def preview(table: Table, seat: int | None) -> Preview:
    """The Dogmas and melds of a seat; for a spectator the Dogmas of the turn's player."""
    me = table.turn if seat is None else seat
    if table.over or table.phase != PLAYING or not table.playing(me):
        return {"dogmas": [], "melds": []}
    melds = [] if seat is None else [melded(table, me, card) for card in table.zones[HAND[me]]]
    dogmas = [activated(table, me, card) for card in table.tops(me) if has_effects(table, card)]
    return {"dogmas": dogmas, "melds": melds}


def has_effects(table: Table, card: int) -> bool:
    return bool(CARDS[table.faces[card]].effects)


def activated(table: Table, me: int, card: int) -> DogmaPreview:
    """Who would share a top card's effects or be vulnerable, with the counts that decide it."""
    face = CARDS[table.faces[card]]
    icon = face.featured
    sharing, vulnerable = sides(table, me, icon)
    shares = any(not effect.is_demand for effect in face.effects)
    return {
        "card": face.slug,
        "icon": ICONS[icon],
        "counts": [icons(table, other, icon) for other in range(table.players)],
        "shares": sharing if shares else [],
        "vulnerable": vulnerable if face.demands else [],
        "parleys": [*distant(table, me)],
    }


def melded(table: Table, me: int, card: int) -> MeldPreview:
    """How the board would change if a card of the hand were melded."""
    face = CARDS[table.faces[card]]
    covered = table.top(me, face.colour)
    then = with_melded(table, me, card)
    return {
        "card": face.slug,
        "colour": COLOURS[face.colour],
        "covers": None if covered is None else SLUGS[table.faces[covered]],
        "icons": dict(zip(ICONS, all_icons(then, me), strict=True)),
        "highest_top": then.highest_top(me),
        "claimable": [AGE_OF[achievement] for achievement in claimable(then, me)],
        "specials": [
            row.name
            for special, row in then.sets.checked
            if then.specials[special] == FREE and row.holds(then, me)
        ],
        "follows": [found for foresee in table.sets.foreseen for found in foresee(table, me, card)],
    }


def with_melded(table: Table, me: int, card: int) -> Table:
    """A copy on which a card has been melded and nothing has followed."""
    then = table.copy()
    then.move("meld", card, then.pile_of(me, card))
    return then
