"""Railroad."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, FACTORY, HEX, PURPLE, RIGHT, UP


class Railroad(Card):
    age = 7
    colour = PURPLE
    icons = (CLOCK, FACTORY, CLOCK, HEX)
    names = {"en": "Railroad", "fr": "Chemin de fer", "it": "Ferrovia"}

    @effect(
        en="Return your whole hand.",
        fr="Recyclez toute votre main.",
        it="Restituisci tutta la tua mano.",
    )
    async def send_off(self, me: Player) -> None:
        await me.return_all(lambda: me.hand)

    @effect(en="Draw three 6s.", fr="Piochez trois 6.", it="Pesca tre 6.")
    async def take_delivery(self, me: Player) -> None:
        for _ in range(3):
            await me.draw(me.n(6))

    @effect(
        en="Splay one of your right-splayed colours up, if you like.",
        fr="Vous pouvez décaler vers le haut une de vos couleurs décalées à droite.",
        it="Puoi sfalsare in alto uno dei tuoi colori sfalsati a destra.",
    )
    async def lay_tracks(self, me: Player) -> None:
        await me.may_splay([it for it in me.colours if me.splayed(it) == RIGHT], UP)
