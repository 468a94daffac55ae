"""Messages for people, in Russian and English: prompts, options, the chronicle, card text, errors."""

from __future__ import annotations

from oikumene.kernel.tags import read_tag
from oikumene.text.languages import LANGUAGES, language_of
from oikumene.text.texts import CardText, Texts

__all__ = ["LANGUAGES", "CardText", "Texts", "language_of", "read_tag"]
