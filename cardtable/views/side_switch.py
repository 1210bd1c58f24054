# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the side panel is in sight: what people want, and what the window has room for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.models.settings import SettingsModel

from .actions import Actions, allow
from .side import SidePanel
from .stage import Stage


class SideSwitch(QObject):
    """Keeps the two menu entries, the settings and the panel of one mind.

    Where the panel lies over the felt, only what is asked for is shown, for the moment, and not remembered.
    """

    only_changed = Signal(str)
    """Another part, or none, is shown in place of all others."""

    def __init__(self, stage: Stage, side: SidePanel, actions: Actions, settings: SettingsModel) -> None:
        super().__init__(stage)
        self._stage = stage
        self._side = side
        self._actions = actions
        self._settings = settings
        self._glance = (False, False)
        """Score sheet and log, as asked for over the felt."""
        self._only = ""
        """The part that is shown in place of all others."""
        self._help = self._cleared = False
        self._room = (stage.has_room, stage.narrow)
        self.ready = False
        """Whether there is a game to tell about."""
        actions.sheet.triggered.connect(self._on_sheet)
        actions.log.triggered.connect(self._on_log)
        side.closed.connect(self.fold)
        stage.arena.resized.connect(self._on_resize)
        self.refresh(slide=False)

    def refresh(self, *, slide: bool = True) -> None:
        """Show what should be in sight."""
        sheet, log = self._wanted() if self.ready else (False, False)
        others = {self._only} if self._only else {"help"} if self._help else set()
        if self._stage.narrow and (sheet or log or (self._cleared and not self._only)):
            others = set()  # the help comes back when these have been looked at
        self._side.show_parts(score=sheet, log=log, others=others if self.ready else ())
        self._stage.open_side(sheet or log or (self.ready and bool(others)), slide=slide)
        for action, shown in ((self._actions.sheet, sheet), (self._actions.log, log)):
            action.setChecked(shown)
            allow(action, "" if self.ready else self.tr("There is no game on the table."))

    @property
    def only(self) -> str:
        """The part that is shown in place of all others, by its name; empty: there is none."""
        return self._only

    def show_only(self, part: str) -> None:
        """Show one part in place of all others, or (empty) no longer."""
        if part != self._only:
            self._only = part
            self.refresh()
            self.only_changed.emit(part)

    def show_help(self, shown: bool) -> None:
        """Show the help above the other parts; over the felt only for the moment."""
        self._help = shown
        self.refresh()

    def fold(self) -> None:
        """Take the panel away; from a part that stands alone back to what was there before."""
        if self._only:
            self.show_only("")
            return
        if not (self._stage.narrow and any(self._glance)):
            self._help = False
        self._want(sheet=False, log=False)

    @property
    def glance(self) -> tuple[bool, bool]:
        """Whether score sheet and log have been asked for over the felt."""
        return self._glance

    def look_again(self, glance: tuple[bool, bool]) -> None:
        """Show again over the felt what was there."""
        self._glance = glance
        self.refresh(slide=False)

    def clear_felt(self, clear: bool = True) -> None:
        """Take the panel away where it lies over the felt or below it, or let it come back."""
        if clear and not self._stage.has_room:
            self._glance = (False, False)
        if clear != self._cleared:
            self._cleared = clear
            self.refresh(slide=False)

    def _wanted(self) -> tuple[bool, bool]:
        if self._only:
            return False, False
        value = self._settings.value
        return (value.show_sheet, value.show_log) if self._stage.has_room else self._glance

    def _want(self, *, sheet: bool, log: bool) -> None:
        self.show_only("")
        if self._stage.has_room:
            self._settings.update(show_sheet=sheet, show_log=log)
        else:
            self._glance = (sheet, log)
        self.refresh()

    def _on_sheet(self, wanted: bool) -> None:
        self._want(sheet=wanted, log=self._wanted()[1])

    def _on_log(self, wanted: bool) -> None:
        self._want(sheet=self._wanted()[0], log=wanted)

    def _on_resize(self) -> None:
        room = (self._stage.has_room, self._stage.narrow)
        if room != self._room:
            self._room = room
            self._glance = (False, False)
            self.refresh(slide=False)
