"""Maya: terraces, stelas, ballcourts, the calendar; Pakal, Siyaj K'ak', Wak Chanil Ajaw."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.model import MOUNTAIN
from oikumene.games.clash.state import EVENT_DECK, IN_MOUNTAIN


def maya(*known: str) -> Field:
    """The Maya with a city at D7, somebody else at A3."""
    return field(expansion=True).knows(0, "tactics", "storage", *known).city(0, "D7").city(1, "A3")


def test_the_maya_begin_among_mountains() -> None:
    match = CLASH.new(seats=2, seed=1, options={"civilizations": "choose"})
    match.answer(match.pending[0].seat, "civilization:maya")
    state = match.state
    while not match.state.cities:
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    seat = next(n for n, player in enumerate(state.players) if player.civ == "maya")
    while state.players[seat].first_city < 0:
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    spot = state.board.spots[state.board.spot[state.players[seat].first_city]]
    assert [state.terrain[hex] for hex in spot].count(MOUNTAIN) == 2


# -- Terracing


def test_terraces_give_food_wood_or_ore_and_hold_neither_settlers_nor_leaders() -> None:
    t = maya("may-terracing").land("mountain", "D6").act(0, "collect:D7")
    assert [key for key in t.keys if ":D6:" in key] == ["take:D6:ore", "take:D6:food", "take:D6:wood"]
    t = maya("may-terracing").land("mountain", "D4").units(0, "D5", settler=1, infantry=1).leads(0, "lead-pakal", "D5")
    t.act(0, "move", "from:D5", "to:D4", "who:settler:0", "who:infantry:0", "who:leader:0")
    assert t.at("D4") == {"settler": 1, "infantry": 1, "leader": 1}
    held = {kind for kind, marks in t.marks("D4") if marks & IN_MOUNTAIN}
    assert held == {"infantry"}


# -- Stelas


def test_stelas_bring_culture_or_an_idea_for_an_obelisk_a_new_city_and_a_captured_one() -> None:
    t = maya("may-stelas", "arts").city(0, "D4").has(0, food=1, wood=1, ore=1).act(0, "construct:D4")
    assert t.act(0, "build:obelisk", "token:idea").goods(0) == {"idea": 1}
    t = maya("may-stelas").units(0, "D4", settler=1).act(0, "found:D4", "token:culture")
    assert t.goods(0) == {"culture": 1}
    t = maya("may-stelas").units(0, "D5", infantry=1).city(1, "D4").act(0, "move", "from:D5", "to:D4", "token:culture")
    assert t.goods(0) == {"gold": 1, "culture": 1}
    t = maya("may-stelas", "myths").city(0, "D4").has(0, food=1, wood=1, ore=1).act(0, "construct:D4")
    t.act(0, "build:temple", "token:mood")
    assert t.goods(0) == {"mood": 1}, "a temple brings its token only"


# -- Ballcourts


def test_for_mood_a_city_counts_as_one_larger_when_it_collects_or_recruits() -> None:
    t = maya("may-ballcourts").has(0, mood=1).act(0, "collect:D7", "react:may-ballcourts")
    t.act(0, "take:D6:food", "take:D7:food")
    assert t.goods(0) == {"food": 2} and t.now.enlarged == 0
    t = maya("may-ballcourts").has(0, mood=1).act(0, "collect:D7", "no", "take:D7:food")
    assert t.goods(0) == {"food": 1, "mood": 1}
    t = maya("may-ballcourts").has(0, mood=1, food=4).act(0, "recruit:D7", "react:may-ballcourts", "unit:settler")
    assert t.at("D7") == {"settler": 2} and t.goods(0) == {}


def test_no_ball_is_played_in_an_angry_city_nor_with_the_last_token_of_a_draft() -> None:
    t = maya("may-ballcourts").city(0, "D4", "temple", mood="angry").has(0, mood=1)
    assert t.act(0, "collect:D4").prompt == "collect"
    t = maya("may-ballcourts", "draft").has(0, mood=1).act(0, "recruit:D7")
    assert t.at("D7") == {"infantry": 1}, "the token pays for the infantry"


def test_once_a_turn_an_advance_of_spirituality_costs_a_food_less() -> None:
    t = maya("may-ballcourts").has(0, food=3).act(0, "buy-advance", "advance:myths")
    assert t.goods(0) == {"food": 2, "mood": 1}
    t.act(0, "buy-advance", "advance:priesthood")
    assert t.goods(0) == {"mood": 1}
    t = maya("may-ballcourts").has(0, food=3).act(0, "buy-advance", "advance:writing")
    assert t.goods(0)["food"] == 1, "others do not"


# -- Calendar


def test_the_calendar_shows_the_next_event_and_puts_it_off_for_culture() -> None:
    t = maya("may-calendar").on_top(EVENT_DECK, "ev-volcano", "ev-earthquake").has(0, culture=1)
    t.act(0, "special:may-calendar")
    assert t.keys == ["put-under:ev-volcano", "no"]
    t.act(0, "put-under:ev-volcano")
    assert t.ids(EVENT_DECK)[0] == "ev-volcano" and t.ids(EVENT_DECK)[-1] == "ev-earthquake" and t.goods(0) == {}
    t.act(0, "special:may-calendar")
    assert t.keys == ["no"], "without culture one looks only"
    t.act(0, "no")
    assert not t.can("special"), "what is known is not looked at again"
    assert t.now.actions == 3


def test_an_event_that_is_known_is_put_off_without_another_look() -> None:
    t = maya("may-calendar").on_top(EVENT_DECK, "ev-volcano").has(0, culture=1)
    t.act(0, "special:may-calendar", "no", "special:may-calendar")
    assert t.prompt == "act" and t.ids(EVENT_DECK)[0] == "ev-volcano" and t.goods(0) == {}


def test_nobody_else_knows_what_the_calendar_shows() -> None:
    t = maya("may-calendar").on_top(EVENT_DECK, "ev-volcano").has(0, culture=1).act(0, "special:may-calendar", "no")
    top = t.now.zones[EVENT_DECK][-1]
    assert t.now.known[top] == 1
    assert CLASH.view(t.now, 0)["foreseen"] == "ev-volcano" and CLASH.view(t.now, 1)["foreseen"] is None
    assert {world.ident(world.zones[EVENT_DECK][-1]) for world in t.imagined(0)} == {"ev-volcano"}
    assert len({world.ident(world.zones[EVENT_DECK][-1]) for world in t.imagined(1)}) > 1


# -- Pakal


def test_pakal_cancels_a_hit_under_an_own_obelisk_in_the_first_round() -> None:
    def stormed(**colours: int) -> Field:
        t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D4", "obelisk", colours=colours).city(1, "A3")
        t.leads(0, "lead-pakal", "D4").units(1, "D5", infantry=1)
        return t.strike("D5", "D4", "6i", "1l", "2c")

    assert stormed().said("loses-unit") == [], "one hit, cancelled"
    assert stormed(obelisk=1).said("loses-unit") == [(0, "leader")]


def test_pakal_pays_a_culture_for_two_resources_of_a_building_in_his_city() -> None:
    t = maya("writing").city(0, "D4").leads(0, "lead-pakal", "D4").has(0, culture=1, ore=1)
    assert t.can("construct") == ["construct:D4"], "not in the other city"
    t.act(0, "construct:D4")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert t.the_city("D4").size == 2 and t.goods(0) == {"idea": 2}
    assert not maya("writing").city(0, "D4").leads(0, "lead-pakal", "D4").has(0, culture=2).can("construct"), "once"


# -- Siyaj K'ak'


def test_siyaj_kak_storms_a_city_with_its_size_in_the_first_round() -> None:
    t = maya().leads(0, "lead-siyaj-kak", "D5").city(1, "D4", "academy", "temple").units(1, "D4", infantry=1)
    t.strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 5, 1, 1)]
    t = maya().leads(0, "lead-siyaj-kak", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 2, 1, 1)], "no city"


def test_siyaj_kak_influences_after_building_in_his_city() -> None:
    def built(where: str) -> Field:
        t = maya("writing").city(0, "D4").leads(0, "lead-siyaj-kak", where).city(1, "D3", "temple")
        return t.has(0, food=1, wood=1, ore=1).value(5).act(0, "construct:D4", "build:academy")

    t = built("D4").act(0, "react:lead-siyaj-kak")
    assert t.the_city("D3").buildings[3] == 0 and t.now.actions == 2
    assert built("D7").prompt == "act"


def test_siyaj_kak_influences_after_building_a_wonder_in_his_city() -> None:
    t = maya("engineering", "priesthood").city(0, "D4", "temple", mood="happy").city(0, "B6").city(1, "D3", "temple")
    t.leads(0, "lead-siyaj-kak", "D4").has(0, food=4, wood=4, ore=4, culture=5).wonders(0, "wonder-mausoleum")
    t.value(5).act(0, "wonder-in:D4", "wonder:wonder-mausoleum", "react:lead-siyaj-kak")
    assert t.the_city("D4").size == 3 and t.the_city("D3").buildings[3] == 0 and t.now.actions == 2


# -- Wak Chanil Ajaw


def test_wak_chanil_fights_better_within_two_hexes_of_an_own_city() -> None:
    t = maya().leads(0, "lead-wak-chanil", "D6").units(1, "D5", infantry=1).strike("D6", "D5", "2c", "1l")
    assert t.said("rolls") == [(0, 4, 1, 1)]
    t = maya().leads(0, "lead-wak-chanil", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 2, 1, 1)]


def test_wak_chanil_rebuilds_in_a_city_that_she_captured_in_the_move() -> None:
    t = maya("myths").leads(0, "lead-wak-chanil", "D5").city(1, "D4", "academy").act(0, "move", "from:D5", "to:D4")
    assert t.can("react") == ["react:lead-wak-chanil"]
    t.act(0, "react:lead-wak-chanil")
    assert t.keys == ["rebuild:academy:fortress", "rebuild:academy:temple"]
    t.act(0, "rebuild:academy:temple")
    city = t.the_city("D4")
    assert city.buildings[3] == 0 and city.buildings[0] == -1 and t.mood("D4") == "angry"
    assert t.goods(0) == {"gold": 2}, "nothing is paid, and nothing gained for the temple"
    t.lay().actions = 3
    t.units(0, "D6", infantry=1).act(0, "move", "from:D6", "to:D5")
    assert not t.can("react"), "not after another move action"


def test_wak_chanil_rebuilds_only_what_she_has_learned_and_where_she_stands() -> None:
    t = maya().leads(0, "lead-wak-chanil", "D5").city(1, "D4", "fortress").die("6i", "1l")
    t.act(0, "move", "from:D5", "to:D4")
    assert t.the_city("D4").owner == 0 and t.prompt == "act", "nothing but fortresses is known"
    t = maya("myths").leads(0, "lead-wak-chanil", "D6").units(0, "D5", infantry=1).city(1, "D4", "academy")
    t.act(0, "move", "from:D5", "to:D4", "done")
    assert t.prompt == "act"
