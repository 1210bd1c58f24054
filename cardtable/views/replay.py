# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar below the table while a game is played back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout

from cardtable.engine.game import TABLE
from cardtable.models.replay import SPEEDS, ReplayModel

from .icons import icon
from .labels import push_button
from .scrub import Scrub
from .spoken import name_box

_ICON = QSize(20, 20)
_WIDEST = 260
_Key = Qt.Key
_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class ReplayBar(QFrame):
    """Steers a `ReplayModel` with buttons, a scrub bar and keys."""

    closed = Signal()
    taken_over = Signal(int)
    """The seat from which the game is to be played on."""

    def __init__(self, replay: ReplayModel) -> None:
        super().__init__()
        self.setProperty("replay", True)
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Replay"))
        self._replay = replay
        self.scrub = Scrub()
        self.place = QLabel()
        self._jumps = QMenu(self)
        self._lines = QMenu(self.tr("&Lines taken back"), self)
        self._seats = QMenu(self)
        self._build()
        self._keys = self._key_map()
        self.scrub.valueChanged.connect(replay.to)
        replay.opened.connect(self._on_opened)
        replay.moved.connect(self.refresh)
        replay.marked.connect(self._show_places)
        replay.running.connect(self._on_running)

    # Building

    def _build(self) -> None:
        self.first = self._button("first", self.tr("To the beginning (Home)"), self._replay.first)
        self.back = self._button("back", self.tr("One move back (←)"), self._replay.back)
        self.play = self._button("play", self.tr("Play (Space)"), self.toggle)
        self.forward = self._button("forward", self.tr("One move forward (→)"), self._on_forward)
        self.last = self._button("last", self.tr("To the end (End)"), self._replay.last)
        self.jump = self._menu_button(self.tr("&Go to"), self._jumps)
        self.speed = QComboBox()
        name_box(self.speed, self.tr("Speed"))
        self.speed.setToolTip(self.tr("Speed"))
        for speed in SPEEDS:
            self.speed.addItem(f"{QLocale().toString(speed)} ×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.hands = QComboBox()
        name_box(self.hands, self.tr("Hands that are shown"))
        self.hands.setToolTip(self.tr("Hands that are shown"))
        self.hands.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.hands.setMinimumContentsLength(10)
        self.hands.setMaximumWidth(_WIDEST)
        self.take_over = self._menu_button(self.tr("&Take over"), self._seats)
        self.leave = push_button(self.tr("&Close"))
        self.leave.setToolTip(self.tr("Back to the table (Esc)"))
        for combo in (self.speed, self.hands):
            combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed.activated.connect(self._on_speed)
        self.hands.activated.connect(self._on_hands)
        self.leave.clicked.connect(self.closed)
        self._fill_jumps()
        self._lay_out()

    def _lay_out(self) -> None:
        top, row = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.scrub, 1)
        top.addWidget(self.place)
        row.setSpacing(2)
        for button in (self.first, self.back, self.play, self.forward, self.last, self.jump):
            row.addWidget(button)
        row.addWidget(self.speed)
        row.addSpacing(6)
        row.addWidget(self.hands, 2)
        row.addStretch(1)
        row.addWidget(self.take_over)
        row.addSpacing(6)
        row.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 6)
        column.setSpacing(2)
        column.addLayout(top)
        column.addLayout(row)

    def _button(self, picture: str, name: str, does: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(picture))
        button.setIconSize(_ICON)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name(button, name)
        button.clicked.connect(does)
        return button

    def _menu_button(self, text: str, menu: QMenu) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setProperty("menu", True)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _name(self, button: QToolButton, name: str) -> None:
        button.setToolTip(name)
        button.setAccessibleName(name.partition(" (")[0])

    def _fill_jumps(self) -> None:
        self.jumps: dict[str, QAction] = {}
        self._jumps.setToolTipsVisible(True)
        for name, text, key in (
            ("round-back", self.tr("Previous round"), "PgUp"),
            ("round", self.tr("Next round"), "PgDown"),
            ("trick-back", self.tr("Previous trick"), "Ctrl+Left"),
            ("trick", self.tr("Next trick"), "Ctrl+Right"),
            ("mark-back", self.tr("Previous mistake"), "Shift+M"),
            ("mark", self.tr("Next mistake"), "M"),
        ):
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            action = self.jumps[name] = self._jumps.addAction(f"{text}\t{shown}")
            action.setData(name)
            action.triggered.connect(self._on_jump)
        self._jumps.addSeparator()
        self._jumps.addMenu(self._lines)

    def _fill_lines(self) -> None:
        self._lines.clear()
        self._lines.menuAction().setEnabled(bool(self._replay.lines))
        self._add_line(self.tr("The game as it was played"), None)
        for number, (at, end) in enumerate(self._replay.lines):
            text = self.tr("From move {first} to move {last}").format(first=at + 1, last=end)
            self._add_line(text, number)

    def _add_line(self, text: str, line: int | None) -> None:
        action = self._lines.addAction(text)
        action.setCheckable(True)
        action.setChecked(line == self._replay.line)
        action.setData(line)
        action.triggered.connect(self._on_line)

    def _on_line(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._replay.show_line(action.data())

    # What is shown

    def refresh(self) -> None:
        """Show where in the game the table stands."""
        replay = self._replay
        with QSignalBlocker(self.scrub):
            self.scrub.setValue(replay.number)
        text = self.tr("Move {number} of {count}").format(number=replay.number, count=replay.count)
        self.place.setText(text)
        self.scrub.setAccessibleDescription(text)
        for button in (self.first, self.back):
            button.setEnabled(replay.number > 0)
        for button in (self.forward, self.last):
            button.setEnabled(replay.number < replay.count)
        self.hands.setCurrentIndex(self.hands.findData(replay.seat))
        over = replay.state.turn is None
        self.take_over.setEnabled(not over)
        self.take_over.setToolTip(
            self.tr("The game is over here.")
            if over
            else self.tr("Play a new game from here, with the cards of any player. This one stays as it is.")
        )

    def _on_opened(self) -> None:
        names = self._replay.names
        with QSignalBlocker(self.scrub):
            self.scrub.setRange(0, self._replay.count)
        self.hands.clear()
        self._add_hands(self.tr("All hands"), None)
        for seat, name in enumerate(names):
            self._add_hands(self.tr("What {name} knew").format(name=name), seat)
        self._add_hands(self.tr("What everybody saw"), TABLE)
        self.hands.setCurrentIndex(self.hands.findData(self._replay.seat))
        self._seats.clear()
        for seat, name in enumerate(names):
            action = self._seats.addAction(self.tr("As {name}").format(name=name.replace("&", "&&")))
            action.setData(seat)
            action.triggered.connect(self._on_take_over)
            action.setEnabled(self._replay.may_see(seat) or self._replay.seats[seat].human)
        self._fill_lines()
        self._show_places()

    def _add_hands(self, text: str, seat: int | None) -> None:
        self.hands.addItem(text, seat)
        items = self.hands.model()
        if not self._replay.may_see(seat) and isinstance(items, QStandardItemModel):
            item = items.item(self.hands.count() - 1)
            item.setEnabled(False)
            item.setToolTip(self.tr("These cards are a secret until the game is over."))

    def _show_places(self) -> None:
        replay = self._replay
        self.scrub.show_places(replay.rounds, replay.marks)
        for kind, places, none in (
            ("round", replay.rounds[1:], self.tr("This game has only one round.")),
            ("trick", replay.tricks, self.tr("This game has no tricks.")),
            ("mark", replay.marks, self.tr("No mistakes have been found.")),
        ):
            for name in (kind, f"{kind}-back"):
                self.jumps[name].setEnabled(bool(places))
                self.jumps[name].setToolTip("" if places else none)

    def _on_running(self, running: bool) -> None:
        self.play.setIcon(icon("pause" if running else "play"))
        self._name(self.play, self.tr("Pause (Space)") if running else self.tr("Play (Space)"))

    # What people do

    def toggle(self) -> None:
        """Play, or stand still."""
        if self._replay.playing:
            self._replay.pause()
        else:
            self._replay.play_back()

    def _on_forward(self) -> None:
        self._replay.pause()
        self._replay.forward()

    def _on_speed(self) -> None:
        self._replay.haste = self.speed.currentData()

    def _on_hands(self) -> None:
        self._replay.look(self.hands.currentData())

    def _on_jump(self) -> None:
        action = self.sender()
        if not isinstance(action, QAction):
            return
        kind, _, back = action.data().partition("-")
        direction = -1 if back else 1
        if kind == "mark":
            self._replay.jump_to_mark(direction)
        else:
            self._replay.jump(self._replay.rounds if kind == "round" else self._replay.tricks, direction)

    def _on_take_over(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.taken_over.emit(action.data())

    def _key_map(self) -> dict[tuple[int, Qt.KeyboardModifier], Callable[[], object]]:
        plain, jumps = Qt.KeyboardModifier.NoModifier, self.jumps
        return {
            (_Key.Key_Home, plain): self._replay.first,
            (_Key.Key_End, plain): self._replay.last,
            (_Key.Key_Left, plain): self._replay.back,
            (_Key.Key_Right, plain): self._on_forward,
            (_Key.Key_Space, plain): self.toggle,
            (_Key.Key_PageUp, plain): jumps["round-back"].trigger,
            (_Key.Key_PageDown, plain): jumps["round"].trigger,
            (_Key.Key_Left, _CTRL): jumps["trick-back"].trigger,
            (_Key.Key_Right, _CTRL): jumps["trick"].trigger,
            (_Key.Key_M, _SHIFT): jumps["mark-back"].trigger,
            (_Key.Key_M, plain): jumps["mark"].trigger,
            (_Key.Key_Escape, plain): self.closed.emit,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False if it is for nothing here."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        does = self._keys.get((event.key(), modifiers))
        if does is not None:
            does()
        return does is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.press(event):
            super().keyPressEvent(event)
