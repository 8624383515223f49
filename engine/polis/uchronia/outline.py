"""The table in words: what lies where, as messages, for a terminal and for the plain page."""

from itertools import groupby

from polis.core.errors import Message, message
from polis.core.outline import Outline, Row, Section, player_title
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import COST, NAMES
from polis.uchronia.shapes import MaterialName, SeatView, View


def outline(view: View) -> Outline:
    seats = [seat_section(view, seat) for seat in range(view["players"])]
    return Outline(summary=summary(view), sections=[shared_section(view), *seats])


def summary(view: View) -> list[Message]:
    threshold = (
        message("table-ending", seat=view["last"])
        if view["ending"]
        else message("table-threshold", count=view["threshold"])
    )
    piles = (("pile", view["pile"]), ("discard", len(view["discard"])))
    return [
        message("table-round", round=view["round"]),
        threshold,
        message("table-last", seat=view["last"]),
        *[
            message("colon", left=message(f"zone-{pile}"), right=message("table-pile", count=count))
            for pile, count in piles
        ],
    ]


def shared_section(view: View) -> Section:
    held = [
        message("table-holder", material=material, seat=holder)
        for material, holder in view["monopolies"].items()
        if holder is not None
    ]
    rows = (
        row("forum", counted(view["forum"])),
        row("works", [work(slug) for slug in view["works"]]),
        row("monopolies", held),
    )
    return Section(title=None, seat=None, rows=[r for r in rows if r["items"]])


def seat_section(view: View, seat: int) -> Section:
    zones = view["seats"][seat]
    title = player_title(seat, zones["points"])
    limit = message("table-limit", count=len(zones["activities"]), most=zones["limit"])
    rows = (
        row("hand", hand(zones)),
        row("domain", counted(zones["domain"])),
        row("stock", counted(zones["stock"])),
        row("activities", [*counted(zones["activities"]), limit]),
        row("sites", [work(s["building"], len(s["resources"])) for s in zones["sites"]]),
        row("buildings", [message("table-building", building=slug) for slug in zones["buildings"]]),
    )
    return Section(title=title, seat=seat, rows=[r for r in rows if r["items"]])


def row(zone: str, items: list[Message]) -> Row:
    return Row(title=message(f"zone-{zone}"), items=items)


def counted(cards: list[MaterialName]) -> list[Message]:
    """Equal cards together: `2 Clay`."""
    found = []
    for material, group in groupby(cards):
        count = len(list(group))
        id = "table-cards" if count > 1 else "table-card"
        found.append(message(id, material=material, count=count))
    return found


def work(slug: str, held: int | None = None) -> Message:
    """A Building with its material and cost, as `Bridge (Stone 2)` or, half built, `1/2`."""
    material = next(b.material for b in BUILDINGS if b.slug == slug)
    args = {"building": slug, "material": NAMES[material], "cost": COST[material]}
    return (
        message("table-work", **args) if held is None else message("table-site", held=held, **args)
    )


def hand(zones: SeatView) -> list[Message]:
    """One's own cards, or of another Hand its size and what is known of it."""
    if zones["hand"] is not None:
        return counted(zones["hand"])
    known = [message("table-pile", count=zones["hand_size"])]
    for what, materials in (("seen", zones["seen"]), ("lacks", zones["lacks"])):
        if materials:
            known.append(message(f"table-{what}", material=materials))
    return known
