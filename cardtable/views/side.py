# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel at the right: score sheet and log, help while playing, or the review."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from cardtable.engine.fairness import commitment, short
from cardtable.models.shown import Moved, ShownGame

from .labels import wrapped
from .log import Log
from .score import ScoreSheet
from .wires import Wires

_NARROWEST = 250
_WIDEST = 370
_SHARE = 0.3
"""A score sheet of many columns gets no more of the window's width than this."""
_ROOMY = 380
_ROOMY_SHARE = 0.36
"""Parts with much to tell get so much."""
_MARGINS = (10, 4, 10, 10)
_CROSS = (40, 27)
"""Room that a heading leaves to the cross that closes the panel."""
_LOW = 600
"""In a lower panel they get more than half of the height."""


class Part(QWidget):
    """A part that is read together with the table."""

    def set_flat(self, flat: bool) -> None:
        """Lie below the table, wide and low, or stand beside it."""
        raise NotImplementedError


class SidePanel(QFrame):
    """Follows the game while it is in sight; what is hidden is filled in when it is shown."""

    closed = Signal()
    followed = Signal(object)
    """The `ShownGame` that the panel tells of from now on."""

    def __init__(self, model: ShownGame, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("side", True)
        self.setAutoFillBackground(True)
        self._model = model
        self.sheet = ScoreSheet()
        self.log = Log()
        self._score_part = _part(self.tr("Score"), self.sheet)
        self._log_part = _part(self.tr("Log"), self.log)
        self._parts = QSplitter(Qt.Orientation.Vertical)
        self._parts.setChildrenCollapsible(False)
        self._parts.addWidget(self._score_part)
        self._parts.addWidget(self._log_part)
        self._parts.splitterMoved.connect(self._on_moved)
        self._moved = False
        self._others: dict[str, Part] = {}
        cross = QToolButton(self)
        cross.setText("×")
        cross.setToolTip(self.tr("Close the panel"))
        cross.setAccessibleName(self.tr("Close the panel"))
        cross.clicked.connect(self.closed)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*_MARGINS)
        self._column.addWidget(self._parts)
        self._flat = False
        self._cross = cross
        self._wires = Wires()
        self.follow(model)

    def follow(self, model: ShownGame) -> None:
        """Tell of this game from now on."""
        self._wires.cut()
        self._model = model
        self._wires.connect(model.opened, self.refresh)
        self._wires.connect(model.rewound, self.refresh)
        self._wires.connect(model.stepped, self._on_step)
        self.refresh()
        self.followed.emit(model)

    def add_part(self, name: str, part: Part) -> None:
        """Give the panel another part, to be shown by its name."""
        self._others[name] = part
        self._parts.insertWidget(0, part)
        part.hide()
        part.set_flat(self._flat)

    def set_flat(self, flat: bool) -> None:
        """Lie below the table, wide and low, or stand beside it."""
        if flat != self._flat:
            self._flat = flat
            self._column.setContentsMargins(*_MARGINS)
            if flat:  # the cross has a margin to itself
                ends = (8, self._cross.sizeHint().width() + 8)
                left, right = reversed(ends) if self.isRightToLeft() else ends
                self._column.setContentsMargins(left, 2, right, 4)
            for part in self._others.values():
                part.set_flat(flat)
            self._place_cross()

    def show_parts(self, *, score: bool, log: bool, others: Collection[str] = ()) -> None:
        """Choose what the panel holds."""
        self._score_part.setVisible(score)
        self._log_part.setVisible(log)
        for name, part in self._others.items():
            part.setVisible(name in others)
        self.refresh()

    def refresh(self) -> None:
        """Fill both parts anew."""
        if self.isHidden() or self._model.timeline is None:
            return
        self._fill_sheet()
        if not self._log_part.isHidden():
            self.log.tell(self._model.story(), self._promise())

    def _promise(self) -> str:
        """What was promised before the first deal, for the top of the log."""
        promised = commitment(self._model.record)
        text = self.tr("This deal was fixed before anybody saw it: {promise}")
        return text.format(promise=short(promised)) if promised else ""

    @property
    def needs_table(self) -> bool:
        """Whether the panel holds something that is read together with the table."""
        return any(not part.isHidden() for part in self._others.values())

    @staticmethod
    def roomy_width(room: int) -> int:
        """How wide such a part would like to be in a window of that width."""
        return max(_NARROWEST, min(_ROOMY, round(room * _ROOMY_SHARE)))

    def fitting_width(self, room: int) -> int:
        """How wide the panel would like to be in a window of that width."""
        if self.needs_table:
            return self.roomy_width(room)
        seats = len(self._model.seats) or 2
        return max(_NARROWEST, min(100 + 56 * seats, _WIDEST, round(room * _SHARE)))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_cross()
        self._share()

    def _place_cross(self) -> None:
        size = self._cross.sizeHint()
        inset = 4 if self._flat else 8
        left = inset if self.isRightToLeft() else self.width() - size.width() - inset
        self._cross.setGeometry(left, 3, size.width(), size.height())
        self._cross.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _fill_sheet(self) -> None:
        game = self._model.game
        if game is not None and not self._score_part.isHidden():
            self.sheet.show_sheet(game.sheet(self._model.view), self._model.names)
            self._share()

    def _share(self) -> None:
        """The score sheet gets the height it needs, up to a half, until somebody decides otherwise."""
        if not self._moved and not self._log_part.isHidden() and not self._score_part.isHidden():
            height = self._parts.height()
            head = self._score_part.sizeHint().height() - self.sheet.sizeHint().height()
            wanted = min(head + self.sheet.full_height(), height // 2)
            much = height // 2 if height >= _LOW else height * 3 // 5
            others = [0 if part.isHidden() else much for part in self._others.values()]
            wanted = min(wanted, (height - sum(others)) // 2)
            self._parts.setSizes([*reversed(others), wanted, max(0, height - wanted - sum(others))])

    def _on_moved(self) -> None:
        self._moved = True

    def _on_step(self, moved: Moved) -> None:
        if self.isHidden():
            return
        if not self._log_part.isHidden():
            self.log.add(moved.events)
        self._fill_sheet()


def _part(title: str, widget: QWidget) -> QWidget:
    part = QWidget()
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 4, 0, 0)
    column.setSpacing(6)
    column.addLayout(head(wrapped(title, heading=True)))
    column.addWidget(widget, 1)
    return part


def head(heading: QWidget, *more: QWidget) -> QHBoxLayout:
    """The first line of a part, which leaves room for the cross of the panel."""
    row = QHBoxLayout()
    row.addWidget(heading, 1)
    for widget in more:
        row.addWidget(widget)
    row.addSpacing(_CROSS[0])
    heading.setMinimumHeight(_CROSS[1])
    return row
