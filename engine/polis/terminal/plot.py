"""Plots as SVG: a value with its interval for each of a list of names."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

LEFT, WIDTH, ROW, TOP = 190, 520, 24, 56


class Bar(NamedTuple):
    name: str
    value: float
    low: float
    high: float


def intervals(title: str, unit: str, bars: Sequence[Bar], middle: float, digits: int = 1) -> str:
    """A dot and a line for each bar on a common scale; `middle` is marked by a dashed line."""
    low = min([middle, *(bar.low for bar in bars)])
    high = max([middle, *(bar.high for bar in bars)])
    span = (high - low) or 1.0
    height = TOP + ROW * len(bars) + 34

    def x(value: float) -> float:
        return LEFT + WIDTH * (value - low) / span

    def written(value: float) -> str:
        return escape(f"{value:.{digits}f}{unit}")

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 90}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">',
        '<rect width="100%" height="100%" fill="#fffdf7"/>',
        '<g font-family="system-ui,sans-serif" font-size="13" fill="#22281f">',
        f'<text x="12" y="26" font-size="15" font-weight="bold">{escape(title)}</text>',
        f'<line x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="{TOP - 14}" '
        f'y2="{height - 30}" stroke="#8a8f80" stroke-dasharray="4 4"/>',
    ]
    for number, bar in enumerate(bars):
        y = TOP + ROW * number
        lines += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(bar.name)}</text>',
            f'<line x1="{x(bar.low):.1f}" x2="{x(bar.high):.1f}" y1="{y}" y2="{y}" '
            'stroke="#3b6e5a" stroke-width="3"/>',
            f'<circle cx="{x(bar.value):.1f}" cy="{y}" r="5" fill="#1f4436"/>',
            f'<text x="{LEFT + WIDTH + 14}" y="{y + 4}">{written(bar.value)}</text>',
        ]
    foot = f"{written(low)} – {written(high)}"
    lines += [f'<text x="{LEFT}" y="{height - 10}">{foot}</text>', "</g>", "</svg>"]
    return "\n".join(lines) + "\n"
