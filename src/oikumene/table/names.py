"""Names: of what letters they are, which of them look alike, so that nobody is taken for the owner of an account; what
tables may be called.

A person's name is written in one alphabet: where letters of several stand side by side, one passes for another. Letters
that nobody writes names with (of phonetics and mathematics, invisible ones) are not in the list. What alphabets have in
common all the same is folded: two names that may be taken for one another have the same `lookalike`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from oikumene.kernel.errors import Refused

LONGEST = 40  # letters of the name of a table or a group
SHORTEST_NAME, LONGEST_NAME = 2, 32  # of a person

#: The letters that names are written with, by alphabet: those of living languages. Japanese has two that belong
#: together. Alphabets whose names need marks of their own (of India, Thai, …) are not among them yet.
ALPHABETS = {
    "latin": "A-Za-zÀ-ÖØ-öø-žƁƊƏƐƆƘƙƠơƯưǍ-ǝǦ-ǭǴǵǸ-țȞȟȦ-ȳɓɔəɗɛḀ-ẗẞẠ-ỹ",
    "cyrillic": "Ѐ-џҐ-ӿ",
    "greek": "\u0386-\u03ce\u1f00-\u1fff",
    "georgian": "ა-ჺᲐ-Ჺ",
    "armenian": "Ա-Ֆա-ֆ",
    "hebrew": "א-ת",
    "arabic": "\u0620-\u063a\u0641-\u064a\u0671-\u06d3\u06d5",
    "han": "々一-\u9fff\u3400-\u4dbf\U00020000-\U000323af",
    "kana": "ぁ-ゖゝゞァ-ヺー-ヾ",
    "hangul": "가-힣",
}
_ALPHABETS = {name: re.compile(f"[{letters}]") for name, letters in ALPHABETS.items()}
TOGETHER = {"han", "kana"}
#: What may stand between letters; what keyboards make of hyphens and apostrophes is one of these.
BETWEEN = "0123456789 -'."
_TYPED = str.maketrans({**dict.fromkeys("‘’ʼʻʹ`´′", "'"), **dict.fromkeys("‐‑‒–—−", "-")})
#: Letters by their category of which nothing is to be seen.
BLANK = "\u115f\u1160\u3164\uffa0\u2800"

#: Small letters as they are folded, each with those that pass for it, small or capital, in whatever alphabet. What is
#: two letters to the eye is folded to two, never two to one: so a part of a name is folded as it is in the whole name.
_ALIKE = {
    other: plain
    for plain, others in (
        *(("a", "аα4ɑ"), ("b", "вβь8"), ("c", "с"), ("d", "ԁð"), ("e", "еεєəәɛ"), ("g", "ɡց"), ("h", "нηһհ")),
        *(("i", "іιıɩլ1l|ӏ"), ("j", "јյ"), ("k", "кκĸ"), ("rn", "mмμ"), ("n", "пνπոŋ"), ("o", "оοσօө0ס")),
        *(("p", "рρþ"), ("q", "ԛզ"), ("r", "г"), ("s", "ѕտ5"), ("t", "тτ"), ("u", "иս"), ("vv", "wωшщաԝ")),
        *(("x", "хχ"), ("y", "уυγүұ"), ("ae", "æӕ"), ("oe", "œ"), ("з", "3ʒӡ"), ("б", "6"), ("л", "λ"), ("ф", "φ")),
        *(("\u064a", "\u0649\u06cc"), ("\u0643", "\u06a9"), ("\u0647", "\u0629\u06be\u06c1\u06d5")),  # yeh, kaf, heh
        *zip("一口力工夕二八卜千へり", "ーロカエタニハトチヘリ", strict=True),
    )
    for other in others
}
_KANA = {
    **dict(zip("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ", strict=True)),
    **dict(zip("ァィゥェォッャュョヮヵヶ", "アイウエオツヤユヨワカケ", strict=True)),
}
_ALIKE |= {small: _ALIKE.get(large, large) for small, large in _KANA.items()}
#: Which folding it is: raised whenever another text comes out, so that what is kept is folded anew (`people.refold`).
FOLDING = 1


def lookalike(name: str) -> str:
    """One text for all names that may be taken for one another: accents and strokes, spaces, punctuation, capitals and
    alphabets do not count. Where nothing else is in a name, its signs do.

    >>> lookalike("АННА") == lookalike("Aннa") == lookalike("анна ") == lookalike("А\\u0301нна")
    True
    >>> lookalike("Ivan 10") == lookalike("lvan1O"), lookalike("Vera") == lookalike("Vasa")
    (True, False)
    >>> lookalike("Łukasz") == lookalike("Lukasz."), lookalike("Marin") == lookalike("Rnarin")
    (True, True)
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    found = "".join(map(_plain, folded))
    return found or "".join(letter for letter in folded if _seen(letter))


@lru_cache(maxsize=4096)
def _plain(letter: str) -> str:
    """A small letter as it is folded; nothing of what does not count."""
    if letter in _ALIKE:
        return _ALIKE[letter]
    if unicodedata.category(letter)[0] not in "LN" or letter in BLANK:
        return ""
    base, stroke, _ = unicodedata.name(letter, "").partition(" WITH ")
    if stroke and base.startswith(("LATIN", "CYRILLIC")):
        try:
            return _plain(unicodedata.lookup(base))
        except KeyError:
            pass
    return letter


def _seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK


def person_name(name: str) -> str:
    """What a person may be called, as it is kept: letters of one alphabet, digits, single spaces, - ' and dots.

    >>> person_name(" Жан-Поль  2"), person_name("O’Brien"), person_name("髙橋 ジョー")
    ('Жан-Поль 2', "O'Brien", '髙橋 ジョー')
    """
    name = tidied(unicodedata.normalize("NFKC", name.translate(_TYPED)))
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Refused("name", "A name has 2 to 32 letters.")
    if not any(letter.isalnum() for letter in name):
        raise Refused("name", "A name has 2 to 32 letters.")
    letters = {_alphabet(letter): letter for letter in reversed(name) if letter not in BETWEEN}
    if len(letters) > 1 and not set(letters) <= TOGETHER:
        one, two, *_ = letters.values()
        raise Refused(
            "name-mixed", "A name is written in one alphabet; {one} and {two} are of different ones.", one=one, two=two
        )
    return name


def _alphabet(letter: str) -> str:
    """Of which alphabet a letter is; refuses what is of none."""
    if letter.isalpha():
        for alphabet, letters in _ALPHABETS.items():
            if letters.match(letter):
                return alphabet
    shown = letter if letter.isprintable() and _seen(letter) else f"U+{ord(letter):04X}"
    raise Refused(
        "name-sign",
        "A name has letters, digits, spaces, hyphens, apostrophes and dots; {sign} is none of them.",
        sign=shown,
    )


def tidied(name: str) -> str:
    """A name as it is kept: one spelling of each letter, and single spaces.

    >>> tidied("  Thursday\\n  evening ")
    'Thursday evening'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def table_name(name: str) -> str:
    """What a table may be called; nothing is no name."""
    name = tidied(name)
    if name and (not 2 <= len(name) <= LONGEST or not name.isprintable() or not any(map(_seen, name))):
        raise Refused("table-name", "A table's name has 2 to {n} letters.", n=LONGEST)
    return name


def in_a_letter(name: str) -> str:
    """The name where it goes into mail: none that a mail program would make a link of.

    >>> in_a_letter("Thursday, at St. Anna's"), in_a_letter("win at evil.example"), in_a_letter("http://x")
    ("Thursday, at St. Anna's", '', '')
    """
    return "" if re.search(r"\w\.\w|://|@", name) else name
