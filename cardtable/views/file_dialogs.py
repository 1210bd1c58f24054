# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking for a file without stopping the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

SUFFIX = "cardtable"


def ask_open(parent: QWidget, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask which game file to open; `chosen` gets its path."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Open a game"), chosen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def ask_save(parent: QWidget, title: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask where to write a game; `chosen` gets the path."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Save a copy of the game"), chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.selectFile(str(Path(dialog.directory().absolutePath()) / file_name(title)))
    dialog.open()
    return dialog


def ask_save_table(parent: QWidget, title: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask where to write a table for a spreadsheet; `chosen` gets the path."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Save the table"), chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    tables = QCoreApplication.translate("Files", "Tables")
    dialog.setNameFilter(f"{tables} (*.csv)")
    dialog.setDefaultSuffix("csv")
    dialog.selectFile(str(Path(dialog.directory().absolutePath()) / file_name(title, "csv")))
    dialog.open()
    return dialog


def ask_save_review(parent: QWidget, title: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask where to write a review; the form that is chosen gives the name its ending."""
    dialog = _dialog(parent, QCoreApplication.translate("Coaching", "Save the review"), chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(
        [
            QCoreApplication.translate("Coaching", "The whole review (*.html)"),
            QCoreApplication.translate("Coaching", "All figures (*.json)"),
            QCoreApplication.translate("Coaching", "The curve as a drawing (*.svg)"),
            QCoreApplication.translate("Coaching", "The curve as a picture (*.png)"),
        ]
    )
    dialog.setDefaultSuffix("html")
    dialog.selectFile(str(Path(dialog.directory().absolutePath()) / file_name(title, "html")))
    dialog.filterSelected.connect(partial(_take_suffix, dialog))
    dialog.open()
    return dialog


def _take_suffix(dialog: QFileDialog, chosen: str) -> None:
    """Give the proposed name the ending of the form that has been chosen."""
    suffix = chosen.rpartition("*.")[2].rstrip(")")
    dialog.setDefaultSuffix(suffix)
    names = dialog.selectedFiles()
    if names and Path(names[0]).name:
        dialog.selectFile(str(Path(names[0]).with_suffix(f".{suffix}")))


def file_name(title: str, suffix: str = SUFFIX) -> str:
    """A name for a file that every system takes."""
    plain = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", title)
    return (" ".join(plain.split()).strip(". ")[:80] or "game") + f".{suffix}"


def _dialog(parent: QWidget, title: str, chosen: Callable[[str], object]) -> QFileDialog:
    dialog = QFileDialog(parent, title, QDir.homePath())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    games = QCoreApplication.translate("Files", "Games of Cardtable")
    dialog.setNameFilter(f"{games} (*.{SUFFIX})")
    dialog.fileSelected.connect(chosen)
    return dialog
