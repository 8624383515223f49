"""Why a move is not legal now: the reason a player would be told at the table."""

from typing import Final

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.core.why_not import Check, WhyNot, by_kind
from polis.utopia.actions.add import AddAnywhere
from polis.utopia.actions.influence import Drop
from polis.utopia.board import DISTRICT_IDS, ISLAND_IDS, ON_ISLAND, WATER
from polis.utopia.civilizations import CIVILIZATIONS, IDS, naming
from polis.utopia.notation import read
from polis.utopia.table import HAND, MONUMENTS, NOBODY, TO_CONTROL, Table
from polis.utopia.verbs import GUEST_NAMES

# The moves that a question is about even when none of that kind is legal now.
BUILDING: Final = ("wonder", "control")
ACTIONS: Final = ("move", "add", "remove", "raise", "drop", "privilege")
ALSO_ASKED: Final = {
    "welcome": ("take", "surprise", *BUILDING),
    "extra": ("take", "surprise", *BUILDING),
    "name": BUILDING,
    "build": BUILDING,
    "act": (*ACTIONS, *BUILDING),
    "act-as": ACTIONS,
}


def why_not_take(table: Table, question: Question, args: Args) -> Message | None:
    guest = GUEST_NAMES.index(f"{args['civilization']} {args['island']}")
    if not table.guests[guest]:
        return message("why-no-guest", **naming(args["civilization"]), island=args["island"])
    return why_no_prince(table, question, args)


def why_no_prince(table: Table, question: Question, args: Args) -> Message | None:
    if table.supply[5 * question.seat + IDS[args["civilization"]]]:
        return None
    return message("why-no-prince", **naming(args["civilization"]))


def why_no_surprise(table: Table, question: Question, args: Args) -> Message | None:
    if question.about == "extra":
        return message("why-extra")
    return message("why-surprised" if table.surprised >> question.seat & 1 else "why-empty-bag")


def why_not_name(table: Table, question: Question, args: Args) -> Message | None:
    return message("why-not-yourself") if args["owner"] == question.seat else None


def why_not_wonder(table: Table, question: Question, args: Args) -> Message | None:
    me, island = question.seat, ISLAND_IDS[args["island"]]
    if table.wonders[island] != NOBODY:
        return message("why-wonder-built", owner=table.wonders[island], island=args["island"])
    if table.closed and island == WATER:
        return message("why-closed")
    for civilization, name in enumerate(CIVILIZATIONS):
        if not table.where[5 * me + civilization] & ON_ISLAND[island]:
            return message("why-wonder-lacks", **naming(name), island=args["island"])
    return message("why-no-base")


def why_not_control(table: Table, question: Question, args: Args) -> Message | None:
    me, civilization = question.seat, IDS[args["civilization"]]
    district = DISTRICT_IDS[args["district"]]
    if table.built >> district & 1:
        return message("why-controlled", owner=table.controller(district), **args)
    count = table.princes_in(me, civilization, district)
    if count < TO_CONTROL:
        return message("why-too-few-princes", count=count, **naming(args["civilization"]))
    if table.monuments[civilization].bit_count() == MONUMENTS:
        return message("why-no-monument-left", **naming(args["civilization"]))
    return message("why-no-base")


def why_no_card(table: Table, question: Question, args: Args, count: int = 1) -> Message | None:
    """Whether the hand lacks the cards; after a privilege one has been played already."""
    held = table.cells[5 * (HAND + question.seat) + IDS[args["civilization"]]]
    if question.about == "act-as":
        if args["civilization"] != question.args["civilization"]:
            return message("why-other-turned", **naming(str(question.args["civilization"])))
        held += 1
    if held >= count:
        return None
    return message("why-too-few-cards", count=count, **naming(args["civilization"]))


def why_not_move(table: Table, question: Question, args: Args) -> Message | None:
    if not table.where[5 * question.seat + IDS[args["civilization"]]]:
        return message("why-none-in-city", **naming(args["civilization"]))
    return why_no_card(table, question, args)


def why_not_add(table: Table, question: Question, args: Args) -> Message | None:
    if not table.monuments[IDS[args["civilization"]]]:
        return message("why-no-monument", **naming(args["civilization"]))
    return why_no_card(table, question, args) or why_no_prince(table, question, args)


def why_not_anywhere(table: Table, question: Question, args: Args) -> Message | None:
    return why_no_card(table, question, args, AddAnywhere.price) or why_no_prince(
        table, question, args
    )


def why_not_remove(table: Table, question: Question, args: Args) -> Message | None:
    civilization = IDS[args["civilization"]]
    if not table.where[5 * question.seat + civilization] & table.monuments[civilization]:
        return message("why-none-at-monument", **naming(args["civilization"]))
    return why_no_card(table, question, args)


def why_not_raise(table: Table, question: Question, args: Args) -> Message | None:
    if CIVILIZATIONS[table.scale[0]] == args["civilization"]:
        return message("why-at-top", **naming(args["civilization"]))
    return why_no_card(table, question, args)


def why_not_drop(table: Table, question: Question, args: Args) -> Message | None:
    if CIVILIZATIONS[table.scale[-1]] == args["civilization"]:
        return message("why-at-bottom", **naming(args["civilization"]))
    return why_no_card(table, question, args, Drop.price)


def why_not_privilege(table: Table, question: Question, args: Args) -> Message | None:
    if not table.privileges[question.seat]:
        return message("why-no-privilege")
    if question.about == "act":
        return why_no_card(table, question, args)
    return None


def why_not_discard(table: Table, question: Question, args: Args) -> Message | None:
    return message("why-too-few-cards", count=1, **naming(args["civilization"]))


def why_not_place(table: Table, question: Question, args: Args) -> Message | None:
    district = DISTRICT_IDS[args["district"]]
    if table.closed >> district & 1:
        return message("why-closed")
    if "island" in question.args:
        return message("why-other-island", island=question.args["island"])
    return message("why-no-such-monument", **naming(str(question.args["civilization"])), **args)


def why_not_from(table: Table, question: Question, args: Args) -> Message | None:
    district, civilization = DISTRICT_IDS[args["district"]], str(question.args["civilization"])
    if not table.princes_in(question.seat, IDS[civilization], district):
        return message("why-none-there", **naming(civilization), **args)
    if "island" in question.args:
        return message("why-other-island", island=question.args["island"])
    return message("why-no-such-monument", **naming(civilization), **args)


def why_not_to(table: Table, question: Question, args: Args) -> Message | None:
    if table.closed >> DISTRICT_IDS[args["district"]] & 1:
        return message("why-closed")
    return message("why-too-far", **args)


def why_not_as(table: Table, question: Question, args: Args) -> Message | None:
    return message("why-useless-as", **naming(args["civilization"]))


CHECKS: Final[dict[str, Check[Table]]] = {
    "move-welcome": why_not_take,
    "move-surprise": why_no_surprise,
    "move-name": why_not_name,
    "move-wonder": why_not_wonder,
    "move-control": why_not_control,
    "move-move": why_not_move,
    "move-add-prince": why_not_add,
    "move-add-anywhere": why_not_anywhere,
    "move-remove": why_not_remove,
    "move-raise": why_not_raise,
    "move-drop": why_not_drop,
    "move-privilege": why_not_privilege,
    "move-give-up": why_not_discard,
    "move-place": why_not_place,
    "move-from": why_not_from,
    "move-to": why_not_to,
    "move-as": why_not_as,
}


REASONS: Final = WhyNot(
    read=read,
    also_asked=lambda _, question: ALSO_ASKED.get(question.about, ()),
    check=by_kind(CHECKS),
)
why_not: Final = REASONS.why_not
is_asked: Final = REASONS.is_asked
