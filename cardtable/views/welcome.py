# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on an empty table: the games to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.engine.game import Game

from .game_choice import GameChoice
from .labels import push_button
from .language import and_list, say
from .overlay import Overlay, large
from .rows import ButtonRows
from .setups import Setup

_AROUND = 16
"""Height that the plate leaves free around itself."""


class Welcome(Overlay):
    """All games; last time's again with one key; games that were kept."""

    chosen = Signal(str)
    again = Signal()
    library = Signal()
    file = Signal()
    preferences = Signal()
    learning = Signal()
    asking = Signal()
    """People know a game, but not which of these it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 560)
        self._settings: QPushButton | None = None
        self._played = False

    def tell(self, games: Iterable[Game], last: Setup | None, *, kept: bool) -> None:
        """Offer these games; `last` is the set-up of the last one, `kept` whether the library has any."""
        self.clear()
        self._played = last is not None
        known = {game.id: game for game in games}
        self.column.addWidget(large(self.tr("Which game shall it be?")))
        choice = GameChoice(known.values(), checkable=False)
        choice.chosen.connect(self.chosen)
        self.column.addWidget(choice)
        if last is not None:
            names = and_list([player.name for player in last.seats])
            text = self.tr("Once more: {game} with {names} (F2)")
            again = push_button(text.format(game=say(known[last.game].title), names=names))
            again.clicked.connect(self.again)
            self.column.addWidget(again)
        self.column.addWidget(self._more(kept=kept))
        self.setAccessibleName(self.tr("Choose a game"))
        self._fit()
        self.present()
        choice.buttons()[0].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Tell what each game is where there is room for that."""
        if self._fit_brief(brief=False) > self.height() - _AROUND:
            self._fit_brief(brief=True)

    def _fit_brief(self, *, brief: bool) -> int:
        """Be brief or not. Returns the height that this takes."""
        for choice in self.plate.findChildren(GameChoice):
            choice.set_brief(brief)
        if self._settings is not None:
            self._settings.setHidden(brief and self._played)  # the menu has it, too
        self.column.activate()
        width = min(self.plate.maximumWidth(), self.width() - _AROUND)
        return max(self.column.totalHeightForWidth(width), self.column.totalMinimumSize().height())

    def _more(self, *, kept: bool) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        learn = push_button(self.tr("&Learn a game…"))
        learn.clicked.connect(self.learning)
        which = push_button(self.tr("&Which game do you know?…"))
        which.clicked.connect(self.asking)
        library = push_button(self.tr("Games pla&yed…"))
        library.clicked.connect(self.library)
        library.setEnabled(kept)
        if not kept:
            library.setToolTip(
                QCoreApplication.translate(
                    "LibraryDialog", "No game has been played yet. Every game you play is kept here."
                )
            )
        file = push_button(self.tr("&Open file…"))
        file.clicked.connect(self.file)
        column.addWidget(ButtonRows((learn, which, library, file), most=2))
        self._settings = push_button(self.tr("Cards, colours, sounds, l&anguage…"))
        self._settings.clicked.connect(self.preferences)
        column.addWidget(self._settings)
        return box
