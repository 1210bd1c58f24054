# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules as a form."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from cardtable.engine.game import Options
from cardtable.engine.options import read_options, rule, settings
from cardtable.engine.words import mark
from cardtable.games import all_games
from cardtable.views.options_form import OptionsForm


class Sample(Options, frozen=True, kw_only=True):
    """One option of each kind."""

    open: Annotated[bool, rule(mark("Test", "Open cards"))] = False
    goal: Annotated[int, Meta(ge=1, le=20), rule(mark("Test", "Goal"), hint=mark("Test", "In tricks."))] = 5
    suit: Annotated[
        Literal["none", "hearts"],
        rule(mark("Test", "Trump"), {"none": mark("Test", "no trump"), "hearts": mark("Test", "hearts")}),
    ] = "none"
    secret: Annotated[bool, rule(mark("Test", "Secret"), hidden=True)] = False


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    form = OptionsForm(Sample, {"goal": 7})
    qtbot.addWidget(form)
    form.show()
    return form


def test_each_kind_of_option_has_its_control(form: OptionsForm) -> None:
    kinds = (QCheckBox, QSpinBox, QComboBox)
    assert all(isinstance(control, kind) for control, kind in zip(form.controls(), kinds, strict=True))
    assert form.values() == {"open": False, "goal": 7, "suit": "none"}


def test_options_for_programs_are_left_out(form: OptionsForm) -> None:
    assert "secret" not in form.values()


def test_controls_are_named_for_those_who_do_not_see_them(form: OptionsForm) -> None:
    assert [control.accessibleName() for control in form.controls()] == ["Open cards", "Goal", "Trump"]
    assert form.controls()[1].accessibleDescription() == "In tricks. House rule, changed from the default."


def test_every_change_is_told(form: OptionsForm, qtbot: QtBot) -> None:
    check, spin, combo = form.controls()
    for control, key in ((check, Qt.Key.Key_Space), (spin, Qt.Key.Key_Up), (combo, Qt.Key.Key_Down)):
        with qtbot.waitSignal(form.changed):
            QTest.keyClick(control, key)
    assert form.values() == {"open": True, "goal": 8, "suit": "hearts"}


def test_the_wheel_changes_nothing(form: OptionsForm) -> None:
    before = form.values()
    for control in form.controls():
        middle = QPointF(control.rect().center())
        event = QWheelEvent(
            middle,
            control.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(control, event)
    assert form.values() == before


@pytest.mark.parametrize("game", all_games())
def test_every_value_of_every_house_rule_can_be_set(game: str, qtbot: QtBot) -> None:
    kind = all_games()[game].options_type
    form = OptionsForm(kind, {})
    qtbot.addWidget(form)
    assert read_options(kind, form.values()) == kind()
    for setting in settings(kind):
        if setting.hidden:
            continue
        for value in [value for value, _ in setting.values] or [setting.low, setting.high]:
            form.set_values({setting.name: value})
            assert getattr(read_options(kind, form.values()), setting.name) == value
