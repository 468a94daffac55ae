"""Babylon: canals, laws, stars, ziggurats; Hammurabi, Nebuchadnezzar II, Nabopolassar."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import HAND_ACTIONS, HAND_WONDERS, LASTING, WONDER_DECK

BARBARIANS = 4


def babylon(*known: str) -> Field:
    """Babylon with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, *known).city(0, "D7").city(1, "A3")


def test_canals_add_food_to_a_collect_that_brings_exactly_one() -> None:
    t = babylon("bab-canals", "storage").act(0, "collect:D7", "take:D7:food")
    assert t.goods(0) == {"food": 2}
    t = field(expansion=True).knows(0, "bab-canals", "storage").city(0, "D7", mood="happy").city(1, "A3")
    t.act(0, "collect:D7", "take:D6:food", "take:D7:food")
    assert t.goods(0) == {"food": 2}, "two were collected: nothing is added"


@pytest.mark.parametrize(("held", "after"), [(4, 5), (5, 5)])
def test_the_code_of_laws_draws_a_card_after_an_influence_with_four_cards_or_fewer(held: int, after: int) -> None:
    t = field(expansion=True).knows(0, "bab-code-of-laws").city(0, "D7", "academy").city(1, "D5", "temple")
    t.hand(0, *["advance-1", "advance-2", "inspiration-3", "inspiration-4", "spies-7"][:held])
    t.value(5).act(0, "influence")
    assert t.the_city("D5").influenced and len(t.now.zones[HAND_ACTIONS]) == after


def test_star_catalogues_bring_an_idea_or_culture_before_an_event_is_drawn() -> None:
    t = babylon("bab-star-catalogues").events("ev-good-year-drawer").draws_event(0)
    assert t.keys == ["token:idea", "token:culture"] and t.said("event") == []
    t.act(0, "token:culture")
    assert t.goods(0)["culture"] == 1 and t.said("event")


def test_ziggurats_keep_seven_ideas_with_dogma_and_ideas_build_temples() -> None:
    t = babylon("dogma", "bab-ziggurats", "myths", "writing").city(0, "B6").has(0, idea=6)
    t.act(0, "construct:D7", "token:mood", "no")
    assert t.the_city("D7").has(3) and t.goods(0) == {"idea": 3, "mood": 1}
    t = babylon("bab-ziggurats", "writing").city(0, "B6").has(0, idea=6)
    assert t.can("construct") == [], "only temples"


def test_hammurabi_makes_his_city_happy_for_culture_and_others_at_their_price() -> None:
    t = field(expansion=True).city(0, "D7", "academy", "temple", mood="angry").city(0, "B6", mood="angry").city(1, "A3")
    t.leads(0, "lead-hammurabi", "D7").has(0, culture=1, mood=1)
    t.act(0, "cheer-action", "cheer:B6", "cheer-by:D7:lead-hammurabi")
    assert t.mood("D7") == "happy" and t.mood("B6") == "neutral" and t.goods(0) == {}


def test_hammurabi_builds_a_fortress_for_ore_alone() -> None:
    t = babylon("tactics").city(0, "B6").leads(0, "lead-hammurabi", "D7").has(0, ore=1).act(0, "construct:D7")
    assert t.the_city("D7").has(1) and t.goods(0) == {}
    t = babylon("writing").city(0, "B6").leads(0, "lead-hammurabi", "D7").has(0, ore=1)
    assert t.can("construct") == []


def draws_wonder(t: Field) -> Field:
    """The player gets engineering, and a wonder card with it."""
    return t.has(0, food=2).act(0, "buy-advance", "advance:engineering")


def test_nebuchadnezzar_takes_the_great_gardens_from_the_deck() -> None:
    t = (
        babylon()
        .leads(0, "lead-nebuchadnezzar", "D7")
        .only(WONDER_DECK, "wonder-wall", "wonder-gardens", "wonder-arena")
    )
    assert draws_wonder(t).ids(HAND_WONDERS) == ["wonder-gardens"]  # type: ignore[arg-type]


def test_nebuchadnezzar_takes_the_great_gardens_from_a_hand_whose_owner_draws_another() -> None:
    t = babylon().leads(0, "lead-nebuchadnezzar", "D7").wonders(1, "wonder-gardens").only(WONDER_DECK, "wonder-wall")
    draws_wonder(t)  # type: ignore[arg-type]
    assert t.ids(HAND_WONDERS) == ["wonder-gardens"] and t.ids(HAND_WONDERS + 1) == ["wonder-wall"]


def test_nebuchadnezzar_takes_the_great_gardens_that_lie_open_and_another_is_laid_open() -> None:
    t = babylon().leads(0, "lead-nebuchadnezzar", "D7").only(WONDER_DECK, "wonder-wall", "wonder-arena")
    t.to_hand(LASTING, ["wonder-gardens"])
    draws_wonder(t)
    assert t.ids(HAND_WONDERS) == ["wonder-gardens"] and t.ids(LASTING) == ["wonder-wall"]


def test_nebuchadnezzar_draws_as_others_do_when_the_gardens_were_built() -> None:
    t = babylon().leads(0, "lead-nebuchadnezzar", "D7").wonder(1, "A3", "wonder-gardens")
    t.only(WONDER_DECK, "wonder-wall")
    assert draws_wonder(t).ids(HAND_WONDERS) == ["wonder-wall"]  # type: ignore[arg-type]


def test_nebuchadnezzar_builds_wonders_in_his_city_without_an_action_and_the_gardens_for_less() -> None:
    t = field(expansion=True).city(0, "D7", mood="happy").city(0, "B6", mood="happy").city(1, "A3")
    t.knows(0, "engineering", "irrigation", "storage").wonders(0, "wonder-gardens")
    t.leads(0, "lead-nebuchadnezzar", "D7").has(0, food=5, wood=5, ore=2, culture=3)
    assert t.can("wonder-free", "wonder-in") == ["wonder-in:D7", "wonder-free:D7"], "three culture do elsewhere nothing"
    t.act(0, "wonder-free:D7", "wonder:wonder-gardens")
    assert t.the_city("D7").size == 2 and t.goods(0) == {} and t.now.actions == 3


def test_nebuchadnezzar_storms_temples() -> None:
    def value(building: str) -> int:
        t = field(expansion=True).knows(0, "tactics").city(0, "D7").city(1, "D4", building).units(1, "D4", infantry=1)
        t.leads(0, "lead-nebuchadnezzar", "D5").strike("D5", "D4", "2c", "2c", "2c", "2c")
        return int(t.said("rolls")[0][1])

    assert value("temple") == 4 and value("academy") == 2


@pytest.mark.parametrize(("theirs", "value"), [(("A3",), 4), ((), 2)])
def test_nabopolassar_is_stronger_against_who_has_as_many_cities(theirs: tuple[str, ...], value: int) -> None:
    t = field(expansion=True).knows(0, "tactics").city(0, "D7").units(1, "D4", infantry=1)
    for label in theirs:
        t.city(1, label)
    t.leads(0, "lead-nabopolassar", "D5").strike("D5", "D4", "2c", "2c", "2c", "2c")
    assert t.said("rolls")[0][1] == value


def test_a_lost_city_brings_nabopolassar_infantry() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(0, "D4").city(1, "A3")
    t.leads(0, "lead-nabopolassar", "B6").units(1, "D5", infantry=1)
    t.act(1, "move", "from:D5", "to:D4")
    assert t.at("B6") == {"infantry": 1, "leader": 1}
