"""Chemistry."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, FACTORY, HEX, LIGHTBULB, RIGHT


class Chemistry(Card):
    age = 5
    colour = BLUE
    icons = (FACTORY, LIGHTBULB, FACTORY, HEX)
    names = {"en": "Chemistry", "fr": "Chimie", "it": "Chimica"}

    @effect(
        en="Splay blue right, if you like.",
        fr="Vous pouvez décaler le bleu à droite.",
        it="Puoi sfalsare il blu a destra.",
    )
    async def distil(self, me: Player) -> None:
        await me.may_splay([BLUE], RIGHT)

    @effect(
        en="Draw a card one higher than your highest top card and score it, then return any card of your score pile.",
        fr="Piochez et marquez une carte de valeur supérieure de un à votre plus haute carte du dessus, puis recyclez une carte de votre pile de score.",
        it="Pesca e segna una carta di valore superiore di uno alla tua carta in cima più alta, poi restituisci una carta dalla tua pila punti.",
    )
    async def react(self, me: Player) -> None:
        await me.draw_and_score(me.highest_top + 1)
        await me.return_one(lambda: me.score_pile)
