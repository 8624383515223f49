"""The base set as tests use it: its cards in the order of their numbers, and what belongs to it."""

from polis.innovation.card import Card
from polis.innovation.deck import CARDS, numbers_of
from polis.innovation.sets import card_set
from polis.innovation.shapes import Special

BASE: list[Card] = [CARDS[number] for number in numbers_of(0)]
SLUGS: list[str] = [card.slug for card in BASE]
SPECIALS: tuple[Special, ...] = card_set("base").specials
