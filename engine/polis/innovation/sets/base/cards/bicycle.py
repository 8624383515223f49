"""Bicycle."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, CROWN, GREEN, HEX


class Bicycle(Card):
    age = 7
    colour = GREEN
    icons = (CROWN, CROWN, CLOCK, HEX)
    names = {"en": "Bicycle", "fr": "Bicyclette", "it": "Bicicletta"}
    ways = {
        "swap-hand-and-score": {
            "en": "Exchange hand and score pile",
            "fr": "Échanger main et pile de score",
            "it": "Scambia mano e pila punti",
        }
    }

    @effect(
        en="You may exchange your whole hand for your whole score pile.",
        fr="Vous pouvez échanger toute votre main contre toute votre pile de score.",
        it="Puoi scambiare tutta la tua mano con tutta la tua pila punti.",
    )
    async def turn_around(self, me: Player) -> None:
        if (me.hand or me.score_pile) and await me.may("swap-hand-and-score"):
            await me.exchange(me.hand, me.hand_zone, me.score_pile, me.score_zone)
