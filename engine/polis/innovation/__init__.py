"""Innovation (Ultimate edition): the base set, and expansions that are loaded when played."""

from polis.innovation.sets import card_set

card_set("base")
