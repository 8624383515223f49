"""Printing Press."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CROWN, HEX, LIGHTBULB, PURPLE, RIGHT


class PrintingPress(Card):
    age = 4
    colour = BLUE
    icons = (HEX, LIGHTBULB, LIGHTBULB, CROWN)
    names = {"en": "Printing Press", "fr": "Imprimerie", "it": "Stampa"}

    @effect(
        en="You may return a card of your score pile; if so, draw a card of your top purple card’s value plus two.",
        fr="Vous pouvez recycler une carte de votre pile de score. Si oui, piochez une carte de valeur supérieure de deux à votre carte violette du dessus.",
        it="Puoi restituire una carta dalla tua pila punti. Se lo fai, pesca una carta di valore superiore di due alla tua carta viola in cima.",
    )
    async def print_books(self, me: Player) -> None:
        if await me.return_one(lambda: me.score_pile, may=True) is not None:
            purple = me.top(PURPLE)
            await me.draw(2 if purple is None else me.value(purple) + 2)

    @effect(
        en="Splay blue right, if you like.",
        fr="Vous pouvez décaler le bleu à droite.",
        it="Puoi sfalsare il blu a destra.",
    )
    async def splay_blue(self, me: Player) -> None:
        await me.may_splay([BLUE], RIGHT)
