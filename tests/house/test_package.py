# SPDX-License-Identifier: GPL-3.0-or-later
"""What the packages tell desktops, shells and installers agrees with the program."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import package_shell
import pytest
from package_deb import metainfo
from package_names import FILES, ID, MAINTAINER, VERSION, filled
from package_parts import is_part

from cardtable.commands.line import COMMANDS, command_parser, window_parser
from cardtable.views.app import DESKTOP_NAME

from .source import ROOT

LANGUAGES = ("da", "de", "pl", "ms", "af")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def entry() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(filled("cardtable.desktop"))
    return parser


def test_one_name_everywhere(entry: ConfigParser) -> None:
    told = ElementTree.fromstring(metainfo())
    assert DESKTOP_NAME == ID
    assert entry["Desktop Entry"]["Icon"] == ID
    assert told.findtext("id") == ID
    assert told.findtext("launchable") == f"{ID}.desktop"
    flatpak = json.loads((ROOT / "packaging" / "flatpak" / f"{ID}.json").read_text())
    assert flatpak["id"] == ID
    for other in ("cardtable.spec", "windows/cardtable.iss", "appimage/build.sh"):
        assert ID in (ROOT / "packaging" / other).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desktop_is_told_in_every_language(entry: ConfigParser, language: str) -> None:
    main = entry["Desktop Entry"]
    assert main[f"GenericName[{language}]"]
    assert main[f"Comment[{language}]"] != main["Comment"]
    for action in main["Actions"].strip(";").split(";"):
        assert entry[f"Desktop Action {action}"][f"Name[{language}]"]
    told = ElementTree.fromstring(metainfo())
    mime = ElementTree.parse(FILES / "cardtable-mime.xml")
    for texts in (told.findall("summary"), list(mime.iter(f"{MIME}comment"))):
        assert language in {text.get(XML_LANGUAGE) for text in texts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_called_what_the_program_calls_them(entry: ConfigParser, language: str) -> None:
    texts = ElementTree.parse(ROOT / "resources" / "i18n" / f"cardtable_{language}.ts").iter("message")
    said = {text.findtext("source"): text.findtext("translation") or "" for text in texts}
    chips, duel, hearts = (
        said[name] for name in ("Ninety-Nine with chips", "Ninety-Nine head to head", "Two-Player Hearts")
    )
    told = ElementTree.fromstring(metainfo())
    mine = [text for text in told.iter() if text.get(XML_LANGUAGE) == language]
    for text in (entry["Desktop Entry"][f"Comment[{language}]"], "".join(mine[0].itertext())):
        assert hearts in text
        assert chips.partition(" ")[0] in text
    items = ["".join(text.itertext()).strip() for text in mine if text.tag == "li"]
    assert [item.startswith(name) for item, name in zip(items, (chips, duel, hearts), strict=True)] == [
        True
    ] * 3


@pytest.mark.parametrize("tag", ["summary", "p", "li", "caption"])
def test_software_centres_are_told_everything_in_every_language(tag: str) -> None:
    told = [text.get(XML_LANGUAGE) for text in ElementTree.fromstring(metainfo()).iter(tag)]
    assert told == [None, *LANGUAGES] * told.count(None)


def test_what_the_desktop_starts_is_understood(entry: ConfigParser) -> None:
    for section in entry.sections():
        program, *words = entry[section]["Exec"].split()
        assert program == "cardtable"
        window_parser().parse_args([word for word in words if word != "%f"])


def test_the_kind_of_file_is_the_same_everywhere(entry: ConfigParser) -> None:
    (kind,) = entry["Desktop Entry"]["MimeType"].strip(";").split(";")
    mime = ElementTree.parse(FILES / "cardtable-mime.xml")
    assert [found.get("type") for found in mime.iter(f"{MIME}mime-type")] == [kind]
    assert [found.get("pattern") for found in mime.iter(f"{MIME}glob")] == ["*.cardtable"]
    for other in ("linux/metainfo.xml", "windows/cardtable.iss", "cardtable.spec"):
        assert kind in (ROOT / "packaging" / other).read_text("utf-8")


def test_the_manual_tells_every_command_and_option() -> None:
    manual = filled("cardtable.6", date="2026-01-01").replace("\\-", "-")
    options = [word for word, _ in package_shell.options(window_parser())]
    assert [word for word in options if word not in manual] == []
    told = dict(re.findall(r"\.B (\w+)\n(.+)", manual.partition(".SH COMMANDS")[2]))
    assert {name: told.get(name) for name in COMMANDS} == COMMANDS


def test_shells_complete_every_command_and_option() -> None:
    texts = package_shell.files()
    assert set(texts) == {"bash", "zsh", "fish"}
    for text in texts.values():
        assert all(name in text for name in COMMANDS)
        for parser in (window_parser(), *map(command_parser, COMMANDS)):
            words = [word.removeprefix("--") for word, _ in package_shell.options(parser)]
            assert [word for word in words if word not in text] == []


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["cardtable", "ref"], ["referee"]),
        (["cardtable", "--new"], ["--new-game"]),
        (["cardtable", "verify", "--pro"], ["--progress"]),
        (["cardtable", "show", "ev"], ["evening.cardtable"]),
        (["cardtable", "--data-dir", "fol"], ["folder"]),
    ],
    ids=str,
)
def test_bash_completes(words: list[str], offered: list[str], tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for name in ("evening.cardtable", "everything.txt"):
        (tmp_path / name).touch()
    (tmp_path / "script").write_text(
        f"{package_shell.files()['bash']}\nCOMP_WORDS=({' '.join(words)}) COMP_CWORD={len(words) - 1}\n"
        '_cardtable; printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(["bash", "script"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered
    assert done.stderr == ""


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/QtNetwork.abi3.so",
        "PySide6\\Qt6Network.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/plugins/networkinformation/qnetworklistmanager.dll",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_de.qm",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "python3.11/lib-dynload/_socket.cpython-311-x86_64-linux-gnu.so",
        "_socket.pyd",
        "libcrypto.so.3",
        "libgtk-3.so.0",
        "libstdc++.so.6",
    ],
)
def test_what_the_program_does_not_use_stays_out(name: str) -> None:
    assert not is_part(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "cardtable/resources/i18n/cardtable_de.qm",
        "libpython3.11.so.1.0",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_the_program_uses_comes_along(name: str) -> None:
    assert is_part(name)


def test_the_flatpak_may_not_use_the_network() -> None:
    text = (ROOT / "packaging" / "flatpak" / f"{ID}.json").read_text()
    assert "network" not in text
    assert json.loads(text)["command"] == "cardtable"


def test_templates_have_no_gaps() -> None:
    for name in ("cardtable.desktop", "README.txt"):
        assert "$" not in filled(name).replace('"$PWD/', "")
    assert VERSION in filled("README.txt")
    assert re.fullmatch(r"[^<>]+ <[^<>@]+@[^<>@]+>", MAINTAINER)
