# SPDX-License-Identifier: GPL-3.0-or-later
"""Going over from the game in play to a replay on the same table, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from cardtable.engine.record import Timeline
from cardtable.models.replay import ReplayModel

from .language import say
from .replay import ReplayBar

if TYPE_CHECKING:
    from .window import MainWindow

Shown: TypeAlias = tuple[Timeline, int | None, int, int | None]
"""A game, its number in the library, how many decisions have been played back, and whose hand is seen."""


class Replaying(QObject):
    """Lets the table show a replay while the game in play rests, and then that game again as it was."""

    changed = Signal()
    """A replay has begun or ended."""
    taken_over = Signal(object, int, int, int)
    """The `Record`, its number in the library, decisions and seat from which it is to be played on."""

    # of the class, too: a window that goes still sends events when Python has emptied its objects
    active = False
    """Whether the table shows a replay."""
    held = False
    """While this is so, keys are not the replay's."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._bar: ReplayBar | None = None
        self._welcoming = False
        self._then: Callable[[], object] | None = None
        self.replay = ReplayModel(self)
        window.model.opened.connect(self._on_game_opened)

    @property
    def bar(self) -> ReplayBar:
        """The bar below the table."""
        if self._bar is None:
            self._bar = ReplayBar(self.replay)
            self._bar.closed.connect(self._on_closed)
            self._bar.taken_over.connect(self._on_taken_over)
            self._window.stage.set_bar(self._bar)
            self._window.table.installEventFilter(self)
        return self._bar

    def show(
        self,
        timeline: Timeline,
        library_id: int | None,
        number: int | None = None,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Show a game after `number` decisions; None: from its beginning.

        `then` is done when people close this replay, not when something else takes its place.
        """
        window, self._then = self._window, then
        bar = self.bar
        if not self.active:
            self.active = True
            self._welcoming = not window.covers.welcome.isHidden()
            window.model.rest()
            window.covers.lift()
        self.replay.load(timeline, library_id, number)
        self._follow()
        bar.refresh()
        bar.show()
        window.setWindowTitle(self.tr("Replay: {game}").format(game=say(timeline.game.title)))
        window.side_switch.ready = True
        window.side_switch.refresh(slide=False)
        window.table.setFocus()
        self.changed.emit()

    def shown(self) -> Shown | None:
        """What is played back, for `show_again` in another window; None: nothing, or somebody practises."""
        replay = self.replay
        if not self.active or self.held:
            return None
        return replay.whole, replay.library_id, replay.number, replay.seat

    def show_again(self, shown: Shown) -> None:
        """Play a game back as it was played back in another window."""
        timeline, game, number, seat = shown
        self.show(timeline, game, min(number, len(timeline.line)))
        self.replay.look(seat)

    def leave(self) -> None:
        """Back to the game in play, as it was."""
        if not self.active:
            return
        model = self._window.model
        if model.timeline is not None:
            model.wake()  # `_on_game_opened` does the rest
            return
        self._end()
        self._window.side_switch.ready = False
        self._window.side_switch.refresh(slide=False)
        self._window.setWindowTitle("")
        self._window.table.hide()
        if self._welcoming:
            self._window.covers.welcome.present()

    def _on_closed(self) -> None:
        then = self._then
        self.leave()
        if then is not None:
            then()

    def _end(self) -> None:
        self.active = self.held = False
        self.replay.stop()
        self._follow()
        self.bar.hide()
        self.changed.emit()

    def _on_game_opened(self) -> None:
        """Whatever game comes to the table, it is the one that is shown from now on."""
        if self.active:
            self._end()

    def _follow(self) -> None:
        window = self._window
        shown = self.replay if self.active else window.model
        window.table.follow(shown)
        window.status.follow(shown)
        if window.stage.side is not None:
            window.stage.side.follow(shown)

    def _on_taken_over(self, seat: int) -> None:
        number, game = self.replay.number, self.replay.library_id or 0
        self.taken_over.emit(self.replay.whole.record, game, number, seat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if (
            self.active
            and not self.held
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and self.bar.press(event)
        ):
            return True
        return super().eventFilter(watched, event)
