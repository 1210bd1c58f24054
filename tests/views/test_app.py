# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program: started, asked to end, started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record, write_record
from cardtable.models.library import Library
from cardtable.views import translators
from cardtable.views.first_look import FirstLook, read_first_look
from cardtable.views.preferences import PreferencesDialog
from cardtable.views.program import Program
from cardtable.views.window import MainWindow

PATIENCE = 30


class Run:
    """A program that has been started."""

    def __init__(self, home: Path, *words: str) -> None:
        self.home = home
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cardtable", "--data-dir", str(home), *words],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )

    def wait_for(self, ready: Callable[[Library], bool]) -> None:
        """Wait until the library tells that the program has come so far."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.process.communicate()[1]
            if next(self.home.glob("*.sqlite*"), None) or next(self.home.glob("*.db*"), None):
                library = Library.open(self.home)
                done = ready(library)
                library.close()
                if done:
                    return
            time.sleep(0.05)
        raise AssertionError("it does not come so far")

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Exit code and complaints after a signal."""
        self.process.send_signal(number)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints


def ended(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A Python that has run to its end without a screen."""
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., Run]]:
    runs: list[Run] = []

    def start(*words: str) -> Run:
        runs.append(Run(tmp_path / "ß ñ 空", *words))
        return runs[-1]

    yield start
    for run in runs:
        if run.process.poll() is None:
            run.process.kill()
            run.process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGINT"])
def test_a_signal_ends_the_program_as_closing_does(number: str, started: Callable[..., Run]) -> None:
    run = started()
    run.wait_for(lambda _library: True)
    code, complaints = run.end(getattr(signal, number))
    assert code == 0
    assert "Traceback" not in complaints


def test_a_file_is_played_on_and_is_there_at_the_next_start(
    started: Callable[..., Run], tmp_path: Path, record: Callable[..., Record]
) -> None:
    file = tmp_path / "evening.cardtable"
    file.write_bytes(write_record(record("numeral", "bh")))  # the opponent moves first
    run = started(str(file))
    moves: list[tuple[str, ...]] = []

    def has_moved(library: Library) -> bool:
        game = library.unfinished()
        moves[:] = [library.record(game).moves] if game is not None else []
        return bool(moves and moves[0])

    run.wait_for(has_moved)
    assert run.end()[0] == 0
    library = Library.open(run.home)
    game = library.unfinished()
    assert game is not None
    assert library.record(game).moves == moves[0]
    library.close()


@pytest.fixture
def program(qtbot: QtBot, data_home: Path) -> Iterator[Callable[[Path | None], Program]]:
    """Start the program behind a window, with the real thinking process."""
    programs: list[Program] = []

    def start(file: Path | None = None) -> Program:
        window = MainWindow(FirstLook())  # not for qtbot: another one may take its place
        window.show()
        programs.append(Program(window, data_home / "settings.json"))
        programs[-1].begin(file)
        return programs[-1]

    yield start
    for program in programs:
        program.window.close()
        program.close()
        program.window.deleteLater()


def play_two(program: Program, qtbot: QtBot) -> None:
    """Take two decisions for the person, and wait for the third."""
    for _ in range(2):
        qtbot.waitUntil(lambda: program.model.turn_of_person, timeout=PATIENCE * 1000)
        program.model.play(program.model.view.legal_moves()[0])
    qtbot.waitUntil(lambda: program.model.turn_of_person, timeout=PATIENCE * 1000)


def test_the_program_starts_with_the_choice_of_games(program: Callable[..., Program]) -> None:
    started = program()
    assert started.window.covers.welcome.isVisible()
    assert started.model.timeline is None


def test_the_program_opens_at_the_newest_unfinished_game(
    program: Callable[..., Program], record: Callable[..., Record], qtbot: QtBot
) -> None:
    first = program()
    first.settings.update(motion="off", pace=0)
    first.window.desk.start(record("hearts", "hb"))
    play_two(first, qtbot)
    state = first.model.state
    first.window.close()
    first.close()
    again = program()
    assert again.settings.value.motion == "off"
    qtbot.waitUntil(lambda: again.model.turn_of_person, timeout=PATIENCE * 1000)
    assert again.model.state == state
    assert not again.window.covers.welcome.isVisible()


def test_a_bad_file_is_told_and_the_unfinished_game_is_there(
    program: Callable[..., Program], record: Callable[..., Record], tmp_path: Path, qtbot: QtBot
) -> None:
    first = program()
    first.window.desk.start(record("numeral", "hb"))
    first.window.close()
    first.close()
    bad = tmp_path / "bad.cardtable"
    bad.write_text("{")
    again = program(bad)
    (notice,) = again.window.notices.notices()
    assert notice.text.startswith("“bad.cardtable” was not opened.")
    assert again.model.game is not None
    assert again.model.game.id == "numeral"


def test_damaged_settings_are_told_and_set_aside(program: Callable[..., Program], data_home: Path) -> None:
    data_home.mkdir(parents=True)
    (data_home / "settings.json").write_text("{ this is no JSON")
    started = program()
    (notice,) = started.window.notices.notices()
    assert "settings" in notice.text
    assert any("damaged" in path.name for path in data_home.iterdir())


def test_the_time_of_the_first_paint_is_told(tmp_path: Path) -> None:
    before = time.monotonic()
    done = ended("-m", "cardtable", "--data-dir", str(tmp_path), CARDTABLE_TIMES="1")
    assert done.returncode == 0
    assert before < float(done.stderr.split()[-1]) < time.monotonic()


@pytest.mark.parametrize(
    "shown", ["nothing", "new_game", "learn", "replay", "rules", "preferences", "review"]
)
def test_whatever_is_shown_the_program_ends_well(
    shown: str, tmp_path: Path, record: Callable[..., Record]
) -> None:
    """Widgets left to Python's end crash now and then; the more, the more of them have come and gone."""
    file = tmp_path / "evening.cardtable"
    file.write_bytes(write_record(record("numeral", "hb")))
    program = f"""
import sys
from PySide6.QtCore import QTimer
from cardtable import __main__
from cardtable.views.app import Start

def painted(start):
    paint(start)
    QTimer.singleShot(200, lambda: start._on_file({str(file)!r}))
    if {shown!r} != "nothing":
        QTimer.singleShot(500, lambda: getattr(start.window.commands, {shown!r}).trigger())
    QTimer.singleShot(900, start.window.close)

paint, Start._on_painted = Start._on_painted, painted
sys.exit(__main__.main(["--data-dir", {str(tmp_path / "home")!r}]))
"""
    done = ended("-c", program)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_first_look_comes_from_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(
        '{"language": "pl", "felt": "wine", "scheme": "dark", "geometry": "01d9", "full_screen": true}'
    )
    assert read_first_look(file) == FirstLook("pl", "wine", "dark", b"\x01\xd9", full_screen=True)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"geometry": 7}', '{"geometry": "xyz"}', "\x00"])
def test_a_settings_file_that_cannot_be_read_gives_the_usual_look(text: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text)
    assert read_first_look(file) == FirstLook()
    assert read_first_look(tmp_path / "none.json") == FirstLook()


def test_the_first_paint_loads_only_what_it_shows(tmp_path: Path) -> None:
    program = """
import sys
import PySide6.QtCore
from cardtable import __main__
from cardtable.views.window import MainWindow

def report(window):
    heavy = ("msgspec", "sqlite3", "logging.handlers", "PySide6.QtSvg", "cardtable.views.table")
    print([name for name in heavy if name in sys.modules], "Qt" in vars(PySide6.QtCore))
    window.close()

paint = MainWindow.paintEvent
MainWindow.paintEvent = lambda window, event: (report(window), paint(window, event))
sys.exit(__main__.main([]))
"""
    done = ended("-c", program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "[] False"


class Loud(QTranslator):
    """A language in which everything is shouted."""

    def load(self, *_: object) -> bool:
        return True

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return text.replace("%n", str(n)).upper() if "{" not in text else text


def test_the_language_changes_while_a_game_is_played(
    program: Callable[..., Program],
    record: Callable[..., Record],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = program()
    started.settings.update(motion="slow", pace=0, help="facts")
    started.window.desk.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: started.model.turn_of_person, timeout=PATIENCE * 1000)
    started.window.commands.preferences.trigger()
    assert isinstance(started.window.desk.dialog, PreferencesDialog)
    started.window.desk.dialog.pages.setCurrentIndex(3)
    old = started.window
    started.model.play(started.model.view.legal_moves()[0])  # the card is in the air
    moves = started.model.record.moves
    monkeypatch.setattr(translators, "QTranslator", Loud)
    with qtbot.waitSignal(started.renewed):
        started.settings.update(language="de")
    window = started.window
    assert not shiboken6.isValid(old)
    assert window.isVisible()
    assert window.commands.new_game.text() == "&NEW GAME…"
    assert isinstance(window.desk.dialog, PreferencesDialog)
    assert window.desk.dialog.windowTitle() == "PREFERENCES"
    assert window.desk.dialog.pages.currentIndex() == 3, "where the language was chosen"
    assert window.desk.dialog.undo.isEnabled()
    window.desk.close_dialog()
    assert started.deals.proof.promised
    assert started.model.record.moves[: len(moves)] == moves
    qtbot.waitUntil(lambda: started.model.turn_of_person, timeout=PATIENCE * 1000)
    assert window.table.cards.hand()
    assert started.coaching.help is not None
    assert started.coaching.help.facts.count()
    app = QApplication.instance()
    assert app is not None
    monkeypatch.undo()
    with qtbot.waitSignal(started.renewed):
        started.settings.update(language="")
    assert started.window.commands.new_game.text() == "&New game…"
    QLocale.setDefault(QLocale("en"))


def test_a_replay_is_back_after_the_language_has_changed_and_the_game_goes_on(
    program: Callable[..., Program], record: Callable[..., Record], qtbot: QtBot
) -> None:
    started = program()
    started.settings.update(motion="off", pace=0)
    started.window.desk.start(record("numeral", "hb"))
    play_two(started, qtbot)
    started.window.commands.replay.trigger()
    started.window.past.replaying.replay.to(1)
    for language in ("de", "en"):
        with qtbot.waitSignal(started.renewed):
            started.settings.update(language=language)
        replaying = started.window.past.replaying
        assert replaying.active
        assert replaying.replay.number == 1
        assert replaying.replay.seat == 0
    started.window.past.replaying.leave()
    qtbot.waitUntil(lambda: started.model.turn_of_person, timeout=PATIENCE * 1000)
    started.settings.update(language="")


def test_a_review_is_back_after_the_language_has_changed(
    program: Callable[..., Program], record: Callable[..., Record], qtbot: QtBot
) -> None:
    started = program()
    started.settings.update(motion="off", pace=0)
    started.coach.switch(on=False)
    started.window.desk.start(record("numeral", "hb"))
    model = started.model

    def over() -> bool:
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
        return model.state.result is not None and started.window.covers.end.isVisible()

    qtbot.waitUntil(over, timeout=PATIENCE * 1000)
    started.window.commands.review.trigger()
    panel = started.coaching.panel
    assert panel is not None
    qtbot.waitUntil(lambda: panel.review is not None, timeout=PATIENCE * 1000)
    assert panel.review is not None
    panel.choose(panel.review.decisions[1].number)
    chosen = panel.decision
    assert chosen is not None
    for language in ("de", "en"):
        with qtbot.waitSignal(started.renewed):
            started.settings.update(language=language)
        again = started.coaching.panel
        assert again is not None
        assert again is not panel
        assert again.isVisible()
        assert again.decision == chosen
        assert started.window.past.replaying.replay.number == chosen.number - 1
    started.window.side_switch.fold()
    assert not started.window.past.replaying.active
    qtbot.waitUntil(started.window.covers.end.isVisible, timeout=PATIENCE * 1000)
    started.settings.update(language="")
