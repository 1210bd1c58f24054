# SPDX-License-Identifier: GPL-3.0-or-later
"""The review as files: the curve as SVG or PNG, everything as HTML or JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from cardtable import __version__
from cardtable.engine.record import Timeline
from cardtable.engine.words import mark
from cardtable.models.review import MISTAKE, Review
from cardtable.views.language import and_list, percent, say
from cardtable.views.style import LIGHT

from .curve import Curve
from .wording import (
    decimal,
    decision_line,
    digits_of,
    move_label,
    summary,
    tells_points,
    turn_line,
    view_of,
    why,
)

_SIZE = QSize(960, 320)
_LABEL = 44.0


def write_review(timeline: Timeline, review: Review, path: Path) -> bytes:
    """What a file of that name holds, by its suffix: `.svg`, `.png`, `.html` or `.json`.

    Raises ValueError for another suffix.
    """
    form = _FORMS.get(path.suffix.lower())
    if form is None:
        raise ValueError(path.suffix)
    return form(timeline, review)


def _paint(timeline: Timeline, review: Review, painter: QPainter) -> None:
    area = QRectF(0, 0, _SIZE.width(), _SIZE.height())
    painter.fillRect(area, QColor(LIGHT.paper))
    Curve(review, review.rounds(timeline), area, _LABEL).paint(painter, LIGHT)


def svg(timeline: Timeline, review: Review) -> bytes:
    """The curve as a drawing."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(_SIZE)
    drawing.setViewBox(QRect(0, 0, _SIZE.width(), _SIZE.height()))
    drawing.setTitle(QCoreApplication.translate("Review", "Chance to win over the game"))
    painter = QPainter(drawing)
    _paint(timeline, review, painter)
    painter.end()
    return bytes(data.data())


def png(timeline: Timeline, review: Review) -> bytes:
    """The curve as a picture, twice as fine as a plain screen."""
    image = QImage(_SIZE * 2, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    _paint(timeline, review, painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def as_json(timeline: Timeline, review: Review) -> bytes:
    """Every figure of the review, with the record that it is about."""
    fields: dict[str, Any] = {
        "cardtable": __version__,
        "record": timeline.record,
        "seat": review.seat,
        "result": review.result,
        "mistake": MISTAKE,
        "given_away": review.given_away,
        "cost": review.cost,
        "luck": review.luck,
        "curve": review.curve(),
        "turning_points": review.turns(),
        "decisions": [
            {
                "number": decision.number,
                "move": decision.move,
                "best": decision.best_move,
                "loss": decision.loss,
                "cost": decision.cost,
                "grade": decision.grade,
                "reason": why(timeline, decision),
                "thought": decision.thought,
            }
            for decision in review.decisions
        ],
    }
    return msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"


def html(timeline: Timeline, review: Review) -> bytes:
    """The whole review as one page that needs nothing else."""
    game = timeline.game
    names = [player.name for player in timeline.record.seats]
    title = say(mark("Review", "{game}: {name}").format(game=game.title, name=names[review.seat]))
    drawing = svg(timeline, review).decode()
    parts = [
        "<!DOCTYPE html>",
        '<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(_played(timeline, names))}</p>",
        f"<p>{escape(summary(review))}</p>",
        drawing[drawing.index("<svg") :],
        "<ul>",
        *(f"<li>{escape(turn_line(timeline, review, turn))}</li>" for turn in review.turns()),
        "</ul>",
    ]
    for decision in review.decisions:
        view = view_of(timeline, decision)
        parts.append(f"<h2>{escape(decision_line(timeline, decision))}</h2>")
        if decision.forced:
            continue
        points = tells_points(decision.thought)
        heads = _HEADS if points else _HEADS[:2]
        parts.append(f"<p>{escape(why(timeline, decision))}</p><table>")
        parts.append(f"<tr>{''.join(f'<th>{escape(say(head))}</th>' for head in heads)}</tr>")
        best_first = sorted(decision.thought.values.items(), key=lambda pair: -pair[1].chance)
        for move, worth in best_first:
            mean = f"<td>{escape(decimal(worth.mean, digits_of(game, view)))}</td>" if points else ""
            mine = ' class="played"' if move == decision.move else ""
            label = escape(move_label(game, view, move))
            parts.append(f"<tr{mine}><td>{label}</td><td>{escape(percent(worth.chance, 1))}</td>{mean}</tr>")
        parts.append("</table>")
    parts.append("</body></html>\n")
    return "\n".join(parts).encode()


def _played(timeline: Timeline, names: Sequence[str]) -> str:
    """Who played, and who won."""
    result = timeline.state.result
    if result is None:
        return and_list(names)
    draw = QCoreApplication.translate("GamesModel", "Draw")
    won = QCoreApplication.translate("GamesModel", "{name} won")
    ended = draw if result.winner is None else won.format(name=names[result.winner])
    return f"{and_list(names)}: {ended}"


_HEADS = (
    mark("ValueTable", "Card"),
    mark("ValueTable", "Chance to win"),
    mark("ValueTable", "Ahead this deal"),
)
_STYLE = (
    f"body{{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:{LIGHT.text};"
    f"background:{LIGHT.paper}}}h2{{font-size:1em;margin:1.2em 0 .2em}}svg{{width:100%;height:auto}}"
    "td,th{padding:0 1em 0 0;text-align:right}th{font-weight:normal}"
    "td:first-child,th:first-child{text-align:left}"
    ".played{font-weight:bold}"
)

_FORMS: dict[str, Callable[[Timeline, Review], bytes]] = {
    ".svg": svg,
    ".png": png,
    ".html": html,
    ".json": as_json,
}
SUFFIXES = tuple(_FORMS)
