"""Navigation."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CROWN, GREEN, HEX


class Navigation(Card):
    age = 4
    colour = GREEN
    icons = (HEX, CROWN, CROWN, CROWN)
    names = {"en": "Navigation", "fr": "Navigation", "it": "Navigazione"}

    @demand(
        en="Transfer to my score pile a 2 or a 3 from yours.",
        fr="Transférez un 2 ou un 3 de votre pile de score dans la mienne.",
        it="Trasferisci un 2 o un 3 dalla tua pila punti nella mia.",
    )
    async def ship_points(self, you: Player) -> None:
        card = await you.choose(
            "transfer", lambda: [c for c in you.score_pile if you.value(c) in (you.n(2), you.n(3))]
        )
        if card is not None:
            await you.transfer_to_score([card], you.leader)
