"""Stem Cells."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, YELLOW


class StemCells(Card):
    age = 10
    colour = YELLOW
    icons = (HEX, LEAF, LEAF, LEAF)
    names = {"en": "Stem Cells", "fr": "Cellules souches", "it": "Cellule staminali"}
    ways = {
        "score-hand": {
            "en": "Score your whole hand",
            "fr": "Marquer toute votre main",
            "it": "Segna tutta la tua mano",
        }
    }

    @effect(
        en="You may score your whole hand.",
        fr="Vous pouvez marquer toute votre main.",
        it="Puoi segnare tutta la tua mano.",
    )
    async def grow(self, me: Player) -> None:
        if me.hand and await me.may("score-hand"):
            await me.score_all(me.hand)

    @effect(en="Draw an 11.", fr="Piochez un 11.", it="Pesca un 11.")
    async def discover(self, me: Player) -> None:
        await me.draw(me.n(11))
