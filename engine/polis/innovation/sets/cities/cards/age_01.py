"""The cities of age 1."""

from polis.innovation.icons import (
    BLUE,
    CASTLE,
    CROWN,
    GREEN,
    HEX,
    JUNK_ACHIEVEMENT,
    LEAF,
    LIGHTBULB,
    PLUS,
    PURPLE,
    RED,
    UPLIFT,
    YELLOW,
)
from polis.innovation.sets.cities.city import City


class Athens(City):
    age = 1
    colour = RED
    icons = (LIGHTBULB, PLUS, HEX, LIGHTBULB, LIGHTBULB, LEAF)
    names = {"en": "Athens", "fr": "Athènes", "it": "Atene"}


class Atlantis(City):
    age = 1
    colour = BLUE
    icons = (LEAF, CASTLE, HEX, LEAF, LEAF, LEAF)
    names = {"en": "Atlantis", "fr": "Atlantide", "it": "Atlantide"}


class Babylon(City):
    age = 1
    colour = GREEN
    icons = (LIGHTBULB, UPLIFT, HEX, LIGHTBULB, LIGHTBULB, CROWN)
    names = {"en": "Babylon", "fr": "Babylone", "it": "Babilonia"}


class ChangAn(City):
    age = 1
    colour = RED
    icons = (LEAF, PLUS, HEX, LEAF, LEAF, CROWN)
    names = {"en": "Chang’ An", "fr": "Chang’an", "it": "Chang’an"}


class Damascus(City):
    age = 1
    colour = YELLOW
    icons = (CROWN, CASTLE, HEX, CROWN, CROWN, CROWN)
    names = {"en": "Damascus", "fr": "Damas", "it": "Damasco"}


class Ephesus(City):
    age = 1
    colour = PURPLE
    icons = (CROWN, PLUS, HEX, CROWN, CROWN, CASTLE)
    names = {"en": "Ephesus", "fr": "Éphèse", "it": "Efeso"}


class Hattusa(City):
    age = 1
    colour = PURPLE
    icons = (LEAF, CASTLE, HEX, LEAF, LEAF, CASTLE)
    names = {"en": "Hattusa", "fr": "Hattusa", "it": "Hattuša"}


class Jerusalem(City):
    age = 1
    colour = GREEN
    icons = (CASTLE, CASTLE, HEX, LIGHTBULB, LIGHTBULB, CASTLE)
    names = {"en": "Jerusalem", "fr": "Jérusalem", "it": "Gerusalemme"}


class Linzi(City):
    age = 1
    colour = YELLOW
    icons = (CASTLE, CASTLE, HEX, CROWN, CROWN, CASTLE)
    names = {"en": "Linzi", "fr": "Linzi", "it": "Linzi"}


class Memphis(City):
    age = 1
    colour = GREEN
    icons = (CASTLE, CASTLE, HEX, LEAF, CASTLE, CASTLE)
    names = {"en": "Memphis", "fr": "Memphis", "it": "Menfi"}


class MohenjoDaro(City):
    age = 1
    colour = PURPLE
    icons = (LEAF, PLUS, HEX, LEAF, LEAF, CASTLE)
    names = {"en": "Mohenjo-Daro", "fr": "Mohenjo-daro", "it": "Mohenjo-daro"}


class Thebes(City):
    age = 1
    colour = RED
    icons = (CROWN, LIGHTBULB, HEX, CROWN, CROWN, LIGHTBULB)
    names = {"en": "Thebes", "fr": "Thèbes", "it": "Tebe"}


class Troy(City):
    age = 1
    colour = BLUE
    icons = (CROWN, JUNK_ACHIEVEMENT, HEX, CROWN, CROWN, CASTLE)
    names = {"en": "Troy", "fr": "Troie", "it": "Troia"}


class Uruk(City):
    age = 1
    colour = YELLOW
    icons = (CASTLE, CASTLE, HEX, CROWN, CASTLE, CASTLE)
    names = {"en": "Uruk", "fr": "Uruk", "it": "Uruk"}


class Yin(City):
    age = 1
    colour = BLUE
    icons = (CASTLE, CASTLE, HEX, LEAF, LEAF, CASTLE)
    names = {"en": "Yin", "fr": "Yin", "it": "Yin"}
