"""Every card, written out once more: what is printed on it, and what it brings at a table.

Made from the fact sheet, not from the decks in the code, so that a wrong number or a broken effect in either shows.
"""

from __future__ import annotations

from typing import NamedTuple


class Print(NamedTuple):
    """One distinct print. Goods are written "wood 1, vp 2".

    `built`, `produced`: what it brings when it is built and in the production phase, in an empire that has one other
    location of each colour (the purple one is the Monument), and two samurai for a Daimyo's Castle. "card" is a card
    of either deck. `action`: uses a round, price of one, what one brings; "" is something that a test of its own shows.
    """

    name: str
    copies: int
    kind: str
    colours: str
    cost: str
    raze: str | None = None
    deal: str | None = None
    built: str = ""
    produced: str = ""
    action: tuple[int, str, str] | None = None


COMMON = {
    "com-statue": Print("Statue", 1, "feature", "grey", "wood 1, stone 2", raze="vp 1, stone 1", built="vp 2, card 1"),
    "com-supplier": Print(
        "Supplier", 1, "feature", "grey", "wood 1, stone 2", raze="gold 1, stone 1", built="gold 1, vp 1"
    ),
    "com-wood-storage": Print(
        "Wood Storage", 1, "feature", "brown", "wood 2, stone 1", raze="wood 2", built="vp 2, card 1"
    ),
    "com-carpenters-workshop": Print(
        "Carpenter's Workshop", 1, "feature", "brown", "wood 3", raze="gold 1, wood 1", built="gold 1, vp 1"
    ),
    "com-gallows": Print("Gallows", 1, "feature", "black", "wood 2", raze="vp 1, wood 1"),
    "com-mill": Print("Mill", 1, "feature", "red", "wood 3", raze="worker 1, food 1", built="gold 1, vp 1"),
    "com-old-forest": Print(
        "Old Forest", 1, "production", "brown", "wood 2", raze="wood 2", built="wood 2", produced="wood 2"
    ),
    "com-quarry": Print(
        "Quarry", 3, "production", "grey", "wood 1, stone 1", raze="stone 2", built="stone 2", produced="stone 1"
    ),
    "com-rubble": Print(
        "Rubble", 1, "production", "grey", "wood 2, stone 1", raze="stone 2", built="stone 2", produced="stone 2"
    ),
    "com-village-a": Print(
        "Village", 2, "production", "pink", "wood 1", raze="worker 2", built="worker 2", produced="worker 1"
    ),
    "com-village-b": Print(
        "Village", 1, "production", "pink", "wood 1", raze="worker 1, wood 1", built="worker 2", produced="worker 1"
    ),
    "com-town": Print(
        "Town", 1, "production", "pink", "wood 1, stone 1", raze="worker 2", built="worker 2", produced="worker 2"
    ),
    "com-farmers-at-work": Print(
        "Farmers at Work",
        1,
        "production",
        "pink",
        "wood 3",
        raze="worker 1, gold 1",
        built="vp 1, card 1",
        produced="vp 1",
    ),
    "com-mammas-baths": Print(
        "Mamma's Baths",
        1,
        "production",
        "pink",
        "wood 2, stone 1",
        raze="worker 1, food 1",
        built="worker 2",
        produced="worker 2",
    ),
    "com-armorer": Print(
        "Armorer", 3, "production", "black", "wood 1, stone 1", raze="vp 1, stone 1", built="raze 1", produced="raze 1"
    ),
    "com-gold-mine": Print(
        "Gold Mine", 2, "action", "gold", "wood 1, stone 1", raze="vp 1, gold 1", action=(2, "worker 1", "gold 1")
    ),
    "com-grain-field": Print(
        "Grain Field", 2, "production", "red", "wood 1, food 1", raze="food 2", built="food 2", produced="food 1"
    ),
    "com-lords-fields": Print(
        "Lord's Fields", 1, "production", "red", "wood 2, stone 1", raze="food 2", built="food 2", produced="food 2"
    ),
    "com-monument": Print(
        "Monument", 1, "production", "purple", "stone 1", raze="vp 1, stone 1", built="vp 1", produced="vp 1"
    ),
    "com-merchants-guild": Print(
        "Merchant's Guild",
        1,
        "production",
        "gold",
        "wood 2, stone 1",
        raze="gold 1, stone 1",
        built="gold 2",
        produced="gold 2",
    ),
    "com-gold-creek": Print(
        "Gold Creek",
        1,
        "production",
        "gold",
        "wood 1, stone 1",
        raze="gold 1, worker 1",
        built="gold 1",
        produced="gold 1",
    ),
    "com-wood-supplier": Print(
        "Wood Supplier", 1, "production", "brown", "wood 3", raze="wood 2", built="wood 2", produced="wood 2"
    ),
    "com-goldsmiths-workshop": Print(
        "Goldsmith's Workshop",
        2,
        "action",
        "gold",
        "wood 1, stone 1",
        raze="vp 1, gold 1",
        action=(1, "worker 1, gold 1", "vp 2"),
    ),
    "com-marketplace": Print(
        "Marketplace",
        1,
        "action",
        "gold",
        "wood 2",
        raze="gold 1, wood 1",
        action=(1, "wood 1, stone 1, food 1", "vp 3"),
    ),
    "com-coal-mine": Print(
        "Coal Mine", 1, "action", "grey", "wood 1, stone 1", raze="worker 1, stone 1", action=(1, "worker 1", "stone 2")
    ),
    "com-mason-a": Print(
        "Mason", 1, "action", "grey", "wood 1, stone 1", raze="wood 1, stone 1", action=(1, "worker 1, stone 1", "vp 2")
    ),
    "com-mason-b": Print(
        "Mason", 1, "action", "grey", "stone 2", raze="vp 1, stone 1", action=(1, "worker 1, stone 1", "vp 2")
    ),
    "com-court-sculptor": Print(
        "Court Sculptor", 1, "action", "grey", "stone 1", raze="worker 1, stone 1", action=(2, "stone 1", "vp 1")
    ),
    "com-masons-guild": Print(
        "Masons Guild",
        2,
        "action",
        "grey",
        "wood 2, stone 1",
        raze="gold 1, stone 1",
        action=(1, "worker 1, stone 2", "vp 3"),
    ),
    "com-missionaries": Print(
        "Missionaries", 1, "action", "pink", "food 2", raze="vp 1, worker 1", action=(1, "worker 1, raze 1", "vp 3")
    ),
    "com-settlers": Print("Settlers", 1, "action", "pink", "wood 1", raze="worker 1, wood 1", action=(1, "wood 1", "")),
    "com-acting-troupe": Print(
        "Acting Troupe", 1, "action", "pink", "wood 2", raze="worker 1, wood 1", action=(1, "worker 1", "")
    ),
    "com-lumberjacks": Print(
        "Lumberjacks", 1, "action", "brown", "wood 2", raze="wood 2", action=(1, "worker 1", "wood 2")
    ),
    "com-carpenter": Print(
        "Carpenter",
        1,
        "action",
        "brown",
        "wood 2, stone 1",
        raze="vp 1, wood 1",
        action=(1, "worker 1, wood 2", "vp 3"),
    ),
    "com-joiner": Print(
        "Joiner", 2, "action", "brown", "wood 2", raze="vp 1, wood 1", action=(1, "worker 1, wood 1", "vp 2")
    ),
    "com-castle-a": Print(
        "Castle", 2, "action", "blue", "wood 1, stone 1", raze="card 2", action=(2, "worker 1", "card 1")
    ),
    "com-castle-b": Print("Castle", 1, "action", "blue", "stone 2", raze="card 2", action=(2, "worker 1", "card 1")),
    "com-tavern": Print(
        "Tavern",
        1,
        "action",
        "blue",
        "wood 1, stone 1",
        raze="card 2",
        built="card 1",
        action=(1, "hand_card 1", "vp 2"),
    ),
    "com-barracks": Print(
        "Barracks", 2, "action", "black", "wood 1, stone 2", raze="vp 1, worker 1", action=(2, "worker 1", "raze 1")
    ),
    "com-confectioner": Print(
        "Confectioner",
        1,
        "action",
        "red",
        "wood 2, stone 1",
        raze="gold 1, food 1",
        action=(1, "worker 1, food 2", "vp 3"),
    ),
    "com-pig-farmer-a": Print(
        "Pig Farmer",
        2,
        "action",
        "red",
        "wood 1, stone 1",
        raze="worker 1, food 1",
        action=(1, "worker 1, food 1", "vp 2"),
    ),
    "com-pig-farmer-b": Print(
        "Pig Farmer", 1, "action", "red", "wood 2", raze="worker 1, food 1", action=(1, "worker 1, food 1", "vp 2")
    ),
    "com-brewer": Print("Brewer", 1, "action", "red", "wood 1", raze="wood 1, food 1", action=(2, "food 1", "vp 1")),
    "com-imperial-messenger": Print(
        "Imperial Messenger", 1, "action", "red", "food 1", raze="worker 1, gold 1", action=(1, "worker 1", "")
    ),
    "com-new-forest": Print(
        "New Forest", 3, "action", "brown", "wood 1", raze="wood 2", action=(2, "worker 1", "wood 1")
    ),
    "com-hanseatic-league": Print(
        "Hanseatic League",
        1,
        "action",
        "gold",
        "wood 1, stone 2",
        raze="vp 1, gold 1",
        action=(2, "worker 1, deal 1", "vp 2"),
    ),
    "com-lumberjacks-route": Print(
        "Lumberjacks' Route", 3, "production", "brown", "wood 2", raze="wood 2", built="wood 2", produced="wood 1"
    ),
    "com-watchtower": Print(
        "Watchtower", 4, "production", "blue", "wood 2", raze="card 2", built="card 2", produced="card 1"
    ),
    "com-ruins": Print("Ruins", 6, "feature", "", "", built="worker 1"),
    "com-baker": Print("Baker", 1, "feature", "red", "wood 2, stone 1", raze="vp 1, food 1", built="vp 2, card 1"),
    "com-sawmill": Print(
        "Sawmill", 2, "action", "brown", "wood 1", raze="worker 1, wood 1", action=(2, "wood 1", "vp 1")
    ),
    "com-canteen": Print("Canteen", 1, "feature", "pink", "wood 3", raze="worker 1, food 1", built="gold 1, vp 1"),
    "com-meeting-place": Print(
        "Meeting Place", 1, "feature", "pink", "wood 2, stone 1", raze="worker 1, card 1", built="vp 2, card 1"
    ),
    "com-monty-the-merchant": Print(
        "Monty the Merchant", 1, "feature", "gold", "wood 1, stone 2", raze="gold 1, stone 1", built="gold 1, vp 1"
    ),
    "com-apartment": Print(
        "Apartment", 1, "feature", "gold", "wood 1, stone 2", raze="gold 1, stone 1", built="vp 2, card 1"
    ),
    "com-hunter-joe": Print(
        "Hunter Joe", 1, "action", "red", "wood 1", raze="wood 1, food 1", action=(1, "worker 1", "food 2")
    ),
    "com-above-ground-mine": Print(
        "Above-Ground Mine", 1, "action", "grey", "stone 1", raze="stone 2", action=(2, "worker 1", "stone 1")
    ),
    "com-porters": Print("Porters", 1, "action", "pink", "wood 2", raze="worker 1, stone 1", action=(1, "food 1", "")),
}


ROMANS = {
    "rom-sculptors-workshop": Print(
        "Sculptor's Workshop",
        2,
        "action",
        "grey",
        "stone 1, location 1",
        deal="stone",
        action=(1, "worker 1, stone 1", "vp 2"),
    ),
    "rom-sculptors-apprentice-a": Print(
        "Sculptor's Apprentice", 2, "action", "grey", "stone 1, location 1", deal="gold", action=(2, "stone 1", "vp 1")
    ),
    "rom-sculptors-apprentice-b": Print(
        "Sculptor's Apprentice", 1, "action", "grey", "stone 1, location 1", deal="stone", action=(2, "stone 1", "vp 1")
    ),
    "rom-gladiator-school": Print(
        "Gladiator School", 2, "action", "black", "stone 1, location 1", deal="worker", action=(1, "worker 1", "raze 1")
    ),
    "rom-engineers": Print(
        "Engineers", 1, "action", "black", "wood 1, stone 1, location 1", deal="raze", action=(1, "worker 2", "")
    ),
    "rom-gardens": Print("Gardens", 1, "feature", "red", "wood 1, stone 1, location 1", deal="food", built="vp 2"),
    "rom-spies": Print(
        "Spies", 1, "action", "blue", "wood 1, stone 1, location 1", deal="card", action=(1, "worker 1", "")
    ),
    "rom-architect": Print(
        "Architect",
        1,
        "production",
        "blue",
        "stone 2, location 1",
        deal="card",
        built="faction_card 1",
        produced="faction_card 1",
    ),
    "rom-administration": Print(
        "Administration", 3, "feature", "blue", "stone 2, location 1", deal="card", built="gold 1"
    ),
    "rom-headquarters": Print("Headquarters", 2, "feature", "grey", "stone 2, location 1", deal="stone", built="vp 1"),
    "rom-legions": Print(
        "Legions",
        2,
        "production",
        "blue",
        "food 1, location 1",
        deal="raze",
        built="common_card 2",
        produced="common_card 1",
    ),
    "rom-warehouses": Print("Warehouses", 1, "feature", "red", "stone 1, location 1", deal="food"),
    "rom-builder": Print(
        "Builder",
        2,
        "production",
        "brown",
        "stone 1, location 1",
        deal="stone",
        built="wood 1, stone 1",
        produced="wood 1, stone 1",
    ),
    "rom-roman-fortifications": Print(
        "Roman Fortifications", 1, "feature", "black", "stone 2, location 1", deal="worker", built="vp 2"
    ),
    "rom-trade-colony": Print(
        "Trade Colony",
        3,
        "production",
        "red brown grey",
        "wood 1, stone 2, location 1",
        deal="worker",
        built="worker 1, gold 1",
        produced="worker 1, gold 1",
    ),
    "rom-roman-barracks": Print(
        "Roman Barracks",
        1,
        "production",
        "pink",
        "food 1, location 1",
        deal="raze",
        built="worker 2",
        produced="worker 2",
    ),
    "rom-stonemason": Print(
        "Stonemason",
        2,
        "production",
        "grey",
        "wood 1, stone 1, location 1",
        deal="stone",
        built="stone 2",
        produced="stone 2",
    ),
    "rom-roman-bank": Print(
        "Roman Bank", 1, "production", "gold", "stone 1, location 1", deal="gold", built="gold 1", produced="gold 1"
    ),
    "rom-colossus": Print(
        "Colossus", 1, "action", "gold", "stone 2, location 1", deal="stone", action=(1, "worker 1, stone 3", "vp 4")
    ),
}


BARBARIANS = {
    "bar-primeval-forest": Print(
        "Primeval Forest", 3, "production", "brown", "wood 1", deal="wood", built="wood 2", produced="wood 2"
    ),
    "bar-barbarian-altar": Print(
        "Barbarian Altar", 3, "action", "gold", "wood 2, location 1", deal="gold", action=(2, "worker 1", "vp 1")
    ),
    "bar-raid": Print("Raid", 3, "feature", "black", "wood 1, location 1", deal="wood"),
    "bar-saboteurs-a": Print(
        "Saboteurs", 1, "action", "black", "wood 1, location 1", deal="card", action=(1, "worker 1", "")
    ),
    "bar-saboteurs-b": Print(
        "Saboteurs", 1, "action", "black", "wood 1, location 1", deal="gold", action=(1, "worker 1", "")
    ),
    "bar-sentry-tower": Print(
        "Sentry Tower",
        2,
        "production",
        "pink",
        "wood 2, location 1",
        deal="worker",
        built="raze 1, worker 1",
        produced="raze 1, worker 1",
    ),
    "bar-dark-chapel-a": Print(
        "Dark Chapel", 1, "action", "black", "wood 1, stone 2, location 1", deal="worker", action=(1, "", "")
    ),
    "bar-dark-chapel-b": Print(
        "Dark Chapel", 1, "action", "black", "wood 1, stone 2, location 1", deal="raze", action=(1, "", "")
    ),
    "bar-pack-a": Print("Pack", 1, "action", "black", "wood 1, location 1", deal="raze", action=(2, "worker 1", "")),
    "bar-pack-b": Print("Pack", 1, "action", "black", "wood 1, location 1", deal="gold", action=(2, "worker 1", "")),
    "bar-rabble": Print("Rabble", 2, "action", "blue", "wood 1, location 1", deal="worker", action=(1, "worker 2", "")),
    "bar-settlement": Print(
        "Settlement", 2, "production", "pink", "wood 1", deal="worker", built="worker 2", produced="worker 2"
    ),
    "bar-fortress": Print("Fortress", 1, "feature", "black", "wood 2, location 1", deal="wood", built="vp 2"),
    "bar-expedition": Print(
        "Expedition",
        1,
        "action",
        "black",
        "wood 1, stone 1, location 1",
        deal="stone",
        action=(1, "raze 1", "gold 1, vp 2"),
    ),
    "bar-barbarian-quarry": Print(
        "Barbarian Quarry",
        1,
        "production",
        "black",
        "stone 1, location 1",
        deal="stone",
        built="raze 1, stone 1",
        produced="raze 1, stone 1",
    ),
    "bar-barter": Print(
        "Barter", 1, "action", "gold", "wood 1, location 1", deal="food", action=(2, "resource 2", "vp 2")
    ),
    "bar-fighting-pit": Print(
        "Fighting Pit",
        1,
        "action",
        "black",
        "wood 1, stone 1, location 1",
        deal="raze",
        action=(1, "worker 2", "raze 2"),
    ),
    "bar-temple": Print("Temple", 1, "feature", "purple", "stone 3, location 1", deal="worker", built="vp 4"),
    "bar-mission": Print("Mission", 1, "action", "blue", "wood 2, location 1", deal="card", action=(1, "worker 1", "")),
    "bar-border": Print(
        "Border", 1, "feature", "black", "wood 1, stone 1, location 1", deal="raze", built="gold 1, vp 1"
    ),
    "bar-robbers": Print(
        "Robbers", 1, "action", "red", "wood 1, location 1", deal="worker", action=(1, "worker 2", "")
    ),
}


EGYPTIANS = {
    "egy-desert": Print(
        "Desert", 1, "action", "blue", "", deal="worker", built="card 2", action=(1, "hand_card 1", "")
    ),
    "egy-bastet-altar": Print(
        "Bastet Altar", 1, "production", "grey", "stone 1, location 1", deal="card", built="stone 2", produced="stone 2"
    ),
    "egy-chariot-builder": Print(
        "Chariot Builder", 1, "action", "black", "wood 1, stone 1, location 1", deal="raze", action=(1, "raze 1", "")
    ),
    "egy-pharaohs-guard": Print(
        "Pharaoh's Guard",
        1,
        "production",
        "black",
        "food 2, location 1",
        deal="raze",
        built="raze 1",
        produced="raze 1",
    ),
    "egy-oasis": Print("Oasis", 1, "feature", "pink", "food 1, location 1", deal="worker", built="worker 2"),
    "egy-slaver": Print("Slaver", 1, "feature", "pink", "stone 1, location 1", deal="worker"),
    "egy-royal-bath": Print(
        "Royal Bath", 2, "action", "pink", "stone 1, location 1", deal="worker", action=(2, "gold 1", "")
    ),
    "egy-golden-bazaar": Print(
        "Golden Bazaar", 1, "action", "gold", "location 1", deal="worker", action=(1, "food 1", "gold 1, vp 1")
    ),
    "egy-scorpion-breeder": Print(
        "Scorpion Breeder", 1, "action", "pink", "wood 1, stone 1, location 1", deal="raze", action=(1, "worker 1", "")
    ),
    "egy-caravan": Print(
        "Caravan", 2, "production", "grey", "food 1", deal="card", built="food 1, worker 1", produced="food 1, worker 1"
    ),
    "egy-temple-of-ra": Print(
        "Temple of Ra", 1, "action", "gold", "stone 1, location 1", deal="worker", action=(1, "", "")
    ),
    "egy-sanctuary": Print(
        "Sanctuary", 2, "action", "black", "stone 2, location 1", deal="gold", action=(1, "worker 1", "")
    ),
    "egy-avenue-of-sphinxes": Print(
        "Avenue of Sphinxes", 3, "action", "grey", "stone 2, location 1", deal="worker", action=(2, "gold 2", "vp 2")
    ),
    "egy-sphinx": Print("Sphinx", 2, "feature", "gold", "stone 1, location 1", deal="gold"),
    "egy-goldsmith": Print(
        "Goldsmith", 3, "action", "gold", "stone 2, location 1", deal="gold", action=(1, "worker 1, gold 1", "vp 3")
    ),
    "egy-slaves": Print(
        "Slaves", 2, "action", "grey", "stone 1, location 1", deal="stone", action=(1, "worker 1", "stone 2, vp 1")
    ),
    "egy-egyptian-quarry": Print(
        "Egyptian Quarry",
        2,
        "production",
        "grey",
        "stone 1, location 1",
        deal="stone",
        built="stone 2",
        produced="stone 2",
    ),
    "egy-pyramid": Print(
        "Pyramid", 3, "production", "grey", "stone 2", deal="gold", built="gold 1, stone 1", produced="gold 1, stone 1"
    ),
}


JAPANESE = {
    "jap-farm": Print(
        "Farm",
        3,
        "production",
        "red",
        "wood 1",
        raze="vp 1",
        deal="worker",
        built="worker 1, food 1",
        produced="worker 1, food 1",
    ),
    "jap-rice-fields": Print(
        "Rice Fields", 2, "production", "red", "food 1", raze="vp 1", deal="food", built="food 2", produced="food 2"
    ),
    "jap-geisha-house": Print(
        "Geisha House",
        2,
        "production",
        "pink",
        "wood 1, location 1",
        raze="vp 1",
        deal="worker",
        built="worker 2",
        produced="worker 2",
    ),
    "jap-garrison": Print(
        "Garrison", 1, "action", "black", "wood 1, location 1", raze="vp 1", deal="raze", action=(1, "raze 2", "")
    ),
    "jap-daimyos-castle-a": Print(
        "Daimyo's Castle",
        1,
        "production",
        "grey",
        "stone 2, location 1",
        raze="vp 1",
        deal="stone",
        built="vp 2",
        produced="vp 2",
    ),
    "jap-daimyos-castle-b": Print(
        "Daimyo's Castle",
        1,
        "production",
        "grey",
        "stone 2, location 1",
        raze="vp 1",
        deal="gold",
        built="vp 2",
        produced="vp 2",
    ),
    "jap-buddhas-temple": Print(
        "Buddha's Temple",
        1,
        "production",
        "blue",
        "stone 1, location 1",
        raze="vp 1",
        deal="card",
        built="faction_card 1",
        produced="faction_card 1",
    ),
    "jap-casino": Print(
        "Casino", 1, "action", "gold", "wood 2, location 1", raze="vp 1", deal="gold", action=(2, "worker 1", "gold 1")
    ),
    "jap-gate": Print("Gate", 2, "feature", "blue", "wood 1, location 1", deal="food"),
    "jap-shrine": Print("Shrine", 1, "feature", "gold", "wood 1, stone 1, location 1", deal="card"),
    "jap-stalls": Print(
        "Stalls", 3, "action", "red", "wood 1, location 1", raze="vp 1", deal="food", action=(2, "food 1", "vp 1")
    ),
    "jap-negotiator": Print(
        "Negotiator", 1, "action", "red", "wood 1, location 1", raze="vp 1", deal="gold", action=(1, "worker 1", "")
    ),
    "jap-sake-brewery": Print(
        "Sake Brewery", 1, "feature", "pink", "wood 1, location 1", raze="vp 1", deal="food", built="gold 1, vp 1"
    ),
    "jap-trade-route-a": Print(
        "Trade Route", 1, "action", "red", "stone 1, location 1", raze="vp 1", deal="food", action=(1, "food 1", "")
    ),
    "jap-trade-route-b": Print(
        "Trade Route", 1, "action", "red", "stone 1, location 1", raze="vp 1", deal="worker", action=(1, "food 1", "")
    ),
    "jap-trade-route-c": Print(
        "Trade Route", 1, "action", "red", "stone 1, location 1", raze="vp 1", deal="vp", action=(1, "food 1", "")
    ),
    "jap-dojo": Print(
        "Dojo", 2, "feature", "red", "wood 1, location 1", raze="vp 1", deal="vp", built="faction_card 1"
    ),
    "jap-ninjas": Print(
        "Ninjas",
        2,
        "action",
        "black",
        "stone 1, location 1",
        raze="vp 1",
        deal="raze",
        built="samurai 1",
        action=(1, "worker 1", ""),
    ),
    "jap-sumo-school": Print(
        "Sumo School",
        1,
        "action",
        "black",
        "wood 1, location 1",
        raze="vp 1",
        deal="worker",
        action=(1, "worker 1, food 1", "raze 1"),
    ),
    "jap-master-swordsmith": Print(
        "Master Swordsmith",
        1,
        "action",
        "black",
        "stone 1, location 1",
        raze="vp 1",
        deal="stone",
        action=(1, "stone 1", "raze 1, vp 1"),
    ),
    "jap-school-of-diplomacy": Print(
        "School of Diplomacy", 1, "feature", "red", "wood 1, location 1", raze="vp 1", deal="gold"
    ),
}


DECKS = {
    "common": COMMON,
    "romans": ROMANS,
    "barbarians": BARBARIANS,
    "egyptians": EGYPTIANS,
    "japanese": JAPANESE,
}
CARDS = {id: card for deck in DECKS.values() for id, card in deck.items()}
HOME = {id: deck for deck, cards in DECKS.items() for id in cards}

#: Cards in a deck, as the rulebook counts them.
COUNTS = {"common": 84, "romans": 30, "barbarians": 30, "egyptians": 30, "japanese": 30, "attack": 16}
ATTACKS = {"wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1}

#: Boards: what they produce, and what they may keep.
BOARDS = {
    "romans": ("worker 2, raze 1, defence 1, wood 1, stone 1", "raze"),
    "barbarians": ("worker 5, raze 1, defence 1", "worker"),
    "egyptians": ("worker 3, raze 1, defence 1, gold 1", "gold"),
    "japanese": ("worker 4, raze 1, defence 1, wood 1", "food"),
}

#: Features that wait for a location to be built: its colour (or "faction"), and what they bring, or one of what.
ON_BUILD = {
    "com-supplier": ("grey", ["gold 1, vp 1"]),
    "com-carpenters-workshop": ("brown", ["gold 1, vp 1"]),
    "com-mill": ("red", ["gold 1, vp 1"]),
    "com-canteen": ("pink", ["gold 1, vp 1"]),
    "com-monty-the-merchant": ("gold", ["gold 1, vp 1"]),
    "rom-gardens": ("red", ["vp 2"]),
    "rom-administration": ("faction", ["gold 1", "vp 1"]),
    "rom-headquarters": ("grey", ["vp 1", "gold 1"]),
    "rom-roman-fortifications": ("black", ["vp 2"]),
    "bar-border": ("black", ["gold 1, vp 1"]),
    "jap-sake-brewery": ("pink", ["gold 1, vp 1"]),
}

#: Goods for each location of a colour, up to so many.
CAPPED = {
    "com-statue": ("vp", "grey", 6),
    "com-wood-storage": ("vp", "brown", 6),
    "com-baker": ("vp", "red", 6),
    "com-meeting-place": ("vp", "pink", 6),
    "com-apartment": ("vp", "gold", 6),
    "bar-fortress": ("vp", "black", 6),
    "com-rubble": ("stone", "grey", 3),
    "com-mammas-baths": ("worker", "pink", 3),
    "com-lords-fields": ("food", "red", 3),
    "com-merchants-guild": ("gold", "gold", 3),
    "com-wood-supplier": ("wood", "brown", 3),
    "egy-bastet-altar": ("stone", "grey", 3),
    "jap-geisha-house": ("worker", "pink", 3),
}

#: The names of the Russian rulebook.
RUSSIAN = {
    "com-wood-storage": "Дровяной склад",
    "com-carpenters-workshop": "Столярная мастерская",
    "com-mill": "Мельница",
    "com-armorer": "Оружейник",
    "com-lords-fields": "Господские пашни",
    "com-wood-supplier": "Лесозаготовка",
    "com-marketplace": "Рынок",
    "com-masons-guild": "Гильдия каменщиков",
    "com-settlers": "Поселенцы",
    "com-joiner": "Столяр",
    "com-castle-a": "Замок",
    "com-castle-b": "Замок",
    "com-tavern": "Таверна",
    "com-imperial-messenger": "Имперский посланник",
    "com-hanseatic-league": "Ганзейский союз",
    "com-ruins": "Руины",
    "com-porters": "Носильщики",
    "rom-engineers": "Инженеры",
    "rom-spies": "Шпионы",
    "rom-warehouses": "Склады",
    "rom-trade-colony": "Фактория",
    "bar-saboteurs-a": "Диверсанты",
    "bar-saboteurs-b": "Диверсанты",
    "bar-sentry-tower": "Дозорная башня",
    "bar-dark-chapel-a": "Тёмное капище",
    "bar-dark-chapel-b": "Тёмное капище",
    "bar-pack-a": "Банда",
    "bar-pack-b": "Банда",
    "bar-rabble": "Отребье",
    "bar-mission": "Делегация",
    "bar-robbers": "Разбойники",
    "egy-desert": "Пустыня",
    "egy-chariot-builder": "Строитель колесниц",
    "egy-oasis": "Оазис",
    "egy-temple-of-ra": "Храм Ра",
    "egy-sanctuary": "Святилище",
    "egy-sphinx": "Сфинкс",
    "jap-garrison": "Гарнизон",
    "jap-daimyos-castle-a": "Замок даймё",
    "jap-daimyos-castle-b": "Замок даймё",
    "jap-casino": "Игорный дом",
    "jap-gate": "Врата",
    "jap-shrine": "Часовня",
    "jap-stalls": "Торговые ряды",
    "jap-negotiator": "Посредник",
    "jap-trade-route-a": "Торговый путь",
    "jap-trade-route-b": "Торговый путь",
    "jap-trade-route-c": "Торговый путь",
    "jap-ninjas": "Ниндзя",
}
