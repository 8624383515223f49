"""Sanitation."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import HEX, LEAF, YELLOW


class Sanitation(Card):
    age = 7
    colour = YELLOW
    icons = (LEAF, LEAF, HEX, LEAF)
    names = {"en": "Sanitation", "fr": "Assainissement", "it": "Igiene pubblica"}

    @demand(
        en="Exchange your two highest hand cards for the lowest card of my hand.",
        fr="Échangez les deux plus hautes cartes de votre main contre la plus basse de la mienne.",
        it="Scambia le due carte più alte della tua mano con la più bassa della mia.",
    )
    async def swap_hands(self, you: Player) -> None:
        me = you.leader
        # in the first edition of these rules the leader chose among their own cards
        chooser = me if you.edition < 2 else you
        lowest = await chooser.tied("exchange", lambda: me.lowest(me.hand))
        mine: list[int] = []
        while len(mine) < min(2, len(you.hand)):
            card = await you.tied(
                "exchange", lambda: you.highest([it for it in you.hand if it not in mine])
            )
            if card is not None:
                mine.append(card)
        theirs = [] if lowest is None else [lowest]
        await you.exchange(mine, you.hand_zone, theirs, me.hand_zone)

    @effect(
        en="Choose 7 or 8 and junk that whole deck.",
        fr="Choisissez 7 ou 8 et mettez au rebut tout ce paquet.",
        it="Scegli 7 o 8 e scarta tutto quel mazzo.",
    )
    async def clean_a_deck(self, me: Player) -> None:
        await me.junk_deck(await me.choose_value((me.n(7), me.n(8))))
