"""Moves that name one thing (`place forge-street`)."""

from typing import Final

from polis.core.verbs import Verb
from polis.utopia.board import ISLANDS, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.table import MOST_PLAYERS

# A guest is the number `5 * island + civilization`.
GUEST_NAMES: Final = tuple(f"{c} {island}" for island in ISLANDS for c in CIVILIZATIONS)

TAKE: Final = Verb("take", GUEST_NAMES)
PLACE: Final = Verb("place", SLUGS)
FROM: Final = Verb("from", SLUGS)
TO: Final = Verb("to", SLUGS)
NAME: Final = Verb("name", [str(seat) for seat in range(MOST_PLAYERS)])
DISCARD_CARD: Final = Verb("discard", CIVILIZATIONS)
AS: Final = Verb("as", CIVILIZATIONS)
