"""What a seat sees, and what a battle is said to come to."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.forecast import Might, reckoned
from oikumene.games.clash.model import DIE, KINDS
from oikumene.games.clash.rules import roll


def seen(t: Field, seat: int = 0) -> dict[str, Any]:
    return CLASH.view(t.as_is, seat)


def of(view: dict[str, Any], label: str) -> dict[str, Any]:
    return next(hex for hex in view["hexes"] if hex["hex"] == label)


def might(*names: str, **more: Any) -> Might:
    return Might(tuple(sorted(KINDS.index(name) for name in names)), **more)


def fought(own: Might, foe: Might, rng: random.Random) -> int:
    """A battle rolled with dice: 1 won, 0 nobody left, -1 lost."""
    sides, at = [list(own.kinds), list(foe.kinds)], 0
    while True:
        dealt = []
        for side, kinds in zip((own, foe), sides, strict=True):
            faces = [rng.randrange(12) for _ in range(len(kinds) + side.dice[at])]
            stars = [n for n, face in enumerate(faces) if KINDS[DIE[face][1]] == "leader"]
            if stars and KINDS.index("leader") in kinds:
                while KINDS[DIE[faces[stars[0]]][1]] == "leader":
                    faces[stars[0]] = rng.randrange(12)
            value, more, cancels = roll.clashed(faces, kinds)
            dealt.append(((value + more + side.bonus[at]) // 5, cancels + side.cancels[at]))
        sides = [sides[0][max(0, dealt[1][0] - dealt[0][1]) :], sides[1][max(0, dealt[0][0] - dealt[1][1]) :]]
        at = 1
        if not sides[0] or not sides[1]:
            return bool(sides[0]) - (bool(sides[1]) or (not sides[0] and not foe.kinds))


@pytest.mark.parametrize(
    ("own", "foe"),
    [
        (might("infantry", "infantry", "cavalry", "leader"), might("infantry", "infantry", "elephant")),
        (might("infantry", "infantry"), might("infantry", dice=(1, 0), cancels=(1, 0))),
        (might("infantry", "infantry", bonus=(2, 2)), might(dice=(1, 0), cancels=(1, 0))),
    ],
    ids=["armies", "a fortress with a unit", "a fortress alone"],
)
def test_the_forecast_is_what_thousands_of_battles_come_to(own: Might, foe: Might) -> None:
    rng = random.Random(1)
    ends = [fought(own, foe, rng) for _ in range(6000)]
    said = reckoned(own, foe, 0, not foe.kinds)
    assert sum(said) == pytest.approx(1)
    for end, share in zip((1, 0, -1), said, strict=True):
        assert ends.count(end) / len(ends) == pytest.approx(share, abs=0.02)


def test_an_attack_is_foretold_before_anybody_moves_and_in_the_battle() -> None:
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").hand(1, "advance-1")
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1)
    told = seen(t)["attacks"]
    assert told == [{"origin": "D5", "goal": "D4", "force": 1, "chances": {"won": 40, "even": 20, "lost": 40}}]
    assert seen(t, 1)["attacks"] == [], "only who is at turn can attack"
    t.act(0, "move", "from:D5", "to:D4")
    fight = seen(t)["battle"]
    assert fight["chances"] == told[0]["chances"] and not fight["rolled"]
    assert [side["next_dice"] for side in fight["sides"]] == [1, 1]


def test_a_fortress_and_what_is_known_to_all_change_the_forecast() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "fortress").city(1, "A3")
    t.units(0, "D5", infantry=2).units(1, "D4", infantry=1)
    fortified = seen(t)["attacks"][0]["chances"]["won"]
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3")
    t.units(0, "D5", infantry=2).units(1, "D4", infantry=1)
    assert fortified < seen(t)["attacks"][0]["chances"]["won"]


def test_the_dice_say_which_of_them_found_their_unit() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=3).units(1, "D4", infantry=2, elephant=1)
    t.die("6i", "3i", "3e", "3i", "4e", "2e")
    t.act(0, "move", "from:D5", "to:D4", "who:infantry:0", "who:infantry:0")
    own, foe = seen(t, 1)["battle"]["sides"]
    assert [(die["value"], die["more"]) for die in own["dice"]] == [(6, 1), (3, 1), (3, 0)]
    assert own["counts"] == {"dice": 12, "infantry": 2} and (own["value"], own["hits"]) == (14, 2)
    assert [die["cancels"] for die in foe["dice"]] == [False, False, True], "the lowest of its dice"
    assert foe["counts"] == {"dice": 7, "infantry": 1} and foe["saves"] == 1


def test_cards_that_lie_facedown_are_their_owners() -> None:
    t = field(expansion=True).knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3")
    t.hand(0, "advance-1", "inspiration-3").hand(1, "advance-2")
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1)
    t.act(0, "move", "from:D5", "to:D4")
    key = next(key for key in t.keys if key.startswith("tactic:"))
    t.act(0, key)
    own, other = seen(t, 0)["battle"]["sides"][0], seen(t, 1)["battle"]["sides"][0]
    assert own["laid"] and other["laid"] and own["card"] == key.removeprefix("tactic:") and other["card"] is None
    assert None in seen(t, 1)["seats"][0]["actions"]


def test_a_region_that_is_being_laid_shows_both_ways() -> None:
    t = field().knows(0, "tactics").city(0, "D7").land("unknown", "D5", "C6", "E6", "D6")
    t.units(0, "D7", settler=1)
    t.act(0, "move", "from:D7", "to:D6")
    laying = seen(t)["laying"]
    if laying is None:
        assert of(seen(t), "D6")["terrain"] != "unknown", "only one way was allowed"
        return
    assert sorted(laying["hexes"]) == ["C6", "D5", "D6", "E6"] and set(laying["ways"]) == {"a", "b"}
    a, b = laying["ways"]["a"], laying["ways"]["b"]
    assert sorted(a.values()) == sorted(b.values()) and a["D5"] == b["D6"]


def test_a_hex_a_city_and_influence_are_told() -> None:
    t = field().city(0, "D7", "temple", "market", mood="happy", colours={"market": 1}).city(1, "D5", "academy")
    t.units(4, "D4", infantry=2).pirates("A3")
    view = seen(t)
    city = of(view, "D7")["city"]
    assert (city["size"], city["collects"], city["mood"]) == (3, 4, "happy")
    assert city["buildings"] == {"temple": 0, "market": 1}
    assert of(view, "D4")["owner"] == "barbarians" and len(of(view, "D4")["units"]) == 2
    assert of(view, "A3")["pirates"] == 1
    assert [(one["target"], one["chance"]) for one in view["reach"]] == [("D7", 33)], "it must win back its own first"
    assert view["prices"]["advances"]["irrigation"] == {"food": 2}
    assert "taxes" not in view["prices"]["advances"], "the first of its group comes first"
