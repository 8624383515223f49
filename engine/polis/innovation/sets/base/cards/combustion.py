"""Combustion."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, FACTORY, HEX, RED


class Combustion(Card):
    age = 7
    colour = RED
    icons = (CROWN, CROWN, FACTORY, HEX)
    names = {"en": "Combustion", "fr": "Combustion", "it": "Combustione"}

    @demand(
        en="For each of my colours showing a crown, transfer a card of your score pile to mine.",
        fr="Pour chacune de mes couleurs montrant une couronne, transférez une carte de votre pile de score dans la mienne.",
        it="Per ogni mio colore che mostra una corona, trasferisci una carta dalla tua pila punti nella mia.",
    )
    async def burn(self, you: Player) -> None:
        for _ in range(you.leader.colours_showing(CROWN)):
            card = await you.choose("transfer", lambda: you.score_pile)
            if card is None:
                return
            await you.transfer_to_score([card], you.leader)

    @effect(
        en="Return your bottom red card.",
        fr="Recyclez votre carte rouge du dessous.",
        it="Restituisci la tua carta rossa in fondo.",
    )
    async def use_up(self, me: Player) -> None:
        reds = me.pile(RED)
        if reds:
            await me.return_card(reds[0])
