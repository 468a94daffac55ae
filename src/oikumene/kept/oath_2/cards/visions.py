"""The Visions and the Conspiracy (Law 2.7)."""

from __future__ import annotations

from oikumene.kept.oath_2.model import DEVOTION, PEOPLE, PROTECTION, SUPREMACY, Cost, vision

CARDS = (
    vision("vision-of-conquest", 236, "Vision of Conquest", "Видение о завоевании", "wake", SUPREMACY),
    vision("vision-of-rebellion", 234, "Vision of Rebellion", "Видение о восстании", "wake", PEOPLE),
    vision("vision-of-sanctuary", 235, "Vision of Sanctuary", "Видение о святилище", "wake", PROTECTION),
    vision("vision-of-faith", 233, "Vision of Faith", "Видение о вере", "wake", DEVOTION),
    vision("conspiracy", 232, "Conspiracy", "Заговор", "when_played", cost=Cost(burn_secret=1)),
)
