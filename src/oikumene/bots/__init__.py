"""Players that are programs."""

from __future__ import annotations

from oikumene.bots.bot import Adviser, Bot, Chair, Reason
from oikumene.bots.registry import bots, make, register

__all__ = ["Adviser", "Bot", "Chair", "Reason", "bots", "make", "register"]
