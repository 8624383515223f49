"""The cities of age 5."""

from polis.innovation.icons import (
    BLUE,
    CASTLE,
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


class Algiers(City):
    age = 5
    colour = RED
    icons = (CROWN, FLAG, HEX, LIGHTBULB, LIGHTBULB, bonus(5))
    names = {"en": "Algiers", "fr": "Alger", "it": "Algeri"}


class Amsterdam(City):
    age = 5
    colour = GREEN
    icons = (CASTLE, PLUS, HEX, LEAF, UPLIFT, CASTLE)
    names = {"en": "Amsterdam", "fr": "Amsterdam", "it": "Amsterdam"}


class Boston(City):
    age = 5
    colour = BLUE
    icons = (FACTORY, PLUS, HEX, LIGHTBULB, PLUS, LIGHTBULB)
    names = {"en": "Boston", "fr": "Boston", "it": "Boston"}


class Gdansk(City):
    age = 5
    colour = PURPLE
    icons = (CROWN, FLAG, HEX, bonus(5), FACTORY, CROWN)
    names = {"en": "Gdansk", "fr": "Gdańsk", "it": "Danzica"}


class HoiAn(City):
    age = 5
    colour = YELLOW
    icons = (bonus(7), CROWN, HEX, CROWN, CROWN, LEAF)
    names = {"en": "Hoi An", "fr": "Hoi An", "it": "Hoi An"}


class Naples(City):
    age = 5
    colour = BLUE
    icons = (LIGHTBULB, PLUS, HEX, LIGHTBULB, PLUS, LEAF)
    names = {"en": "Naples", "fr": "Naples", "it": "Napoli"}


class Osaka(City):
    age = 5
    colour = YELLOW
    icons = (LEAF, LIGHTBULB, HEX, LEAF, LIGHTBULB, LIGHTBULB)
    names = {"en": "Osaka", "fr": "Osaka", "it": "Osaka"}


class Stockholm(City):
    age = 5
    colour = GREEN
    icons = (FACTORY, FLAG, HEX, CROWN, bonus(5), CROWN)
    names = {"en": "Stockholm", "fr": "Stockholm", "it": "Stoccolma"}


class Tokyo(City):
    age = 5
    colour = PURPLE
    icons = (CASTLE, FLAG, HEX, CASTLE, CLOCK, CASTLE)
    names = {"en": "Tokyo", "fr": "Tokyo", "it": "Tokyo"}


class Zurich(City):
    age = 5
    colour = RED
    icons = (FACTORY, JUNK_ACHIEVEMENT, HEX, FACTORY, FACTORY, LIGHTBULB)
    names = {"en": "Zurich", "fr": "Zurich", "it": "Zurigo"}
