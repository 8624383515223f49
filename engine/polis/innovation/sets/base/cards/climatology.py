"""Climatology."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import BLUE, HEX, ICONS, LEAF


class Climatology(Card):
    age = 11
    colour = BLUE
    icons = (LEAF, HEX, LEAF, LEAF)
    names = {"en": "Climatology", "fr": "Climatologie", "it": "Climatologia"}

    @demand(
        en="Return two of your top cards with an icon I choose, not the leaf.",
        fr="Recyclez deux de vos cartes du dessus portant une icône que je choisis, sauf la feuille.",
        it="Restituisci due tue carte in cima con un’icona che scelgo io, tranne la foglia.",
    )
    async def heat(self, you: Player) -> None:
        if you.tops:
            icon = await you.leader.choose_icon([i for i in range(len(ICONS)) if i != LEAF])
            await you.exactly(2, you.return_one, lambda: [c for c in you.tops if you.has(c, icon)])

    @effect(
        en="Return one of your top cards, then all cards of your score pile as high or higher.",
        fr="Recyclez une de vos cartes du dessus, puis toutes les cartes de sa valeur ou plus de votre pile de score.",
        it="Restituisci una tua carta in cima, poi tutte le carte del suo valore o più dalla tua pila punti.",
    )
    async def cool_down(self, me: Player) -> None:
        top = await me.return_one(lambda: me.tops)
        least = 0 if top is None else me.value(top)
        await me.return_all(lambda: [c for c in me.score_pile if me.value(c) >= least])
