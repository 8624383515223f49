"""Draconians: reveal cards; victims give, then the Forum gives, of the colours revealed."""

from collections.abc import Mapping

from polis.core.ask import Options, ask
from polis.uchronia.building import ANSWERS, BUILDINGS_IN
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import Cards, named, present, spread
from polis.uchronia.table import DOMAIN, FORUM, HAND, STOCK
from polis.uchronia.verbs import GIVE, HIDE, REVEAL


async def draconians(now: Occasion, more: int) -> None:
    table, me = now.table, now.me
    revealed = await reveal(now, more)
    if not now.asked_to_escape:
        await escapes(now)
    # Ruling: the victims give clockwise from the attacker.
    for victim in table.others(me):
        in_reach = table.present[DOMAIN + victim] and table.present[HAND + victim]
        if in_reach and not now.spared >> victim & 1:
            await raid(now, victim, revealed)
    for card in spread(revealed):
        if table.present[FORUM] >> card & 1:
            table.move(card, FORUM, STOCK + me)
            now.brought += (card,)


async def reveal(now: Occasion, more: int) -> Cards:
    """The attacker shows cards of their Hand one by one; they stay there."""
    table, me = now.table, now.me
    revealed = [0] * 5

    def left() -> int:
        if not any(revealed):
            return table.present[HAND + me]
        return present([h - r for h, r in zip(table.zone(HAND + me), revealed, strict=True)])

    for done in range(1 + more):
        if done == table.size(HAND + me):
            break
        verb: Mapping[int, Options[int | None]] = REVEAL.may if done else REVEAL.must
        card = await ask(me, "reveal", lambda: verb[left()])
        if card is None:
            break
        table.reveal(card, me, revealed)
    return revealed


async def escapes(now: Occasion) -> None:
    """Asks once per Order, also those with an empty Domain: a bonus may still concern them."""
    now.asked_to_escape = True
    table = now.table
    for victim in table.others(now.me):
        for building in BUILDINGS_IN[table.active[victim] & ANSWERS.escape]:
            if await building.escape(now, victim):
                now.spared |= 1 << victim


async def raid(now: Occasion, victim: int, revealed: Cards) -> None:
    """One victim gives a card of a colour they were shown, if they can."""
    table, me = now.table, now.me
    if table.active[victim] & ANSWERS.shown_fewer:
        revealed = await hide_cards(now, victim, revealed)
    shown = present(revealed)
    for building in BUILDINGS_IN[table.active[victim] & ANSWERS.concerned_by]:
        shown = building.concerned_by(table, shown)
    if not shown:
        return
    if not table.present[HAND + victim] & shown:
        table.show_lack(victim, shown)
        return
    table.show_ability(victim, shown)
    card = await ask(
        victim,
        "give",
        lambda: GIVE.must[table.present[HAND + victim] & shown],
        {"owner": me, "material": named(shown)},
    )
    table.move(card, HAND + victim, STOCK + me)
    now.brought += (card,)


async def hide_cards(now: Occasion, victim: int, revealed: Cards) -> Cards:
    """The attacker hides as many revealed cards as the victim's Buildings demand."""
    shown = revealed[:]
    for building in BUILDINGS_IN[now.table.active[victim] & ANSWERS.shown_fewer]:
        for _ in range(min(building.shown_fewer(), sum(shown))):
            card = await ask(now.me, "hide", lambda: HIDE.must[present(shown)], {"victim": victim})
            shown[card] -= 1
            now.table.note(0, "hide", now.me, victim, card)
    return shown
