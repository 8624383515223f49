"""Metalworking."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, HEX, RED


class Metalworking(Card):
    age = 1
    colour = RED
    icons = (CASTLE, CASTLE, HEX, CASTLE)
    names = {"en": "Metalworking", "fr": "Métallurgie", "it": "Metallurgia"}

    @effect(
        en="Draw and reveal a 1. Score it and repeat, if it has a castle.",
        fr="Piochez et révélez un 1. S’il a un château, marquez-le et recommencez.",
        it="Pesca e rivela un 1. Se ha un castello, segnalo e ripeti.",
    )
    async def forge(self, me: Player) -> None:
        while me.has(card := await me.draw_and_reveal(me.n(1)), CASTLE):
            await me.score_drawn(card)
