"""The denizens of the order suit: the nine that begin in the world deck, then the others (Law 2.6)."""

from __future__ import annotations

from oikumene.games.oath.effects.actions import MusterOnOccupied
from oikumene.games.oath.effects.gains import (
    Citizenship,
    GainFavor,
    GainSupply,
    GainWarbands,
    LoserIsExile,
    PostEverywhere,
)
from oikumene.games.oath.effects.war import Attack, Defence, KillAttackers, SacrificeForDice, SiteIsTarget, Sway
from oikumene.games.oath.model import ORDER, Cost, denizen
from oikumene.games.oath.powers import ATTACKER, DEFENDER, EITHER, Plan, WhenPlayed
from oikumene.kit.ways import Seq

CARDS = (
    denizen(
        "wrestlers",
        1,
        ORDER,
        "Wrestlers",
        "Борцы",
        "plan:defender",
        starting=True,
        powers=(Plan(DEFENDER, SacrificeForDice(1)),),
    ),
    denizen(
        "battle-honors",
        2,
        ORDER,
        "Battle Honors",
        "Боевые почести",
        "plan:either",
        starting=True,
        powers=(Plan(EITHER, win=GainFavor(2, ORDER)),),
    ),
    denizen(
        "bear-traps",
        3,
        ORDER,
        "Bear Traps",
        "Медвежьи капканы",
        "plan:defender",
        starting=True,
        powers=(Plan(DEFENDER, Seq((Attack(-1), KillAttackers(1)))),),
    ),
    denizen(
        "longbows", 4, ORDER, "Longbows", "Длинные луки", "plan:either", starting=True, powers=(Plan(EITHER, Sway(1)),)
    ),
    denizen(
        "keep",
        5,
        ORDER,
        "Keep",
        "Крепость",
        "plan:defender",
        starting=True,
        only="site",
        locked=True,
        powers=(Plan(DEFENDER, Defence(2), able=SiteIsTarget()),),
    ),
    denizen(
        "pressgangs", 6, ORDER, "Pressgangs", "Вербовщики", "mod:muster", starting=True, powers=(MusterOnOccupied(),)
    ),
    denizen(
        "garrison",
        7,
        ORDER,
        "Garrison",
        "Гарнизон",
        "when_played",
        starting=True,
        only="site",
        powers=(WhenPlayed(Seq((GainWarbands(1, per_site=True), PostEverywhere()))),),
    ),
    denizen(
        "scouts",
        8,
        ORDER,
        "Scouts",
        "Разведчики",
        "plan:attacker",
        starting=True,
        powers=(Plan(ATTACKER, GainSupply(1)),),
    ),
    denizen(
        "martial-culture",
        10,
        ORDER,
        "Martial Culture",
        "Воинская культура",
        "plan:either",
        starting=True,
        only="site",
        powers=(Plan(EITHER, win=Citizenship(), able=LoserIsExile()),),
    ),
    denizen("code-of-honor", 103, ORDER, "Code of Honor", "Кодекс чести", "plan:either"),
    denizen("outriders", 104, ORDER, "Outriders", "Верховые разъезды", "plan:attacker"),
    denizen("messenger", 105, ORDER, "Messenger", "Гонец", "action", cost=Cost(favor=1)),
    denizen(
        "field-promotion", 106, ORDER, "Field Promotion", "Повышение на поле боя", "plan:either", cost=Cost(favor=1)
    ),
    denizen("palanquin", 107, ORDER, "Palanquin", "Паланкин", "action", only="adviser", cost=Cost(favor=1)),
    denizen("shield-wall", 108, ORDER, "Shield Wall", "Стена щитов", "plan:defender", cost=Cost(favor=1)),
    denizen("military-parade", 109, ORDER, "Military Parade", "Военный парад", "plan:either"),
    denizen("tome-guardians", 110, ORDER, "Tome Guardians", "Стражи фолиантов", "persistent", only="site"),
    denizen("tyrant", 111, ORDER, "Tyrant", "Тиран", "mod:travel", law=True, only="adviser", locked=True),
    denizen("forced-labor", 112, ORDER, "Forced Labor", "Принудительный труд", "persistent:search", only="site"),
    denizen("secret-police", 113, ORDER, "Secret Police", "Тайная полиция", "persistent", only="site"),
    denizen("specialist", 114, ORDER, "Specialist", "Специалист", "plan:attacker", cost=Cost(favor=2)),
    denizen("captains", 115, ORDER, "Captains", "Командиры", "action", law=True, only="site", cost=Cost(favor=1)),
    denizen("siege-engines", 116, ORDER, "Siege Engines", "Осадные машины", "action", cost=Cost(favor=1)),
    denizen("royal-tax", 117, ORDER, "Royal Tax", "Королевский налог", "when_played"),
    denizen("toll-roads", 118, ORDER, "Toll Roads", "Платные дороги", "persistent:travel", only="site"),
    denizen("curfew", 119, ORDER, "Curfew", "Комендантский час", "persistent:trade", only="site"),
    denizen("knights-errant", 120, ORDER, "Knights Errant", "Странствующие рыцари", "mod:muster"),
    denizen(
        "vow-of-obedience",
        121,
        ORDER,
        "Vow of Obedience",
        "Обещание послушания",
        "static",
        "rest",
        only="adviser",
        locked=True,
    ),
    denizen("hunting-party", 122, ORDER, "Hunting Party", "Охотничий отряд", "mod:search"),
    denizen("council-seat", 123, ORDER, "Council Seat", "Место в совете", "persistent", only="adviser", locked=True),
    denizen("encirclement", 124, ORDER, "Encirclement", "Окружение", "plan:either", cost=Cost(favor=1)),
    denizen("peace-envoy", 125, ORDER, "Peace Envoy", "Посланник мира", "plan:either", cost=Cost(favor=1)),
    denizen("relic-hunter", 126, ORDER, "Relic Hunter", "Охотник за реликвиями", "plan:attacker"),
)
