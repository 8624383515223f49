"""Medicine."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, HEX, LEAF, YELLOW


class Medicine(Card):
    age = 3
    colour = YELLOW
    icons = (CROWN, LEAF, LEAF, HEX)
    names = {"en": "Medicine", "fr": "Médecine", "it": "Medicina"}

    @demand(
        en="Exchange the highest card of your score pile for the lowest of mine.",
        fr="Échangez la plus haute carte de votre pile de score contre la plus basse de la mienne.",
        it="Scambia la carta più alta della tua pila punti con la più bassa della mia.",
    )
    async def swap_points(self, you: Player) -> None:
        me = you.leader
        best = await you.tied("exchange", lambda: you.highest(you.score_pile))
        worst = await you.tied("exchange", lambda: me.lowest(me.score_pile))
        await you.exchange(
            [] if best is None else [best],
            you.score_zone,
            [] if worst is None else [worst],
            me.score_zone,
        )

    @effect(
        en="Junk a 3 or a 4 among the available achievements.",
        fr="Mettez au rebut un 3 ou un 4 parmi les domaines disponibles.",
        it="Scarta un 3 o un 4 tra gli obiettivi disponibili.",
    )
    async def spoil(self, me: Player) -> None:
        await me.junk_achievement([me.n(3), me.n(4)])
