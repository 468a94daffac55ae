"""Names that look alike: nobody may be taken for the owner of an account."""

from __future__ import annotations

import unicodedata

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
