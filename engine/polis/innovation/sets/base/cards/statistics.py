"""Statistics."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import HEX, LEAF, LIGHTBULB, RIGHT, YELLOW


class Statistics(Card):
    age = 5
    colour = YELLOW
    icons = (LEAF, LIGHTBULB, LEAF, HEX)
    names = {"en": "Statistics", "fr": "Statistiques", "it": "Statistica"}

    @demand(
        en="I choose a value; take all cards of it from your score pile into your hand.",
        fr="Je choisis une valeur ; prenez en main toutes les cartes de cette valeur de votre pile de score.",
        it="Scelgo un valore; prendi in mano tutte le carte di quel valore dalla tua pila punti.",
    )
    async def strike_out(self, you: Player) -> None:
        if not you.score_pile:
            return
        value = await you.leader.choose_value()
        await you.transfer_to_hand([c for c in you.score_pile if you.value(c) == value], you)

    @effect(
        en="Splay yellow right, if you like.",
        fr="Vous pouvez décaler le jaune à droite.",
        it="Puoi sfalsare il giallo a destra.",
    )
    async def tabulate(self, me: Player) -> None:
        await me.may_splay([YELLOW], RIGHT)
