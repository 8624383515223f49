"""What a card or an achievement means at this moment to a player, as far as they may know."""

from __future__ import annotations

from typing import Final

from polis.core.errors import Message, message
from polis.core.reading import Reader
from polis.innovation import meaning_achievements as goals
from polis.innovation.counting import all_icons, icons
from polis.innovation.deck import BACK_OF, BACKS, CARDS, COLOUR_OF, IDS, OF_BACK, SETS, SLUGS
from polis.innovation.dogma import sides
from polis.innovation.facts import back_message
from polis.innovation.icons import COLOURS, ICONS, OLDEST, SPLAYS, UNSPLAYED
from polis.innovation.preview import with_melded
from polis.innovation.shapes import Card
from polis.innovation.table import SPECIALS, Table
from polis.innovation.why_not_card import card_of, is_pile, named, owner_of
from polis.innovation.zones import HAND, ZONES

MOST: Final = 8
KINDS: Final = ("card", "special", "age", "set")


def read_card(place: Reader, table: Table) -> Card:
    """A card or a special achievement by name, or the standard achievement of a value."""
    fields = place.fields(KINDS)
    if len({*fields.values} - {"set"}) != 1 or ("set" in fields and "age" not in fields):
        raise place.bad("bad-one-card")
    if "card" in fields:
        return {"card": fields["card"].one_of(table.sets.cards)}
    if "special" in fields:
        return {"special": fields["special"].one_of(SPECIALS)}
    age = fields["age"].number(1, OLDEST - 1)
    if "set" not in fields:
        return {"age": age}
    return {"age": age, "set": fields["set"].one_of(table.sets.names)}


def meaning(table: Table, card: Card, seat: int | None) -> list[Message]:
    """Messages, the most important first; a spectator (None) gets those that concern everyone."""
    if "special" in card:
        found = goals.of_special(table, SPECIALS.index(card["special"]), seat)
    elif "age" in card:
        found = goals.of_age(table, card["age"], seat, card.get("set", "base"))
    else:
        found = of_card(table, card["card"], seat)
    return found[:MOST]


def of_card(table: Table, slug: str, me: int | None) -> list[Message]:
    """Where it lies, what a Dogma on it would do to whom, what melding it changes."""
    card = card_of(table, slug)
    if not table.knows(me, card):
        return [unseen(table, slug, me), *counted(table, slug)]
    zone = table.where[card]
    found = [lies(table, card, me)]
    top = is_pile(zone) and table.zones[zone][-1] == card
    if top:
        found += dogma(table, owner_of(zone), slug, me)
    if me is None:
        return found
    if zone == HAND[me]:
        after = with_melded(table, me, card)
        found += [*melding(table, after, me, card), *dogma(after, me, slug, me, melded=True)]
        found += [
            follows for foresee in table.sets.foreseen for follows in foresee(table, me, card)
        ]
    if zone == HAND[me] or (top and owner_of(zone) == me):
        found += goals.counts_for(table, me, CARDS[IDS[slug]])
    return [*found, *[more for means in table.sets.means for more in means(table, me, card)]]


def unseen(table: Table, slug: str, me: int | None) -> Message:
    """How many cards of its age may be this one, whose place the seat does not know."""
    number, age = BACKS[BACK_OF[IDS[slug]]]
    hidden = [c for c in OF_BACK[BACK_OF[IDS[slug]]] if not table.knows(me, c)]
    said = back_message(age, SETS[number] if number else None)
    return message("now-unseen", age=said, count=len(hidden))


def lies(table: Table, card: int, me: int | None) -> Message:
    """Where a card is, of which this player knows the place."""
    zone = table.where[card]
    if is_pile(zone):
        return on_board(table, card, me)
    kind, owner = ZONES[zone].kind.name, ZONES[zone].owner
    if owner is None:
        return message("now-is-achievement" if kind == "achievements" else f"now-in-{kind}")
    return message(f"now-your-{kind}") if owner == me else message(f"now-in-{kind}", owner=owner)


def on_board(table: Table, card: int, me: int | None) -> Message:
    """Its place on a board: on top, or under another card, showing some icons or none."""
    zone = table.where[card]
    owner, pile = owner_of(zone), table.zones[zone]
    above = named(SLUGS[table.faces[pile[-1]]])
    top = pile[-1] == card
    if owner == me:
        return message("now-your-top") if top else message("now-your-covered", above=above)
    if top:
        return message("now-top", owner=owner)
    return message("now-covered", owner=owner, above=above)


def counted(table: Table, slug: str, *, melded: bool = False) -> list[Message]:
    """How many of its featured icon each player has, or would have once it is melded."""
    if not CARDS[IDS[slug]].effects:
        return []
    icon = CARDS[IDS[slug]].featured
    seats = [seat for seat in range(table.players) if table.playing(seat)]
    each = [message("now-of-player", owner=seat, count=icons(table, seat, icon)) for seat in seats]
    return [message("now-icons-melded" if melded else "now-icons", icon=ICONS[icon], each=each)]


def dogma(
    table: Table, actor: int, slug: str, me: int | None, *, melded: bool = False
) -> list[Message]:
    """Who would share and who is vulnerable if its owner activated it."""
    face = CARDS[IDS[slug]]
    if not face.effects:
        return []
    sharing, vulnerable = sides(table, actor, face.featured)
    whose = "you" if actor == me else "they"
    found = counted(table, slug, melded=melded)
    if face.demands:
        found.append(about_seats(f"now-{whose}-demand", actor, vulnerable))
    if any(not effect.is_demand for effect in face.effects):
        found.append(about_seats(f"now-{whose}-share", actor, sharing))
    return found


def about_seats(id: str, actor: int, seats: list[int]) -> Message:
    return message(id, seat=actor, owner=seats) if seats else message(f"{id}-nobody", seat=actor)


def melding(table: Table, melded: Table, me: int, card: int) -> list[Message]:
    """What melding a card of the hand would change."""
    colour = COLOUR_OF[table.faces[card]]
    top = table.top(me, colour)
    if top is None:
        found = [message("now-starts", colour=COLOURS[colour])]
    else:
        found = [covers(table, me, colour, top)]
    gained = [
        message("now-change", icon=ICONS[icon], change=f"{after - before:+}".replace("-", "−"))
        for icon, (before, after) in enumerate(
            zip(all_icons(table, me), all_icons(melded, me), strict=True)
        )
        if after != before
    ]
    if gained:
        found.append(message("now-changes", changes=gained))
    drawn = table.highest_top(me), melded.highest_top(me)
    if drawn[0] != drawn[1]:
        found.append(message("now-draws-value", age=max(drawn[1], 1)))
    return found


def covers(table: Table, me: int, colour: int, top: int) -> Message:
    name = SLUGS[table.faces[top]]
    splay = table.splays[5 * me + colour]
    if splay == UNSPLAYED:
        return message("now-covers", card=name)
    return message("now-covers-splayed", card=name, direction=SPLAYS[splay])
