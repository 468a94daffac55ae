"""Players that are programs."""

from __future__ import annotations

from oikumene.bots.bot import Bot
from oikumene.bots.registry import bots, make, register

__all__ = ["Bot", "bots", "make", "register"]
