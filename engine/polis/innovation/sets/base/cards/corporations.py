"""Corporations."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, FACTORY, GREEN, HEX


class Corporations(Card):
    age = 8
    colour = GREEN
    icons = (HEX, FACTORY, FACTORY, CROWN)
    names = {"en": "Corporations", "fr": "Multinationales", "it": "Multinazionali"}

    @demand(
        en="Transfer to my score pile a non-green top card of yours with a factory; if so, draw and meld an 8.",
        fr="Transférez dans ma pile de score une de vos cartes du dessus à usine, sauf la verte. Si oui, piochez et placez un 8.",
        it="Trasferisci nella mia pila punti una tua carta in cima con fabbrica, tranne la verde. Se lo fai, pesca e cala un 8.",
    )
    async def take_over(self, you: Player) -> None:
        card = await you.choose(
            "transfer",
            lambda: you.tops,
            lambda c: you.colour(c) != GREEN and you.has(c, FACTORY),
        )
        if card is not None and await you.transfer_to_score([card], you.leader):
            await you.draw_and_meld(you.n(8))

    @effect(
        en="Draw and meld an 8.",
        fr="Piochez et placez un 8.",
        it="Pesca e cala un 8.",
    )
    async def expand(self, me: Player) -> None:
        await me.draw_and_meld(me.n(8))
