"""Currency."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, GREEN, HEX, LEAF


class Currency(Card):
    age = 2
    colour = GREEN
    icons = (LEAF, CROWN, HEX, CROWN)
    names = {"en": "Currency", "fr": "Monnaie", "it": "Moneta"}

    @effect(
        en="You may return any number of hand cards. For each different value among them, draw and score a 2.",
        fr="Vous pouvez recycler autant de cartes de votre main que vous voulez. Pour chaque valeur différente parmi elles, piochez et marquez un 2.",
        it="Puoi restituire quante carte vuoi dalla tua mano. Per ogni valore diverso tra esse, pesca e segna un 2.",
    )
    async def trade_in(self, me: Player) -> None:
        returned = await me.up_to(len(me.hand), me.return_one, lambda: me.hand)
        for _ in range(len({me.value(card) for card in returned})):
            await me.draw_and_score(me.n(2))
