"""Specialization."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, FACTORY, HEX, LEAF, PURPLE, UP, YELLOW


class Specialization(Card):
    age = 9
    colour = PURPLE
    icons = (HEX, FACTORY, LEAF, FACTORY)
    names = {"en": "Specialization", "fr": "Spécialisation", "it": "Specializzazione"}

    @effect(
        en="Reveal a hand card. Take each opponent’s top card of its colour into your hand.",
        fr="Révélez une carte de votre main. Prenez en main la carte du dessus de sa couleur de chaque adversaire.",
        it="Rivela una carta dalla tua mano. Prendi in mano la carta in cima del suo colore di ogni avversario.",
    )
    async def hire_the_experts(self, me: Player) -> None:
        shown = await me.choose("reveal", lambda: me.hand)
        if shown is None:
            return
        await me.reveal([shown])
        colour = me.colour(shown)
        tops = [player.top(colour) for player in me.opponents]
        await me.transfer_to_hand([card for card in tops if card is not None], me)

    @effect(
        en="Splay yellow or blue up, if you like.",
        fr="Vous pouvez décaler le jaune ou le bleu vers le haut.",
        it="Puoi sfalsare il giallo o il blu in alto.",
    )
    async def train(self, me: Player) -> None:
        await me.may_splay([YELLOW, BLUE], UP)
