"""Events that lie open: the eclipse, the horse, the plague, the architect and the diplomat (rulebook, events)."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import EVENT_DECK, EVENT_DISCARD, FRONT


def war(**options: object) -> Field:
    """Two neighbours with armies side by side."""
    t = field(expansion=True, **options).knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3")
    return t.units(0, "D5", infantry=2).units(1, "D4", infantry=2)


def attack(t: Field) -> Field:
    return t.act(0, "move", "from:D5", "to:D4", "who:infantry:0")


def test_an_eclipse_ends_the_next_land_battle_after_a_round_and_the_defender_scores() -> None:
    t = attack(war().lasting("ev-solar-eclipse").die("1l", "1l", "1l", "1l"))
    assert t.at("D5") == {"infantry": 2} and t.at("D4") == {"infantry": 2}, "the attacker retreats without being asked"
    assert (t.glory(0), t.glory(1)) == (0, 2) and t.where("ev-solar-eclipse") == ["event-discard"]


def test_an_eclipse_is_the_winners_if_somebody_wins_and_only_the_first_battle_has_it() -> None:
    t = attack(war().lasting("ev-solar-eclipse").die("6i", "6i", "1l", "1l"))
    assert t.at("D4") == {"infantry": 2} and (t.glory(0), t.glory(1)) == (2, 0)


def test_an_eclipse_does_not_wait_for_battles_without_a_fight_and_barbarians_score_nothing() -> None:
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").units(0, "D5", infantry=1)
    t.lasting("ev-solar-eclipse").act(0, "move", "from:D5", "to:D4")
    assert t.the_city("D4").owner == 0 and t.where("ev-solar-eclipse") == ["lasting"]
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").units(4, "D4", infantry=2).units(0, "D5", infantry=1)
    t.lasting("ev-solar-eclipse").die("1l", "1l", "1l").act(0, "move", "from:D5", "to:D4")
    assert t.at("D4") == {"infantry": 2} and t.glory(0) == 0 and t.where("ev-solar-eclipse") == ["event-discard"]


def test_the_horse_keeps_the_defender_of_a_city_from_playing_a_card_in_the_first_round() -> None:
    def storm() -> Field:
        t = war().lasting("ev-trojan-horse").has(0, wood=1, culture=1).city(1, "D4")
        return t.hand(1, "advance-1").die("1l", "1l", "1l", "1l")

    t = attack(storm())
    assert t.keys == ["react:ev-trojan-horse", "no"] and t.seat == 0
    t.act(0, "react:ev-trojan-horse")
    assert t.prompt == "retreat" and t.seat == 0, "nobody was asked for a card"
    assert t.goods(0) == {} and t.glory(0) == 2 and t.where("ev-trojan-horse") == ["event-discard"]
    t.act(0, "no")
    assert (t.prompt, t.seat) == ("tactic", 1), "in the second round the defender plays again"
    t = attack(storm()).act(0, "no")
    assert (t.prompt, t.seat) == ("tactic", 1) and t.where("ev-trojan-horse") == ["lasting"]


def test_the_horse_is_not_for_who_is_attacked() -> None:
    t = attack(war().lasting("ev-trojan-horse").has(1, wood=1, culture=1).city(1, "D4").hand(1, "advance-1"))
    assert (t.prompt, t.seat) == ("tactic", 1) and t.where("ev-trojan-horse") == ["lasting"]


def test_the_horse_stays_beside_the_board_when_it_is_drawn() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "A3").events("ev-trojan-horse").draws_event(0).run()
    while t.prompt.startswith(("barbarians", "place")):
        t.act(0, t.keys[0])
    assert t.where("ev-trojan-horse") == ["lasting"]


def test_the_horse_is_for_cities_of_players_only() -> None:
    t = war().lasting("ev-trojan-horse").has(0, wood=1, culture=1).die("6i", "6i", "1l", "1l")
    assert attack(t).goods(0) == {"wood": 1, "culture": 1}, "no city, no horse"
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(4, "D4").units(4, "D4", infantry=1)
    t.units(0, "D5", infantry=2).lasting("ev-trojan-horse").has(0, wood=1, culture=1).die("6i", "6i", "1l")
    assert attack(t).where("ev-trojan-horse") == ["lasting"]


def test_while_the_plague_lasts_nothing_is_built_without_sanitation() -> None:
    t = field().city(0, "D4").city(0, "D6").knows(0, "writing", "storage").has(0, food=3, wood=1, ore=1)
    t.lasting("ev-plague")
    assert t.can("construct") == []
    t.act(0, "buy-advance", "advance:sanitation")
    assert t.can("construct") == ["construct:D4", "construct:D6"]


def test_an_architect_builds_a_wonder_without_its_advance_for_three_culture_less() -> None:
    t = field(expansion=True).city(0, "D4", mood="happy").city(0, "D6").knows(0, "engineering", "storage")
    t.has(0, food=3, wood=6, ore=3, culture=2).wonders(0, "wonder-library")
    assert t.can("wonder-in") == []
    t.before(0, "ev-great-architect")
    t.act(0, "wonder-in:D4")
    t.act(0, t.can("wonder-with")[0])
    assert len(t.the_city("D4").wonders) == 1 and t.goods(0) == {}
    assert t.where("ev-great-architect") == ["event-discard"]


def test_an_architect_may_be_kept_where_the_wonder_can_be_built_without() -> None:
    t = field(expansion=True).city(0, "D4", mood="happy").city(0, "D6").knows(0, "engineering", "storage", "philosophy")
    t.has(0, food=3, wood=6, ore=3, culture=5).wonders(0, "wonder-library").before(0, "ev-great-architect")
    t.act(0, "wonder-in:D4", "wonder:wonder-library")
    assert t.goods(0) == {} and t.where("ev-great-architect") == ["front-0"]


def test_a_diplomat_is_taken_with_a_friend_and_attacks_between_them_cost_two_culture_once() -> None:
    t = war().has(0, culture=1)
    t.lay().players[0].cubes = 1
    t.on_top(EVENT_DECK, "ev-great-diplomat").has(0, culture=1, food=2)
    t.act(0, "buy-advance", "advance:writing")
    while t.prompt != "take-great":
        t.act(t.seat, t.keys[0])
    t.act(0, "yes")
    assert t.player(0).friend == 1 and t.where("ev-great-diplomat") == ["front-0"], "with two players nobody is asked"
    t.act(0, "move", "from:D5")
    assert "to:D4" not in t.keys


def test_who_breaks_the_peace_pays_and_the_diplomat_is_gone() -> None:
    t = war().before(0, "ev-great-diplomat").has(0, culture=2).die("6i", "6i", "1l", "1l")
    t.lay().players[0].friend = 1
    attack(t)
    assert t.at("D4") == {"infantry": 2} and t.goods(0) == {}
    assert t.where("ev-great-diplomat") == ["event-discard"] and t.player(0).friend == -1


def test_the_friend_is_bound_by_the_diplomat_too_and_its_owner_may_give_it_up_as_an_action() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(1, "A3").units(1, "D6", infantry=1)
    t.before(0, "ev-great-diplomat").lay().players[0].friend = 1
    assert "to:D7" not in t.act(1, "move", "from:D6").keys
    t = war().before(0, "ev-great-diplomat")
    t.lay().players[0].friend = 1
    t.act(0, "special:ev-great-diplomat")
    assert t.now.actions == 2 and t.ids(FRONT) == [] and "ev-great-diplomat" in t.ids(EVENT_DISCARD)


def test_who_pays_for_an_attack_with_either_token_has_not_lost_the_army_meanwhile() -> None:
    """The arena takes mood for culture: what is paid is asked while the army is on its way."""
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A3").wonder(0, "D7", "wonder-arena")
    t.before(1, "ev-great-diplomat").has(0, mood=2, culture=2).units(0, "D5", infantry=1).units(1, "D4", settler=1)
    t.player(1).friend = 0
    t.go("D5", "to:D4")
    assert t.prompt == "pay"
    while t.prompt == "pay":
        t.act(0, t.keys[0])
    assert t.at("D4") == {"infantry": 1} and sum(t.goods(0).values()) == 2


def test_a_road_and_an_attack_that_costs_something_are_paid_together() -> None:
    t = field(expansion=True).knows(0, "tactics", "roads").city(0, "D3").city(1, "E5").city(1, "A7")
    t.before(1, "ev-great-diplomat").has(0, food=1, ore=1, culture=2).units(0, "D3", infantry=1)
    t.player(1).friend = 0
    t.go("D3", "road:E5").act(0, "over:D4")
    assert t.the_city("E5").owner == 0 and t.goods(0) == {"gold": 1}


def test_what_new_ships_pay_for_their_attack_is_paid_with_the_recruit() -> None:
    """Two culture for breaking the peace, and a leader for one: not both with two."""
    t = field(expansion=True).land("sea", "D4").city(0, "D5", "port", port="D4", mood="happy").city(1, "A3")
    t.before(1, "ev-great-diplomat").units(1, "D4", ship=1).has(0, wood=2, culture=2, mood=1).value(6, 1)
    t.player(1).friend = 0
    t.player(0).leaders = (t.as_is.book.power_of["lead-sulla"],)
    t.act(0, "recruit:D5", "unit:ship")
    assert t.prompt == "act" and t.at("D4") == {"ship": 1} and t.goods(0) == {"mood": 1}
