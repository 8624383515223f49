"""Space Traffic."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import ASLANT, CLOCK, CROWN, GREEN, HEX


class SpaceTraffic(Card):
    age = 11
    colour = GREEN
    icons = (CROWN, CROWN, CLOCK, HEX)
    names = {"en": "Space Traffic", "fr": "Trafic spatial", "it": "Traffico spaziale"}

    @effect(
        en="Draw and tuck an 11. If right under an 11, you lose; if not, score that pile except its top five cards, splay it aslant and, if anyone has more points than you, repeat.",
        fr="Piochez et archivez un 11. S’il est juste sous un 11, vous perdez. Sinon, marquez toutes les cartes de cette pile sauf les cinq du dessus, décalez-la en biais et, si un autre joueur a plus de points que vous, recommencez.",
        it="Pesca e archivia un 11. Se è subito sotto un 11, perdi. Altrimenti segna tutte le carte di quella pila tranne le cinque in cima, sfalsala in diagonale e, se un altro giocatore ha più punti di te, ripeti.",
    )
    async def clear_the_lanes(self, me: Player) -> None:
        while True:
            tucked = await me.draw_and_tuck(me.n(11))
            if tucked is None:
                return
            colour = me.colour(tucked)
            pile = me.pile(colour)
            if len(pile) > 1 and me.value(pile[1]) == me.n(11):
                await me.lose()
            for card in pile[:-5]:
                await me.score(card)
            await me.splay(colour, ASLANT)
            if me.points == max([player.points for player in me.everyone]):
                return
