# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt's own texts that a player meets: keys, and the menu that opens over a field.

Qt brings them along in Danish, German and Polish, but not in Afrikaans and Malay. Marked here in its own
contexts, they are found in our translations, which Qt asks first.
"""

from __future__ import annotations

from cardtable.engine.words import mark

KEYS = (
    mark("QShortcut", "Space"),
    mark("QShortcut", "Left"),
    mark("QShortcut", "Right"),
    mark("QShortcut", "Up"),
    mark("QShortcut", "Down"),
)
"""Keys whose names stand on no keyboard."""

FIELDS = (
    mark("QLineEdit", "&Undo"),
    mark("QLineEdit", "&Redo"),
    mark("QLineEdit", "Cu&t"),
    mark("QLineEdit", "&Copy"),
    mark("QLineEdit", "&Paste"),
    mark("QLineEdit", "Delete"),
    mark("QLineEdit", "Select All"),
)
"""The menu of a field for one line."""

TEXTS = (
    mark("QWidgetTextControl", "&Undo"),
    mark("QWidgetTextControl", "&Redo"),
    mark("QWidgetTextControl", "Cu&t"),
    mark("QWidgetTextControl", "&Copy"),
    mark("QWidgetTextControl", "Copy &Link Location"),
    mark("QWidgetTextControl", "&Paste"),
    mark("QWidgetTextControl", "Delete"),
    mark("QWidgetTextControl", "Select All"),
)
"""The menu of a longer text."""

NUMBERS = (
    mark("QAbstractSpinBox", "&Select All"),
    mark("QAbstractSpinBox", "&Step up"),
    mark("QAbstractSpinBox", "Step &down"),
)
"""The menu of a field for a number, before that of its line."""
