"""The languages that everything is said in."""

from typing import Final, NamedTuple


class Language(NamedTuple):
    name: str  # as its speakers call it
    zero_is_one: bool = False  # "0 point", not "0 points"


# by code, and nowhere else; the first is what the others are held against
LANGUAGES: Final[dict[str, Language]] = {
    "en": Language("English"),
    "fr": Language("Français", zero_is_one=True),
    "it": Language("Italiano"),
}
