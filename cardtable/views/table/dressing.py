# SPDX-License-Identifier: GPL-3.0-or-later
"""Our own deck in other clothes: four colours, a large index, dark faces. The drawing is told by text alone.

`packaging/draw_deck.py` gives the parts classes and each suit a colour that nothing else in the drawing has.
"""

from __future__ import annotations

from typing import NamedTuple


class Clothes(NamedTuple):
    """Which variant of the deck is worn."""

    four_colour: bool = False
    large_index: bool = False
    dark: bool = False


EVERYDAY = Clothes()
"""As the deck is drawn."""


class Colours(NamedTuple):
    """Colours of the suits."""

    club: str
    diamond: str
    heart: str
    spade: str


DRAWN = Colours("#1d1b21", "#bf1e2d", "#bf1e2f", "#1d1b23")
"""On the paper, as the file has them."""
DRAWN_IN_COURTS = Colours("#1d1b24", "#bf1e2b", "#bf1e2c", "#1d1b25")
DRAWN_PAPER, DRAWN_EDGE = "#fffcf2", "#b9b2a2"

LIGHT = Colours("#1d1b22", "#bf1e2e", "#bf1e2e", "#1d1b22")
DARK = Colours("#f4efe4", "#f4727a", "#f4727a", "#f4efe4")
FOUR_LIGHT = Colours("#0b7053", "#1f3fae", "#ab0f1b", "#1d1b22")
FOUR_DARK = Colours("#64f5a0", "#8fb4ff", "#f46f77", "#f4efe4")
LIGHT_PAPER, DARK_PAPER = DRAWN_PAPER, "#302d39"
DARK_EDGE = "#c3bdcf"
_COURT_GROUND, _DIM_GROUND = "#fbf2dc", "#dccfae"
"""The ground of a court card's picture, and the same for the evening."""

_SMALLER = {
    "pips": 'transform="translate(25,35) scale(.8)"',
    "court": 'transform="translate(17.5,24.5) scale(.86)"',
}
"""Pictures that leave a large index its room."""


def suit_colours(clothes: Clothes) -> Colours:
    """The colours of the suits on the paper."""
    if clothes.four_colour:
        return FOUR_DARK if clothes.dark else FOUR_LIGHT
    return DARK if clothes.dark else LIGHT


def paper(clothes: Clothes) -> str:
    """The colour of the paper."""
    return DARK_PAPER if clothes.dark else LIGHT_PAPER


def dress(drawing: bytes, clothes: Clothes) -> bytes:
    """The same deck in these clothes."""
    if clothes == EVERYDAY:
        return drawing
    text = drawing.decode()
    colours = dict(zip(DRAWN, suit_colours(clothes), strict=True))
    in_courts = FOUR_LIGHT if clothes.four_colour else LIGHT
    colours |= dict(zip(DRAWN_IN_COURTS, in_courts, strict=True))
    colours[DRAWN_PAPER] = paper(clothes)
    if clothes.dark:
        colours |= {DRAWN_EDGE: DARK_EDGE, _COURT_GROUND: _DIM_GROUND}
    for drawn, worn in colours.items():
        text = text.replace(drawn, worn)
    if clothes.four_colour:
        text = text.replace('class="four" display="none"', 'class="four"')
    if clothes.large_index:
        text = text.replace('class="small"', 'class="small" display="none"')
        text = text.replace('class="large" display="none"', 'class="large"')
        for part, smaller in _SMALLER.items():
            text = text.replace(f'class="{part}"', f'class="{part}" {smaller}')
    return text.encode()
