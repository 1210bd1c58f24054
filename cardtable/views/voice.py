# SPDX-License-Identifier: GPL-3.0-or-later
"""What screen readers are told: events of the game by themselves, answers when a key asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.engine.cards import Card
from cardtable.engine.game import IllegalMove
from cardtable.engine.table import Event
from cardtable.models.settings import SettingsModel
from cardtable.models.shown import Moved, ShownGame

from . import telling
from .announcing import announce, announcer
from .language import say
from .status import StatusLine
from .wires import Wires

GATHERING_MS = 150
"""What happens within so short a time is said in one breath: an announcement may cut off the one before."""
_ENDS = frozenset(("bust", "round", "moon", "out", "win", "draw-game"))
"""Kinds of events that even those hear who want to hear little."""
_ROUTINE = frozenset(("draw", "shuffle"))
"""Kinds of events that only those hear who want to hear everything."""


class Voice(QObject):
    """Collects sentences and announces them. None is lost: those that wait go out before any answer."""

    spoken = Signal(str)
    """What has just been announced."""

    def __init__(
        self,
        model: ShownGame,
        settings: SettingsModel,
        status: StatusLine,
        hand: Callable[[], list[Card | None]],
    ) -> None:
        super().__init__(status)
        self._model, self._settings, self._status = model, settings, status
        self._hand = hand
        self._waiting: list[str] = []
        self._last = ""
        self._breath = QTimer(self, singleShot=True, interval=GATHERING_MS)
        self._breath.timeout.connect(self.flush)
        self._wires = Wires()
        status.followed.connect(self.follow)
        self.follow(model)

    def follow(self, model: ShownGame) -> None:
        """Tell of this game from now on."""
        self.flush()
        self._wires.cut()
        self._model = model
        self._wires.connect(model.stepped, self._on_step)
        self._wires.connect(model.rewound, self._on_rewound)
        self._wires.connect(model.asked, self._on_asked)
        self._wires.connect(model.curtain, self._on_curtain)
        self._wires.connect(model.opened, self._on_opened)

    # By itself

    def tell(self, text: str) -> None:
        """Say a sentence soon, with others that come at the same time."""
        if text:
            self._waiting.append(text)
            if not self._breath.isActive():
                self._breath.start()

    def insist(self, text: str) -> None:
        """Say a sentence now."""
        self._waiting.append(text)
        self.flush(urgent=True)

    def flush(self, *, urgent: bool = False) -> None:
        """Announce everything that waits."""
        self._breath.stop()
        text = " ".join(self._waiting)
        self._waiting = []
        if text:
            self._last = text
            announce(self._status, text, urgent=urgent)
            self.spoken.emit(text)

    def _on_step(self, moved: Moved) -> None:
        for event in moved.events:
            if self._wanted(event):
                self.tell(say(event.words))
        if self._status.waits_for_key:
            self.tell(self._status.turn_words())

    def _on_rewound(self, _near: bool) -> None:
        """Where a replay has gone to; whoever takes a decision back is asked for another one anyway."""
        if not self._model.live:
            self._waiting = []
            self.tell(telling.last_move(self._model))
            self.tell(self._status.turn_words())

    def _wanted(self, event: Event) -> bool:
        level = self._settings.value.verbosity
        if level == "full" or event.kind in _ENDS:
            return True
        own = event.kind == "play" and event.seat == self._model.viewer
        return level == "normal" and event.kind not in _ROUTINE and not own

    def _on_asked(self, _seat: int) -> None:
        self.tell(self._status.turn_words())
        if self._settings.value.verbosity == "full":
            self.tell(telling.hand(self._model, self._hand()))

    def _on_curtain(self, _seat: int) -> None:
        announcer().forget()
        self.tell(self._status.turn_words())

    def _on_opened(self) -> None:
        self._waiting = []
        self._last = ""
        if self._model.game is not None:
            self.tell(telling.sentence(self._model.game.title))

    # When somebody asks

    def refuse(self, error: IllegalMove) -> None:
        """Say why a card cannot be played, and by which rule."""
        rule = self._status.rule_words() if error.clause else ""
        self.insist(" ".join(text for text in (say(error.words), rule and f"{rule}.") if text))

    def ask(self, what: str) -> None:
        """Answer a key: `total`, `hand`, `turn`, `counters`, `last`, `table` or `again`."""
        if what == "again":
            text, self._waiting = " ".join(self._waiting) or self._last, []
        else:
            text = self._answer(what)
        if text:
            self._status.answer(text)
            self.insist(text)

    def _answer(self, what: str) -> str:
        model = self._model
        match what:
            case "total":
                return telling.total(model)
            case "hand":
                return telling.hand(model, self._hand())
            case "turn":
                return self._status.turn_words()
            case "counters":
                return telling.counters(model)
            case "last":
                return telling.last_move(model)
            case _:
                return telling.whole_table(model, self._status.turn_words(number=False))
