"""Every card, written out once more by hand: what the decks must hold, whatever the deck file says.

Made from the fact sheet, not from `decks.csv`, so that a wrong number or a broken effect in either shows.
"""

from __future__ import annotations

#: copies, coins, knowledge, banners, what it gives while face up, what a citizen on it brings (None: it has no slot).
#: In the test the owner has 3 food, three lost cards and nothing aside; the neighbour has the token and a Bazaar.
Empire = tuple[int, int, int, str, dict[str, int], dict[str, int] | None]
#: coins, knowledge, in a fight, once retired
Military = tuple[int, int, dict[str, int], dict[str, int]]
#: stars, defence, whether arrows count, banners, what it gives
Titan = tuple[int, int, bool, str, dict[str, int]]

EMPIRE_A: dict[str, Empire] = {
    "aqueduct": (1, 4, 0, "blue", {}, None),
    "great-archivists": (1, 5, 0, "yellow", {"coin_income": 1, "explore": 2}, None),
    "scribes-guild": (1, 3, 0, "purple", {}, None),
    "distant-outpost": (1, 3, 0, "red", {}, None),
    "desert-caravan": (1, 4, 0, "yellow", {}, {"coins": 3}),
    "crane": (1, 5, 0, "green", {}, None),
    "cryptic-ship": (1, 4, 0, "blue", {}, {"aside": 1, "coins": 2}),
    "town-hall": (1, 2, 1, "red", {}, {"knowledge": 1, "token": 1}),
    "bridge": (1, 3, 0, "green", {}, {"coins": 3}),
    "academy": (1, 4, 1, "purple", {"coin_income": 1}, {"knowledge": 1}),
    "smithy": (2, 4, 0, "red", {"sword": 1}, None),
    "market-square": (2, 4, 0, "red", {"coin_income": 1}, None),
    "dwellings": (2, 5, 0, "red", {"citizen": 1}, None),
    "river-farms": (2, 3, 0, "green", {"food": 2}, None),
    "barracks": (2, 3, 0, "green", {"army_limit": 1}, None),
    "bazaar": (2, 3, 0, "green", {}, {"coins": 3}),
    "fishing-fleet": (2, 3, 0, "blue", {"food": 1}, {"coins": 2}),
    "archery-range": (2, 3, 0, "blue", {"arrow": 1}, None),
    "scroll-house": (2, 3, 1, "blue", {"knowledge_income": 1}, None),
    "goat-pastures": (2, 5, 0, "yellow", {"food": 1, "coin_income": 1}, None),
    "caravan-stop": (2, 3, 1, "yellow", {"coin_income": 2}, None),
    "drill-yard": (2, 4, 0, "yellow", {}, {"swords": 2}),
    "orchard-village": (2, 3, 1, "purple", {"food": 1, "citizen": 1}, None),
    "stonemasons": (2, 2, 0, "purple", {}, {"restored": 1, "coins": 2}),
    "granary": (2, 2, 0, "purple", {"food": 1}, None),
    "hill-shrine": (1, 4, 0, "red green", {}, None),
    "river-shrine": (1, 4, 0, "green blue", {}, None),
    "shore-shrine": (1, 4, 0, "blue yellow", {}, None),
    "sun-shrine": (1, 4, 0, "yellow purple", {}, None),
    "night-shrine": (1, 4, 0, "purple red", {}, None),
}

EMPIRE_B: dict[str, Empire] = {
    "citadel": (1, 2, 1, "red", {}, None),
    "moon-festival": (1, 4, 0, "yellow", {}, None),
    "trade-city": (1, 3, 0, "blue", {}, {"coins": 3}),
    "forest-refuge": (1, 3, 0, "green", {}, {"looked": 4}),
    "zoran-dramatists": (1, 2, 0, "purple", {}, None),
    "hanging-gardens": (1, 2, 1, "green", {}, None),
    "great-lighthouse": (1, 2, 1, "blue", {}, None),
    "golden-palace": (1, 2, 1, "yellow", {}, None),
    "star-temple": (1, 2, 1, "purple", {}, None),
    "war-academy": (2, 6, 1, "red purple", {"sword": 2}, None),
    "terraced-fields": (2, 5, 1, "green red", {"food": 2, "citizen": 1}, None),
    "shipyard": (2, 4, 1, "blue green", {"coin_income": 1}, {"coins": 4}),
    "royal-mint": (2, 4, 1, "yellow blue", {"coin_income": 3}, None),
    "great-library": (2, 5, 1, "purple yellow", {"knowledge_income": 1}, {"knowledge": 1}),
    "arena": (2, 2, 1, "red red", {"arrow": 1}, None),
    "sacred-grove": (2, 2, 1, "green green", {"food": 1}, None),
    "harbour-temple": (2, 2, 1, "blue blue", {"coin_income": 1}, None),
    "sun-plaza": (2, 4, 0, "yellow yellow", {}, {"restored": 1}),
    "oracle": (2, 1, 1, "purple purple", {"explore": 2}, None),
    "bronze-guardian": (1, 4, 2, "red red red", {"sword": 1}, None),
    "world-tree-sanctuary": (1, 3, 2, "green green green", {"food": 2}, None),
    "sea-gate": (1, 2, 2, "blue blue blue", {"coin_income": 1}, None),
    "great-pyramid": (1, 4, 1, "yellow yellow yellow", {}, None),
    "tower-of-ages": (1, 3, 2, "purple purple purple", {"knowledge_income": 1}, None),
    "fortress": (1, 5, 0, "red", {"sword": 1, "army_limit": 1}, None),
    "settlers-hall": (1, 3, 0, "green", {"citizen": 1}, None),
    "siege-works": (1, 4, 0, "blue", {"arrow": 2}, None),
    "treasury": (1, 3, 0, "yellow", {}, {"coins": 5}),
    "war-college": (1, 2, 1, "purple", {"sword": 1, "arrow": 1}, None),
    "hunting-lodge": (1, 2, 1, "red green", {"arrow": 1}, None),
    "marine-barracks": (1, 2, 1, "red blue", {"army_limit": 1}, None),
    "gladiator-school": (1, 3, 1, "red yellow", {"sword": 1}, None),
    "hall-of-heroes": (1, 3, 0, "red purple", {}, None),
    "delta-villages": (1, 2, 1, "green blue", {"food": 2}, None),
    "merchant-quarter": (1, 6, 0, "blue yellow", {"coin_income": 2}, None),
    "philosophers-garden": (1, 3, 1, "yellow purple", {}, {"knowledge": 1}),
    "healers-temple": (1, 4, 0, "purple green", {}, {"restored": 2}),
}

MILITARY: dict[str, Military] = {
    "mercian-army": (0, 0, {"sword": 1, "arrow": 3}, {"arrow": 1}),
    "spearmen": (0, 0, {"sword": 3}, {"sword": 1}),
    "axe-bearers": (0, 0, {"sword": 3}, {"trophy": 1}),
    "slingers": (0, 0, {"arrow": 4}, {"arrow": 1}),
    "longbow-company": (0, 0, {"arrow": 4}, {"sword": 1}),
    "hill-clans": (0, 0, {"sword": 2, "arrow": 2}, {"sword": 1}),
    "horse-archers": (0, 0, {"sword": 1, "arrow": 3}, {"sword": 1}),
    "river-marines": (0, 0, {"sword": 2, "arrow": 1, "trophy": 1}, {"arrow": 1}),
    "raiders": (0, 0, {"sword": 2, "trophy": 2}, {"trophy": 1}),
    "scouts": (0, 0, {"sword": 1, "arrow": 2, "espionage": 1}, {"arrow": 1}),
    "field-engineers": (0, 0, {"sword": 2, "arrow": 1, "restore": 1}, {"restore": 1}),
    "desert-riders": (0, 0, {"sword": 3, "trophy": 1}, {"sword": 1}),
    "javelin-throwers": (0, 0, {"sword": 2, "arrow": 2}, {"arrow": 1}),
    "stone-throwers": (0, 0, {"sword": 1, "arrow": 4}, {"arrow": 1}),
    "temple-wardens": (0, 0, {"sword": 3, "restore": 1}, {"restore": 1}),
    "shadow-agents": (2, 0, {"sword": 2, "arrow": 1, "espionage": 1}, {"espionage": 1}),
    "charioteers": (1, 0, {"sword": 4}, {"sword": 1}),
    "mercenary-band": (2, 0, {"sword": 4, "trophy": 1}, {"trophy": 1}),
    "ballista-crew": (2, 0, {"sword": 1, "arrow": 5}, {"arrow": 2}),
    "phalanx": (2, 0, {"sword": 4}, {"sword": 2}),
    "war-elephants": (2, 0, {"sword": 5}, {"sword": 1}),
    "catapults": (2, 0, {"sword": 3, "arrow": 3}, {"arrow": 1}),
    "beast-tamers": (3, 0, {"sword": 4, "arrow": 2}, {"sword": 1}),
    "titan-slayers": (1, 1, {"sword": 5, "arrow": 1}, {"sword": 1, "arrow": 1}),
    "royal-guard": (2, 1, {"sword": 6}, {"sword": 2}),
}

STARTING_EMPIRE: dict[str, dict[str, int]] = {
    "fishing-dock": {"food": 1},
    "wheat-fields": {"food": 1},
}

STARTING_MILITARY: dict[str, Military] = {
    "city-guard": (0, 0, {"sword": 2}, {"sword": 1}),
    "militia": (0, 0, {"sword": 1, "arrow": 1}, {"arrow": 1}),
}

TITANS: dict[str, Titan] = {
    "mire-toad": (1, 4, True, "green", {"space": 1, "food": 1}),
    "cave-brute": (1, 4, False, "red", {"space": 1, "coin_income": 1}),
    "thorn-boar": (1, 5, True, "yellow", {"space": 1, "arrow": 1}),
    "dune-crawler": (1, 5, False, "yellow", {"space": 2}),
    "night-heron": (1, 6, True, "purple", {"space": 1, "explore": 2}),
    "tide-crab": (1, 6, False, "blue", {"space": 1, "sword": 1}),
    "serpent-of-hmu": (1, 7, True, "blue green", {"space": 1}),
    "two-headed-ogre": (1, 7, False, "red purple", {"space": 1}),
    "stone-creature": (2, 8, True, "red red", {"space": 1}),
    "moss-giant": (2, 9, False, "green green", {"space": 2}),
    "storm-eel": (2, 9, True, "blue blue", {"space": 1, "arrow": 1}),
    "golden-scarab": (2, 10, True, "yellow yellow", {"space": 1, "coin_income": 2}),
    "dream-weaver": (2, 10, False, "purple purple", {"space": 1, "knowledge_income": 1}),
    "horned-wanderer": (2, 11, True, "red green", {"space": 2, "sword": 1}),
    "mountain-walker": (3, 12, False, "red red green", {"space": 2}),
    "ice-mammoth": (3, 13, True, "green green red", {"space": 2, "food": 1}),
    "leviathan": (3, 14, False, "blue blue yellow", {"space": 2, "coin_income": 1}),
    "sand-dragon": (3, 14, True, "yellow yellow purple", {"space": 2, "arrow": 1}),
    "void-colossus": (3, 15, False, "purple purple blue", {"space": 2, "sword": 1}),
    "eldest-titan": (3, 16, True, "blue yellow purple", {"space": 3, "sword": 1}),
}

DISTRICTS: dict[str, dict[str, int]] = {
    "broad-plains": {"space": 4},
    "rolling-hills": {"space": 3, "explore": 1},
    "green-valley": {"space": 3, "food": 1},
    "river-delta": {"space": 2, "food": 2},
    "copper-hills": {"space": 2, "coin_income": 1},
    "pearl-coast": {"space": 1, "food": 1, "coin_income": 1},
    "war-camp": {"space": 2, "army_limit": 1},
    "mountain-pass": {"space": 2, "sword": 1},
    "yew-forest": {"space": 2, "arrow": 1},
    "old-ruins": {"space": 2, "explore": 3},
    "high-plateau": {"space": 2, "arrow": 1, "explore": 1},
}

#: Powers that wait for their moment; what they do is told in test_clarified_cards.py.
ABILITIES = {
    "aqueduct": "citizen_coins",
    "scribes-guild": "learn_left_knowledge",
    "distant-outpost": "learn_right_uncoin",
    "crane": "build_free",
    "zoran-dramatists": "pass_first_aside",
}

#: Points at the end for 0, 1, … 7 banners of a tribe.
TRIBE_POINTS = {
    "citadel": ("red", [0, 1, 1, 2, 2, 3, 3, 3]),
    "hanging-gardens": ("green", [0, 1, 1, 2, 2, 3, 3, 3]),
    "great-lighthouse": ("blue", [0, 1, 1, 2, 2, 3, 3, 3]),
    "golden-palace": ("yellow", [0, 1, 1, 2, 2, 3, 3, 3]),
    "star-temple": ("purple", [0, 1, 1, 2, 2, 3, 3, 3]),
}

#: Cards that the rulebook names, by its names.
RUSSIAN = {
    "fishing-dock": "Рыбное место",
    "wheat-fields": "Пшеничные поля",
    "city-guard": "Городская стража",
    "militia": "Ополчение",
    "aqueduct": "Акведук",
    "great-archivists": "Большие архивариусы",
    "scribes-guild": "Гильдия писцов",
    "zoran-dramatists": "Зорские драматурги",
    "desert-caravan": "Караван в пустыне",
    "crane": "Кран",
    "cryptic-ship": "Криптический корабль",
    "forest-refuge": "Лесное убежище",
    "bridge": "Мост",
    "distant-outpost": "Отдалённый аванпост",
    "moon-festival": "Праздник луны",
    "town-hall": "Ратуша",
    "trade-city": "Торговый город",
    "citadel": "Цитадель",
    "mercian-army": "Меркианское войско",
    "stone-creature": "Каменное существо",
}
