# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the side panel is in sight: what people want, and what the window has room for."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.models.settings import SettingsModel

from .actions import Actions
from .side import SidePanel
from .stage import Stage


class SideSwitch(QObject):
    """Keeps the two menu entries, the settings and the panel of one mind.

    Where the panel would lie over the felt it opens only when asked for, and is forgotten when room comes.
    """

    def __init__(self, stage: Stage, side: SidePanel, actions: Actions, settings: SettingsModel) -> None:
        super().__init__(stage)
        self._stage = stage
        self._side = side
        self._actions = actions
        self._settings = settings
        self._asked = False
        self._had_room = stage.has_room
        self.ready = False
        """Whether there is a game to tell about."""
        actions.sheet.triggered.connect(self._on_sheet)
        actions.log.triggered.connect(self._on_log)
        side.closed.connect(self._on_close)
        stage.arena.resized.connect(self._on_resize)
        self.refresh(slide=False)

    def refresh(self, *, slide: bool = True) -> None:
        """Show what should be in sight."""
        value = self._settings.value
        room = self._stage.has_room
        open_ = self.ready and (value.show_sheet or value.show_log) and (room or self._asked)
        self._side.show_parts(score=value.show_sheet, log=value.show_log)
        self._stage.open_side(open_, slide=slide)
        self._actions.sheet.setChecked(open_ and value.show_sheet)
        self._actions.log.setChecked(open_ and value.show_log)
        self._actions.sheet.setEnabled(self.ready)
        self._actions.log.setEnabled(self.ready)

    def _on_sheet(self, wanted: bool) -> None:
        self._want("show_sheet", "show_log", wanted)

    def _on_log(self, wanted: bool) -> None:
        self._want("show_log", "show_sheet", wanted)

    def _want(self, part: str, other: str, wanted: bool) -> None:
        room = self._stage.has_room
        if wanted and not room and not self._asked:
            self._settings.update(**{part: True, other: False})  # one thing over the felt is enough
        elif wanted or room or getattr(self._settings.value, other):
            self._settings.update(**{part: wanted})
        self._asked = wanted or (self._asked and getattr(self._settings.value, other))
        self.refresh()

    def _on_close(self) -> None:
        if self._stage.has_room:
            self._settings.update(show_sheet=False, show_log=False)
        self._asked = False
        self.refresh()

    def _on_resize(self) -> None:
        if self._stage.has_room != self._had_room:
            self._had_room = self._stage.has_room
            self._asked = False
            self.refresh(slide=False)
