"""The table as lines of text."""

from collections.abc import Sequence
from itertools import groupby

from polis.core.game import Json
from polis.core.messages import Catalogue
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import COST, NAMES

WIDTH = 18


def draw(view: Json, say: Catalogue, names: Sequence[str]) -> list[str]:
    lines = [headline(view, say, names), ""]
    lines += row(say, "zone-forum", counted(view["forum"], say))
    lines += row(say, "zone-works", [work(slug, say) for slug in view["works"]])
    held = [
        say.word("colon", left=say.word(f"material-{material}"), right=names[holder])
        for material, holder in view["monopolies"].items()
        if holder is not None
    ]
    lines += row(say, "zone-monopolies", held)
    for seat in range(view["players"]):
        lines += ["", *draw_seat(view, seat, say, names)]
    return lines


def headline(view: Json, say: Catalogue, names: Sequence[str]) -> str:
    last = names[view["last"]]
    parts = [
        say.word("table-round", round=view["round"]),
        say.word("table-ending", seat=last)
        if view["ending"]
        else say.word("table-threshold", count=view["threshold"]),
        say.word("table-last", seat=last),
    ]
    for pile, count in (("pile", view["pile"]), ("discard", len(view["discard"]))):
        size = say.word("table-pile", count=count)
        parts.append(say.word("colon", left=say.word(f"zone-{pile}"), right=size))
    return " · ".join(parts)


def row(say: Catalogue, title: str, items: list[str]) -> list[str]:
    return [f"  {say.word(title):<{WIDTH}} {' · '.join(items)}"] if items else []


def counted(cards: list[str], say: Catalogue) -> list[str]:
    """Equal cards together: `2 Clay`."""
    found = []
    for material, group in groupby(cards):
        count = len(list(group))
        name = say.word(f"material-{material}")
        found.append(f"{count} {name}" if count > 1 else name)
    return found


def work(slug: str, say: Catalogue, held: str = "") -> str:
    """A Building with its material and cost, as `Bridge (Stone 2)` or, half built, `1/2`."""
    material = next(b.material for b in BUILDINGS if b.slug == slug)
    name = say.word(f"building-{slug}")
    return f"{name} ({say.word(f'material-{NAMES[material]}')} {held}{COST[material]})"


def draw_seat(view: Json, seat: int, say: Catalogue, names: Sequence[str]) -> list[str]:
    zones = view["seats"][seat]
    mark = ">" if view["turn"] == seat else " "
    points = sum(zones["points"].values())
    sources = [
        f"{say.word(f'points-{source}')} {count}"
        for source, count in zones["points"].items()
        if count
    ]
    by_source = f" ({', '.join(sources)})" if sources else ""
    total = say.word("table-points", count=points) + by_source
    lines = [f"{mark} {say.word('colon', left=names[seat], right=total)}"]
    lines += row(say, "zone-hand", hand(zones, say))
    for zone in ("domain", "stock"):
        lines += row(say, f"zone-{zone}", counted(zones[zone], say))
    activities = " · ".join(counted(zones["activities"], say))
    limit = say.word("table-limit", count=len(zones["activities"]), most=zones["limit"])
    lines += row(say, "zone-activities", [f"{activities} ({limit})".strip()])
    sites = [work(site["building"], say, f"{len(site['resources'])}/") for site in zones["sites"]]
    lines += row(say, "zone-sites", sites)
    lines += row(say, "zone-buildings", [say.word(f"building-{b}") for b in zones["buildings"]])
    return lines


def hand(zones: Json, say: Catalogue) -> list[str]:
    """One's own cards, or of another Hand its size and what is known of it."""
    if zones["hand"] is not None:
        return counted(zones["hand"], say)
    known = [say.word("table-pile", count=zones["hand_size"])]
    for what in ("seen", "lacks"):
        if zones[what]:
            known.append(say.word(f"table-{what}", material=zones[what]))
    return known
