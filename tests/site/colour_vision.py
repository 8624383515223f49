"""Colour arithmetic: how far apart two colours look, also to eyes that lack one kind of cone."""

import re
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

SAME: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
# Machado, Oliveira and Fernandes 2009, severity 1, on linear light
EYES: dict[str, Matrix] = {
    "usual": SAME,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, vector: Triple) -> Triple:
    """A matrix applied to a colour."""
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def light(colour: str) -> Triple:
    """`#rrggbb` as amounts of linear light."""
    assert re.fullmatch("#[0-9a-f]{6}", colour), f"{colour} is no #rrggbb"
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def contrast(one: str, other: str) -> float:
    """WCAG's contrast ratio."""
    dark, bright = sorted(0.05 + times(TO_XYZ, light(colour))[1] for colour in (one, other))
    return bright / dark


def lab(colour: str, eyes: str = "usual") -> Triple:
    """CIELAB of a colour as these eyes see it."""
    r, g, b = (min(1.0, max(0.0, c)) for c in times(EYES[eyes], light(colour)))
    ratios = (a / b for a, b in zip(times(TO_XYZ, (r, g, b)), WHITE, strict=True))
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def lightness(colour: str) -> float:
    """L*: all that an eye without colour sees."""
    return lab(colour)[0]


def hue(a: float, b: float) -> float:
    """The angle of a colour on the wheel, 0 to 360."""
    return degrees(atan2(b, a)) % 360


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two CIELAB colours by Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(chroma7 / (chroma7 + 25**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = hue(a1 * stretch, b1), hue(a2 * stretch, b2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    if turn == -180:
        turn = 180 if h2 > h1 else -180
    middle = h1 + turn / 2 if c1 * c2 else h1 + h2
    bright, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (bright - 50) ** 2 / sqrt(20 + (bright - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    bend = 60 * exp(-((((middle % 360) - 275) / 25) ** 2))
    twist = -sin(radians(bend)) * 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def difference(one: str, other: str, eyes: str = "usual") -> float:
    """CIEDE2000 between two colours as these eyes see them; 1 is just noticeable."""
    return ciede2000(lab(one, eyes), lab(other, eyes))
