"""Miniaturization."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, HEX, LIGHTBULB, RED


class Miniaturization(Card):
    age = 10
    colour = RED
    icons = (HEX, LIGHTBULB, CLOCK, LIGHTBULB)
    names = {"en": "Miniaturization", "fr": "Miniaturisation", "it": "Miniaturizzazione"}

    @effect(
        en="Return a hand card. For a 10, draw a 10 per different value in your score pile; for an 11, junk the whole 11 deck.",
        fr="Recyclez une carte de votre main. Si c’est un 10, piochez un 10 par valeur différente dans votre pile de score. Si c’est un 11, mettez au rebut tout le paquet 11.",
        it="Restituisci una carta dalla tua mano. Se è un 10, pesca un 10 per ogni valore diverso nella tua pila punti. Se è un 11, scarta tutto il mazzo 11.",
    )
    async def shrink(self, me: Player) -> None:
        card = await me.return_one(lambda: me.hand)
        if card is None:
            return
        if me.value(card) == me.n(10):
            for _ in range(len({me.value(scored) for scored in me.score_pile})):
                await me.draw(me.n(10))
        elif me.value(card) == me.n(11):
            await me.junk_deck(me.n(11))
