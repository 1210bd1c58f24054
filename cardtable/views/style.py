# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of everything around the felt: warm paper by day, warm charcoal by night."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget


class Tones(NamedTuple):
    """One scheme of colours."""

    window: str
    paper: str
    """Ground of lists, fields and plates."""
    button: str
    text: str
    dim: str
    """Small print; still 4.5:1 on window and paper."""
    line: str
    accent: str
    """What is chosen, and the one button that goes on."""
    on_accent: str
    link: str
    warning: str


LIGHT = Tones(
    "#f3efe6",
    "#fffcf5",
    "#e9e2d3",
    "#26221b",
    "#665e51",
    "#d3cab8",
    "#1f6b47",
    "#ffffff",
    "#1a6340",
    "#a3341f",
)
DARK = Tones(
    "#25221e",
    "#1c1a17",
    "#38342d",
    "#efe9dd",
    "#b0a797",
    "#4a453c",
    "#33775a",
    "#ffffff",
    "#8fd0ab",
    "#f19a83",
)

FUSION = ("-style", "fusion")
"""Qt's own style, as its command line names it: the style that follows a palette everywhere.

(Setting it on the living application would load all of QStyle into Python, which takes long.)
"""

_SHEET = """
QToolBar {{ border: 0; border-bottom: 1px solid {line}; spacing: 2px; padding: 3px 6px; }}
QToolButton {{ border: 1px solid transparent; border-radius: 6px; padding: 4px 8px; }}
QToolButton:hover {{ background: {button}; }}
QToolButton:checked {{ background: {button}; border-color: {line}; }}
QToolButton:pressed {{ background: {line}; }}
QToolButton:focus {{ border-color: {link}; }}
QToolButton[menu="true"] {{ padding-right: 20px; }}
QToolButton::menu-indicator {{ subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }}
QStatusBar {{ border-top: 1px solid {line}; }}
QStatusBar::item {{ border: 0; }}
QPushButton {{ background: {button}; border: 1px solid {line}; border-radius: 6px; padding: 6px 14px; }}
QPushButton:hover {{ border-color: {dim}; }}
QPushButton:pressed {{ background: {line}; }}
QPushButton:focus {{ border: 2px solid {link}; padding: 5px 13px; }}
QPushButton:disabled {{ color: {dim}; background: {window}; border-style: dashed; }}
QPushButton[primary="true"]:enabled {{
    background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600;
}}
QPushButton[primary="true"]:enabled:hover {{ border-color: {text}; }}
QPushButton[primary="true"]:enabled:focus {{ border: 2px solid {text}; padding: 5px 13px; }}
QPushButton[on_felt="true"]:enabled:focus {{ border-color: #f6f1e4; }}
QPushButton[choice="true"] {{ background: {paper}; text-align: left; border-radius: 10px; }}
QPushButton[choice="true"]:checked {{ background: {button}; border: 1px solid {accent}; }}
QPushButton[choice="true"]:focus {{ border: 2px solid {link}; }}
QPushButton[line="true"] {{
    background: transparent; border-color: transparent; text-align: left; padding: 2px 6px;
}}
QPushButton[line="true"]:focus {{ border: 1px solid {link}; padding: 2px 6px; }}
QListView::item {{ padding: 2px 4px; }}
QCheckBox {{ spacing: 7px; border: 1px solid transparent; border-radius: 4px; padding: 1px; }}
QCheckBox:focus {{ border-color: {link}; }}
QCheckBox::indicator {{
    width: 15px; height: 15px; border: 1px solid {dim}; border-radius: 4px; background: {paper};
}}
QCheckBox::indicator:checked {{
    width: 17px; height: 17px; border: 0; background: transparent; image: url(res:icons/check.svg);
}}
QCheckBox::indicator:disabled {{ border-style: dashed; }}
QLineEdit {{ background: {paper}; border: 1px solid {line}; border-radius: 5px; padding: 3px 5px; }}
QLineEdit:focus {{ border: 1px solid {link}; }}
QSpinBox QLineEdit {{ border: 0; padding: 0; }}
QFrame[plate="true"] {{ background: {paper}; border: 1px solid {line}; border-radius: 10px; }}
QFrame[notice="true"] {{
    background: {button}; border: 0; border-bottom: 1px solid {line};
    border-left: 4px solid {warning};
}}
QFrame[calm="true"] {{ border-left-color: {accent}; }}
QFrame[side="true"] {{ background: {window}; border: 0; border-left: 1px solid {line}; }}
QFrame[guide="true"] {{ border: 1px solid transparent; border-radius: 5px; }}
QFrame[guide="true"]:focus {{ border-color: {link}; }}
QFrame[replay="true"] {{ background: {window}; border: 0; border-top: 1px solid {line}; }}
QLabel[dim="true"] {{ color: {dim}; }}
QLabel[on_felt="true"] {{ color: #f6f1e4; }}
QLabel[warning="true"] {{ color: {warning}; }}
QLabel[heading="true"] {{ font-weight: 600; }}
QTableView, QListView, QTreeView, QTextEdit, QPlainTextEdit {{
    border: 1px solid {line}; border-radius: 6px; background: {paper};
}}
QTableView:focus, QListView:focus, QTreeView:focus, QTextEdit:focus, QPlainTextEdit:focus {{
    border: 1px solid {link};
}}
QTableView {{ outline: 0; }}
QTableView#games::item, QTableView#values::item {{ padding: 0 6px; }}
QTableView#games QHeaderView::section, QTableView#values QHeaderView::section {{ padding: 4px 9px; }}
QTreeView {{ outline: 0; }}
QTreeView::item {{ padding: 3px 4px; }}
QTreeView::item:selected {{ background: {accent}; color: {on_accent}; }}
QTableView::item:selected {{ background: {accent}; color: {on_accent}; }}
QHeaderView::section {{
    background: {window}; color: {dim}; border: 0; border-bottom: 1px solid {line};
    padding: 4px 6px;
}}
QToolTip {{ background: {paper}; color: {text}; border: 1px solid {line}; padding: 3px; }}
"""


_now = LIGHT
_wanted = "system"
"""`light`, `dark`, or `system`: as the desktop has it."""
_desktop_dark = False
"""What the desktop's colours looked like at the start, for desktops that do not say."""


def tones() -> Tones:
    """The scheme that is worn now."""
    return _now


def palette(scheme: Tones) -> QPalette:
    """The palette of a scheme."""
    role = QPalette.ColorRole
    colours = {
        role.Window: scheme.window,
        role.WindowText: scheme.text,
        role.Base: scheme.paper,
        role.AlternateBase: scheme.window,
        role.Text: scheme.text,
        role.PlaceholderText: scheme.dim,
        role.Button: scheme.button,
        role.ButtonText: scheme.text,
        role.Highlight: scheme.accent,
        role.HighlightedText: scheme.on_accent,
        role.Link: scheme.link,
        role.LinkVisited: scheme.link,
        role.ToolTipBase: scheme.paper,
        role.ToolTipText: scheme.text,
    }
    result = QPalette(QColor(scheme.button), QColor(scheme.window))
    for which, colour in colours.items():
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(scheme.dim))
    return result


def dress(app: QApplication, scheme: str = "system") -> None:
    """Give the program its colours: `light`, `dark`, or `system`, which is dark where the desktop's are dark.

    Nothing before the first paint touches the namespace `Qt`: to load it takes longer than to paint.
    """
    global _wanted, _desktop_dark
    _wanted = scheme if scheme in ("light", "dark") else "system"
    _desktop_dark = app.palette().color(QPalette.ColorRole.Window).lightness() < 128
    _wear(app, dark=_desktop_dark if _wanted == "system" else _wanted == "dark")


def follow(app: QApplication) -> None:
    """From now on turn dark or light with the desktop, and mark the focus; high contrast keeps its own."""
    hints = app.styleHints()
    hints.colorSchemeChanged.connect(_on_scheme)
    _on_scheme()
    app.focusChanged.connect(mark_focus)


def mark_focus(_before: QWidget | None, now: QWidget | None) -> None:
    """Keep where the keyboard is in sight: the style forgets it when a window opens or comes back."""
    from PySide6.QtCore import Qt

    if now is not None:
        now.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def choose(scheme: str) -> None:
    """Wear another scheme from now on."""
    global _wanted
    if scheme != _wanted:
        _wanted = scheme
        _on_scheme()


def _on_scheme() -> None:
    from PySide6.QtCore import Qt

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    hints = app.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        app.setPalette(QPalette())
        app.setStyleSheet("")
        return
    dark = _wanted == "dark"
    if _wanted == "system":
        scheme = hints.colorScheme()
        dark = _desktop_dark if scheme == Qt.ColorScheme.Unknown else scheme == Qt.ColorScheme.Dark
    if dark != (_now is DARK):
        _wear(app, dark=dark)


def _wear(app: QApplication, *, dark: bool) -> None:
    global _now
    _now = DARK if dark else LIGHT
    app.setPalette(palette(_now))
    app.setStyleSheet(_SHEET.format(**_now._asdict()))
