"""Code of Laws."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, HEX, LEAF, LEFT, PURPLE


class CodeOfLaws(Card):
    age = 1
    colour = PURPLE
    icons = (HEX, CROWN, CROWN, LEAF)
    names = {"en": "Code of Laws", "fr": "Code de lois", "it": "Codice di leggi"}

    @effect(
        en="You may tuck a hand card of a colour on your board; if so, splay that colour left, if you like.",
        fr="Vous pouvez archiver une carte de votre main dont la couleur est sur votre plateau. Si oui, vous pouvez décaler cette couleur à gauche.",
        it="Puoi archiviare dalla tua mano una carta di un colore presente sulla tua plancia. Se lo fai, puoi sfalsare quel colore a sinistra.",
    )
    async def codify(self, me: Player) -> None:
        card = await me.tuck_one(lambda: me.hand, lambda c: me.colour(c) in me.colours, may=True)
        if card is not None:
            await me.may_splay([me.colour(card)], LEFT)
