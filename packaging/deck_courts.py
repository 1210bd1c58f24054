# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court cards."""

from __future__ import annotations

from typing import NamedTuple

from deck_dress import (
    EDGE_X,
    above_seam,
    cap,
    coronet,
    crown,
    ermine,
    lace,
    necklace,
    plume,
    robe,
    ruff,
    sash,
    sign,
)
from deck_heads import beard, bob, front_face, fringe, king_hair, long_hair, neck, profile
from deck_pips import COLOURS
from deck_shapes import (
    BLUSH,
    GOLD,
    GREEN,
    INK,
    NAVY,
    PAPER,
    RED,
    SKIN,
    Drawing,
    Piece,
    box,
    cut,
    elements,
    ellipse,
    fill,
    flip,
    line,
    place,
    whole,
    both,
)

FRAME_Y = 150.0


class Wardrobe(NamedTuple):
    """The colours of a suit's court."""

    mantle: str
    tunic: str
    ornament: str
    lining: str


WARDROBES = {
    "club": Wardrobe(GREEN, PAPER, GREEN, RED),
    "diamond": Wardrobe(RED, GOLD, PAPER, NAVY),
    "heart": Wardrobe(RED, PAPER, RED, NAVY),
    "spade": Wardrobe(NAVY, PAPER, NAVY, RED),
}


def fist(x: float, y: float) -> Drawing:
    """A hand closed around something upright."""
    shape = "M-8,-7C-6,-11 5,-11 8,-8L8.6,7C6,11 -4,11 -7.6,8Z"
    return place(
        [
            cut(shape, SKIN, 2),
            fill("M3,-9L8,-8L8.4,7L5,9.4Z", BLUSH),
            line("M-7,-3.6L6,-3.8M-7,.8L6.4,.6M-6.8,5L6.4,4.8", INK, 1.4),
        ],
        x,
        y,
    )


def arm(colour: str, x: float, y: float) -> Drawing:
    """Sleeve and cuff that come up from the right to a hand."""
    sleeve = above_seam(f"M{x - 9},{y + 16}L{x + 10},{y + 10}L{EDGE_X},{y + 22}L{EDGE_X},30L{x - 14},30Z")
    cuff = f"M{x - 11},{y + 9}L{x + 10},{y + 6}L{x + 13},{y + 15}L{x - 12},{y + 19}Z"
    return [cut(sleeve, colour, 2.2), cut(cuff, GOLD, 2)]


def sword(x: float, y: float) -> Drawing:
    """A broad sword, point up, held at (x, y)."""
    blade = f"M{x},-147L{x + 5.4},-138L{x + 5.4},{y - 12}L{x - 5.4},{y - 12}L{x - 5.4},-138Z"
    return [
        cut(blade, PAPER, 2),
        line(f"M{x},-138L{x},{y - 16}", INK, 1.3),
        cut(box(x - 3, y - 8, 6, 28), GOLD, 1.8),
        cut(
            f"M{x - 16},{y - 15}C{x - 8},{y - 12} {x + 8},{y - 12} {x + 16},{y - 15}L{x + 16},{y - 9}C{x + 8},{y - 7} {x - 8},{y - 7} {x - 16},{y - 9}Z",
            GOLD,
            2,
        ),
    ]


def king(suit: str, dark: bool) -> Drawing:
    """A king with a sword."""
    w = WARDROBES[suit]
    hair = (INK, GOLD) if dark else (GOLD, INK)
    head = (
        king_hair(*hair) + front_face() + beard(*hair, forked=not dark) + crown(suit, w.lining, COLOURS[suit])
    )
    return [
        *robe(suit, w.mantle, w.tunic, w.ornament),
        *ermine(),
        *place(head, 0, -82, 0.98),
        *arm(w.lining, 54, -34),
        *sword(54, -34),
        *fist(54, -34),
    ]


def flower(x: float, y: float, colour: str) -> Drawing:
    """A flower on a stem."""
    petals = "".join(
        place([cut("M0,0C-9,-4 -9,-15 0,-18C9,-15 9,-4 0,0Z", "x")], x, -104, 1, t)[0].path
        for t in (0, 72, 144, 216, 288)
    )
    return [
        line(f"M{x},-100C{x - 3},-80 {x + 2},-60 {x},{y + 22}", INK, 4.4),
        line(f"M{x},-100C{x - 3},-80 {x + 2},-60 {x},{y + 22}", GREEN, 2),
        cut(f"M{x},-66C{x + 3},-78 {x + 10},-82 {x + 16},-82C{x + 16},-72 {x + 10},-66 {x},-64Z", GREEN, 1.8),
        cut(petals, colour, 2),
        cut(ellipse(x, -104, 5), GOLD, 1.8),
    ]


def queen(suit: str, dark: bool) -> Drawing:
    """A queen with a flower."""
    w = WARDROBES[suit]
    hair = (INK, GOLD) if dark else (GOLD, INK)
    head = front_face(brow=1.7) + fringe(*hair) + coronet(suit, COLOURS[suit])
    return [
        *lace(),
        *place(long_hair(*hair), -3, -88),
        *robe(suit, w.mantle, w.tunic, w.ornament, narrow=True),
        *place(neck(), -3, -88),
        *place(head, -3, -88),
        *place(necklace(COLOURS[suit], suit), -3, 0),
        *arm(w.lining, 54, -34),
        *flower(54, -34, COLOURS[suit] if COLOURS[suit] == RED else PAPER),
        *fist(54, -34),
    ]


def jack(suit: str, dark: bool) -> Drawing:
    """A jack with a feather in his cap."""
    w = WARDROBES[suit]
    hair = (INK, GOLD) if dark else (GOLD, INK)
    head = profile() + bob(*hair) + place(plume(PAPER), 18, -20, 1.15) + cap(w.mantle, w.lining)
    neck_ = cut("M-6,20L14,14L20,50L-14,50Z", SKIN, 2.2)
    return [
        *robe(suit, w.mantle, w.tunic, w.ornament, narrow=True),
        *place([neck_], -2, -88),
        *ruff(),
        *place(head, -2, -86),
        *arm(w.lining, 54, -34),
        *fist(54, -34),
    ]


FIGURES = {"jack": jack, "queen": queen, "king": king}


def court_card(rank: str, suit: str) -> str:
    """Frame, two half figures and the sash between them."""
    half = FIGURES[rank](suit, suit in ("spade", "diamond"))
    half += sign(suit, -53, -128, 32, COLOURS[suit], 0, 0.1)
    frame = box(-EDGE_X, -FRAME_Y, 2 * EDGE_X, 2 * FRAME_Y)
    drawing: Drawing = [
        *half,
        *place(half, turn=180),
        *sash(WARDROBES[suit].mantle),
        Piece(frame, "none", INK, 1.8),
    ]
    return elements(place(drawing, 125, 175))
