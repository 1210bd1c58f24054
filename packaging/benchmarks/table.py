# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure the table beside a bare graphics scene in one run: frames, gaps, cost of a frame, idle repaints.

`bench table [--size 1280x800] [--seconds 2] [--json]`. Without a display set
QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QRect, QTimer, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from cardtable.assets import resources
from cardtable.engine.bot import Limit
from cardtable.engine.cards import Card
from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import all_games
from cardtable.models.opponent import Opponent
from cardtable.views.table import motion
from cardtable.views.table.card import CardWidget, Pose
from cardtable.views.table.choreography import Choreographer, Flight
from cardtable.views.table.faces import OWN, Deck, Look
from cardtable.views.table.felt import Felt
from cardtable.views.table.plain import draw_plain

Figures = dict[str, float]


class Frames(QObject):
    """Notes when a window is updated, and which widgets are painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.times: list[float] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.UpdateRequest:
            self.times.append(time.perf_counter())
        return super().eventFilter(watched, event)

    def figures(self, seconds: float, cpu: float) -> Figures:
        """Frames a second, gaps between them and use of the processor."""
        gaps = sorted(1000 * (b - a) for a, b in zip(self.times, self.times[1:], strict=False))
        middle = gaps[len(gaps) // 2] if gaps else 0.0
        worst = gaps[-1] if gaps else 0.0
        return {
            "frames": len(self.times),
            "frames/s": round(len(self.times) / seconds, 1),
            "gap ms, median": round(middle, 1),
            "gap ms, p99": round(gaps[int(0.99 * (len(gaps) - 1))], 1) if gaps else 0.0,
            "gap ms, worst": round(worst, 1),
            "cpu %": round(100 * cpu / seconds, 1),
        }


class Cloth(QWidget):
    """The table's felt with cards on it, and no game."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self._felt = Felt(self)
        self._felt.ready.connect(self.update)
        deck = Deck(Look(resources() / OWN), None, self)
        deck.ready.connect(self._on_face)
        self.cards = [CardWidget(piece, deck, self) for piece in range(cards)]
        for card, face in zip(self.cards, Card, strict=False):
            card.card = face
        self.choreographer = Choreographer(self)

    def _on_face(self, _name: str) -> None:
        for card in self.cards:
            card.update()

    def paintEvent(self, event: QEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self._felt.paint(painter, self.rect(), self.size(), self.devicePixelRatioF(), "green")
        painter.end()

    def lay(self) -> None:
        """Put the cards side by side along the bottom."""
        wide = self.width() // 10
        for place, card in enumerate(self.cards):
            x = 10 + place * (self.width() - wide - 20) // max(1, len(self.cards) - 1)
            card.lie(QRect(x, self.height() - round(wide * 1.5), wide, round(wide * 1.4)))
            card.show()

    def flights(self, duration: float) -> list[Flight]:
        """All cards to a heap in the middle, one soon after another as the table sweeps them."""
        middle = self.rect().center()
        return [
            Flight(
                card,
                card.pose,
                Pose(middle.x() + place * 6 - 60, middle.y() * 0.6, card.rect_now.width()),
                card.rect_now.size(),
                card.card,
                duration - place * motion.SWEEP,
                place * motion.SWEEP,
            )
            for place, card in enumerate(self.cards)
        ]


def wait(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def watched(window: QWidget, seconds: float, begin: Callable[[], None]) -> Figures:
    """Figures of a window while something moves in it."""
    frames = Frames(window)
    wall, cpu = time.perf_counter(), time.process_time()
    begin()
    wait(round(900 * seconds))  # at the end of its way an easing card stays on one pixel for several frames
    figures = frames.figures(time.perf_counter() - wall, time.process_time() - cpu)
    frames.deleteLater()
    return figures


def bare_scene(size: tuple[int, int], cards: int, seconds: float) -> Figures:
    """The floor: pixmaps in a graphics scene, moved by one animation."""
    width, height = size
    scene = QGraphicsScene(0, 0, width, height)
    scene.setBackgroundBrush(QBrush(QColor("#0b5a2b")))
    view = QGraphicsView(scene)
    view.resize(width, height)
    wide = width // 10
    items = []
    for place, face in zip(range(cards), Card, strict=False):
        item = QGraphicsPixmapItem(draw_plain(face, QRect(0, 0, wide, round(wide * 1.4)).size()))
        item.setPos(10 + place * (width - wide - 20) / max(1, cards - 1), height - wide * 1.5)
        scene.addItem(item)
        items.append(item)
    view.show()
    wait(500)
    starts = [item.pos() for item in items]
    motion = QVariantAnimation(view)
    motion.setStartValue(0.0)
    motion.setEndValue(1.0)
    motion.setDuration(round(1000 * seconds))

    def tick(part: float) -> None:
        for place, (item, start) in enumerate(zip(items, starts, strict=True)):
            end = QPointF(width / 2 + place * 6 - 60, height * 0.3)
            item.setPos(start + (end - start) * part)

    motion.valueChanged.connect(tick)
    figures = watched(view, seconds, motion.start)
    view.close()
    return figures


def table(
    size: tuple[int, int], cards: int, seconds: float, meanwhile: Callable[[], object] = int
) -> tuple[Figures, Figures]:
    """The table's own cards on its felt: moving, then lying still; `meanwhile` is begun before."""
    cloth = Cloth(cards)
    cloth.resize(*size)
    cloth.lay()
    cloth.show()
    wait(900)
    meanwhile()
    moving = watched(cloth, seconds, lambda: cloth.choreographer.begin(cloth.flights(1000 * seconds)))
    cloth.choreographer.finish()
    cloth.lay()
    wait(300)
    idle = watched(cloth, seconds, lambda: None)
    cloth.close()
    return moving, idle


def while_thinking(size: tuple[int, int], cards: int, seconds: float) -> Figures:
    """The table's cards moving while the thinking process is busy with a hard question."""
    game = all_games()["hearts"]
    seats = (Player("Ada"), Player("Bo", game.levels[-1].id, 1))
    state = Timeline(game, Record(game=game.id, deal=2024, seats=seats)).state
    opponent = Opponent()
    opponent.warm_up()
    wait(2500)
    seat = state.turn or 0
    limit = Limit(seconds=3 * seconds)
    moving, _ = table(
        size,
        cards,
        seconds,
        lambda: opponent.ask(game, state.seen_by(seat), seat, game.levels[-1].id, 1, limit),
    )
    opponent.close()
    return moving


def frame_cost(size: tuple[int, int], cards: int, steps: int = 60) -> Figures:
    """What one frame costs, frame by frame: moving all cards and painting them."""
    cloth = Cloth(cards)
    cloth.resize(*size)
    cloth.lay()
    cloth.show()
    wait(900)
    cloth.choreographer.begin(cloth.flights(1000))
    cloth.choreographer.pause()
    costs = []
    for step in range(steps):
        start = time.thread_time()  # other programs do not count
        cloth.choreographer.setCurrentTime(step * 1000 // steps)
        QApplication.processEvents()
        costs.append(1000 * (time.thread_time() - start))
    cloth.close()
    costs.sort()
    return {"frame ms, median": round(costs[steps // 2], 2), "frame ms, worst": round(costs[-1], 2)}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    size = (width, height)
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    moving, idle = table(size, 13, chosen.seconds)
    found = {
        "bare scene, 13 cards moving": bare_scene(size, 13, chosen.seconds),
        "table, 13 cards moving": moving,
        "table, 13 cards moving while an opponent thinks": while_thinking(size, 13, chosen.seconds),
        "table, 26 cards, one frame": frame_cost(size, 26),
        "table, idle": idle,
    }
    if chosen.json:
        print(json.dumps(found))
    else:
        for title, figures in found.items():
            print(f"{title}: " + ", ".join(f"{name} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
