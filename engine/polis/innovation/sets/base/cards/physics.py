"""Physics."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, FACTORY, HEX, LIGHTBULB


class Physics(Card):
    age = 5
    colour = BLUE
    icons = (FACTORY, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Physics", "fr": "Physique", "it": "Fisica"}

    @effect(
        en="Draw and reveal three 6s. If two or more share a colour, return your whole hand.",
        fr="Piochez et révélez trois 6. Si deux au moins sont de la même couleur, recyclez toute votre main.",
        it="Pesca e rivela tre 6. Se almeno due sono dello stesso colore, restituisci tutta la tua mano.",
    )
    async def experiment(self, me: Player) -> None:
        drawn = [await me.draw_and_reveal(me.n(6)) for _ in range(3)]
        colours = [me.colour(card) for card in drawn if card is not None]
        if any(colours.count(colour) > 1 for colour in colours):
            await me.return_all(lambda: me.hand)
