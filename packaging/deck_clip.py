# SPDX-License-Identifier: GPL-3.0-or-later
"""Cutting paths along a straight line: renderers of small SVG know no clip paths."""

from __future__ import annotations

from deck_shapes import parse, write

_STEPS = 14


def flatten(text: str) -> list[list[complex]]:
    """The path's closed outlines as corners, curves cut into short chords."""
    outlines: list[list[complex]] = []
    for command, points in parse(text):
        if command == "M":
            outlines.append([points[0]])
        elif command == "L":
            outlines[-1].append(points[0])
        elif command in "QC":
            outlines[-1] += _chords(outlines[-1][-1], points)
    return outlines


def _chords(start: complex, points: list[complex]) -> list[complex]:
    corners = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        level = [start, *points]
        while len(level) > 1:
            level = [a + (b - a) * t for a, b in zip(level, level[1:], strict=False)]
        corners.append(level[0])
    return corners


def keep(text: str, through: complex, normal: complex) -> str:
    """The part of the closed path on the side of the line that the normal points to."""

    def side(z: complex) -> float:
        return ((z - through) * normal.conjugate()).real

    result = []
    for outline in flatten(text):
        kept: list[complex] = []
        for here, there in zip(outline, [*outline[1:], outline[0]], strict=True):
            a, b = side(here), side(there)
            if a >= 0:
                kept.append(here)
            if a * b < 0:
                kept.append(here + (there - here) * (a / (a - b)))
        if len(kept) > 2:
            result.append(write([("M", kept[:1]), *(("L", [z]) for z in kept[1:]), ("Z", [])]))
    return "".join(result)
