"""Invention."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import FACTORY, GREEN, HEX, LEFT, LIGHTBULB, RIGHT, UNSPLAYED


class Invention(Card):
    age = 4
    colour = GREEN
    icons = (HEX, LIGHTBULB, LIGHTBULB, FACTORY)
    names = {"en": "Invention", "fr": "Invention", "it": "Invenzione"}

    @effect(
        en="Splay one of your left-splayed colours right, if you like; if so, draw and score a 4.",
        fr="Vous pouvez décaler à droite une de vos couleurs décalées à gauche. Si oui, piochez et marquez un 4.",
        it="Puoi sfalsare a destra uno dei tuoi colori sfalsati a sinistra. Se lo fai, pesca e segna un 4.",
    )
    async def splay_the_other_way(self, me: Player) -> None:
        left = [colour for colour in me.colours if me.splayed(colour) == LEFT]
        if await me.may_splay(left, RIGHT) is not None:
            await me.draw_and_score(me.n(4))

    @effect(
        en="If all five of your colours are splayed, claim Wonder.",
        fr="Si vos cinq couleurs sont décalées, dominez la Merveille.",
        it="Se tutti e cinque i tuoi colori sono sfalsati, conquista la Meraviglia.",
    )
    async def work_wonders(self, me: Player) -> None:
        if all(me.splayed(colour) != UNSPLAYED for colour in range(5)):
            await me.claim("wonder")
