"""Mass Media."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, GREEN, HEX, LIGHTBULB, PURPLE, UP


class MassMedia(Card):
    age = 8
    colour = GREEN
    icons = (LIGHTBULB, HEX, CLOCK, LIGHTBULB)
    names = {"en": "Mass Media", "fr": "Médias de masse", "it": "Mass media"}

    @effect(
        en="You may return a hand card; if so, choose a value and return every card of it from all score piles.",
        fr="Vous pouvez recycler une carte de votre main. Si oui, choisissez une valeur et recyclez toutes les cartes de cette valeur de toutes les piles de score.",
        it="Puoi restituire una carta dalla tua mano. Se lo fai, scegli un valore e restituisci tutte le carte di quel valore da tutte le pile punti.",
    )
    async def make_the_news(self, me: Player) -> None:
        if await me.return_one(lambda: me.hand, may=True) is None:
            return
        value = await me.choose_value()

        def of_value() -> list[int]:
            scored = [card for player in me.everyone for card in player.score_pile]
            return [card for card in scored if me.value(card) == value]

        await me.return_all(of_value)

    @effect(
        en="Splay purple up, if you like.",
        fr="Vous pouvez décaler le violet vers le haut.",
        it="Puoi sfalsare il viola in alto.",
    )
    async def broadcast(self, me: Player) -> None:
        await me.may_splay((PURPLE,), UP)
