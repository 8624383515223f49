"""The cities of age 10."""

from polis.innovation.icons import (
    ARROW_UP,
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    JUNK_ACHIEVEMENT,
    LEAF,
    LIGHTBULB,
    PERSON,
    PLUS,
    PURPLE,
    RED,
    UNSPLAY,
    YELLOW,
    bonus,
)
from polis.innovation.sets.cities.city import City


class Atlanta(City):
    age = 10
    colour = BLUE
    icons = (bonus(10), PLUS, HEX, CLOCK, CLOCK, LIGHTBULB)
    names = {"en": "Atlanta", "fr": "Atlanta", "it": "Atlanta"}


class Bangalore(City):
    age = 10
    colour = BLUE
    icons = (LEAF, UNSPLAY, HEX, LEAF, ARROW_UP, LIGHTBULB)
    names = {"en": "Bangalore", "fr": "Bangalore", "it": "Bangalore"}


class Bangkok(City):
    age = 10
    colour = GREEN
    icons = (CLOCK, bonus(11), HEX, CROWN, bonus(11), bonus(11))
    names = {"en": "Bangkok", "fr": "Bangkok", "it": "Bangkok"}


class Brussels(City):
    age = 10
    colour = PURPLE
    icons = (FACTORY, JUNK_ACHIEVEMENT, HEX, PERSON, FACTORY, FACTORY)
    names = {"en": "Brussels", "fr": "Bruxelles", "it": "Bruxelles"}


class Copenhagen(City):
    age = 10
    colour = YELLOW
    icons = (LEAF, UNSPLAY, HEX, CLOCK, ARROW_UP, LEAF)
    names = {"en": "Copenhagen", "fr": "Copenhague", "it": "Copenaghen"}


class Dubai(City):
    age = 10
    colour = YELLOW
    icons = (bonus(10), PLUS, HEX, CROWN, CLOCK, CROWN)
    names = {"en": "Dubai", "fr": "Dubaï", "it": "Dubai"}


class Lagos(City):
    age = 10
    colour = PURPLE
    icons = (LEAF, UNSPLAY, HEX, LIGHTBULB, ARROW_UP, LIGHTBULB)
    names = {"en": "Lagos", "fr": "Lagos", "it": "Lagos"}


class Seoul(City):
    age = 10
    colour = RED
    icons = (PERSON, UNSPLAY, HEX, PERSON, ARROW_UP, PERSON)
    names = {"en": "Seoul", "fr": "Séoul", "it": "Seul"}


class Singapore(City):
    age = 10
    colour = RED
    icons = (FACTORY, PLUS, HEX, bonus(10), FACTORY, CROWN)
    names = {"en": "Singapore", "fr": "Singapour", "it": "Singapore"}


class TelAviv(City):
    age = 10
    colour = GREEN
    icons = (LIGHTBULB, UNSPLAY, HEX, CLOCK, ARROW_UP, CLOCK)
    names = {"en": "Tel Aviv", "fr": "Tel Aviv", "it": "Tel Aviv"}
