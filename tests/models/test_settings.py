# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings: every field kept, bad values cost only themselves, damaged files set aside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player
from cardtable.engine.words import Words
from cardtable.models.settings import UNTIL_KEY, NewGame, Settings, SettingsModel, load, save

OTHER: dict[str, Any] = {
    "language": "pt_BR",
    "name": "Zoë",
    "scheme": "dark",
    "motion": "slow",
    "less_motion": False,
    "pace": 1500,
    "pause_trick": UNTIL_KEY,
    "pause_round": 2.5,
    "felt": "wine",
    "deck": "/usr/share/carddecks/ß ñ 空.svgz",
    "four_colour": True,
    "large_index": True,
    "dark_faces": True,
    "back": "red",
    "sound": False,
    "volume": 0,
    "help": "values",
    "sort_hand": False,
    "show_log": False,
    "show_sheet": False,
    "full_screen": True,
    "geometry": "01d9d0cb",
    "show_menu": False,
    "verbosity": "full",
    "confirm_play": True,
    "letters": False,
    "keys": {"undo": ("Ctrl+U", "F12")},
    "recent_files": ("/home/ß/a.cardtable", "b.cardtable"),
    "counted_from": 77,
    "last_game": "toy",
    "new_games": {"toy": NewGame({"chips": 3}, (Player("Ann"), Player("Böt 空", "easy", 5)))},
    "unknown": {"later": [1, {"a": None}]},
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config ß ñ 空" / "settings.json"


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(data)


def aside(path: Path) -> list[Path]:
    return [other for other in path.parent.iterdir() if other != path]


def test_every_setting_comes_back(path: Path) -> None:
    assert set(OTHER) == set(Settings.__struct_fields__)
    settings = Settings(**OTHER)
    assert all(getattr(settings, name) != getattr(Settings(), name) for name in OTHER)
    save(settings, path)
    assert load(path) == (settings, None)
    assert aside(path) == []


def test_the_defaults_are_allowed_values(path: Path) -> None:
    save(Settings(), path)
    assert load(path) == (Settings(), None)


def test_no_file_is_no_trouble(path: Path) -> None:
    assert load(path) == (Settings(), None)
    assert not path.parent.exists()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("motion", "hectic"),
        ("pace", -1),
        ("pace", "600"),
        ("pace", 10**30),
        ("pause_trick", 1e9),
        ("felt", None),
        ("scheme", "sepia"),
        ("volume", 101),
        ("deck", 3),
        ("pause_round", -2.0),
        ("sort_hand", 1),
        ("geometry", "xyz"),
        ("geometry", "ab\n"),
        ("language", "../../etc"),
        ("last_game", ["toy"]),
        ("new_games", {"toy": {"seats": [{"name": 3}]}}),
        ("new_games", {"toy": {"seats": [{"name": "A"}] * 9}}),
    ],
)
def test_a_bad_value_costs_only_its_own_field(path: Path, field: str, value: object) -> None:
    good = {
        name: other for name, other in msgspec.to_builtins(Settings(**OTHER)).items() if name != "unknown"
    }
    write(path, json.dumps({**good, "later": 1, field: value}).encode())
    settings, words = load(path)
    expected = {**OTHER, "unknown": {"later": 1}, field: getattr(Settings(), field)}
    assert settings == Settings(**expected)
    assert words is not None
    (kept,) = aside(path)
    assert str(kept) in words.english()
    assert json.loads(kept.read_bytes())[field] == value
    assert load(path) == (settings, None)  # said once, not at each start


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"pace": 1', b"[" * 100_000, b"\0" * 64]
)
def test_a_damaged_file_is_set_aside(path: Path, data: bytes) -> None:
    write(path, data)
    settings, words = load(path)
    assert settings == Settings()
    assert words is not None
    (kept,) = aside(path)
    assert kept.read_bytes() == data
    assert str(kept) in words.english()


def test_two_damaged_files_on_one_day_are_both_kept(path: Path) -> None:
    for number in range(3):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"damaged %d" % number)
        load(path)
    assert sorted(kept.read_bytes() for kept in aside(path)) == [b"damaged %d" % n for n in range(3)]


def test_something_that_is_no_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    settings, words = load(path)
    assert settings == Settings()
    assert words is not None
    assert load(path) == (Settings(), None)


def test_a_path_that_cannot_be_is_told_and_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings, words = load(tmp_path / "file" / "settings.json")
    assert settings == Settings()
    assert words is not None
    assert (tmp_path / "file").read_text() == ""


def test_fields_of_a_newer_version_are_kept(path: Path) -> None:
    write(path, b'{"pace": 700, "voice": {"rate": 3}}')
    model = SettingsModel(path)
    assert model.load_trouble is None
    model.update(felt="blue")
    model.close()
    assert json.loads(path.read_bytes())["voice"] == {"rate": 3}
    assert load(path)[0].pace == 700


def test_a_change_is_told_and_kept(path: Path, qtbot: QtBot) -> None:
    model = SettingsModel(path)
    with qtbot.waitSignal(model.changed):
        model.update(felt="blue", pace=0)
    assert (model.value.felt, model.value.pace) == ("blue", 0)
    model.close()
    assert load(path) == (model.value, None)


def test_nothing_is_told_or_written_when_nothing_changes(path: Path, qtbot: QtBot) -> None:
    model = SettingsModel(path)
    with qtbot.assertNotEmitted(model.changed):
        model.update(felt=model.value.felt)
    model.close()
    assert not path.exists()


@pytest.mark.parametrize("fields", [{"felt": "plaid"}, {"pace": -3}, {"colour": "red"}])
def test_a_value_that_cannot_be_changes_nothing(path: Path, fields: dict[str, Any], qtbot: QtBot) -> None:
    model = SettingsModel(path)
    with qtbot.assertNotEmitted(model.changed), pytest.raises(ValueError, match="not a setting"):
        model.update(**fields)
    model.close()
    assert model.value == Settings()


def test_settings_that_cannot_be_kept_are_told_once_until_they_can(tmp_path: Path, qtbot: QtBot) -> None:
    blocker = tmp_path / "config"
    blocker.write_text("in the way")
    model = SettingsModel(blocker / "settings.json")
    assert model.load_trouble is not None
    said: list[object] = []
    model.trouble.connect(said.append)
    with qtbot.waitSignal(model._written):
        model.update(felt="blue")
    with qtbot.waitSignal(model._written):
        model.update(felt="wine")
    assert len(said) == 1
    assert isinstance(said[0], Words)
    assert f"“{blocker}”" in said[0].english()
    blocker.unlink()
    with qtbot.waitSignal(model._written):
        model.update(felt="green", pace=5)
    assert len(said) == 1
    model.close()
    assert load(blocker / "settings.json")[0].pace == 5


def test_without_a_path_settings_live_in_memory(qtbot: QtBot) -> None:
    model = SettingsModel()
    with qtbot.waitSignal(model.changed):
        model.update(felt="blue")
    assert model.value.felt == "blue"
    model.close()
