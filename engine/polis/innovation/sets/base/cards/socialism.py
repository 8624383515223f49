"""Socialism."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, PURPLE


class Socialism(Card):
    age = 8
    colour = PURPLE
    icons = (LEAF, HEX, LEAF, LEAF)
    names = {"en": "Socialism", "fr": "Socialisme", "it": "Socialismo"}

    @effect(
        en="You may tuck one of your top cards; if so, tuck your whole hand.",
        fr="Vous pouvez archiver une de vos cartes du dessus. Si oui, archivez toute votre main.",
        it="Puoi archiviare una tua carta in cima. Se lo fai, archivia tutta la tua mano.",
    )
    async def share_out(self, me: Player) -> None:
        if await me.tuck_one(lambda: me.tops, may=True) is not None:
            await me.tuck_all(lambda: me.hand)

    @effect(
        en="You may junk an 8, 9 or 10 among the available achievements.",
        fr="Vous pouvez mettre au rebut un 8, un 9 ou un 10 parmi les domaines disponibles.",
        it="Puoi scartare un 8, un 9 o un 10 tra gli obiettivi disponibili.",
    )
    async def spoil(self, me: Player) -> None:
        await me.junk_achievement([me.n(8), me.n(9), me.n(10)], may=True)
