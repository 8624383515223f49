"""Reclamation."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, HEX, LEAF, RED, YELLOW


class Reclamation(Card):
    age = 11
    colour = YELLOW
    icons = (CROWN, LEAF, HEX, LEAF)
    names = {"en": "Reclamation", "fr": "Remise en état", "it": "Bonifica"}

    @effect(
        en="Return the bottom three cards of your red pile. Draw and meld a card of half their total value, rounded up. If those were three, repeat with the melded card’s colour.",
        fr="Recyclez vos trois cartes rouges du dessous. Piochez et placez une carte dont la valeur est la moitié de leur valeur totale, arrondie au supérieur. Si vous en avez recyclé trois, recommencez avec la couleur de la carte placée.",
        it="Restituisci le tue tre carte rosse in fondo. Pesca e cala una carta di valore pari alla metà del loro valore totale, arrotondata per eccesso. Se ne hai restituite tre, ripeti con il colore della carta calata.",
    )
    async def reclaim(self, me: Player) -> None:
        colour = RED
        while True:
            bottom = me.pile(colour)[:3]
            returned = await me.return_all(
                lambda: [card for card in bottom if card in me.pile(colour)]
            )
            total = sum([me.value(card) for card in returned])
            colour = me.colour(await me.draw_and_meld((total + 1) // 2))
            if len(returned) < 3:
                return
