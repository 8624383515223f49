"""Fusion."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, HEX, RED


class Fusion(Card):
    age = 11
    colour = RED
    icons = (CLOCK, CLOCK, CLOCK, HEX)
    names = {"en": "Fusion", "fr": "Fusion", "it": "Fusione"}

    @effect(
        en="Score one of your top 11s; if so, repeat with a value of your choice, one or two lower.",
        fr="Marquez une de vos cartes du dessus de valeur 11. Si oui, recommencez avec une valeur au choix, inférieure de un ou de deux.",
        it="Segna una tua carta in cima di valore 11. Se lo fai, ripeti con un valore a tua scelta, inferiore di uno o di due.",
    )
    async def fuse(self, me: Player) -> None:
        value = me.n(11)
        while await me.score_one(lambda: [c for c in me.tops if me.value(c) == value]) is not None:
            lower = [v for v in (value - 1, value - 2) if v > 0]
            if not lower:
                return
            value = await me.choose_value(lower)
