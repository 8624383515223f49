"""Escapism."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, PERSON, PURPLE


class Escapism(Card):
    age = 11
    colour = PURPLE
    icons = (PERSON, HEX, PERSON, PERSON)
    names = {"en": "Escapism", "fr": "Escapisme", "it": "Escapismo"}

    @effect(
        en="Reveal and junk a hand card, return all hand cards of its value, draw three of that value, then self-execute the junked card.",
        fr="Révélez et mettez au rebut une carte de votre main, recyclez toutes les cartes de sa valeur de votre main, piochez-en trois de cette valeur, puis exécutez seul la carte mise au rebut.",
        it="Rivela e scarta una carta dalla tua mano, restituisci tutte le carte del suo valore dalla tua mano, pescane tre di quel valore, poi esegui da solo la carta scartata.",
    )
    async def escape(self, me: Player) -> None:
        card = await me.choose("junk", lambda: me.hand, openly=True)
        if card is None:
            return
        await me.junk([card], shown=True)
        value = me.value(card)
        await me.return_all(lambda: [c for c in me.hand if me.value(c) == value])
        for _ in range(3):
            await me.draw(value)
        await me.self_execute(card)
