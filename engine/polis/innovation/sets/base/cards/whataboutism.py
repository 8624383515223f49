"""Whataboutism."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import HEX, LIGHTBULB, PERSON, PURPLE


class Whataboutism(Card):
    age = 11
    colour = PURPLE
    icons = (LIGHTBULB, HEX, PERSON, LIGHTBULB)
    names = {"en": "Whataboutism", "fr": "Whataboutisme", "it": "Benaltrismo"}

    @demand(
        en="Transfer to my board all your top cards with a demand; if any went, exchange your whole score pile for mine.",
        fr="Transférez sur mon plateau toutes vos cartes du dessus avec une exigence. Si vous en transférez, échangez toute votre pile de score contre la mienne.",
        it="Trasferisci sulla mia plancia tutte le tue carte in cima con una pretesa. Se ne trasferisci, scambia tutta la tua pila punti con la mia.",
    )
    async def turn_the_tables(self, you: Player) -> None:
        me = you.leader
        accused = [card for card in you.tops if you.face(card).demands]
        if await you.transfer_to_board(accused, me):
            await you.exchange(you.score_pile, you.score_zone, me.score_pile, me.score_zone)
