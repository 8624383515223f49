"""Solar Sailing."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import ASLANT, BLUE, CLOCK, HEX, LIGHTBULB


class SolarSailing(Card):
    age = 11
    colour = BLUE
    icons = (CLOCK, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Solar Sailing", "fr": "Voile solaire", "it": "Vela solare"}

    @effect(
        en="Draw and meld an 11. Unless its colour is splayed aslant, return that pile except its top four cards and splay it aslant. With six or more cards in it, you win.",
        fr="Piochez et placez un 11. Si sa couleur n’est pas décalée en biais, recyclez toutes les cartes de cette pile sauf les quatre du dessus et décalez-la en biais. Avec au moins six cartes dans cette pile, vous gagnez.",
        it="Pesca e cala un 11. Se il suo colore non è sfalsato in diagonale, restituisci tutte le carte di quella pila tranne le quattro in cima e sfalsala in diagonale. Con almeno sei carte in quella pila, vinci.",
    )
    async def set_sail(self, me: Player) -> None:
        colour = me.colour(await me.draw_and_meld(me.n(11)))
        if me.splayed(colour) != ASLANT:
            await me.return_all(lambda: me.pile(colour)[:-4])
            await me.splay(colour, ASLANT)
        if len(me.pile(colour)) >= 6:
            await me.win()
