"""The Pirate Code."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, FACTORY, HEX, RED


class ThePirateCode(Card):
    age = 5
    colour = RED
    icons = (CROWN, FACTORY, CROWN, HEX)
    names = {"en": "The Pirate Code", "fr": "Code des pirates", "it": "Codice dei pirati"}

    @demand(
        en="Transfer to my score pile two cards of 4 or less from yours.",
        fr="Transférez deux cartes de valeur 4 ou moins de votre pile de score dans la mienne.",
        it="Trasferisci due carte di valore 4 o meno dalla tua pila punti nella mia.",
    )
    async def plunder(self, you: Player) -> None:
        for _ in range(2):
            card = await you.choose(
                "transfer", lambda: [c for c in you.score_pile if you.value(c) <= 4]
            )
            if card is not None and await you.transfer_to_score([card], you.leader):
                you.memory["transferred"] = True

    @effect(
        en="If the demand transferred a card, score your lowest top card with a crown.",
        fr="Si l’exigence a transféré une carte, marquez votre plus basse carte du dessus à couronne.",
        it="Se la pretesa ha trasferito una carta, segna la tua carta in cima più bassa con corona.",
    )
    async def share_the_booty(self, me: Player) -> None:
        if "transferred" in me.memory:
            card = await me.tied("score", lambda: me.lowest(c for c in me.tops if me.has(c, CROWN)))
            if card is not None:
                await me.score(card)
