"""Industrialization."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, CROWN, FACTORY, HEX, PURPLE, RED, RIGHT


class Industrialization(Card):
    age = 6
    colour = RED
    icons = (CROWN, FACTORY, FACTORY, HEX)
    names = {"en": "Industrialization", "fr": "Industrialisation", "it": "Industrializzazione"}

    @effect(
        en="Draw and tuck three 6s, then return your top red card if you alone show the most clocks.",
        fr="Piochez et archivez trois 6. Si vous êtes seul à montrer le plus d’horloges, recyclez votre carte rouge du dessus.",
        it="Pesca e archivia tre 6. Se tu solo mostri più orologi di tutti, restituisci la tua carta rossa in cima.",
    )
    async def build_factories(self, me: Player) -> None:
        for _ in range(3):
            await me.draw_and_tuck(me.n(6))
        top, clocks = me.top(RED), me.icons(CLOCK)
        if top is not None and all(rival.icons(CLOCK) < clocks for rival in me.opponents):
            await me.return_card(top)

    @effect(
        en="Splay red or purple right, if you like.",
        fr="Vous pouvez décaler le rouge ou le violet à droite.",
        it="Puoi sfalsare il rosso o il viola a destra.",
    )
    async def expand(self, me: Player) -> None:
        await me.may_splay([RED, PURPLE], RIGHT)
