"""Optics."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, HEX, RED


class Optics(Card):
    age = 3
    colour = RED
    icons = (CROWN, CROWN, CROWN, HEX)
    names = {"en": "Optics", "fr": "Optique", "it": "Ottica"}

    @effect(
        en="Draw and meld a 3. With a crown on it, draw and score a 4; without, choose an opponent who has fewer points and transfer a card of your score pile to theirs.",
        fr="Piochez et placez un 3. S’il a une couronne, piochez et marquez un 4 ; sinon, transférez une carte de votre pile de score dans celle d’un adversaire qui a moins de points que vous.",
        it="Pesca e cala un 3. Se ha una corona, pesca e segna un 4; altrimenti trasferisci una carta dalla tua pila punti in quella di un avversario che ha meno punti di te.",
    )
    async def look_far(self, me: Player) -> None:
        if me.has(await me.draw_and_meld(me.n(3)), CROWN):
            await me.draw_and_score(me.n(4))
            return
        poorer = [other for other in me.opponents if other.points < me.points]
        if not poorer:
            return
        card = await me.choose("transfer", lambda: me.score_pile)
        other = await me.choose_player(poorer)
        if card is not None and other is not None:
            await me.transfer_to_score([card], other)
