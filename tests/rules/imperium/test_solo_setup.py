"""Solo: what lies on the table before the first turn, and the levels."""

from __future__ import annotations

import pytest

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import BOOK, FACE, PRINTED
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.games.imperium.solo.levels import LEVELS
from oikumene.games.imperium.state import AREA, BOT_SLOT, BOT_SLOTS, DECK, HISTORY, JOURNEY, NATION, PLAY, POWERS, State
from rules.imperium.solo import BOT, solo


def laid(opponent: str, seed: int = 1, **options: object) -> State:
    human = "greeks" if opponent == "persians" else "persians"
    match = IMPERIUM.new(
        seats=1, seed=seed, options={"nation_1": human, "powers": "a", "opponent": opponent, **options}
    )
    return match.state


def ids(state: State, zone: int) -> list[str]:
    return [state.ident(card) for card in state.zones[zone]]


def starting(nation: str) -> list[str]:
    """The starting deck; all unrest is the same."""
    cards = [c for c in PRINTED if c.nation == nation and c.start == "starting_deck"]
    return sorted("unrest" if c.suits == ("unrest",) else c.id for c in cards for _ in range(c.copies))


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_deck_and_slots_are_the_starting_deck(nation: str) -> None:
    state = laid(nation)
    slots = [card for slot in range(BOT_SLOTS) for card in ids(state, BOT_SLOT + slot)]
    assert len(slots) == 5
    assert sorted(slots + ids(state, DECK + BOT)) == starting(nation)


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_no_power_card_nothing_in_play_and_no_tokens(nation: str) -> None:
    state = laid(nation)
    assert not ids(state, POWERS + BOT) and not ids(state, PLAY + BOT) and not ids(state, HISTORY + BOT)
    assert state.players[BOT].resources == [0, 0, 0]
    assert state.players[BOT].actions == state.players[BOT].exhausts == 0


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_dynasty_deck_nation_cards_then_accession_then_developments(nation: str) -> None:
    state = laid(nation)
    start_of = {**{card.id: card.start for card in BOOK}, "unrest": "nation_deck"}
    starts = [start_of[id] for id in reversed(ids(state, NATION + BOT))]
    printed = [card for card in PRINTED if card.nation == nation]
    count = {start: sum(c.copies for c in printed if c.start == start) for start in set(starts) | {"development"}}
    if nation == "arthurians":
        count["development"] = 0
    assert starts == (
        ["nation_deck"] * count.get("nation_deck", 0)
        + ["accession"] * count.get("accession", 0)
        + ["development"] * count["development"]
    )


def test_the_nation_cards_of_the_dynasty_are_shuffled() -> None:
    tops = {tuple(ids(laid("vikings", seed), NATION + BOT)) for seed in range(5)}
    assert len(tops) == 5


def test_developments_lie_with_the_fewest_points_on_top() -> None:
    values = [BOOK[FACE[id]].points.fixed for id in reversed(ids(laid("scythians"), NATION + BOT)[:4])]
    assert values == [2, 2, 3, 7]


def test_a_star_coin_among_the_developments_counts_five() -> None:
    bottom, above, *_ = ids(laid("romans"), NATION + BOT)
    assert (bottom, above) == ("rom-emperor-trajan", "rom-rome-the-eternal-city")  # 5, 4


def test_developments_of_equal_points_come_in_any_order() -> None:
    orders = {tuple(ids(laid("atlanteans", seed), NATION + BOT)) for seed in range(6)}
    assert len(orders) > 1


def test_the_human_knows_what_lies_under_the_nation_cards_and_not_those() -> None:
    state = laid("romans")
    seen = list(reversed(state.look(NATION + BOT, 0)))
    assert seen[:5] == [None] * 5
    assert None not in seen[5:]


def test_the_cards_in_the_slots_are_face_down() -> None:
    state = laid("romans")
    assert all(state.look(BOT_SLOT + slot, 0) == [None] for slot in range(5))
    assert all(face is None for face in state.look(DECK + BOT, 0))


def test_atlanteans_are_an_empire_with_developments_only() -> None:
    state = laid("atlanteans")
    assert state.players[BOT].empire
    assert len(ids(state, NATION + BOT)) == 10


@pytest.mark.parametrize("nation", [n for n in ALL_NATIONS if n != "atlanteans"])
def test_others_begin_as_barbarians(nation: str) -> None:
    assert not laid(nation).players[BOT].empire


def test_utopians_have_a_journey_instead_of_a_dynasty() -> None:
    state = laid("utopians")
    assert ids(state, NATION + BOT) == []
    assert ids(state, JOURNEY + BOT) == ["uto-journey-2-a", "uto-journey-1-a"]


def test_arthurian_quests_are_a_pile_with_the_graal_last() -> None:
    piles = [ids(laid("arthurians", seed), AREA + BOT) for seed in range(6)]
    assert all(len(pile) == 5 and pile[0] == "art-graal" for pile in piles)
    assert len({tuple(pile) for pile in piles}) > 1
    assert len(ids(laid("arthurians"), NATION + BOT)) == 8


def test_set_up_as_for_two_players_the_human_as_always() -> None:
    state = laid("romans")
    assert all(card.players <= 2 for card in (state.card(c) for c in range(len(state.face))))
    assert state.players[0].resources == [3, 2, 1]
    assert len(state.zones[4]) == 6
    assert state.first == 0


def test_the_unrest_of_both_nations_is_in_the_pile() -> None:
    def unrest(state: State) -> int:
        return sum(state.ident(c) == "unrest" and state.layout.names[state.at[c]] in pile for c in range(len(state.at)))

    pile = ("unrest-pile", *(f"under-{n}" for n in range(5)))
    assert unrest(laid("utopians")) == unrest(laid("romans")) + 3


def test_the_opponent_is_drawn_from_the_pool_and_is_not_the_human() -> None:
    for seed in range(20):
        match = IMPERIUM.new(seats=1, seed=seed, options={"nation_1": "romans", "powers": "a", "pool": "classics"})
        nation = match.state.players[BOT].nation
        assert nation != "romans" and nation in ALL_NATIONS[:8]


# -- levels


@pytest.mark.parametrize(
    ("level", "slots", "start"),
    [
        ("chieftain", 4, [0, 0, 0]),
        ("warlord", 4, [0, 0, 0]),
        ("imperator", 5, [0, 0, 0]),
        ("sovereign", 5, [3, 2, 1]),
        ("overlord", 6, [3, 2, 1]),
        ("supreme", 6, [3, 2, 1]),
    ],
)
def test_level(level: str, slots: int, start: list[int]) -> None:
    state = laid("romans", level=level)
    assert [len(state.zones[BOT_SLOT + slot]) for slot in range(BOT_SLOTS)] == [1] * slots + [0] * (BOT_SLOTS - slots)
    assert state.players[BOT].resources == start
    assert IMPERIUM.view(state, 0)["opponent"]["cards"] == [[None]] * slots


def test_there_are_no_other_levels() -> None:
    assert list(LEVELS) == ["chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme"]


@pytest.mark.parametrize(
    ("level", "per_point"),
    [("chieftain", 10), ("warlord", 10), ("imperator", 10), ("sovereign", 5), ("overlord", 5), ("supreme", 5)],
)
def test_what_tokens_are_worth_by_level(level: str, per_point: int) -> None:
    from oikumene.games.imperium.solo.scoring import bot_breakdown

    t = solo("romans", level=level)
    t.bot(materials=2 * per_point - 3, population=2, progress=4)
    assert bot_breakdown(t.now, BOT)["tokens"] == 1
    t.bot(population=3)
    points = bot_breakdown(t.now, BOT)
    assert (points["tokens"], points["progress"]) == (2, 4)


def test_supreme_gains_progress_for_unrest_returned() -> None:
    for level, progress in (("overlord", 0), ("supreme", 2)):
        t = solo("olmecs", level=level)
        t.discard(BOT, "unrest").resolve("unrest")
        t.then(("turn", 0))
        assert t.goods(BOT).get("progress", 0) == progress // 2
        t.resolve("olm-cacao")
        assert t.goods(BOT)["progress"] == progress + 1  # a progress of the row itself
