"""Clothing."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, GREEN, HEX, LEAF


class Clothing(Card):
    age = 1
    colour = GREEN
    icons = (HEX, CROWN, LEAF, LEAF)
    names = {"en": "Clothing", "fr": "Vêtements", "it": "Abbigliamento"}

    @effect(
        en="Meld a hand card of a colour that your board lacks.",
        fr="Placez une carte de votre main dont la couleur manque sur votre plateau.",
        it="Cala dalla tua mano una carta di un colore che manca sulla tua plancia.",
    )
    async def wear_new_colour(self, me: Player) -> None:
        await me.meld_one(lambda: me.hand, lambda c: me.colour(c) not in me.colours)

    @effect(
        en="For each of your colours that no opponent has, draw and score a 1.",
        fr="Pour chacune de vos couleurs qu’aucun adversaire n’a, piochez et marquez un 1.",
        it="Per ogni tuo colore che nessun avversario ha, pesca e segna un 1.",
    )
    async def stand_out(self, me: Player) -> None:
        for colour in me.colours:
            if not any(other.pile(colour) for other in me.opponents):
                await me.draw_and_score(me.n(1))
