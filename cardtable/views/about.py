# SPDX-License-Identifier: GPL-3.0-or-later
"""What this program is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

import cardtable
from cardtable.engine.game import Game

from .labels import push_button, wrapped
from .language import and_list, say
from .overlay import large
from .screen import fit_to_screen


class AboutDialog(QDialog):
    """Name, version, licence."""

    def __init__(self, games: Iterable[Game], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Cardtable"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        head = QHBoxLayout()
        picture = QGuiApplication.windowIcon().pixmap(64, 64)
        if not picture.isNull():
            image = QLabel()
            image.setPixmap(picture)
            head.addWidget(image, 0, Qt.AlignmentFlag.AlignTop)
            head.addSpacing(12)
        title = QVBoxLayout()
        title.addWidget(large("Cardtable"))
        title.addWidget(wrapped(self.tr("Version {version}").format(version=cardtable.__version__), dim=True))
        head.addLayout(title, 1)
        column.addLayout(head)
        titles = and_list([say(game.title) for game in games])
        text = self.tr("{games}: against opponents that think, or with friends at one machine.")
        column.addWidget(wrapped(text.format(games=titles)))
        column.addWidget(
            wrapped(
                self.tr(
                    "Free software: you may use, share and change it under the GNU General Public "
                    "License, version 3 or later. It comes without any warranty."
                )
            )
        )
        column.addStretch(1)
        close = push_button(self.tr("&Close"))
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        column.addLayout(foot)
        fit_to_screen(self, 460, column.heightForWidth(460))
