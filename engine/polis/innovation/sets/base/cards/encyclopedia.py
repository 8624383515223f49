"""Encyclopedia."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import AGES, BLUE, CROWN, HEX


class Encyclopedia(Card):
    age = 6
    colour = BLUE
    icons = (HEX, CROWN, CROWN, CROWN)
    names = {"en": "Encyclopedia", "fr": "Encyclopédie", "it": "Enciclopedia"}
    ways = {
        "meld-that-value": {
            "en": "Meld all cards of that value",
            "fr": "Placer toutes les cartes de cette valeur",
            "it": "Cala tutte le carte di quel valore",
        },
    }

    @effect(
        en="Choose a value and, if you like, meld every card of it in your score pile.",
        fr="Choisissez une valeur. Vous pouvez placer toutes les cartes de cette valeur de votre pile de score.",
        it="Scegli un valore. Puoi calare tutte le carte di quel valore dalla tua pila punti.",
    )
    async def compile_a_volume(self, me: Player) -> None:
        values = [me.value(card) for card in me.score_pile]
        if not values:
            return
        value = await me.choose_value([age for age in AGES if age in values])
        if await me.may("meld-that-value"):
            await me.meld_all(lambda: [c for c in me.score_pile if me.value(c) == value])

    @effect(
        en="You may junk a 5, 6 or 7 among the available achievements.",
        fr="Vous pouvez mettre au rebut un 5, un 6 ou un 7 parmi les domaines disponibles.",
        it="Puoi scartare un 5, un 6 o un 7 tra gli obiettivi disponibili.",
    )
    async def leave_out(self, me: Player) -> None:
        await me.junk_achievement([me.n(5), me.n(6), me.n(7)], may=True)
