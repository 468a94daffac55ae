"""Names: those that look alike, so that nobody is taken for the owner of an account; what tables may be called."""

from __future__ import annotations

import re
import unicodedata

from oikumene.kernel.errors import Refused

LONGEST = 40  # letters of the name of a table or a group

#: What passes for something else, small or capital: Cyrillic and Greek for Latin, digits and strokes for letters.
_ALIKE = {
    **dict(zip("авекмнорстухіјѕһ", "abekmhopctyxijsh", strict=True)),
    **dict(zip("αβεηικμνορτυχ", "abehikmnoptyx", strict=True)),
    **dict(zip("01l|36", "oiiiзб", strict=True)),
}


def lookalike(name: str) -> str:
    """One text for all names that may be taken for one another: accents, spaces, capitals and alphabets do not count.

    >>> lookalike("АННА") == lookalike("Aннa") == lookalike("анна ") == lookalike("А\\u0301нна")
    True
    >>> lookalike("Ivan 10") == lookalike("lvan1O"), lookalike("Vera") == lookalike("Vasa")
    (True, False)
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = (letter for letter in folded if unicodedata.category(letter)[0] in "LNPS")
    return "".join(_ALIKE.get(letter, letter) for letter in plain)


def tidied(name: str) -> str:
    """A name as it is kept: one spelling of each letter, and single spaces.

    >>> tidied("  Thursday\\n  evening ")
    'Thursday evening'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def table_name(name: str) -> str:
    """What a table may be called; nothing is no name."""
    name = tidied(name)
    if name and (not 2 <= len(name) <= LONGEST or not name.isprintable() or not lookalike(name)):
        raise Refused("table-name", "A table's name has 2 to {n} letters.", n=LONGEST)
    return name


def in_a_letter(name: str) -> str:
    """The name where it goes into mail: none that a mail program would make a link of.

    >>> in_a_letter("Thursday, at St. Anna's"), in_a_letter("win at evil.example"), in_a_letter("http://x")
    ("Thursday, at St. Anna's", '', '')
    """
    return "" if re.search(r"\w\.\w|://|@", name) else name
