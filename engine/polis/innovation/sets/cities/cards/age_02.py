"""The cities of age 2."""

from polis.innovation.icons import (
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


class Alexandria(City):
    age = 2
    colour = BLUE
    icons = (CROWN, PLUS, HEX, bonus(2), CROWN, LIGHTBULB)
    names = {"en": "Alexandria", "fr": "Alexandrie", "it": "Alessandria"}


class Carthage(City):
    age = 2
    colour = BLUE
    icons = (CROWN, PLUS, HEX, LIGHTBULB, CROWN, CROWN)
    names = {"en": "Carthage", "fr": "Carthage", "it": "Cartagine"}


class Luoyang(City):
    age = 2
    colour = PURPLE
    icons = (LIGHTBULB, UPLIFT, HEX, LIGHTBULB, LEAF, bonus(2))
    names = {"en": "Luoyang", "fr": "Luoyang", "it": "Luoyang"}


class Marseille(City):
    age = 2
    colour = GREEN
    icons = (CROWN, CROWN, HEX, bonus(2), CROWN, CASTLE)
    names = {"en": "Marseille", "fr": "Marseille", "it": "Marsiglia"}


class Nanjing(City):
    age = 2
    colour = GREEN
    icons = (bonus(3), CASTLE, HEX, CROWN, CASTLE, CASTLE)
    names = {"en": "Nanjing", "fr": "Nankin", "it": "Nanchino"}


class Nineveh(City):
    age = 2
    colour = YELLOW
    icons = (LEAF, LEAF, HEX, LEAF, CROWN, bonus(2))
    names = {"en": "Nineveh", "fr": "Ninive", "it": "Ninive"}


class Rome(City):
    age = 2
    colour = PURPLE
    icons = (bonus(2), LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB, CASTLE)
    names = {"en": "Rome", "fr": "Rome", "it": "Roma"}


class Sparta(City):
    age = 2
    colour = RED
    icons = (CASTLE, JUNK_ACHIEVEMENT, HEX, FACTORY, CASTLE, CASTLE)
    names = {"en": "Sparta", "fr": "Sparte", "it": "Sparta"}


class Teotihuacan(City):
    age = 2
    colour = YELLOW
    icons = (LEAF, LEAF, HEX, LEAF, bonus(3), CASTLE)
    names = {"en": "Teotihuacan", "fr": "Teotihuacan", "it": "Teotihuacan"}


class Tikal(City):
    age = 2
    colour = RED
    icons = (CASTLE, CASTLE, HEX, LEAF, bonus(4), CASTLE)
    names = {"en": "Tikal", "fr": "Tikal", "it": "Tikal"}
