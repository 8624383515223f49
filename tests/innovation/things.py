"""All that can be touched on a table of Innovation, and all that can be asked about."""

from typing import Any

from innovation.base import SLUGS, SPECIALS
from polis.innovation.icons import COLOURS

CARDS: list[dict[str, Any]] = [{"card": slug} for slug in SLUGS]
CARDS += [{"special": special} for special in SPECIALS]
CARDS += [{"age": age} for age in range(1, 11)]


def things_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a seat may touch: all zones, all cards that the view shows there."""
    things: list[dict[str, Any]] = [{"zone": "junk"}]
    things += [{"zone": "deck", **back(deck)} for deck in view["decks"]]
    things += [{"zone": "achievements", "age": age} for age in range(1, 12)]
    things += [{"zone": "specials", "special": special} for special in view["specials"]]
    for seat, player in enumerate(view["seats"]):
        things += [{"zone": zone, "seat": seat} for zone in ("hand", "score", "achieved", "seat")]
        for colour in COLOURS:
            pile = {"zone": "board", "seat": seat, "colour": colour}
            things += [pile, *[{**pile, "card": card} for card in player["board"][colour]["cards"]]]
        for zone, cards in (("hand", player["hand"]), ("score", player["score_pile"])):
            for card in cards:
                named = {"card": card["card"]} if card["card"] else {}
                of = {} if card["set"] == "base" else {"set": card["set"]}
                things.append({"zone": zone, "seat": seat, "age": card["age"], **of, **named})
    return things


def back(name: str) -> dict[str, Any]:
    """A back as things have it: an age, and a set if it is not the base set."""
    *sets, age = name.split()
    return {"age": int(age), **({"set": sets[0]} if sets else {})}
