"""Positions of Innovation: written, read, and the words by which share codes make them short."""

from __future__ import annotations

from typing import Final

from polis.innovation.deck import CARDS
from polis.innovation.position_reading import table_from_position
from polis.innovation.position_writing import write

vocabulary: Final = (
    "".join([f'"{card.slug}",' for card in CARDS])
    + '"empire":"monument":"wonder":"world":"universe":"junk","setup":true,"chosen":[null,'
    '"winners":["end":"achievements","parley":false,"known":{},"specials":{},"junk":[],'
    '"red":["yellow":["green":["blue":["purple":["left","right","up","aslant","splays":{},'
    '"out":false},{"hand":["score":[],"achievements":[],"board":{"decks":{"1":["2":["3":["4":['
    '"5":["6":["7":["8":["9":["10":["11":["seats":[{"short":[],"actions":2,"first":0,"turn":0,'
    '"round":1,"seed":{"polis":1,"game":"innovation","players":2,'
).encode()
