# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of statistics."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from cardtable.models.facts import FactBook, Facts, Seat
from cardtable.models.library import Library
from cardtable.models.settings import SettingsModel
from cardtable.models.statistics import Losses
from cardtable.views.chart import Chart
from cardtable.views.language import percent
from cardtable.views.statistics import StatisticsDialog

ANN, BO = Seat("Ann", end=60), Seat("Bo", "easy", end=104, moons=1)


def hearts(number: int, **fields: object) -> Facts:
    given = {
        "id": number,
        "changed": 1_700_000_000 + 1000 * number,
        "moves": 50,
        "game": "hearts",
        "cards": "",
        "seats": (ANN, BO),
        "deals": 8,
        "counted": "score",
        "first": number % 2,
        "winner": int(number % 3 == 0),
    }
    return Facts(**{**given, **fields})  # type: ignore[arg-type]


GAMES = [
    *(hearts(number) for number in range(12)),
    hearts(20, options={"moon": "off"}, practice=True),
    hearts(21, game="classic", counted="chips", seats=(ANN, BO, Seat("Cy", "hard"), Seat("Di", "easy"))),
    hearts(22, seats=(ANN, Seat("Zoe"))),
]


class Book(FactBook):
    """Facts that need no games."""

    def facts(self) -> list[Facts]:
        return GAMES


class Reviews:
    def losses(self) -> Losses:
        return {(number, 0): (0.5 + number / 100, 20) for number in range(12)}


Show = Callable[[type[FactBook], Reviews | None], StatisticsDialog]


@pytest.fixture
def show(qtbot: QtBot, library: Library, tmp_path: Path, settings: SettingsModel) -> Show:
    parent = QWidget()
    qtbot.addWidget(parent)

    def open_page(book: type[FactBook], losses: Reviews | None) -> StatisticsDialog:
        page = StatisticsDialog(book(library, tmp_path, parent), settings, losses, parent)
        page.open()
        return page

    return open_page


@pytest.fixture
def page(show: Show) -> StatisticsDialog:
    return show(Book, None)


def rows(table: QTableWidget) -> list[list[str]]:
    found = []
    for row in range(table.rowCount()):
        items = [table.item(row, column) for column in range(table.columnCount())]
        found.append([item.text() if item is not None else "" for item in items])
    return found


def figures(page: StatisticsDialog) -> dict[str, str]:
    return {name: value for name, value, _ in rows(page.figures)}


def test_each_kind_of_games_has_a_line(page: StatisticsDialog) -> None:
    assert rows(page.kinds) == [
        ["Two-Player Hearts", "as in the book", "2", "easy", "none", "12", percent(8 / 12)],
        ["Ninety-Nine with chips", "as in the book", "4", "easy × 2, hard", "none", "1", percent(0)],
        ["Two-Player Hearts", "as in the book", "2", "a person", "none", "1", percent(1)],
        ["Two-Player Hearts", "Shooting the moon: does not count", "2", "easy", "practice", "1", percent(1)],
    ]


def test_the_figures_of_a_line_say_what_they_count(page: StatisticsDialog) -> None:
    found = figures(page)
    assert found["Finished"] == "12"
    assert found["Won"] == "8 of 12"
    assert found["Moons of others"] == "12"
    assert found["Points for a deal"].startswith("7.5 (")
    assert found["You began"] == "4 of 6"
    assert "Given away" not in found, "nothing has been reviewed"
    assert all(counts for _, _, counts in rows(page.figures))
    assert page.wins.isVisible()
    assert not page.loss.isVisible()


def test_another_line_is_chosen_with_the_keyboard(page: StatisticsDialog) -> None:
    page.kinds.setFocus()
    QTest.keyClick(page.kinds, Qt.Key.Key_Down)
    assert figures(page)["Finished"] == "1"
    assert figures(page)["Chips for a deal"] == "7.50"


def test_another_person_has_figures_of_their_own(page: StatisticsDialog) -> None:
    assert [page.who.itemText(number) for number in range(page.who.count())] == ["Ann", "Zoe"]
    page.who.setCurrentIndex(1)
    assert [row[5] for row in rows(page.kinds)] == ["1"]


def test_losses_are_shown_once_there_are_reviews(show: Show) -> None:
    page = show(Book, Reviews())
    assert figures(page)["Given away"] == percent(0.555 / 20, 1)
    assert page.loss.isVisible()
    assert "Now" in page.loss.accessibleDescription()
    page.kinds.selectRow(1)
    assert "Given away" not in figures(page)
    assert not page.loss.isVisible()


def test_counting_anew_asks_and_can_be_taken_back(page: StatisticsDialog, settings: SettingsModel) -> None:
    assert not page.all.isVisible()
    page.anew.click()
    assert len(page.found) == 4, "asking changes nothing"
    (notice,) = page.notices.notices()
    notice.acted.emit()
    assert page.found == []
    assert settings.value.counted_from > 1_700_000_000
    assert "count" in page.since.text()
    assert not page.export.isEnabled()
    assert page.all.isVisible()
    page.all.click()
    assert len(page.found) == 4
    assert settings.value.counted_from == 0


def test_the_table_is_written_for_a_spreadsheet(page: StatisticsDialog, tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    page.export_to(str(path))
    with path.open(newline="") as file:
        found = list(csv.DictReader(file))
    assert [row["games_finished"] for row in found] == ["12", "1", "1", "1"]
    assert str(path) in page.notices.notices()[-1].text
    page.export_to(str(tmp_path / "none" / "table.csv"))
    assert "was not written" in page.notices.notices()[-1].text


def test_without_games_the_page_says_when_there_will_be_some(show: Show) -> None:
    page = show(FactBook, None)
    assert "When you have finished a game" in page.since.text()
    assert not page.export.isEnabled()
    assert not page.wins.isVisible()


def test_a_narrow_page_leaves_the_curves_out(page: StatisticsDialog) -> None:
    page.resize(600, 430)
    assert not page.curves.isVisible()
    assert page.minimumSizeHint().height() <= 430
    page.resize(760, 500)
    assert page.curves.isVisible()


@pytest.mark.parametrize("width", [480, 700, 980])
def test_no_column_takes_the_room_of_the_others(page: StatisticsDialog, qtbot: QtBot, width: int) -> None:
    page.figures.setItem(0, 0, QTableWidgetItem("Rentetan menang terpanjang sehingga kini"))
    page.figures.setItem(0, 1, QTableWidgetItem("-0,5 (von -0,7 bis -0,3), im Mittel"))
    page.resize(width, 500)
    qtbot.waitUntil(lambda: page.figures.rowHeight(0) > 2 * page.figures.fontMetrics().height())
    whole = page.figures.viewport().width()
    assert page.figures.columnWidth(2) >= 0.4 * whole
    assert sum(page.figures.columnWidth(column) for column in range(3)) <= whole
    header = page.kinds.horizontalHeader()
    assert page.kinds.columnWidth(1) >= header.sectionSizeHint(1)


def test_a_chart_draws_its_curve_and_says_it(qtbot: QtBot) -> None:
    chart = Chart("Wins")
    qtbot.addWidget(chart)
    chart.resize(200, 100)
    chart.show()
    empty = chart.grab().toImage()
    chart.show_curve([0.0, 1.0, 0.5], 1.0, percent, "Now a half.")
    assert chart.grab().toImage() != empty
    assert (chart.accessibleName(), chart.accessibleDescription()) == ("Wins", "Now a half.")
    low = chart.grab().toImage()
    chart.show_curve([0.0, 0.2, 0.1], 1.0, percent, "Now a tenth.")
    assert chart.grab().toImage() != low
