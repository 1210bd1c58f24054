# SPDX-License-Identifier: GPL-3.0-or-later
"""Do no harm at any moment: resize, begin anew, change the look or close at a random frame of a motion.

`bench moments [--repeats 1000] [--seed 1]`. Each repeat ends with every card where it belongs, or with
a table that is gone. The quick version of this is in the tests.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.ai.thinking import think
from cardtable.engine.bot import Thought
from cardtable.engine.game import Game, State
from cardtable.engine.record import Player, Record
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games
from cardtable.models.game import GameModel
from cardtable.models.settings import SettingsModel
from cardtable.views import style
from cardtable.views.table.table import TableWidget


class Opponent(QObject):
    """Answers from the event loop, at the simplest level."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._ticket = 0
        self._thought: tuple[int, Thought] | None = None

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        """Think at once, answer later."""
        self._ticket += 1
        self._thought = (self._ticket, think(game, view, seat, game.levels[0].id, seed))
        QTimer.singleShot(0, self._answer)
        return self._ticket

    def play_now(self) -> None:
        """Nothing to hurry."""

    def cancel(self) -> None:
        """Forget the thought."""
        self._thought = None

    def _answer(self) -> None:
        if self._thought is not None:
            self.answered.emit(*self._thought)


def wait(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Repeat:
    """One table, one game, one moment."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.settings = SettingsModel()
        self.settings.update(motion=dice.choice(["slow", "normal", "fast"]), pace=0, pause_trick=0.3)
        self.model = GameModel(Opponent(), None)
        self.table = TableWidget(self.model, self.settings)
        self.table.resize(500 + dice.below(900), 380 + dice.below(500))
        self.table.show()
        self.start()

    def start(self) -> None:
        """Begin any game."""
        game = self.dice.choice(list(all_games().values()))
        players = self.dice.choice(list(game.dialog_seats))
        seats = tuple(Player(f"P{n}", None if n == 0 else game.levels[0].id, n) for n in range(players))
        self.model.start(Record(game=game.id, deal=self.dice.below(10**6), seats=seats))

    def resize(self) -> None:
        """Another size."""
        self.table.resize(QSize(500 + self.dice.below(900), 380 + self.dice.below(500)))

    def look(self) -> None:
        """Another look."""
        self.settings.update(
            felt=self.dice.choice(["green", "blue", "wine"]),
            dark_faces=bool(self.dice.below(2)),
            four_colour=bool(self.dice.below(2)),
            back=self.dice.choice(["blue", "red"]),
        )
        style.choose(self.dice.choice(["light", "dark"]))

    def speed(self) -> None:
        """Another speed, or none."""
        self.settings.update(motion=self.dice.choice(["off", "fast", "normal", "slow"]))

    def press(self) -> None:
        """Any key."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_F35)
        QTest.keyClick(self.table, self.dice.choice(keys))

    def hide(self) -> None:
        """Out of sight and back."""
        self.table.hide()
        self.table.show()

    def play(self) -> None:
        """Any legal move, if somebody is asked."""
        if self.model.turn_of_person:
            self.model.play(self.dice.choice(self.model.view.legal_moves()))

    def settled(self) -> bool:
        """Whether every card in sight lies where it should."""
        self.settings.update(motion="off")
        table = self.table
        shown = {piece: spot for piece, _, spot in table.cards.spots() if spot.shown}
        return set(shown) == set(table.cards.widgets) and all(
            table.cards.widgets[piece].rect_now == spot.rect for piece, spot in shown.items()
        )

    def close(self) -> None:
        """Gone, in the middle of whatever it was."""
        self.table.close()
        self.model.close()
        self.table.deleteLater()
        self.settings.close()


def main() -> int:
    """Repeat, count, and say what was not right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    style.dress(app)
    dice, done, wrong = Dice(chosen.seed), Counter[str](), 0
    for _ in range(chosen.repeats):
        repeat = Repeat(dice)
        wait(dice.below(60))
        repeat.play()
        wait(dice.below(120))
        acts: list[Callable[[], None]] = [
            repeat.resize,
            repeat.start,
            repeat.look,
            repeat.speed,
            repeat.press,
            repeat.hide,
            repeat.play,
        ]
        act = dice.choice([*acts, repeat.close])
        done[act.__name__] += 1
        act()
        if act != repeat.close:
            wait(dice.below(40))
            wrong += not repeat.settled()
            repeat.close()
    print(
        f"{chosen.repeats} moments: " + ", ".join(f"{name} {count}" for name, count in sorted(done.items()))
    )
    print(f"not settled: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
