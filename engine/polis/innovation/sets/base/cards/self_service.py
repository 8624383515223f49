"""Self Service."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, GREEN, HEX, PERSON


class SelfService(Card):
    age = 10
    colour = GREEN
    icons = (HEX, CROWN, PERSON, CROWN)
    names = {"en": "Self Service", "fr": "Libre-service", "it": "Self-service"}

    @effect(
        en="If you have twice the achievements of each opponent or more, you win.",
        fr="Si vous avez au moins deux fois plus de domaines que chaque adversaire, vous gagnez.",
        it="Se hai almeno il doppio degli obiettivi di ogni avversario, vinci.",
    )
    async def win_with_twice_as_many(self, me: Player) -> None:
        if all(me.achievements >= 2 * player.achievements for player in me.opponents):
            await me.win()

    @effect(
        en="Self-execute one of your top cards, but not Self Service.",
        fr="Exécutez seul une de vos cartes du dessus, sauf Libre-service.",
        it="Esegui da solo una tua carta in cima, tranne Self-service.",
    )
    async def help_yourself(self, me: Player) -> None:
        card = await me.choose("execute", lambda: me.tops, lambda c: me.face(c) is not self)
        if card is not None:
            await me.self_execute(card)
