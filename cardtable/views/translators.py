# SPDX-License-Identifier: GPL-3.0-or-later
"""Which language is spoken."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

NATIVE = "en"
"""Language of the texts in the source."""


def languages(folder: Path) -> tuple[str, ...]:
    """Codes of the languages that `folder` has translations for, the source's own first."""
    found = (path.stem.partition("_")[2] for path in folder.glob("cardtable_*.qm"))
    return (NATIVE, *sorted(code for code in found if code != NATIVE))


def choose_locale(language: str, available: Sequence[str]) -> QLocale:
    """The locale to speak: the setting's, else the first of the system's languages that is available."""
    if language:
        return QLocale(language)
    system = QLocale.system()
    for wanted in system.uiLanguages():
        name = wanted.replace("-", "_")
        if name in available or name.partition("_")[0] in available:
            return system if QLocale(name).language() == system.language() else QLocale(name)
    return QLocale(NATIVE)


def install_translators(app: QCoreApplication, language: str, folder: Path) -> None:
    """Let the program and Qt's own dialogs speak a language; "" is the system's."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    locale = choose_locale(language, languages(folder))
    QLocale.setDefault(locale)
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, where in (("qtbase", qt_folder), ("cardtable", str(folder))):
        translator = QTranslator(app)
        if translator.load(locale, name, "_", where):
            app.installTranslator(translator)
