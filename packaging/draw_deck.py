# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw the card deck, icons and portraits: `python3 packaging/draw_deck.py` writes them below resources/."""

from __future__ import annotations

import sys
from pathlib import Path

from deck_backs import BACKS, back
from deck_courts import court_card
from deck_icons import ICONS, app_icon, icon
from deck_people import people
from deck_pips import SUITS, ace, index, large_index, number_card
from deck_shapes import CARD, CARD_EDGE, EDGE, HEIGHT, WIDTH

RANKS = ("1", *(str(rank) for rank in range(2, 11)), "jack", "queen", "king")
_GAP = 10


def sheet(colour: str, edge: str) -> str:
    """The paper of a card: two rectangles, so that the hairline stays within the card."""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="15" fill="{edge}"/>'
        f'<rect x="1.2" y="1.2" width="{WIDTH - 2.4}" height="{HEIGHT - 2.4}" rx="13.8" fill="{colour}"/>'
    )


def card(rank: str, suit: str) -> str:
    """Everything on the face of a card; the classes say what may be shown, hidden or made smaller."""
    if rank == "1":
        picture = f'<g class="ace">{ace(suit)}</g>'
    elif rank.isdigit():
        picture = f'<g class="pips">{number_card(int(rank), suit)}</g>'
    else:
        picture = f'<g class="court">{court_card(rank, suit)}</g>'
    return sheet(CARD, CARD_EDGE) + picture + index(rank, suit) + large_index(rank, suit)


def deck() -> str:
    """The whole deck as one drawing, a row for each suit."""
    columns, rows = len(RANKS), len(SUITS) + 1
    drawings = [
        (f"{rank}_{suit}", column, row, card(rank, suit))
        for row, suit in enumerate(SUITS)
        for column, rank in enumerate(RANKS)
    ]
    for column, (name, colours) in enumerate(BACKS.items()):
        drawings.append((name, column, len(SUITS), sheet(colours[-1], EDGE) + back(name)))
    size = (columns * (WIDTH + _GAP) + _GAP, rows * (HEIGHT + _GAP) + _GAP)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{size[0]}" height="{size[1]}" viewBox="0 0 {size[0]} {size[1]}">'
    ]
    for name, column, row, drawing in drawings:
        x, y = _GAP + column * (WIDTH + _GAP), _GAP + row * (HEIGHT + _GAP)
        lines.append(f'<g id="{name}" transform="translate({x},{y})">{drawing}</g>')
    return "\n".join([*lines, "</svg>", ""])


def main(arguments: list[str]) -> int:
    """Write everything below the directory given, or below the project's resources."""
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "resources"
    drawings = {"decks/cardtable.svg": deck(), "icons/app.svg": app_icon(), "people.svg": people()}
    drawings |= {f"icons/{name}.svg": icon(drawing) for name, drawing in ICONS.items()}
    for name, text in drawings.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
