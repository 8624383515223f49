"""Reformation."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, PURPLE, RIGHT, UNSPLAYED, YELLOW


class Reformation(Card):
    age = 4
    colour = PURPLE
    icons = (LEAF, LEAF, HEX, LEAF)
    names = {"en": "Reformation", "fr": "Réforme", "it": "Riforma"}

    @effect(
        en="Splay yellow or purple right, if you like.",
        fr="Vous pouvez décaler le jaune ou le violet à droite.",
        it="Puoi sfalsare il giallo o il viola a destra.",
    )
    async def splay_yellow_or_purple(self, me: Player) -> None:
        await me.may_splay([YELLOW, PURPLE], RIGHT)

    @effect(
        en="You may tuck as many hand cards as you have splayed colours, all or none.",
        fr="Vous pouvez archiver autant de cartes de votre main que vous avez de couleurs décalées, toutes ou aucune.",
        it="Puoi archiviare tante carte dalla tua mano quanti sono i tuoi colori sfalsati, tutte o nessuna.",
    )
    async def renew(self, me: Player) -> None:
        splayed = [colour for colour in me.colours if me.splayed(colour) != UNSPLAYED]
        count = min(len(splayed), len(me.hand))
        await me.exactly(count, me.tuck_one, lambda: me.hand, may=True)
