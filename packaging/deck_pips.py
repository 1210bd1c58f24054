# SPDX-License-Identifier: GPL-3.0-or-later
"""Suits, rank signs and the cards from ace to ten."""

from __future__ import annotations

from collections.abc import Sequence

from deck_shapes import (
    CARD,
    GOLD,
    HEIGHT,
    WIDTH,
    Drawing,
    both,
    elements,
    ellipse,
    fill,
    line,
    move,
    place,
    stretch,
    whole,
)

SUITS = ("club", "diamond", "heart", "spade")
COLOURS = {"club": "#1d1b21", "diamond": "#bf1e2d", "heart": "#bf1e2f", "spade": "#1d1b23"}
"""On the paper of the card."""
COURT_COLOURS = {"club": "#1d1b24", "diamond": "#bf1e2b", "heart": "#bf1e2c", "spade": "#1d1b25"}
"""On the ground of a court card's picture, which stays light on dark faces."""

# One family: every point is an ogee of the same angle, every lobe turns on the same radius, and spade and
# club stand on the same foot. Each pip is about 100 units high, its centre of weight at the origin.
PIPS = {
    "spade": whole(
        "M0,-54C5,-37 20,-25 32,-13C41,-4 46,3 46,13C46,25 37,33 26,33C16,33 8,28 4,19C5,34 10,45 23,51L0,51"
    ),
    "heart": whole("M0,-30C3,-43 13,-51 25,-51C38,-51 47,-41 47,-28C47,-14 38,-4 28,6C16,18 5,33 0,53"),
    "diamond": whole("M0,-56C8,-36 24,-14 41,0C24,14 8,36 0,56"),
    "club": ellipse(0, -31, 21.5)
    + ellipse(-29, 9.5, 21.5)
    + ellipse(29, 9.5, 21.5)
    + whole(
        "M0,-20L9.4,-12.4C8.8,-7.4 10,-5 13.4,-4.4L17,9.5"
        "L11,20C5.6,19.6 4.6,21.6 5,25C6.4,37 11,46 23,51L0,51"
    ),
}

# What is cut out of the pips where each suit has a pattern of its own; hearts stay whole.
CUTS = {
    "spade": "M-4.6,-27L0,-34L4.6,-27L4.6,8L-4.6,8Z",
    "heart": "",
    "diamond": whole("M0,-25C4,-15 10,-6 18,0C10,6 4,15 0,25"),
    "club": ellipse(0, -31, 8.6) + ellipse(-29, 9.5, 8.6) + ellipse(29, 9.5, 8.6),
}

# Rank signs 46 units high: filled shapes where strokes are straight, strokes of one weight where they bend.
_STROKE = 7.6
_BOWL = ellipse(14.5, 30.6, 10.9, 11.6)
RANKS: dict[str, tuple[float, str, str]] = {
    "1": (
        33,
        "M0,46L11.9,0 21.1,0 33,46 24.5,46 22.2,36.6 10.8,36.6 8.5,46ZM12.5,29.6L20.5,29.6 16.5,12.6Z",
        "",
    ),
    "2": (
        28,
        "M5.4,38.4L28,38.4 28,46 .4,46 .4,41.2Z",
        "M4,15.6C4,7.4 8.4,3.8 14.2,3.8C20.2,3.8 24,7.6 24,13.4C24,19.4 20.6,24 4.2,42.2",
    ),
    "3": (
        28,
        "",
        "M1.6,3.8L21,3.8 21,6.2 11.4,20.6C19.6,19.2 24.2,24 24.2,30.8C24.2,37.8 19.6,42.2 13.4,42.2"
        "C7.8,42.2 4,39 3.6,33.4",
    ),
    "4": (
        31,
        "M16.4,0L25.4,0 25.4,28.2 31,28.2 31,35.4 25.4,35.4 25.4,46 17.3,46 17.3,35.4 0,35.4 0,28.8Z"
        "M17.3,28.2L8.2,28.2 17.3,12.2Z",
        "",
    ),
    "5": (
        28,
        "",
        (
            "M24.6,3.8L8,3.8 6.6,21.6C8.8,19.4 11.4,18.2 14.4,18.2"
            "C20.4,18.2 24.2,23 24.2,30C24.2,37.4 19.8,42.2 13.6,42.2C8,42.2 4.2,39 3.8,33.4"
        ),
    ),
    "6": (29, "", _BOWL + "M3.7,31.4C3,16.4 9.6,5.4 22.6,3.9"),
    "7": (27, "M0,0L27,0 27,6.6C20.4,18 15.6,31 14,46L5.4,46C7,32 11.6,18.6 18,7.6L0,7.6Z", ""),
    "8": (29, "", ellipse(14.5, 12.9, 9.4, 9.1) + ellipse(14.5, 32, 10.9, 10.2)),
    "9": (29, "", move(_BOWL + "M3.7,31.4C3,16.4 9.6,5.4 22.6,3.9", 29, 46, 1, 180)),
    "10": (38, "M5.2,0L11.8,0 11.8,46 3.8,46 3.8,10.6 0,12.2 0,4.8Z", ellipse(26.4, 23, 7.5, 19.2)),
    "jack": (22, "", "M17.6,0L17.6,31.4C17.6,38.6 14.6,42.2 9.8,42.2C5.6,42.2 3.4,39.4 3.1,34"),
    "queen": (34, "M17.6,31.4L23.6,27 34,41.4 28,45.8Z", ellipse(16, 23, 12.2, 19.2)),
    "king": (32, "M0,0L8.2,0 8.2,18.8 20.6,0 30.4,0 17,20 31.8,46 22.2,46 11.4,27 8.2,31.8 8.2,46 0,46Z", ""),
}

_INDEX_X, _INDEX_Y, _INDEX_SCALE = 28.5, 13.0, 1.1
_LARGE_X, _LARGE_Y, _LARGE_SCALE, _LARGE_WIDTH = 31.5, 11.0, 1.62, 50.0
"""The large index keeps within a quarter of the card: more is hidden in a fan."""
_MIDDLE = 125.0
_TOP, _LOWEST = 66, 284


def pip(suit: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """The outline of a suit sign of this height around a point."""
    return move(PIPS[suit], x, y, height / 108, turn)


def cuts(suit: str, spots: Sequence[tuple[float, float, float, float]]) -> str:
    """What is cut out of pips at these places, heights and turns, in the paper's colour; hidden at first."""
    if not CUTS[suit]:
        return ""
    shape = "".join(move(CUTS[suit], x, y, height / 108, turn) for x, y, height, turn in spots)
    return f'<g class="four" display="none">{fill(shape, CARD).element()}</g>'


def index(rank: str, suit: str) -> str:
    """Rank and small suit in the upper left corner, and again upside down."""
    width, solid, stroke = RANKS[rank]
    x, y = _INDEX_X - width / 2 * _INDEX_SCALE, _INDEX_Y
    sign = _INDEX_X, _INDEX_Y + 77, 38.0
    corner = [fill(move(solid, x, y, _INDEX_SCALE) + pip(suit, *sign), COLOURS[suit])]
    if stroke:
        corner.append(
            line(move(stroke, x, y, _INDEX_SCALE), COLOURS[suit], _STROKE * _INDEX_SCALE, cap="butt")
        )
    return f'<g class="small">{_corners(corner)}{_corner_cuts(suit, *sign)}</g>'


def large_index(rank: str, suit: str) -> str:
    """The index half as large again, condensed where it is wide; hidden at first."""
    width, solid, stroke = RANKS[rank]
    wide, high = min(_LARGE_SCALE, _LARGE_WIDTH / width), _LARGE_SCALE
    x, y = _LARGE_X - width / 2 * wide, _LARGE_Y
    sign = _LARGE_X, _LARGE_Y + 108, 52.0
    corner = [fill(move(stretch(solid, wide, high), x, y) + pip(suit, *sign), COLOURS[suit])]
    if stroke:
        corner.append(
            line(move(stretch(stroke, wide, high), x, y), COLOURS[suit], _STROKE * wide, cap="butt")
        )
    return f'<g class="large" display="none">{_corners(corner)}{_corner_cuts(suit, *sign)}</g>'


def _corners(corner: Drawing) -> str:
    return elements([*corner, *place(corner, WIDTH, HEIGHT, turn=180)])


def _corner_cuts(suit: str, x: float, y: float, height: float) -> str:
    return cuts(suit, [(x, y, height, 0), (WIDTH - x, HEIGHT - y, height, 180)])


def _rows(count: int) -> list[float]:
    step = (_LOWEST - _TOP) / (count - 1)
    return [_TOP + step * row for row in range(count)]


def places(rank: int) -> list[tuple[float, float]]:
    """Centres of the pips in the classic arrangement."""
    if rank <= 3:
        return [(_MIDDLE, y) for y in _rows(rank)]
    rows = _rows(2 if rank <= 5 else 3 if rank <= 8 else 4)
    aside = 39 if rank < 9 else 41
    spots = [(x, y) for y in rows for x in (_MIDDLE - aside, _MIDDLE + aside)]
    between = (rows[0] + rows[1]) / 2
    extra = {5: [175.0], 7: [between], 8: [between, 350 - between], 9: [175.0], 10: [between, 350 - between]}
    return spots + [(_MIDDLE, y) for y in extra.get(rank, [])]


def number_card(rank: int, suit: str) -> str:
    """The drawing of a card from two to ten, without paper and index."""
    height = 59 if rank < 9 else 53
    spots = [(x, y, height, 180 if y > 175 else 0) for x, y in places(rank)]
    shape = "".join(pip(suit, *spot) for spot in spots)
    return fill(shape, COLOURS[suit]).element() + cuts(suit, spots)


def ace(suit: str) -> str:
    """The drawing of an ace; the ace of spades is the grand one."""
    if suit == "spade":
        return elements(place(_grand_spade(), 125, 172, 1.72))
    spot = (125, 175, 122, 0)
    return fill(pip(suit, *spot), COLOURS[suit]).element() + cuts(suit, [spot])


def _grand_spade() -> Drawing:
    """A spade with an inlay: a medallion between two sprays of leaves."""
    inlay = whole(
        "M0,-42C6,-30 18,-20.4 28,-10C36,-2 41,4.6 41,13C41,22.4 34.4,28 26,28"
        "C17,28 10.4,23 7,15C5,11 3,9.6 0,9.6"
    )
    leaf = "M0,0C-3,-3 -3.2,-7 0,-10.4C3.2,-7 3,-3 0,0Z"
    spray = [
        (11.4, 17.4, 96, 0.9),
        (13.6, 17.4, 22, 1),
        (18, 20.2, 98, 1),
        (20.6, 18.4, 18, 1),
        (26, 18.6, 78, 1),
        (28, 15, 4, 1),
        (31.4, 9.6, 26, 0.8),
    ]
    leaves = both("".join(move(leaf, x, y, scale, turn) for x, y, turn, scale in spray))
    stem = both("M9,15.4C14,20.6 26,21.6 31.6,8")
    return [
        fill(PIPS["spade"], COLOURS["spade"]),
        line(inlay, GOLD, 1),
        line(stem, GOLD, 0.9),
        fill(leaves + pip("diamond", 0, -29, 7) + pip("diamond", 0, -22, 4.4), GOLD),
        line(ellipse(0, -7, 11), GOLD, 1),
        line(ellipse(0, -7, 9.2), GOLD, 0.5),
        fill(pip("spade", 0, -7.4, 13), CARD),
    ]
