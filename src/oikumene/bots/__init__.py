"""Players that are programs."""

from __future__ import annotations

from oikumene.bots.advice import advised, hint, reasoned
from oikumene.bots.because import Trait, Why, why
from oikumene.bots.bot import Adviser, Bot, Chair, Reason
from oikumene.bots.levels import LEVELS
from oikumene.bots.registry import bots, close, lasts, make, read, register, runs_command, split

__all__ = [
    "LEVELS",
    "Adviser",
    "Bot",
    "Chair",
    "Reason",
    "Trait",
    "Why",
    "advised",
    "bots",
    "close",
    "hint",
    "lasts",
    "make",
    "read",
    "reasoned",
    "register",
    "runs_command",
    "split",
    "why",
]
