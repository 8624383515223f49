"""The cities of age 8."""

from polis.innovation.icons import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    FOUNTAIN,
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


class BuenosAires(City):
    age = 8
    colour = PURPLE
    icons = (bonus(9), bonus(9), HEX, CLOCK, bonus(9), LIGHTBULB)
    names = {"en": "Buenos Aires", "fr": "Buenos Aires", "it": "Buenos Aires"}


class Chicago(City):
    age = 8
    colour = YELLOW
    icons = (bonus(8), bonus(8), HEX, bonus(8), CLOCK, LEAF)
    names = {"en": "Chicago", "fr": "Chicago", "it": "Chicago"}


class Chongqing(City):
    age = 8
    colour = BLUE
    icons = (FACTORY, PLUS, HEX, FACTORY, UPLIFT, LIGHTBULB)
    names = {"en": "Chongqing", "fr": "Chongqing", "it": "Chongqing"}


class Hamburg(City):
    age = 8
    colour = GREEN
    icons = (CROWN, JUNK_ACHIEVEMENT, HEX, CLOCK, CLOCK, CLOCK)
    names = {"en": "Hamburg", "fr": "Hambourg", "it": "Amburgo"}


class KualaLumpur(City):
    age = 8
    colour = RED
    icons = (FACTORY, FOUNTAIN, HEX, FACTORY, CLOCK, FACTORY)
    names = {"en": "Kuala Lumpur", "fr": "Kuala Lumpur", "it": "Kuala Lumpur"}


class Kyiv(City):
    age = 8
    colour = BLUE
    icons = (FACTORY, PLUS, HEX, CLOCK, PLUS, FACTORY)
    names = {"en": "Kyiv", "fr": "Kiev", "it": "Kiev"}


class LosAngeles(City):
    age = 8
    colour = RED
    icons = (bonus(9), bonus(9), HEX, FACTORY, bonus(9), LIGHTBULB)
    names = {"en": "Los Angeles", "fr": "Los Angeles", "it": "Los Angeles"}


class SaoPaulo(City):
    age = 8
    colour = GREEN
    icons = (bonus(8), bonus(8), HEX, bonus(8), CROWN, LEAF)
    names = {"en": "São Paulo", "fr": "São Paulo", "it": "San Paolo"}


class Shanghai(City):
    age = 8
    colour = YELLOW
    icons = (LEAF, FOUNTAIN, HEX, CROWN, LEAF, LEAF)
    names = {"en": "Shanghai", "fr": "Shanghai", "it": "Shanghai"}


class Vancouver(City):
    age = 8
    colour = PURPLE
    icons = (CROWN, PLUS, HEX, LIGHTBULB, PLUS, LIGHTBULB)
    names = {"en": "Vancouver", "fr": "Vancouver", "it": "Vancouver"}
