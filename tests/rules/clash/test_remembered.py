"""What is remembered of a turn and a round for objectives and cards; what can be done at any question."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import FOOD
from oikumene.games.clash.rules.questions import LIMIT
from oikumene.games.clash.state import BARBARIANS, GREAT, NOBODYS, PIRATE


def test_what_a_player_s_powers_bend_is_what_the_index_of_all_powers_says() -> None:
    t = field().knows(0, "storage", "tactics", "irrigation").knows(1, "storage", "husbandry").city(0, "D2")
    state = t.lay()
    read = CLASH.copy(state)
    read.restored()
    for one in (state, CLASH.copy(state), read):
        for side in (*range(PIRATE + 1), NOBODYS):
            bending = {
                bend.question: bend
                for powers in one.hooks.values()
                for power in powers
                if one.has(side, power)
                for bend in one.bends(power)
            }
            assert bending.keys() == one.bending[side].keys(), side
        assert one.bending[0].keys() > one.bending[BARBARIANS].keys() == one.bending[NOBODYS].keys() == set()
        assert bent(one, LIMIT, 0, 2, FOOD) == bent(one, LIMIT, 1, 2, FOOD) == 7 and bent(one, LIMIT, -1, 2, FOOD) == 2


def test_draconian_is_offered_when_a_fourth_city_becomes_angry() -> None:
    t = field().objectives(0, 29).knows(0, "storage")
    for label in ("D2", "D4", "F4"):
        t.city(0, label, mood="angry")
    t.city(0, "D6")
    t.act(0, "collect:D6", "take:D6:food")
    assert t.prompt == "act", "still neutral"
    t.act(0, "collect:D6", "take:D6:food")
    assert t.prompt == "objective" and t.can("complete") == ["complete:objective-29:obj-draconian"]
    t.act(0, "complete:objective-29:obj-draconian")
    assert t.said("completes") == [(0, "objective-29", "obj-draconian")]


def test_draconian_is_also_met_by_a_capture_and_only_by_who_has_the_cities() -> None:
    t = field().objectives(0, 29).objectives(1, 3).knows(0, "tactics").city(1, "D5").city(1, "B4")
    for label in ("D2", "D7", "F4"):
        t.city(0, label, mood="angry")
    t.units(0, "D6", infantry=1).act(0, "move", "from:D6", "to:D5")
    assert (t.prompt, t.seat) == ("objective", 0)


def route(*advances: str) -> Field:
    """A settler of seat 1 two steps from a city of seat 0, an army of seat 0 beside it."""
    t = field().objectives(0, 21).knows(0, "tactics").knows(1, *advances).city(0, "D7").city(1, "A3")
    return t.units(0, "D4", infantry=1).units(1, "D5", settler=1)


def test_who_destroys_a_settler_that_could_have_traded_is_a_marauder() -> None:
    t = route("trade-routes").act(0, "move", "from:D4", "to:D5")
    assert t.can("complete") == ["complete:objective-21:obj-marauder"]
    assert route().act(0, "move", "from:D4", "to:D5").prompt != "objective", "the other has no trade routes"
    far = field().objectives(0, 21).knows(0, "tactics").knows(1, "trade-routes").city(0, "D8").city(1, "A3")
    far.units(0, "D4", infantry=1).units(1, "D5", settler=1).act(0, "move", "from:D4", "to:D5")
    assert far.prompt != "objective", "no city in reach"


def test_who_built_the_only_wonder_of_the_last_round_has_done_something_wonderful() -> None:
    def phase(*raised: int) -> Field:
        t = field().city(0, "D4").city(1, "A3").objectives(0, 32)
        t.lay().raised = raised
        return t.then(("status", "objectives", 0)).run()

    assert phase(0).can("complete") == ["complete:objective-32:obj-wonderful"]
    assert phase().can("complete") == [] and phase(0, 1).can("complete") == []


def test_a_wonder_is_remembered_to_the_end_of_its_round() -> None:
    t = (
        field(expansion=False)
        .city(0, "D4", mood="happy")
        .city(0, "D6")
        .knows(0, "engineering", "philosophy", "storage")
    )
    t.has(0, food=3, wood=6, ore=3, culture=5).wonders(0, "wonder-library").act(
        0, "wonder-in:D4", "wonder:wonder-library"
    )
    assert t.now.raised == (0,)
    t.then(("round",)).run()
    assert t.now.raised == ()


def test_a_new_founder_of_the_last_round_has_no_colony_by_it() -> None:
    def phase() -> Field:
        return field().city(0, "D2").city(0, "D7").city(1, "A3").objectives(0, 17).then(("status", "objectives", 0))

    assert phase().run().can("complete") == ["complete:objective-17:obj-colony"]
    t = phase()
    t.lay().achieved = ((0, "obj-new-founder"),)
    assert t.run().can("complete") == []


def test_a_great_warlord_fights_the_first_battle_of_the_move_with_two_more() -> None:
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "A3").bring_all(GREAT, ["ev-great-warlord"])
    t.units(0, "D5", infantry=2).units(1, "D4", infantry=1).units(1, "C5", infantry=1)
    t.die("1l", "1l")
    t.act(0, "play:ev-great-warlord", "no", "from:D5", "to:D4", "done")
    assert t.said("rolls") == [(0, 3, 1, 1)], "one on the die, and two"
    t.act(0, "yes").die("1l", "1l").act(0, "from:D5", "to:C5")
    assert t.said("rolls")[-1] == (0, 1, 1, 1), "the second battle has no more"


def test_the_library_lends_an_advance_in_the_middle_of_an_action_too() -> None:
    t = field(expansion=False).city(0, "D4", mood="happy").wonder(0, "D4", "wonder-library").has(0, food=2)
    t.act(0, "collect:D4", "take:D4:food")
    assert "free:special:wonder-library" in t.keys
    t.act(0, "free:special:wonder-library", "advance:storage")
    assert "free:special:wonder-library" not in t.keys, "once a turn"
    t.act(0, "take:D5:food", "done")
    assert t.goods(0) == {"food": 4} and "storage" not in t.advances(0)
    t.act(0, "end")
    assert t.goods(0) == {"food": 2}, "what is above the limit is lost when the turn is over"
