"""Canning."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import FACTORY, HEX, LEAF, RIGHT, YELLOW


class Canning(Card):
    age = 6
    colour = YELLOW
    icons = (HEX, FACTORY, LEAF, FACTORY)
    names = {"en": "Canning", "fr": "Conserves", "it": "Cibo in scatola"}
    ways = {
        "draw-and-tuck-6": {
            "en": "Draw and tuck a 6",
            "fr": "Piocher et archiver un 6",
            "it": "Pesca e archivia un 6",
        },
    }

    @effect(
        en="You may draw a 6 and tuck it; if so, score all your top cards without a factory.",
        fr="Vous pouvez piocher et archiver un 6. Si oui, marquez toutes vos cartes du dessus sans usine.",
        it="Puoi pescare e archiviare un 6. Se lo fai, segna tutte le tue carte in cima senza fabbrica.",
    )
    async def preserve(self, me: Player) -> None:
        if await me.may("draw-and-tuck-6"):
            if await me.draw_and_tuck(me.n(6)) is None:
                return
            for card in me.tops:
                if not me.has(card, FACTORY):
                    await me.score(card)

    @effect(
        en="Splay yellow right, if you like.",
        fr="Vous pouvez décaler le jaune à droite.",
        it="Puoi sfalsare il giallo a destra.",
    )
    async def stack_tins(self, me: Player) -> None:
        await me.may_splay([YELLOW], RIGHT)
