"""Tools."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CASTLE, HEX, LIGHTBULB


class Tools(Card):
    age = 1
    colour = BLUE
    icons = (HEX, LIGHTBULB, LIGHTBULB, CASTLE)
    names = {"en": "Tools", "fr": "Outils", "it": "Utensili"}

    @effect(
        en="You may return three hand cards; if so, draw and meld a 3.",
        fr="Vous pouvez recycler trois cartes de votre main. Si oui, piochez et placez un 3.",
        it="Puoi restituire tre carte dalla tua mano. Se lo fai, pesca e cala un 3.",
    )
    async def craft(self, me: Player) -> None:
        if await me.exactly(3, me.return_one, lambda: me.hand, may=True):
            await me.draw_and_meld(me.n(3))

    @effect(
        en="You may return a hand card of value 3; if so, draw three 1s.",
        fr="Vous pouvez recycler un 3 de votre main. Si oui, piochez trois 1.",
        it="Puoi restituire un 3 dalla tua mano. Se lo fai, pesca tre 1.",
    )
    async def take_apart(self, me: Player) -> None:
        card = await me.return_one(lambda: [c for c in me.hand if me.value(c) == me.n(3)], may=True)
        if card is not None:
            for _ in range(3):
                await me.draw(me.n(1))
