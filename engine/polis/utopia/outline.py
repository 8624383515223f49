"""The table in words: what lies where, as messages, for a terminal and for the plain page."""

from collections import Counter
from collections.abc import Sequence

from polis.core.errors import Message, message
from polis.core.outline import Outline, Row, Section, player_title
from polis.utopia.board import DISTRICT_IDS, ISLAND_OF, ISLANDS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.shapes import Civilization, DistrictView, Island, Minister, SeatView, View


def outline(view: View) -> Outline:
    # before the first player is known the queue is empty
    order = [entry["seat"] for entry in view["queue"]] or range(view["players"])
    seats = [seat_section(view, seat) for seat in order]
    return Outline(summary=summary(view), sections=[shared_section(view), *seats])


def summary(view: View) -> list[Message]:
    phase = [message(f"phase-{view['phase']}", lap=view["lap"])] if view["phase"] else []
    return [
        message("table-round", round=view["round"]),
        *phase,
        message("table-goal", count=view["goal"]),
        message("table-reconstructed"),
    ]


def shared_section(view: View) -> Section:
    scale = [
        message("table-scale", people=name, count=view["worth"][name]) for name in view["scale"]
    ]
    guests = [message("table-guest", **guest) for guest in view["guests"]]
    bag = [
        message("table-bag", island=island, count=sum(counts.values()))
        for island, counts in view["bag"].items()
    ]
    wonders = [
        message("table-wonder", island=island, seat=owner)
        for island, owner in view["wonders"].items()
    ]
    stack = [message("table-pile", count=view["pile"])]
    rows = (
        row("scale", scale),
        row("queue", [queued(entry) for entry in view["queue"]]),
        row("guests", guests),
        row("bag", bag),
        row("wonders", wonders),
        *[island_row(view, island) for island in ISLANDS],
        row("pile", stack),
        row("discard", counted(view["discard"])),
        row("closed", [message(f"island-{island}") for island in view["closed"]]),
    )
    return Section(title=None, seat=None, rows=[r for r in rows if r["items"]])


def island_row(view: View, island: Island) -> Row:
    """The Districts of an island with something in them."""
    lying = [
        district(slug, things)
        for slug, things in view["districts"].items()
        if ISLANDS[ISLAND_OF[DISTRICT_IDS[slug]]] == island
    ]
    return Row(title=message(f"island-{island}"), items=lying)


def queued(entry: Minister) -> Message:
    return message("table-queued", seat=entry["seat"], why=entry["why"])


def district(slug: str, lying: DistrictView) -> Message:
    """A District with its monument and the princes in it."""
    things = [
        message("table-princes", seat=p["seat"], civilization=p["civilization"], count=p["count"])
        for p in lying["princes"]
    ]
    monument = lying["monument"]
    if monument:
        things.insert(0, message("table-monument", **monument))
    return message("table-district", district=slug, things=things)


def seat_section(view: View, seat: int) -> Section:
    zones = view["seats"][seat]
    title = player_title(seat, zones["points"])
    supply = [
        message("table-supply", civilization=name, count=zones["supply"][name])
        for name in CIVILIZATIONS
    ]
    rows = (
        row("hand", hand(zones)),
        row("aside", given_up(zones)),
        row("tokens", tokens(zones)),
        row("supply", supply),
        row("preview", [message("table-points", count=view["preview"][seat])]),
    )
    return Section(title=title, seat=seat, rows=[r for r in rows if r["items"]])


def row(zone: str, items: Sequence[Message]) -> Row:
    return Row(title=message(f"part-{zone}"), items=list(items))


def counted(cards: list[Civilization]) -> list[Message]:
    """Equal cards together."""
    return [
        message("table-people", people=name, count=count) for name, count in Counter(cards).items()
    ]


def hand(zones: SeatView) -> list[Message]:
    if zones["hand"] is not None:
        return counted(zones["hand"])
    return [message("table-pile", count=zones["hand_size"])]


def given_up(zones: SeatView) -> list[Message]:
    if not zones["aside_size"]:
        return []
    if zones["aside"] is not None:
        return counted(zones["aside"])
    return [message("table-pile", count=zones["aside_size"])]


def tokens(zones: SeatView) -> list[Message]:
    return [
        message("table-privileges", count=zones["privileges"]),
        message("table-bases", count=zones["bases"]),
    ]
