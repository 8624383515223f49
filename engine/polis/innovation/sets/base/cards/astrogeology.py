"""Astrogeology."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import ASLANT, CROWN, FACTORY, HEX, RED


class Astrogeology(Card):
    age = 11
    colour = RED
    icons = (CROWN, HEX, FACTORY, FACTORY)
    names = {"en": "Astrogeology", "fr": "Astrogéologie", "it": "Astrogeologia"}

    @effect(
        en="Draw and reveal an 11, then splay its colour aslant; if so, take that pile except its top four cards into your hand.",
        fr="Piochez et révélez un 11, puis décalez sa couleur en biais. Si oui, prenez en main toutes les cartes de cette pile sauf les quatre du dessus.",
        it="Pesca e rivela un 11, poi sfalsa il suo colore in diagonale. Se lo fai, prendi in mano tutte le carte di quella pila tranne le quattro in cima.",
    )
    async def dig(self, me: Player) -> None:
        colour = me.colour(await me.draw_and_reveal(me.n(11)))
        if await me.splay(colour, ASLANT):
            await me.transfer_to_hand(me.pile(colour)[:-4], me)

    @effect(
        en="With eight or more cards in hand, you win.",
        fr="Avec au moins huit cartes en main, vous gagnez.",
        it="Con almeno otto carte in mano, vinci.",
    )
    async def win_with_eight(self, me: Player) -> None:
        if len(me.hand) >= 8:
            await me.win()
