"""The sixteen tactics: the lower halves of the action cards (rulebook, battles: action cards)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.actions import CARDS
from oikumene.games.clash.state import ACTION_DECK, ACTION_DISCARD, HAND_ACTIONS

#: A card that carries the tactic, and how many there are in the box.
SHEET = {
    "peltasts": 4,
    "routing": 4,
    "wedge-formation": 2,
    "high-morale": 5,
    "defiant-stand": 3,
    "high-ground": 5,
    "tactical-surprise": 2,
    "siege": 1,
    "for-the-people": 1,
    "upgraded-defenses": 1,
    "tactical-retreat": 2,
    "prepared-defenses": 4,
    "scouts": 1,
    "martyr": 1,
    "archers": 4,
    "flanking": 2,
}


def card(tactic: str) -> str:
    return next(one.id for one in CARDS if one.tactic == f"tac-{tactic}")


def other_card(tactic: str, *names: str) -> str:
    """A card with the tactic that is none of these."""
    return next(one.id for one in CARDS if one.tactic == f"tac-{tactic}" and one.id not in names)


def armies(own: int = 2, foe: int = 2, city: tuple[str, ...] | None = None) -> Field:
    """Infantry at D5 beside infantry at D4; both know tactics."""
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3")
    if city is not None:
        t.city(1, "D4", *city)
    t.units(0, "D5", infantry=own)
    return t.units(1, "D4", infantry=foe) if foe else t


def fleets(own: int = 2, foe: int = 2) -> Field:
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").land("sea", "D5", "D4")
    return t.units(0, "D5", ship=own).units(1, "D4", ship=foe)


def attack(t: Field) -> Field:
    """All of D5 enters D4."""
    t.act(0, "move", "from:D5")
    while t.prompt in ("move-to", "who"):
        t.act(0, next(key for key in t.keys if key != "done" and key.split(":")[0] in ("to", "sail", "who")))
    return t


def values(t: Field) -> tuple[int, int]:
    """The combat values of the first round."""
    _, own, _, foe = t.said("rolls")[0]
    return own, foe


def test_every_tactic_is_on_as_many_cards_as_in_the_box() -> None:
    found: dict[str, int] = {}
    for one in CARDS:
        name = one.tactic.removeprefix("tac-")
        found[name] = found.get(name, 0) + 1
    assert found == SHEET and len(CARDS) == 42


def test_a_card_is_played_only_by_who_knows_tactics() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").units(0, "D5", infantry=1).units(1, "D4", infantry=1)
    t.hand(1, card("high-morale")).value(1, 1)
    attack(t)
    assert values(t) == (1, 1) and len(t.now.zones[HAND_ACTIONS + 1]) == 1


def test_who_has_cards_is_asked_whatever_they_are() -> None:
    """Nobody can tell from being asked what another holds."""
    t = armies().hand(1, card("flanking")).value(1, 1, 1, 1)
    attack(t)
    assert t.seat == 1 and t.prompt == "tactic" and t.keys == ["no"], "an attacker's card is no use to a defender"


def test_high_morale_adds_two_on_land_and_at_sea() -> None:
    for make in (armies, fleets):
        t = make(1, 1).hand(0, card("high-morale")).value(1, 1)
        attack(t).act(0, f"tactic:{card('high-morale')}")
        assert values(t) == (3, 1)
        assert t.ids(ACTION_DISCARD)[-1:] == [card("high-morale")], "after its round it is discarded"


def test_wedge_formation_adds_one_for_each_enemy_and_only_attackers_play_it() -> None:
    t = armies(1, 3).hand(0, card("wedge-formation")).value(1, 1, 1, 1)
    attack(t).act(0, f"tactic:{card('wedge-formation')}")
    assert values(t) == (4, 3)
    t = armies(1, 1).hand(1, card("wedge-formation")).value(1, 1)
    assert attack(t).keys == ["no"]


def test_a_defiant_stand_takes_one_for_each_attacker() -> None:
    t = armies(3, 1).hand(1, card("defiant-stand")).value(2, 2, 2, 1)
    attack(t).act(1, f"tactic:{card('defiant-stand')}")
    assert values(t) == (3, 1)


def test_high_ground_stops_the_enemys_clashes_and_is_no_card_for_who_storms_a_city() -> None:
    t = armies(1, 1).hand(1, card("high-ground")).die("6i", "3i")
    attack(t).act(1, f"tactic:{card('high-ground')}")
    assert values(t) == (6, 4), "the own clash counts, the enemy's does not"
    t = armies(1, 1, ()).hand(0, card("high-ground")).value(1, 1)
    assert attack(t).keys == ["no"]


def test_a_tactical_surprise_adds_one_and_draws_a_card_for_a_loss() -> None:
    t = armies(1, 2).hand(0, card("tactical-surprise")).value(4, 1, 1)
    attack(t).act(0, f"tactic:{card('tactical-surprise')}")
    assert values(t)[0] == 5 and t.said("draws-action") == [(0,)]
    t = armies(1, 2).hand(0, card("tactical-surprise")).value(3, 1, 1)
    attack(t).act(0, f"tactic:{card('tactical-surprise')}")
    assert t.said("draws-action") == []


def test_the_siege_adds_one_and_stops_clashes_unless_food_is_paid() -> None:
    for answer, foe in (("yes", 7), ("no", 6)):
        t = armies(1, 1, ()).hand(0, card("siege")).has(1, food=2).die("1l", "6i")
        attack(t).act(0, f"tactic:{card('siege')}").act(1, answer)
        assert values(t) == (2, foe)
    t = armies(1, 1, ()).hand(0, card("siege")).die("1l", "6i")
    attack(t).act(0, f"tactic:{card('siege')}")
    assert values(t) == (2, 6), "who cannot pay is not asked"


@pytest.mark.parametrize("tactic", ["for-the-people", "prepared-defenses"])
def test_defenders_roll_a_die_more(tactic: str) -> None:
    t = armies(1, 1, ()).hand(1, card(tactic)).value(1, 1, 2)
    attack(t).act(1, f"tactic:{card(tactic)}")
    assert values(t) == (1, 3)


def test_for_the_people_is_only_for_a_city_and_a_fortress_alone_may_call_them() -> None:
    t = armies(1, 1).hand(1, card("for-the-people")).value(1, 1)
    assert attack(t).keys == ["no"]
    t = armies(1, 0, ("fortress",)).hand(1, card("for-the-people")).value(1, 1, 2)
    attack(t).act(1, f"tactic:{card('for-the-people')}")
    assert values(t) == (1, 3)


def test_flanking_rolls_a_die_more_for_the_attacker() -> None:
    t = armies(1, 1).hand(0, card("flanking")).value(1, 2, 1)
    attack(t).act(0, f"tactic:{card('flanking')}")
    assert values(t) == (3, 1)


def test_upgraded_defenses_cancel_a_hit() -> None:
    t = armies(1, 1, ()).hand(1, card("upgraded-defenses")).value(6, 1)
    attack(t).act(1, f"tactic:{card('upgraded-defenses')}")
    assert t.said("loses-unit") == []


def test_peltasts_roll_first_and_a_five_cancels_one_hit() -> None:
    for rolled, lost in ((5, []), (4, [(1, "infantry")])):
        t = armies(1, 1).hand(1, card("peltasts")).value(rolled, 6, 1)
        attack(t).act(1, f"tactic:{card('peltasts')}")
        assert t.said("loses-unit") == lost


def test_archers_shoot_before_the_roll() -> None:
    t = armies(1, 2).hand(0, card("archers")).value(5, 1, 1)
    attack(t).act(0, f"tactic:{card('archers')}")
    assert t.said("loses-unit") == [(1, "infantry")] and values(t) == (1, 1), "who was shot rolls no die"


def test_routing_strikes_once_more_at_the_end_where_the_enemy_lost_no_less() -> None:
    t = armies(1, 2).hand(0, card("routing")).value(1, 1, 1, 5)
    attack(t).act(0, f"tactic:{card('routing')}")
    assert t.said("loses-unit") == [(1, "infantry")], "none against none is no less"
    t = armies(2, 2).hand(0, card("routing")).value(1, 1, 3, 2, 5)
    attack(t).act(0, f"tactic:{card('routing')}")
    assert t.said("loses-unit") == [(0, "infantry")]


def test_scouts_take_the_enemys_card_into_the_hand_before_it_works() -> None:
    t = armies(1, 1).hand(0, card("scouts")).hand(1, card("high-morale")).value(1, 1)
    attack(t).act(0, f"tactic:{card('scouts')}").act(1, f"tactic:{card('high-morale')}")
    assert values(t) == (1, 1) and card("high-morale") in t.ids(HAND_ACTIONS)


def test_a_martyr_dies_with_an_enemy_and_the_enemys_card_does_nothing() -> None:
    t = armies(2, 2).hand(0, card("martyr")).hand(1, card("high-morale")).value(1, 1)
    attack(t).act(0, f"tactic:{card('martyr')}").act(1, f"tactic:{card('high-morale')}")
    assert t.said("loses-unit") == [(0, "infantry"), (1, "infantry")] and values(t) == (1, 1)


def test_a_martyr_of_one_against_one_leaves_no_winner() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").city(1, "D4", mood="happy").units(1, "D4", infantry=1)
    t.units(0, "D5", infantry=1).hand(0, "negotiations-24")
    t.act(0, "move", "from:D5", "to:D4", "tactic:negotiations-24")
    assert t.at("D4") == {} and t.at("D5") == {} and t.the_city("D4").owner == 1 and t.mood("D4") == "happy"
    assert t.said("captures") == [] and t.said("rolls") == []


def test_against_scouts_a_martyr_does_nothing() -> None:
    t = armies(2, 2).hand(0, card("martyr")).hand(1, card("scouts")).value(1, 1, 1, 1)
    attack(t).act(0, f"tactic:{card('martyr')}").act(1, f"tactic:{card('scouts')}")
    assert t.said("loses-unit") == [] and card("martyr") in t.ids(HAND_ACTIONS + 1)


def test_a_tactical_retreat_leaves_the_hex_and_the_city_without_a_roll() -> None:
    t = armies(1, 2, ()).hand(1, card("tactical-retreat"))
    attack(t).act(1, f"tactic:{card('tactical-retreat')}", "to:D3")
    assert t.said("rolls") == [] and t.at("D3") == {"infantry": 2} and t.the_city("D4").owner == 0


def test_without_a_way_out_nobody_retreats() -> None:
    t = (
        armies(1, 1)
        .city(0, "D5")
        .land("sea", "C4", "C5", "D3", "E4", "E5")
        .hand(1, card("tactical-retreat"))
        .value(1, 1)
    )
    assert attack(t).keys == ["no"]


def test_each_round_takes_a_card_of_its_own() -> None:
    first, second = card("high-morale"), other_card("high-morale", card("high-morale"))
    t = armies(1, 1).hand(0, first, second).value(1, 1, 1, 1)
    attack(t).act(0, f"tactic:{first}")
    assert t.prompt == "retreat"
    t.act(0, "no", f"tactic:{second}")
    assert [line[1] for line in t.said("rolls")] == [3, 3]
    assert t.now.zones[ACTION_DECK]
