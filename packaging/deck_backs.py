# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs: a lattice grown from the four suit signs around a monogram."""

from __future__ import annotations

import cmath
import math

from deck_pips import pip
from deck_shapes import HEIGHT, WIDTH, box, cut, elements, ellipse, fill, line, move, number

BACKS = {
    "back": ("#213c6b", "#4a689f", "#7f9ac8", "#f6efdd"),
    "back_2": ("#691c30", "#95485a", "#c0808a", "#f8ebdc"),
}
"""Ground, dark sign, light sign and paper of each back."""

_PITCH = 54.5
_COLUMNS, _ROWS = 4, 6


def _ring(suit: str, distance: float, height: float, turn: float, first: int = 0) -> str:
    """Four equal signs around the origin, each turned from the last by a right angle."""
    signs = []
    for angle in range(first, first + 360, 90):
        at = cmath.rect(distance, math.radians(angle - 90))
        signs.append(pip(suit, at.real, at.imag, height, angle + turn))
    return "".join(signs)


def _lattice(name: str, dark: str, light: str) -> str:
    """Crosses of spades and clubs, clovers of hearts, and diamonds where the points of spades meet."""
    cross = _ring("spade", 11.5, 17, 0) + _ring("club", 17.8, 11, 0, 45)
    clover = _ring("heart", 9.8, 14.5, 0)
    kinds = [
        ("cross", fill(cross, dark), _grid(_COLUMNS, _ROWS)),
        ("clover", fill(clover, light), _grid(_COLUMNS - 1, _ROWS - 1)),
        ("across", fill(pip("diamond", 0, 0, 11), light), _grid(_COLUMNS - 1, _ROWS)),
        ("down", fill(pip("diamond", 0, 0, 11), light), _grid(_COLUMNS, _ROWS - 1)),
    ]
    parts = []
    for kind, piece, spots in kinds:
        (x, y), *others = spots
        group = f"{name}_{kind}"
        parts.append(
            f'<g transform="translate({number(x)},{number(y)})"><g id="{group}">{piece.element()}</g></g>'
        )
        parts += [f'<use xlink:href="#{group}" x="{number(a)}" y="{number(b)}"/>' for a, b in others]
    return "".join(parts)


def _grid(columns: int, rows: int) -> list[tuple[float, float]]:
    """Points of a grid around the middle, without those the medallion covers."""
    spots = [
        ((column - (columns - 1) / 2) * _PITCH, (row - (rows - 1) / 2) * _PITCH)
        for row in range(rows)
        for column in range(columns)
    ]
    return [(x, y) for x, y in spots if x or y]


def _monogram() -> str:
    """C and T, each with its upside-down twin: an oval with a pillar in it."""
    c = "M-4.5,-17C-13,-16 -17,-8.6 -17,0C-17,8.6 -13,16 -4.5,17"
    t = "M-5.5,-12L5.5,-12M-5.5,12L5.5,12M0,-12L0,12"
    return c + move(c, 0, 0, 1, 180) + t


def back(name: str) -> str:
    """The drawing on a back, without the paper."""
    ground, dark, light, paper = BACKS[name]
    medallion = [
        cut(ellipse(0, 0, 35), ground, 5, ground),
        cut(ellipse(0, 0, 33), ground, 2.4, paper),
        line(ellipse(0, 0, 28.6), light, 1.2),
        line(_monogram(), paper, 3.4),
    ]
    edge = line(box(-WIDTH / 2 + 15.5, -HEIGHT / 2 + 15.5, WIDTH - 31, HEIGHT - 31), light, 1.2)
    return (
        f'<rect x="10" y="10" width="{WIDTH - 20}" height="{HEIGHT - 20}" rx="8" fill="{ground}"/>'
        f'<g transform="translate({WIDTH // 2},{HEIGHT // 2})">{edge.element()}{_lattice(name, dark, light)}'
        f"{elements(medallion)}</g>"
    )
