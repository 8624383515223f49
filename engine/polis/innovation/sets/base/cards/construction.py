"""Construction."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, HEX, RED


class Construction(Card):
    age = 2
    colour = RED
    icons = (CASTLE, HEX, CASTLE, CASTLE)
    names = {"en": "Construction", "fr": "Construction", "it": "Edilizia"}

    @demand(
        en="Transfer two hand cards to my hand, then draw a 2.",
        fr="Transférez deux cartes de votre main dans la mienne, puis piochez un 2.",
        it="Trasferisci due carte dalla tua mano nella mia, poi pesca un 2.",
    )
    async def take_two(self, you: Player) -> None:
        for _ in range(2):
            card = await you.choose("transfer", lambda: you.hand)
            if card is not None:
                await you.transfer_to_hand([card], you.leader)
        await you.draw(you.n(2))

    @effect(
        en="If you alone have five top cards, claim Empire.",
        fr="Si vous êtes seul à avoir cinq cartes du dessus, dominez l’Empire.",
        it="Se tu solo hai cinque carte in cima, conquista l’Impero.",
    )
    async def found_empire(self, me: Player) -> None:
        if [player for player in me.everyone if len(player.tops) == 5] == [me]:
            await me.claim("empire")
