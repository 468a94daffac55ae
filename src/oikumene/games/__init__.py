"""The games of the house, one room each."""

from __future__ import annotations

from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperium import IMPERIUM

GAMES = (ANCIENT_WORLD, IMPERIAL_SETTLERS, IMPERIUM)
