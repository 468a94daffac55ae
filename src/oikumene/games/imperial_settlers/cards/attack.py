"""The attack cards of the solo game: 16 cards, one good each."""

from __future__ import annotations

from oikumene.games.imperial_settlers.model import ALL_GOODS, ATTACK, ATTACKS, Card


def attack(good: str, ru: str, copies: int) -> Card:
    name = "victory point" if good == "vp" else good
    return Card(
        id=f"att-{good}",
        en=f"Attack: {name}",
        ru=f"Атака: {ru}",
        deck=ATTACKS,
        kind=ATTACK,
        copies=copies,
        deal=ALL_GOODS.index(good),
    )


ATTACK_CARDS = (
    attack("wood", "дерево", 3),
    attack("gold", "золотой", 3),
    attack("card", "карточка", 3),
    attack("stone", "камень", 2),
    attack("worker", "рабочий", 2),
    attack("vp", "победное очко", 2),
    attack("food", "еда", 1),
)
