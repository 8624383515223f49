"""Antibiotics."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, YELLOW


class Antibiotics(Card):
    age = 8
    colour = YELLOW
    icons = (LEAF, LEAF, LEAF, HEX)
    names = {"en": "Antibiotics", "fr": "Antibiotiques", "it": "Antibiotici"}

    @effect(
        en="You may return up to three hand cards. For each different value among them, draw two 8s.",
        fr="Vous pouvez recycler jusqu’à trois cartes de votre main. Pour chaque valeur différente parmi elles, piochez deux 8.",
        it="Puoi restituire fino a tre carte dalla tua mano. Per ogni valore diverso tra esse, pesca due 8.",
    )
    async def cure(self, me: Player) -> None:
        returned = await me.up_to(3, me.return_one, lambda: me.hand)
        for _ in range(2 * len({me.value(card) for card in returned})):
            await me.draw(me.n(8))
