"""The games of the house, one room each."""

from __future__ import annotations

from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.games.clash import CLASH
from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperium import IMPERIUM
from oikumene.games.oath import OATH

GAMES = (ANCIENT_WORLD, IMPERIAL_SETTLERS, IMPERIUM, OATH, CLASH)
