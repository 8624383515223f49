"""The cities of age 4."""

from polis.innovation.icons import (
    ARROW_LEFT,
    BLUE,
    CASTLE,
    CROWN,
    FACTORY,
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
    bonus,
)
from polis.innovation.sets.cities.city import City


class Beijing(City):
    age = 4
    colour = YELLOW
    icons = (CASTLE, ARROW_LEFT, HEX, CASTLE, CASTLE, LEAF)
    names = {"en": "Beijing", "fr": "Pékin", "it": "Pechino"}


class Calicut(City):
    age = 4
    colour = GREEN
    icons = (bonus(5), LEAF, HEX, CROWN, LEAF, LEAF)
    names = {"en": "Calicut", "fr": "Calicut", "it": "Calicut"}


class Florence(City):
    age = 4
    colour = PURPLE
    icons = (CROWN, ARROW_LEFT, HEX, LIGHTBULB, LIGHTBULB, bonus(4))
    names = {"en": "Florence", "fr": "Florence", "it": "Firenze"}


class Frankfurt(City):
    age = 4
    colour = BLUE
    icons = (LIGHTBULB, PLUS, HEX, LIGHTBULB, PLUS, FACTORY)
    names = {"en": "Frankfurt", "fr": "Francfort", "it": "Francoforte"}


class Lisbon(City):
    age = 4
    colour = YELLOW
    icons = (FACTORY, PLUS, HEX, FACTORY, PLUS, LEAF)
    names = {"en": "Lisbon", "fr": "Lisbonne", "it": "Lisbona"}


class Madrid(City):
    age = 4
    colour = BLUE
    icons = (LIGHTBULB, ARROW_LEFT, HEX, LIGHTBULB, LIGHTBULB, CROWN)
    names = {"en": "Madrid", "fr": "Madrid", "it": "Madrid"}


class Manila(City):
    age = 4
    colour = GREEN
    icons = (CROWN, ARROW_LEFT, HEX, bonus(4), CROWN, LEAF)
    names = {"en": "Manila", "fr": "Manille", "it": "Manila"}


class Milan(City):
    age = 4
    colour = RED
    icons = (FACTORY, PLUS, HEX, FACTORY, UPLIFT, LIGHTBULB)
    names = {"en": "Milan", "fr": "Milan", "it": "Milano"}


class Seville(City):
    age = 4
    colour = PURPLE
    icons = (CROWN, JUNK_ACHIEVEMENT, HEX, CROWN, CROWN, LIGHTBULB)
    names = {"en": "Seville", "fr": "Séville", "it": "Siviglia"}


class Tenochtitlan(City):
    age = 4
    colour = RED
    icons = (CASTLE, ARROW_LEFT, HEX, CASTLE, bonus(4), LIGHTBULB)
    names = {"en": "Tenochtitlan", "fr": "Tenochtitlan", "it": "Tenochtitlan"}
