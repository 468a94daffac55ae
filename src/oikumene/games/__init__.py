"""The games of the house, one room each."""

from __future__ import annotations

from oikumene.games.ancient_world import ANCIENT_WORLD

GAMES = (ANCIENT_WORLD,)
