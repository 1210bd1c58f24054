# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of the preferences: what each shows and sets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFileDialog, QFormLayout, QHBoxLayout, QLabel, QWidget

from cardtable.engine.words import Words
from cardtable.models.decks import BadDeck, DeckFile
from cardtable.models.settings import SettingsModel

from .announcing import announce
from .deck_preview import DeckPreview, swatch
from .labels import push_button, wrapped
from .language import say
from .options_form import Choice
from .preference_controls import Line, Pace, Pause, Pick, Slide, Tick
from .setups import NAME_LENGTH
from .sound import SoundBoard
from .table.drawing import Drawing
from .table.faces import look_of, own_look


class Page(QWidget):
    """Rows of a label and a control."""

    def __init__(self, settings: SettingsModel) -> None:
        super().__init__()
        self.settings = settings
        self.form = QFormLayout(self)
        self.form.setContentsMargins(16, 14, 16, 14)
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(8)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)

    def row(self, text: str, control: QWidget) -> None:
        """A control with its name."""
        label = QLabel(text)
        label.setBuddy(control)
        self.form.addRow(label, control)

    def note(self, text: str) -> None:
        """A line of small print."""
        self.form.addRow("", wrapped(text, dim=True))


class LookPage(Page):
    """Cards, felt and colours, with a look at them."""

    def __init__(self, settings: SettingsModel, decks: Sequence[DeckFile]) -> None:
        super().__init__(settings)
        value = settings.value
        self.preview = DeckPreview(look_of(value), own_look(value), value.felt)
        self.form.addRow(self.preview)
        self.decks = Choice()
        self._deck = value.deck
        self._known = {str(deck.path): deck.name for deck in decks}
        self.file = push_button(self.tr("Other f&ile…"))
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.decks)
        row.addWidget(self.file)
        row.addStretch(1)
        label = QLabel(self.tr("&Deck"))
        label.setBuddy(self.decks)
        self.form.addRow(label, row)
        self.trouble = wrapped()
        self.trouble.setProperty("warning", True)
        self.form.addRow(self.trouble)
        self.own = [
            Tick(settings, "four_colour", self.tr("Four c&olours, a pattern for each suit")),
            Tick(settings, "large_index", self.tr("&Large figures in the corners")),
            Tick(settings, "dark_faces", self.tr("Da&rk faces")),
        ]
        self.back = Pick(settings, "back", {"blue": self.tr("Blue"), "red": self.tr("Red")})
        for tick in self.own:
            self.form.addRow("", tick)
        self.row(self.tr("&Back"), self.back)
        felts = {"green": self.tr("Green"), "blue": self.tr("Night blue"), "wine": self.tr("Wine")}
        felt = Pick(settings, "felt", felts)
        felt.set_icons({name: QIcon(swatch(name)) for name in felts})
        self.row(self.tr("&Felt"), felt)
        schemes = {
            "system": self.tr("Same as the desktop"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }
        self.row(self.tr("Around &the felt"), Pick(settings, "scheme", schemes))
        self._tell("")
        self._show()
        self.decks.activated.connect(self._on_deck)
        self.file.clicked.connect(self.ask_file)
        self.preview.deck.trouble.connect(self._on_trouble)
        settings.changed.connect(self._show)

    def choose(self, path: str) -> bool:
        """Take a deck, our own for ""; False, and a reason, if it cannot be used."""
        if path:
            try:
                Drawing(Path(path))
            except BadDeck as error:
                text = self.tr("“{file}” cannot be used. {reason}")
                self._tell(text.format(file=Path(path).name, reason=say(error.words)))
                self._show_deck()
                return False
        self._tell("")
        self.settings.update(deck=path)
        return True

    def ask_file(self) -> None:
        """Ask for a file with a deck."""
        dialog = QFileDialog(self, self.tr("Choose a deck of cards"), str(Path.home()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Decks of cards") + " (*.svg *.svgz)")
        dialog.fileSelected.connect(self.choose)
        dialog.open()

    def _show(self) -> None:
        value = self.settings.value
        if value.deck != self._deck:
            self._deck = value.deck
            self._tell("")  # what was said of another deck
        self.preview.show_look(look_of(value), own_look(value), value.felt)
        self._show_deck()
        for control in (*self.own, self.back):
            control.setEnabled(not value.deck)

    def _show_deck(self) -> None:
        now = self.settings.value.deck
        names = {"": self.tr("Cardtable"), **self._known}
        names.setdefault(now, Path(now).name)
        self.decks.clear()
        for path, name in names.items():
            self.decks.addItem(name, path)
        self.decks.setCurrentIndex(self.decks.findData(now))

    def _on_deck(self) -> None:
        self.choose(self.decks.currentData())

    def _on_trouble(self, words: Words) -> None:
        self._tell(say(words))

    def _tell(self, text: str) -> None:
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        announce(self.trouble, text)


class PlayPage(Page):
    """How fast things go, how long they stay, how the own hand lies."""

    def __init__(self, settings: SettingsModel) -> None:
        super().__init__(settings)
        speeds = {
            "off": self.tr("Off"),
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
        }
        self.row(self.tr("&Motion of cards"), Pick(settings, "motion", speeds))
        less = Tick(settings, "less_motion", self.tr("&None where the desktop asks for less motion"))
        self.form.addRow("", less)
        self.row(self.tr("&Opponents take at least"), Pace(settings))
        for text, name in (
            (self.tr("A finished &trick stays"), "pause_trick"),
            (self.tr("A finished &round stays"), "pause_round"),
        ):
            pause = Pause(settings, name)
            pause.set_names(text.replace("&", ""))
            self.row(text, pause)
        self.form.addRow("", Tick(settings, "sort_hand", self.tr("&Sort my cards")))


class SoundPage(Page):
    """Whether and how loud."""

    def __init__(self, settings: SettingsModel, board: SoundBoard) -> None:
        super().__init__(settings)
        self._board = board
        self.form.addRow("", Tick(settings, "sound", self.tr("Sounds of cards and &chips")))
        self.volume = Slide(settings, "volume")
        self.volume.setMinimumWidth(220)
        self.row(self.tr("&Volume"), self.volume)
        self.hear = push_button(self.tr("&Hear one"))
        self.form.addRow("", self.hear)
        self.silence = wrapped(dim=True)
        self.form.addRow(self.silence)
        self.hear.clicked.connect(self._on_hear)
        board.changed.connect(self._show)
        settings.changed.connect(self._show)
        self._show()

    def _on_hear(self) -> None:
        self._board.play("chip")

    def _show(self) -> None:
        why = self._board.silence
        wanted = self.settings.value.sound
        text = say(why) if why is not None else ""
        if text != self.silence.text() and self.isVisible():
            announce(self.silence, text)
        self.silence.setText(text)
        for each in (self.volume, self.hear):
            each.setEnabled(wanted and self._board.voices)


class PersonPage(Page):
    """The person and the language."""

    def __init__(self, settings: SettingsModel, languages: Sequence[str]) -> None:
        super().__init__(settings)
        name = Line(settings, "name", NAME_LENGTH)
        name.setMinimumWidth(220)
        name.setPlaceholderText(self.tr("Player"))
        self.row(self.tr("Your &name"), name)
        self.note(self.tr("For new games."))
        names = {code: _native(code) for code in languages}
        system = self.tr("Same as the desktop")
        self.language = Pick(settings, "language", {"": system, **names})
        self.row(self.tr("&Language"), self.language)


def _native(code: str) -> str:
    """A language in its own words."""
    world = QLocale(f"{code}_001")  # “English”, where the language alone would be “American English”
    name = world.nativeLanguageName()
    return name[:1].upper() + name[1:] if name else code
