# SPDX-License-Identifier: GPL-3.0-or-later
"""Help while playing: what can be counted, and what each card is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from cardtable.models.coach import Coach
from cardtable.models.game import GameModel
from cardtable.models.settings import SettingsModel
from cardtable.views.labels import wrapped
from cardtable.views.language import capital, say
from cardtable.views.lines import LineList
from cardtable.views.panels import result_words
from cardtable.views.side import Part, head

from .values import ValueTable


class HelpPart(Part):
    """Follows the game; shows nothing but what the person who is to decide can know."""

    helped = Signal(int)
    """Help has been shown for the decision of that number, from 1."""

    def __init__(self, model: GameModel, coach: Coach, settings: SettingsModel) -> None:
        super().__init__()
        self._model = model
        self._coach = coach
        self._settings = settings
        self._told = (0, 0)
        self.facts = LineList()
        self.facts.setAccessibleName(self.tr("What you can know"))
        self.waiting = wrapped(self.tr("The coach is thinking…"), dim=True)
        self.values = ValueTable()
        self.values.setAccessibleName(self.tr("What each card is worth"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        self._heading = wrapped(self.tr("Help"), heading=True)
        column.addLayout(head(self._heading))
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for part, share in ((self.facts, 3), (self.waiting, 0), (self.values, 2)):
            self._body.addWidget(part, share)
        column.addLayout(self._body, 1)
        for signal in (
            model.opened,
            model.asked,
            model.stepped,
            model.curtain,
            model.paused,
            model.finished,
        ):
            signal.connect(self.refresh)
        coach.weighed.connect(self._on_weighed)
        settings.changed.connect(self.refresh)

    def set_flat(self, flat: bool) -> None:
        """Lie below the table, wide and low, or stand beside it."""
        self._heading.setHidden(flat)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._body.setDirection(across if flat else down)
        self._body.setStretchFactor(self.values, 3 if flat else 2)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now."""
        model, level = self._model, self._settings.value.help
        if self.isHidden() or model.game is None:
            return
        view = model.view
        facts = model.game.facts(view, model.viewer) if model.viewer >= 0 and level != "none" else ()
        self.facts.clear()
        self.facts.addItems([capital(_together(say(words))) for words in facts] or self._why_none())
        self._show_values()
        if facts and model.turn_of_person:
            self._tell(view.plays + 1)

    def _why_none(self) -> list[str]:
        """What there is to know while there is nothing to decide."""
        model = self._model
        if model.timeline is None:
            return []
        if model.state.result is not None:
            return [say(result_words(model.state.result, model.seats))]
        if model.waiting_for_round:
            return [QCoreApplication.translate("StatusLine", "The round is over. Enter goes on.")]
        if model.curtained:
            return [QCoreApplication.translate("Curtain", "The cards are covered until you are ready.")]
        if model.state.turn is not None and model.state.turn >= 0:
            text = QCoreApplication.translate("StatusLine", "{name} plays.")
            return [text.format(name=model.names[model.state.turn])]
        return []

    def _show_values(self) -> None:
        model = self._model
        wanted = self._settings.value.help == "values" and model.game is not None and model.turn_of_person
        thought = self._coach.thought_now() if wanted else None
        self.values.setVisible(thought is not None)
        self.waiting.setVisible(wanted and thought is None)
        if thought is not None and model.game is not None:
            self.values.show_thought(model.game, model.view, thought)
        elif wanted:
            self._coach.weigh_now()

    def _on_weighed(self) -> None:
        if not self.isHidden():
            self._show_values()

    def _tell(self, number: int) -> None:
        """Say once for each decision that it has had help."""
        if (id(self._model.timeline), number) != self._told:
            self._told = (id(self._model.timeline), number)
            self.helped.emit(number)


def _together(text: str) -> str:
    """The text with counts, such as of kings, that no line break takes apart."""
    return text.replace(" × ", "\u00a0×\u00a0")
