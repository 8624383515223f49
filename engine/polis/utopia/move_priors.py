"""Which moves look natural in Utopia: weights for playouts and for the first look of a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from polis.core.ask import Question
from polis.utopia.actions.action import Action
from polis.utopia.actions.privilege import Privilege, uses
from polis.utopia.board import DISTRICT_IDS
from polis.utopia.cards import KEPT
from polis.utopia.civilizations import IDS
from polis.utopia.outlook import Outlook
from polis.utopia.table import HAND, Table

LEAST: Final = 0.02
BUILDING: Final = 30.0
CARD: Final = 0.6  # what a card is worth that is kept
FAREWELL: Final = 2.0


def weigh(table: Table, question: Question) -> list[float]:
    """For each legal move how natural it looks; all above zero."""
    return PRIORS[question.about](table, question.seat, question)


def weight(worth: float) -> float:
    return worth * worth + LEAST if worth > 0 else LEAST


def move_worth(view: Outlook, civilization: int) -> float:
    return view.best_march(civilization)


def add_worth(view: Outlook, civilization: int) -> float:
    """A prince at a monument brings two points with one more card, or can move on."""
    there = view.table.monuments[civilization]
    more = view.table.cells[5 * (HAND + view.me) + civilization] > 1
    host = view.table.controlled[view.me] & there
    return (
        view.joining(civilization, there) + (FAREWELL / 2 if more else 0.0) - (0 if host else 0.7)
    )


def add_anywhere_worth(view: Outlook, civilization: int) -> float:
    return view.best_placing(civilization)


def remove_worth(view: Outlook, civilization: int) -> float:
    return FAREWELL


def raise_worth(view: Outlook, civilization: int) -> float:
    """What it is worth that a civilization changes places with the one above it."""
    scale, edges = view.table.scale, view.edges()
    above = scale[scale.index(civilization) - 1]
    return view.prestige(edges[civilization] - edges[above])


def drop_worth(view: Outlook, civilization: int) -> float:
    """What it is worth that a civilization falls to the bottom and all below it rise by one."""
    scale, edges = view.table.scale, view.edges()
    below = scale[scale.index(civilization) + 1 :]
    return view.prestige(sum([edges[other] - edges[civilization] for other in below]))


Worth = Callable[[Outlook, int], float]
ACTION_WORTH: Final[dict[str, Worth]] = {
    "move": move_worth,
    "add": add_worth,
    "add-anywhere": add_anywhere_worth,
    "remove": remove_worth,
    "raise": raise_worth,
    "drop": drop_worth,
}


def deed_weight(view: Outlook, deed: Any) -> float:
    """An action by what it is worth beyond its cards; whatever can be built is built."""
    if isinstance(deed, Action):
        spared = view.table.size(HAND + view.me) > KEPT
        cost = deed.price * (CARD / 3 if spared else CARD)
        return weight(ACTION_WORTH[deed.name](view, deed.civilization) - cost)
    return LEAST if isinstance(deed, Privilege) else BUILDING


def to_act(table: Table, me: int, question: Question) -> list[float]:
    view = Outlook(table, me)
    # doing nothing looks better than an action that is hardly worth its cards
    return [0.15 if d is None else deed_weight(view, d) for d in question.options.values.values()]


def to_act_as(table: Table, me: int, question: Question) -> list[float]:
    view = Outlook(table, me)
    return [deed_weight(view, deed) for deed in question.options.values.values()]


def to_turn(table: Table, me: int, question: Question) -> list[float]:
    """The civilization that has the best use for a turned card."""
    view = Outlook(table, me)
    return [
        max([deed_weight(view, deed) for deed in uses(table, me, wanted, 1).values.values()])
        for wanted in question.options.values.values()
    ]


def to_welcome(table: Table, me: int, question: Question) -> list[float]:
    """Guests by the best place for their prince; a surprise helps another player, too."""
    view = Outlook(table, me)
    weights = []
    for chosen in question.options.values.values():
        if not isinstance(chosen, int):
            weights.append(BUILDING)
        elif chosen < 0:
            weights.append(0.05)
        elif table.supply[5 * me + chosen % 5]:
            island, civilization = divmod(chosen, 5)
            weights.append(weight(view.best_placing(civilization, island)))
        else:
            weights.append(LEAST)
    return weights


def to_place(table: Table, me: int, question: Question) -> list[float]:
    gains = Outlook(table, me).placings(IDS[str(question.args["civilization"])])
    return [weight(gains[district]) for district in question.options.values.values()]


def leaving(table: Table, me: int, question: Question) -> list[float]:
    """Where princes leave from: the best moves; which one is removed for points hardly matters."""
    if question.args["action"] != "move":
        return [1.0] * len(question.options.moves)
    ways = Outlook(table, me).marches(IDS[str(question.args["civilization"])])
    return [
        weight(max([gain for way, gain in ways.items() if way[0] == source]))
        for source in question.options.values.values()
    ]


def going(table: Table, me: int, question: Question) -> list[float]:
    ways = Outlook(table, me).marches(IDS[str(question.args["civilization"])])
    source = DISTRICT_IDS[str(question.args["district"])]
    return [
        weight(max([gain for way, gain in ways.items() if way[:2] == (source, target)]))
        for target in question.options.values.values()
    ]


def how_many(table: Table, me: int, question: Question) -> list[float]:
    ways = Outlook(table, me).marches(IDS[str(question.args["civilization"])])
    source, target = (DISTRICT_IDS[str(question.args[end])] for end in ("district", "target"))
    return [weight(ways[source, target, count]) for count in (1, 2)]


def to_pay(table: Table, me: int, question: Question) -> list[float]:
    """The prince who is missed least by the others of that civilization."""
    civilization = IDS[str(question.args["civilization"])]
    counts = [table.princes_in(me, civilization, d) for d in question.options.values.values()]
    return [(1.0, 0.6, 0.05)[min(count, 3) - 1] for count in counts]


def to_discard(table: Table, me: int, question: Question) -> list[float]:
    """Cards without princes or monuments first, then those of which there are many."""
    weights = []
    for card in question.options.values.values():
        use = 2.0 if table.where[5 * me + card] else 0.0
        use += 0.7 if table.monuments[card] else 0.0
        use += 0.15 * table.value(card)
        weights.append((1.0 + 0.3 * table.cells[5 * (HAND + me) + card]) / (0.5 + use))
    return weights


def to_name(table: Table, me: int, question: Question) -> list[float]:
    """Names somebody who is not about to win."""
    return [
        1.0 / (1.0 + table.scores[chosen]) if isinstance(chosen, int) else BUILDING
        for chosen in question.options.values.values()
    ]


def to_build(table: Table, me: int, question: Question) -> list[float]:
    return [LEAST if deed is None else BUILDING for deed in question.options.values.values()]


Look = Callable[[Table, int, Question], list[float]]
PRIORS: Final[Mapping[str, Look]] = {
    "welcome": to_welcome,
    "extra": to_welcome,
    "place": to_place,
    "name": to_name,
    "build": to_build,
    "give-up": to_discard,
    "keep": to_discard,
    "act": to_act,
    "act-as": to_act_as,
    "privilege": to_turn,
    "from": leaving,
    "to": going,
    "how-many": how_many,
    "pay": to_pay,
}
