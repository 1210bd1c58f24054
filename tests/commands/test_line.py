# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line's frame: which command, which file, what goes wrong, which exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import __main__, __version__, startup
from cardtable.commands.line import COMMANDS, Wanted
from cardtable.engine.record import Player, Record, write_record

Opened = list[Wanted]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """What the window was asked to show; no window is opened."""
    calls: Opened = []

    def open_window(wanted: Wanted) -> int:
        calls.append(wanted)
        return 0

    monkeypatch.setattr(__main__, "open_window", open_window)
    return calls


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.cardtable"
    path.write_bytes(write_record(Record(game="hearts", seats=(Player("Ann"), Player("Bo", "easy")), deal=4)))
    return path


def test_no_words_open_the_window(opened: Opened) -> None:
    assert __main__.main([]) == 0
    assert opened == [Wanted()]


def test_a_file_is_opened(opened: Opened, saved: Path, tmp_path: Path) -> None:
    assert __main__.main([str(saved), "--data-dir", str(tmp_path)]) == 0
    assert opened == [Wanted(saved, tmp_path)]


def test_a_data_directory_need_not_exist(opened: Opened, tmp_path: Path) -> None:
    assert __main__.main(["--data-dir", str(tmp_path / "new")]) == 0
    assert opened == [Wanted(None, tmp_path / "new")]


def test_a_new_game_can_be_asked_for(opened: Opened) -> None:
    assert __main__.main(["--new-game"]) == 0
    assert opened == [Wanted(new_game=True)]


def test_a_file_named_like_a_command_is_opened_by_its_path(
    opened: Opened, saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(saved.parent)
    saved.rename("games")
    assert __main__.main(["./games"]) == 0
    assert opened == [Wanted(Path("games"))]
    assert __main__.main(["games"]) == 0
    assert "hearts" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--version"]) == 0
    assert capsys.readouterr().out == f"cardtable {__version__}\n"


@pytest.mark.parametrize("words", [["--help"], *([name, "--help"] for name in COMMANDS)], ids=str)
def test_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(words) == 0
    text = capsys.readouterr().out
    assert text.startswith("usage: cardtable")
    if words == ["--help"]:
        assert all(name in text for name in COMMANDS)


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["gmaes"], 2, "There is no command and no file “gmaes”. Did you mean “games”?"),
        (["gmaes", "--json"], 2, "There is no command and no file “gmaes”. Did you mean “games”?"),
        (["Referee"], 2, "There is no command and no file “Referee”. Did you mean “referee”?"),
        (["nowhere.cardtable"], 1, "nowhere.cardtable cannot be read: no such file or directory."),
        (["/"], 1, "/ cannot be read: is a directory."),
        (["--verison"], 2, "“--verison” is not understood here. Did you mean “--version”?"),
        (["--xyz"], 2, "“--xyz” is not understood here."),
        (["--data-dir"], 2, "--data-dir: expected one argument."),
        (["--data-dir", __file__], 2, f"“{__file__}” is not a folder."),
        (["--think", "x"], 2, "--think stands alone."),
        (["--smoke-test", "x"], 2, "--smoke-test stands alone."),
        (["games", "--jsno"], 2, "“--jsno” is not understood here. Did you mean “--json”?"),
        (["games", "more"], 2, "“more” is not understood here."),
        (["show"], 2, "The following arguments are required: FILE."),
        (["show", "nowhere"], 1, "nowhere cannot be read: no such file or directory."),
        (["selfplay"], 2, "The following arguments are required: GAME, --seats."),
        (["referee", "--json"], 2, "“--json” is not understood here."),
    ],
    ids=str,
)
def test_errors_are_one_sentence(
    words: list[str], code: int, sentence: str, opened: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(words) == code
    captured = capsys.readouterr()
    assert captured.err == f"cardtable: {sentence}\n"
    assert captured.out == ""
    assert opened == []


BAD_FILES = {
    "empty": b"",
    "binary": b"\x00\xff" * 100,
    "truncated": b'{"format": 1, "game": "hearts", "seats": [{"na',
    "future": b'{"format": 2}',
    "other game": b'{"format": 1, "game": "chess", "seats": []}',
    "too few": b'{"format": 1, "game": "hearts", "seats": []}',
    "illegal": b'{"format": 1, "game": "hearts", "seats": [{"name": "a"}, {"name": "b"}], "moves": ["AH"]}',
    "escape": b'{"format": 1, "game": "\\u001b[2J\\n", "seats": []}',
    "nested": b"[" * 100_000,
}


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", [[], ["show"], ["show", "--json"]], ids=str)
def test_a_bad_file_is_told_before_a_window_is_opened(
    command: list[str], name: str, opened: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.cardtable"
    path.write_bytes(BAD_FILES[name])
    assert __main__.main([*command, str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith(f"cardtable: {path}: ")
    assert captured.err.count("\n") == 1
    assert captured.err.rstrip("\n").isprintable()
    assert captured.out == ""
    assert opened == []
    assert path.read_bytes() == BAD_FILES[name]


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(2**40)
    assert __main__.main(["show", str(path)]) == 1
    assert "too large" in capsys.readouterr().err


def test_a_window_that_cannot_be_opened_has_its_own_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cardtable.startup.check", lambda: "There is no display.")
    assert __main__.main([]) == 3
    assert capsys.readouterr().err == "cardtable: There is no display.\n"


def run(*words: str, **keywords: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "cardtable", *words], capture_output=True, **keywords)  # type: ignore[call-overload,no-any-return]


def test_a_real_process_ends_with_the_code_and_the_sentence() -> None:
    done = run("gmaes")
    assert done.returncode == 2
    assert done.stdout == b""
    assert (
        done.stderr.decode() == "cardtable: There is no command and no file “gmaes”. Did you mean “games”?\n"
    )


def test_a_terminal_without_our_signs_is_spoken_to_all_the_same() -> None:
    done = run("gmaes", env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)})
    assert done.returncode == 2
    assert b"\\u201cgmaes\\u201d" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_no_display_is_said_plainly() -> None:
    done = run(env={"PYTHONPATH": ":".join(sys.path)})
    assert done.returncode == 3
    assert done.stderr.decode().startswith("cardtable: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("words", [["--version"], ["games", "--json"], ["referee"], ["show", "{}"]], ids=str)
def test_commands_load_no_qt(words: list[str], saved: Path) -> None:
    code = (
        "import sys\n"
        "from cardtable.__main__ import main\n"
        f"assert main({[word.format(saved) for word in words]!r}) == 0\n"
        "assert not [name for name in sys.modules if 'PySide' in name or 'shiboken' in name]\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, input=b"")
    assert done.returncode == 0, done.stderr.decode()


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    command = [sys.executable, "-m", "cardtable", "games", "--json"]
    done = subprocess.run(command, stdout=theirs, stderr=subprocess.PIPE)
    os.close(theirs)
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_bad_file_that_was_clicked_is_told_in_the_window_too(
    opened: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "was_clicked", lambda: True)
    path = tmp_path / "bad.cardtable"
    path.write_bytes(b"{")
    assert __main__.main([str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"cardtable: {path}: ")
    assert opened == [Wanted(path)]
