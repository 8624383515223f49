"""Calendar."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, HEX, LEAF, LIGHTBULB


class Calendar(Card):
    age = 2
    colour = BLUE
    icons = (HEX, LEAF, LEAF, LIGHTBULB)
    names = {"en": "Calendar", "fr": "Calendrier", "it": "Calendario"}

    @effect(
        en="If your score pile has more cards than your hand, draw two 3s.",
        fr="Si votre pile de score a plus de cartes que votre main, piochez deux 3.",
        it="Se la tua pila punti ha più carte della tua mano, pesca due 3.",
    )
    async def count_days(self, me: Player) -> None:
        if len(me.score_pile) > len(me.hand):
            await me.draw(me.n(3))
            await me.draw(me.n(3))
