"""The invariants of the rules file, counted again from a position and not from the engine."""

from collections import Counter
from typing import Any

from innovation.printed_cities import COVERED_CITY, HIGHEST_BONUS, PRINTED_CITIES

Position = dict[str, Any]

# Every card by age and colour with its four slots: castle (k), crown, leaf, bulb, factory,
# clock (t), person, and - for the picture.
PRINTED = """
1 red archery=kb-k metalworking=kk-k oars=kc-k
1 yellow agriculture=-lll domestication=kc-k masonry=k-kk
1 green clothing=-cll sailing=cc-l the-wheel=-kkk
1 blue pottery=-lll tools=-bbk writing=-bbc
1 purple city-states=-cck code-of-laws=-ccl mysticism=-kkk
2 red construction=k-kk road-building=kk-k
2 yellow canal-building=-clc fermenting=ll-k
2 green currency=lc-c mapmaking=-cck
2 blue calendar=-llb mathematics=-bcb
2 purple monotheism=-kkk philosophy=-bbb
3 red engineering=k-bk optics=ccc-
3 yellow machinery=ll-k medicine=cll-
3 green compass=-ccl paper=-bbc
3 blue alchemy=-lkk translation=-ccc
3 purple education=bbb- feudalism=-klk
4 red colonialism=-fbf gunpowder=-fcf
4 yellow anatomy=lll- perspective=-bbl
4 green invention=-bbf navigation=-ccc
4 blue experimentation=-bbb printing-press=-bbc
4 purple enterprise=-ccc reformation=ll-l
5 red coal=fff- the-pirate-code=cfc-
5 yellow statistics=lbl- steam-engine=-fcf
5 green banking=fc-c measurement=blb-
5 blue chemistry=fbf- physics=fbb-
5 purple astronomy=cbb- societies=c-bc
6 red industrialization=cff- machine-tools=ff-f
6 yellow canning=-flf vaccination=lfl-
6 green classification=bbb- metric-system=-fcc
6 blue atomic-theory=bbb- encyclopedia=-ccc
6 purple democracy=cbb- emancipation=fbf-
7 red combustion=ccf- explosives=-fff
7 yellow refrigeration=-llc sanitation=ll-l
7 green bicycle=cct- electricity=bf-f
7 blue evolution=bbb- publications=-btb
7 purple lighting=-ltl railroad=tft-
8 red flight=c-tc mobility=-ftf
8 yellow antibiotics=lll- skyscrapers=-fcc
8 green corporations=-ffc mass-media=b-tb
8 blue quantum-theory=ttt- rocketry=ttt-
8 purple empiricism=bbb- socialism=l-ll
9 red composites=ff-f fission=-ttt
9 yellow ecology=lbb- suburbia=-cll
9 green collaboration=-ctc satellites=-ttt
9 blue computers=t-tf genetics=bbb-
9 purple services=-lll specialization=-flf
10 red miniaturization=-btb robotics=-fpf
10 yellow globalization=-fff stem-cells=-lll
10 green databases=-ttt self-service=-cpc
10 blue bioengineering=btt- software=tpt-
10 purple a-i=bbt- the-internet=-tpp
11 red astrogeology=c-ff fusion=ttt-
11 yellow near-field-comm=-cpp reclamation=cl-l
11 green hypersonics=ffb- space-traffic=cct-
11 blue climatology=l-ll solar-sailing=tbb-
11 purple escapism=p-pp whataboutism=b-pb
"""
COLOUR: dict[str, str] = {}
AGE: dict[str, int] = {}
SLOTS: dict[str, str] = {}
BACK: dict[str, str] = {}  # as positions and decks have it
for prefix, printed in (("", PRINTED), ("cities ", PRINTED_CITIES)):
    for line in printed.strip().splitlines():
        age, colour, *cards = line.split()
        for card in cards:
            slug, slots = card.split("=", 1)
            COLOUR[slug], AGE[slug], SLOTS[slug] = colour, int(age), slots
            BACK[slug] = prefix + age
LETTERS = {
    "castle": "k",
    "crown": "c",
    "leaf": "l",
    "lightbulb": "b",
    "factory": "f",
    "clock": "t",
    "person": "p",
}
COVERED = {"left": (3,), "right": (0, 1), "up": (1, 2, 3), "aslant": (0, 1, 2, 3)}


def in_play(position: Position) -> list[str]:
    """The cards of the sets that the game is played with."""
    cities = position.get("cities", False)
    return [card for card, back in BACK.items() if cities or not back.startswith("cities")]


def check_conservation(position: Position) -> None:
    """Each card of the sets in play in exactly one place: 115 of the base set, 115 cities."""
    lying = [*position["achievements"], *position["junk"]]
    for deck in position["decks"].values():
        lying += deck
    for seat in position["seats"]:
        lying += [*seat["hand"], *seat["score"], *seat["achievements"]]
        lying += [*seat.get("forecast", ()), *seat.get("safe", ())]
        for pile in seat["board"].values():
            lying += pile
    assert Counter(lying) == dict.fromkeys(in_play(position), 1)


def check_places(position: Position) -> None:
    """Decks by back, piles by colour, at most one achievement laid out of an age below 11."""
    assert {*position["decks"]} == {BACK[card] for card in in_play(position)}
    for back, deck in position["decks"].items():
        assert all(BACK[card] == back for card in deck)
    laid_out = [AGE[card] for card in position["achievements"]]
    assert not any(BACK[card].startswith("cities") for card in position["achievements"])
    assert len(laid_out) == len({*laid_out})
    assert 11 not in laid_out
    for seat in position["seats"]:
        # no card of these sets reaches a forecast or a safe
        assert seat.get("forecast", []) == seat.get("safe", []) == []
        for colour, pile in seat["board"].items():
            assert pile
            assert all(COLOUR[card] == colour for card in pile)
        for colour in seat["splays"]:
            assert len(seat["board"][colour]) > 1
        if seat["out"]:
            assert seat["hand"] == seat["score"] == []
            assert seat["board"] == {}


def check_turn(position: Position) -> None:
    """In the set-up two cards each; later one or two actions for somebody who still plays."""
    if position.get("setup"):
        assert all(len(seat["hand"]) == 2 for seat in position["seats"])
    elif position["turn"] is not None:
        assert position["actions"] in (1, 2)


def check_known(position: Position) -> None:
    """Open cards have no note of who knows them; cards with a note exist."""
    boards = [pile for seat in position["seats"] for pile in seat["board"].values()]
    lying_open = [card for pile in boards for card in pile]
    for card, seats in position["known"].items():
        assert card in in_play(position)
        assert card not in lying_open
        assert seats == sorted({*seats})
        assert all(0 <= seat <= position["players"] for seat in seats)


def achievements(position: Position, seat: int) -> int:
    return sum(achievements_by_source(position, seat).values())


def achievements_by_source(position: Position, seat: int) -> dict[str, int]:
    """What a seat's achievements come from."""
    found = {
        "standard": len(position["seats"][seat]["achievements"]),
        "special": [*position["specials"].values()].count(seat),
    }
    if position.get("cities"):
        found["flags"] = counting_flags(position, seat)
        found["fountains"] = shown(position, seat).count("O")
    return found


def counting_flags(position: Position, seat: int) -> int:
    """Flags of colours of which no opponent shows more cards."""
    counted = 0
    for colour in position["seats"][seat]["board"]:
        flags = shown_by_pile(position["seats"][seat], colour).count("F")
        others = [other for other in range(position["players"]) if other != seat]
        most = max(visible_cards(position["seats"][other], colour) for other in others)
        if visible_cards(position["seats"][seat], colour) >= most:
            counted += flags
    return counted


def visible_cards(of_seat: dict[str, Any], colour: str) -> int:
    """One of a pile that is not splayed, otherwise all."""
    pile = of_seat["board"].get(colour, [])
    return len(pile) if splay(of_seat, colour) != "none" else len(pile[:1])


def points(position: Position, seat: int) -> int:
    """What the score pile is worth, and the bonuses: the highest in full, one for each other."""
    most = bonuses(position, seat)
    pile = sum(AGE[card] for card in position["seats"][seat]["score"])
    return pile + (most[0] + len(most[1:]) if most else 0)


def bonuses(position: Position, seat: int) -> list[int]:
    """The bonuses that a board shows, the highest first."""
    digits = "0123456789ABC"[: HIGHEST_BONUS + 1]
    found = [digits.index(letter) for letter in shown(position, seat) if letter in digits]
    return sorted(found, reverse=True)


def icons(position: Position, seat: int) -> dict[str, int]:
    """The icons that a board shows."""
    letters = shown(position, seat)
    return {icon: letters.count(letter) for icon, letter in LETTERS.items()}


def shown(position: Position, seat: int) -> str:
    """All that is printed in the slots that a board shows."""
    of_seat = position["seats"][seat]
    return "".join(shown_by_pile(of_seat, colour) for colour in of_seat["board"])


def shown_by_pile(of_seat: dict[str, Any], colour: str) -> str:
    *covered, top = of_seat["board"][colour]
    way = splay(of_seat, colour)
    found = SLOTS[top]
    for card in covered:
        slots = COVERED_CITY if len(SLOTS[card]) == 6 else COVERED
        found += "".join(SLOTS[card][slot] for slot in slots.get(way, ()))
    return found


def splay(of_seat: dict[str, Any], colour: str) -> str:
    way: str = of_seat["splays"].get(colour, "none")
    return way


def check_everything(position: Position, scores: tuple[int, ...]) -> None:
    check_conservation(position)
    check_places(position)
    check_turn(position)
    check_known(position)
    assert scores == tuple(achievements(position, seat) for seat in range(position["players"]))
