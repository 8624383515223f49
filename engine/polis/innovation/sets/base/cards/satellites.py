"""Satellites."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, GREEN, HEX, PURPLE, UP


class Satellites(Card):
    age = 9
    colour = GREEN
    icons = (HEX, CLOCK, CLOCK, CLOCK)
    names = {"en": "Satellites", "fr": "Satellites", "it": "Satelliti"}

    @effect(
        en="Return your whole hand, then splay purple up, if you like.",
        fr="Recyclez toute votre main. Vous pouvez ensuite décaler le violet vers le haut.",
        it="Restituisci tutta la tua mano. Poi puoi sfalsare il viola in alto.",
    )
    async def clear_the_pad(self, me: Player) -> None:
        await me.return_all(lambda: me.hand)
        await me.may_splay([PURPLE], UP)

    @effect(en="Draw three 8s.", fr="Piochez trois 8.", it="Pesca tre 8.")
    async def prepare(self, me: Player) -> None:
        for _ in range(3):
            await me.draw(me.n(8))

    @effect(
        en="Meld and self-execute a hand card.",
        fr="Placez une carte de votre main, puis exécutez-la seul.",
        it="Cala una carta dalla tua mano, poi eseguila da solo.",
    )
    async def launch(self, me: Player) -> None:
        card = await me.meld_one(lambda: me.hand)
        if card is not None:
            await me.self_execute(card)
