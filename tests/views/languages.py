# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in any of its languages, and in one that does not exist."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from cardtable import assets
from cardtable.views.translators import install_translators

from .pseudo import Pseudo

I18N = assets.resources() / "i18n"
LANGUAGES = sorted(path.stem.partition("_")[2] for path in I18N.glob("cardtable_*.ts"))
PSEUDO = "pseudo"


@contextmanager
def speaking(app: QApplication, language: str) -> Iterator[None]:
    """Everything made meanwhile speaks that language."""
    if language == PSEUDO:
        app.installTranslator(Pseudo(app))
    else:
        install_translators(app, language, I18N)
    yield
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale("en"))
