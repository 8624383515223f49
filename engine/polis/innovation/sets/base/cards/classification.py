"""Classification."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import GREEN, HEX, LIGHTBULB


class Classification(Card):
    age = 6
    colour = GREEN
    icons = (LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Classification", "fr": "Classification", "it": "Classificazione"}

    @effect(
        en="Reveal a hand card. Take all cards of its colour from your opponents’ hands into yours, then meld all your hand cards of that colour.",
        fr="Révélez une carte de votre main. Prenez en main toutes les cartes de sa couleur des mains de vos adversaires, puis placez toutes les cartes de cette couleur de votre main.",
        it="Rivela una carta dalla tua mano. Prendi in mano tutte le carte del suo colore dalle mani degli avversari, poi cala tutte le carte di quel colore dalla tua mano.",
    )
    async def collect(self, me: Player) -> None:
        card = await me.choose("reveal", lambda: me.hand)
        if card is None:
            return
        await me.reveal([card])
        colour = me.colour(card)
        for rival in me.opponents:
            me.table.tells("unseen", rival.seat, rival.hand)
            await me.transfer_to_hand([c for c in rival.hand if me.colour(c) == colour], me)
        await me.meld_all(lambda: me.hand, [colour])
