"""Which languages there are, and which one a person wants."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "ru")
FALLBACK = "en"


def language_of(environ: Mapping[str, str]) -> str:
    """The language of an environment: the first locale variable that says something decides.

    >>> language_of({"LANG": "ru_RU.UTF-8"})
    'ru'
    >>> language_of({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"})
    'en'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "ru" if environ[name].lower().startswith("ru") else FALLBACK
    return FALLBACK
