"""Coal."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import FACTORY, HEX, RED, RIGHT


class Coal(Card):
    age = 5
    colour = RED
    icons = (FACTORY, FACTORY, FACTORY, HEX)
    names = {"en": "Coal", "fr": "Charbon", "it": "Carbone"}

    @effect(
        en="Draw and tuck a 5.",
        fr="Piochez et archivez un 5.",
        it="Pesca e archivia un 5.",
    )
    async def dig(self, me: Player) -> None:
        await me.draw_and_tuck(me.n(5))

    @effect(
        en="Splay red right, if you like.",
        fr="Vous pouvez décaler le rouge à droite.",
        it="Puoi sfalsare il rosso a destra.",
    )
    async def lay_bare(self, me: Player) -> None:
        await me.may_splay([RED], RIGHT)

    @effect(
        en="You may score the top two cards of one of your colours.",
        fr="Vous pouvez marquer les deux cartes du dessus d’une de vos couleurs.",
        it="Puoi segnare le due carte in cima di uno dei tuoi colori.",
    )
    async def burn_two(self, me: Player) -> None:
        colour = await me.choose_colour(me.colours, may=True)
        if colour is not None:
            for card in reversed(me.pile(colour)[-2:]):
                await me.score(card)
