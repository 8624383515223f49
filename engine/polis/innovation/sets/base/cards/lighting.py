"""Lighting."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, HEX, LEAF, PURPLE


class Lighting(Card):
    age = 7
    colour = PURPLE
    icons = (HEX, LEAF, CLOCK, LEAF)
    names = {"en": "Lighting", "fr": "Éclairage", "it": "Illuminazione"}

    @effect(
        en="You may tuck up to three hand cards. For each different value among them, draw and score a 7.",
        fr="Vous pouvez archiver jusqu’à trois cartes de votre main. Pour chaque valeur différente parmi elles, piochez et marquez un 7.",
        it="Puoi archiviare fino a tre carte dalla tua mano. Per ogni valore diverso tra esse, pesca e segna un 7.",
    )
    async def light_up(self, me: Player) -> None:
        tucked = await me.up_to(3, me.tuck_one, lambda: me.hand)
        for _ in range(len({me.value(card) for card in tucked})):
            await me.draw_and_score(me.n(7))
