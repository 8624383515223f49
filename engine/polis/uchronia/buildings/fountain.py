"""Fountain."""

from polis.uchronia.building import Building
from polis.uchronia.completion import open_sites, transfer
from polis.uchronia.materials import MARBLE
from polis.uchronia.table import FORUM, Table


class Fountain(Building):
    material = MARBLE
    names = {"en": "Fountain", "fr": "Fontaine", "it": "Fontana"}
    texts = {
        "en": "While it is under construction, each Marble your Production takes from the Forum may go to it instead of your Stock.",
        "fr": "Tant qu’elle est en construction, chaque Marbre que votre Production prend dans le Forum peut aller à la Fontaine plutôt que dans votre Stock.",
        "it": "Finché è in costruzione, ogni Marmo che la tua Produzione prende dal Foro può andare alla Fontana invece che nel Magazzino.",
    }

    def works_unfinished(self) -> bool:
        return True

    def production_move(self, table: Table, me: int) -> str | None:
        fed = self.id in open_sites(table, me) and table.present[FORUM] >> MARBLE & 1
        return "feed marble" if fed else None

    async def produce(self, table: Table, me: int) -> None:
        await transfer(table, me, MARBLE, FORUM, self.id)
