# SPDX-License-Identifier: GPL-3.0-or-later
"""What the court cards hold, and the arm that holds it.

The hand is at the origin of every attribute; the tip of a long one reaches 112 units up.
"""

from __future__ import annotations

from deck_pips import pip
from deck_shapes import (
    BLUSH,
    GOLD,
    GREEN,
    INK,
    PAPER,
    RED,
    SKIN,
    Drawing,
    both,
    box,
    cut,
    ellipse,
    fill,
    line,
    move,
    place,
    whole,
)


def fist() -> Drawing:
    """A hand closed around something upright."""
    return [
        cut("M-8,-8C-5,-11.4 5,-11.4 8,-8.4L8.8,7C6,11 -4,11 -7.8,8Z", SKIN, 2),
        fill("M3,-9.4L7.6,-8L8,6.6L4.6,9Z", BLUSH),
        line("M-7,-4L5.6,-4.2M-7,.6L6,.4M-6.8,5L6,4.8", INK, 1.4),
    ]


def palm() -> Drawing:
    """An open hand under something round."""
    return [
        cut(
            (
                "M-14,-6C-12,1 -6,3 0,3C6,3 12,1 14,-6C17,-5 17,1 14,6"
                "C11,11 6,13 0,13C-6,13 -11,11 -14,6C-17,1 -17,-5 -14,-6Z"
            ),
            SKIN,
            2,
        ),
        line("M-9,4.6L-10.4,8.4M-3.4,6L-3.8,11M3.4,6L3.8,11", INK, 1.4),
    ]


def sword(blade: str = PAPER) -> Drawing:
    """A broad sword, point up."""
    return [
        cut("M0,-114L5.6,-104L5.6,-14L-5.6,-14L-5.6,-104Z", blade, 2),
        line("M0,-101L0,-20", INK, 1.4),
        cut(box(-3, -10, 6, 27), GOLD, 1.8),
        cut(ellipse(0, 19, 5), GOLD, 1.8),
        cut(whole("M0,-16L11,-17C14,-21 19,-18 17,-14C16,-11 12,-11 11,-11L0,-10"), GOLD, 2),
    ]


def falchion() -> Drawing:
    """A curved sword with a broad tip, edge to the left."""
    return [
        cut("M4.4,-14L5.4,-60C6,-80 9,-96 14,-112C0,-108 -10,-98 -11,-82C-11,-72 -5.4,-56 -5,-14Z", PAPER, 2),
        line("M1.4,-22L1.8,-58C2.2,-76 4.6,-92 8.4,-104", INK, 1.4),
        cut(box(-3, -10, 6, 27), GOLD, 1.8),
        cut("M-5,16L5,16L3,23L-3,23Z", GOLD, 1.8),
        cut("M-15,-18C-8,-14 8,-14 13,-12C17,-10 17,-6 13,-6C8,-8 -8,-9 -16,-11Z", GOLD, 2),
    ]


def orb(suit: str, enamel: str) -> Drawing:
    """An orb with a suit sign where others bear a cross."""
    sign = pip(suit, 0, -43, 20)
    return [
        line(sign, INK, 3.4),
        fill(sign, GOLD),
        cut(ellipse(0, -14, 16), enamel, 2.2),
        cut("M-15.6,-17C-8,-12 8,-12 15.6,-17L15.8,-11C8,-6 -8,-6 -15.8,-11Z", GOLD, 1.6),
        cut("M-3.2,-29.6L3.2,-29.6L3,-13L-3,-13Z", GOLD, 1.6),
        cut(ellipse(0, -31.6, 4), GOLD, 1.8),
    ]


def _stem(bend: str) -> Drawing:
    return [line(bend, INK, 4.8), line(bend, GREEN, 2)]


def _leaf(x: float, y: float, turn: float, length: float = 20) -> Drawing:
    blade = "M0,0C-5,-5 -5.6,-13 0,-20C5.6,-13 5,-5 0,0Z"
    return [*place([cut(blade, GREEN, 2)], x, y, length / 20, turn)]


def _ring(petal: str, count: int, y: float) -> str:
    return "".join(move(petal, 0, y, 1, 360 * n / count) for n in range(count))


_STALK = "M0,24L0,-10C0,-34 -3,-50 0,-74"


def rose() -> Drawing:
    """A full rose."""
    return [
        *_stem(_STALK),
        *_leaf(-1, -36, -58),
        *_leaf(0, -30, 54),
        cut(
            _ring(
                "M0,0C-12,-4 -12,-17 -4,-18C0,-18.6 0,-17 0,-17C0,-17 0,-18.6 4,-18C12,-17 12,-4 0,0Z", 5, -82
            ),
            RED,
            2,
        ),
        cut(ellipse(0, -82, 8.4), RED, 1.8),
        line("M-3.6,-81C-4,-86 3.6,-87 4,-82.4C4.2,-78 -1.4,-77.6 -1,-81.4", INK, 1.5),
    ]


def tulip() -> Drawing:
    """A tulip."""
    return [
        *_stem(_STALK),
        *_leaf(-1, -14, -26, 34),
        *_leaf(1, -14, 24, 30),
        cut(whole("M0,-108C4,-103 7,-98 8,-92L0,-70"), RED, 2),
        cut(both("M1,-72C9,-70 15,-78 14.4,-86C14,-94 13.6,-100 15,-105C8,-102 3,-96 1.4,-88Z"), RED, 2),
    ]


def daisy() -> Drawing:
    """A daisy."""
    return [
        *_stem(_STALK),
        *_leaf(-1, -36, -58),
        *_leaf(0, -28, 54),
        cut(_ring("M0,-5C-5.4,-9 -4.4,-18 0,-19C4.4,-18 5.4,-9 0,-5Z", 9, -84), PAPER, 1.8),
        cut(ellipse(0, -84, 6), GOLD, 1.8),
    ]


def lily() -> Drawing:
    """A lily seen from the side, three petals turned out."""
    return [
        *_stem(_STALK),
        *_leaf(-1, -40, -50),
        *_leaf(0, -24, 50, 22),
        line("M0,-88L-5,-107M0,-88L5,-107", INK, 1.6),
        fill(ellipse(-5.4, -108, 2.2) + ellipse(5.4, -108, 2.2), INK),
        cut(
            both("M0,-72C5,-74 7,-80 8,-87C9,-94 14,-97 19,-93C20,-101 10,-107 4,-100C1,-96 0,-90 0,-84Z"),
            GOLD,
            2,
        ),
        cut(whole("M0,-104C5,-98 6,-88 4,-80C3,-76 1,-73 0,-71"), GOLD, 2),
    ]


def leaf() -> Drawing:
    """One large leaf with its veins."""
    return [
        *_stem("M0,24L0,-22"),
        cut(
            "M0,-18C-17,-28 -19,-50 -12,-66C-8,-76 -3,-84 3,-92C9,-82 15,-72 17,-60C19,-44 14,-28 0,-18Z",
            GREEN,
            2.2,
        ),
        line("M0,-20C-1,-46 0,-62 3,-82", PAPER, 1.6),
        line(
            "M0,-32L-10,-42M0,-32L10,-41M0,-47L-11.4,-58M0,-47L11.4,-56M1,-62L-7,-71M1,-62L9.4,-70",
            PAPER,
            1.4,
        ),
    ]


def clover() -> Drawing:
    """A stalk with three leaflets."""
    blade = "M0,0C-14,-4 -16,-18 -8,-21C-4,-22.4 -1,-20 0,-17C1,-20 4,-22.4 8,-21C16,-18 14,-4 0,0Z"
    vein = "M0,-2L0,-12"
    turns = (0, -104, 104)
    return [
        *_stem("M0,24L0,-20C0,-34 -2,-46 0,-60"),
        *_leaf(0, -18, 50, 22),
        cut("".join(move(blade, 0, -64, 0.9, turn) for turn in turns), GREEN, 2.2),
        line("".join(move(vein, 0, -64, 0.9, turn) for turn in turns), PAPER, 1.5),
    ]


def palm_branch() -> Drawing:
    """A branch with leaves in pairs."""
    pairs = [
        piece
        for step in range(6)
        for side in (-1, 1)
        for piece in _leaf(step * 0.8, -20 - 13 * step, side * (52 - 4 * step), 21 - step * 1.2)
    ]
    return [*_stem("M0,24L0,-20C0,-44 2,-70 5,-92"), *pairs, *_leaf(4.4, -88, 8, 19)]


def feather(vane: str) -> Drawing:
    """A tall plume that bends over at the tip."""
    quill = "M0,24L0,-18C-5,-44 -4,-74 6,-92"
    outline = (
        "M-1,-18C-9,-20 -14,-26 -13,-32C-18,-36 -19,-43 -16,-48"
        "C-20,-54 -20,-62 -16,-66C-18,-73 -16,-81 -11,-84C-11,-93 -3,-104 7,-107"
        "C18,-110 25,-100 20,-92C18,-88 13,-88 11,-91C15,-86 16,-80 12,-75"
        "C15,-70 15,-62 11,-58C14,-52 13,-44 9,-41C11,-34 8,-24 -1,-18Z"
    )
    barbs = "M-4,-36L-9.6,-41M-4.6,-52L-11,-60M-3,-68L-9,-77M3,-32L6.6,-38M3,-48L8,-55M5,-66L9.6,-73"
    return [cut(outline, vane, 2.2), line(quill, INK, 4.6), line(quill, GOLD, 2), line(barbs, INK, 1.4)]
