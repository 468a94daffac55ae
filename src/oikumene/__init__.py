"""Oikumene: a table for five empire-building board games, for people, bots and researchers.

>>> import oikumene
>>> match = oikumene.game("ancient_world").new(seats=2, seed=7)
>>> question = match.pending[0]
>>> match.answer(question.seat, question.options[0].key)
>>> oikumene.replay(match.record()).digest() == match.digest()
True
"""

from __future__ import annotations

import contextlib
from importlib import import_module

from oikumene.kernel.errors import BadRecord, GameEnd, Refused
from oikumene.registry import game, register, replay

__version__ = "0.1.0"
with contextlib.suppress(ImportError):  # a wheel knows of which commit it is (hatch_build.py)
    __version__ = import_module("oikumene._built").VERSION

__all__ = ["BadRecord", "GameEnd", "Refused", "__version__", "game", "register", "replay"]
