# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs: a lattice grown from the four suit signs around a monogram."""

from __future__ import annotations

from deck_pips import pip
from deck_shapes import HEIGHT, WIDTH, box, cut, elements, ellipse, fill, line, mirror, move

BACKS = {"back": ("#24406f", "#48659a", "#f4ecd8"), "back_2": ("#6e1f32", "#984a59", "#f6e8d6")}
"""Ground, lattice and light of each back."""

_PITCH = 57.0
_MIDDLE = complex(WIDTH / 2, HEIGHT / 2)


def _lattice() -> str:
    """Crosses of spades whose points meet diamonds; clovers of hearts and clubs lie between them."""
    signs = []
    for column in range(-2, 2):
        for row in range(-3, 3):
            x, y = _MIDDLE.real + (column + 0.5) * _PITCH, _MIDDLE.imag + (row + 0.5) * _PITCH
            signs += [pip("spade", *_around(x, y, 12, turn), 18, turn) for turn in (0, 90, 180, 270)]
            if column < 1:
                signs.append(pip("diamond", x + _PITCH / 2, y, 12, 90))
            if row < 2:
                signs.append(pip("diamond", x, y + _PITCH / 2, 12))
            if column < 1 and row < 2:
                signs += _clover(x + _PITCH / 2, y + _PITCH / 2)
    return "".join(signs)


def _around(x: float, y: float, distance: float, turn: float) -> tuple[float, float]:
    sine = {0: 0, 45: 0.7071, 90: 1, 135: 0.7071, 180: 0, 225: -0.7071, 270: -1, 315: -0.7071}
    return x + distance * sine[turn % 360], y - distance * sine[(turn + 90) % 360]


def _clover(x: float, y: float) -> list[str]:
    hearts = [pip("heart", *_around(x, y, 9, turn), 15, turn) for turn in (0, 90, 180, 270)]
    clubs = [pip("club", *_around(x, y, 16, turn), 12, turn) for turn in (45, 135, 225, 315)]
    return hearts + clubs


def _monogram(x: float, y: float) -> str:
    """C and T, each with its upside-down twin: an oval with a pillar in it."""
    c = "M-4,-17C-13,-16 -17,-8 -17,0C-17,8 -13,16 -4,17"
    t = "M-5.5,-13L5.5,-13M-5.5,13L5.5,13M0,-13L0,13"
    return move(c + move(c, 0, 0, 1, 180) + t, x, y)


def back(ground: str, lattice: str, light: str) -> str:
    """The drawing on a back, without the paper."""
    x, y = _MIDDLE.real, _MIDDLE.imag
    lozenge = "M0,-44C7,-30 19,-13 34,0C19,13 7,30 0,44C-7,30 -19,13 -34,0C-19,-13 -7,-30 0,-44Z"
    return (
        f'<rect x="11" y="11" width="{WIDTH - 22}" height="{HEIGHT - 22}" rx="8" fill="{ground}"/>'
        + elements(
            [
                fill(_lattice(), lattice),
                cut(ellipse(x, y, 33), ground, 3, light),
                line(_monogram(x, y), light, 3.4),
            ]
        )
    )
