"""Hypersonics."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import FACTORY, GREEN, HEX, LIGHTBULB


class Hypersonics(Card):
    age = 11
    colour = GREEN
    icons = (FACTORY, FACTORY, LIGHTBULB, HEX)
    names = {"en": "Hypersonics", "fr": "Vol hypersonique", "it": "Volo ipersonico"}

    @demand(
        en="Return exactly two of your top cards of one value; if so, return from hand and score pile all cards as high or lower.",
        fr="Recyclez exactement deux de vos cartes du dessus de même valeur. Si oui, recyclez toutes les cartes de cette valeur ou moins de votre main et de votre pile de score.",
        it="Restituisci esattamente due tue carte in cima dello stesso valore. Se lo fai, restituisci tutte le carte di quel valore o meno dalla tua mano e dalla tua pila punti.",
    )
    async def break_the_barrier(self, you: Player) -> None:
        tops = you.tops
        values = [you.value(card) for card in tops]
        first = await you.return_one(lambda: [c for c in tops if values.count(you.value(c)) > 1])
        if first is None:
            return
        value = you.value(first)
        # what lay under the first is of its colour
        alike = [card for card in tops if card != first and you.value(card) == value]
        if await you.return_one(lambda: alike) is None:
            return
        await you.return_all(
            lambda: [c for c in (*you.hand, *you.score_pile) if you.value(c) <= value]
        )
