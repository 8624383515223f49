"""The cities of age 3."""

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


class Baghdad(City):
    age = 3
    colour = GREEN
    icons = (CROWN, ARROW_LEFT, HEX, CROWN, LIGHTBULB, bonus(3))
    names = {"en": "Baghdad", "fr": "Bagdad", "it": "Baghdad"}


class Barcelona(City):
    age = 3
    colour = RED
    icons = (bonus(4), PLUS, HEX, CASTLE, CROWN, CASTLE)
    names = {"en": "Barcelona", "fr": "Barcelone", "it": "Barcellona"}


class Constantinople(City):
    age = 3
    colour = PURPLE
    icons = (CASTLE, ARROW_LEFT, HEX, CROWN, bonus(3), CASTLE)
    names = {"en": "Constantinople", "fr": "Constantinople", "it": "Costantinopoli"}


class Cordoba(City):
    age = 3
    colour = BLUE
    icons = (FACTORY, ARROW_LEFT, HEX, FACTORY, FACTORY, LIGHTBULB)
    names = {"en": "Cordoba", "fr": "Cordoue", "it": "Cordova"}


class Delhi(City):
    age = 3
    colour = RED
    icons = (LIGHTBULB, ARROW_LEFT, HEX, LEAF, LIGHTBULB, LIGHTBULB)
    names = {"en": "Delhi", "fr": "Delhi", "it": "Delhi"}


class Hangzhou(City):
    age = 3
    colour = BLUE
    icons = (LIGHTBULB, UPLIFT, HEX, LIGHTBULB, LIGHTBULB, CASTLE)
    names = {"en": "Hangzhou", "fr": "Hangzhou", "it": "Hangzhou"}


class Jakarta(City):
    age = 3
    colour = YELLOW
    icons = (LEAF, JUNK_ACHIEVEMENT, HEX, CROWN, LEAF, LEAF)
    names = {"en": "Jakarta", "fr": "Jakarta", "it": "Giacarta"}


class Kaifeng(City):
    age = 3
    colour = YELLOW
    icons = (CASTLE, ARROW_LEFT, HEX, LEAF, CASTLE, CASTLE)
    names = {"en": "Kaifeng", "fr": "Kaifeng", "it": "Kaifeng"}


class Mecca(City):
    age = 3
    colour = PURPLE
    icons = (LEAF, LEAF, HEX, bonus(5), CROWN, LEAF)
    names = {"en": "Mecca", "fr": "La Mecque", "it": "La Mecca"}


class Venice(City):
    age = 3
    colour = GREEN
    icons = (FACTORY, PLUS, HEX, CROWN, CROWN, CROWN)
    names = {"en": "Venice", "fr": "Venise", "it": "Venezia"}
