"""Education."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LIGHTBULB, PURPLE


class Education(Card):
    age = 3
    colour = PURPLE
    icons = (LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Education", "fr": "Éducation", "it": "Istruzione"}

    @effect(
        en="You may return the highest card of your score pile; if so, draw a card two higher than the highest left there.",
        fr="Vous pouvez recycler la plus haute carte de votre pile de score. Si oui, piochez une carte de valeur supérieure de deux à la plus haute qui y reste.",
        it="Puoi restituire la carta più alta della tua pila punti. Se lo fai, pesca una carta di valore superiore di due alla più alta che vi rimane.",
    )
    async def learn(self, me: Player) -> None:
        card = await me.return_one(lambda: me.highest(me.score_pile), may=True)
        if card is not None:
            await me.draw(max([me.value(left) for left in me.score_pile], default=0) + 2)
