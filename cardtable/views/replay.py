# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar below the table while a game is played back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from cardtable.engine.game import TABLE
from cardtable.models.replay import SPEEDS, ReplayModel

from .announcing import tell_choice
from .bar import Bar
from .icons import icon
from .labels import push_button
from .scrub import Scrub
from .spoken import name_box

_ICON = QSize(20, 20)
_WIDEST = 260
_AROUND = 34
"""Width that one row takes besides what is in it."""
_Key = Qt.Key
_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class ReplayBar(Bar):
    """Steers a `ReplayModel` with buttons, a scrub bar and keys; in little room the rest is in a menu."""

    closed = Signal()
    taken_over = Signal(int)
    """The seat from which the game is to be played on."""

    def __init__(self, replay: ReplayModel) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Replay"))
        self._replay = replay
        self.scrub = Scrub()
        self.place = QLabel()
        self._jumps = QMenu(self)
        self._lines = QMenu(self.tr("&Lines taken back"), self)
        self._seats = QMenu(self)
        self._more = QMenu(self)
        self._choices = {
            False: QMenu(self.tr("Speed"), self),
            True: QMenu(self.tr("Hands that are shown"), self),
        }
        """What the boxes offer, once more as menus; True: the hands."""
        self._low = False
        self._small: bool | None = None
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
        self.jump = self._menu_button(self.tr("G&o to"), self._jumps)
        self.speed = QComboBox()
        name_box(self.speed, self.tr("Speed"))
        tell_choice(self.speed)
        self.speed.setToolTip(self.tr("Speed"))
        for speed in SPEEDS:
            self.speed.addItem(f"{QLocale().toString(speed)} ×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.hands = QComboBox()
        name_box(self.hands, self.tr("Hands that are shown"))
        tell_choice(self.hands)
        self.hands.setToolTip(self.tr("Hands that are shown"))
        self.hands.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.hands.setMinimumContentsLength(10)
        self.hands.setMaximumWidth(_WIDEST)
        self.take_over = self._menu_button(self.tr("&Take over"), self._seats)
        self.leave = push_button(self.tr("C&lose"))
        self.leave.setToolTip(self.tr("Back to the table (Esc)"))
        for combo in (self.speed, self.hands):
            combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed.activated.connect(self._on_speed)
        self.hands.activated.connect(self._on_hands)
        self.leave.clicked.connect(self.closed)
        self.more = self._menu_button(self.tr("Replay"), self._more)
        self._more.aboutToShow.connect(self._fill_more)
        self._fill_jumps()
        self._lay_out()

    def _lay_out(self) -> None:
        self._top, self._row = QHBoxLayout(), QHBoxLayout()
        self._row.setSpacing(2)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            self._row.addWidget(button)
        self._rest = QWidget()
        rest = QHBoxLayout(self._rest)
        rest.setContentsMargins(0, 0, 0, 0)
        rest.setSpacing(2)
        rest.addWidget(self.jump)
        rest.addWidget(self.speed)
        rest.addSpacing(6)
        rest.addWidget(self.hands, 2)
        rest.addStretch(1)
        rest.addWidget(self.take_over)
        rest.addSpacing(6)
        rest.addWidget(self.leave)
        self._row.addWidget(self._rest, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 6)
        column.setSpacing(2)
        column.addLayout(self._top)
        column.addLayout(self._row)
        self._fit()

    def set_low(self, low: bool) -> None:
        """One row instead of two."""
        self._low = low
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Two rows; or one, and a menu with the rest of the second, where there is no room for both."""
        buttons = sum(one.sizeHint().width() for one in (self.first, self.back, self.play)) * 2
        small = self._low or buttons + self._rest.sizeHint().width() > self.width()
        least = buttons + self.scrub.minimumSizeHint().width() + self.more.sizeHint().width() + _AROUND
        if small != self._small:
            self._arrange(small)
        self.place.setHidden(small and least + self.place.sizeHint().width() > self.width())

    def _arrange(self, small: bool) -> None:
        """Put the parts into one row or two; before that they are windows of their own if they are shown."""
        self._small = small
        onto, off = (self._row, self._top) if small else (self._top, self._row)
        for widget in (self.scrub, self.place, self.more):
            off.removeWidget(widget)
            onto.addWidget(widget, 1 if widget is self.scrub else 0)
        self._rest.setVisible(not small)
        self.more.setVisible(small)
        order = (self.last, self.scrub, self.more) if small else (self.scrub, self.first)
        for before, after in pairwise(order):
            self.setTabOrder(before, after)

    def _fill_more(self) -> None:
        """The same choices as those of the second row."""
        self._more.clear()
        for button, menu in ((self.jump, self._jumps), (self.take_over, self._seats)):
            action = self._more.addMenu(menu)
            action.setText(button.text())
            action.setEnabled(button.isEnabled())
        for which, menu in self._choices.items():
            self._more.addMenu(menu)
            self._fill_choices(menu, which=which)
        self._more.addSeparator()
        self._more.addAction(self.leave.text(), self.closed.emit)

    def _fill_choices(self, menu: QMenu, *, which: bool) -> None:
        menu.clear()
        box = self.hands if which else self.speed
        for row in range(box.count()):
            action = menu.addAction(box.itemText(row).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(row == box.currentIndex())
            items = box.model()
            action.setEnabled(not isinstance(items, QStandardItemModel) or items.item(row).isEnabled())
            action.setData((which, row))
            action.triggered.connect(self._on_choice)

    def _on_choice(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            which, row = action.data()
            box = self.hands if which else self.speed
            box.setCurrentIndex(row)
            box.activated.emit(row)

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
            # made here, not by the menu: Qt for Python forgets those while they are still in use
            action = self.jumps[name] = QAction(f"{text}\t{shown}", self)
            self._jumps.addAction(action)
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
