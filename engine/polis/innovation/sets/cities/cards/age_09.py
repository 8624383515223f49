"""The cities of age 9."""

from polis.innovation.icons import (
    ARROW_UP,
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


class Dallas(City):
    age = 9
    colour = RED
    icons = (FACTORY, ARROW_UP, HEX, CLOCK, PLUS, CLOCK)
    names = {"en": "Dallas", "fr": "Dallas", "it": "Dallas"}


class Guadalajara(City):
    age = 9
    colour = YELLOW
    icons = (LEAF, ARROW_UP, HEX, CLOCK, PLUS, CLOCK)
    names = {"en": "Guadalajara", "fr": "Guadalajara", "it": "Guadalajara"}


class HongKong(City):
    age = 9
    colour = PURPLE
    icons = (FACTORY, ARROW_UP, HEX, CLOCK, UPLIFT, FACTORY)
    names = {"en": "Hong Kong", "fr": "Hong Kong", "it": "Hong Kong"}


class Houston(City):
    age = 9
    colour = BLUE
    icons = (bonus(10), bonus(10), HEX, CLOCK, bonus(10), CROWN)
    names = {"en": "Houston", "fr": "Houston", "it": "Houston"}


class Miami(City):
    age = 9
    colour = YELLOW
    icons = (bonus(9), bonus(9), HEX, CROWN, bonus(9), LEAF)
    names = {"en": "Miami", "fr": "Miami", "it": "Miami"}


class Moscow(City):
    age = 9
    colour = PURPLE
    icons = (LEAF, FOUNTAIN, HEX, LIGHTBULB, JUNK_ACHIEVEMENT, LEAF)
    names = {"en": "Moscow", "fr": "Moscou", "it": "Mosca"}


class Perth(City):
    age = 9
    colour = RED
    icons = (bonus(10), bonus(10), HEX, FACTORY, bonus(10), CROWN)
    names = {"en": "Perth", "fr": "Perth", "it": "Perth"}


class Santiago(City):
    age = 9
    colour = GREEN
    icons = (bonus(9), bonus(9), HEX, bonus(9), CLOCK, LIGHTBULB)
    names = {"en": "Santiago", "fr": "Santiago", "it": "Santiago"}


class Sydney(City):
    age = 9
    colour = GREEN
    icons = (LIGHTBULB, FOUNTAIN, HEX, CROWN, ARROW_UP, CROWN)
    names = {"en": "Sydney", "fr": "Sydney", "it": "Sydney"}


class Taipei(City):
    age = 9
    colour = BLUE
    icons = (CLOCK, FOUNTAIN, HEX, CLOCK, ARROW_UP, LIGHTBULB)
    names = {"en": "Taipei", "fr": "Taipei", "it": "Taipei"}
