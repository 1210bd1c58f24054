# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts can be found by lupdate, and translations are whole, current and fit their texts."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import commands
import environment
import pytest
import translations
from PySide6.QtCore import QCoreApplication, QTranslator

from .source import ROOT, name_of, python_files, tree

FILES = sorted(translations.SOURCES.glob("*.ts"))
LANGUAGE = ROOT / "cardtable" / "views" / "language.py"
PLACE = re.compile(r"\{\w*\}|%n")


def translatable(path: Path) -> list[ast.Call]:
    """Calls that lupdate reads: `mark(...)`, `QCoreApplication.translate(...)`, `self.tr(...)`."""
    found = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name in ("mark", "self.tr", "QCoreApplication.translate"):
                found.append(node)
    return found


def trouble(call: ast.Call) -> str | None:
    """Why lupdate or Qt would lose this text."""
    name = ast.unparse(call.func)
    literals = call.args[: 1 if name == "self.tr" else 2]
    if not all(isinstance(text, ast.Constant) and isinstance(text.value, str) for text in literals):
        return "its text is not a plain literal"
    if call.keywords:
        return "lupdate drops calls with keywords"
    plural = "%n" in str(ast.literal_eval(literals[-1]))
    if plural and name == "self.tr":
        return "tr loses plurals in subclasses: use QCoreApplication.translate"
    if plural != (len(call.args) == 4):
        return "a number and %n belong together"
    return None


def messages(file: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(file).getroot().iter("message"))


def forms(message: ElementTree.Element) -> list[str]:
    (translation,) = message.iter("translation")
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


@pytest.mark.parametrize("path", python_files("cardtable"), ids=name_of)
def test_lupdate_finds_every_text(path: Path) -> None:
    lost = [(call.lineno, why) for call in translatable(path) if (why := trouble(call))]
    if path == LANGUAGE:  # it hands on texts that were marked elsewhere
        lost = [(line, why) for line, why in lost if "literal" not in why]
    assert not lost


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_translations_are_finished(file: Path) -> None:
    assert [message.findtext("source") for message in messages(file) if not all(forms(message))] == []
    assert 'type="' not in file.read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_placeholders_agree(file: Path) -> None:
    for message in messages(file):
        source = message.findtext("source") or ""
        for form in forms(message):
            missing_number = {"%n"} if message.get("numerus") else set()
            assert set(PLACE.findall(form)) | missing_number == set(PLACE.findall(source)) | missing_number, (
                source
            )


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_compiled_translations_speak(file: Path, tmp_path: Path, qapp: QCoreApplication) -> None:
    lrelease = translations.find_lrelease()
    assert lrelease
    copy = tmp_path / file.name
    copy.write_bytes(file.read_bytes())
    assert translations.compile_translations(lrelease, [copy])
    translator = QTranslator()
    assert not messages(file) or translator.load(str(copy.with_suffix(".qm")))
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            name, source = context.findtext("name") or "", message.findtext("source") or ""
            number = 1 if message.get("numerus") else -1
            said = translator.translate(name, source, message.findtext("comment") or "", number)
            assert said == forms(message)[0]


def test_translations_are_current(tmp_path: Path) -> None:
    python = environment.python_of(commands.LINGUIST)
    if not python.exists():
        pytest.skip("lupdate 6.12 is not here: `python3 packaging/dev.py check` fetches it")
    assert translations.changed_by_update(commands.lupdate(), tmp_path) == []


def test_english_plurals_are_filled_in() -> None:
    empty = (
        "<source>{name} has %n chip(s).</source>\n        <comment>said aloud</comment>\n"
        '        <translation type="unfinished">\n            <numerusform></numerusform>\n'
        "            <numerusform></numerusform>\n        </translation>"
    )
    filled = translations.fill_plurals(empty)
    assert "<numerusform>{name} has %n chip.</numerusform>" in filled
    assert "<numerusform>{name} has %n chips.</numerusform>" in filled
    assert "unfinished" not in filled
    irregular = empty.replace("chip(s)", "penny")
    assert translations.fill_plurals(irregular) == irregular


def test_without_lrelease_the_program_still_starts() -> None:
    assert not translations.compile_translations(None, FILES)
    assert not translations.compile_translations(Path(shutil.which("false") or "false"), FILES)


def test_another_language_needs_only_a_file(tmp_path: Path, qapp: QCoreApplication) -> None:
    file = tmp_path / "cardtable_pl.ts"
    file.write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="pl">\n'
        "<context><name>Table</name>\n"
        '<message numerus="yes"><source>%n card(s)</source><translation><numerusform>%n karta</numerusform>'
        "<numerusform>%n karty</numerusform><numerusform>%n kart</numerusform></translation></message>\n"
        "</context></TS>\n",
        "utf-8",
    )
    lrelease = translations.find_lrelease()
    assert lrelease
    assert translations.compile_translations(lrelease, [file])
    translator = QTranslator()
    assert translator.load(str(file.with_suffix(".qm")))
    said = [translator.translate("Table", "%n card(s)", "", number) for number in (1, 3, 5)]
    assert said == ["%n karta", "%n karty", "%n kart"]
