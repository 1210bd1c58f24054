# SPDX-License-Identifier: GPL-3.0-or-later
"""Mistakes tried again on the table, and best play shown."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.bot import Limit
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import Record
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.replay import ReplayModel
from cardtable.models.review import MISTAKE
from cardtable.views.review.coaching import Coaching
from cardtable.views.review.drill import DrillPart
from cardtable.views.review.panel import ReviewPanel
from cardtable.views.window import MainWindow

from .conftest import Weighing

Make = Callable[..., Record]
Play = Callable[[Record], None]
_ESC = Qt.Key.Key_Escape


class Quick(Weighing):
    """Plays the part of every opponent in this process."""

    trouble = Signal(object)

    def ask(
        self, game: Game, view: State, seat: int, level: str, seed: int, limit: Limit | None = None
    ) -> int:
        return super().ask(game, view, seat, game.levels[0].id, seed, limit)

    def close(self) -> None:
        self.cancel()


@pytest.fixture
def panel(window: MainWindow, coaching: Coaching, qtbot: QtBot, record: Make, play_out: Play) -> ReviewPanel:
    """The review of a game of Hearts with mistakes."""
    play_out(record("hearts", "hb", target=50))
    qtbot.waitUntil(lambda: not coaching._coach.waiting(), timeout=60_000)
    window.commands.review.trigger()
    assert coaching.panel is not None
    return coaching.panel


def drill_of(coaching: Coaching) -> DrillPart:
    assert coaching.practice.drill is not None
    return coaching.practice.drill


def test_the_table_shows_the_decision_that_is_chosen(
    window: MainWindow, panel: ReviewPanel, qtbot: QtBot
) -> None:
    assert panel.review is not None
    replaying = window.past.replaying
    first = panel.review.mistakes[0]
    assert replaying.active
    assert replaying.replay.number == first.number - 1
    assert replaying.replay.viewer == 0
    last = panel.review.decisions[-1]
    panel.choose(last.number)
    assert replaying.replay.number == last.number - 1
    replaying.replay.jump_to_mark(-1)
    assert panel.decision is not None
    assert panel.decision.number == replaying.replay.number + 1
    window.commands.review.trigger()
    assert not replaying.active
    qtbot.waitUntil(window.covers.end.isVisible)


def test_a_mistake_is_tried_again_without_figures(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, notebook: Notebook, qtbot: QtBot
) -> None:
    assert panel.review is not None
    mistake = panel.review.mistakes[0]
    panel.choose(mistake.number)
    panel.retry.click()
    drill = drill_of(coaching)
    assert drill.isVisible()
    assert not panel.isVisible()
    assert not drill.values.isVisible()
    assert not drill.answer.isVisible()
    moves = len(window.model.record.moves)
    trial = coaching.practice._trial
    assert trial.view.legal_moves()
    trial.play(Move.parse(mistake.move))
    assert drill.values.isVisible()
    assert "wins" in drill.answer.text()
    assert drill.right_count == 0
    drill.again.click()
    assert not drill.values.isVisible()
    trial.play(Move.parse(mistake.best_move))
    assert drill.right_count == 1
    noted = next(one for one in notebook.decisions(MISTAKE) if one.number == mistake.number)
    assert noted.drilled == 1
    assert len(window.model.record.moves) == moves
    drill.end.click()
    assert panel.isVisible()
    assert panel.decision == mistake


def test_the_card_is_played_with_the_keys_of_the_table(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, qtbot: QtBot
) -> None:
    assert panel.review is not None
    mistake = next(one for one in panel.review.mistakes if len(one.thought.values) > 1)
    panel.choose(mistake.number)
    panel.retry.click()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_End)  # type: ignore[no-untyped-call]
    for _ in range(20):
        if not coaching.practice._trial.turn_of_person:
            break
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)  # type: ignore[no-untyped-call]
    assert not coaching.practice._trial.turn_of_person
    assert drill_of(coaching).answer.isVisible()


def test_mistakes_of_all_games_are_practised_until_they_are_put_right(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, notebook: Notebook, qtbot: QtBot
) -> None:
    assert panel.review is not None
    mistakes = panel.review.mistakes
    window.commands.review.trigger()
    window.commands.drill.trigger()
    drill = drill_of(coaching)
    for place, mistake in enumerate(mistakes):
        assert drill.isVisible()
        coaching.practice._trial.play(Move.parse(mistake.best_move))
        assert drill.right_count == place + 1
        if place + 1 < len(mistakes):
            drill.next.click()
    drill.end.click()
    assert not window.past.replaying.active
    assert [one.drilled for one in notebook.decisions(MISTAKE)] == [1] * len(mistakes)
    window.commands.drill.trigger()  # all have been put right: they come once more
    assert drill.isVisible()
    coaching.practice._trial.play(Move.parse(mistakes[0].best_move))
    drill.end.click()
    window.commands.drill.trigger()
    asked = [task[2].number for task in drill._tasks]
    assert asked == [mistake.number for mistake in mistakes[1:]] or len(mistakes) == 1


def test_mistakes_of_a_deleted_game_are_not_practised(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, library: Library
) -> None:
    window.commands.review.trigger()
    (entry,) = library.games()
    library.delete(entry.id).result(10)
    window.commands.drill.trigger()
    assert window.side_switch.only == ""
    assert "nothing to practise" in window.notices.notices()[-1].text


def test_mistakes_that_another_version_found_are_looked_at_again(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, notebook: Notebook, qtbot: QtBot
) -> None:
    window.commands.review.trigger()
    with notebook._db:
        notebook._db.execute("DELETE FROM thought")
    coaching._coach._thoughts.clear()
    window.commands.drill.trigger()
    assert window.side_switch.only == ""
    assert "looking at one of your games again" in window.notices.notices()[-1].text
    qtbot.waitUntil(lambda: not coaching._coach.waiting(), timeout=60_000)
    window.commands.drill.trigger()
    assert drill_of(coaching).isVisible()


def test_another_game_ends_the_practice(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, qtbot: QtBot, record: Make
) -> None:
    panel.retry.click()
    window.model.start(record("numeral", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    assert window.side_switch.only == ""
    assert not window.past.replaying.held
    card = window.model.view.legal_moves()[0]
    window.model.play(card)
    assert window.model.record.moves == (card.text,)


def test_best_play_is_shown_from_a_decision_on(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, library: Library, qtbot: QtBot
) -> None:
    assert panel.review is not None
    last = [one for one in panel.review.decisions if not one.forced][-1]
    panel.choose(last.number)
    games = len(library.games())
    with qtbot.waitSignal(coaching.better.understudy.done, timeout=60_000):
        panel.better.click()
    assert len(library.games()) == games
    replay = window.past.replaying.replay
    assert replay.number == last.number - 1
    assert replay.whole.state.result is not None
    assert (
        "Best play" in window.notices.notices()[-1].text or "best play" in window.notices.notices()[-1].text
    )


@pytest.mark.parametrize("way", ["leave", "replay", "another game"])
def test_the_answer_goes_with_the_line(
    way: str, window: MainWindow, coaching: Coaching, panel: ReviewPanel, qtbot: QtBot
) -> None:
    assert panel.review is not None
    panel.choose([one for one in panel.review.decisions if not one.forced][-1].number)
    with qtbot.waitSignal(coaching.better.understudy.done, timeout=60_000):
        panel.better.click()
    assert [notice for notice in window.notices.notices() if "est play" in notice.text]
    if way == "leave":
        window.past.replaying.leave()
    elif way == "replay":
        window.past.replaying.leave()
        window.commands.replay.trigger()
    else:
        window.desk.same_again()
    assert not [notice for notice in window.notices.notices() if "est play" in notice.text]


def test_best_play_goes_on_when_its_message_is_closed(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, qtbot: QtBot
) -> None:
    assert panel.review is not None
    panel.choose([one for one in panel.review.decisions if not one.forced][-1].number)
    panel.better.click()
    (notice,) = window.notices.notices()
    notice.close_notice()
    QCoreApplication.sendPostedEvents(notice, QEvent.Type.DeferredDelete)
    coaching.better.understudy.moved.emit(7)
    assert window.notices.notices() == []
    qtbot.waitUntil(lambda: not coaching.better.understudy.playing, timeout=60_000)
    assert "est play" in window.notices.notices()[-1].text


def test_could_i_have_won_is_answered_and_kept_nowhere(
    window: MainWindow,
    coaching: Coaching,
    panel: ReviewPanel,
    library: Library,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = window.past.replaying.replay.whole.state.result
    assert result is not None
    monkeypatch.setattr(coaching.better.understudy, "_opponent_of", Quick)
    before = len(library.games())
    window.commands.could_win.trigger()
    if result.winner == 0:
        assert "did win" in window.notices.notices()[-1].text
        return
    better = coaching.better
    qtbot.waitUntil(lambda: not better.understudy.playing and not better._starts, timeout=120_000)
    assert window.notices.notices()[-1].text.startswith(("Yes", "No"))
    assert len(library.games()) == before


@pytest.fixture
def slow(coaching: Coaching, monkeypatch: pytest.MonkeyPatch) -> list[Quick]:
    """Opponents of the line that answer only when they are let go."""
    hired: list[Quick] = []

    def hire() -> Quick:
        hired.append(Quick())
        hired[-1].held = True
        return hired[-1]

    monkeypatch.setattr(coaching.better.understudy, "_opponent_of", hire)
    return hired


def let_go(hired: list[Quick]) -> None:
    """Let them answer, now and from now on."""
    for one in hired:
        one.held = False
        one.answer()


def follow_another(window: MainWindow) -> None:
    """As a lesson does, have everything tell of something else."""
    assert window.stage.side is not None
    window.stage.side.follow(ReplayModel(window))


LEAVING: dict[str, Callable[[MainWindow, Library, Record], object]] = {
    "a new game": lambda window, _library, other: window.desk.start(other),
    "another game": lambda window, library, other: window.desk.resume(library.create(other)),
    "a replay": lambda window, library, other: window.past.replay(library.create(other)),
    "a drill": lambda window, _library, _other: window.commands.drill.trigger(),
    "a lesson": lambda window, _library, _other: follow_another(window),
    "Escape": lambda window, _library, _other: QTest.keyClick(window.focusWidget() or window, _ESC),
    "Escape at the table": lambda window, _library, _other: QTest.keyClick(window.table, _ESC),
}


@pytest.mark.parametrize("way", LEAVING)
def test_whoever_leaves_the_game_is_not_fetched_back(
    way: str,
    window: MainWindow,
    coaching: Coaching,
    panel: ReviewPanel,
    library: Library,
    slow: list[Quick],
    record: Make,
) -> None:
    assert panel.review is not None
    panel.choose([one for one in panel.review.decisions if not one.forced][-1].number)
    panel.better.click()
    better = coaching.better
    assert better.understudy.playing
    window.activateWindow()
    LEAVING[way](window, library, record("hearts", "hb", deal=77))
    assert not better.understudy.playing
    assert not any("est play" in notice.text for notice in window.notices.notices())
    if way.startswith("Escape"):
        assert window.past.replaying.active, "Escape ends the search and nothing else"
        assert window.side_switch.only == "review"
    let_go(slow)
    QCoreApplication.processEvents()
    assert window.windowTitle().find("played better") < 0


def test_asked_in_a_drill_it_ends_the_drill_and_answers_in_the_review(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, slow: list[Quick]
) -> None:
    result = window.model.state.result
    assert result is not None
    window.commands.review.trigger()
    window.commands.drill.trigger()
    assert window.past.replaying.held
    window.commands.could_win.trigger()
    assert not window.past.replaying.held
    assert window.side_switch.only == "review"
    assert coaching.better.understudy.playing == (result.winner != 0)
    window.commands.drill.trigger()
    assert not coaching.better.understudy.playing


def test_the_search_goes_on_where_the_game_is_still_in_sight(
    window: MainWindow, coaching: Coaching, panel: ReviewPanel, slow: list[Quick]
) -> None:
    panel.better.click()
    window.commands.review.trigger()
    assert not window.past.replaying.active
    assert coaching.better.understudy.playing
    window.commands.replay.trigger()
    assert coaching.better.understudy.playing


@pytest.mark.parametrize("width", [780, 1280])
def test_a_line_promises_nothing_and_closing_it_leads_back_to_the_review(
    width: int, window: MainWindow, coaching: Coaching, panel: ReviewPanel, slow: list[Quick], qtbot: QtBot
) -> None:
    assert panel.review is not None
    window.resize(width, 700)
    number = [one for one in panel.review.decisions if not one.forced][-1].number
    panel.choose(number)
    panel.better.click()
    let_go(slow)
    qtbot.waitUntil(lambda: not coaching.better.understudy.playing, timeout=60_000)
    replaying = window.past.replaying
    assert replaying.replay.whole.record.salt == ""
    assert replaying.replay.library_id is None
    assert "played better" in window.windowTitle()
    assert window.side_switch.only == ""
    window.activateWindow()
    QTest.keyClick(window.table, _ESC)
    qtbot.wait(30)
    assert replaying.active
    assert replaying.replay.whole.record == window.model.record
    assert replaying.replay.number == number - 1
    assert window.side_switch.only == "review"
    assert panel.isVisible()
    assert panel.decision is not None
    assert panel.decision.number == number
    assert window.covers.end.isHidden()


@pytest.mark.parametrize("width", [780, 1280])
def test_closing_a_line_opens_sheet_and_log_again(
    width: int, window: MainWindow, coaching: Coaching, panel: ReviewPanel, slow: list[Quick], qtbot: QtBot
) -> None:
    window.commands.review.trigger()
    qtbot.waitUntil(window.covers.end.isVisible)
    window.resize(width, 700)
    assert window.stage.side is not None
    for action in (window.commands.sheet, window.commands.log):
        if not action.isChecked():
            action.trigger()
    better, timeline = coaching.better, window.model.timeline
    assert timeline is not None
    assert panel.review is not None
    better.show_from(timeline, 0, 0, [one for one in panel.review.decisions if not one.forced][-1].number)
    let_go(slow)
    qtbot.waitUntil(lambda: window.past.replaying.active, timeout=60_000)
    window.past.replaying.bar.closed.emit()
    qtbot.waitUntil(window.covers.end.isVisible)
    assert window.commands.sheet.isChecked()
    assert window.commands.log.isChecked()
    assert not window.stage.side.isHidden()


@pytest.mark.parametrize("width", [780, 1024, 1600])
def test_the_whole_table_is_in_sight_beside_review_and_drill(
    width: int, window: MainWindow, panel: ReviewPanel
) -> None:
    assert window.stage.side is not None
    window.resize(width, 600)
    for part in ("review", "drill"):
        if part == "drill":
            panel.retry.click()
        assert window.side_switch.only == part
        assert window.table.geometry().right() < window.stage.side.geometry().left()
        places = [card.geometry() for card in window.table.cards.hand()]
        assert window.table.rect().contains(QRect(places[0].center(), places[-1].center()))


def test_the_buttons_of_the_review_stand_in_one_row_where_they_have_room(
    window: MainWindow, panel: ReviewPanel, qtbot: QtBot
) -> None:
    for width, rows in ((1600, 1), (780, 2), (600, 1)):  # in the last one the review lies below
        window.resize(width, 700)
        qtbot.wait(20)
        buttons = [button.geometry() for button in (panel.better, panel.retry, panel.save)]
        assert len({rect.y() for rect in buttons}) == rows
        assert not any(a.intersects(b) for a, b in combinations(buttons, 2))
        for button in (panel.better, panel.retry, panel.save):
            assert button.width() >= button.sizeHint().width()
