"""The 66 objectives, and the 38 cards that have two of them each (rulebook, objective cards)."""

from __future__ import annotations

from oikumene.games.clash.effects import objectives as does
from oikumene.games.clash.model import FOOD, GOLD, IDEA, ORE, WOOD, Objective, ObjectiveCard, goods
from oikumene.games.clash.rules.advances import whole_groups

OBJECTIVES = (
    Objective("obj-civilization", "Civilization!", "Цивилизация!", condition=does.many_cities(6)),
    Objective("obj-academic", "Academic", "Учёность", condition=does.building_lead("academy")),
    Objective("obj-coastal-culture", "Coastal Culture", "Прибрежная культура", condition=does.building_lead("port")),
    Objective(
        "obj-advanced", "Advanced", "Передовая культура", doubtful=True, condition=does.leads(does.board_advances, 6)
    ),
    Objective("obj-religious", "Religious", "Религиозность", condition=does.building_lead("temple")),
    Objective("obj-city-planner-advances", "City Planner", "Градостроитель", condition=does.all_of("construction")),
    Objective("obj-ideas", "Ideas!", "Идеи!", price=goods(idea=2), exact=True, condition=does.stocked(IDEA, 5)),
    Objective("obj-happy", "Happy", "Счастье", condition=does.HAPPY_CITIES),
    Objective("obj-enlightened", "Enlightened", "Просвещение", condition=does.all_of("education")),
    Objective("obj-well-stocked", "Well Stocked", "Полные склады", condition=does.well_stocked),
    Objective("obj-rich", "Rich", "Богатство", price=goods(gold=2), condition=does.stocked(GOLD, 5)),
    Objective("obj-ore", "Ore!", "Руда!", price=goods(ore=2), exact=True, condition=does.stocked(ORE, 5)),
    Objective("obj-wood", "Wood!", "Дерево!", price=goods(wood=2), exact=True, condition=does.stocked(WOOD, 5)),
    Objective("obj-food", "Food!", "Еда!", price=goods(food=2), exact=True, condition=does.stocked(FOOD, 5)),
    Objective("obj-city-planner-buildings", "City Planner", "Градостроитель", condition=does.planned),
    Objective("obj-focused", "Focused", "Целеустремлённость", condition=does.leads(whole_groups, 1)),
    Objective("obj-colony", "Colony", "Колония", excludes=("obj-new-founder",), condition=does.colony),
    Objective("obj-culture", "Culture", "Культура", condition=does.all_of("culture")),
    Objective("obj-consulates", "Consulates", "Консульства", condition=does.consulates),
    Objective("obj-science", "Science", "Наука", condition=does.all_of("science")),
    Objective("obj-merchant", "Merchant", "Купец", condition=does.all_of("economy")),
    Objective("obj-citadel", "Citadel", "Цитадель", condition=does.citadel),
    Objective("obj-seafarer", "Seafarer", "Мореход", condition=does.all_of("seafaring")),
    Objective("obj-government", "Government", "Правительство", condition=does.governed),
    Objective("obj-dominion", "Dominion", "Доминион", condition=does.dominion),
    Objective(
        "obj-new-founder",
        "New Founder",
        "Новый основатель",
        status=False,
        excludes=("obj-colony",),
        condition=does.new_founder,
        moment="founded",
    ),
    Objective("obj-trader", "Trader", "Торговец", excludes=("obj-sea-lanes",), condition=does.trades(3)),
    Objective(
        "obj-sea-lanes", "Sea Lanes", "Морские пути", excludes=("obj-trader",), condition=does.trades(2, ships=True)
    ),
    Objective("obj-balanced", "Balanced", "Гармония", condition=does.balanced),
    Objective("obj-influence", "Influence", "Влияние", condition=does.leads(does.abroad, 1)),
    Objective("obj-wonderful", "Wonderful", "Чудесно", doubtful=True, condition=does.wonderful, moment="wonder"),
    Objective("obj-scientists", "Scientists", "Учёные", condition=does.building_lead("observatory")),
    Objective("obj-mercantile", "Mercantile", "Торговый народ", condition=does.building_lead("market")),
    Objective("obj-tactical-diversity", "Tactical Diversity", "Тактическое разнообразие", condition=does.every_kind),
    Objective("obj-legacy", "Legacy", "Наследие", condition=does.building_lead("obelisk")),
    Objective("obj-great-migration", "Great Migration", "Великое переселение", condition=does.MIGRANTS),
    Objective("obj-civilization-of-ages", "Civilization of Ages", "Цивилизация на века", condition=does.of_ages),
    Objective("obj-draft", "Draft", "Воинский призыв", status=False, condition=does.drafted, moment="by-draft"),
    Objective("obj-conqueror", "Conqueror", "Завоеватель", status=False, condition=does.conqueror, moment="captured"),
    Objective(
        "obj-warmonger", "Warmonger", "Поджигатель войны", status=False, condition=does.warmonger, moment="battle"
    ),
    Objective("obj-warlord", "Warlord", "Полководец", status=False, condition=does.WARLORD, moment="battle"),
    Objective(
        "obj-great-battle", "Great Battle", "Великая битва", status=False, condition=does.GREAT_BATTLE, moment="battle"
    ),
    Objective(
        "obj-against-all-odds",
        "Against All Odds",
        "Вопреки всему",
        status=False,
        condition=does.AGAINST_ODDS,
        moment="battle",
    ),
    Objective("obj-blockade", "Blockade", "Блокада", doubtful=True, condition=does.blockade),
    Objective(
        "obj-amphibious-assault",
        "Amphibious Assault",
        "Морской десант",
        status=False,
        condition=does.amphibious,
        moment="captured",
    ),
    Objective("obj-great-navy", "Great Navy", "Великий флот", condition=does.great_navy),
    Objective("obj-great-army", "Great Army", "Великая армия", condition=does.great_army),
    Objective("obj-fortified", "Fortified", "Укрепления", condition=does.building_lead("fortress")),
    Objective(
        "obj-standing-army",
        "Standing Army",
        "Регулярная армия",
        excludes=("obj-military-might",),
        condition=does.standing_army,
    ),
    Objective("obj-militarized", "Militarized", "Милитаризация", condition=does.all_of("warfare")),
    Objective("obj-daring", "Daring", "Отвага", status=False, condition=does.DARING, moment="battle"),
    Objective("obj-threat", "Threat", "Угроза", condition=does.threat),
    Objective("obj-legend", "Legend", "Легенда", status=False, condition=does.LEGEND, moment="battle"),
    Objective(
        "obj-marauder", "Marauder", "Мародёр", status=False, doubtful=True, condition=does.marauder, moment="marauded"
    ),
    Objective("obj-aggressor", "Aggressor", "Агрессор", status=False, condition=does.AGGRESSOR, moment="battle"),
    Objective(
        "obj-assimilator", "Assimilator", "Ассимилятор", status=False, condition=does.assimilator, moment="captured"
    ),
    Objective(
        "obj-military-might", "Military Might", "Военная мощь", excludes=("obj-standing-army",), condition=does.might
    ),
    Objective(
        "obj-defiance",
        "Defiance",
        "Непокорность",
        status=False,
        doubtful=True,
        condition=does.DEFIANCE,
        moment="battle",
    ),
    Objective(
        "obj-draconian",
        "Draconian",
        "Драконовские меры",
        status=False,
        doubtful=True,
        condition=does.ANGRY_CITIES,
        moment="mood",
    ),
    Objective("obj-outposts", "Outposts", "Форпосты", condition=does.OUTPOSTS),
    Objective("obj-equestrian", "Equestrian", "Всадники", condition=does.RIDERS),
    Objective(
        "obj-great-commander",
        "Great Commander",
        "Великий военачальник",
        status=False,
        condition=does.GREAT_COMMANDER,
        moment="battle",
    ),
    Objective(
        "obj-king-slayer", "King Slayer", "Цареубийца", status=False, condition=does.KING_SLAYER, moment="battle"
    ),
    Objective("obj-ivory-tide", "Ivory Tide", "Волна слоновой кости", condition=does.TUSKS),
    Objective("obj-stampede", "Stampede", "Натиск", status=False, condition=does.STAMPEDE, moment="battle"),
    Objective(
        "obj-cleanse-the-seas",
        "Cleanse the Seas",
        "Очищение морей",
        status=False,
        condition=does.cleansed,
        moment="battle",
    ),
)


def card(num: int, upper: str, lower: str, expansion: bool = False) -> ObjectiveCard:
    return ObjectiveCard(
        f"objective-{num:02}",
        "objectives",
        f"Objective {num}",
        f"Цель {num}",
        upper=upper,
        lower=lower,
        expansion=expansion,
    )


CARDS = (
    card(1, "obj-civilization", "obj-draft"),
    card(2, "obj-academic", "obj-conqueror"),
    card(3, "obj-coastal-culture", "obj-warmonger"),
    card(4, "obj-advanced", "obj-warmonger"),
    card(5, "obj-religious", "obj-warlord"),
    card(6, "obj-city-planner-advances", "obj-great-battle"),
    card(7, "obj-ideas", "obj-against-all-odds"),
    card(8, "obj-happy", "obj-conqueror"),
    card(9, "obj-enlightened", "obj-blockade"),
    card(10, "obj-well-stocked", "obj-amphibious-assault"),
    card(11, "obj-rich", "obj-great-navy"),
    card(12, "obj-ore", "obj-great-army"),
    card(13, "obj-wood", "obj-fortified"),
    card(14, "obj-food", "obj-standing-army"),
    card(15, "obj-city-planner-buildings", "obj-militarized"),
    card(16, "obj-focused", "obj-daring"),
    card(17, "obj-colony", "obj-threat"),
    card(18, "obj-culture", "obj-legend"),
    card(19, "obj-consulates", "obj-great-battle"),
    card(20, "obj-science", "obj-amphibious-assault"),
    card(21, "obj-merchant", "obj-marauder"),
    card(22, "obj-citadel", "obj-warlord"),
    card(23, "obj-seafarer", "obj-aggressor"),
    card(24, "obj-government", "obj-assimilator"),
    card(25, "obj-government", "obj-aggressor"),
    card(26, "obj-dominion", "obj-military-might"),
    card(27, "obj-new-founder", "obj-defiance"),
    card(28, "obj-trader", "obj-defiance"),
    card(29, "obj-sea-lanes", "obj-draconian"),
    card(30, "obj-balanced", "obj-daring"),
    card(31, "obj-influence", "obj-assimilator"),
    card(32, "obj-wonderful", "obj-outposts"),
    card(33, "obj-scientists", "obj-equestrian", expansion=True),
    card(34, "obj-mercantile", "obj-great-commander", expansion=True),
    card(35, "obj-tactical-diversity", "obj-king-slayer", expansion=True),
    card(36, "obj-legacy", "obj-ivory-tide", expansion=True),
    card(37, "obj-great-migration", "obj-stampede", expansion=True),
    card(38, "obj-civilization-of-ages", "obj-cleanse-the-seas", expansion=True),
)
