# SPDX-License-Identifier: GPL-3.0-or-later
"""Cutting paths along a straight line: renderers of small SVG know no clip paths."""

from __future__ import annotations

from itertools import pairwise

from deck_shapes import Path, parse, write

_STEPS = 14


def _outlines(text: str) -> list[Path]:
    outlines: list[Path] = []
    for command, points in parse(text):
        if command == "M":
            outlines.append([])
        outlines[-1].append((command, points))
    return outlines


def _corners(outline: Path) -> list[complex]:
    """The corners of an outline, its curves cut into short chords."""
    corners: list[complex] = []
    for command, points in outline:
        if command in "ML":
            corners += points
        elif command in "QC":
            corners += _chords(corners[-1], points)
    return corners


def _chords(start: complex, points: list[complex]) -> list[complex]:
    corners = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        level = [start, *points]
        while len(level) > 1:
            level = [a + (b - a) * t for a, b in pairwise(level)]
        corners.append(level[0])
    return corners


def keep(text: str, through: complex, normal: complex) -> str:
    """The part of a closed path on the side of the line that the normal points to."""

    def side(z: complex) -> float:
        return ((z - through) * normal.conjugate()).real

    result = []
    for outline in _outlines(text):
        corners = _corners(outline)
        sides = [side(z) for z in corners]
        if min(sides) >= 0:
            result.append(write(outline))
            continue
        kept: list[complex] = []
        for n, (here, a) in enumerate(zip(corners, sides, strict=True)):
            there, b = corners[(n + 1) % len(corners)], sides[(n + 1) % len(corners)]
            if a >= 0:
                kept.append(here)
            if a * b < 0:
                kept.append(here + (there - here) * (a / (a - b)))
        if len(kept) > 2:
            result.append(write([("M", kept[:1]), *(("L", [z]) for z in kept[1:]), ("Z", [])]))
    return "".join(result)
