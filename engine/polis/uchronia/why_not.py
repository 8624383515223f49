"""Why a move is not legal now: the reason a player would be told at the table."""

from collections.abc import Callable
from typing import Final

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.core.why_not import WhyNot
from polis.uchronia.activities import activity_limit, below_limit
from polis.uchronia.building import BUILDINGS
from polis.uchronia.completion import accepted
from polis.uchronia.counting import counting
from polis.uchronia.decision import target
from polis.uchronia.dragging import source_zone
from polis.uchronia.materials import NAMES, ORDERS
from polis.uchronia.notation import read
from polis.uchronia.position_reading import SLUGS
from polis.uchronia.table import ACTIVITIES, DOMAIN, FORUM, HAND, STOCK, Table

# What is wrong with a move that begins with one word; None if nothing is that can be told.
Check = Callable[[Table, int, Args], Message | None]

ZONES: Final = {"hand": HAND, "stock": STOCK, "activities": ACTIVITIES, "domain": DOMAIN}
# Verbs that belong to a question even when no move of that kind is legal at the moment.
ALSO_ASKED: Final = {"turn": ("command",), "construction": ("found", "add"), "copy": ("copy",)}


def missing_card(table: Table, question: Question, id: str, args: Args) -> Message | None:
    """The card that the move names does not lie where it would come from."""
    me = question.seat
    if id == "move-command-two":
        one, other = args["material"]
        if one == other:
            return too_few(table, me, one, 2)
        return too_few(table, me, one, 1) or too_few(table, me, other, 1)
    if id == "move-command-times":
        return too_few(table, me, args["material"], args["times"])
    pointed = target(question, id, args)
    if pointed is None or "material" not in pointed:
        return None
    material = str(pointed["material"])
    zone = source_zone(question.about, id, pointed["zone"])
    if zone == "forum":
        address = FORUM
    elif zone in ZONES:
        address = ZONES[zone] + int(pointed.get("seat", me))
    else:
        return None
    if table.present[address] >> NAMES.index(material) & 1:
        return None
    return message("why-no-card", material=material, zone=zone, seat=pointed.get("seat", me))


def too_few(table: Table, me: int, material: str, count: int) -> Message | None:
    held = table.zone(HAND + me)[NAMES.index(material)]
    return message("why-too-few", material=material, count=count) if held < count else None


def why_not_found(table: Table, me: int, args: Args) -> Message | None:
    slug = str(args["building"])
    building = BUILDINGS[SLUGS[slug]]
    if building.id not in table.works:
        return message("why-not-in-works", building=slug)
    if table.owned[me] >> building.id & 1:
        return message("why-same-name", building=slug)
    if not table.present[FORUM] & building.foundations():
        return message("why-no-foundation", building=slug, material=NAMES[building.material])
    return None


def why_no_site(table: Table, me: int, args: Args) -> Message | None:
    slug = str(args["building"])
    if SLUGS[slug] not in table.sites[me]:
        return message("why-no-site", building=slug)
    if table.founded >> SLUGS[slug] & 1:
        return message("why-started-this-turn", building=slug)
    return None


def why_not_add(table: Table, me: int, args: Args) -> Message | None:
    slug = str(args["building"])
    site = SLUGS[slug]
    if not accepted(table, me, site) >> NAMES.index(str(args["material"])) & 1:
        return message("why-wrong-colour", building=slug, material=args["material"])
    return None


def why_no_such_domain(table: Table, me: int, args: Args) -> Message | None:
    return message("why-own-domain") if args["owner"] == me else None


def why_not_copy(table: Table, me: int, args: Args) -> Message | None:
    order = ORDERS.index(str(args["order"]))
    if not counting(table, me, order):
        return message("why-no-activity", order=args["order"])
    return None


def why_not_launch(table: Table, me: int, args: Args) -> Message | None:
    if not below_limit(table, me):
        return message("why-limit", count=activity_limit(table, me))
    return None


def why_not_use(table: Table, me: int, args: Args) -> Message | None:
    slug = str(args["building"])
    if not table.active[me] >> SLUGS[slug] & 1:
        return message("why-not-yours", building=slug)
    return message("why-not-waiting", building=slug)


def why_not_command(table: Table, me: int, args: Args) -> Message | None:
    return message("why-not-this-way")


def why_not_reveal(table: Table, me: int, args: Args) -> Message | None:
    return message("why-revealed", material=args["material"])


def why_not_hide(table: Table, me: int, args: Args) -> Message | None:
    return message("why-not-revealed", material=args["material"])


def why_not_give(table: Table, me: int, args: Args) -> Message | None:
    return message("why-not-asked-for", material=args["material"])


# The checks before and after looking whether the card is there.
FIRST_CHECKS: Final[dict[str, Check]] = {"add": why_no_site, "copy": why_no_such_domain}
CHECKS: Final[dict[str, Check]] = {
    "found": why_not_found,
    "add": why_not_add,
    "copy": why_not_copy,
    "launch": why_not_launch,
    "use": why_not_use,
    "command": why_not_command,
    "reveal": why_not_reveal,
    "hide": why_not_hide,
    "give": why_not_give,
}


def check(table: Table, question: Question, id: str, args: Args) -> Message | None:
    me, verb = question.seat, id.split("-")[1]
    first, last = FIRST_CHECKS.get(verb), CHECKS.get(verb)
    return (
        (first and first(table, me, args))
        or missing_card(table, question, id, args)
        or (last and last(table, me, args))
    )


REASONS: Final = WhyNot(
    read=read,
    also_asked=lambda _, question: ALSO_ASKED.get(question.about, ()),
    check=check,
)
why_not: Final = REASONS.why_not
is_asked: Final = REASONS.is_asked
