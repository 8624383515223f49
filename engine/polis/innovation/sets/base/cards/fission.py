"""Fission."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CLOCK, HEX, RED


class Fission(Card):
    age = 9
    colour = RED
    icons = (HEX, CLOCK, CLOCK, CLOCK)
    names = {"en": "Fission", "fr": "Fission", "it": "Fissione"}

    @demand(
        en="Draw and reveal a 10. If red, junk everyone’s hand, board and score pile, and this Dogma action ends at once.",
        fr="Piochez et révélez un 10. S’il est rouge, mettez au rebut la main, le plateau et la pile de score de chacun, et cette action Dogme s’arrête aussitôt.",
        it="Pesca e rivela un 10. Se è rosso, scarta la mano, la plancia e la pila punti di ognuno, e questa azione Dogma finisce subito.",
    )
    async def split_the_atom(self, you: Player) -> None:
        if you.colour(await you.draw_and_reveal(you.n(10))) == RED:
            for player in you.everyone:
                board = [card for colour in player.colours for card in player.pile(colour)]
                await you.junk([*player.hand, *board, *player.score_pile])
            you.complete_action()

    @effect(
        en="Return any player’s top card, but not Fission, then draw a 10.",
        fr="Recyclez une carte du dessus de n’importe quel joueur, sauf Fission, puis piochez un 10.",
        it="Restituisci una carta in cima di un giocatore qualsiasi, tranne Fissione, poi pesca un 10.",
    )
    async def strike(self, me: Player) -> None:
        await me.return_one(
            lambda: [card for player in me.everyone for card in player.tops],
            lambda card: me.face(card) is not self,
        )
        await me.draw(me.n(10))
