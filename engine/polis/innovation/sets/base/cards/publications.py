"""Publications."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CLOCK, HEX, LIGHTBULB, UP, YELLOW


class Publications(Card):
    age = 7
    colour = BLUE
    icons = (HEX, LIGHTBULB, CLOCK, LIGHTBULB)
    names = {"en": "Publications", "fr": "Publications", "it": "Pubblicazioni"}

    @effect(
        en="Splay yellow or blue up, if you like.",
        fr="Vous pouvez décaler le jaune ou le bleu vers le haut.",
        it="Puoi sfalsare il giallo o il blu in alto.",
    )
    async def print_more(self, me: Player) -> None:
        await me.may_splay((YELLOW, BLUE), UP)

    @effect(
        en="You may junk one available special achievement, or make a junked one available again.",
        fr="Vous pouvez mettre au rebut un domaine spécial disponible, ou rendre à nouveau disponible un domaine spécial du rebut.",
        it="Puoi scartare un obiettivo speciale disponibile, oppure rendere di nuovo disponibile un obiettivo speciale degli scarti.",
    )
    async def rewrite_history(self, me: Player) -> None:
        chosen = await me.choose_special(
            {"junk": me.available_specials, "free": me.junked_specials}
        )
        if chosen is None:
            return
        verb, special = chosen
        if verb == "junk":
            await me.junk_specials([special])
        else:
            await me.free_special(special)
