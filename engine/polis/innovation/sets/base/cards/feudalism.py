"""Feudalism."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, HEX, LEAF, LEFT, PURPLE, YELLOW


class Feudalism(Card):
    age = 3
    colour = PURPLE
    icons = (HEX, CASTLE, LEAF, CASTLE)
    names = {"en": "Feudalism", "fr": "Féodalisme", "it": "Feudalesimo"}

    @demand(
        en="Transfer to my hand a card with a castle from yours; if so, junk every available special achievement.",
        fr="Transférez une carte à château de votre main dans la mienne. Si oui, mettez au rebut tous les domaines spéciaux disponibles.",
        it="Trasferisci una carta con castello dalla tua mano nella mia. Se lo fai, scarta tutti gli obiettivi speciali disponibili.",
    )
    async def pay_homage(self, you: Player) -> None:
        card = await you.choose("transfer", lambda: you.hand, lambda c: you.has(c, CASTLE))
        if card is not None and await you.transfer_to_hand([card], you.leader):
            await you.junk_specials(you.available_specials)

    @effect(
        en="Splay yellow or purple left, if you like; if so, draw a 3.",
        fr="Vous pouvez décaler le jaune ou le violet à gauche. Si oui, piochez un 3.",
        it="Puoi sfalsare il giallo o il viola a sinistra. Se lo fai, pesca un 3.",
    )
    async def splay_and_draw(self, me: Player) -> None:
        if await me.may_splay([YELLOW, PURPLE], LEFT) is not None:
            await me.draw(me.n(3))
