"""Translation."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CROWN, HEX


class Translation(Card):
    age = 3
    colour = BLUE
    icons = (HEX, CROWN, CROWN, CROWN)
    names = {"en": "Translation", "fr": "Traduction", "it": "Traduzione"}
    ways = {
        "meld-score-pile": {
            "en": "Meld your whole score pile",
            "fr": "Placer toute votre pile de score",
            "it": "Cala tutta la tua pila punti",
        }
    }

    @effect(
        en="You may meld your whole score pile.",
        fr="Vous pouvez placer toute votre pile de score.",
        it="Puoi calare tutta la tua pila punti.",
    )
    async def meld_the_score_pile(self, me: Player) -> None:
        if not me.score_pile or not await me.may("meld-score-pile"):
            return
        # all will lie open anyway, and open cards can be put in order colour by colour
        await me.reveal(me.score_pile)
        while colours := [me.colour(card) for card in me.score_pile]:
            alike = next((colour for colour in colours if colours.count(colour) > 1), None)
            if alike is None:
                for card in me.score_pile:
                    await me.meld(card)
                return
            place = [card for card in me.score_pile if me.colour(card) == alike]
            if await me.meld_one(lambda: place) is None:
                return

    @effect(
        en="If all your top cards have a crown, claim World.",
        fr="Si toutes vos cartes du dessus ont une couronne, dominez le Monde.",
        it="Se tutte le tue carte in cima hanno una corona, conquista il Mondo.",
    )
    async def speak_to_the_world(self, me: Player) -> None:
        if all(me.has(card, CROWN) for card in me.tops):
            await me.claim("world")
