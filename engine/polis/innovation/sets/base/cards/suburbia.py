"""Suburbia."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, HEX, LEAF, YELLOW


class Suburbia(Card):
    age = 9
    colour = YELLOW
    icons = (HEX, CROWN, LEAF, LEAF)
    names = {"en": "Suburbia", "fr": "Banlieue", "it": "Sobborghi"}
    ways = {
        "junk-deck-9": {
            "en": "Junk the 9 deck",
            "fr": "Mettre au rebut le paquet 9",
            "it": "Scarta il mazzo 9",
        }
    }

    @effect(
        en="You may tuck any number of hand cards. For each, draw and score a 1.",
        fr="Vous pouvez archiver autant de cartes de votre main que vous voulez. Pour chacune, piochez et marquez un 1.",
        it="Puoi archiviare quante carte vuoi dalla tua mano. Per ognuna, pesca e segna un 1.",
    )
    async def settle(self, me: Player) -> None:
        tucked = await me.up_to(len(me.hand), me.tuck_one, lambda: me.hand)
        for _ in tucked:
            await me.draw_and_score(me.n(1))

    @effect(
        en="You may junk the whole 9 deck.",
        fr="Vous pouvez mettre au rebut tout le paquet 9.",
        it="Puoi scartare tutto il mazzo 9.",
    )
    async def sprawl(self, me: Player) -> None:
        if me.deck_left(me.n(9)) and await me.may("junk-deck-9"):
            await me.junk_deck(me.n(9))
