"""The denizens of the arcane suit: the nine that begin in the world deck, then the others (Law 2.6)."""

from __future__ import annotations

from oikumene.games.oath.effects.war import (
    IGNORE_HOLLOW,
    IGNORE_SKULLS,
    SPARE_FORCE,
    DearerPlans,
    RollAgain,
    RuledSuits,
    SideHolds,
    Sway,
    SwayPer,
    TargetedSites,
)
from oikumene.games.oath.model import ARCANE, DS, Cost, denizen
from oikumene.games.oath.powers import DEFENDER, EITHER, Plan
from oikumene.kit.ways import Seq

CARDS = (
    denizen(
        "alchemist", 9, ARCANE, "Alchemist", "Алхимик", "action", starting=True, cost=Cost(secret=1, burn_secret=1)
    ),
    denizen(
        "fire-talkers",
        31,
        ARCANE,
        "Fire Talkers",
        "Говорящие с огнём",
        "plan:either",
        starting=True,
        cost=Cost(secret=1),
        powers=(Plan(EITHER, Sway(3), able=SideHolds(DS)),),
    ),
    denizen(
        "magicians-code",
        32,
        ARCANE,
        "Magician's Code",
        "Кодекс чародея",
        "mod:recover",
        starting=True,
        cost=Cost(favor=2),
    ),
    denizen(
        "spirit-snare", 33, ARCANE, "Spirit Snare", "Ловушка для духов", "action", starting=True, cost=Cost(secret=1)
    ),
    denizen(
        "wizard-school",
        34,
        ARCANE,
        "Wizard School",
        "Школа волшебников",
        "action",
        starting=True,
        only="site",
        cost=Cost(favor=1),
    ),
    denizen("dazzle", 35, ARCANE, "Dazzle", "Ослепление", "when_played", starting=True),
    denizen("acting-troupe", 36, ARCANE, "Acting Troupe", "Труппа актёров", "mod:trade", starting=True, only="adviser"),
    denizen(
        "taming-charm", 37, ARCANE, "Taming Charm", "Чары приручения", "action", starting=True, cost=Cost(secret=1)
    ),
    denizen("inquisitor", 38, ARCANE, "Inquisitor", "Инквизитор", "action", starting=True, cost=Cost(favor=1)),
    denizen("secret-signal", 55, ARCANE, "Secret Signal", "Тайный знак", "mod:trade", only="adviser"),
    denizen("augury", 56, ARCANE, "Augury", "Гадание", "mod:search"),
    denizen(
        "rusting-ray",
        57,
        ARCANE,
        "Rusting Ray",
        "Луч ржавчины",
        "plan:defender",
        cost=Cost(secret=1),
        powers=(Plan(DEFENDER, IGNORE_HOLLOW, able=SideHolds(DS)),),
    ),
    denizen("portal", 58, ARCANE, "Portal", "Портал", "mod:travel", only="site", cost=Cost(secret=1)),
    denizen(
        "billowing-fog",
        59,
        ARCANE,
        "Billowing Fog",
        "Клубящийся туман",
        "plan:either",
        cost=Cost(secret=1),
        powers=(Plan(EITHER, SPARE_FORCE),),
    ),
    denizen(
        "kindred-warriors",
        60,
        ARCANE,
        "Kindred Warriors",
        "Воины-собратья",
        "plan:either",
        cost=Cost(secret=1),
        powers=(Plan(EITHER, Seq((IGNORE_SKULLS, SwayPer(RuledSuits(ARCANE))))),),
    ),
    denizen("terror-spells", 61, ARCANE, "Terror Spells", "Чары ужаса", "action", cost=Cost(secret=1)),
    denizen("blood-pact", 62, ARCANE, "Blood Pact", "Кровавый пакт", "action", cost=Cost(secret=1)),
    denizen("revelation", 63, ARCANE, "Revelation", "Откровение", "when_played"),
    denizen("observatory", 64, ARCANE, "Observatory", "Обсерватория", "mod:search", only="site"),
    denizen(
        "plague-engines", 65, ARCANE, "Plague Engines", "Машины чумы", "action", cost=Cost(secret=1, burn_secret=1)
    ),
    denizen(
        "gleaming-armor",
        66,
        ARCANE,
        "Gleaming Armor",
        "Сияющие доспехи",
        "persistent:campaign",
        only="adviser",
        powers=(DearerPlans(secret=1),),
    ),
    denizen("bewitch", 67, ARCANE, "Bewitch", "Приворот", "when_played"),
    denizen(
        "jinx",
        68,
        ARCANE,
        "Jinx",
        "Сглаз",
        "persistent",
        cost=Cost(secret=1),
        powers=(RollAgain(),),
    ),
    denizen("tutor", 69, ARCANE, "Tutor", "Наставник", "action", only="adviser", cost=Cost(favor=1, secret=1)),
    denizen("dream-thief", 70, ARCANE, "Dream Thief", "Похититель снов", "action", cost=Cost(favor=2)),
    denizen(
        "cracking-ground",
        71,
        ARCANE,
        "Cracking Ground",
        "Разверзшаяся земля",
        "plan:either",
        cost=Cost(burn_secret=1),
        powers=(Plan(EITHER, SwayPer(TargetedSites())),),
    ),
    denizen(
        "sealing-ward",
        72,
        ARCANE,
        "Sealing Ward",
        "Запирающая печать",
        "persistent:campaign",
        only="adviser",
        locked=True,
    ),
    denizen(
        "initiation-rite", 73, ARCANE, "Initiation Rite", "Обряд посвящения", "mod:muster", only="adviser", locked=True
    ),
    denizen(
        "vow-of-silence",
        74,
        ARCANE,
        "Vow of Silence",
        "Обещание молчания",
        "persistent:recover",
        only="adviser",
        locked=True,
    ),
    denizen(
        "forgotten-vault", 75, ARCANE, "Forgotten Vault", "Забытое хранилище", "action", only="site", cost=Cost(favor=1)
    ),
    denizen("map-library", 76, ARCANE, "Map Library", "Библиотека карт", "mod:trade", only="site"),
    denizen("witchs-bargain", 77, ARCANE, "Witch's Bargain", "Сделка с ведьмой", "action", cost=Cost(secret=1)),
    denizen(
        "master-of-disguise",
        78,
        ARCANE,
        "Master of Disguise",
        "Мастер маскировки",
        "mod:trade",
        only="adviser",
        cost=Cost(secret=1),
    ),
)
