"""Academy."""

from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import BRICK
from polis.uchronia.plot import draw_up


class Academy(Building):
    material = BRICK
    original = True
    names = {"en": "Academy", "fr": "Académie", "it": "Accademia"}
    texts = {
        "en": "At the end of a turn in which you executed Exploration, you may draw as for a Plot.",
        "fr": "À la fin d’un tour où vous avez exécuté Exploration, vous pouvez piocher comme quand vous Complotez.",
        "it": "Alla fine di un turno in cui hai eseguito Esplorazione, puoi pescare come quando Complotti.",
    }
    waits_for = Moment.TURN_END

    def ready(self, now: Occasion) -> bool:
        return now.table.explored and now.table.can_draw()

    async def use(self, now: Occasion) -> None:
        draw_up(now.table, now.me)
