"""Chapter "Preparing the game": both boxes, mixed boxes, one to four players."""

from __future__ import annotations

from collections import Counter

import pytest

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import PRINTED
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.games.imperium.model import Card
from oikumene.games.imperium.state import (
    AREA,
    BOTTOM,
    DECK,
    DISCARD,
    FAME_PILE,
    GONE,
    HAND,
    HISTORY,
    KING,
    MAIN,
    MARKET,
    NATION,
    PLAY,
    POWERS,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kernel.errors import Refused

#: Nations that bring no unrest to the pile.
QUIET = {"classics": ("romans", "greeks", "persians", "scythians"), "legends": ("egyptians", "minoans", "mauryans")}
FOUR = ("romans", "greeks", "persians", "scythians")

#: By players: regions, uncivilised, civilised, tributaries; small deck; main deck after the market; fame; unrest.
NUMBERS = {
    2: ((13, 18, 12, 9), 6, 32, 6, 8),
    3: ((14, 21, 13, 10), 7, 35, 7, 10),
    4: ((14, 22, 15, 11), 8, 36, 8, 12),
}

#: Unrest that a nation adds to the pile, for 2, 3 and 4 players.
SUPPLY = {
    "vikings": (0, 1, 2),
    "celts": (0, 2, 5),
    "arthurians": (2, 3, 4),
    "olmecs": (1, 2, 3),
    "qin": (0, 1, 2),
    "utopians": (3, 4, 5),
}

#: By nation: cards beside the power card (with it), under the nation deck, in it, developments, in the starting deck.
OWN = {
    "carthaginians": (1, 1, 5, 6, 10),
    "celts": (1, 1, 6, 5, 10),
    "greeks": (1, 1, 3, 8, 10),
    "macedonians": (1, 1, 3, 7, 11),
    "persians": (1, 1, 4, 7, 10),
    "romans": (1, 1, 5, 6, 10),
    "scythians": (1, 1, 7, 4, 11),
    "vikings": (1, 1, 13, 0, 9),
    "arthurians": (2, 1, 7, 5, 10),
    "atlanteans": (1, 0, 0, 10, 11),
    "egyptians": (1, 1, 3, 8, 10),
    "mauryans": (1, 1, 8, 6, 8),
    "minoans": (1, 1, 4, 7, 10),
    "olmecs": (1, 1, 5, 6, 10),
    "qin": (1, 1, 4, 8, 9),
    "utopians": (2, 0, 0, 0, 13),
}


def fresh(seats: int, *nations: str, base: str = "classics", seed: int = 1, powers: str = "b") -> State:
    """The table as the game lays it out."""
    named = {f"nation_{n}": nation for n, nation in enumerate(nations, 1)}
    return IMPERIUM.new(seats=seats, seed=seed, options={"base": base, "powers": powers, **named}).state


def commons(state: State) -> list[Card]:
    zones = [*range(SMALL_DECK, MAIN + 1), *range(MARKET, MARKET + 5)]
    return [state.card(card) for zone in zones for card in state.zones[zone]]


def unrest_under(state: State) -> int:
    return sum(len(state.zones[UNDER + slot]) for slot in range(5))


# -- the common area


@pytest.mark.parametrize("base", ["classics", "legends"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_by_players(base: str, seats: int) -> None:
    """Steps 5 to 14: so many cards of each suit, small decks of 6, 7, 8, the rest and the tributaries below."""
    nations = FOUR[:seats] if base == "classics" else ("egyptians", "minoans", "mauryans", "atlanteans")[:seats]
    state = fresh(seats, *nations, base=base)
    suits, small, main, fame, unrest = NUMBERS[seats]
    count = Counter(card.banner for card in commons(state))
    assert (count["region"], count["uncivilised"], count["civilised"], count["tributary"]) == suits
    assert [len(state.zones[SMALL_DECK + n]) for n in range(3)] == [small - 1] * 3
    assert len(state.zones[MAIN]) == main
    assert len(state.zones[FAME_PILE]) == fame
    assert [len(state.zones[MARKET + slot]) for slot in range(5)] == [1] * 5
    assert len(state.zones[UNREST_DECK]) + unrest_under(state) == unrest


@pytest.mark.parametrize("base", ["classics", "legends"])
def test_a_solo_game_is_laid_out_as_for_two(base: str) -> None:
    """rn-small-decks. The bot's own cards are another matter."""
    options = {"nation_1": "romans" if base == "classics" else "minoans", "opponent": "scythians", "powers": "b"}
    state = IMPERIUM.new(seats=1, seed=1, options={"base": base, **options}).state
    suits, small, main, fame, _ = NUMBERS[2]
    count = Counter(card.banner for card in commons(state))
    assert (count["region"], count["uncivilised"], count["civilised"], count["tributary"]) == suits
    assert [len(state.zones[SMALL_DECK + n]) for n in range(3)] == [small - 1] * 3
    assert len(state.zones[MAIN]) == main
    assert len(state.zones[FAME_PILE]) == fame
    assert all(card.players <= 2 for card in commons(state))


@pytest.mark.parametrize("base", ["classics", "legends"])
def test_the_rules_are_the_same_with_one_base_deck_only(base: str) -> None:
    """Combining: either base deck, never both."""
    nations = FOUR if base == "classics" else ("egyptians", "minoans", "mauryans", "atlanteans")
    state = fresh(4, *nations, base=base)
    assert {card.box for card in commons(state)} == {base}
    fame = state.zones[FAME_PILE] + state.zones[KING] + state.zones[GONE]
    assert {state.card(card).box for card in fame} == {base}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_for_more_players_are_left_out(seats: int) -> None:
    """Step 5."""
    state = fresh(seats, *FOUR[:seats])
    assert all(card.players <= seats for card in commons(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_small_decks_hold_one_suit(seats: int) -> None:
    """Steps 10 to 12; a card with both suits counts as uncivilised (step 4)."""
    state = fresh(seats, *FOUR[:seats])
    for n, suit in enumerate(("region", "uncivilised", "civilised")):
        assert {state.card(card).banner for card in state.zones[SMALL_DECK + n]} == {suit}
        assert state.card(state.zones[MARKET + n][0]).banner == suit
    assert all("uncivilised" not in state.card(c).suits for c in state.zones[SMALL_DECK + 2])


def test_a_card_with_two_suits_is_laid_out_as_uncivilised() -> None:
    """Step 4: in twenty games no City is in the civilised deck, and some are in the other."""
    places = Counter()
    for seed in range(20):
        state = fresh(2, "romans", "greeks", seed=seed)
        places.update(state.at[c] for c in range(len(state.face)) if state.ident(c) == "cls-city")
    assert SMALL_DECK + 2 not in places
    assert MARKET + 2 not in places
    assert places[SMALL_DECK + 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fame_is_put_away_unseen(seats: int) -> None:
    """Steps 7 to 9: King of Kings with side A up, eight cards above it, two or one of them put away."""
    state = fresh(seats, *FOUR[:seats])
    assert [state.ident(card) for card in state.zones[KING]] == ["cls-king-of-kings-a"]
    assert len(state.zones[FAME_PILE]) == 8 - (4 - seats)
    gone = [card for card in state.zones[GONE] if "fame" in state.card(card).suits]
    assert len(gone) == 4 - seats
    assert all(not state.shows(card) & state.everyone for card in (*gone, *state.zones[FAME_PILE]))


@pytest.mark.parametrize("seed", range(12))
def test_unrest_lies_under_all_but_regions_and_progress_on_the_civilised(seed: int) -> None:
    """Steps 15 and 16."""
    state = fresh(2, "romans", "greeks", seed=seed, base=("classics", "legends")[seed % 2])
    for slot in range(5):
        card = state.card(state.zones[MARKET + slot][0])
        under = [state.ident(c) for c in state.zones[UNDER + slot]]
        assert under == ([] if "region" in card.suits else ["unrest"])
        assert state.market[slot] == ((0, 0, 1) if card.suits == ("civilised",) else (0, 0, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nation", list(SUPPLY))
def test_supply_unrest(nation: str, seats: int) -> None:
    """Own area, step 8 (and 3.4.1: the Arthurians bring some, the Atlanteans none)."""
    state = fresh(seats, nation, *("romans", "greeks", "persians")[: seats - 1])
    assert len(state.zones[UNREST_DECK]) + unrest_under(state) == NUMBERS[seats][4] + SUPPLY[nation][seats - 2]


@pytest.mark.parametrize("nation", [nation for nation in ALL_NATIONS if nation not in SUPPLY])
def test_other_nations_bring_no_unrest(nation: str) -> None:
    state = fresh(2, nation, next(other for other in FOUR if other != nation))
    assert len(state.zones[UNREST_DECK]) + unrest_under(state) == 8


def test_supply_unrest_of_all_at_the_table_is_added() -> None:
    state = fresh(4, "vikings", "celts", "qin", "utopians")
    assert len(state.zones[UNREST_DECK]) + unrest_under(state) == 12 + 2 + 5 + 2 + 5


# -- mixed boxes


@pytest.mark.parametrize("seed", range(8))
def test_a_tributary_of_a_people_at_the_table_is_replaced(seed: int) -> None:
    """Combining, step 2: by a random tributary of the other base deck, fit for the number of players."""
    state = fresh(2, "qin", "minoans", seed=seed)
    tributaries = [card for card in commons(state) if card.banner == "tributary"]
    assert len(tributaries) == 9
    assert not {card.people for card in tributaries} & {"qin", "minoans"}
    foreign = [card for card in tributaries if card.box == "legends"]
    assert len(foreign) == 2
    assert all(card.players <= 2 for card in foreign)


@pytest.mark.parametrize("seed", range(8))
def test_the_replacement_is_no_people_at_the_table_either(seed: int) -> None:
    state = fresh(2, "romans", "egyptians", seed=seed)
    people = [card.people for card in commons(state) if card.banner == "tributary"]
    assert "romans" not in people
    assert "egyptians" not in people


def test_replacements_vary() -> None:
    found = set()
    for seed in range(20):
        state = fresh(2, "egyptians", "greeks", seed=seed)
        found |= {card.id for card in commons(state) if card.box == "legends"}
    assert len(found) > 4
    assert "leg-greeks" not in found


def test_nothing_is_replaced_where_no_name_is_the_same() -> None:
    state = fresh(2, "romans", "atlanteans")
    assert {card.box for card in commons(state)} == {"classics"}


def test_a_classics_people_is_replaced_in_the_legends_deck() -> None:
    state = fresh(4, "romans", "greeks", "vikings", "celts", base="legends")
    tributaries = [card for card in commons(state) if card.banner == "tributary"]
    assert len(tributaries) == 11
    assert sum(card.box == "classics" for card in tributaries) == 4


# -- the own area


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_where_the_own_cards_lie(nation: str) -> None:
    """Own area, steps 2 to 10."""
    state = fresh(2, nation, next(other for other in FOUR if other != nation))
    beside, bottom, deck, area, starting = OWN[nation]
    zones = state.zones
    assert len(zones[POWERS]) == beside
    assert (len(zones[BOTTOM]), len(zones[NATION]), len(zones[AREA])) == (bottom, deck, area)
    assert len(zones[HAND]) == 5
    assert len(zones[DECK]) == starting - 5
    assert not zones[DISCARD] + zones[PLAY] + zones[HISTORY]


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_every_printed_card_of_a_nation_is_somewhere(nation: str) -> None:
    """With four players all cards of a nation are used; a card with two sides once."""
    others = [other for other in ("romans", "greeks", "persians", "scythians") if other != nation][:3]
    state = fresh(4, nation, *others)
    want = Counter()
    for card in PRINTED:
        if card.nation == nation and not (card.id.endswith("-a") and card.start == "power"):
            want[card.id] += card.copies if card.suits != ("unrest",) else 0
    have = Counter(state.ident(c) for c in range(len(state.face)) if state.card(c).nation == nation)
    assert have == +want


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_side_of_the_power_card(side: str) -> None:
    """Step 2: the side is chosen, and stays."""
    state = fresh(2, "romans", "celts", powers=side)
    assert state.ident(state.zones[POWERS][0]) == f"rom-power-{side}"
    assert state.ident(state.zones[POWERS + 1][0]) == f"cel-power-{side}"


def test_the_side_may_be_chosen() -> None:
    match = IMPERIUM.new(seats=2, seed=1, options={"nation_1": "romans", "nation_2": "celts"})
    assert [option.key for option in match.pending[0].options] == ["power:rom-power-a", "power:rom-power-b"]
    match.answer(0, "power:rom-power-b")
    match.answer(1, "power:cel-power-a")
    assert match.state.ident(match.state.zones[POWERS][0]) == "rom-power-b"


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_what_everybody_begins_with(nation: str) -> None:
    """Common area, step 2: 3 materials, 2 population, 1 progress, 3 actions, 5 exhaust tokens (Utopians 3)."""
    player = fresh(2, nation, next(other for other in FOUR if other != nation)).players[0]
    assert player.resources == [3, 2, 1]
    assert (player.actions, player.exhausts) == (3, 3 if nation == "utopians" else 5)


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_everybody_is_a_barbarian_but_the_atlanteans(nation: str) -> None:
    """Step 7."""
    state = fresh(2, nation, next(other for other in FOUR if other != nation))
    assert state.players[0].empire == (nation == "atlanteans")


def test_nation_decks_are_shuffled_and_hidden_and_the_bottom_card_lies_open() -> None:
    """Steps 4 and 5: the card under the nation deck is face up; the deck is face down, for its owner too."""
    orders = {tuple(s.ident(c) for c in s.zones[NATION]) for s in (fresh(2, "romans", seed=n) for n in range(6))}
    assert len(orders) > 1
    state = fresh(2, "romans")
    assert all(not state.shows(card) & state.everyone for card in state.zones[NATION])
    assert [state.ident(card) for card in state.zones[BOTTOM]] == ["rom-julius-caesar"]


def test_the_first_player_is_drawn_by_lot() -> None:
    """Step 17."""
    assert {fresh(3, seed=seed).first for seed in range(20)} == {0, 1, 2}


# -- who plays what


def test_nations_are_drawn_and_differ() -> None:
    for seed in range(10):
        state = fresh(4, seed=seed)
        assert len({player.nation for player in state.players}) == 4


def test_nations_of_one_box_only() -> None:
    match = IMPERIUM.new(seats=3, seed=5, options={"pool": "legends", "powers": "b"})
    assert {player.nation for player in match.state.players} <= set(ALL_NATIONS[8:])


def test_nations_may_be_chosen() -> None:
    match = IMPERIUM.new(seats=2, seed=5, options={"nations": "choose", "powers": "b"})
    assert len(match.pending[0].options) == 16
    match.answer(0, "nation:qin")
    assert "nation:qin" not in [option.key for option in match.pending[0].options]
    match.answer(1, "nation:romans")
    assert [player.nation for player in match.state.players] == ["qin", "romans"]


def test_nobody_plays_the_same_nation_as_another() -> None:
    with pytest.raises(Refused):
        IMPERIUM.new(seats=2, seed=1, options={"nation_1": "qin", "nation_2": "qin"})


def test_a_nation_for_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused):
        IMPERIUM.new(seats=2, seed=1, options={"nation_3": "qin"})
