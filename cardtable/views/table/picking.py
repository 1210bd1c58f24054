# SPDX-License-Identifier: GPL-3.0-or-later
"""How a person takes a card: pointer, keys, and the choice where a card can do two things."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.engine.game import IllegalMove
from cardtable.engine.words import Words, mark
from cardtable.views.language import card_name

from .card import CardWidget
from .cards import TableCards
from .dragging import Drag
from .layout import RISE, SINK
from .popups import ChoicePopup, EffectTip, HandPlate
from .turn import Turn

_DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


def _not_yet() -> Words:
    return mark("Game", "It is not your turn.")


class Picker(QObject):
    """Knows which card of the own hand the keyboard is at, which the pointer is over, and what they do."""

    wished = Signal(object)
    """A `Move` that the person has decided on."""
    refused = Signal(object)
    """An `IllegalMove`."""
    hovered = Signal(str)
    """What the card under the pointer or the keyboard would do, in a sentence; "" for none."""
    said = Signal(str)
    """What the person is to know at once: a question, or that a card must be taken once more."""

    def __init__(self, table: QWidget, cards: TableCards) -> None:
        super().__init__(table)
        self._table, self._cards = table, cards
        self._turn: Turn | None = None
        self._not_now = _not_yet
        self._current: int | None = None
        self._place = 0
        self._drag = Drag(table, cards)
        self._hover: int | None = None
        self._pressed: int | None = None
        self._by_keys = False
        self._type, self._rise_time, self._twice, self._left = 12, 0, False, 0
        self._armed: int | None = None
        """The card that was taken once and is played when it is taken again."""
        self._told = ""
        self._held: list[int] = []
        """Pieces in the hand, as they were last seen."""
        self._chosen_by_keys = False
        """Whether a person has gone to the current card; else it may be left for one that can be played."""
        self.taken_back = False
        """Whether the keyboard is to go to the card that comes back into the hand."""
        self.picked: int | None = None
        """The piece that was taken last: of two equal cards this one flies."""
        cards.pressed.connect(self._on_pressed)
        cards.focused.connect(self._on_focus)
        self.tip = EffectTip(table)
        self.choice = ChoicePopup(table)
        self.choice.chosen.connect(self.wished)
        self.choice.closed.connect(self._take_back_focus)
        self.loss = HandPlate(table)
        self.loss.chosen.connect(self.wished)

    # Whose turn

    def offer(self, turn: Turn | None, not_now: Callable[[], Words] | None = None) -> None:
        """Let the person decide; None: nobody may, and why."""
        fresh = turn is not None and self._turn is None
        self._turn, self._armed = turn, None
        self._not_now = not_now or self._not_now
        self.choice.hide()
        self.loss.hide()
        if fresh and not self._chosen_by_keys:
            self._begin_at_playable()
        self.refresh()
        if turn is not None:
            self.taken_back = False
            if turn.without_cards:
                self._offer_loss(turn)

    def _begin_at_playable(self) -> None:
        """Let the keyboard begin at the nearest card that can be played."""
        hand, turn = self._cards.hand(), self._turn
        places = [place for place, card in enumerate(hand) if turn is not None and card.card in turn.moves]
        if places:
            self._place = min(places, key=lambda place: abs(place - self._place))
            self._move_to(hand[self._place].piece)

    def _move_to(self, piece: int) -> None:
        """Go to a card, with the keyboard if that is at the hand."""
        self._current = piece
        focus = QApplication.focusWidget()
        if isinstance(focus, CardWidget) and self.has_focus:
            card = next(card for card in self._cards.hand() if card.piece == piece)
            card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_loss(self, turn: Turn) -> None:
        move = turn.without_cards[0]
        forced = not turn.moves
        reason = turn.place.reason if forced else None
        hand = [card.rect_now for card in self._cards.hand()]
        near = QRect(self._table.rect().center(), self._table.rect().center())
        if hand:
            near = hand[0].united(hand[-1])
        focused = self.has_focus
        self.loss.ask(move, turn.effect(move), reason, near, self._type)
        if forced and focused:
            self.loss.buttons[0].setFocus()

    # After every change of the hand

    def adapt(self, size: int, rise_time: int, *, twice: bool, left: int) -> None:
        """Use this size of type, in pixels; let cards take so long to rise, and play those taken `twice`.

        The room for the own hand begins at `left`.
        """
        self._type, self._rise_time, self._twice, self._left = size, rise_time, twice, left
        self._drag.forget()  # the cards are laid anew

    def refresh(self) -> None:
        """Raise, lower and name the cards of the hand as they are now."""
        hand = self._cards.hand()
        self._follow_current(hand)
        self._keep_focus(hand)
        for card in hand:
            self._dress(card)
            if card.piece == self.picked and not self.choice.isHidden():  # it stays at its card
                self.choice.present_over(*self._under(card), self._type)
        self._show_tip()

    def _follow_current(self, hand: list[CardWidget]) -> None:
        """The keyboard stays at its card; when that has gone, at the nearest."""
        pieces = [card.piece for card in hand]
        if self._hover not in pieces:
            self._hover = None
        come, self._held = [piece for piece in pieces if piece not in self._held], pieces
        if not pieces:
            self._current = None
            return
        if self.taken_back and len(come) == 1:
            self.taken_back = False
            self._move_to(come[0])
        if self._current in pieces:
            self._place = pieces.index(self._current)
        else:
            self._place = min(self._place, len(pieces) - 1)
            self._current, self._chosen_by_keys = pieces[self._place], False
        for card in hand:
            here = card.piece == self._current
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def _keep_focus(self, hand: list[CardWidget]) -> None:
        """The keyboard does not stay at a card that has left the hand, nor in a turn at the bare table.

        While others play it waits there: a screen reader would say a card that nobody has gone to, perhaps to
        the next person.
        """
        focus = QApplication.focusWidget()
        lost = isinstance(focus, CardWidget) and focus not in hand and self._table.isAncestorOf(focus)
        if lost and self._turn is None:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif lost or (focus is self._table and self._turn is not None):
            card = next((card for card in hand if card.piece == self._current), None)
            (card or self._table).setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self, card: CardWidget) -> None:
        width = card.rect_now.width()
        turn = self._turn
        playable = turn is not None and card.card in turn.moves
        sunk = turn is not None and not playable
        card.dress(
            -round(width * SINK) if sunk else 0,
            round(width * RISE) if card.piece == self._chosen else 0,
            dim=sunk,
            ring=self._by_keys and card.hasFocus(),
            duration=self._rise_time,
        )
        card.setAccessibleDescription(self._description(card, playable=playable))

    def _under(self, card: CardWidget) -> tuple[QRect, QPoint]:
        """Where a card is that has risen, and the lower left corner of the room for hands."""
        return card.rect_now.translated(0, -card.goal), QPoint(self._left, card.rect_now.bottom() + 1)

    def _description(self, card: CardWidget, *, playable: bool) -> str:
        if self._turn is None:
            return ""
        if not playable:
            return self.tr("cannot be played now")
        moves = self._turn.moves[card.card] if card.card is not None else []
        effects = [self._turn.effect_aloud(move) for move in moves]
        if len(effects) == 2:
            text = self.tr(
                "playable, {one} or {other}", "said after a card’s name: playable, 64 to 65 or 64 to 75"
            )
            return text.format(one=effects[0], other=effects[1])
        text = self.tr("playable, {effect}", "said after a card’s name: playable, 64 to 71")
        return text.format(effect=" ".join(effects))

    @property
    def _chosen(self) -> int | None:
        """The card that stands out: one taken once; the pointer's, or the keyboard's while keys are used."""
        if self._armed is not None:
            return self._armed
        if self._by_keys:
            return self._current if self.has_focus else None
        return self._hover

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is at the table."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self._table or self._table.isAncestorOf(focus))

    def _show_tip(self) -> None:
        card = next((card for card in self._cards.hand() if card.piece == self._chosen), None)
        text = self._turn.effects(card.card) if self._turn and card else ""
        if self.choice.isHidden() and card is not None and text:
            if self._armed is not None:
                text = self.tr("Once more: {effect}", "choose the card once more to play it").format(
                    effect=text
                )
            self.tip.point_at(card.rect_now.translated(0, -card.goal), text, self._type)
        else:
            self.tip.hide()
        preview = self._turn.preview(card.card) if self._turn and card else ""
        if preview != self._told:
            self._told = preview
            self.hovered.emit(preview)

    # Pointer

    def point(self, point: QPoint | None, *, held: bool = False) -> None:
        """The pointer moves over the table, the button `held` or not; None: it has left."""
        if point is not None and self._drag.carry(point, held=held):
            self.tip.hide()
            return
        card = self._cards.at(point) if point is not None else None
        piece = card.piece if card else None
        if piece != self._hover or (piece is not None and self._by_keys):
            self._hover = piece
            self._by_keys = False if piece is not None else self._by_keys
            self.refresh()

    def press(self, point: QPoint) -> None:
        """The button goes down."""
        self._drag.finish()
        self.choice.hide()
        card = self._cards.at(point)
        self._pressed = card.piece if card else None
        self._by_keys = False
        self._disarm(self._pressed)
        if card is not None:
            self._current = self._hover = card.piece
            card.setFocus(Qt.FocusReason.MouseFocusReason)
            if self._turn is not None:
                self._drag.grip(card, point)
        self.refresh()

    def release(self, point: QPoint) -> None:
        """The button comes up: this takes the card, on which it went down too, or that was carried here."""
        pressed, self._pressed = self._pressed, None
        card = self._cards.at(point)
        carried = self._drag.carried
        if self._drag.is_over_table(point) and carried is not None:
            self.take(carried)
        elif carried is None and card is not None and card.piece == pressed:
            self.take(card)
        self._drag.let_go(2 * self._rise_time)  # if it is still in the hand
        if carried is not None:
            self.point(point)

    def press_again(self, point: QPoint) -> None:
        """The second half of a double click takes nothing, but for a card that waits for it."""
        card = self._cards.at(point)
        waits = card is not None and card.piece == self._armed
        self._pressed = self._armed if waits else None

    def _disarm(self, piece: int | None = None) -> None:
        """Forget the card that was taken once, unless it is this one."""
        if self._armed is not None and self._armed != piece:
            self._armed = None
            self.refresh()

    # Keys

    def key(self, key: int) -> bool:
        """Act on a key; False if it means nothing here."""
        if self._drag.finish() and key == Qt.Key.Key_Escape:
            return True
        hand = self._cards.hand()
        steps = {Qt.Key.Key_Left: self._place - 1, Qt.Key.Key_Right: self._place + 1, Qt.Key.Key_Home: 0}
        if key in steps or key == Qt.Key.Key_End or key in _DIGITS:
            place = len(hand) - 1 if key == Qt.Key.Key_End else steps.get(Qt.Key(key), key - Qt.Key.Key_1)
            if key in _DIGITS and place >= len(hand):
                return True
            self._go_to(hand, place)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take_current(hand)
        elif key == Qt.Key.Key_Escape and self._armed is not None:
            self._disarm()
        elif key == Qt.Key.Key_Escape and not self.choice.isHidden():
            self.choice.hide()
        else:
            return False
        return True

    def _go_to(self, hand: list[CardWidget], place: int) -> None:
        if hand:
            self._by_keys = self._chosen_by_keys = True
            self._place = max(0, min(len(hand) - 1, place))
            self._current = hand[self._place].piece
            self._disarm(self._current)
            self.refresh()
            self.focus()

    def _take_current(self, hand: list[CardWidget]) -> None:
        card = next((card for card in hand if card.piece == self._current), None)
        if not self._by_keys or not self.has_focus:  # show first where the keyboard is
            self._by_keys = True
            self.focus()
        elif card is not None:
            self.take(card)
        elif not self.loss.isHidden():
            self.loss.buttons[0].click()

    def focus(self) -> None:
        """Give the keyboard to the current card, if it is this person's turn."""
        card = next((card for card in self._cards.hand() if card.piece == self._current), None)
        if card is not None and self._turn is not None:
            card.setFocus(Qt.FocusReason.OtherFocusReason)
        self.refresh()

    def _on_focus(self, by_keys: bool) -> None:
        focus = QApplication.focusWidget()
        if isinstance(focus, CardWidget) and focus in self._cards.hand():
            self._current = focus.piece
        self._by_keys = self._by_keys or by_keys
        self.refresh()

    def _take_back_focus(self) -> None:
        if self._by_keys and self._turn is not None:
            self.focus()

    # Taking

    def _on_pressed(self, card: CardWidget) -> None:
        if card in self._cards.hand():
            self.take(card)

    def take(self, card: CardWidget) -> None:
        """The person wants to play this card."""
        turn, face = self._turn, card.card
        if turn is None or face is None:
            self.refused.emit(IllegalMove(self._not_now()))
            return
        moves = turn.moves.get(face, [])
        self.picked = card.piece
        if not moves:
            self.refused.emit(turn.refusal(face))
            if self._by_keys and self.loss.isVisible():
                self.loss.buttons[0].setFocus()  # the next Enter lays down the hand
        elif len(moves) > 1:
            self.tip.hide()
            options = [(move, turn.effect(move), turn.effect_aloud(move)) for move in moves]
            self.choice.ask(options, *self._under(card), self._type)
        elif self._twice and self._armed != card.piece:
            self._armed = self._current = card.piece
            self.refresh()
            text = self.tr("Choose the {card} once more to play it.")
            self.said.emit(text.format(card=card_name(face)))
        else:
            self.wished.emit(moves[0])
