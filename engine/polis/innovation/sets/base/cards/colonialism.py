"""Colonialism."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, FACTORY, GREEN, HEX, LIGHTBULB, RED


class Colonialism(Card):
    age = 4
    colour = RED
    icons = (HEX, FACTORY, LIGHTBULB, FACTORY)
    names = {"en": "Colonialism", "fr": "Colonialisme", "it": "Colonialismo"}

    @effect(
        en="Draw and tuck a 3. Junk the whole 5 deck if it is green; repeat if it has a crown.",
        fr="Piochez et archivez un 3. S’il est vert, mettez au rebut tout le paquet 5. S’il a une couronne, recommencez.",
        it="Pesca e archivia un 3. Se è verde, scarta tutto il mazzo 5. Se ha una corona, ripeti.",
    )
    async def settle(self, me: Player) -> None:
        while True:
            card = await me.draw_and_tuck(me.n(3))
            if me.colour(card) == GREEN:
                await me.junk_deck(me.n(5))
            if not me.has(card, CROWN):
                return
