"""Near-Field Comm."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, HEX, PERSON, YELLOW


class NearFieldComm(Card):
    age = 11
    colour = YELLOW
    icons = (HEX, CROWN, PERSON, PERSON)
    names = {
        "en": "Near-Field Comm",
        "fr": "Communication en champ proche",
        "it": "Comunicazione in prossimità",
    }

    @demand(
        en="Transfer to my score pile all cards of a value I choose from yours.",
        fr="Transférez de votre pile de score dans la mienne toutes les cartes d’une valeur que je choisis.",
        it="Trasferisci dalla tua pila punti nella mia tutte le carte di un valore che scelgo io.",
    )
    async def hand_over_a_value(self, you: Player) -> None:
        if you.score_pile:
            value = await you.leader.choose_value()
            named = [card for card in you.score_pile if you.value(card) == value]
            await you.transfer_to_score(named, you.leader)

    @effect(
        en="Reveal the highest card of your score pile and self-execute it.",
        fr="Révélez la plus haute carte de votre pile de score et exécutez-la seul.",
        it="Rivela la carta più alta della tua pila punti ed eseguila da solo.",
    )
    async def execute_the_highest(self, me: Player) -> None:
        card = await me.tied("execute", lambda: me.highest(me.score_pile))
        if card is not None:
            await me.reveal([card])
            await me.self_execute(card)
