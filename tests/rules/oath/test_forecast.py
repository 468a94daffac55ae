"""What views say before a roll and of how everybody stands: chances against every roll there is, standings, steps."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from oikumene.games.oath import forecast
from oikumene.games.oath.model import ATTACK_DIE, DEFENCE_DIE
from oikumene.games.oath.rules.battle import attack_value, defence_value
from oikumene.games.oath.state import (
    DEAR_SACRIFICES,
    HOLLOW_IGNORED,
    OWN_SKULLS_IGNORED,
    ROLL_DOUBLED,
    SHIELD_IGNORED,
    Campaign,
)
from rules.oath.field import declares, duel, raid
from rules.oath.table import Table, table


def one_by_one(attack: int, defence: int, force: int, walls: int, marks: tuple[str, ...], may: bool) -> tuple[int, int]:
    """Campaigns won outright, and by a sacrifice, of all rolls of those dice, each rolled by itself."""
    war = Campaign(0, 1, 0)
    war.marks = marks
    won = dear = 0
    for shields in product(DEFENCE_DIE, repeat=defence):
        wall = defence_value(war, list(shields)) + walls
        for swords in product(ATTACK_DIE, repeat=attack):
            value = attack_value(war, list(swords))
            skulls = swords.count("skull") * (1 + marks.count(ROLL_DOUBLED))
            left = force if OWN_SKULLS_IGNORED in marks else max(0, force - skulls)
            short = wall + 1 - value
            worth = 3 if DEAR_SACRIFICES in marks else 1
            won += short <= 0
            dear += short > 0 and may and left * worth >= short
    return won, dear


@pytest.mark.parametrize(
    ("attack", "defence", "force", "walls", "marks", "may"),
    [
        (3, 2, 3, 1, (), True),
        (3, 2, 3, 1, (), False),
        (4, 1, 2, 0, (OWN_SKULLS_IGNORED,), True),
        (3, 2, 3, 2, (HOLLOW_IGNORED, SHIELD_IGNORED), True),
        (2, 2, 4, 2, (ROLL_DOUBLED,), True),
        (2, 2, 4, 3, (DEAR_SACRIFICES,), True),
        (0, 3, 2, 0, (), True),
    ],
)
def test_chances_are_those_of_all_rolls(
    attack: int, defence: int, force: int, walls: int, marks: tuple[str, ...], may: bool
) -> None:
    won, dear = one_by_one(attack, defence, force, walls, marks, may)
    told = forecast.reckoned(attack, defence, force, walls, marks, may)
    assert told == forecast.hundredths(won, dear, 6 ** (attack + defence))
    assert sum((told["won"], told["dear"], told["lost"])) == 100


@pytest.mark.parametrize(("n", "die"), [(1, ATTACK_DIE), (4, DEFENCE_DIE), (9, ATTACK_DIE)])
def test_throws_are_all_the_rolls(n: int, die: tuple[str, ...]) -> None:
    assert sum(ways for _, ways in forecast.throws(n, die)) == prod([len(die)] * n)


def plan_window(t: Table) -> dict[str, object]:
    war: dict[str, object] = t.seen(1)["war"]
    return war


def test_a_campaign_tells_its_step_its_dice_and_its_chances() -> None:
    t = declares(duel(mine=("longbows",)), 6)
    war = plan_window(t)
    assert (war["step"], war["attack"], war["targets"], war["dice"]) == ("plans", 6, [["site", "h2"]], [1])
    assert war["chances"] == forecast.reckoned(6, 1, 6, 7, (), True)
    assert [(plan["card"], plan["by"], plan["cost"]) for plan in war["open"]] == [("longbows", 1, {})]  # type: ignore[attr-defined]
    assert [troop["n"] for troop in war["troops"]] == [6]  # type: ignore[attr-defined]
    assert [(troop["slot"], troop["seat"], troop["n"]) for troop in war["walls"]] == [("h2", None, 3), (None, 2, 4)]  # type: ignore[attr-defined]


def test_the_worst_is_what_is_left_when_the_defence_uses_all_it_can() -> None:
    t = declares(duel(mine=("mercenaries",), theirs=("longbows",)), 6)
    war = plan_window(t)
    assert war["chances"] == forecast.reckoned(6, 1, 6, 7, (), True)
    assert war["worst"] == forecast.reckoned(5, 1, 6, 7, (), True)
    assert t.board(2).favor == 5 and not t.now.war.used  # type: ignore[union-attr]  # nothing was done for it


def test_plans_that_ask_something_are_not_counted() -> None:
    """Wrestlers let their user sacrifice a warband or not: that is a decision, and not taken yet."""
    war = plan_window(declares(duel(mine=("longbows",), theirs=("wrestlers",)), 6))
    assert war["worst"] is None and len(war["open"]) == 2  # type: ignore[arg-type]


def test_bandits_answer_with_what_they_rule() -> None:
    t = declares(raid(mine=("mercenaries",), there=("longbows",)), 4)
    war = plan_window(t)
    assert [plan["by"] for plan in war["open"]] == [1, "bandits"]  # type: ignore[attr-defined]
    assert war["chances"] == forecast.reckoned(4, 1, 6, 1, (), True)
    assert war["worst"] == forecast.reckoned(3, 1, 6, 1, (), True)


def test_after_the_rolls_there_are_no_chances_any_more() -> None:
    t = declares(duel(), 6).dice(defence=["blank"], attack=["hollow"] * 6)
    t.run()
    war = plan_window(t)
    assert (t.prompt, war["step"]) == ("sacrifice", "roll")
    assert (war["chances"], war["worst"], war["open"], war["value"]) == (None, None, [], 7)


def test_standings_on_the_oath_count_the_empire_once() -> None:
    t = table(4, seat=1).citizen(3)
    seen = t.seen(1)
    assert [board["contends"] for board in seen["seats"]] == [True, True, True, False]
    assert seen["seats"][0]["standing"] == seen["seats"][0]["sites"] == seen["seats"][3]["sites"]
    by_relics = table(4, seat=1, oath="protection").citizen(3)
    assert all(board["contends"] for board in by_relics.seen(1)["seats"])


def test_the_heir_and_the_end_die_are_told() -> None:
    t = table(4, seat=1).citizen(3).holds(3, "map", "whistle").set(title=0)
    seen = t.seen(1)
    assert seen["heir"] == 3
    assert seen["end_rolled"] and seen["end_die"] == {"5": 6, "6": 5, "7": 3}
    assert not t.set(title=1).seen(1)["end_rolled"]
