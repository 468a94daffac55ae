"""The 42 action cards: 21 effects, each on two cards with different tactics (rulebook, action cards)."""

from __future__ import annotations

from oikumene.games.clash.effects import actions as does
from oikumene.games.clash.model import NOTHING, ActionCard, Amounts, goods


def action(
    id: str, en: str, ru: str, halves: dict[int, str], *, action: bool = False, price: Amounts = NOTHING, **more: object
) -> tuple[ActionCard, ...]:
    """The two cards of one effect, by their printed numbers, with the tactic of each."""
    return tuple(
        ActionCard(
            f"{id}-{num}",
            "actions",
            en,
            ru,
            action=action,
            price=price,
            tactic=tactic,
            num=num,
            title=id,
            targets=does.AIMED.get(id),
            **more,  # type: ignore[arg-type]
        )
        for num, tactic in halves.items()
    )


CARDS = (
    *action(
        "advance",
        "Advance",
        "Достижение",
        {1: "tac-peltasts", 2: "tac-routing"},
        price=goods(culture=1),
        effect=does.ADVANCE,
    ),
    *action(
        "inspiration", "Inspiration", "Вдохновение", {3: "tac-routing", 4: "tac-peltasts"}, effect=does.INSPIRATION
    ),
    *action(
        "heroic-general",
        "Heroic General",
        "Героический полководец",
        {5: "tac-wedge-formation", 6: "tac-high-morale"},
        effect=does.HEROIC_GENERAL,
    ),
    *action(
        "spies",
        "Spies",
        "Шпионы",
        {7: "tac-defiant-stand", 8: "tac-high-morale"},
        action=True,
        price=goods(culture=1),
        effect=does.SPIES,
    ),
    *action(
        "leap-of-knowledge",
        "Leap of Knowledge",
        "Скачок знаний",
        {9: "tac-high-ground", 10: "tac-tactical-surprise"},
        effect=does.LEAP,
    ),
    *action(
        "good-ideas", "Good Ideas", "Хорошие идеи", {11: "tac-siege", 12: "tac-high-ground"}, effect=does.GOOD_IDEAS
    ),
    *action(
        "mercenaries",
        "Mercenaries",
        "Наёмники",
        {13: "tac-for-the-people", 14: "tac-defiant-stand"},
        action=True,
        doubtful=True,
        effect=does.MERCENARIES,
    ),
    *action(
        "cultural-awe",
        "Cultural Awe",
        "Культурное превосходство",
        {15: "tac-defiant-stand", 16: "tac-upgraded-defenses"},
        printed=True,
        effect=does.CULTURAL_AWE,
    ),
    *action(
        "city-growth",
        "City Growth",
        "Рост города",
        {17: "tac-tactical-retreat", 18: "tac-peltasts"},
        action=True,
        price=goods(culture=1),
        effect=does.CITY_GROWTH,
    ),
    *action(
        "focused-collection",
        "Focused Collection",
        "Концентрация",
        {19: "tac-tactical-retreat", 20: "tac-peltasts"},
        printed=True,
        effect=does.FOCUSED,
    ),
    *action(
        "explorers",
        "Explorers",
        "Исследователи",
        {21: "tac-routing", 22: "tac-prepared-defenses"},
        action=True,
        price=goods(culture=1),
        doubtful=True,
        effect=does.EXPLORERS,
    ),
    *action(
        "negotiations",
        "Negotiations",
        "Переговоры",
        {23: "tac-scouts", 24: "tac-martyr"},
        price=goods(culture=1),
        effect=does.NEGOTIATIONS,
    ),
    *action(
        "leadership",
        "Leadership",
        "Лидерство",
        {25: "tac-high-ground", 26: "tac-archers"},
        price=goods(culture=1),
        effect=does.LEADERSHIP,
    ),
    *action(
        "assassination",
        "Assassination",
        "Покушение",
        {27: "tac-high-ground", 28: "tac-archers"},
        price=goods(culture=1),
        effect=does.ASSASSINATION,
    ),
    *action(
        "mass-collection",
        "Mass Collection",
        "Массовый сбор",
        {29: "tac-prepared-defenses", 30: "tac-routing"},
        printed=True,
        effect=does.MASS,
    ),
    *action(
        "new-goals",
        "New Goals",
        "Новые цели",
        {31: "tac-flanking", 32: "tac-high-morale"},
        action=True,
        price=goods(culture=1),
        effect=does.NEW_GOALS,
    ),
    *action(
        "tech-synergy",
        "Tech Synergy",
        "Синергия технологий",
        {33: "tac-prepared-defenses", 34: "tac-archers"},
        action=True,
        effect=does.TECH_SYNERGY,
    ),
    *action(
        "teach-us-now",
        "Teach Us Now!",
        "Научите нас!",
        {35: "tac-prepared-defenses", 36: "tac-archers"},
        printed=True,
        effect=does.TEACH_US,
    ),
    *action(
        "militia",
        "Militia",
        "Ополчение",
        {37: "tac-wedge-formation", 38: "tac-high-morale"},
        price=goods(culture=1),
        effect=does.MILITIA,
    ),
    *action(
        "tech-exchange",
        "Tech Exchange",
        "Обмен технологиями",
        {39: "tac-tactical-surprise", 40: "tac-high-ground"},
        effect=does.TECH_EXCHANGE,
    ),
    *action(
        "idea-synergy",
        "Idea Synergy",
        "Синергия идей",
        {41: "tac-high-morale", 42: "tac-flanking"},
        action=True,
        effect=does.IDEA_SYNERGY,
    ),
)
