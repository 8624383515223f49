"""Why a move is not legal now: the reason a player would be told at the table."""

from typing import Final

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.core.why_not import Check, WhyNot, by_kind
from polis.innovation import why_not_card
from polis.innovation.achievements import price
from polis.innovation.counting import score
from polis.innovation.deck import BACK_OF, SETS, back_of
from polis.innovation.facts import back_message, said
from polis.innovation.icons import COLOURS, OLDEST, SPLAYS
from polis.innovation.notation import read
from polis.innovation.shapes import SetName
from polis.innovation.table import ABSENT, FREE, JUNKED, SPECIALS, Table
from polis.innovation.verbs import WORDS
from polis.innovation.zones import ACHIEVED, AVAILABLE, PILE

# The moves that a question is about, besides its name, even when none of that kind is legal now.
ALSO_ASKED: Final = {
    "act": ("draw", "meld", "dogma", "achieve"),
    "first": ("meld",),
    "way": ("choose-to",),
    "special": ("junk-special", "free-special"),
    "parley-dogma": ("return",),
    "parley-share": ("return",),
    "parley-immune": ("return",),
}
# Why one cannot pass, if it is not because of a card's effect.
NO_PASSING: Final = {
    "act": "why-no-passing",
    "first": "why-first-card",
    "parley-dogma": "why-parley-price",
}


def also_asked(table: Table, question: Question) -> tuple[str, ...]:
    about = question.about.removeprefix("may-")
    return (*ALSO_ASKED.get(about, (about,)), *table.sets.also_asked.get(about, ()))


def why_no_passing(question: Question) -> Message:
    return message(NO_PASSING.get(question.about, "why-compulsory"), **question.args)


def what_is_asked(question: Question) -> Message:
    """What has to be settled before moves of another kind."""
    if question.about == "first":
        return message("why-first-card")
    if "card" in question.args:
        return message("why-in-effect", card=question.args["card"])
    return message("why-not-now")


def unavailable(table: Table, age: int, of: SetName = "base") -> Message | None:
    """Where the achievement of a value is, if not among the available ones."""
    back = back_of(SETS.index(of), age)
    value = back_message(age, None if of == "base" else of)
    if back in [BACK_OF[card] for card in table.zones[AVAILABLE]]:
        return None
    if of == "base" and age == OLDEST:
        return message("why-no-such-achievement", age=value)
    for seat in range(table.players):
        if back in [BACK_OF[card] for card in table.zones[ACHIEVED[seat]]]:
            return message("why-claimed", owner=seat, age=value)
    return message("why-achievement-gone" if of == "base" else "why-no-such-achievement", age=value)


def why_not_achieve(table: Table, question: Question, args: Args) -> Message | None:
    me, age = question.seat, args["age"]
    needed, points, highest = price(table, me, age), score(table, me), table.highest_top(me)
    stand = {"age": age, "needed": needed, "points": points, "highest": highest}
    gone = unavailable(table, age, args.get("set", "base"))
    if gone:
        return gone
    if points < needed and highest < age:
        return message("why-points-and-top", **stand)
    return message("why-too-few-points" if points < needed else "why-no-high-top", **stand)


def why_not_junk_achievement(table: Table, question: Question, args: Args) -> Message | None:
    gone = unavailable(table, args["age"], args.get("set", "base"))
    return gone or only_these(question, "age")


def why_not_special(table: Table, question: Question, args: Args) -> Message | None:
    place = table.specials[SPECIALS.index(args["special"])]
    if place == FREE:
        return message("why-special-free", **args)
    if place == JUNKED:
        return message("why-special-junked", **args)
    if place == ABSENT:
        return message("why-special-absent", **args)
    return message("why-special-claimed", owner=place, **args)


def why_not_splay(table: Table, question: Question, args: Args) -> Message | None:
    colour, direction = args["colour"], args["direction"]
    count = len(table.zones[PILE[question.seat][COLOURS.index(colour)]])
    if count < 2:
        return message("why-splay-few", colour=colour, count=count)
    wanted = question.args.get("direction", direction)
    if direction != wanted:
        return message("why-other-direction", card=question.args["card"], direction=wanted)
    if SPLAYS[table.splays[5 * question.seat + COLOURS.index(colour)]] == direction:
        return message("why-splayed", colour=colour, direction=direction)
    return only_these(question, "colour")


def why_not_player(table: Table, question: Question, args: Args) -> Message | None:
    if args["owner"] == question.seat:
        return message("why-not-you")
    if not table.playing(args["owner"]):
        return message("why-lost", owner=args["owner"])
    return only_these(question, "owner")


def why_not_colour(table: Table, question: Question, args: Args) -> Message | None:
    return only_these(question, "colour")


def why_not_icon(table: Table, question: Question, args: Args) -> Message | None:
    return only_these(question, "icon")


def why_not_value(table: Table, question: Question, args: Args) -> Message | None:
    return only_these(question, "age")


def why_unnamed(table: Table, question: Question, args: Args) -> Message | None:
    return message("why-name-the-card")


def only_these(question: Question, kind: str) -> Message:
    """What the effect allows, taken from the legal moves."""
    known = [read(move) for move in question.options.moves]
    allowed = [said(args)[kind] for _, args in filter(None, known) if kind in args]
    return message(f"why-only-{kind}", card=question.args["card"], **{kind: allowed})


CHECKS: Final[dict[str, Check[Table]]] = {
    **{f"move-{word}": why_not_card.why_not_named for word in WORDS},
    **{f"move-{word}-unseen": why_not_card.why_not_unseen for word in WORDS},
    **{f"move-{word}-masked": why_not_card.why_not_masked for word in WORDS},
    "move-meld": why_not_card.why_not_meld,
    "move-dogma": why_not_card.why_not_dogma,
    "move-dogma-of": why_not_card.why_not_parley,
    "move-achieve": why_not_achieve,
    "move-junk-achievement": why_not_junk_achievement,
    "move-junk-special": why_not_special,
    "move-free-special": why_not_special,
    "move-splay": why_not_splay,
    "move-player": why_not_player,
    "move-colour": why_not_colour,
    "move-icon": why_not_icon,
    "move-value": why_not_value,
    "move-unseen": why_unnamed,
}


def check(table: Table, question: Question, id: str, args: Args) -> Message | None:
    return by_kind({**CHECKS, **table.sets.checks})(table, question, id, args)


REASONS: Final = WhyNot(
    read=read,
    also_asked=also_asked,
    check=check,
    why_no_passing=why_no_passing,
    what_is_asked=what_is_asked,
)
is_asked: Final = REASONS.is_asked


def why_not(table: Table, question: Question, move: str) -> Message:
    """The reason; a set that is not played and its cards are none of this game."""
    known = read(move)
    if known is not None and is_foreign(table, known[1]):
        return message("why-not-a-move", move=move[:80])
    return REASONS.why_not(table, question, move)


def is_foreign(table: Table, args: Args) -> bool:
    card, of = args.get("card"), args.get("set")
    return (card is not None and card not in table.sets.cards) or (
        of is not None and of not in table.sets.names
    )
