# SPDX-License-Identifier: GPL-3.0-or-later
"""Mistakes tried again on the table, and best play shown."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from pytestqt.qtbot import QtBot

from cardtable.engine.bot import Limit
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import Record
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.review import MISTAKE
from cardtable.views.review.coaching import Coaching
from cardtable.views.review.drill import DrillPart
from cardtable.views.review.panel import ReviewPanel
from cardtable.views.window import MainWindow

from .conftest import Weighing

Make = Callable[..., Record]
Play = Callable[[Record], None]


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
    window.commands.drill.trigger()
    assert window.side_switch.only == ""
    assert "nothing to practise" in window.notices.notices()[-1].text


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
    assert len(library.games()) == games + 1
    replay = window.past.replaying.replay
    assert replay.number == last.number - 1
    assert replay.whole.state.result is not None
    assert (
        "Best play" in window.notices.notices()[-1].text or "best play" in window.notices.notices()[-1].text
    )


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


def test_could_i_have_won_keeps_only_a_game_that_is_won(
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
    text = window.notices.notices()[-1].text
    assert text.startswith("Yes") == (len(library.games()) == before + 1)
    assert text.startswith(("Yes", "No"))


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
