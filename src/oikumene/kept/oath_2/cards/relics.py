"""The relics: twenty of the relic deck, and the Grand Scepter (Law 2.4)."""

from __future__ import annotations

from oikumene.kept.oath_2.effects.cards import SwapHere
from oikumene.kept.oath_2.effects.finds import SECRET_FOR_PLAY, draw_more
from oikumene.kept.oath_2.effects.gains import GainSupply
from oikumene.kept.oath_2.effects.journeys import RideAfter, Summon
from oikumene.kept.oath_2.effects.looks import DrawRelic, OpenReliquary, PeekAny, PeekTop, ThisRelicUnder
from oikumene.kept.oath_2.effects.modifiers import TRADE_FREE_KIN, muster_more
from oikumene.kept.oath_2.effects.persistent import GUARDS_ALL, PAWN_DICE
from oikumene.kept.oath_2.effects.relics import (
    LEADS_BANDITS,
    NO_POSTING,
    RULES_IMPERIAL_CARDS,
    SEARCH_OPENLY,
    UNDER_DECK,
)
from oikumene.kept.oath_2.effects.roads import DRUM
from oikumene.kept.oath_2.effects.spoils import CageLeftOver, KillLeftOver, ReleaseCaged, WarbandsPerDead
from oikumene.kept.oath_2.model import Cost, relic
from oikumene.kept.oath_2.powers import EITHER, Action, Plan
from oikumene.kept.oath_2.kit.ways import Seq

CARDS = (
    relic(
        "sticky-fire",
        211,
        "Sticky Fire",
        "Липкий огонь",
        2,
        "plan:either",
        powers=(Plan(EITHER, win=KillLeftOver()),),
    ),
    relic(
        "cursed-cauldron",
        212,
        "Cursed Cauldron",
        "Проклятый котёл",
        3,
        "plan:either",
        law=True,
        powers=(Plan(EITHER, win=WarbandsPerDead()),),
    ),
    relic(
        "brass-horse",
        213,
        "Brass Horse",
        "Медный конь",
        2,
        "action",
        cost=Cost(secret=1),
        powers=(Action(RideAfter()),),
    ),
    relic(
        "truthful-harp",
        214,
        "Truthful Harp",
        "Правдивая арфа",
        2,
        "mod:search",
        powers=(draw_more(2), SEARCH_OPENLY),
    ),
    relic("grand-mask", 215, "Grand Mask", "Большая маска", 2, "persistent", powers=(RULES_IMPERIAL_CARDS,)),
    relic(
        "horned-mask",
        216,
        "Horned Mask",
        "Рогатая маска",
        2,
        "action",
        cost=Cost(secret=1),
        powers=(Action(SwapHere()),),
    ),
    relic(
        "cup-of-plenty",
        217,
        "Cup of Plenty",
        "Кубок изобилия",
        2,
        "mod:trade",
        powers=(TRADE_FREE_KIN,),
    ),
    relic("whistle", 218, "Whistle", "Свисток", 2, "action", cost=Cost(secret=1), powers=(Action(Summon()),)),
    relic(
        "dowsing-sticks",
        219,
        "Dowsing Sticks",
        "Лоза лозоходца",
        3,
        "action",
        cost=Cost(secret=1, burn_favor=2),
        powers=(Action(DrawRelic()),),
    ),
    relic("cracked-horn", 220, "Cracked Horn", "Треснувший рог", 2, "mod:search", powers=(UNDER_DECK,)),
    relic(
        "bandit-crown",
        221,
        "Bandit Crown",
        "Разбойничья корона",
        3,
        "persistent",
        law=True,
        powers=(LEADS_BANDITS,),
    ),
    relic(
        "ring-of-devotion",
        222,
        "Ring of Devotion",
        "Кольцо преданности",
        3,
        "static",
        "mod:muster",
        powers=(NO_POSTING, muster_more(2)),
    ),
    relic(
        "skeleton-key",
        223,
        "Skeleton Key",
        "Отмычка",
        3,
        "action",
        cost=Cost(secret=1, burn_secret=1),
        powers=(Action(OpenReliquary()),),
    ),
    relic("oracular-pig", 224, "Oracular Pig", "Вещая свинья", 2, "action", powers=(Action(PeekTop(3, deck=True)),)),
    relic(
        "circlet-of-command",
        225,
        "Circlet of Command",
        "Венец власти",
        1,
        "persistent",
        powers=(GUARDS_ALL, PAWN_DICE),
    ),
    relic(
        "ivory-eye", 226, "Ivory Eye", "Костяной глаз", 2, "action", cost=Cost(secret=1), powers=(Action(PeekAny()),)
    ),
    relic("map", 227, "Map", "Карта", 3, "action", powers=(Action(Seq((ThisRelicUnder(), GainSupply(4)))),)),
    relic(
        "obsidian-cage",
        228,
        "Obsidian Cage",
        "Обсидиановая клетка",
        2,
        "plan:either",
        "action",
        keeps=True,
        powers=(
            Plan(EITHER, win=CageLeftOver()),
            Action(ReleaseCaged()),
        ),
    ),
    relic(
        "book-of-records",
        229,
        "Book of Records",
        "Книга записей",
        2,
        "mod:search",
        powers=(SECRET_FOR_PLAY,),
    ),
    relic(
        "dragonskin-drum",
        230,
        "Dragonskin Drum",
        "Барабан из драконьей кожи",
        2,
        "mod:travel",
        powers=(DRUM,),
    ),
    relic(
        "grand-scepter",
        231,
        "The Grand Scepter",
        "Большой скипетр",
        5,
        "static",
        "action",
        "action",
        law=True,
        lawful=True,
    ),
)
