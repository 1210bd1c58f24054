# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences: every change is seen, heard and kept at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from cardtable.models.decks import DeckFile
from cardtable.models.settings import Settings, SettingsModel

from .labels import push_button
from .preference_pages import LookPage, Page, PersonPage, PlayPage, SoundPage
from .screen import fit_to_screen
from .sound import SoundBoard

_MADE_HERE = (
    *("deck", "four_colour", "large_index", "dark_faces", "back", "felt", "scheme"),
    *("motion", "less_motion", "pace", "pause_trick", "pause_round", "sort_hand"),
    *("sound", "volume", "name", "language"),
)
"""The settings that can be made in this dialog."""


class PreferencesDialog(QDialog):
    """A page for each kind of setting, and a way back to what was set before."""

    def __init__(
        self,
        settings: SettingsModel,
        decks: Sequence[DeckFile],
        languages: Sequence[str],
        board: SoundBoard,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self._before = settings.value
        self.pages = QTabWidget()
        self.look = LookPage(settings, decks)
        self.play = PlayPage(settings)
        self.sound = SoundPage(settings, board)
        self.person = PersonPage(settings, languages)
        self._add(self.tr("Loo&k"), self.look)
        self._add(self.tr("&Play"), self.play)
        self._add(self.tr("So&und"), self.sound)
        self._add(self.tr("&You"), self.person)
        self.undo = push_button(self.tr("&As before"))
        self.undo.setToolTip(self.tr("Everything as it was when this window was opened"))
        self.restore = push_button(self.tr("Usual &settings"))
        self.close_button = push_button(self.tr("Clos&e"))
        foot = QHBoxLayout()
        foot.addWidget(self.restore)
        foot.addWidget(self.undo)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.pages, 1)
        column.addLayout(foot)
        self.undo.clicked.connect(self._on_undo)
        self.restore.clicked.connect(self._on_restore)
        self.close_button.clicked.connect(self.accept)
        settings.changed.connect(self._show)
        self._show()
        fit_to_screen(self, 620, 560)

    def shown(self) -> tuple[int, Settings]:
        """The page, and what was set when this window was opened."""
        return self.pages.currentIndex(), self._before

    def show_again(self, page: int, before: Settings) -> None:
        """Take the place of such a window in another language."""
        self._before = before
        self.pages.setCurrentIndex(page)
        self.person.language.setFocus()
        self._show()

    def _add(self, title: str, page: Page) -> None:
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the control that has the keyboard
        area.setWidget(page)
        self.pages.addTab(area, title)

    def _show(self) -> None:
        self.undo.setEnabled(_made_here(self._settings.value) != _made_here(self._before))
        self.restore.setEnabled(_made_here(self._settings.value) != _made_here(Settings()))

    def _on_undo(self) -> None:
        self._settings.update(**_made_here(self._before))

    def _on_restore(self) -> None:
        self._settings.update(**_made_here(Settings()))


def _made_here(value: Settings) -> dict[str, object]:
    return {name: getattr(value, name) for name in _MADE_HERE}
