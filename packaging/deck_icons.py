# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons: one line style on a grid of 24, in two middle tones that read on light and on dark."""

from __future__ import annotations

from deck_pips import pip
from deck_shapes import (
    EDGE,
    INK,
    PAPER,
    RED,
    Drawing,
    cut,
    elements,
    ellipse,
    fill,
    line,
    mirror,
    move,
    place,
    whole,
)

TONE = "#6d8299"
ACCENT = "#c0801a"

_BACK = "M8.5,4.5L4,9L8.5,13.5"
_BEND = "M4.5,9L14,9C17.8,9 20,11.6 20,14.6C20,17.6 17.8,20 14,20L10,20"
_CARD = (
    "M6,3L14,3C15.2,3 16,3.8 16,5L16,19C16,20.2 15.2,21 14,21L6,21C4.8,21 4,20.2 4,19L4,5C4,3.8 4.8,3 6,3Z"
)
_RIGHT = "M7.5,4.5L18.5,12L7.5,19.5Z"
_STEP = "M9,5.5L16,12L9,18.5"
_TWO = "M5.5,5.5L12.5,12L5.5,18.5M12.5,5.5L19.5,12L12.5,18.5"
_END = "M7,5.5L14,12L7,18.5M18,5.5L18,18.5"


def _tone(path: str) -> Drawing:
    return [line(path, TONE, 2)]


def _accent(path: str) -> Drawing:
    return [line(path, ACCENT, 2)]


ICONS: dict[str, Drawing] = {
    "check": [
        fill(
            "M7,2L17,2C20,2 22,4 22,7L22,17C22,20 20,22 17,22L7,22C4,22 2,20 2,17L2,7C2,4 4,2 7,2Z", "#2f7d58"
        ),
        line("M6.8,12.6L10.6,16.2L17.4,8", "#ffffff", 2.6),
    ],
    "new-game": [
        *_tone("M16,10L16,5C16,3.8 15.2,3 14,3L6,3C4.8,3 4,3.8 4,5L4,19C4,20.2 4.8,21 6,21L11,21"),
        fill(pip("spade", 10, 9.6, 8), TONE),
        *_accent("M17.5,14L17.5,21M14,17.5L21,17.5"),
    ],
    "open": [
        *_tone("M3,18L3,6C3,5 3.7,4.5 4.5,4.5L9,4.5L11.5,7.5L18,7.5C19,7.5 19.5,8 19.5,9L19.5,10.5"),
        *_accent(
            "M3.2,19L6.4,12C6.8,11 7.4,10.5 8.4,10.5L21,10.5C22,10.5 22.4,11.2 22,12"
            "L19.2,18.2C18.8,19 18.2,19.5 17.4,19.5L3.6,19.5Z"
        ),
    ],
    "save": [
        *_tone(
            "M3.5,14.5L3.5,18.5C3.5,19.7 4.3,20.5 5.5,20.5L18.5,20.5C19.7,20.5 20.5,19.7 20.5,18.5L20.5,14.5"
        ),
        *_accent("M12,3.5L12,15M7.5,10.5L12,15L16.5,10.5"),
    ],
    "games": [
        *_tone(move(_CARD, 1.2, 2.4, 0.86)),
        *_accent(
            "M14.5,2.6L18.6,2.6C19.8,2.6 20.6,3.4 20.6,4.6L20.6,16.6C20.6,17.8 19.8,18.6 18.6,18.6L18,18.6"
        ),
        fill(pip("heart", 9.8, 12.8, 7), TONE),
    ],
    "undo": [*_tone(_BEND), *_accent(_BACK)],
    "redo": place([*_tone(mirror(_BEND)), *_accent(mirror(_BACK))], 24),
    "rules": [
        *_tone(
            "M12,6.5C10,4.6 7,4 3,4.2L3,18C7,17.8 10,18.4 12,20.4"
            "C14,18.4 17,17.8 21,18L21,4.2C17,4 14,4.6 12,6.5L12,20"
        ),
        *_accent(
            "M6.2,8.4C7.4,8.4 8.2,8.6 9,9M6.2,12.4C7.4,12.4 8.2,12.6 9,13"
            "M17.8,8.4C16.6,8.4 15.8,8.6 15,9M17.8,12.4C16.6,12.4 15.8,12.6 15,13"
        ),
    ],
    "sheet": [
        *_tone("M4,3.5L20,3.5L20,20.5L4,20.5ZM4,8.5L20,8.5M12,3.5L12,20.5"),
        *_accent("M7,12.5L9,12.5M15,12.5L17,12.5M7,16.5L9,16.5M15,16.5L17,16.5"),
    ],
    "log": [
        *_tone("M9,6L20.5,6M9,12L20.5,12M9,18L16,18"),
        fill(ellipse(4.6, 6, 1.7) + ellipse(4.6, 12, 1.7) + ellipse(4.6, 18, 1.7), ACCENT),
    ],
    "fullscreen": [
        *_tone("M3.5,9L3.5,3.5L9,3.5M20.5,15L20.5,20.5L15,20.5"),
        *_accent("M15,3.5L20.5,3.5L20.5,9M9,20.5L3.5,20.5L3.5,15"),
    ],
    "human": [*_tone("M4,20.5C4,15.6 7,13.5 12,13.5C17,13.5 20,15.6 20,20.5Z"), *_accent(ellipse(12, 7, 4))],
    "computer": [
        *_tone(
            "M5,4L19,4C20.2,4 21,4.8 21,6L21,14C21,15.2 20.2,16 19,16L5,16"
            "C3.8,16 3,15.2 3,14L3,6C3,4.8 3.8,4 5,4ZM8,20.5L16,20.5M12,16L12,20.5"
        ),
        fill(ellipse(8.6, 9, 1.5) + ellipse(15.4, 9, 1.5), ACCENT),
        line("M9.4,12.4C11,13.2 13,13.2 14.6,12.4", ACCENT, 1.6),
    ],
    "next": [*_tone(ellipse(12, 12, 9)), *_accent("M10,8L14.4,12L10,16")],
    "play": _tone(_RIGHT),
    "pause": _tone("M8.5,5L8.5,19M15.5,5L15.5,19"),
    "back": place(_tone(mirror(_STEP)), 24),
    "forward": _tone(_STEP),
    "first": place(_tone(mirror(_END)), 24),
    "last": _tone(_END),
    "part-back": place(_tone(mirror(_TWO)), 24),
    "part-forward": _tone(_TWO),
    "close": _tone("M5.5,5.5L18.5,18.5M18.5,5.5L5.5,18.5"),
}


def icon(drawing: Drawing) -> str:
    """A small icon as a file."""
    size = 'width="24" height="24" viewBox="0 0 24 24"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{elements(drawing)}</svg>\n'


def app_icon() -> str:
    """The program's sign: two cards on felt."""
    paper = whole("M0,-40L22,-40C26,-40 28,-38 28,-34L28,34C28,38 26,40 22,40L0,40")
    rear = [
        cut(paper, PAPER, 1.2, EDGE),
        fill(pip("heart", 0, 0, 36), RED),
        fill(pip("heart", -18, -29, 10), RED),
    ]
    front = [cut(paper, PAPER, 1.2, EDGE), fill(pip("spade", 0, 0, 42), INK)]
    shade = [fill(paper, "#123524")]
    cards = [
        *place(shade, 46, 66, 1, -14),
        *place(rear, 45, 63, 1, -14),
        *place(shade, 79, 70, 1, 10),
        *place(front, 78, 67, 1, 10),
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">'
        '<rect x="4" y="4" width="120" height="120" rx="26" fill="#123524"/>'
        '<rect x="4" y="4" width="120" height="117" rx="26" fill="#24694a"/>'
        f"{elements(cards)}</svg>\n"
    )
