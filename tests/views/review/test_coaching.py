# SPDX-License-Identifier: GPL-3.0-or-later
"""Help while playing and the review after it, in the window."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.models.library import Library
from cardtable.models.review import MISTAKE
from cardtable.views.review.coaching import Coaching
from cardtable.views.review.panel import ReviewPanel
from cardtable.views.window import MainWindow

from .conftest import Weighing

every_game = pytest.mark.parametrize("game", list(all_games()))
Make = Callable[..., Record]
Play = Callable[[Record], None]


def weighed(coaching: Coaching, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not coaching._coach.waiting(), timeout=60_000)


def reviewed(window: MainWindow, coaching: Coaching, qtbot: QtBot) -> ReviewPanel:
    weighed(coaching, qtbot)
    window.commands.review.trigger()
    assert coaching.panel is not None
    return coaching.panel


@every_game
def test_the_end_of_a_game_tells_unasked_what_it_was_worth(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play, game: str
) -> None:
    play_out(record(game, "hb"))
    weighed(coaching, qtbot)
    end = window.covers.end
    assert end.isVisible()
    assert end._verdict.isVisible()
    assert "mistake" in end._verdict.text().lower()
    buttons = {button.text(): button for button in end.findChildren(QPushButton) if button.isVisible()}
    qtbot.mouseClick(buttons["&Review"], Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]
    panel = coaching.panel
    assert panel is not None
    assert panel.isVisible()
    assert panel.review is not None
    assert panel.decisions.count() == len(panel.review.decisions)
    window.commands.review.trigger()
    assert not panel.isVisible()


@every_game
def test_the_end_of_a_game_of_several_people_tells_each_of_their_mistakes(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play, game: str
) -> None:
    short = {"hearts": {"target": 50}, "classic": {"chips": 1}}.get(game, {})
    play_out(record(game, "hh", **short))
    weighed(coaching, qtbot)
    told = window.covers.end._verdict.text()
    assert window.covers.end._verdict.isVisible()
    for seat, name in enumerate(window.model.names):
        found = coaching._coach.review(seat)
        assert found is not None
        assert f"{name}: {len(found.mistakes) or 'no'} mistake" in told


def test_list_curve_and_values_speak_of_the_same_decision(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play
) -> None:
    play_out(record("hearts", "hb", target=50))
    panel = reviewed(window, coaching, qtbot)
    assert panel.review is not None
    shown: list[int] = []
    panel.chosen.connect(shown.append)
    panel.choose(panel.review.decisions[0].number)
    panel.curve.setFocus()
    qtbot.keyClick(panel.curve, Qt.Key.Key_Right)  # type: ignore[no-untyped-call]
    decision = panel.review.decisions[1]
    assert panel.decision == decision
    assert shown[-1] == decision.number
    assert panel.values.rowCount() == len(decision.thought.values)
    assert panel.reason.text()
    last = panel.curve.curve()
    assert last is not None
    at = last.place(panel.review.decisions[-1].number, 0.5).toPoint()
    qtbot.mouseClick(panel.curve, Qt.MouseButton.LeftButton, pos=at)  # type: ignore[no-untyped-call]
    assert panel.decision == panel.review.decisions[-1]


def test_only_mistakes_can_be_listed(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play
) -> None:
    play_out(record("hearts", "hb", target=50))
    panel = reviewed(window, coaching, qtbot)
    assert panel.review is not None
    assert panel.review.mistakes, "the first legal card is no way to play"
    panel.only_mistakes.setChecked(True)
    assert panel.decisions.count() == len(panel.review.mistakes)
    other = next(one for one in panel.review.decisions if one.loss < MISTAKE)
    panel.choose(other.number)
    assert not panel.only_mistakes.isChecked()
    assert panel.decision == other


def test_each_person_at_one_computer_has_a_review(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play
) -> None:
    play_out(record("numeral", "hh"))
    panel = reviewed(window, coaching, qtbot)
    assert panel.seat_box.isVisible()
    assert [panel.seat_box.itemText(row) for row in (0, 1)] == list(window.model.names)
    first = panel.review
    panel.seat_box.setCurrentIndex(1)
    panel.seat_box.activated.emit(1)
    assert panel.review is not None
    assert panel.review != first


@pytest.mark.parametrize("suffix", [".svg", ".png", ".html", ".json"])
def test_a_review_is_saved(
    window: MainWindow,
    coaching: Coaching,
    qtbot: QtBot,
    record: Make,
    play_out: Play,
    tmp_path: Path,
    suffix: str,
) -> None:
    play_out(record("numeral", "hb"))
    panel = reviewed(window, coaching, qtbot)
    assert panel.review is not None
    path = tmp_path / f"ß 空{suffix}"
    coaching.save_to(str(path))
    data = path.read_bytes()
    if suffix == ".svg":
        assert QSvgRenderer(str(path)).isValid()
    elif suffix == ".png":
        assert QImage(str(path)).width() > 1000
    elif suffix == ".json":
        fields = msgspec.json.decode(data)
        assert len(fields["decisions"]) == len(panel.review.decisions)
        assert fields["record"]["moves"] == list(window.model.record.moves)
    else:
        text = data.decode()
        assert text.count("<h2>") == len(panel.review.decisions)
        assert text.count("<th>Chance to win</th>") == text.count("<table>") > 0
        assert "<svg" in text
        assert window.model.state.result is not None
        one, other = names = window.model.names
        assert f"<p>{one} and {other}: {names[window.model.state.result.winner or 0]} won</p>" in text


def test_a_review_that_cannot_be_saved_says_so(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play, tmp_path: Path
) -> None:
    play_out(record("numeral", "hb"))
    reviewed(window, coaching, qtbot)
    coaching.save_to(str(tmp_path / "nowhere" / "a.html"))
    coaching.save_to(str(tmp_path / "a.doc"))
    assert len(window.notices.notices()) == 2


@every_game
def test_help_shows_what_the_person_can_know_and_is_counted(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, game: str
) -> None:
    model = window.model
    model.start(record(game, "hb"))
    qtbot.waitUntil(lambda: model.turn_of_person)
    assert model.record.assisted == 0
    window.settings.update(help="facts")
    help_ = coaching.help
    assert help_ is not None
    assert help_.isVisible()
    assert help_.facts.count() == len(model.game.facts(model.view, 0))  # type: ignore[union-attr]
    assert not help_.values.isVisible()
    assert model.record.assisted == 1
    window.settings.update(help="values")
    weighed(coaching, qtbot)
    assert help_.values.rowCount() == len(model.view.legal_moves())
    assert model.record.assisted == 1  # the same decision
    model.play(model.view.legal_moves()[0])
    qtbot.waitUntil(lambda: model.turn_of_person)
    assert model.record.assisted == 2
    window.settings.update(help="none")
    assert not help_.isVisible()


def test_help_says_nothing_beside_a_replay(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make
) -> None:
    window.settings.update(help="facts")
    model = window.model
    model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: model.turn_of_person)
    help_ = coaching.help
    assert help_ is not None
    told = help_.facts.count()
    assert help_.isVisible()
    window.commands.replay.trigger()
    window.settings.update(sort_hand=not window.settings.value.sort_hand)
    assert not help_.isVisible()
    window.past.replaying.leave()
    assert help_.isVisible()
    assert help_.facts.count() == told


def test_help_hides_behind_the_curtain(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make
) -> None:
    window.settings.update(help="values")
    model = window.model
    model.start(record("classic", "hh"))
    qtbot.waitUntil(lambda: model.curtained)
    assert coaching.help is not None
    facts = coaching.help.facts
    assert [facts.item(row).text() for row in range(facts.count())] == [
        "The cards are covered until you are ready."
    ]
    assert not coaching.help.values.isVisible()
    model.reveal()
    weighed(coaching, qtbot)
    assert coaching.help.facts.count() > 0
    assert coaching.help.values.isVisible()


def test_a_review_grows_while_the_coach_is_still_at_it(
    window: MainWindow, coaching: Coaching, weighing: Weighing, qtbot: QtBot, record: Make, play_out: Play
) -> None:
    weighing.held = True
    play_out(record("numeral", "hb"))
    window.commands.review.trigger()
    panel = coaching.panel
    assert panel is not None
    assert panel.progress.isVisible()
    assert panel.review is None
    weighing.held = False
    weighing.answer()
    weighed(coaching, qtbot)
    assert not panel.progress.isVisible()
    assert panel.review is not None


@pytest.mark.parametrize("game", ["hearts", "classic", "numeral"])
@pytest.mark.parametrize("pattern", ["hb", "hh"])
def test_help_is_never_an_empty_box(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, game: str, pattern: str
) -> None:
    """At the curtain, in a round, after it and at the end of the game it has something to say."""
    window.settings.update(help="facts")
    short = {"hearts": {"target": 50}, "classic": {"chips": 1}}.get(game, {})
    model, covers = window.model, window.covers
    model.start(record(game, pattern, **short))
    seen = set()
    while True:
        qtbot.waitUntil(
            lambda: (
                model.turn_of_person or model.curtained or covers.round.isVisible() or covers.end.isVisible()
            ),
            timeout=60_000,
        )
        assert coaching.help is not None
        assert coaching.help.facts.isVisible()
        assert coaching.help.facts.count() > 0
        assert all(coaching.help.facts.item(row).text() for row in range(coaching.help.facts.count()))
        if covers.end.isVisible():
            seen.add("end")
            break
        if model.curtained:
            seen.add("curtain")
            covers.curtain.button.click()
        elif covers.round.isVisible():
            seen.add("round")
            covers.round.leave()
        else:
            model.play(model.view.legal_moves()[0])
    assert ("curtain" in seen) == (pattern == "hh")


def test_help_is_for_the_game_in_play_only(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make
) -> None:
    window.settings.update(help="facts")
    window.model.start(record("hearts", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    assert coaching.help is not None
    assert coaching.help.isVisible()
    window.commands.replay.trigger()
    assert window.past.replaying.active
    assert not coaching.help.isVisible()
    window.past.replaying.leave()
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    assert coaching.help.isVisible()


def test_a_name_is_proposed_for_the_review_and_follows_the_form(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play, tmp_path: Path
) -> None:
    play_out(record("numeral", "hb"))
    panel = reviewed(window, coaching, qtbot)
    panel.save.click()
    dialog = window.desk.dialog
    assert isinstance(dialog, QFileDialog)
    (proposed,) = dialog.selectedFiles()
    assert Path(proposed).name.endswith(", review.html")
    dialog.filterSelected.emit("The curve as a drawing (*.svg)")
    assert dialog.defaultSuffix() == "svg"
    (proposed,) = dialog.selectedFiles()
    assert Path(proposed).name.endswith(", review.svg")
    dialog.fileSelected.emit(str(tmp_path / "a.svg"))
    dialog.reject()
    assert (tmp_path / "a.svg").exists()
    assert any("Saved as" in notice.text for notice in window.notices.notices())


def test_the_column_of_points_says_that_it_is_about_this_deal(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play
) -> None:
    play_out(record("hearts", "hb"))
    panel = reviewed(window, coaching, qtbot)
    header = panel.values.horizontalHeaderItem(2)
    assert header is not None
    assert header.text() == "Ahead this deal"
    assert "this deal" in header.toolTip()


@pytest.mark.parametrize("way", ["the game on the table", "a game of the list"])
def test_the_mistakes_are_marked_in_a_replay_that_nobody_reviewed(
    window: MainWindow,
    coaching: Coaching,
    library: Library,
    qtbot: QtBot,
    record: Make,
    play_out: Play,
    way: str,
) -> None:
    play_out(record("hearts", "hb"))
    game = window.model.library_id
    assert game is not None
    if way == "a game of the list":
        window.model.start(record("classic", "hb"))
        coaching._coach._thoughts.clear()
    window.past.replay(game)
    weighed(coaching, qtbot)
    replay = window.past.replaying.replay
    found = coaching._coach.review(0, replay.whole)
    assert found is not None
    assert replay.marks == [decision.number for decision in found.mistakes]
    if replay.marks:
        window.past.replaying.bar.jumps["mark"].trigger()
        assert replay.number == replay.marks[0] - 1


def test_a_game_that_goes_on_is_not_judged_in_its_replay(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make
) -> None:
    model = window.model
    model.start(record("hearts", "hb"))
    for _ in range(4):
        qtbot.waitUntil(lambda: model.turn_of_person or model.waiting_for_round)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[-1])
    window.commands.replay.trigger()
    weighed(coaching, qtbot)
    assert window.past.replaying.replay.marks == []


def test_the_saved_page_says_what_its_columns_are(
    window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play, tmp_path: Path
) -> None:
    play_out(record("hearts", "hb"))
    reviewed(window, coaching, qtbot)
    coaching.save_to(str(tmp_path / "a.html"))
    text = (tmp_path / "a.html").read_text("utf-8")
    assert "<th>Ahead this deal</th>" in text
    for table in re.findall("<table>(.*?)</table>", text, re.DOTALL):
        widths = {row.count("<td>") + row.count("<th>") for row in table.split("</tr>") if row.strip()}
        assert len(widths) == 1
