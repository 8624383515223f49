"""Services."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import HEX, LEAF, PURPLE


class Services(Card):
    age = 9
    colour = PURPLE
    icons = (HEX, LEAF, LEAF, LEAF)
    names = {"en": "Services", "fr": "Services", "it": "Servizi"}

    @demand(
        en="Transfer to my hand all cards of a value I choose from your score pile; if so, take one of my top cards without a leaf into your hand.",
        fr="Transférez de votre pile de score dans ma main toutes les cartes d’une valeur que je choisis. Si oui, prenez en main une de mes cartes du dessus sans feuille.",
        it="Trasferisci dalla tua pila punti nella mia mano tutte le carte di un valore che scelgo io. Se lo fai, prendi in mano una mia carta in cima senza foglia.",
    )
    async def bill(self, you: Player) -> None:
        if not you.score_pile:
            return
        me = you.leader
        value = await me.choose_value()
        cards = [card for card in you.score_pile if you.value(card) == value]
        if not cards:
            return
        if not await you.transfer_to_hand(cards, me):
            return
        given = await you.choose("transfer", lambda: me.tops, lambda c: not you.has(c, LEAF))
        if given is not None:
            await you.transfer_to_hand([given], you)
