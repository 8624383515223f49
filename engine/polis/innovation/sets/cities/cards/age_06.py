"""The cities of age 6."""

from polis.innovation.icons import (
    ARROW_RIGHT,
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    FLAG,
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


class Berlin(City):
    age = 6
    colour = BLUE
    icons = (FACTORY, FLAG, HEX, FACTORY, ARROW_RIGHT, LIGHTBULB)
    names = {"en": "Berlin", "fr": "Berlin", "it": "Berlino"}


class Bombay(City):
    age = 6
    colour = GREEN
    icons = (bonus(6), ARROW_RIGHT, HEX, CROWN, LEAF, LEAF)
    names = {"en": "Bombay", "fr": "Bombay", "it": "Bombay"}


class Dublin(City):
    age = 6
    colour = YELLOW
    icons = (FACTORY, JUNK_ACHIEVEMENT, HEX, LEAF, ARROW_RIGHT, FACTORY)
    names = {"en": "Dublin", "fr": "Dublin", "it": "Dublino"}


class Edinburgh(City):
    age = 6
    colour = BLUE
    icons = (LIGHTBULB, PLUS, HEX, FACTORY, PLUS, LIGHTBULB)
    names = {"en": "Edinburgh", "fr": "Édimbourg", "it": "Edimburgo"}


class NewYorkCity(City):
    age = 6
    colour = PURPLE
    icons = (LIGHTBULB, PLUS, HEX, CROWN, UPLIFT, CROWN)
    names = {"en": "New York City", "fr": "New York", "it": "New York"}


class Paris(City):
    age = 6
    colour = YELLOW
    icons = (LEAF, FLAG, HEX, LEAF, CLOCK, bonus(7))
    names = {"en": "Paris", "fr": "Paris", "it": "Parigi"}


class Philadelphia(City):
    age = 6
    colour = RED
    icons = (FACTORY, PLUS, HEX, CLOCK, PLUS, CLOCK)
    names = {"en": "Philadelphia", "fr": "Philadelphie", "it": "Filadelfia"}


class RioDeJaneiro(City):
    age = 6
    colour = GREEN
    icons = (FACTORY, FLAG, HEX, bonus(7), FACTORY, CROWN)
    names = {"en": "Rio De Janeiro", "fr": "Rio de Janeiro", "it": "Rio de Janeiro"}


class Tehran(City):
    age = 6
    colour = RED
    icons = (FACTORY, FLAG, HEX, CROWN, ARROW_RIGHT, CROWN)
    names = {"en": "Tehran", "fr": "Téhéran", "it": "Teheran"}


class Vienna(City):
    age = 6
    colour = PURPLE
    icons = (LIGHTBULB, ARROW_RIGHT, HEX, LIGHTBULB, bonus(6), CROWN)
    names = {"en": "Vienna", "fr": "Vienne", "it": "Vienna"}
