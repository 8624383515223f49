"""Evolution."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, HEX, LIGHTBULB


class Evolution(Card):
    age = 7
    colour = BLUE
    icons = (LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Evolution", "fr": "Évolution", "it": "Evoluzione"}
    ways = {
        "score-eight-return-one": {
            "en": "Draw and score an 8, then return a card of your score pile",
            "fr": "Piocher et marquer un 8, puis recycler une carte de votre pile de score",
            "it": "Pesca e segna un 8, poi restituisci una carta dalla tua pila punti",
        },
        "draw-above-score": {
            "en": "Draw a card one higher than the highest of your score pile",
            "fr": "Piocher une carte de valeur supérieure de un à la plus haute de votre pile de score",
            "it": "Pesca una carta di valore superiore di uno alla più alta della tua pila punti",
        },
    }

    @effect(
        en="You may draw a card one higher than the highest of your score pile; or draw and score an 8, then return a card of that pile.",
        fr="Vous pouvez soit piocher et marquer un 8, puis recycler une carte de votre pile de score, soit piocher une carte de valeur supérieure de un à la plus haute de votre pile de score.",
        it="Puoi pescare e segnare un 8 e poi restituire una carta dalla tua pila punti, oppure pescare una carta di valore superiore di uno alla più alta della tua pila punti.",
    )
    async def evolve(self, me: Player) -> None:
        way = await me.choose_way(("score-eight-return-one", "draw-above-score"), may=True)
        if way == "score-eight-return-one":
            await me.draw_and_score(me.n(8))
            await me.return_one(lambda: me.score_pile)
        elif way == "draw-above-score":
            await me.draw(max([me.value(card) for card in me.score_pile], default=0) + 1)
