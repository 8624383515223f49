"""Alchemy."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CASTLE, HEX, LEAF, RED


class Alchemy(Card):
    age = 3
    colour = BLUE
    icons = (HEX, LEAF, CASTLE, CASTLE)
    names = {"en": "Alchemy", "fr": "Alchimie", "it": "Alchimia"}

    @effect(
        en="For each of your colours showing a castle, draw and reveal a 4. If any of them is red, return your whole hand.",
        fr="Pour chacune de vos couleurs montrant un château, piochez et révélez un 4. Si l’un d’eux est rouge, recyclez toute votre main.",
        it="Per ogni tuo colore che mostra un castello, pesca e rivela un 4. Se uno di essi è rosso, restituisci tutta la tua mano.",
    )
    async def transmute(self, me: Player) -> None:
        drawn = [await me.draw_and_reveal(me.n(4)) for _ in range(me.colours_showing(CASTLE))]
        if any(me.colour(card) == RED for card in drawn):
            await me.return_all(lambda: me.hand)

    @effect(
        en="Meld a hand card, then score one.",
        fr="Placez une carte de votre main, puis marquez-en une.",
        it="Cala una carta dalla tua mano, poi segnane una.",
    )
    async def meld_and_score(self, me: Player) -> None:
        await me.meld_one(lambda: me.hand)
        await me.score_one(lambda: me.hand)
