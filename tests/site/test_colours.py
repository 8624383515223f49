"""The colours of cards: legible, and apart to every eye, by day and by night."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from colour_vision import EYES, ciede2000, contrast, difference, lightness
from manifest import manifest
from polis.uchronia.materials import NAMES as MATERIALS
from polis.utopia.civilizations import CIVILIZATIONS

ROOT = Path(__file__).parents[2]
STYLES = ROOT / "web" / "styles"
# within a game; those of two games never lie on one table
PAIRS = [*combinations(MATERIALS, 2), *combinations(CIVILIZATIONS, 2)]
TIMES = ("day", "night")


def colours(*sheets: str) -> dict[str, dict[str, str]]:
    """The colours of sheets by time of day and name."""
    pattern = r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+)|var\(--([\w-]+)\));"
    text = "".join((STYLES / sheet).read_text("utf-8") for sheet in sheets)
    found = re.findall(pattern, text)
    by_time = ({name: pair[at] or pair[2] for name, *pair in found} for at in (0, 1))
    day, night = by_time
    for name, *_, other in found:
        if other in day:  # a colour that has a name already
            day[name], night[name] = day[other], night[other]
    return {"day": day, "night": night}


COLOURS = colours("colours.css", "materials.css", "civilizations.css")
PAGE = colours("palette.css")


def test_the_distance_is_the_published_one() -> None:
    # from the table of Sharma, Wu and Dalal: blues, a grey, far apart, nearly black
    published = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for one, other, distance in published:
        assert ciede2000(one, other) == pytest.approx(distance, abs=0.0001)


def test_black_on_white_is_as_far_as_it_goes() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert difference("#ffffff", "#000000") == pytest.approx(100, abs=0.01)


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("eyes", EYES)
def test_any_two_kinds_of_cards_look_different(time: str, eyes: str) -> None:
    faces = COLOURS[time]
    apart = {(a, b): difference(faces[a], faces[b], eyes) for a, b in PAIRS}
    assert {pair: distance for pair, distance in apart.items() if distance < 20} == {}


@pytest.mark.parametrize("time", TIMES)
def test_without_any_colour_one_is_lighter_than_the_other(time: str) -> None:
    faces = COLOURS[time]
    apart = {(a, b): abs(lightness(faces[a]) - lightness(faces[b])) for a, b in PAIRS}
    assert {pair: distance for pair, distance in apart.items() if distance < 8} == {}


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("kind", MATERIALS + CIVILIZATIONS)
def test_words_on_a_card_can_be_read(time: str, kind: str) -> None:
    here = COLOURS[time]
    assert contrast(here[kind], here[f"{kind}-ink"]) >= 4.5


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("kind", MATERIALS + CIVILIZATIONS)
@pytest.mark.parametrize("under", ["card", "paper"])
def test_the_edge_of_a_card_stands_out_from_the_page(time: str, kind: str, under: str) -> None:
    assert contrast(COLOURS[time][f"{kind}-edge"], PAGE[time][under]) >= 3


def test_the_installed_page_has_the_pages_colours() -> None:
    about = manifest()
    day = PAGE["day"]
    assert (about["background_color"], about["theme_color"]) == (day["paper"], day["leaf"])
    icon = (ROOT / "static" / "icon.svg").read_text("utf-8")
    assert {day["paper"], day["leaf"]} <= set(re.findall(r'"(#\w+)"', icon))


def test_drawings_have_the_colours_of_the_page_by_name() -> None:
    """What a sprite names is in the sheet of the whole page, and is not given a second time."""
    sheets = [colours(sheet)["day"] for sheet in ("palette.css", "colours.css")]
    known = {"face", "face-edge", *(name for sheet in sheets for name in sheet)}
    for path in (ROOT / "static" / "art").glob("*.svg"):
        named = re.findall(r"var\(--([a-z-]+)(,\S+?)?\)", path.read_text("utf-8"))
        assert {name for name, _ in named} <= known, path
        # a sign that stands for nobody has a face of its own
        assert {name for name, other in named if other} <= {"face", "face-edge"}, path
