"""Vaccination."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import FACTORY, HEX, LEAF, YELLOW


class Vaccination(Card):
    age = 6
    colour = YELLOW
    icons = (LEAF, FACTORY, LEAF, HEX)
    names = {"en": "Vaccination", "fr": "Vaccination", "it": "Vaccinazione"}

    @demand(
        en="Choose a card of your score pile and return every card there of its value; if so, draw and meld a 6.",
        fr="Choisissez une carte de votre pile de score et recyclez toutes celles de sa valeur qui s’y trouvent. Si oui, piochez et placez un 6.",
        it="Scegli una carta della tua pila punti e restituisci tutte quelle del suo valore che vi si trovano. Se lo fai, pesca e cala un 6.",
    )
    async def inoculate(self, you: Player) -> None:
        card = await you.choose("choose", lambda: you.score_pile)
        if card is None:
            return
        value = you.value(card)
        if not await you.return_all(lambda: [c for c in you.score_pile if you.value(c) == value]):
            return
        you.memory["returned"] = True
        await you.draw_and_meld(you.n(6))

    @effect(
        en="If the demand returned a card, draw and meld a 7.",
        fr="Si l’exigence a recyclé une carte, piochez et placez un 7.",
        it="Se la pretesa ha restituito una carta, pesca e cala un 7.",
    )
    async def thrive(self, me: Player) -> None:
        if "returned" in me.memory:
            await me.draw_and_meld(me.n(7))
