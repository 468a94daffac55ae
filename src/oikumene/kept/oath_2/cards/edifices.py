"""The edifices, both sides of each (Law 2.9). They come into play by the chronicle only."""

from __future__ import annotations

from oikumene.kept.oath_2.effects.cards import Exchange, TurnOver
from oikumene.kept.oath_2.effects.deals import COUNCIL, FAVOR, SECRETS, Deal
from oikumene.kept.oath_2.effects.edifices import SWAPS_DRAWN, SWAYS_END, AnyDispossessed, keeps_sites
from oikumene.kept.oath_2.effects.looks import DrawRelic
from oikumene.kept.oath_2.effects.persistent import MOB_STAYS, NO_PEOPLE_TARGET, SITE_DICE, no_suit
from oikumene.kept.oath_2.effects.war import Attack, SiteIsTarget
from oikumene.kept.oath_2.model import ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER, SUITLESS, Cost, edifice
from oikumene.kept.oath_2.powers import DEFENDER, Action, Chosen, Plan

CARDS = (
    edifice(
        "sprawling-rampart",
        199,
        ORDER,
        "Sprawling Rampart",
        "Протяжённый вал",
        "bandit-rampart",
        "persistent:campaign",
        powers=(SITE_DICE,),
    ),
    edifice(
        "bandit-rampart",
        200,
        SUITLESS,
        "Bandit Rampart",
        "Разбойничий вал",
        "sprawling-rampart",
        "plan:defender",
        powers=(Plan(DEFENDER, Attack(-2), able=SiteIsTarget()),),
    ),
    edifice(
        "hall-of-debate",
        201,
        HEARTH,
        "Hall of Debate",
        "Зал дебатов",
        "hall-of-mockery",
        "persistent:campaign",
        powers=(NO_PEOPLE_TARGET,),
    ),
    edifice(
        "hall-of-mockery",
        202,
        SUITLESS,
        "Hall of Mockery",
        "Зал насмешек",
        "hall-of-debate",
        "persistent:recover",
        powers=(MOB_STAYS,),
    ),
    edifice(
        "forest-temple",
        203,
        BEAST,
        "Forest Temple",
        "Лесной храм",
        "ruined-temple",
        "persistent",
        powers=(keeps_sites(BEAST),),
    ),
    edifice(
        "ruined-temple",
        204,
        SUITLESS,
        "Ruined Temple",
        "Разрушенный храм",
        "forest-temple",
        "persistent:search",
        powers=(no_suit(BEAST),),
    ),
    edifice(
        "festival-district",
        205,
        DISCORD,
        "Festival District",
        "Праздничный квартал",
        "squalid-district",
        "action",
        powers=(Action(Deal((FAVOR, SECRETS, COUNCIL))),),
    ),
    edifice(
        "squalid-district",
        206,
        SUITLESS,
        "Squalid District",
        "Убогий квартал",
        "festival-district",
        "persistent",
        powers=(SWAYS_END,),
    ),
    edifice(
        "great-spire",
        207,
        ARCANE,
        "Great Spire",
        "Великий шпиль",
        "fallen-spire",
        "mod:search",
        cost=Cost(secret=1),
        powers=(Chosen("search", able=AnyDispossessed()), SWAPS_DRAWN),
    ),
    edifice(
        "fallen-spire",
        208,
        SUITLESS,
        "Fallen Spire",
        "Рухнувший шпиль",
        "great-spire",
        "action",
        cost=Cost(secret=1, burn_secret=1),
        powers=(Action(Exchange(5)),),
    ),
    edifice(
        "ancient-forge",
        209,
        NOMAD,
        "Ancient Forge",
        "Древняя кузня",
        "broken-forge",
        "action",
        cost=Cost(favor=2, burn_secret=1),
        powers=(Action(DrawRelic()),),
    ),
    edifice(
        "broken-forge",
        210,
        SUITLESS,
        "Broken Forge",
        "Сломанная кузня",
        "ancient-forge",
        "action",
        cost=Cost(favor=2, secret=2),
        powers=(Action(TurnOver()),),
    ),
)
