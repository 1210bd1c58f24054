# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces, hair and beards of the court cards, around the middle of the face."""

from __future__ import annotations

from deck_shapes import BLUSH, INK, PAPER, RED, SKIN, Drawing, both, cut, ellipse, fill, line, move, whole

FACE = whole("M0,-28C13,-28 20,-20 20,-6C20,9 13,25 0,26")
SHADE = (
    "M3,-28C14,-28 20,-20 20,-6C20,9 13,25 0,26C4,23 6,20 5,14"
    "C4,11 1,11 1,9.4C4,9.6 5.8,8.4 5.4,6C3.4,1 2.4,-4 3,-9Z"
)


def front_face(*, lips: float = 1, brow: float = 2.2) -> Drawing:
    """A face seen from the front, lit from the left."""
    eye = both("M4.4,-3C6.4,-6.4 12,-6.8 14.4,-3.2C12,-.6 7.2,-.4 4.4,-3Z")
    mouth = whole("M0,14.6C1.6,13.6 3.6,13.8 6,15.2C4,18.6 2,19.2 0,19.2")
    return [
        cut(FACE, SKIN, 2.2),
        fill(SHADE, BLUSH),
        fill(eye, PAPER),
        fill(both(ellipse(9.2, -3.6, 2.3)), INK),
        line(both("M3.8,-2.6C6,-7 12.4,-7.4 15.4,-3"), INK, 1.9),
        line(both("M3.6,-9.4C7,-12.6 12,-12.6 16,-9.4"), INK, brow),
        line("M3.6,-9.4C2.4,-4 3.4,1 5.4,6C5.8,8.4 3.6,9.8 .4,9.2M-3.4,7.6C-4,9 -2.8,9.8 -1.4,9.2", INK, 1.5),
        fill(mouth, RED) if lips else line("M-5,16L5,16", INK, 1.6),
        line("M-6,15.4C-3.6,16.2 3.6,16.2 6,15.4", INK, 1.2),
    ]


PROFILE = (
    "M4,-28L-9,-28C-14,-24 -16,-17 -16,-11.5C-15.4,-9.4 -15,-8 -15.8,-5"
    "C-17.6,-1 -21.6,3 -23.4,6.6C-23.4,8.8 -20.6,9.6 -17.8,9.4"
    "C-18,11 -19.6,11.8 -19.8,13.4C-19.4,14.6 -17.4,14.6 -16.4,15.2"
    "C-18,15.8 -18.8,17 -18.4,18.4C-17.8,19.8 -16.4,20 -16.2,21.6"
    "C-16,23 -17.8,24.6 -17.2,27C-16,31 -11,31.6 -6,30C2,28 9,22 11,12L16,-8Z"
)


def profile() -> Drawing:
    """A face seen from the side, looking left."""
    return [
        cut(PROFILE, SKIN, 2.2),
        fill(
            (
                "M11,12L16,-8L4,-12C2,0 2,10 -4,18C-8,23 -12,25 -16,26.4"
                "C-15.4,31 -11,31.6 -6,30C2,28 9,22 11,12Z"
            ),
            BLUSH,
        ),
        line("M-15.4,-9.8C-12.4,-12 -8.6,-12.2 -5,-10", INK, 2.2),
        fill("M-13.8,-4.6C-11.6,-7 -8.4,-7 -6,-4.4C-8,-2.2 -11.6,-1.8 -13,-2.4Z", PAPER),
        fill("M-13.6,-4.8C-11.4,-6.8 -9.6,-6.4 -9.4,-4.4C-9.4,-2.6 -11.4,-1.8 -13,-2.4Z", INK),
        line("M-14.6,-4.6C-12,-7.4 -8,-7.4 -5,-4", INK, 1.8),
        line("M-17.4,7C-16.4,5.6 -14.8,6 -14.8,7.8", INK, 1.4),
        fill(
            (
                "M-19.8,13.4C-17.4,13 -15,13.6 -12.4,15C-14,17.6 -16,19 -18.2,19"
                "C-19,17.6 -18,15.8 -16.4,15.2C-17.6,14.8 -19.4,14.6 -19.8,13.4Z"
            ),
            RED,
        ),
        line("M-17.4,15.2L-11.8,15", INK, 1.2),
    ]


def king_hair(colour: str, strand: str) -> Drawing:
    """Hair that falls beside the face and curls outward."""
    lock = (
        "M14,-24C23,-24 26,-14 25.4,-4C25,4 27,9 31,9.6C33.4,10 34.6,7.6 33,6"
        "C36.6,5 39.4,8.6 38,12.8C36.4,18 28,19.4 23.4,14.4"
        "C19,10 17,4 17,-4Z"
    )
    return [cut(both(lock), colour, 2.2), line(both("M21.4,-18C22.4,-8 21,4 27,11.4"), strand, 1.5)]


def beard(colour: str, strand: str, *, forked: bool = False) -> Drawing:
    """A full beard with a moustache over it, mouth included."""
    chin = "C11,46 5,54 0,42" if forked else "C10,42 4,46 0,52"
    ring = whole(f"M0,11C6,10 12,9 14.4,5C16.4,1 16.6,-8 16.8,-20L21,-20C23,2 21.6,22 15,34{chin}")
    strands = both("M3.4,24C3.6,30 3,35 2,40M8.6,22C9.4,28 8.8,32 7,37M14,17C15.2,22 14.6,26 13,30")
    whisker = whole(
        "M0,10C3,8.6 7,10 11,14C13.6,16.6 17,16.4 18.4,13.6C19.8,18 15.6,21.6 10.4,20.4C6,19.4 3,16.8 0,15.4"
    )
    return [
        cut(ring, colour, 2.2),
        line(strands, strand, 1.5),
        fill(whole("M0,17.4C2.4,17.4 4.6,18 5.6,19.4C4,22 2,22.6 0,22.6"), RED),
        cut(whisker, colour, 1.8),
    ]


def long_hair(colour: str, strand: str) -> Drawing:
    """Hair parted in the middle that falls to the shoulders in one wave; goes behind the face."""
    fall = whole("M0,-34C18,-34 27,-22 27,-6C27,10 32,22 30,36C28,46 20,50 14,50L0,50")
    return [
        cut(fall, colour, 2.2),
        line(both("M23,-10C24,8 27,20 25,36M18,14C20,24 21,32 19,42"), strand, 1.5),
    ]


def fringe(colour: str, strand: str) -> Drawing:
    """The parted hair in front of a forehead."""
    wing = "M0,-30C14,-30 22,-22 22.6,-8C23,0 21.6,6 20,10C19.6,-2 16,-12 0,-19Z"
    return [cut(both(wing), colour, 2), line(both("M3,-24.6C12,-22 18,-14 20.4,-4"), strand, 1.4)]


def neck() -> Drawing:
    """A neck with the shadow of the chin on it."""
    return [
        cut(whole("M0,14L8.6,14C8.6,30 9.6,38 22,44L0,60"), SKIN, 2.2),
        fill(whole("M0,14L7.6,14L8,26C5,30 2,31.4 0,31.4"), BLUSH),
    ]


def bob(colour: str, strand: str) -> Drawing:
    """A page's hair in profile, rolled under at the neck."""
    cap = (
        "M-9,-30C4,-38 24,-34 28,-16C31,-4 29,10 30,20C30.6,30 22,35 14,31C8,28 7,21 10,15C7,12 4.6,6 5,-1"
        "C1,-5 -2,-12 -2,-18C-5,-20 -8,-24 -9,-30Z"
    )
    return [
        cut(cap, colour, 2.2),
        line(
            "M6,-24C14,-16 17,-2 15,14C14,20 17,24 21,22.6M14,-27C22,-18 25,-4 23.6,12M-1,-22C6,-14 9,-6 9,4",
            strand,
            1.5,
        ),
    ]


def profile_beard(colour: str, strand: str) -> Drawing:
    """The beard of a face that looks left."""
    shape = (
        "M14,-9L8.6,-8C8,2 5,7.6 -2,9.4C-8,10.4 -13,9.4 -18.4,9.6"
        "C-21.4,10.6 -23,13.6 -22.2,16.6C-19.6,15.4 -17,15.6 -14.6,17.4"
        "C-17.6,19 -20.6,22 -21,27C-22.4,32 -25,38 -28,43C-16,45 -4,40 4,33C10,27 14,18 14,8Z"
    )
    return [
        cut(shape, colour, 2.2),
        line(
            (
                "M-16,24C-16,30 -18,35 -21,39M-9,22C-9,28 -10,33 -13,38"
                "M-1,18C-1,24 -3,30 -6,35M6,11C6,17 4,23 1,28"
            ),
            strand,
            1.5,
        ),
        line("M-16.6,17.4L-11,17", RED, 2.4),
    ]


def curls(colour: str, strand: str) -> Drawing:
    """An old king's thick hair: three curls on either side."""
    rolls = both("".join(ellipse(x, y, r) for x, y, r in ((22, -17, 7), (25.6, -5, 7.6), (26, 8, 8))))
    rings = both(
        "M20,-15C19,-20 26,-20 25,-15M23,-4C23,-9 30,-9 29,-3M23,9C22,4 30,3 30,9C30,12 26,12.6 25.6,10"
    )
    return [line(rolls, INK, 4.4), fill(rolls, colour), line(rings, strand, 1.5)]


def veil(colour: str, hem: str) -> Drawing:
    """A veil that hangs from a coronet behind the hair."""
    cloth = whole("M0,-38C22,-38 31,-26 32,-8C33,14 39,32 48,44C40,50 30,54 20,54L0,54")
    folds = both("M26,-18C28,4 31,28 38,46M21,10C23,26 25,38 29,50")
    return [cut(cloth, colour, 2.2), line(both("M31,-14C32.6,12 38,30 45,42"), hem, 2), line(folds, INK, 1.4)]


def buns(colour: str, strand: str) -> Drawing:
    """Hair coiled over the ears, in a net."""
    coil = both(ellipse(25, 0, 11.5, 14.5))
    ring = both("M17,5C15,-8 26,-14 31,-5C34,3 28,10 23.4,6C19.4,1.6 24,-6 28,-2C29.6,1 27.4,4 25.4,2.4")
    return [cut(coil, colour, 2.2), line(ring, strand, 1.6), cut(both(ellipse(25, 17.4, 3)), PAPER, 1.6)]


def braids(colour: str, strand: str, ribbon: str) -> Drawing:
    """Two braids over the shoulders."""
    knots = [(21, 6), (23.4, 15), (25.4, 24), (26.8, 33), (27.4, 42)]
    knot = "M-6.4,-4C-3,-8 4,-7.4 7,-3C7.4,2 3,6.4 -1,6.4C-5,5 -7.4,1 -6.4,-4Z"
    rope = both("".join(move(knot, x, y) for x, y in knots))
    tips = both("M23,50L32,50L33.4,62C30,60 28,60 24,62Z")
    twists = both(
        "".join(f"M{x - 4.4},{y - 2}C{x - 1},{y - 1} {x + 2},{y + 1} {x + 3},{y + 4}" for x, y in knots)
    )
    return [
        cut(tips, colour, 2),
        cut(rope, colour, 2),
        line(twists, strand, 1.5),
        cut(both("M22,46.4L32.6,46.4L32.6,51.4L22,51.4Z"), ribbon, 1.6),
    ]


def page_hair(colour: str, strand: str) -> Drawing:
    """Hair to the chin on both sides of a front face, rolled under."""
    side = (
        "M8,-27C20,-30 28,-20 28,-6C28,4 31,10 30.6,18"
        "C30,26 20,28 15.6,22C19,14 19.6,2 17,-8C15,-14 12,-18 6,-20Z"
    )
    strands = both("M17,-22C22,-14 23,-2 23,8C23,14 23.6,18 25.6,20M20.6,-8C21.6,2 21,12 19.4,19")
    return [cut(both(side), colour, 2.2), line(strands, strand, 1.5)]


def goatee(colour: str) -> Drawing:
    """A young man's moustache and chin beard."""
    whisker = both("M.6,11.8C4,10.4 7,12.6 11.4,10.8C10,14.6 4,15.2 .6,13.4Z")
    return [fill(whisker, colour), fill(whole("M0,20.6C2.4,20.2 3.6,21.4 3,23.6C2.4,27 1,30 0,32"), colour)]
