"""The status phase step by step, the end, players without cities, the count (rulebook, pp. 8, 18 and 35)."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.state import ACTION_DECK, HAND_ACTIONS, HAND_OBJECTIVES


def phase(seats: int = 2, **options: object) -> Field:
    t = field(seats, **options).city(0, "D4" if seats == 2 else "E4").city(1, "F4" if seats == 2 else "G8")
    if seats == 3:
        t.city(2, "B7")
    t.lay().first = 0
    return t.then(("status-phase",))  # type: ignore[return-value]


def steps(t: Field) -> list[tuple[str, int]]:
    """Everything that is asked until the next turn begins, answered with the first thing there is."""
    asked = []
    while t.match.pending and t.prompt != "act":
        asked.append((t.prompt, t.seat))
        t.act(t.seat, "done" if "done" in t.keys else "no" if "no" in t.keys else t.keys[0])
    return asked


# -- the order


def test_all_do_a_step_in_turn_order_before_the_next_step() -> None:
    t = phase(3).objectives(0, 1).objectives(1, 2).objectives(2, 3)
    t.lay().first = 1
    asked = steps(t)
    assert asked[:6] == [("objective-status", s) for s in (1, 2, 0)] + [("free-advance", s) for s in (1, 2, 0)]
    assert asked[6:9] == [("raze", seat) for seat in (1, 2, 0)] and asked[9:] == [("first-player", 1)]


def test_each_draws_an_action_card_and_an_objective_before_cities_are_razed() -> None:
    t = phase()
    while t.prompt == "free-advance":
        t.act(t.seat, t.keys[0])
    assert t.prompt == "raze" and [len(t.ids(HAND_ACTIONS + s)) for s in (0, 1)] == [1, 1]
    assert [len(t.ids(HAND_OBJECTIVES + seat)) for seat in (0, 1)] == [1, 1]


def test_the_free_advance_brings_its_token_and_may_bring_an_event_at_once() -> None:
    """Before the next player takes one."""
    t = phase()
    t.player(0).cubes = 1
    t.events("ev-great-artist").act(0, "advance:myths")
    assert t.goods(0) == {"mood": 1} and t.said("event") == [(0, "ev-great-artist")] and t.player(0).cubes == 3
    assert t.prompt == "barbarians-settle" and t.seat == 0
    t.act(0, t.keys[0])
    assert (t.prompt, t.seat) == ("free-advance", 1)


def test_an_empty_deck_of_action_cards_is_made_of_the_discards() -> None:
    t = phase()
    t.only(ACTION_DECK).hand(0, "leadership-25").hand(1, "advance-1").then(("status", "cards", 0))
    state = t.lay()
    for card in list(state.zones[HAND_ACTIONS]):
        t.put(card, 1)
    t.run()
    assert t.ids(HAND_ACTIONS) == ["leadership-25"]


# -- razing


def test_only_one_city_of_size_one_is_razed_and_its_units_stay() -> None:
    t = phase().city(0, "B4").city(0, "B6", "temple").units(0, "B4", settler=1)
    while t.prompt == "free-advance":
        t.act(t.seat, t.keys[0])
    assert t.prompt == "raze" and t.keys == ["raze:B4", "raze:D4", "no"]
    t.act(0, "raze:B4")
    assert t.goods(0)["gold"] == 1 and t.at("B4") == {"settler": 1} and t.hex("B4") not in t.now.cities
    assert (t.prompt, t.seat) == ("raze", 1), "one is enough"


# -- government


def test_a_change_of_government_costs_a_token_of_each_unless_the_table_plays_otherwise() -> None:
    for price, asked in (("paid", False), ("free", True)):
        t = phase(government_price=price).knows(0, "philosophy", "voting", "draft")
        assert ("government", 0) in steps(t) if asked else ("government", 0) not in steps(t)
    t = phase().knows(0, "philosophy", "voting", "draft").has(0, mood=1, culture=1).then(("status", "government", 0))
    t.act(0, "government:autocracy")
    assert t.goods(0) == {} and "nationalism" in t.advances(0) and "voting" not in t.advances(0)


def test_what_any_government_brings_stays_through_a_change() -> None:
    t = phase(expansion=True, government_price="free").civilization(0, "rome")
    t.knows(0, "philosophy", "voting", "draft", "rom-provinces").then(("status", "government", 0))
    t.act(0, "government:autocracy")
    assert {"rom-provinces", "nationalism"} <= set(t.advances(0)) and not t.said("obtains")


# -- the first player


def test_of_those_who_have_most_tokens_the_first_player_names_or_the_next_one() -> None:
    t = phase(3).has(1, mood=1).has(2, culture=1).then(("status", "first", 0))
    assert (t.prompt, t.seat) == ("first-player", 1), "not the first player: the next one clockwise"
    t = phase(3).has(0, mood=1).has(2, culture=1).then(("status", "first", 0))
    assert t.seat == 0
    t = phase(3).has(0, mood=1).has(2, culture=2).then(("status", "first", 0))
    assert t.seat == 2
    t.act(2, "first:1")
    assert t.now.first == 1 and t.seat == 1 and (t.now.age, t.now.round) == (2, 1)


# -- the end


def test_the_last_age_ends_after_objectives() -> None:
    t = phase().objectives(0, 1)
    t.lay().age = 6
    assert t.prompt == "objective-status"
    t.act(0, "done")
    assert t.match.over


def test_who_has_no_city_plays_on_to_the_end_of_the_age() -> None:
    """Then the game is over, after objectives."""
    t = field().city(0, "D4").then(("turn", 1), ("status-phase",))
    assert (t.prompt, t.seat) == ("act", 1) and t.keys == ["exchange:0", "end"]
    t.act(1, "end")
    assert t.match.over


def test_who_has_no_city_but_a_settler_may_found_one_in_time() -> None:
    t = field().city(0, "D4").units(1, "F4", settler=1).then(("turn", 1), ("status-phase",))
    t.act(1, "found:F4", "end")
    assert not t.match.over and t.prompt == "free-advance"


@pytest.mark.parametrize("event", ["ev-brisk-trade", "ev-great-artist", "ev-fine-year-drawer", "ev-good-year-all"])
def test_who_has_no_city_draws_events_all_the_same(event: str) -> None:
    """Symbols that look for an own city find none; barbarians may still grow elsewhere."""
    t = field(expansion=True).city(0, "D4").land("sea", "D5").city(4, "B6").units(4, "B6", infantry=1)
    t.events(event).draws_event(1)
    for _ in range(30):
        if t.prompt == "act":
            break
        t.act(t.seat, t.keys[0])
    assert (t.prompt, t.seat) == ("act", 1)


# -- the count


def test_the_count_of_a_whole_table() -> None:
    """Two settlements, a temple, a building in another's city: 4; four advances: 2; one objective: 2; a wonder that
    was captured: 2; three half points of events, and a leader: 2."""
    t = field(expansion=True).city(0, "D4", "temple").city(0, "B4").city(1, "F4", "academy", colours={"academy": 0})
    t.knows(0, "storage", "myths").wonder(0, "D4", "wonder-wall", builder=1).objectives(0, 1)
    state = t.lay()
    t.put(state.zones[HAND_OBJECTIVES][0], state.layout.names.index("completed-0"))
    t.player(0).glory, t.player(0).slain = 3, 1
    assert t.points(0) == {"pieces": 8, "advances": 4, "objectives": 4, "wonders": 4, "events": 3, "leaders": 4}
    assert t.points(1)["wonders"] == 4 and t.points(1)["pieces"] == 2, "half for who built it; the academy is seat 0's"


def test_a_wonder_scores_whole_for_who_took_it_back_and_half_while_barbarians_have_it() -> None:
    t = field().city(0, "D4").city(1, "F4").wonder(0, "D4", "wonder-wall")
    assert t.points(0)["wonders"] == 8
    t = field().city(0, "B4").city(4, "D4").city(1, "F4").wonder(4, "D4", "wonder-wall", builder=0)
    assert t.points(0)["wonders"] == 4 and t.points(1)["wonders"] == 0


def test_a_wonder_is_lost_with_its_city() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").wonder(1, "D4", "wonder-wall")
    t.units(0, "D5", infantry=1)
    t.player(0).settlements = 0
    t.player(0).gone[0] = 6
    t.go("D5", "to:D4")
    assert t.points(1)["wonders"] == t.points(0)["wonders"] == 0 and t.goods(0) == {"gold": 2}


def test_buildings_in_barbarian_cities_score_for_their_colour() -> None:
    t = field().city(0, "B4").city(4, "D4", "temple", colours={"temple": 0}).city(1, "F4")
    assert t.points(0)["pieces"] == 4


# -- variants


def test_the_seventh_age_ends_a_game_that_nothing_else_has_ended() -> None:
    for length in ("random-end", "wonder-end"):
        t = phase(length=length)
        t.lay().age = 6
        assert not t.run().match.over
        t = phase(length=length)
        t.lay().age = 7
        assert t.run().match.over


@pytest.mark.parametrize(
    ("age", "round", "rolled"), [(6, 1, False), (6, 2, True), (6, 3, True), (7, 1, True), (7, 3, True)]
)
def test_the_end_is_rolled_for_in_the_last_five_rounds_only(age: int, round: int, rolled: bool) -> None:
    t = field(length="random-end").city(0, "D4").city(1, "F4")
    t.lay().age, t.lay().round = age, round
    t.value(6).then(("round",)).run()
    assert bool(t.said("end-roll")) == rolled and not t.match.over


@pytest.mark.parametrize(("age", "round", "ends"), [(6, 1, False), (6, 2, True), (7, 1, True)])
def test_a_wonder_ends_the_game_in_the_last_five_rounds_only(age: int, round: int, ends: bool) -> None:
    t = field(length="wonder-end").city(0, "D4").city(1, "F4")
    t.lay().age, t.lay().round = age, round
    t.lay().raised = (0,)
    t.then(("round-end",)).run()
    assert t.match.over == ends


def test_what_a_round_remembers_is_still_known_when_a_roll_ends_the_game() -> None:
    """The round that was to begin has not: a wonder of the last one counts for the objectives that follow."""
    t = field(length="random-end").city(0, "D4").city(1, "F4").objectives(0, 1)
    t.lay().age, t.lay().round, t.lay().raised = 7, 3, (0,)
    t.value(1).then(("round",)).run()
    assert t.prompt == "objective-status" and t.now.raised == (0,)


def test_every_option_is_a_variant_that_plays() -> None:
    """Each value of each setting: a game begins with it, and the table knows it."""
    for setting in CLASH.settings:
        for value in getattr(setting, "choices", (True, False)):
            match = CLASH.new(seats=2, seed=3, options={setting.name: value})
            assert getattr(match.state.variant, setting.name) == value


def test_the_library_is_for_the_own_turn_not_for_events_of_the_status_phase() -> None:
    t = phase().wonder(0, "D4", "wonder-library").events("ev-great-artist")
    t.player(0).cubes = 1
    t.act(0, "advance:myths")
    assert t.prompt == "barbarians-settle" and not [key for key in t.keys if key.startswith("free:")]


def test_who_is_attacked_in_the_status_phase_moves_in_the_next_turn() -> None:
    t = phase().knows(0, "tactics").units(0, "D4", infantry=2).units(4, "D5", infantry=1).events("ev-great-artist")
    t.player(0).cubes = 1
    t.die("1l", "6i", "1l").act(0, "advance:myths")
    assert t.at("D4") == {"infantry": 2} and [marks for _, marks in t.marks("D4")] == [0, 0]
