"""Machine Tools."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import FACTORY, HEX, RED


class MachineTools(Card):
    age = 6
    colour = RED
    icons = (FACTORY, FACTORY, HEX, FACTORY)
    names = {"en": "Machine Tools", "fr": "Machines-outils", "it": "Macchine utensili"}

    @effect(
        en="Draw and score a card as high as the highest of your score pile.",
        fr="Piochez et marquez une carte de même valeur que la plus haute de votre pile de score.",
        it="Pesca e segna una carta dello stesso valore della più alta della tua pila punti.",
    )
    async def turn_out(self, me: Player) -> None:
        await me.draw_and_score(max([me.value(card) for card in me.score_pile], default=0))
