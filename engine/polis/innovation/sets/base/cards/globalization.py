"""Globalization."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import FACTORY, HEX, LEAF, YELLOW


class Globalization(Card):
    age = 10
    colour = YELLOW
    icons = (HEX, FACTORY, FACTORY, FACTORY)
    names = {"en": "Globalization", "fr": "Mondialisation", "it": "Globalizzazione"}

    @demand(
        en="Return one of your top cards with a leaf.",
        fr="Recyclez une de vos cartes du dessus à feuille.",
        it="Restituisci una tua carta in cima con foglia.",
    )
    async def clear_the_woods(self, you: Player) -> None:
        await you.return_one(lambda: you.tops, lambda card: you.has(card, LEAF))

    @effect(
        en="Draw and meld an 11. If nobody shows more leaves than factories, whoever alone has the most points wins.",
        fr="Piochez et placez un 11. Si personne ne montre plus de feuilles que d’usines, celui qui a seul le plus de points gagne.",
        it="Pesca e cala un 11. Se nessuno mostra più foglie che fabbriche, vince chi da solo ha più punti.",
    )
    async def take_over_the_world(self, me: Player) -> None:
        await me.draw_and_meld(me.n(11))
        if all(player.icons(LEAF) <= player.icons(FACTORY) for player in me.everyone):
            await me.single_wins(lambda player: player.points)
