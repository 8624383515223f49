"""Road Building."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, GREEN, HEX, RED


class RoadBuilding(Card):
    age = 2
    colour = RED
    icons = (CASTLE, CASTLE, HEX, CASTLE)
    names = {"en": "Road Building", "fr": "Construction de routes", "it": "Costruzione di strade"}

    @effect(
        en="Meld one or two hand cards. If two, you may transfer to another player’s board your top red card; if so, meld that player’s top green card.",
        fr="Placez une ou deux cartes de votre main. Si vous en placez deux, vous pouvez transférer votre carte rouge du dessus sur le plateau d’un autre joueur. Si oui, placez chez vous sa carte verte du dessus.",
        it="Cala una o due carte dalla tua mano. Se ne cali due, puoi trasferire la tua carta rossa in cima sulla plancia di un altro giocatore. Se lo fai, cala da te la sua carta verde in cima.",
    )
    async def pave(self, me: Player) -> None:
        if await me.meld_one(lambda: me.hand) is None:
            return
        if await me.meld_one(lambda: me.hand, may=True) is None:
            return
        red = me.top(RED)
        if red is None:
            return
        other = await me.choose_player(me.opponents, may=True)
        if other is None:
            return
        if not await me.transfer_to_board([red], other):
            return
        green = other.top(GREEN)
        if green is not None:
            await me.meld(green)
