# SPDX-License-Identifier: GPL-3.0-or-later
"""Paths as text, moved and mirrored; the colours of the deck.

Paths use absolute M, L, C, Q and Z only, so that turning, scaling and mirroring work on the numbers alone
and equal shapes can share one path element.
"""

from __future__ import annotations

import cmath
import math
import re
from typing import NamedTuple

PAPER = "#fffcf3"
EDGE = "#b9b2a3"
INK = "#1d1b22"
RED = "#bf1e2e"
NAVY = "#23396b"
GREEN = "#1f5a48"
GOLD = "#e6ab3a"
SKIN = "#f8e2c8"
BLUSH = "#e8bd97"

CARD = "#fffcf2"
CARD_EDGE = "#b9b2a2"
"""Paper and edge of the faces. These and the colours of the suits are found nowhere else in the drawing, not
even one shade beside: the program puts others in their place where people want other faces."""

WIDTH, HEIGHT = 250, 350

Path = list[tuple[str, list[complex]]]
"""Commands, each with its points as complex numbers."""

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


def parse(text: str) -> Path:
    """The commands of a path text; a repeated command letter may be left out."""
    path: Path = []
    numbers: list[float] = []
    for token in _TOKEN.findall(text):
        if token.isalpha():
            path.append((token, []))
            continue
        numbers.append(float(token))
        if len(numbers) == 2:
            command, points = path[-1]
            if len(points) == {"M": 1, "L": 1, "Q": 2, "C": 3}[command]:
                points = []
                path.append(("L" if command == "M" else command, points))
            points.append(complex(*numbers))
            numbers = []
    return path


def number(value: float) -> str:
    """A coordinate in as few characters as a tenth of a unit takes."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text.replace("0.", ".", 1) if abs(value) < 1 else text


def write(path: Path) -> str:
    """The text of a path."""
    parts = []
    for command, points in path:
        parts.append(command + " ".join(f"{number(z.real)},{number(z.imag)}" for z in points))
    return "".join(parts)


def stretch(text: str, across: float, down: float) -> str:
    """The path made wider and higher."""
    return write(
        [
            (command, [complex(z.real * across, z.imag * down) for z in points])
            for command, points in parse(text)
        ]
    )


def move(text: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """The path scaled, turned clockwise by degrees, then shifted."""
    factor = cmath.rect(scale, math.radians(turn))
    return write([(command, [z * factor + complex(x, y) for z in points]) for command, points in parse(text)])


def mirror(text: str) -> str:
    """The path seen in a mirror standing on x = 0."""
    return write([(command, [-z.conjugate() for z in points]) for command, points in parse(text)])


def both(text: str) -> str:
    """The path and its mirror image."""
    return text + mirror(text)


def whole(right: str) -> str:
    """A closed symmetric outline from its right half, drawn from the top of the axis to the bottom."""
    path = parse(right)
    back: Path = []
    here = [points[-1] for _, points in path]
    for index in range(len(path) - 1, 0, -1):
        command, points = path[index]
        targets = [*reversed(points[:-1]), here[index - 1]]
        back.append((command, [-z.conjugate() for z in targets]))
    return write([*path, *_bridge(here[-1]), *back, ("Z", [])])


def _bridge(end: complex) -> Path:
    """The line across the axis, where a half outline ends beside it."""
    return [("L", [-end.conjugate()])] if abs(end.real) > 1e-9 else []


def ellipse(x: float, y: float, across: float, down: float | None = None) -> str:
    """A closed ellipse from four curves, clockwise."""
    k = 0.5523
    a, b = across, across if down is None else down
    ring = (
        f"M0,{-b}C{k * a},{-b} {a},{-k * b} {a},0C{a},{k * b} {k * a},{b} 0,{b}"
        f"C{-k * a},{b} {-a},{k * b} {-a},0C{-a},{-k * b} {-k * a},{-b} 0,{-b}Z"
    )
    return move(ring, x, y)


def box(x: float, y: float, across: float, down: float) -> str:
    """A closed rectangle, clockwise."""
    return move(f"M0,0L{across},0 {across},{down} 0,{down}Z", x, y)


class Piece(NamedTuple):
    """One path of a drawing: paper of a colour, an outline, or both."""

    path: str
    colour: str = "none"
    outline: str = "none"
    width: float = 0
    cap: str = ""

    def element(self) -> str:
        """The piece as SVG."""
        stroke = ""
        if self.outline != "none":
            stroke = (
                f' stroke="{self.outline}" stroke-width="{number(self.width)}"'
                + (f' stroke-linecap="{self.cap}"' if self.cap else "")
                + (' stroke-linejoin="round"' if self.cap != "butt" else "")
            )
        return f'<path fill="{self.colour}"{stroke} d="{self.path}"/>'


Drawing = list[Piece]


def fill(path: str, colour: str) -> Piece:
    """A piece without an outline."""
    return Piece(path, colour)


def line(path: str, colour: str = INK, width: float = 2, cap: str = "round") -> Piece:
    """A stroke."""
    return Piece(path, "none", colour, width, cap)


def cut(path: str, colour: str, width: float = 2, outline: str = INK) -> Piece:
    """A piece of cut paper with its outline."""
    return Piece(path, colour, outline, width)


def place(drawing: Drawing, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Drawing:
    """The drawing scaled, turned clockwise by degrees, then shifted."""
    return [p._replace(path=move(p.path, x, y, scale, turn), width=p.width * scale) for p in drawing]


def flip(drawing: Drawing) -> Drawing:
    """The drawing seen in a mirror standing on x = 0."""
    return [piece._replace(path=mirror(piece.path)) for piece in drawing]


def elements(drawing: Drawing) -> str:
    """The whole drawing as SVG."""
    return "".join(piece.element() for piece in drawing)
