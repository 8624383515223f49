"""The cities of age 11."""

from polis.innovation.icons import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    FOUNTAIN,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PERSON,
    PURPLE,
    RED,
    UNSPLAY,
    YELLOW,
    bonus,
)
from polis.innovation.sets.cities.city import City


class Beirut(City):
    age = 11
    colour = GREEN
    icons = (CROWN, UNSPLAY, HEX, PERSON, CROWN, bonus(11))
    names = {"en": "Beirut", "fr": "Beyrouth", "it": "Beirut"}


class Brisbane(City):
    age = 11
    colour = PURPLE
    icons = (PERSON, bonus(11), HEX, bonus(11), bonus(11), LEAF)
    names = {"en": "Brisbane", "fr": "Brisbane", "it": "Brisbane"}


class Guangzhou(City):
    age = 11
    colour = RED
    icons = (CROWN, FOUNTAIN, HEX, FACTORY, FOUNTAIN, FACTORY)
    names = {"en": "Guangzhou", "fr": "Canton", "it": "Canton"}


class Lima(City):
    age = 11
    colour = PURPLE
    icons = (LIGHTBULB, UNSPLAY, HEX, LEAF, bonus(11), LIGHTBULB)
    names = {"en": "Lima", "fr": "Lima", "it": "Lima"}


class Nairobi(City):
    age = 11
    colour = YELLOW
    icons = (FACTORY, FOUNTAIN, HEX, LEAF, FOUNTAIN, LEAF)
    names = {"en": "Nairobi", "fr": "Nairobi", "it": "Nairobi"}


class Prague(City):
    age = 11
    colour = BLUE
    icons = (LIGHTBULB, FOUNTAIN, HEX, LIGHTBULB, FOUNTAIN, CLOCK)
    names = {"en": "Prague", "fr": "Prague", "it": "Praga"}


class Riyadh(City):
    age = 11
    colour = GREEN
    icons = (CLOCK, bonus(12), HEX, bonus(12), CROWN, bonus(12))
    names = {"en": "Riyadh", "fr": "Riyad", "it": "Riad"}


class Seattle(City):
    age = 11
    colour = BLUE
    icons = (FACTORY, UNSPLAY, HEX, FACTORY, bonus(11), PERSON)
    names = {"en": "Seattle", "fr": "Seattle", "it": "Seattle"}


class Shenzhen(City):
    age = 11
    colour = YELLOW
    icons = (bonus(11), UNSPLAY, HEX, CLOCK, CLOCK, CLOCK)
    names = {"en": "Shenzhen", "fr": "Shenzhen", "it": "Shenzhen"}


class Warsaw(City):
    age = 11
    colour = RED
    icons = (CLOCK, UNSPLAY, HEX, bonus(11), LIGHTBULB, CLOCK)
    names = {"en": "Warsaw", "fr": "Varsovie", "it": "Varsavia"}
