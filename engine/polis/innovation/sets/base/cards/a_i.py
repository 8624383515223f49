"""A. I."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, HEX, LIGHTBULB, PURPLE


class AI(Card):
    age = 10
    colour = PURPLE
    icons = (LIGHTBULB, LIGHTBULB, CLOCK, HEX)
    names = {"en": "A. I.", "fr": "I. A.", "it": "I. A."}

    @effect(en="Draw and score a 10.", fr="Piochez et marquez un 10.", it="Pesca e segna un 10.")
    async def learn(self, me: Player) -> None:
        await me.draw_and_score(me.n(10))

    @effect(
        en="If Robotics and Software are both top cards, anywhere, whoever alone has the fewest points wins.",
        fr="Si Robotique et Logiciels sont toutes deux des cartes du dessus, où que ce soit, celui qui a seul le moins de points gagne.",
        it="Se Robotica e Software sono entrambe carte in cima, ovunque, vince chi da solo ha meno punti.",
    )
    async def take_over(self, me: Player) -> None:
        if all(me.is_top(me.named(slug)) for slug in ("robotics", "software")):
            await me.single_wins(lambda player: -player.points)
