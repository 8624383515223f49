"""Democracy."""

from collections import Counter

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, HEX, LIGHTBULB, PURPLE


class Democracy(Card):
    age = 6
    colour = PURPLE
    icons = (CROWN, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Democracy", "fr": "Démocratie", "it": "Democrazia"}

    @effect(
        en="You may return any number of hand cards. Draw and score an 8 if, in this action so far, Democracy has made you return more than each opponent.",
        fr="Vous pouvez recycler autant de cartes de votre main que vous voulez. Si, jusqu’ici dans cette action, Démocratie vous en a fait recycler plus qu’à chaque adversaire, piochez et marquez un 8.",
        it="Puoi restituire quante carte vuoi dalla tua mano. Se finora in questa azione ne hai restituite con Democrazia più di ogni avversario, pesca e segna un 8.",
    )
    async def vote(self, me: Player) -> None:
        returned: Counter[int] = me.so_far.setdefault("democracy", Counter())
        while await me.return_one(lambda: me.hand, may=True) is not None:
            returned[me.seat] += 1
        if all(returned[me.seat] > returned[rival.seat] for rival in me.opponents):
            await me.draw_and_score(me.n(8))
