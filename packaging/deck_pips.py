# SPDX-License-Identifier: GPL-3.0-or-later
"""Suits, rank signs and the cards from ace to ten."""

from __future__ import annotations

from deck_shapes import (
    GOLD,
    HEIGHT,
    INK,
    PAPER,
    RED,
    WIDTH,
    elements,
    ellipse,
    fill,
    line,
    move,
    number,
    stretch,
    whole,
)

SUITS = ("club", "diamond", "heart", "spade")
COLOURS = {"club": INK, "diamond": RED, "heart": RED, "spade": INK}

# One family: every point is an ogee of the same angle, every lobe turns on the same radius, and spade and
# club stand on the same foot. Each pip is about 100 units high, its centre of weight at the origin.
_FOOT = "C5,32 9,44 22,50L-22,50C-9,44 -5,32"
PIPS = {
    "spade": whole(
        "M0,-54C5,-37 20,-25 32,-13C41,-4 46,3 46,13C46,25 37,33 26,33C16,33 8,28 4,19C5,34 10,45 23,51L0,51"
    ),
    "heart": whole("M0,-27C3,-40 13,-48 25,-48C38,-48 47,-38 47,-25C47,-11 38,-1 28,9C16,21 5,34 0,54"),
    "diamond": whole("M0,-56C8,-36 24,-14 41,0C24,14 8,36 0,56"),
    "club": ellipse(0, -28, 23)
    + ellipse(-25.5, 10, 23)
    + ellipse(25.5, 10, 23)
    + whole("M0,-16L16,-9C8,-2 9,4 12,14L4,19C5,34 10,45 23,51L0,51"),
}

# Rank signs 46 units high: filled shapes where strokes are straight, strokes of one weight where they bend.
_STROKE = 7.6
_BOWL = ellipse(14.5, 30.6, 10.9, 11.6)
RANKS: dict[str, tuple[float, str, str]] = {
    "1": (
        33,
        "M0,46L11.9,0 21.1,0 33,46 24.5,46 22.2,36.6 10.8,36.6 8.5,46ZM12.5,29.6L16.5,12.6 20.5,29.6Z",
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
        "M3.9,13.4C4.4,7 8.6,3.8 14,3.8C19.8,3.8 23.6,7.2 23.6,12.4C23.6,17.8 19.8,21.4 13.4,21.4L10,21.4L13.4,21.4"
        "C20.2,21.4 24.2,25.8 24.2,31.8C24.2,38.2 19.8,42.2 13.8,42.2C8,42.2 4,38.8 3.6,32.4",
    ),
    "4": (
        31,
        "M16.4,0L25.4,0 25.4,28.2 31,28.2 31,35.4 25.4,35.4 25.4,46 17.3,46 17.3,35.4 0,35.4 0,28.8Z"
        "M17.3,28.2L17.3,12.2 8.2,28.2Z",
        "",
    ),
    "5": (
        28,
        "",
        "M24.6,3.8L8,3.8 6.6,21.6C8.8,19.4 11.4,18.2 14.4,18.2C20.4,18.2 24.2,23 24.2,30C24.2,37.4 19.8,42.2 13.6,42.2C8,42.2 4.2,39 3.8,33.4",
    ),
    "6": (29, "", _BOWL + "M3.7,31.4C3,16.4 9.6,5.4 22.6,3.9"),
    "7": (27, "M0,0L27,0 27,6.6C20.4,18 15.6,31 14,46L5.4,46C7,32 11.6,18.6 18,7.6L0,7.6Z", ""),
    "8": (29, "", ellipse(14.5, 12.9, 9.4, 9.1) + ellipse(14.5, 32, 10.9, 10.2)),
    "9": (29, "", move(_BOWL + "M3.7,31.4C3,16.4 9.6,5.4 22.6,3.9", 29, 46, 1, 180)),
    "10": (38, "M4.6,0L11.6,0 11.6,46 3.4,46 3.4,10.4 -2,12.6 -2,5Z", ellipse(27, 23, 7.6, 19.2)),
    "jack": (22, "", "M17.6,0L17.6,31.4C17.6,38.6 14.6,42.2 9.8,42.2C5.6,42.2 3.4,39.4 3.1,34"),
    "queen": (34, "M18.4,31.6L24.4,27.2 35.4,41.8 29.4,46.2Z", ellipse(16.4, 23, 12.6, 19.2)),
    "king": (32, "M0,0L8.2,0 8.2,18.8 20.6,0 30.4,0 17,20 31.8,46 22.2,46 11.4,27 8.2,31.8 8.2,46 0,46Z", ""),
}

_INDEX_X, _INDEX_Y = 27, 15
_LEFT, _RIGHT, _MIDDLE = 84, 166, 125
_TOP, _LOWEST = 66, 284


def pip(suit: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """The outline of a suit sign of this height around a point."""
    return move(PIPS[suit], x, y, height / 108, turn)


def index(rank: str, suit: str) -> str:
    """Rank and small suit in the upper left corner, and again upside down."""
    colour = COLOURS[suit]
    width, solid, stroke = RANKS[rank]
    signs = []
    for turn in (0, 180):
        corner = 0 if turn == 0 else 1
        place = lambda text: move(
            move(text, _INDEX_X - width / 2, _INDEX_Y), corner * WIDTH, corner * HEIGHT, 1, turn
        )  # noqa: E731
        small = pip(suit, _INDEX_X, _INDEX_Y + 70, 32)
        shape = place(solid) if solid else ""
        shape += move(small, corner * WIDTH, corner * HEIGHT, 1, turn)
        signs.append(fill(shape, colour).element())
        if stroke:
            signs.append(
                f'<path fill="none" stroke="{colour}" stroke-width="{_STROKE}" d="{place(stroke)}"/>'
            )
    return "".join(signs)


def _rows(count: int) -> list[float]:
    step = (_LOWEST - _TOP) / (count - 1)
    return [_TOP + step * row for row in range(count)]


def places(rank: int) -> list[tuple[float, float]]:
    """Centres of the pips in the classic arrangement."""
    if rank <= 3:
        return [(_MIDDLE, y) for y in ([175.0] if rank == 1 else _rows(rank))]
    rows = _rows(2 if rank <= 5 else 3 if rank <= 8 else 4)
    spots = [(x, y) for y in rows for x in (_LEFT, _RIGHT)]
    between = (rows[0] + rows[1]) / 2
    extra = {5: [175.0], 7: [between], 8: [between, 350 - between], 9: [175.0], 10: [between, 350 - between]}
    return spots + [(_MIDDLE, y) for y in extra.get(rank, [])]


def number_card(rank: int, suit: str) -> str:
    """The drawing of a card from two to ten, without paper and index."""
    height = 58 if rank < 9 else 54
    shape = "".join(pip(suit, x, y, height, 180 if y > 175 else 0) for x, y in places(rank))
    return fill(shape, COLOURS[suit]).element()


def ace(suit: str) -> str:
    """The drawing of an ace; the ace of spades is the grand one."""
    if suit != "spade":
        return elements([fill(pip(suit, 125, 175, 112), COLOURS[suit])])
    return elements([fill(pip(suit, 125, 170, 190), INK), line(pip(suit, 125, 168, 150), GOLD, 2)])
