"""Glossary: abandon, recall, history, sink, garrison, find, look, discard, give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.effects import Find
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.rules import moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import DECK, GARRISON, HAND, NATION, PLAY, POWERS, State
from rules.imperium.tables import Table, table

Door = Callable[[State, int, int], Any]


def go(t: Table, door: Door, card: str) -> Table:
    """Through a door of the rules, without a card that would say so."""
    assert not list(door(t.match.state, 0, t.find(card, PLAY, GARRISON)))
    return t


# -- leaving play


@pytest.mark.parametrize(
    ("door", "place"),
    [
        (moving.abandon, "discard"),
        (moving.recall, "hand"),
        (moving.into_history, "history"),
        (moving.exile, "exile"),
        (moving.sink, "discard"),
    ],
)
def test_a_garrison_follows_its_card(door: Door, place: str) -> None:
    """Glossary "garrison": abandoned, recalled, exiled, into the history, sunk: the same happens to it."""
    t = table().nothing(0).play(0, "cls-steppe").garrison(0, "cls-steppe", "unrest", "rom-glory")
    go(t, door, "cls-steppe")
    assert sorted(t.ids(place)) == ["cls-steppe", "rom-glory", "unrest"]
    assert t.ids("garrison") == []
    assert t.now.garrisons == {}


@pytest.mark.parametrize(
    ("door", "place"), [(moving.abandon, "discard"), (moving.recall, "hand"), (moving.exile, "exile")]
)
def test_a_garrison_that_goes_alone_leaves_its_card_in_play(door: Door, place: str) -> None:
    t = table().nothing(0).play(0, "cls-steppe").garrison(0, "cls-steppe", "unrest", "rom-glory")
    go(t, door, "unrest")
    assert t.ids(place) == ["unrest"]
    assert t.ids("play") == ["cls-steppe"]
    assert t.under(0, "cls-steppe") == ["rom-glory"]


def test_only_pinned_cards_are_recalled() -> None:
    """Espionage: each other player recalls a pinned card; in play there are no others."""
    t = table(base="legends").hand(0, "leg-espionage").play(1, "leg-island", "leg-code-of-laws")
    t.garrison(1, "leg-island", "unrest").act(0, "play:leg-espionage")
    t.act(1, "leg-island")
    assert t.ids("hand", 1) == ["leg-island", "unrest"]
    assert t.ids("play", 1) == ["leg-code-of-laws"]


def test_a_token_comes_off_a_card_that_leaves_play() -> None:
    """It can be exhausted again when it comes back, for another token."""
    t = table().play(0, "cls-coinage").deck(0, "unrest").act(0, "exhaust:cls-coinage@1")
    go(t, moving.recall, "cls-coinage")
    assert t.player(0).tired == ()
    assert t.player(0).exhausts == 4


def test_a_power_card_does_not_leave_play() -> None:
    """The Court and the journey of the Utopians lie beside the power card: nothing recalls or abandons them."""
    t = table("utopians", "romans", base="legends").hand(1, "leg-espionage").then(("turn", 1), ("solstice",))
    t.act(1, "play:leg-espionage")
    assert t.prompt == "act"
    assert t.size("powers", 0) == 2


# -- history


def test_the_history_is_seen_by_its_owner_only() -> None:
    t = table().history(0, "rom-glory")
    card = t.match.state.zones[t._zone("history", 0)][0]
    assert t.now.shows(card) & 3 == 1


@pytest.mark.parametrize("nation", ["vikings", "atlanteans"])
def test_vikings_and_atlanteans_keep_no_history(nation: str) -> None:
    """What should go there is discarded."""
    t = table(nation, "romans").nothing(0).hand(0, "cls-hittites").market("cls-river")
    t.act(0, "play:cls-hittites", "pick:cls-river:market")
    assert t.ids("history") == []
    assert t.ids("discard") == ["cls-hittites"]
    assert t.said("history") == []
    assert (0, "cls-hittites") in t.said("discards")


def test_the_log_says_what_went_into_the_history() -> None:
    t = table().hand(0, "cls-hittites").market("cls-river").act(0, "play:cls-hittites", "pick:cls-river:market")
    assert t.said("history") == [(0, "cls-hittites")]


def test_a_deck_searched_empty_is_an_empty_deck() -> None:
    """Utopians take unrest as soon as the deck is empty, also if its last card was found there."""
    t = table("utopians", "romans", base="legends").deck(0, "rom-glory").unrest_pile(5)
    state = t.run().now
    assert not list(moving.relocate(state, 0, t.find("rom-glory", DECK), HAND))
    assert t.ids("hand") == ["rom-glory", "unrest"]


def test_sunken_cards_lie_under_the_power_card_of_the_atlanteans() -> None:
    t = table("atlanteans", "romans").nothing(0).play(0, "cls-steppe").garrison(0, "cls-steppe", "unrest")
    go(t, moving.sink, "cls-steppe")
    assert t.ids("history") == ["cls-steppe", "unrest"]


def test_others_discard_what_should_be_sunk() -> None:
    t = table("romans", "celts").nothing(0).play(0, "cls-steppe")
    go(t, moving.sink, "cls-steppe")
    assert t.ids("discard") == ["cls-steppe"]


# -- garrison


def test_any_card_of_the_hand_may_be_a_garrison() -> None:
    t = table().hand(0, "cls-steppe", "unrest", "rom-dalmatia", "cls-praiseworthy")
    t.act(0, "play:cls-steppe", "pick:" + t.open_market[0] + ":market")
    assert t.keys == ["pick:unrest:hand", "pick:rom-dalmatia:hand", "pick:cls-praiseworthy:hand", "no"]
    t.act(0, "unrest")
    assert t.under(0, "cls-steppe") == ["unrest"]


def test_a_garrison_is_not_in_play() -> None:
    """It cannot be exhausted, has no solstice, no passive effect, and is not counted."""
    t = table().play(0, "cls-steppe").garrison(0, "cls-steppe", "cls-mysticism", "cls-coinage", "cls-oasis")
    assert [key for key in t.keys if key.startswith("exhaust")] == []
    t.hand(0, "rom-prosperity").act(0, "play:rom-prosperity", "no").act(1, "no").act(0, "gain-1-materials")
    assert t.goods(0) == {"materials": 2}
    t.end(0).end(1)
    assert t.seat == 0
    assert t.goods(0) == {"materials": 2}


def test_garrisons_lie_open() -> None:
    t = table().play(0, "cls-steppe").garrison(0, "cls-steppe", "unrest")
    assert t.match.state.shows(t.match.state.zones[GARRISON][0]) & 3 == 3


def test_several_cards_under_one() -> None:
    """Cataphract under a region resolves it again: a second garrison."""
    t = table().play(0, "cls-steppe").garrison(0, "cls-steppe", "rom-glory").state(0, empire=True)
    t.hand(0, "cls-cataphract", "unrest", "rom-advance").market("cls-river", "", "", "cls-hittites")
    t.act(0, "play:cls-cataphract", "no", "cls-steppe", "pick:cls-river:market", "unrest")
    assert sorted(t.under(0, "cls-steppe")) == ["cls-cataphract", "rom-glory", "unrest"]


def test_some_cards_cannot_be_garrisoned() -> None:
    t = table().hand(0, "cls-steppe", "cls-triumphant", "rom-glory").market("cls-river")
    t.act(0, "play:cls-steppe", "cls-river")
    assert "pick:cls-triumphant:hand" not in t.keys


def test_to_garrison_is_voluntary_and_needs_a_card() -> None:
    t = table().nothing(0).hand(0, "cls-steppe").market("cls-river").act(0, "play:cls-steppe", "cls-river")
    assert t.prompt == "act"


# -- find and look


FINDER = Find(Kind(named="Glory"), "hand")
FINDER.kind.bind(BOOK)


#: Seeks any region.
REGION_FINDER = Find(Kind("region"), "hand")
REGION_FINDER.kind.bind(BOOK)
LANDS = [f"cls-{name}" for name in ("hills", "river", "coast", "marsh", "oasis", "cape", "forest")]


def found(t: Table, *answers: str, finder: Find = FINDER) -> list[list[str]]:
    """A search, answered; what could be answered each time."""
    flow = finder.run(Deed(t.match.state, 0, t.find("rom-power-a", POWERS)))
    keys = []
    asked = next(flow)[0]
    try:
        for answer in answers:
            values = {t.match.key(value): value for value in asked.values()}
            keys.append(list(values))
            asked = flow.send((asked, values[answer]))[0]
    except StopIteration:
        return keys
    raise AssertionError("the search goes on")


@pytest.mark.parametrize(
    ("place", "way"),
    [("hand", []), ("discard", []), ("deck", ["search:deck"]), ("nation", ["search:deck", "search:nation"])],
)
def test_find_looks_in_hand_discard_deck_and_nation_deck_in_this_order(place: str, way: list[str]) -> None:
    """Glossary "find": a named card is taken where it is first found, and nothing else can be answered."""
    t = table().nothing(0).nation(0, "rom-raetia").deck(0, "rom-conquer")
    t.bring("rom-glory", t._zone(place, 0))
    answers = [*way, f"pick:rom-glory:{place}"]
    assert found(t, *answers) == [[answer] for answer in answers]
    assert t.ids("hand") == ["rom-glory"]


@pytest.mark.parametrize("places", [("hand", "discard"), ("discard", "deck"), ("deck", "nation")])
def test_find_takes_the_first_of_two(places: tuple[str, str]) -> None:
    t = table("mauryans", "romans").nothing(0).nation(0)
    elephants = Find(Kind(named="Indian Elephants"), "hand")
    elephants.kind.bind(BOOK)
    t.bring("mau-indian-elephants", t._zone(places[0], 0))
    t.bring("mau-indian-elephants-barbarian", t._zone(places[1], 0))
    way = ["search:deck"] if places[0] == "deck" else []
    card = t.find("mau-power-a", POWERS)
    assert elephants._options(Deed(t.match.state, 0, card), ("hand", "discard"))
    answers = [*way, f"pick:mau-indian-elephants:{places[0]}"]
    flow = elephants.run(Deed(t.match.state, 0, card))
    asked = next(flow)[0]
    for n, answer in enumerate(answers):
        values = {t.match.key(value): value for value in asked.values()}
        assert list(values) == [answer]
        if n + 1 < len(answers):
            asked = flow.send((asked, values[answer]))[0]


def test_find_never_finds_the_card_under_the_nation_deck() -> None:
    """Nor what lies in play, in a garrison, in the history or in the development area."""
    for place in ("bottom", "area", "history", "play"):
        t = table().nothing(0)
        t.bring("rom-glory", t._zone(place, 0))
        assert found(t, "search:nation", "no") == [["search:nation"], ["no"]]


def test_a_searched_deck_is_shuffled() -> None:
    """Nobody knows the order any more; the card under the nation deck stays where it is."""
    t = table().deck(0, *LANDS, "rom-glory")
    before = t.ids("deck")[1:]
    found(t, "search:deck", "pick:rom-glory:deck")
    assert t.ids("deck") != before
    assert sorted(t.ids("deck")) == sorted(before)
    assert t.ids("bottom") == ["rom-julius-caesar"]
    assert t.said("searches") == [(0, "deck")]


def test_a_deck_to_which_the_search_does_not_come_is_neither_seen_nor_shuffled() -> None:
    t = table().nothing(0).deck(0, *LANDS).nation(0, "rom-raetia", "rom-bread-and-circuses").hand(0, "rom-glory")
    deck, nation = t.ids("deck"), t.ids("nation")
    found(t, "pick:rom-glory:hand")
    assert (t.ids("deck"), t.ids("nation")) == (deck, nation)
    assert not any(t.now.shows(card) & 1 for zone in (DECK, NATION) for card in t.now.zones[zone])
    t = table().nothing(0).deck(0, *LANDS, "rom-glory").nation(0, "rom-raetia", "rom-bread-and-circuses")
    found(t, "search:deck", "pick:rom-glory:deck")
    assert t.ids("nation") == nation
    assert not any(t.now.shows(card) & 1 for card in t.now.zones[NATION])


def test_of_cards_with_a_symbol_the_player_says_where_to_search() -> None:
    """Glossary "find": "in any of these places, as you like"; whoever stops a search shuffles what was searched."""

    def ready() -> Table:
        t = table().nothing(0).deck(0, "rom-conquer", *LANDS[:4]).nation(0, "rom-raetia", "rom-bread-and-circuses")
        return t.hand(0, "cls-forest").discard(0, "cls-jungle")

    here = ["pick:cls-forest:hand", "pick:cls-jungle:discard", "search:deck", "search:nation", "no"]
    t = ready()
    assert found(t, "pick:cls-jungle:discard", finder=REGION_FINDER) == [here]
    assert t.ids("hand") == ["cls-forest", "cls-jungle"]
    t = ready()
    assert found(t, "search:nation", "pick:rom-raetia:nation", finder=REGION_FINDER)[1] == [
        "pick:rom-raetia:nation",
        "no",
    ]
    assert not any(t.now.shows(card) & 1 for card in t.now.zones[DECK])
    t = ready()
    deck = t.ids("deck")
    keys = found(t, "search:deck", "search:nation", "no", finder=REGION_FINDER)
    assert keys[1][-2:] == ["search:nation", "no"] and "pick:cls-hills:deck" in keys[1]
    assert sorted(t.ids("deck")) == sorted(deck) and t.ids("hand") == ["cls-forest"]
    assert not any(t.now.shows(card) & 1 for zone in (DECK, NATION) for card in t.now.zones[zone])


def test_look_is_private() -> None:
    t = table().play(0, "cls-sacred-pass").nation(0, "rom-raetia", "rom-bread-and-circuses")
    t.act(0, "exhaust:cls-sacred-pass@1", "yes")
    card = t.now.zones[t._zone("nation", 0)][-1]
    assert t.now.shows(card) & 3 == 1
    t.act(0, "no")
    assert t.ids("nation") == ["rom-bread-and-circuses", "rom-raetia"]


# -- discard, to hand, on top, give


def test_discard_goes_to_the_own_pile() -> None:
    t = table().play(0, "cls-temple").hand(0, "unrest", "rom-glory").act(0, "exhaust:cls-temple@1", "unrest")
    assert t.ids("discard") == ["unrest"]
    assert t.goods(0) == {"progress": 1}


def test_cards_come_from_the_discard_pile_at_choice() -> None:
    """3.4.13: a free choice of the owner."""
    t = table().play(0, "cls-port").has(0, materials=3).discard(0, "unrest", "rom-glory", "rom-advance")
    t.act(0, "exhaust:cls-port@1", "yes")
    assert t.keys == ["pick:unrest:discard", "pick:rom-glory:discard", "pick:rom-advance:discard"]


def test_given_cards_land_in_the_hand() -> None:
    """4.2.1."""
    t = table().hand(0, "cls-exports", "unrest").discard(0, "rom-glory").state(0, empire=True)
    t.act(0, "play:cls-exports")
    assert t.keys == ["give:unrest:hand", "give:rom-glory:discard"]
    t.act(0, "unrest")
    assert t.ids("hand", 1) == ["unrest"]
    assert t.ids("hand", 0) == []


def test_a_card_for_each_other_player() -> None:
    t = table("romans", "celts", "greeks").hand(0, "cls-exports", "unrest", "cls-hills").state(0, empire=True)
    t.act(0, "play:cls-exports", "unrest")
    assert t.ids("hand", 1) == ["unrest"]
    t.act(0, "cls-hills")
    assert t.ids("hand", 2) == ["cls-hills"]


def test_whoever_has_nothing_left_gives_nothing() -> None:
    t = table("romans", "celts", "greeks").hand(0, "cls-exports", "unrest").state(0, empire=True)
    t.act(0, "play:cls-exports", "unrest")
    assert t.prompt == "act"
    assert (t.ids("hand", 1), t.ids("hand", 2)) == (["unrest"], [])
