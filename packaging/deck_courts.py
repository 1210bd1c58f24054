# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court cards: who wears and holds what."""

from __future__ import annotations

from typing import NamedTuple

import deck_attributes as holds
import deck_dress as dress
import deck_heads as heads
from deck_dress import EDGE_X, above_seam
from deck_pips import COLOURS, COURT_COLOURS, SUITS
from deck_shapes import (
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
    flip,
    line,
    place,
)

FRAME_Y = 150.0
GROUND = "#fbf2dc"
_HAND = (52.0, -32.0)
_FACE_Y = -84.0


class Wardrobe(NamedTuple):
    """The colours of a suit's court."""

    mantle: str
    tunic: str
    ornament: str
    sleeve: str


WARDROBES = {
    "club": Wardrobe(GREEN, PAPER, GREEN, RED),
    "diamond": Wardrobe(RED, GOLD, RED, GREEN),
    "heart": Wardrobe(RED, PAPER, RED, NAVY),
    "spade": Wardrobe(NAVY, PAPER, NAVY, RED),
}
_DARK = (INK, GOLD)
_FAIR = (GOLD, INK)
_WHITE = (PAPER, INK)


def arm(sleeve: str, cuff: str) -> Drawing:
    """Sleeve and cuff that come up from the belt to the hand."""
    x, y = _HAND
    cloth = (
        f"M{x - 9},{y + 15}C{x - 16},{y + 26} {x - 20},{y + 40} {x - 20},{y + 60}"
        f"L{EDGE_X},{y + 60}L{EDGE_X},{y + 28}L{x + 11},{y + 12}Z"
    )
    fold = (
        f"M{x - 4},{y + 22}C{x - 8},{y + 30} {x - 9},{y + 36} {x - 9},{y + 40}"
        f"M{x + 6},{y + 20}L{x + 6},{y + 36}"
    )
    band = f"M{x - 12},{y + 8}L{x + 11},{y + 6}L{x + 13.4},{y + 15}L{x - 13},{y + 18}Z"
    return [cut(above_seam(cloth), sleeve, 2.2), line(fold, INK, 1.5), cut(band, cuff, 2)]


def held(attribute: Drawing, hand: Drawing) -> Drawing:
    """The attribute in its hand."""
    return place([*attribute, *hand], *_HAND)


def king(suit: str) -> Drawing:
    """A king with sword or orb."""
    w = WARDROBES[suit]
    crown = place(dress.crown(suit, w.sleeve, w.mantle), 0, 1, 0.96)
    head = {
        "club": [*heads.curls(*_WHITE), *heads.front_face(), *heads.beard(*_WHITE), *crown],
        "diamond": [*heads.bob(*_DARK), *heads.profile(), *heads.profile_beard(*_DARK), *place(crown, 4)],
        "heart": [*heads.king_hair(*_FAIR), *heads.front_face(), *heads.beard(*_FAIR, forked=True), *crown],
        "spade": [*heads.king_hair(*_DARK), *heads.front_face(), *heads.beard(*_DARK), *crown],
    }[suit]
    item = {
        "club": [*holds.palm(), *holds.orb(suit, GREEN)],
        "diamond": [*holds.falchion(), *holds.fist()],
        "heart": [*holds.palm(), *holds.orb(suit, NAVY)],
        "spade": [*holds.sword(), *holds.fist()],
    }[suit]
    return [
        *dress.robe(suit, w.mantle, w.tunic, w.ornament),
        *dress.ermine(),
        *place(head, 0, _FACE_Y),
        *arm(w.sleeve, PAPER),
        *place(item, *_HAND),
    ]


def queen(suit: str) -> Drawing:
    """A queen with a flower."""
    w = WARDROBES[suit]
    hair = _DARK if suit in ("spade", "diamond") else _FAIR
    behind = {
        "club": heads.buns(*hair),
        "diamond": [],
        "heart": heads.long_hair(*hair),
        "spade": [*heads.veil(w.mantle, GOLD)],
    }[suit]
    before = heads.braids(*hair, w.mantle) if suit == "diamond" else []
    bloom = {"club": holds.daisy, "diamond": holds.lily, "heart": holds.rose, "spade": holds.tulip}[suit]
    head = [*heads.front_face(brow=1.7), *heads.fringe(*hair), *dress.coronet(suit, w.mantle)]
    x, y = 0, -87
    return [
        *(dress.lace() if suit != "spade" else []),
        *place(behind, x, y),
        *dress.robe(suit, w.mantle, w.tunic, w.ornament, narrow=True),
        *place(heads.neck(), x, y),
        *place([*before, *head], x, y),
        *place(dress.necklace(w.mantle, suit), x),
        *arm(w.sleeve, GOLD),
        *held(bloom(), holds.fist()),
    ]


def jack(suit: str) -> Drawing:
    """A jack with a leaf or a feather."""
    w = WARDROBES[suit]
    side = [*heads.profile(), *heads.bob(*(_DARK if suit == "spade" else _FAIR))]
    front = [*heads.front_face(lips=0.8, brow=2), *heads.page_hair(*(_DARK if suit == "diamond" else _FAIR))]
    plume = place(dress.plume(PAPER), 14, -26, 1.1)
    head = {
        "club": [*front, *plume, *dress.beret(w.mantle, w.sleeve)],
        "diamond": [*front, *heads.goatee(INK), *plume, *dress.beret(w.mantle, w.sleeve)],
        "heart": flip([*side, *dress.cap(w.mantle, w.sleeve), *dress.sign(suit, 2, -27, 13, GOLD)]),
        "spade": [*side, *plume, *dress.cap(w.mantle, w.sleeve)],
    }[suit]
    item = {
        "club": holds.clover(),
        "diamond": holds.palm_branch(),
        "heart": holds.leaf(),
        "spade": holds.feather(PAPER),
    }[suit]
    return [
        *dress.robe(suit, w.mantle, w.tunic, w.ornament, narrow=True),
        cut("M-12,-72L14,-72L18,-40L-16,-40Z", SKIN, 2.2),
        *dress.ruff(),
        *place(head, 3 if suit == "heart" else -3, -86),
        *arm(w.sleeve, GOLD),
        *held(item, holds.fist()),
    ]


FIGURES = {"jack": jack, "queen": queen, "king": king}
assert set(WARDROBES) == set(SUITS)


def court_card(rank: str, suit: str) -> str:
    """Frame, two half figures and the belt between them."""
    half = FIGURES[rank](suit)
    half += dress.sign(suit, -54, -130, 28, COURT_COLOURS[suit], 0, 0.1)[1:]
    name = f"half_{rank}_{suit}"
    frame = Piece(box(-EDGE_X, -FRAME_Y, 2 * EDGE_X, 2 * FRAME_Y), GROUND, COLOURS[suit], 1.8)
    return (
        f'<g transform="translate(125,175)">{frame.element()}<g id="{name}">{elements(half)}</g>'
        f'<use xlink:href="#{name}" transform="rotate(180)"/>'
        f"{elements(dress.sash(suit, WARDROBES[suit].mantle))}</g>"
    )
