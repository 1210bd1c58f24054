# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover between two people who share the machine."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.models.settings import SettingsModel

from .labels import PushButton, push_button, wrapped
from .overlay import go_round
from .table.felt import Felt

_NIGHT = QColor(0, 0, 0, 130)
"""Lies over the felt, so that a covered table is not taken for an empty one."""


class HoldButton(PushButton):
    """A button that does something for as long as it is held, by mouse, Space or Enter."""

    held = Signal(bool)

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(False)
        self.pressed.connect(self._on_down)
        self.released.connect(self._on_up)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.setDown(True)
                self.held.emit(True)
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.let_go()
            return
        super().keyReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()  # wherever the mouse and the button go, it is held until the mouse lets go

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.let_go()
        super().focusOutEvent(event)

    def let_go(self) -> None:
        """Be up again, whoever holds it."""
        if self.isDown():
            self.setDown(False)
            self.held.emit(False)

    def _on_down(self) -> None:
        self.held.emit(True)

    def _on_up(self) -> None:
        self.held.emit(False)


class Curtain(QWidget):
    """Hides the whole table and says whose turn comes; `opened` when that person is ready.

    While the second button is held there is nothing but that button, in a corner, and the table can be seen.
    """

    opened = Signal()
    held = Signal(bool)
    """The person looks at the covered table, or has let go."""

    def __init__(self, parent: QWidget, settings: SettingsModel) -> None:
        super().__init__(parent)
        self._settings = settings
        self._felt = Felt(self)
        self._felt.ready.connect(self.update)
        self._lifted = False
        self._name = wrapped()
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setWeight(QFont.Weight.DemiBold)
        self._name.setFont(font)
        self._hint = wrapped(self.tr("The cards are covered until you are ready."))
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self._name, self._hint):
            label.setProperty("on_felt", True)
        self.button = push_button(self.tr("Show &my cards"), primary=True)
        self.peek = HoldButton(self.tr("Hold to &peek"))
        self.peek.setToolTip(self.tr("Shows your cards only as long as this is held, by mouse or key."))
        self.peek.setAccessibleDescription(self.peek.toolTip())
        for button in (self.button, self.peek):
            button.setProperty("on_felt", True)
        self.button.clicked.connect(self._open)
        self.peek.held.connect(self._on_held)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._row.addWidget(self.button)
        self._row.addWidget(self.peek)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(14)
        self._column.addStretch(2)
        self._column.addWidget(self._name)
        self._column.addWidget(self._hint)
        self._column.addLayout(self._row)
        self._column.addStretch(3)
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str) -> None:
        """Cover the table for the person of that name."""
        self.peek.let_go()
        self._name.setText(self.tr("{name}, it is your turn").format(name=name))
        self.setAccessibleName(self._name.text())
        self.show()
        self.raise_()
        self.button.setFocus()

    def lift_a_little(self, lifted: bool) -> None:
        """Let the table be seen, with nothing of this in the way, or cover it."""
        self._lifted = lifted
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, lifted)
        self._name.setVisible(not lifted)
        self._hint.setVisible(not lifted)
        self.button.setVisible(not lifted)
        self._stretch(high=3, low=0 if lifted else 3, left=1, right=0 if lifted else 1)
        self.update()

    def make_way(self, hand: QRect) -> None:
        """Lifted, lie in another corner than the end of a hand."""
        self._column.activate()
        if self._lifted and self.peek.geometry().intersects(hand):
            self._stretch(high=0, low=3, left=0, right=1)
            self._column.activate()

    def _stretch(self, *, high: int, low: int, left: int, right: int) -> None:
        """Shares of the room around the button."""
        self._column.setStretch(0, min(2, high))
        self._column.setStretch(self._column.count() - 1, low)
        self._row.setStretch(0, left)
        self._row.setStretch(self._row.count() - 1, right)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        return go_round(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._lifted:
            return
        painter = QPainter(self)
        felt = self._settings.value.felt
        self._felt.paint(painter, self.rect(), self.size(), self.devicePixelRatioF(), felt)
        painter.fillRect(self.rect(), _NIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.WindowDeactivate:
            self.peek.let_go()
        return super().eventFilter(watched, event)

    def _on_held(self, held: bool) -> None:
        self.lift_a_little(held)
        self.held.emit(held)

    def _open(self) -> None:
        self.peek.let_go()
        if (focus := self.focusWidget()) is not None:
            focus.clearFocus()  # else Qt gives the keyboard to whatever comes next in the window
        self.hide()
        self.opened.emit()
