# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the proof of fairness: what was promised, and after the game whether it was kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFontDatabase,
    QGuiApplication,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.fairness import Check, Report
from cardtable.models.proof import Proof
from cardtable.views.announcing import announce
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import say
from cardtable.views.screen import fit_to_screen

_SIGNS = {True: "✓", False: "✗", None: "–"}


class ProofDialog(QDialog):
    """Verifies a finished game while it is open."""

    def __init__(self, proof: Proof, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Proof of fairness"))
        self._proof = proof
        self.promise = QLineEdit(proof.promised)
        self.verdict = wrapped(heading=True)
        self.progress = QProgressBar()
        self._checks = QWidget()
        self._grid = QGridLayout(self._checks)
        self._shown: tuple[Check, ...] | None = None
        self._build()
        proof.changed.connect(self._refresh)
        self._refresh()
        fit_to_screen(self, 720, 380)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(10)
        text = self.tr(
            "The cards and the opponents’ dice were fixed before you saw the first card. The promise below "
            "is their fingerprint: change one card, and it would be another one. After the game everything "
            "is laid open, and each decision of the opponents is taken again on nothing but what they could "
            "see."
        )
        column.addWidget(wrapped(text))
        column.addLayout(self._promise_row())
        plate = QFrame()
        plate.setProperty("plate", True)
        inside = QVBoxLayout(plate)
        inside.setContentsMargins(14, 12, 14, 12)
        inside.addWidget(self.verdict)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(10)
        inside.addWidget(self._checks)
        self.progress.setAccessibleName(self.tr("Decisions taken again"))
        inside.addWidget(self.progress)
        inside.addStretch(1)
        column.addWidget(plate, 1)
        close = push_button(self.tr("&Close"))
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(
            wrapped(self.tr("Anybody can verify a saved game: cardtable verify FILE"), dim=True), 1
        )
        foot.addWidget(close)
        column.addLayout(foot)

    def _promise_row(self) -> QHBoxLayout:
        label = QLabel(self.tr("The &promise"))
        label.setBuddy(self.promise)
        self.promise.setReadOnly(True)
        self.promise.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.promise.setPlaceholderText(self.tr("This game promised nothing."))
        self.promise.setCursorPosition(0)
        self.copy = push_button(self.tr("C&opy"))
        self.copy.setEnabled(bool(self._proof.promised))
        self.copy.clicked.connect(self._on_copy)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.promise, 1)
        row.addWidget(self.copy)
        return row

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._proof.verify()
        self._refresh()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._proof.promised)
        self.promise.selectAll()

    def _refresh(self) -> None:
        proof, report = self._proof, self._proof.report()
        self.promise.setText(proof.promised)
        self.promise.setCursorPosition(0)
        self.progress.setVisible(proof.running)
        self.progress.setRange(0, proof.of)
        self.progress.setValue(proof.done)
        self._tell(self._verdict(report))
        if report is not None and report.checks != self._shown:
            self._show_checks(report.checks)
        self._checks.setVisible(report is not None)

    def _verdict(self, report: Report | None) -> str:
        if report is None:
            return self.tr("When the game is over, you see here whether the promise was kept.")
        if self._proof.running:
            return self.tr("The opponents think again…")
        if not report.kept:
            return self.tr("This game is not as it was promised.")
        if self._proof.failed:
            return self.tr("The opponents’ decisions could not be taken again.")
        if report.foreign:
            return self.tr("Nothing was found against the deal; the opponents were those of another version.")
        return self.tr("Nothing was found against this game.")

    def _tell(self, text: str) -> None:
        if text != self.verdict.text():
            self.verdict.setText(text)
            announce(self, text)

    def _show_checks(self, checks: tuple[Check, ...]) -> None:
        self._shown = checks
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()  # at once, the rest when it is convenient
                widget.deleteLater()
        judged = {True: self.tr("kept"), False: self.tr("broken"), None: self.tr("open")}
        for line, check in enumerate(checks):
            sign = QLabel(f"{_SIGNS[check.kept]} {judged[check.kept]}")
            sign.setProperty("warning", check.kept is False)
            text = wrapped(say(check.words))
            self._grid.addWidget(sign, line, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(text, line, 1)
            for label in (sign, text):  # a layout shows them only in the next turn of the event loop
                label.show()
