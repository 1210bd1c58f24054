# SPDX-License-Identifier: GPL-3.0-or-later
"""What covers the table when: the curtain, a finished round, the end, the choice of a game."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QTimer

from cardtable.engine.game import Result
from cardtable.models.game import GameModel
from cardtable.models.settings import UNTIL_KEY, SettingsModel

from .curtain import Curtain
from .panels import EndPanel, RoundPanel
from .side_switch import SideSwitch
from .stage import Stage
from .table.table import TableWidget
from .welcome import Welcome


class Covers(QObject):
    """Follows the game; at most one cover lies on the table at a time."""

    def __init__(self, stage: Stage, model: GameModel, side: SideSwitch, settings: SettingsModel) -> None:
        super().__init__(stage)
        self._stage = stage
        self._model = model
        self._side = side
        self._settings = settings
        self._next_round = QTimer(self, singleShot=True)
        self._next_round.timeout.connect(self._on_time)
        self.curtain = Curtain(stage.arena, settings)
        self.round = RoundPanel(stage.arena)
        self.end = EndPanel(stage.arena)
        self.welcome = Welcome(stage.arena)
        for cover in (self.curtain, self.round, self.end, self.welcome):
            stage.add_cover(cover)
        model.opened.connect(self.lift)
        model.stepped.connect(self.lift)
        model.rewound.connect(self.lift)
        model.curtain.connect(self._on_curtain)
        model.paused.connect(self._on_pause)
        model.finished.connect(self._on_finish)
        self.curtain.opened.connect(self._on_reveal)
        self.curtain.held.connect(self._on_held)
        self.round.gone_on.connect(self._on_go_on)
        self.end.closed.connect(self._focus_table)

    def lift(self) -> None:
        """Take every cover away."""
        covered = [
            cover for cover in (self.curtain, self.round, self.end, self.welcome) if not cover.isHidden()
        ]
        for cover in covered:
            cover.hide()
        self._side.clear_felt(False)
        self._show_table()
        if covered:
            self._focus_table()

    def catch_up(self) -> None:
        """Show what the game had to say before this object was there."""
        if self._model.timeline is None:
            return
        if self._model.curtained and self._model.state.turn is not None:
            self._on_curtain(self._model.state.turn)
        elif self._model.waiting_for_round:
            self._on_pause("round")
        elif self._model.state.result is not None:
            self._on_finish(self._model.state.result)

    def _on_curtain(self, seat: int) -> None:
        self.lift()
        self.curtain.fall(self._model.names[seat])
        if self._stage.table is not None:
            self._stage.table.hide()  # nothing on it can be read or reached until the right person is there

    def _on_held(self, held: bool) -> None:
        """The person whose turn comes looks at their cards for as long as they hold a button."""
        self._model.glance(held=held)
        if self._stage.table is not None and not self.curtain.isHidden():
            self._stage.table.setVisible(held)
            self.curtain.raise_()
        if held and isinstance(self._stage.table, TableWidget):
            hand = [card.rect_now for card in self._stage.table.cards.hand()]
            self.curtain.make_way(hand[0].united(hand[-1]) if hand else QRect())

    def _on_reveal(self) -> None:
        self._show_table()
        self._model.reveal()
        self._focus_table()

    def _on_pause(self, kind: str) -> None:
        if kind == "round" and self._model.game is not None:
            self.lift()
            self._side.clear_felt()
            self.round.tell(self._model.game, self._model.view, self._model.names)
            pause = self._settings.value.pause_round
            self._next_round.stop()
            if pause != UNTIL_KEY:
                self._next_round.start(round(1000 * pause))

    def _on_time(self) -> None:
        """The round has been looked at for as long as somebody wished."""
        if self.round.isHidden():
            return
        if self._stage.window().isMinimized():
            self._next_round.start()  # nobody can have seen it
        else:
            self.round.leave()

    def _on_go_on(self) -> None:
        self._focus_table()
        self._model.go_on()

    def _on_finish(self, result: Result) -> None:
        if self._model.game is not None:
            self.lift()
            self._side.clear_felt()
            self.end.tell(self._model.game, self._model.view, self._model.seats, result)

    def _show_table(self) -> None:
        if self._stage.table is not None:
            self._stage.table.show()

    def _focus_table(self) -> None:
        if self._stage.table is not None:
            self._stage.table.setFocus()
