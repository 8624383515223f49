"""Empiricism."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LIGHTBULB, PURPLE, UP


class Empiricism(Card):
    age = 8
    colour = PURPLE
    icons = (LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Empiricism", "fr": "Empirisme", "it": "Empirismo"}

    @effect(
        en="Choose two colours. Draw and reveal a 9: if it is of either, meld it and splay its colour up; if not, unsplay its colour.",
        fr="Choisissez deux couleurs. Piochez et révélez un 9 : s’il est de l’une d’elles, placez-le et décalez sa couleur vers le haut ; sinon, regroupez sa couleur.",
        it="Scegli due colori. Pesca e rivela un 9: se è di uno di essi, calalo e sfalsa il suo colore in alto; altrimenti ricompatta il suo colore.",
    )
    async def experiment(self, me: Player) -> None:
        first = await me.choose_colour(range(5))
        second = await me.choose_colour([colour for colour in range(5) if colour != first])
        card = await me.draw_and_reveal(me.n(9))
        colour = me.colour(card)
        if colour in (first, second):
            await me.meld(card)
            await me.splay(colour, UP)
        else:
            await me.unsplay(colour)

    @effect(
        en="If you show twenty or more lightbulbs, you win.",
        fr="Si vous montrez au moins vingt ampoules, vous gagnez.",
        it="Se mostri almeno venti lampadine, vinci.",
    )
    async def prove(self, me: Player) -> None:
        if me.icons(LIGHTBULB) >= 20:
            await me.win()
