# SPDX-License-Identifier: GPL-3.0-or-later
"""Crowns, caps, collars and robes of the court cards."""

from __future__ import annotations

import math

from deck_clip import keep
from deck_pips import pip
from deck_shapes import GOLD, INK, PAPER, Drawing, both, cut, ellipse, fill, line, move, whole

EDGE_X = 72.0
SEAM = 20.0
"""The seam between the halves runs from (-EDGE_X, -SEAM) to (EDGE_X, SEAM)."""


def above_seam(path: str) -> str:
    """The part of a closed path in the upper half of the card."""
    return keep(path, 0, complex(SEAM, -EDGE_X))


def sign(
    suit: str, x: float, y: float, height: float, colour: str, turn: float = 0, rim: float = 3.6
) -> Drawing:
    """A suit sign with an even outline around all its lobes."""
    shape = pip(suit, x, y, height, turn)
    return [line(shape, INK, rim), fill(shape, colour)]


WALLS = {
    "spade": "M0,-53C3,-44 6,-41 9,-39L15,-47L19,-40C23,-43 28,-49 33,-56L26,-30L0,-28",
    "heart": (
        "M0,-52C6,-52 8,-47 8,-41C11,-47 15,-50 19,-48"
        "C22,-46 22,-43 21.6,-41C24,-46 28,-52 34,-52L26,-30L0,-28"
    ),
    "diamond": "M0,-54L8.6,-39L16.4,-50L21.6,-39L34,-55L26,-30L0,-28",
    "club": (
        "M0,-52C2,-44 6,-40 11,-40C15,-40 17,-43 18,-47"
        "C20,-42 22,-41 24,-42C28,-44 31,-49 33,-54L26,-30L0,-28"
    ),
}


def crown(suit: str, lining: str, jewel: str) -> Drawing:
    """A king's crown: lining, wall, brow band and suit signs on the points."""
    band = whole("M0,-32C10,-32 20,-33.6 27.4,-36.4L26,-22.6C19,-19.6 9,-18 0,-18")
    return [
        cut(whole("M0,-56C16,-56 26,-48 26,-30L0,-28"), lining, 2),
        *(piece for x, turn in ((-34, -18), (34, 18)) for piece in sign(suit, x, -58, 15, jewel, turn)),
        *sign(suit, 0, -59, 17, jewel),
        cut(whole(WALLS[suit]), GOLD, 2.2),
        cut(band, GOLD, 2.2),
        cut(whole("M0,-30L5,-25L0,-20"), jewel, 1.6),
        cut(both(ellipse(13.6, -26.2, 2.6)), PAPER, 1.5),
        fill(both(ellipse(21.6, -28, 1.9)), INK),
    ]


def coronet(suit: str, jewel: str) -> Drawing:
    """A queen's coronet, low on the parted hair."""
    ring = whole(
        "M0,-46C3,-41 6,-38.6 9,-38C13,-38 15,-42 17,-45"
        "C18,-41 20,-37 23,-37.4L27,-43L24.4,-24C17,-28 9,-30.4 0,-30.4"
    )
    return [
        *sign(suit, 0, -53, 17, jewel),
        *(piece for x, turn in ((-18, -8), (18, 8)) for piece in sign(suit, x, -50, 11, jewel, turn)),
        cut(ring, GOLD, 2.2),
        cut(both(ellipse(28.4, -45, 2.8)), PAPER, 1.6),
        cut(ellipse(0, -35.6, 2.8), PAPER, 1.5),
        fill(both(ellipse(9.6, -34, 1.7) + ellipse(18, -31.4, 1.7)), INK),
    ]


def cap(colour: str, brim: str) -> Drawing:
    """A page's soft cap, worn on a head that looks left."""
    crown_ = "M-16,-24C-24,-36 -14,-50 4,-50C22,-50 38,-42 37,-30C36,-22 30,-20 26,-18Z"
    rim = (
        "M-21,-20C-8,-26 12,-26 29,-14C31,-12 31,-8 28,-6.6"
        "C12,-17 -6,-18 -19,-13C-22.6,-12.4 -23.6,-18.6 -21,-20Z"
    )
    return [
        cut(crown_, colour, 2.2),
        line("M-6,-44C-8,-38 -6,-32 -2,-28M12,-46C8,-40 10,-32 14,-26", INK, 1.5),
        cut(rim, brim, 2.2),
    ]


def beret(colour: str, brim: str) -> Drawing:
    """A page's flat cap on a front face, pulled to the left."""
    top = "M-27,-24C-42,-30 -40,-46 -22,-50C-6,-54 20,-52 28,-42C32,-36 30,-28 25,-24Z"
    rim = (
        "M-27,-30C-12,-25 10,-25 26,-29.4C29,-29 29.6,-21 26.6,-19"
        "C10,-15.4 -10,-15.4 -25.4,-18C-29,-19.6 -29.6,-28 -27,-30Z"
    )
    return [
        cut(top, colour, 2.2),
        line(
            "M-24,-44C-26,-38 -22,-32 -18,-29M-4,-49C-8,-42 -6,-34 -4,-29M14,-48C12,-42 12,-34 14,-29",
            INK,
            1.5,
        ),
        cut(rim, brim, 2.2),
    ]


def plume(colour: str, vein: str = INK) -> Drawing:
    """A feather, rooted at the origin, that rises and bends over to the right."""
    return [
        cut(
            "M0,0C-5,-8 -5,-18 1,-26C8,-35 20,-38 28,-33C34,-29 33,-21 27,-20"
            "C29,-17 26,-13 21,-14C21,-10 17,-8 12.6,-9.4"
            "C11,-6 8,-4 5.4,-4.4Z",
            colour,
            2,
        ),
        line("M1,-2C3,-14 11,-25 25,-27M8.6,-17L15,-15M4.6,-10L9,-9.4M14,-22.6L21,-20", vein, 1.4),
    ]


def pattern(suit: str, colour: str, left: float, right: float) -> str:
    """The suit's own ornament on a tunic between two sides, as closed paths."""
    unit = {
        "spade": "M-8,-2L0,-10L8,-2L8,3L0,-5L-8,3Z",
        "heart": "M-8,-5C-8,6 8,6 8,-5C5,0 -5,0 -8,-5Z",
        "diamond": "M0,-8L6,0L0,8L-6,0Z",
        "club": ellipse(0, -3.4, 3.1) + ellipse(-3.4, 2.4, 3.1) + ellipse(3.4, 2.4, 3.1),
    }[suit]
    step = {"spade": 11.0, "heart": 10.0, "diamond": 18.0, "club": 15.0}[suit]
    shapes = []
    for row in range(-5, 4):
        shift = 8 if row % 2 and suit != "spade" else 0
        for column in range(-3, 4):
            x, y = column * 16 + shift, row * (step / 2 if suit == "diamond" else step)
            shapes.append(move(unit, x, y))
    return "".join(shapes) if colour else ""


def between(path: str, x0: float, y0: float, x1: float, y1: float) -> str:
    """The path inside the symmetric opening whose right side runs from (x0, y0) to (x1, y1)."""
    along = complex(x1 - x0, y1 - y0)
    path = keep(path, complex(x0, y0), along * 1j)
    return keep(path, complex(-x0, y0), complex(along.real, -along.imag) * 1j) if path else ""


def robe(suit: str, mantle: str, tunic: str, ornament: str, *, narrow: bool = False) -> Drawing:
    """Mantle open over a tunic, edged with gold, down to the seam."""
    top, low = (13.0, 25.0) if narrow else (9.0, 30.0)
    shoulders = (
        "M0,-62C16,-56 56,-54 72,-34L72,30L0,30"
        if not narrow
        else "M0,-60C14,-50 44,-48 60,-34C68,-28 72,-22 72,-16L72,30L0,30"
    )
    start = -50 if narrow else -62
    trim = f"M{top},{start}L{top + 8},{start}L{low + 8},30L{low},30Z"
    opening = whole(f"M0,{start}L{top},{start}L{low},30L0,30")
    motif = between(above_seam(pattern(suit, ornament, -low, low)), top, -62, low, 30)
    motif = keep(motif, complex(0, -50), 1j)
    return [
        cut(above_seam(whole(shoulders)), mantle, 2.2),
        cut(above_seam(opening), tunic, 2),
        fill(motif, ornament),
        cut(above_seam(both(trim)), GOLD, 2),
        fill(pip(suit, -44, -33, 13), GOLD if narrow else mantle),
    ]


def ermine() -> Drawing:
    """A king's shoulder cape of white fur."""
    cape = whole(
        "M0,-56C22,-56 44,-50 56,-40C55,-30 50,-24 44,-22C40,-24 38,-26 36,-28"
        "C33,-20 27,-15 20,-14C17,-16 15,-18 14,-20C11,-13 6,-9 0,-9"
    )
    tail = "M0,-4C1.6,0 2.4,2 2.4,4L0,7L-2.4,4C-2.4,2 -1.6,0 0,-4Z"
    tails = "".join(move(tail, x, y) for x, y in ((44, -34), (31, -32), (22, -24), (34, -43)))
    return [cut(cape, PAPER, 2.2), fill(both(tails) + move(tail, 0, -19), INK)]


def ruff() -> Drawing:
    """A page's pleated collar."""
    pleats = "".join(
        ellipse(x, y, 7.4, 8.4) for x, y in ((-24, -50), (-12, -45), (0, -43), (12, -45), (24, -50))
    )
    return [
        line(pleats, INK, 4),
        fill(pleats, PAPER),
        line("M-24,-54L-22,-47M-12,-50L-11,-41M0,-48L0,-39M12,-50L11,-41M24,-54L22,-47", INK, 1.4),
    ]


def lace() -> Drawing:
    """A queen's standing collar, behind the neck."""
    fan = whole(
        "M0,-84C14,-84 26,-82 34,-76C40,-78 46,-72 44,-67"
        "C51,-67 54,-60 50,-56C56,-52 55,-46 50,-44L20,-40L0,-30"
    )
    return [cut(fan, PAPER, 2.2), line(both("M40,-64L20,-50M47,-53L24,-46M30,-74L18,-56"), INK, 1.3)]


def necklace(colour: str, suit: str) -> Drawing:
    """Beads with the suit sign as a pendant."""
    beads = both("".join(ellipse(x, y, 1.9) for x, y in ((3.6, -42.6), (7.6, -45.4), (10.4, -49.4))))
    return [line(beads, INK, 1.6), fill(beads, GOLD), *sign(suit, 0, -36, 11, colour, 0, 3)]


def sash(suit: str, mantle: str) -> Drawing:
    """The belt over the seam, unchanged when turned upside down."""
    slope = SEAM / EDGE_X
    tilt = math.degrees(math.atan(slope))

    def band(half: float) -> str:
        return (
            f"M{-EDGE_X},{-SEAM - half}"
            f"L{EDGE_X},{SEAM - half} {EDGE_X},{SEAM + half} {-EDGE_X},{-SEAM + half}Z"
        )

    signs = [pip(suit, x, x * slope, 10.5, tilt + (180 if x < 0 else 0)) for x in range(-64, 65, 16) if x]
    buckle = move("M0,-12L11,0L0,12L-11,0Z", 0, 0, 1, tilt)
    return [
        cut(band(8.6), GOLD, 2.2),
        fill("".join(signs), mantle),
        cut(buckle, mantle, 2.2),
        fill(move("M0,-6L5.5,0L0,6L-5.5,0Z", 0, 0, 1, tilt), GOLD),
    ]
