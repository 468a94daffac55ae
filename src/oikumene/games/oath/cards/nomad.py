"""The denizens of the nomad suit: the nine that begin in the world deck, then the others (Law 2.6)."""

from __future__ import annotations

from oikumene.games.oath.model import NOMAD, Cost, denizen

CARDS = (
    denizen("rain-boots", 14, NOMAD, "Rain Boots", "Непромокаемые сапоги", "plan:attacker", starting=True),
    denizen(
        "ancient-binding",
        23,
        NOMAD,
        "Ancient Binding",
        "Древние узы",
        "action",
        starting=True,
        cost=Cost(secret=1, burn_secret=1),
    ),
    denizen("horse-archers", 24, NOMAD, "Horse Archers", "Конные лучники", "plan:either", starting=True),
    denizen("warning-signals", 25, NOMAD, "Warning Signals", "Сигналы тревоги", "plan:defender", starting=True),
    denizen("elders", 26, NOMAD, "Elders", "Старейшины", "action", starting=True, cost=Cost(favor=2)),
    denizen("the-gathering", 27, NOMAD, "The Gathering", "Сход", "when_played", starting=True, only="site"),
    denizen(
        "faithful-friend",
        28,
        NOMAD,
        "Faithful Friend",
        "Верный друг",
        "when_played",
        starting=True,
        only="adviser",
        locked=True,
    ),
    denizen("tents", 29, NOMAD, "Tents", "Шатры", "mod:travel", starting=True, cost=Cost(favor=1)),
    denizen("great-herd", 30, NOMAD, "Great Herd", "Великое стадо", "when_played", starting=True, only="site"),
    denizen("convoys", 151, NOMAD, "Convoys", "Караваны", "action", only="site", cost=Cost(favor=1)),
    denizen("vow-of-kinship", 152, NOMAD, "Vow of Kinship", "Обещание родства", "static", only="adviser", locked=True),
    denizen("wild-mounts", 153, NOMAD, "Wild Mounts", "Дикие скакуны", "plan:either"),
    denizen("lancers", 154, NOMAD, "Lancers", "Копейщики", "plan:attacker"),
    denizen("mountain-giant", 155, NOMAD, "Mountain Giant", "Горный великан", "plan:either", cost=Cost(secret=1)),
    denizen("rival-khan", 156, NOMAD, "Rival Khan", "Хан-соперник", "plan:either"),
    denizen("lost-tongue", 157, NOMAD, "Lost Tongue", "Забытый язык", "persistent", only="adviser"),
    denizen("special-envoy", 158, NOMAD, "Special Envoy", "Особый посланник", "mod:travel"),
    denizen("resettle", 159, NOMAD, "Resettle", "Переселение", "action", only="site"),
    denizen("oracle", 160, NOMAD, "Oracle", "Оракул", "action", only="site", cost=Cost(secret=2)),
    denizen("pilgrimage", 161, NOMAD, "Pilgrimage", "Паломничество", "when_played", only="adviser"),
    denizen("spell-breaker", 162, NOMAD, "Spell Breaker", "Разрушитель чар", "persistent", only="site"),
    denizen("mounted-patrol", 163, NOMAD, "Mounted Patrol", "Конный патруль", "plan:defender"),
    denizen("great-crusade", 164, NOMAD, "Great Crusade", "Великий поход", "plan:either"),
    denizen("ancient-bloodline", 165, NOMAD, "Ancient Bloodline", "Древний род", "persistent", only="adviser"),
    denizen("ancient-pact", 166, NOMAD, "Ancient Pact", "Древний пакт", "when_played", only="adviser", locked=True),
    denizen("storm-caller", 167, NOMAD, "Storm Caller", "Призыватель бурь", "plan:defender"),
    denizen("family-wagon", 168, NOMAD, "Family Wagon", "Семейный фургон", "static", only="adviser"),
    denizen("way-station", 169, NOMAD, "Way Station", "Путевая станция", "persistent:travel", only="site"),
    denizen("twin-brother", 170, NOMAD, "Twin Brother", "Брат-близнец", "when_played", only="adviser"),
    denizen("hospitality", 171, NOMAD, "Hospitality", "Гостеприимство", "mod:travel", only="adviser"),
    denizen("a-fast-steed", 172, NOMAD, "A Fast Steed", "Быстрый скакун", "mod:travel", cost=Cost(favor=1)),
    denizen("relic-worship", 173, NOMAD, "Relic Worship", "Поклонение реликвиям", "mod:recover"),
    denizen(
        "sacred-ground", 174, NOMAD, "Sacred Ground", "Священная земля", "persistent:search", only="site", locked=True
    ),
)
