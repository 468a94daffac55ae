"""The 48 advances of the player board, in the printed order (rulebook, advances)."""

from __future__ import annotations

from oikumene.games.clash.effects import advances as does
from oikumene.games.clash.effects.making import draws, gives
from oikumene.games.clash.model import (
    ACADEMY,
    BARREN,
    CULTURE,
    FOOD,
    FOREST,
    FORTRESS,
    GROUPS,
    MARKET,
    MOOD,
    MOUNTAIN,
    OBELISK,
    OBSERVATORY,
    ORE,
    PLAINS,
    PORT,
    TEMPLE,
    WOOD,
    Ability,
    Advance,
    goods,
)
from oikumene.games.clash.rules import moments
from oikumene.kit.bend import Bend
from oikumene.kit.moments import Reaction

SCIENCE = GROUPS.index("science")


def advance(group: str, row: int, id: str, en: str, ru: str, *does_: object, **more: object) -> Advance:
    """An advance by its group and row; what it does, in whatever order."""
    return Advance(
        id,
        en,
        ru,
        "advances",
        tuple([one for one in does_ if isinstance(one, Bend)]),
        tuple([one for one in does_ if isinstance(one, Reaction)]),
        tuple([one for one in does_ if isinstance(one, Ability)]),
        group=GROUPS.index(group),
        row=row - 1,
        **more,  # type: ignore[arg-type]
    )


ADVANCES = (
    advance(
        "agriculture",
        1,
        "farming",
        "Farming",
        "Сельское хозяйство",
        does.terrain_yields(PLAINS, FOOD),
        does.terrain_yields(FOREST, WOOD),
        start=True,
    ),
    advance("agriculture", 2, "storage", "Storage", "Заготовка пищи", does.STORAGE, border=MOOD),
    advance(
        "agriculture",
        3,
        "irrigation",
        "Irrigation",
        "Орошение",
        does.terrain_yields(BARREN, FOOD),
        does.spared_from("famine"),
        border=MOOD,
    ),
    advance("agriculture", 4, "husbandry", "Husbandry", "Животноводство", does.husbandry("roads"), border=MOOD),
    advance("construction", 1, "mining", "Mining", "Горное дело", does.terrain_yields(MOUNTAIN, ORE), start=True),
    advance(
        "construction",
        2,
        "engineering",
        "Engineering",
        "Проектирование",
        does.BUILDS_WONDERS,
        gain=does.draws_wonder,
    ),
    advance(
        "construction",
        3,
        "sanitation",
        "Sanitation",
        "Гигиена",
        does.SANITATION,
        does.spared_from("plague", "epidemic"),
        border=MOOD,
    ),
    advance("construction", 4, "roads", "Roads", "Дороги", does.ROADS, border=CULTURE),
    advance("seafaring", 1, "fishing", "Fishing", "Рыболовство", *does.FISHING, border=MOOD, unlocks=PORT),
    advance("seafaring", 2, "navigation", "Navigation", "Навигация", does.NAVIGATION, border=CULTURE),
    advance("seafaring", 3, "war-ships", "War Ships", "Военные корабли", does.WAR_SHIPS),
    advance(
        "seafaring", 4, "cartography", "Cartography", "Картография", does.CARTOGRAPHY, border=CULTURE, doubtful=True
    ),
    advance("education", 1, "writing", "Writing", "Письменность", border=CULTURE, unlocks=ACADEMY, gain=draws(1, 1)),
    advance(
        "education",
        2,
        "public-education",
        "Public Education",
        "Народное просвещение",
        does.PUBLIC_EDUCATION,
        border=MOOD,
    ),
    advance(
        "education", 3, "free-education", "Free Education", "Бесплатное образование", does.FREE_EDUCATION, border=MOOD
    ),
    advance(
        "education",
        4,
        "philosophy",
        "Philosophy",
        "Философия",
        does.gains_when(moments.ADVANCED, "philosophy", goods(idea=1), does.group_advanced(SCIENCE)),
        border=MOOD,
        gain=gives(goods(idea=1)),
    ),
    advance("warfare", 1, "tactics", "Tactics", "Тактика", *does.TACTICS, border=CULTURE, unlocks=FORTRESS),
    advance("warfare", 2, "siegecraft", "Siegecraft", "Осадные машины", does.SIEGECRAFT),
    advance("warfare", 3, "steel-weapons", "Steel Weapons", "Стальное оружие", does.STEEL_WEAPONS),
    advance("warfare", 4, "draft", "Draft", "Воинский призыв", does.DRAFT, border=CULTURE),
    advance("spirituality", 1, "myths", "Myths", "Мифология", does.MYTHS, border=MOOD, unlocks=TEMPLE),
    advance("spirituality", 2, "rituals", "Rituals", "Обряды", does.RITUALS, border=CULTURE),
    advance("spirituality", 3, "priesthood", "Priesthood", "Жречество", *does.priesthood(SCIENCE)),
    advance(
        "spirituality",
        4,
        "state-religion",
        "State Religion",
        "Государственная религия",
        *does.STATE_RELIGION,
        border=MOOD,
    ),
    advance(
        "economy",
        1,
        "bartering",
        "Bartering",
        "Натуральный обмен",
        does.BARTERING,
        border=MOOD,
        unlocks=MARKET,
        doubtful=True,
    ),
    advance("economy", 2, "taxes", "Taxes", "Налогообложение", does.TAXES),
    advance("economy", 3, "trade-routes", "Trade Routes", "Торговые пути", does.TRADE_ROUTES),
    advance("economy", 4, "currency", "Currency", "Деньги", does.CURRENCY, border=CULTURE),
    advance("culture", 1, "arts", "Arts", "Живопись", does.ARTS, border=CULTURE, unlocks=OBELISK),
    advance("culture", 2, "sports", "Circus and Sports", "Цирк и спорт", *does.SPORTS, border=MOOD),
    advance(
        "culture", 3, "monuments", "Monuments", "Памятники", does.MONUMENTS, border=CULTURE, gain=does.draws_wonder
    ),
    advance("culture", 4, "theaters", "Drama and Music", "Театр и музыка", *does.THEATERS, border=MOOD),
    advance(
        "science",
        1,
        "math",
        "Math",
        "Математика",
        does.cheaper_advances("engineering", "roads"),
        border=CULTURE,
        unlocks=OBSERVATORY,
    ),
    advance(
        "science",
        2,
        "astronomy",
        "Astronomy",
        "Астрономия",
        does.cheaper_advances("navigation", "cartography"),
        border=CULTURE,
    ),
    advance("science", 3, "medicine", "Medicine", "Медицина", does.MEDICINE, border=CULTURE),
    advance("science", 4, "metallurgy", "Metallurgy", "Металлургия", does.METALLURGY, border=CULTURE),
    advance("democracy", 1, "voting", "Voting", "Голосование", does.VOTING, requires="philosophy"),
    advance("democracy", 2, "separation-of-power", "Separation of Power", "Разделение властей", does.SEPARATION),
    advance("democracy", 3, "civil-liberties", "Civil Liberties", "Гражданские свободы", does.CIVIL_LIBERTIES),
    advance(
        "democracy", 4, "free-economy", "Free Economy", "Экономическая свобода", does.FREE_ECONOMY, does.ONLY_COLLECT
    ),
    advance("autocracy", 1, "nationalism", "Nationalism", "Национализм", does.NATIONALISM, requires="draft"),
    advance("autocracy", 2, "totalitarianism", "Totalitarianism", "Тоталитаризм", does.TOTALITARIANISM),
    advance(
        "autocracy", 3, "absolute-power", "Absolute Power", "Абсолютная власть", does.ABSOLUTE_POWER, doubtful=True
    ),
    advance("autocracy", 4, "forced-labor", "Forced Labor", "Принудительный труд", does.FORCED_LABOR, does.FORCED_WORK),
    advance("theocracy", 1, "dogma", "Dogma", "Вероучение", *does.DOGMA, requires="state-religion"),
    advance("theocracy", 2, "devotion", "Devotion", "Набожность", does.DEVOTION),
    advance("theocracy", 3, "conversion", "Conversion", "Обращение в веру", *does.CONVERSION),
    advance("theocracy", 4, "fanaticism", "Fanaticism", "Фанатизм", *does.FANATICISM),
)
