# SPDX-License-Identifier: GPL-3.0-or-later
"""Words become sentences."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from cardtable.engine.cards import Card
from cardtable.engine.words import mark
from cardtable.views import language, preference_pages, translators
from cardtable.views.language import and_list, card_name, percent, say

from .languages import speaking


class Danish(QTranslator):
    """Knows a few texts."""

    texts: dict[str, str | dict[int, str]] = {
        "%n chip(s)": {1: "%n jeton", 2: "%n jetoner"},
        "{name} has {what}.": "{name} har {what}.",
        "broken {here}": "brudt {der}",
    }

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        found = self.texts.get(text)
        return found[1 if n == 1 else 2] if isinstance(found, dict) else found

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.fixture
def danish(qapp: QApplication) -> Iterator[Danish]:
    translator = Danish()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(("n", "text"), [(0, "0 chips"), (1, "1 chip"), (2, "2 chips"), (21, "21 chips")])
def test_plurals_without_a_translation(n: int, text: str, qapp: QApplication) -> None:
    assert say(mark("Test", "%n chip(s)", None, n)) == text


def test_parts_are_filled_in_whatever_they_are(qapp: QApplication) -> None:
    words = mark("Test", "{name} plays the {card}: {total}. {rest}").format(
        name="Zoë {x}", card=Card("10H"), total=-10, rest=mark("Test", "%n chip(s)", None, 1)
    )
    assert say(words) == "Zoë {x} plays the ten of hearts: −10. 1 chip"


def test_parts_are_translated_too(danish: Danish) -> None:
    words = mark("Test", "{name} has {what}.").format(name="Bo", what=mark("Test", "%n chip(s)", None, 3))
    assert say(words) == "Bo har 3 jetoner."


def test_a_slip_in_a_translation_falls_back_to_english(danish: Danish) -> None:
    assert say(mark("Test", "broken {here}").format(here="hearts")) == "broken hearts"


def test_every_card_has_a_name_of_its_own(qapp: QApplication) -> None:
    names = {card_name(card) for card in Card}
    assert len(names) == 52
    assert "queen of spades" in names


def test_a_hidden_card_tells_nothing(qapp: QApplication) -> None:
    assert card_name(None) == "face-down card"


def test_lists_of_names(qapp: QApplication) -> None:
    assert and_list(["Bo"]) == "Bo"
    assert and_list(["Bo", "Mei", "Ana"]) == "Bo, Mei, and Ana"


def test_languages_come_from_the_files(tmp_path: Path) -> None:
    for name in ("cardtable_pl.qm", "cardtable_en.qm", "cardtable_de.qm", "readme.txt"):
        (tmp_path / name).touch()
    assert translators.languages(tmp_path) == ("en", "de", "pl")


def test_the_setting_goes_before_the_system() -> None:
    chosen = translators.choose_locale("pl", ("en", "pl"))
    assert chosen.language() == QLocale.Language.Polish


def test_an_unknown_system_language_gives_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["tlh-Latn-XX", "tlh"])
    assert translators.choose_locale("", ("en", "pl")).language() == QLocale.Language.English


def test_an_empty_folder_of_translations_is_no_trouble(tmp_path: Path, qapp: QApplication) -> None:
    before = QLocale()
    translators.install_translators(qapp, "en", tmp_path)
    assert QCoreApplication.translate("Menu", "&Slow") == "&Slow"
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("code", "share", "digits", "written"),
    [
        ("en", 0.6, 0, "60%"),
        ("en", 0.5857, 1, "58.6%"),
        ("en", -0.5857, 1, "−58.6%"),
        ("de", 0.5857, 1, "58,6\u00a0%"),
        ("da", 0.5857, 1, "58,6\u00a0%"),
        ("pl", 0.5857, 1, "58,6%"),
        ("ms", 0.5857, 1, "58.6%"),
        ("af", 0.5857, 1, "58,6%"),
        ("en", -0.0001, 1, "0.0%"),
    ],
)
def test_a_share_is_written_in_one_way(
    qapp: QApplication, code: str, share: float, digits: int, written: str
) -> None:
    with speaking(qapp, code):
        assert percent(share, digits) == written


def test_every_share_is_written_by_that_one_function() -> None:
    root = Path(language.__file__).parent
    texts = {path: path.read_text("utf-8") for path in root.rglob("*.py")}
    assert [path.name for path, text in texts.items() if "{number}%" in text or "{number} %" in text] == [
        "language.py"
    ]


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("en", "English"),
        ("da", "Dansk"),
        ("de", "Deutsch"),
        ("pl", "Polski"),
        ("ms", "Melayu"),
        ("af", "Afrikaans"),
    ],
)
def test_a_language_is_called_as_it_calls_itself(code: str, name: str) -> None:
    assert preference_pages._native(code) == name
