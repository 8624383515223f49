"""Steam Engine."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, FACTORY, HEX, YELLOW


class SteamEngine(Card):
    age = 5
    colour = YELLOW
    icons = (HEX, FACTORY, CROWN, FACTORY)
    names = {"en": "Steam Engine", "fr": "Machine à vapeur", "it": "Macchina a vapore"}

    @effect(
        en="Draw and tuck two 4s, then score your bottom yellow card; junk the whole 6 deck if that was Steam Engine.",
        fr="Piochez et archivez deux 4, puis marquez votre carte jaune du dessous. Si c’est Machine à vapeur, mettez au rebut tout le paquet 6.",
        it="Pesca e archivia due 4, poi segna la tua carta gialla in fondo. Se è Macchina a vapore, scarta tutto il mazzo 6.",
    )
    async def stoke(self, me: Player) -> None:
        await me.draw_and_tuck(me.n(4))
        await me.draw_and_tuck(me.n(4))
        if not me.pile(YELLOW):
            return
        card = await me.score(me.pile(YELLOW)[0])
        if card is not None and me.face(card) is self:
            await me.junk_deck(me.n(6))
