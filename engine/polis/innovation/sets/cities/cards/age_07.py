"""The cities of age 7."""

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


class Johannesburg(City):
    age = 7
    colour = BLUE
    icons = (bonus(7), bonus(7), HEX, bonus(7), LIGHTBULB, CROWN)
    names = {"en": "Johannesburg", "fr": "Johannesburg", "it": "Johannesburg"}


class London(City):
    age = 7
    colour = GREEN
    icons = (FACTORY, ARROW_RIGHT, HEX, CLOCK, UPLIFT, CLOCK)
    names = {"en": "London", "fr": "Londres", "it": "Londra"}


class Lyon(City):
    age = 7
    colour = RED
    icons = (CROWN, FLAG, HEX, FACTORY, ARROW_RIGHT, FACTORY)
    names = {"en": "Lyon", "fr": "Lyon", "it": "Lione"}


class Melbourne(City):
    age = 7
    colour = YELLOW
    icons = (bonus(7), bonus(7), HEX, bonus(7), LEAF, CROWN)
    names = {"en": "Melbourne", "fr": "Melbourne", "it": "Melbourne"}


class Montreal(City):
    age = 7
    colour = RED
    icons = (FACTORY, JUNK_ACHIEVEMENT, HEX, FACTORY, PLUS, CROWN)
    names = {"en": "Montreal", "fr": "Montréal", "it": "Montreal"}


class Munich(City):
    age = 7
    colour = BLUE
    icons = (LIGHTBULB, ARROW_RIGHT, HEX, CLOCK, PLUS, LIGHTBULB)
    names = {"en": "Munich", "fr": "Munich", "it": "Monaco di Baviera"}


class SanFrancisco(City):
    age = 7
    colour = PURPLE
    icons = (CROWN, bonus(9), HEX, LIGHTBULB, bonus(9), bonus(9))
    names = {"en": "San Francisco", "fr": "San Francisco", "it": "San Francisco"}


class StPetersburg(City):
    age = 7
    colour = YELLOW
    icons = (LEAF, FLAG, HEX, FACTORY, ARROW_RIGHT, LEAF)
    names = {"en": "St. Petersburg", "fr": "Saint-Pétersbourg", "it": "San Pietroburgo"}


class Toronto(City):
    age = 7
    colour = GREEN
    icons = (bonus(7), bonus(7), HEX, bonus(7), CLOCK, LEAF)
    names = {"en": "Toronto", "fr": "Toronto", "it": "Toronto"}


class Washington(City):
    age = 7
    colour = PURPLE
    icons = (FACTORY, FLAG, HEX, LIGHTBULB, ARROW_RIGHT, LIGHTBULB)
    names = {"en": "Washington", "fr": "Washington", "it": "Washington"}
