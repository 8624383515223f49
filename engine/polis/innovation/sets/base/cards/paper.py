"""Paper."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CROWN, GREEN, HEX, LEAF, LEFT, LIGHTBULB


class Paper(Card):
    age = 3
    colour = GREEN
    icons = (HEX, LIGHTBULB, LIGHTBULB, CROWN)
    names = {"en": "Paper", "fr": "Papier", "it": "Carta"}

    @effect(
        en="Splay green or blue left, if you like.",
        fr="Vous pouvez décaler le vert ou le bleu à gauche.",
        it="Puoi sfalsare il verde o il blu a sinistra.",
    )
    async def splay_green_or_blue(self, me: Player) -> None:
        await me.may_splay([GREEN, BLUE], LEFT)

    @effect(
        en="Score one of your top cards with a leaf; if so, draw a 4 for each of your left-splayed colours.",
        fr="Marquez une de vos cartes du dessus à feuille. Si oui, piochez un 4 pour chacune de vos couleurs décalées à gauche.",
        it="Segna una tua carta in cima con foglia. Se lo fai, pesca un 4 per ogni tuo colore sfalsato a sinistra.",
    )
    async def write_it_down(self, me: Player) -> None:
        card = await me.score_one(lambda: me.tops, lambda c: me.has(c, LEAF))
        if card is not None:
            for colour in me.colours:
                if me.splayed(colour) == LEFT:
                    await me.draw(me.n(4))
