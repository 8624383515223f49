"""Astronomy."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CROWN, GREEN, HEX, LIGHTBULB, PURPLE


class Astronomy(Card):
    age = 5
    colour = PURPLE
    icons = (CROWN, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Astronomy", "fr": "Astronomie", "it": "Astronomia"}

    @effect(
        en="Draw and reveal a 6. Meld it and repeat, if it is blue or green.",
        fr="Piochez et révélez un 6. S’il est bleu ou vert, placez-le et recommencez.",
        it="Pesca e rivela un 6. Se è blu o verde, calalo e ripeti.",
    )
    async def watch_the_sky(self, me: Player) -> None:
        while me.colour(card := await me.draw_and_reveal(me.n(6))) in (GREEN, BLUE):
            await me.meld(card)

    @effect(
        en="If all your top cards but the purple one are 6 or higher, claim Universe.",
        fr="Si toutes vos cartes du dessus, sauf la violette, sont de valeur 6 ou plus, dominez l’Univers.",
        it="Se tutte le tue carte in cima, tranne la viola, sono di valore 6 o più, conquista l’Universo.",
    )
    async def embrace_it(self, me: Player) -> None:
        if all(me.value(card) >= me.n(6) for card in me.tops if me.colour(card) != PURPLE):
            await me.claim("universe")
