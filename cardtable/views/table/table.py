# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: shows the game that is being played, and lets people play it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.engine.game import TABLE, IllegalMove, Move
from cardtable.engine.table import Event, Scene
from cardtable.models.paths import cache_dir
from cardtable.models.settings import SettingsModel
from cardtable.models.shown import Moved, ShownGame
from cardtable.views.shortcuts import TableKeyboard

from . import motion
from .cards import TableCards, dealing_pose, dealt_soon
from .channels import Channels
from .choreography import Choreographer
from .faces import Deck, look_of, own_look
from .felt import Felt
from .furniture import Furniture
from .layout import lay_out
from .memory import Memory, bottom_seat
from .pacing import Pacer
from .peek import TrickPeek
from .picking import Picker
from .plan import Plan, request
from .turn import Turn


class TableWidget(QWidget):
    """Follows a game: each step is shown by a motion, and then the model may go on.

    The model has the state; everything here can be laid anew from it at any time, and is when a motion ends.
    """

    refused = Signal(object)
    """An `IllegalMove`: the rules, or the turn, do not allow what the person wanted."""
    hovered = Signal(str)
    """What the card under the pointer or the keyboard would do; "" for none."""

    def __init__(
        self,
        model: ShownGame,
        settings: SettingsModel,
        parent: QWidget | None = None,
        deck: Deck | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._settings = model, settings
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumSize(240, 120)
        self.setAccessibleName(self.tr("Table"))
        self.deck = deck or Deck(look_of(settings.value), cache_dir(), self, own_look(settings.value))
        self.cards = TableCards(self, self.deck)
        self.furniture = Furniture(self, self.deck)
        self.choreographer = Choreographer(self)
        self.picker = Picker(self, self.cards)
        self.peek = TrickPeek(self, self.deck, self.cards, self.choreographer)
        self._felt = Felt(self)
        self.plan: Plan | None = None
        self.bottom = 0
        """The seat that is shown at the bottom."""
        self._scene: Scene | None = None
        self._capacity, self._memory = 3, Memory()
        self._pacer = Pacer(self)
        self._keyboard = TableKeyboard(settings)
        self._think_timer = QTimer(self, singleShot=True, interval=motion.THINKING)
        self._channels = Channels(
            self,
            opened=self._on_opened,
            stepped=self._on_stepped,
            rewound=self._on_rewound,
            thinking=self._on_thinking,
            still=self._on_still,
        )
        self._connect()
        self.follow(model)

    def _connect(self) -> None:
        self.deck.ready.connect(self.cards.on_face)
        self.deck.changed.connect(self.cards.on_new_faces)
        self.deck.trouble.connect(self._model.trouble)
        self._felt.ready.connect(self.update)
        self.choreographer.over.connect(self._on_over)
        self._pacer.go_on.connect(self._on_shown)
        self.picker.wished.connect(self._on_wish)
        self.picker.refused.connect(self.refused)
        self.picker.hovered.connect(self.hovered)
        self._think_timer.timeout.connect(self._show_people)
        self._settings.changed.connect(self._on_settings)

    def follow(self, model: ShownGame) -> None:
        """Show this game from now on."""
        self._stop()
        self._channels.follow(model)
        self._model = model
        model.paced = True
        self._scene = None
        if model.timeline is not None:
            self._on_opened()

    # The game goes on

    def _on_opened(self) -> None:
        self._stop()
        self.peek.hide()
        assert self._model.game is not None
        self._memory.forget()
        self._capacity = dealt_soon(self._model.game, self._model.state)
        full, self._scene = self._model.scenes()
        self.cards.reset(full)
        self.bottom = bottom_seat(self._model, self.bottom)
        self._show()

    def _on_stepped(self, moved: Moved) -> None:
        self._stop()
        self._pacer.begin()
        self._memory.note(self._model, moved)
        self._change(moved.events)

    def _on_rewound(self, near: bool) -> None:
        self._stop()
        self.peek.hide()
        self._pacer.begin()
        self._memory.forget()
        self.picker.taken_back = True
        if near:
            self._change(())
        else:
            self._on_still()
            self._wait_for_eyes()

    def _change(self, events: Sequence[Event]) -> None:
        """Glide from the scene that is shown to that of the state now."""
        before, scene = dict(self.cards.pieces), self._scene
        full, self._scene = self._model.scenes()
        leaving = () if self.picker.picked is None else (self.picker.picked,)
        self.picker.picked = None
        self.cards.follow(full, leaving)
        speed = self._speed()
        self._lay_out(round(motion.GLIDE * speed))
        assert self.plan is not None
        self.picker.offer(None)
        flights = []
        if speed:
            if scene is not None and len(scene.places) == len(self._scene.places):
                self.furniture.celebrate(scene, events, speed)
            deal_from = dealing_pose(self._scene, self.plan, events)
            flights = self.cards.flights(before, speed=speed, deal_from=deal_from)
        if flights:
            ratio = self.devicePixelRatioF()
            for flight in flights:
                self.deck.face(flight.face, flight.size, ratio)
            self.cards.unsettle()
            self.choreographer.begin(flights)
        else:
            self._settle()
            self._wait_for_eyes()

    def _on_over(self) -> None:
        self._settle()
        self._wait_for_eyes()

    def _wait_for_eyes(self) -> None:
        if self.window().isMinimized():
            self._pacer.wait(None)  # it goes on when somebody can see it
        else:
            scene = self._scene if self.isVisible() else None
            pause = self._settings.value.pause_trick
            self._pacer.wait_for_eyes(scene, pause, self._speed(), self._model, self.furniture.remaining)

    def _on_shown(self) -> None:
        self._model.go_on()

    def hurry(self) -> bool:
        """End what is moving or being looked at; False if nothing was."""
        self.peek.hide()
        self.furniture.finish()
        if self.choreographer.busy:
            self.choreographer.finish()
            if self._scene is not None and self._scene.pause == "trick":
                return True
        return self._pacer.release()

    def _stop(self) -> None:
        """Forget what is moving; the table will be laid anew."""
        self.choreographer.drop()
        self.furniture.finish()
        self._pacer.forget()

    def _on_still(self) -> None:
        """Show the state as it is now, to whoever may see it now."""
        busy = self.choreographer.busy
        full, self._scene = self._model.scenes()
        self.cards.follow(full)
        self.bottom = bottom_seat(self._model, self.bottom)
        self._show()
        if busy:
            self._wait_for_eyes()

    def _on_thinking(self, seat: int) -> None:
        self._memory.thinking = seat
        self._think_timer.stop()
        if seat != TABLE:
            self._think_timer.start()
        self._show_people()

    def _on_wish(self, move: Move) -> None:
        try:
            self._model.play(move)
        except IllegalMove as error:
            self.refused.emit(error)

    # Showing

    def _show(self) -> None:
        """Everything at once, without motion."""
        if self._scene is None:
            return
        self.choreographer.drop()
        self._lay_out(0)
        self._settle()
        self._offer()

    def _lay_out(self, duration: int) -> None:
        scene = self._scene
        assert scene is not None
        hands = [len(zone.cards) for zone in scene.zones if zone.kind == "hand"]
        self._capacity = max(self._capacity, *hands, 0)
        self.plan = lay_out(request(scene, self.size(), self.bottom, self._capacity))
        self.deck.use_sizes(self.plan.card_sizes, self.devicePixelRatioF())
        own = next((z.name for z in scene.zones if z.kind == "hand" and z.seat == self.bottom), "")
        self.cards.arrange(scene, self.plan, own, sort=self._settings.value.sort_hand)
        self.furniture.show_scene(scene, self.plan, self._model.names, self.bottom, duration)
        twice = self._settings.value.confirm_play
        left = self.plan.panels[self.bottom].right() + self.plan.label // 2
        self.picker.adapt(self.plan.label, round(motion.RISE * self._speed()), twice=twice, left=left)
        self._show_people(duration)
        self.update()

    def _show_people(self, duration: int = 0) -> None:
        if self._scene is None:
            return
        thinking = None if self._think_timer.isActive() else self._memory.thinking
        people = self._memory.people(self._model, self._scene, thinking)
        self.furniture.show_people(people, self._memory.turn, duration)

    def _settle(self) -> None:
        self.cards.settle()
        self.furniture.settle()
        self.picker.refresh()
        self.update()

    def _offer(self) -> None:
        """Let the person play whose turn it is."""
        model, scene = self._model, self._scene
        if scene is None or not model.turn_of_person or model.game is None:
            self.picker.offer(None, model.not_now)
            return
        self.picker.offer(Turn(model.game, model.view, scene.places[self.bottom]))

    def _speed(self) -> float:
        if not self.isVisible() or self.window().isMinimized():
            return 0.0  # nobody can see the table
        return motion.speed_factor(self._settings.value, self) / self._model.haste

    def _on_settings(self) -> None:
        value = self._settings.value
        self.deck.wear(look_of(value), own_look(value))
        if self._scene is None:
            self.update()
            return
        if not self._speed() and self.choreographer.busy:
            self.choreographer.finish()
        if not self.choreographer.busy:
            self._lay_out(0)
            self._settle()
        self.update()

    def show_last_trick(self) -> bool:
        """Show the last trick again, until the next key or click; False if there is none to show."""
        return self.peek.recall(self._model, self.plan)

    # What Qt tells

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        part = event.rect()
        self._felt.paint(painter, part, self.size(), self.devicePixelRatioF(), self._settings.value.felt)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.furniture.paint(painter, part)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_again()

    def _lay_again(self) -> None:
        """The room has changed: end what is moving, and lay everything into the new room."""
        if self._scene is None:
            return
        busy = self.choreographer.busy
        self.peek.hide()
        self.choreographer.drop()
        self.furniture.finish()
        self._lay_out(0)
        self._settle()
        if not self.picker.loss.isHidden():
            self._offer()
        if busy:
            self._wait_for_eyes()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_again()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Table"))
            self._lay_again()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.window().installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.hurry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.WindowStateChange and self._pacer.owes:
            if self.choreographer.busy and self.window().isMinimized():
                self.choreographer.finish()
            elif not self.choreographer.busy:
                self._wait_for_eyes()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(1024, 640)

    # Pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        hurried = self.hurry()
        zone = self.cards.zone_at(event.position().toPoint())
        if zone is not None and zone.kind == "taken" and self.show_last_trick():
            return
        if event.button() == Qt.MouseButton.LeftButton and not (hurried and not self._model.turn_of_person):
            self.picker.press(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.picker.release(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.picker.press_again(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.picker.point(event.position().toPoint(), held=held)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.picker.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._keyboard.silent(event):
            super().keyPressEvent(event)
            return
        hurried = self.hurry()
        if hurried and not self._model.turn_of_person:
            return
        key = self._keyboard.understood(event)
        if key == Qt.Key.Key_Up and self.show_last_trick():
            return
        if not key or not self.picker.key(key):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.picker.focus()
