# SPDX-License-Identifier: GPL-3.0-or-later
"""Small plates over the felt: what a card would do, a choice between two effects, a hand that is lost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.game import Move
from cardtable.engine.words import Words
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import say
from cardtable.views.overlay import go_round

from .palette import ACCENT, INK, PLATE, type_face
from .still import StillWidget

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_WIDE, _NARROW = (14, 12, 14, 12), (5, 6, 5, 5)
_INDEX_HIGH = 0.34
"""Part of a card's height that its index takes."""
_LEAST_GAP = 10
"""Pixels of felt that are left around a plate beside a hand."""


class EffectTip(StillWidget):
    """A few characters above a card: `64 → 74`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = parent
        self._text = ""
        self._size = 12
        self.hide()

    def point_at(self, card: QRect, text: str, size: int) -> None:
        """Show a text above a card; no text hides the tip."""
        if not text:
            self.hide()
            return
        self._text, self._size = text, size
        font = type_face(size, bold=True)
        wide = QFontMetrics(font).horizontalAdvance(text) + size
        high = round(size * 1.7)
        place = QRect(card.center().x() - wide // 2, card.y() - high - size // 3, wide, high)
        self.setGeometry(inside(place, self._table.rect()))
        self.raise_()
        self.show()
        self.update()

    @property
    def told(self) -> str:
        """What it says, while it can be seen."""
        return self._text if not self.isHidden() else ""

    def look(self) -> tuple[object, ...]:
        return (self._text, self._size)

    def draw(self, painter: QPainter) -> None:
        whole = self.rect().toRectF().adjusted(0.75, 0.75, -0.75, -0.75)
        colour = QColor(PLATE)
        colour.setAlpha(235)
        painter.setPen(QPen(ACCENT, 1.2))
        painter.setBrush(colour)
        painter.drawRoundedRect(whole, whole.height() / 2.6, whole.height() / 2.6)
        painter.setPen(INK)
        painter.setFont(type_face(self._size, bold=True))
        painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, self._text)


class Plate(QFrame):
    """A small plate of paper that lies on the table until something is chosen."""

    chosen = Signal(object)
    """A `Move`."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("plate", True)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table = parent
        self._moves: dict[QPushButton, Move] = {}
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, as they are read."""
        return list(self._moves)

    def _clear(self) -> None:
        for button in self._moves:
            button.hide()
            button.deleteLater()
        self._moves = {}

    def _add(self, button: QPushButton, move: Move) -> None:
        button.clicked.connect(self._on_clicked)
        button.installEventFilter(self)
        self._moves[button] = move

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton) and button in self._moves and not self.isHidden():
            move = self._moves[button]
            self.hide()
            self.chosen.emit(move)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The second half of a double click on the card below chooses nothing."""
        return event.type() == QEvent.Type.MouseButtonDblClick or super().eventFilter(watched, event)

    def present_over(self, card: QRect, corner: QPoint, size: int) -> None:
        """Appear over the lower part of a card, above and right of a corner: all indices stay in sight."""
        wanted = self._wanted_size(size)
        x = max(corner.x(), card.center().x() - wanted.width() // 2)
        y = max(corner.y() - wanted.height(), card.y() + round(card.height() * _INDEX_HIGH))
        self._present_at(QPoint(x, y), wanted)

    def present_beside(self, hand: QRect, size: int) -> None:
        """Appear at the right of a hand, so that its cards can still be read, or over their lower part."""
        wanted = self._wanted_size(size)
        free = self._table.width() - hand.right()
        x = hand.right() + (free - wanted.width()) // 2
        y = hand.center().y() - wanted.height() // 2
        if free < wanted.width() + _LEAST_GAP:
            x = self._table.width() - wanted.width() - size // 2
        if x < hand.right() - hand.height() // 2:  # the index of the last card is at the left of its width
            x, y = hand.center().x() - wanted.width() // 2, hand.bottom() - wanted.height()
        self._present_at(QPoint(x, y), wanted)

    def _wanted_size(self, size: int) -> QSize:
        self.setFont(type_face(size))
        self.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return self.sizeHint().boundedTo(self._table.size())

    def _present_at(self, corner: QPoint, wanted: QSize) -> None:
        self.setGeometry(inside(QRect(corner, wanted), self._table.rect()))
        self.show()
        self.raise_()

    def setVisible(self, visible: bool) -> None:  # noqa: N802
        """When it goes, the keyboard goes back to the table: Qt would give it to whatever comes next."""
        focus = QApplication.focusWidget()
        held = not visible and focus is not None and self.isAncestorOf(focus)
        if held and focus is not None:
            focus.clearFocus()
        super().setVisible(visible)
        if held:
            self._table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.closed.emit()


class ChoicePopup(Plate):
    """A button for each thing a card can do; plus and minus take the higher and lower, figures by place."""

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        return go_round(self, forward=forward)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 10, 10, 10)
        self._row.setSpacing(8)

    def ask(self, options: Sequence[tuple[Move, str, str]], card: QRect, corner: QPoint, size: int) -> None:
        """Offer moves of one card, each with its effect for the eye and for the ear."""
        self._clear()
        for move, effect, aloud in options:
            what = move.choice.replace("-", "−")
            button = push_button(f"{what}\n{effect}")
            button.setAccessibleName(f"{what}: {aloud}")
            button.setFont(type_face(round(size * 1.15), bold=True))
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
            self._row.addWidget(button)
            self._add(button, move)
        self.setAccessibleName(self.tr("What should the card do?"))
        self.present_over(card, corner, size)
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        buttons = sorted(self.buttons, key=lambda button: button.x())  # where people read from the right too
        focus = next((place for place, button in enumerate(buttons) if button.hasFocus()), 0)
        match event.key():
            case Qt.Key.Key_Escape:
                self.hide()
            case Qt.Key.Key_Left:
                buttons[max(0, focus - 1)].setFocus()
            case Qt.Key.Key_Right:
                buttons[min(len(buttons) - 1, focus + 1)].setFocus()
            case _:
                self._by_text(event.text(), self.buttons)

    def _by_text(self, text: str, buttons: list[QPushButton]) -> None:
        if text in ("+", "=", "-", "−"):
            worth = {button: int(self._moves[button].choice or 0) for button in buttons}
            pick = max if text in ("+", "=") else min
            pick(buttons, key=worth.__getitem__).click()
        elif text.isdigit() and 1 <= int(text) <= len(buttons):
            buttons[int(text) - 1].click()


class HandPlate(Plate):
    """Lays down the hand: the only move, with its reason, or one that may be chosen; arrows leave it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)
        self._reason = wrapped()
        self._reason.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(self._reason)

    @property
    def reason(self) -> QLabel:
        """Where the reason stands."""
        return self._reason

    def ask(self, move: Move, effect: str, reason: Words | None, near: QRect, size: int) -> None:
        """Offer a move without a card."""
        self._clear()
        self._column.setContentsMargins(*_WIDE)
        text = self.tr("Lay down the hand ({effect})").format(effect=effect)
        button = push_button(text, primary=reason is not None)
        button.setFont(type_face(size, bold=True))
        self._column.addWidget(button)
        self._add(button, move)
        why = say(reason) if reason is not None else ""
        self._reason.setText(why)
        self._reason.setFont(type_face(round(size * 1.15), bold=True))
        self._reason.setVisible(bool(why))
        self._break_lines(button.sizeHint().width())
        for lines in range(2, 4):
            if self._wanted_size(size).width() + _LEAST_GAP <= self._table.width() - near.right():
                break
            self._column.setContentsMargins(*_NARROW)
            button.setText(in_lines(text, lines))
            self._break_lines(button.sizeHint().width())
        button.setAccessibleName(text)
        button.setAccessibleDescription(why)
        self.setAccessibleName(why or text)
        self.present_beside(near, size)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ARROWS:
            self._table.setFocus()
            return QApplication.sendEvent(QApplication.focusWidget() or self._table, event)
        return super().eventFilter(watched, event)

    def _break_lines(self, wide: int) -> None:
        """Give the reason this width, and as many lines as it takes."""
        self._reason.setMinimumSize(0, 0)  # else it tells the height for the width that it has
        self._reason.setFixedSize(wide, self._reason.heightForWidth(wide))


def in_lines(text: str, count: int) -> str:
    """The same words in so many lines of which the longest is as short as can be."""
    words = text.split(" ")
    breaks = combinations(range(1, len(words)), min(count, len(words)) - 1)
    ways = [
        [" ".join(words[start:end]) for start, end in pairwise((0, *places, len(words)))] for places in breaks
    ]
    return "\n".join(min(ways, key=lambda lines: max(map(len, lines))))


def inside(place: QRect, room: QRect) -> QRect:
    """The rectangle, moved into the room with a little space around."""
    x = max(room.x() + 4, min(place.x(), room.right() - place.width() - 4))
    y = max(room.y() + 4, min(place.y(), room.bottom() - place.height() - 4))
    return QRect(QPoint(x, y), place.size())
