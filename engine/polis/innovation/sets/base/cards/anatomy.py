"""Anatomy."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import HEX, LEAF, YELLOW


class Anatomy(Card):
    age = 4
    colour = YELLOW
    icons = (LEAF, LEAF, LEAF, HEX)
    names = {"en": "Anatomy", "fr": "Anatomie", "it": "Anatomia"}

    @demand(
        en="Return a card of your score pile; if so, also one of your top cards of the same value; if that too, junk the whole 4 deck.",
        fr="Recyclez une carte de votre pile de score. Si oui, recyclez aussi une de vos cartes du dessus de même valeur. Si cela aussi est fait, mettez au rebut tout le paquet 4.",
        it="Restituisci una carta dalla tua pila punti. Se lo fai, restituisci anche una tua carta in cima dello stesso valore. Se fai anche questo, scarta tutto il mazzo 4.",
    )
    async def dissect(self, you: Player) -> None:
        first = await you.return_one(lambda: you.score_pile)
        if first is None:
            return
        value = you.value(first)
        top = await you.return_one(lambda: [c for c in you.tops if you.value(c) == value])
        if top is not None:
            await you.junk_deck(you.n(4))
