"""The denizens of the beast suit: the nine that begin in the world deck, then the others (Law 2.6)."""

from __future__ import annotations

from oikumene.games.oath.model import BEAST, Cost, denizen

CARDS = (
    denizen(
        "errand-boy", 11, BEAST, "Errand Boy", "Мальчик на побегушках", "mod:search", starting=True, cost=Cost(favor=1)
    ),
    denizen("wolves", 39, BEAST, "Wolves", "Волки", "action", starting=True, cost=Cost(secret=1)),
    denizen(
        "animal-playmates", 40, BEAST, "Animal Playmates", "Звери-приятели", "mod:muster", starting=True, only="adviser"
    ),
    denizen(
        "true-names", 41, BEAST, "True Names", "Истинные имена", "persistent:campaign", starting=True, only="adviser"
    ),
    denizen("the-old-oak", 42, BEAST, "The Old Oak", "Старый дуб", "mod:trade", starting=True, only="site"),
    denizen("forest-paths", 43, BEAST, "Forest Paths", "Лесные тропы", "mod:travel", starting=True, cost=Cost(favor=1)),
    denizen(
        "long-lost-heir",
        44,
        BEAST,
        "Long-Lost Heir",
        "Забытый наследник",
        "when_played",
        law=True,
        starting=True,
        only="adviser",
        locked=True,
    ),
    denizen("rangers", 45, BEAST, "Rangers", "Следопыты", "plan:attacker", starting=True, cost=Cost(favor=1)),
    denizen(
        "roving-terror",
        46,
        BEAST,
        "Roving Terror",
        "Бродячий ужас",
        "action",
        starting=True,
        only="site",
        cost=Cost(secret=1),
    ),
    denizen("nature-worship", 175, BEAST, "Nature Worship", "Поклонение природе", "plan:either", cost=Cost(secret=1)),
    denizen("birdsong", 176, BEAST, "Birdsong", "Птичьи трели", "mod:trade", only="adviser"),
    denizen("small-friends", 177, BEAST, "Small Friends", "Маленькие друзья", "mod:trade", only="adviser"),
    denizen("grasping-vines", 178, BEAST, "Grasping Vines", "Цепкие лозы", "persistent:travel", only="site"),
    denizen("threatening-roar", 179, BEAST, "Threatening Roar", "Грозный рык", "when_played"),
    denizen("fae-merchant", 180, BEAST, "Fae Merchant", "Волшебный торговец", "action", cost=Cost(secret=1)),
    denizen("second-chance", 181, BEAST, "Second Chance", "Второй шанс", "action", cost=Cost(secret=1)),
    denizen(
        "pied-piper",
        182,
        BEAST,
        "Pied Piper",
        "Крысолов",
        "static",
        "action",
        law=True,
        only="adviser",
        cost=Cost(secret=1),
    ),
    denizen("mushrooms", 183, BEAST, "Mushrooms", "Грибы", "mod:search", only="site", cost=Cost(secret=1)),
    denizen("insect-swarm", 184, BEAST, "Insect Swarm", "Рой насекомых", "persistent:campaign", only="adviser"),
    denizen("vow-of-union", 185, BEAST, "Vow of Union", "Обещание единства", "persistent", only="adviser", locked=True),
    denizen("giant-python", 186, BEAST, "Giant Python", "Гигантский питон", "persistent:campaign", only="adviser"),
    denizen("war-tortoise", 187, BEAST, "War Tortoise", "Боевая черепаха", "plan:either", cost=Cost(favor=1)),
    denizen("new-growth", 188, BEAST, "New Growth", "Молодая поросль", "mod:search"),
    denizen("wild-cry", 189, BEAST, "Wild Cry", "Дикий клич", "mod:search"),
    denizen("animal-host", 190, BEAST, "Animal Host", "Звериное воинство", "when_played"),
    denizen("memory-of-nature", 191, BEAST, "Memory of Nature", "Память природы", "action", cost=Cost(secret=1)),
    denizen("marsh-spirit", 192, BEAST, "Marsh Spirit", "Дух болот", "persistent:campaign", only="site"),
    denizen(
        "vow-of-poverty",
        193,
        BEAST,
        "Vow of Poverty",
        "Обещание бедности",
        "static",
        "rest",
        only="adviser",
        locked=True,
    ),
    denizen("forest-council", 194, BEAST, "Forest Council", "Лесной совет", "persistent", only="site", locked=True),
    denizen("walled-garden", 195, BEAST, "Walled Garden", "Сад за стеной", "plan:defender", only="site"),
    denizen(
        "vow-of-beastkin",
        196,
        BEAST,
        "Vow of Beastkin",
        "Обещание родства со зверями",
        "mod:muster",
        only="adviser",
        locked=True,
    ),
    denizen("bracken", 197, BEAST, "Bracken", "Папоротник", "mod:search"),
    denizen("wild-allies", 198, BEAST, "Wild Allies", "Дикие союзники", "action", cost=Cost(secret=1)),
)
