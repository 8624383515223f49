"""Canal Building."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, HEX, LEAF, YELLOW


class CanalBuilding(Card):
    age = 2
    colour = YELLOW
    icons = (HEX, CROWN, LEAF, CROWN)
    names = {"en": "Canal Building", "fr": "Construction de canaux", "it": "Costruzione di canali"}

    ways = {
        "exchange-highest": {
            "en": "Exchange the highest cards of hand and score pile",
            "fr": "Échanger les plus hautes cartes de la main et de la pile de score",
            "it": "Scambia le carte più alte della mano e della pila punti",
        },
        "junk-deck-3": {
            "en": "Junk the 3 deck",
            "fr": "Mettre au rebut le paquet 3",
            "it": "Scarta il mazzo 3",
        },
    }

    @effect(
        en="You may either exchange all your highest hand cards for all the highest of your score pile, or junk the whole 3 deck.",
        fr="Vous pouvez soit échanger toutes les plus hautes cartes de votre main contre toutes les plus hautes de votre pile de score, soit mettre au rebut tout le paquet 3.",
        it="Puoi scambiare tutte le carte più alte della tua mano con tutte le più alte della tua pila punti, oppure scartare tutto il mazzo 3.",
    )
    async def dig(self, me: Player) -> None:
        way = await me.choose_way(["exchange-highest", "junk-deck-3"], may=True)
        if way == "exchange-highest":
            held, scored = me.highest(me.hand), me.highest(me.score_pile)
            await me.exchange(held, me.hand_zone, scored, me.score_zone)
        elif way == "junk-deck-3":
            await me.junk_deck(me.n(3))
