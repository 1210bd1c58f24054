# SPDX-License-Identifier: GPL-3.0-or-later
"""How each language writes, and what its players call things: data for `test_wording.py`.

A term is an expression for the English text, followed by one for the translation in each language. Where the
English is met, the translation must have its word, so that a thing has one name on every page.
"""

from __future__ import annotations

TERMS: dict[str, dict[str, str]] = {
    r"aces?": {"da": r"\bes\b", "de": "ass", "pl": r"\bas", "ms": r"\bsat\b", "af": r"\baas\b"},
    r"jacks?": {"da": "knægt", "de": "bube", "pl": "walet", "ms": "pekak", "af": "boer"},
    r"queens?": {"da": "dame", "de": "dame", "pl": "dam", "ms": "ratu", "af": "vrou"},
    r"kings?": {"da": "konge", "de": "könig", "pl": "król", "ms": "raja", "af": "koning"},
    r"clubs?": {"da": "klør", "de": "kreuz", "pl": "trefl", "ms": "kelawar", "af": "klawer"},
    r"diamonds?": {"da": "ruder", "de": "karo", "pl": r"\bkar", "ms": "daiman", "af": "ruiten"},
    r"(?<!by )hearts?": {"da": "hjerter", "de": "herz|hearts", "pl": "kier", "ms": "hati", "af": "hart"},
    r"spades?": {"da": "spar", "de": r"\bpik", "pl": "pik", "ms": "sped", "af": "skoppe"},
    r"suits?": {"da": "kulør|beken", "de": "farb|bedien", "pl": "kolor", "ms": "bunga", "af": "kleur|soort"},
    r"follow(s|ing)? suit": {
        "da": "beken",
        "de": "bedien",
        "pl": "do koloru",
        "ms": r"\b(meng)?ikut",
        "af": "kleur be|be?ken kleur|kleur[^.]* beken|kan beken",
    },
    r"tricks?": {"da": "stik", "de": r"\bstich|stechen", "pl": r"\blew", "ms": "trik", "af": r"\bsla(g|e)\b"},
    r"trump(ed)?": {
        "da": "trumf",
        "de": "trumpf|stechen",
        "pl": "atu|przebi",
        "ms": "pangkah|memangkah",
        "af": "troef",
    },
    r"moons?": {"da": "måne", "de": "durchm[aä]rsch", "pl": "księżyc", "ms": "bulan", "af": r"\bma(an|ne)\b"},
    r"dead": {"da": "død", "de": r"\btote?", "pl": "martw", "ms": "mati", "af": r"\bdoo(d|ie)"},
    r"dealer": {
        "da": "kortgiver|^g$",
        "de": "geber|^g$",
        "pl": "rozda",
        "ms": "pengagih|^p$",
        "af": r"\bdeler|^d$",
    },
    r"stock": {
        "da": "trækbunke",
        "de": "nachziehstapel",
        "pl": "stos\\w* dobierania",
        "ms": "stok",
        "af": "trekstapel",
    },
    r"discard pile": {
        "da": "afkastbunke",
        "de": "ablagestapel",
        "pl": "odkryt\\w+ stos",
        "ms": "longgokan buang",
        "af": "weggooistapel",
    },
    r"chips?": {"da": "jeton", "de": "chip", "pl": "żeton", "ms": r"\bcip\b", "af": "skyfie"},
    r"total": {
        "da": "total",
        "de": "summe|steht es",
        "pl": "sum",
        "ms": "jumlah|melebihi 99|bawah 99",
        "af": "totaal",
    },
    r"opponents?": {"da": "modstander", "de": "gegner", "pl": "przeciwni", "ms": "lawan", "af": "opponent"},
    r"house rules?": {
        "da": "husreg",
        "de": "hausreg",
        "pl": "zasad\\w* domow",
        "ms": "peraturan rumah",
        "af": "huisreël",
    },
    r"deal code": {
        "da": "givkode",
        "de": "kartencode",
        "pl": "kod\\w* rozdania",
        "ms": "kod agihan",
        "af": "kaartkode",
    },
    r"backups?": {
        "da": "sikkerhedskopi",
        "de": "sicherung",
        "pl": "kopi",
        "ms": "sandaran",
        "af": "rugsteun",
    },
    r"coach": {"da": "træner", "de": "trainer", "pl": "trener", "ms": "jurulatih", "af": "afrigter"},
    r"resets?": {
        "da": "nulstil",
        "de": "zurück",
        "pl": "reset",
        "ms": "sifar|menyifar",
        "af": "terug",
    },
    r"takes? (off|\w+ (away|off))": {
        "da": "træk",
        "de": "zieh",
        "pl": "odejm",
        "ms": "tolak|menolak",
        "af": "trek",
    },
    r"(re)?shuffle[sd]?": {"da": "bland", "de": "misch", "pl": "tas[ou]", "ms": "kocok", "af": "skommel"},
    r"face[- ]down": {
        "da": "bagside|skjult",
        "de": "verdeckt",
        "pl": "zakryt",
        "ms": "tertutup",
        "af": "onder|toe",
    },
    r"(anti)?clockwise": {
        "da": "uret",
        "de": "uhrzeiger",
        "pl": "wskazówek zegara",
        "ms": "arah jam",
        "af": "kloksgewys|antikloks",
    },
    r"direction": {"da": "retning", "de": "richtung", "pl": "kierun", "ms": "arah", "af": "rigting"},
    r"special cards?": {
        "da": "special",
        "de": "sonderkart|besondere",
        "pl": "specjaln",
        "ms": "kad istimewa",
        "af": "spesiale",
    },
    r"(?<!way )rounds?": {"da": "runde", "de": "runde", "pl": "rund", "ms": "pusingan", "af": "rondte"},
    r"(?<!lowest )points?(?! of the)": {
        "da": "point",
        "de": "punkt",
        "pl": "punkt",
        "ms": "mata",
        "af": "punt",
    },
    r"broken|breaks": {
        "da": "brudt|bryd",
        "de": "gebroch|brech|bricht",
        "pl": "łam|niezgodne",
        "ms": "pecah|memecah|dimungkiri",
        "af": "gebre|breek",
    },
    r"safe": {
        "da": r"\bsik(ker|re)",
        "de": "sicher|erlaubt",
        "pl": "bezpieczn",
        "ms": "selamat",
        "af": "veilig",
    },
    r"undo|take(n)? back": {
        "da": "fortr",
        "de": "zurück|rückgängig",
        "pl": "cof",
        "ms": "tarik",
        "af": "ontdoen|neem",
    },
}

FOREIGN: dict[str, str] = {
    "da": r"\btalon|\bbunken med billedsiden|\btrick",
    "de": r"\btalon|\bablage(?!stapel)|\bdeck\b|\bgameplay|\bspaten|\bklubs?\b",
    "pl": r"\btalon|\btrik|\bserc[ae]\b|\bkaro\w+ kart|\bkrólow|\bkupk|\bkolor\w* wiod|\btury?\b",
    "ms": r"\bpeniaga|\bcerucuk|\bpenyodok|\bkelab|\bkartu|\bkarena\b|\bbisa\b|\bcoba\b|\bsekop|\bwajik",
    "af": r"\bgraaf|\bgrawe\b|\bstokke\b|\bklubs?\b|\btruuk|\bteenstander",
}
"""Words that players do not use, or that another word has taken the place of: a thing has one name."""

FORMAL: dict[str, str] = {
    "da": r"(?<![.?!:] )(?<!^)\b(De|Dem|Deres)\b",
    "de": r"(?<![.?!:;] )(?<!^)(?<![„“])\b(Sie|Ihnen|Ihr\w{0,2})\b",
    "pl": r"\b(Pan|Pani|Państwo|Panu)\b",
    "ms": r"\b([Aa]wak|[Kk]amu|[Ee]ngkau|[Tt]uan)\b",
    "af": r"\b[Uu]\b",
}
"""The address that is not used: every language says `you` in one way."""

NAMES = r"\{(name|first|second|other|dealer|leader)\}"
GENDERED: dict[str, str] = {
    "pl": rf"\w(łem|łam|łeś|łaś|łbyś|łabyś)\b|\bpowin(ieneś|naś)\b|{NAMES}\W+((nie|się|już) )*\w+(ł|ła)\b",
}
"""Words that say whether a player is a man or a woman, which the program cannot know."""

QUOTES: dict[str, tuple[str, str]] = {
    "da": ("”", "”"),
    "de": ("„", "“"),
    "pl": ("„", "”"),
    "ms": ("“", "”"),
    "af": ("“", "”"),
}

PERCENT: dict[str, str] = {
    "da": "\N{NO-BREAK SPACE}",
    "de": "\N{NO-BREAK SPACE}",
    "pl": "",
    "ms": "",
    "af": "",
}
"""What stands between a number and `%`."""

NUMBERS: dict[str, dict[str, str]] = {
    "da": {"0": "nulstil"},
    "de": {"9": "neunen", "10": "zehnen"},
    "pl": {"2": "dwójk", "4": "czwórk", "9": "dziewiąt", "10": "dziesiąt"},
    "ms": {"0": "sifar|menyifar"},
    "af": {"0": r"\bnul\b"},
}
"""Numbers of the English text that are words in a language."""

SAME: dict[str, set[str]] = {
    "da": {"Version {version}", "Log", "Normal", "normal", "Total", "Total {total}", "Computer: {level}"},
    "de": {"Version {version}", "Normal", "normal", "Hand", "Start", "Chips", "Computer: {level}"},
    "pl": {"Start"},
    "ms": {"Enter, Space", "Space"},
    "af": {"Opponent", "Hand", "As {name}"},
}
"""Texts that are the same as in English."""

EVERYWHERE = {"Esc", "Tab", "Cardtable", "Ctrl+Enter"}
"""Texts that are the same in every language, or may be."""
