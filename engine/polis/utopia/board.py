"""The board: what is printed on it. A reconstructed map; the published text does not have it."""

from __future__ import annotations

from typing import Final, NamedTuple

from polis.core.errors import Message, message
from polis.utopia.shapes import Board, BoardDistrict, Island

ISLANDS: Final[tuple[Island, ...]] = ("water", "earth", "fire", "wind")
ISLAND_IDS: Final[dict[str, int]] = {name: number for number, name in enumerate(ISLANDS)}
WATER, EARTH, FIRE, WIND = range(4)
TOKENS: Final = ("fish", "snake", "salamander", "bird")
WONDER_XY: Final = ((28, 27), (17, 71), (77, 26), (74, 74))

# The sea sectors around the city by the numbers of their islands, with what marks each border.
BORDERS: Final = (
    (FIRE, WATER, "north-light", (47, 4)),
    (WATER, EARTH, "west-light", (6, 48)),
    (EARTH, WIND, "south-light", (48, 95)),
    (WIND, FIRE, "reefs", (97, 51)),
)
CLOSED_BORDER: Final = "reefs"
SHIP, INLAND = True, False


class District(NamedTuple):
    """A District as it is printed, `xy` in hundredths of the board."""

    id: str
    slug: str
    island: int
    value: int
    ship: bool
    xy: tuple[int, int]
    beside: str  # the ids of those across a street or a bridge


DISTRICTS: Final = (
    District("W1", "pearl-stairs", WATER, 3, SHIP, (34, 13), "W2 W5"),
    District("W2", "heron-court", WATER, 2, INLAND, (19, 18), "W1 W3"),
    District("W3", "netmakers-quay", WATER, 2, SHIP, (16, 36), "W2 W4"),
    District("W4", "cistern-square", WATER, 4, INLAND, (36, 40), "E2 W3 W5"),
    District("W5", "mirror-gardens", WATER, 4, INLAND, (41, 26), "F7 W1 W4"),
    District("E1", "clay-wharf", EARTH, 3, SHIP, (22, 58), "E2 E3"),
    District("E2", "granary-hill", EARTH, 4, INLAND, (38, 58), "E1 E3 E4 W4"),
    District("E3", "serpent-terraces", EARTH, 4, INLAND, (29, 71), "E1 E2 E4 E5"),
    District("E4", "quarry-row", EARTH, 2, INLAND, (41, 80), "A6 E2 E3 E5"),
    District("E5", "olive-landing", EARTH, 2, SHIP, (24, 87), "E3 E4"),
    District("F1", "cinder-dock", FIRE, 2, SHIP, (58, 13), "F2 F7 F8"),
    District("F2", "forge-street", FIRE, 3, INLAND, (71, 11), "F1 F3 F8"),
    District("F3", "beacon-mole", FIRE, 2, SHIP, (84, 13), "F2 F4"),
    District("F4", "ember-strand", FIRE, 3, SHIP, (89, 27), "F3 F5"),
    District("F5", "kiln-yard", FIRE, 2, INLAND, (84, 41), "A3 F4 F6"),
    District("F6", "glassblowers-ward", FIRE, 3, INLAND, (70, 42), "A2 F5 F7 F8"),
    District("F7", "salamander-gate", FIRE, 3, INLAND, (57, 36), "F1 F6 F8 W5"),
    District("F8", "brazier-court", FIRE, 4, INLAND, (66, 26), "F1 F2 F6 F7"),
    District("A1", "kite-market", WIND, 3, INLAND, (55, 63), "A2 A6"),
    District("A2", "belltower-heights", WIND, 4, INLAND, (70, 59), "A1 A3 A6 F6"),
    District("A3", "gull-harbour", WIND, 2, SHIP, (85, 62), "A2 A4 F5"),
    District("A4", "weathervane-park", WIND, 3, INLAND, (87, 79), "A3 A5"),
    District("A5", "sailmakers-pier", WIND, 2, SHIP, (70, 89), "A4 A6"),
    District("A6", "windmill-basin", WIND, 3, SHIP, (57, 79), "A1 A2 A5 E4"),
)
SLUGS: Final = tuple(district.slug for district in DISTRICTS)
DISTRICT_IDS: Final = {slug: number for number, slug in enumerate(SLUGS)}
COUNT: Final = len(DISTRICTS)
ISLAND_OF: Final = tuple(district.island for district in DISTRICTS)
VALUES: Final = tuple(district.value for district in DISTRICTS)


def bits(districts: list[int]) -> int:
    """A set of Districts (or islands) as bits."""
    return sum([1 << district for district in districts])


# The Districts of each island, as bits.
ON_ISLAND: Final = tuple(
    bits([d for d in range(COUNT) if ISLAND_OF[d] == island]) for island in range(4)
)
EVERYWHERE: Final = bits([*range(COUNT)])

_places: Final = {district.id: number for number, district in enumerate(DISTRICTS)}
NEIGHBOURS: Final = tuple(
    tuple(_places[id] for id in district.beside.split()) for district in DISTRICTS
)
_joined: Final = [{one, other} for one, other, mark, _ in BORDERS if mark != CLOSED_BORDER]


def _by_sea(start: int) -> list[int]:
    """The ports that a ship reaches: those in the same sector and in the neighbouring ones."""
    here = DISTRICTS[start]
    return [
        number
        for number, there in enumerate(DISTRICTS)
        if here.ship
        and there.ship
        and number != start
        and (here.island == there.island or {here.island, there.island} in _joined)
    ]


# The Districts to which one card takes a prince, as bits.
REACH: Final = tuple(bits(sorted({*NEIGHBOURS[start], *_by_sea(start)})) for start in range(COUNT))


def board() -> Board:
    """What is printed, for those who draw it."""
    return {
        "reconstructed": True,
        "islands": {
            name: {
                "token": TOKENS[number],
                "sector": name,
                "xy": list(WONDER_XY[number]),
                "open_to_two": number != WATER,
            }
            for number, name in enumerate(ISLANDS)
        },
        "districts": {district.slug: printed(district) for district in DISTRICTS},
        "sectors": [ISLANDS[sector] for sector, *_ in BORDERS],
        "borders": [
            {
                "between": [ISLANDS[one], ISLANDS[other]],
                "mark": mark,
                "open": mark != CLOSED_BORDER,
                "xy": list(xy),
            }
            for one, other, mark, xy in BORDERS
        ],
    }


def described(district: District) -> Message:
    """What is printed on a District, in words."""
    id = "printed-port" if district.ship else "printed-inland"
    return message(id, island=ISLANDS[district.island], count=district.value)


def printed(district: District) -> BoardDistrict:
    beside = [DISTRICTS[_places[id]] for id in district.beside.split()]
    return {
        "id": district.id,
        "island": ISLANDS[district.island],
        "value": district.value,
        "ship": district.ship,
        "sector": ISLANDS[district.island] if district.ship else None,
        "xy": list(district.xy),
        "neighbours": [other.slug for other in beside],
        "bridges": [other.slug for other in beside if other.island != district.island],
    }
