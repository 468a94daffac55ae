"""Rulebook: lookout phase, and its variants: alternative, advanced, peaceful."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DECK, COMMON_DISCARD, DECK, DISPLAY, DRAFT, HAND
from rules.imperial_settlers.table import Table, table

EMPIRES = ("romans", "barbarians", "egyptians", "japanese")


def looking_out(seats: int, first: int = 0, **options: object) -> Table:
    return table(*EMPIRES[:seats], first=first, **options).then(("lookout",), ("turn", first))


def take_all(t: Table) -> list[tuple[int, int]]:
    """Everybody takes what comes first: (who, of how many), while there is something to take."""
    taken = []
    while t.prompt == "lookout":
        taken.append((t.seat, len(t.ids(DISPLAY))))
        t.act(t.seat, t.keys[0])
    return taken


# -- standard


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_card_than_players_twice_clockwise_and_back(seats: int) -> None:
    t = looking_out(seats, first=1)
    clockwise = [(1 + i) % seats for i in range(seats)]
    there = [(seat, seats + 1 - i) for i, seat in enumerate(clockwise)]
    back = [(seat, seats + 1 - i) for i, seat in enumerate(clockwise[::-1])]
    assert take_all(t) == there + back


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_one_faction_and_two_common_cards(seats: int) -> None:
    t = looking_out(seats)
    take_all(t)
    for seat in range(seats):
        backs = sorted(id[:3] for id in t.ids(HAND + seat))
        assert backs == sorted(["com", "com", EMPIRES[seat][:3]])


def test_the_card_nobody_took_is_discarded_both_times() -> None:
    t = looking_out(2).on_top(
        COMMON_DECK, "com-mill", "com-town", "com-baker", "com-tavern", "com-statue", "com-rubble"
    )
    t.act(0, "take:com-mill").act(1, "take:com-baker")
    assert t.ids(COMMON_DISCARD) == ["com-town"]
    assert t.seat == 1, "the last player begins the second time"
    t.act(1, "take:com-rubble").act(0, "take:com-tavern")
    assert t.ids(COMMON_DISCARD) == ["com-town", "com-statue"]


def test_the_faction_card_is_the_top_one() -> None:
    t = looking_out(2).on_top(DECK, "rom-colossus").on_top(DECK + 1, "bar-temple")
    assert t.ids(HAND) == ["rom-colossus"] and t.ids(HAND + 1) == ["bar-temple"]


def test_an_empty_faction_deck_gives_nothing_and_its_discards_stay() -> None:
    t = looking_out(2).only(DECK)
    take_all(t)
    assert [id[:3] for id in t.ids(HAND)] == ["com", "com"]


def test_when_the_common_deck_runs_out_the_discards_are_shuffled_in_the_middle_of_a_display() -> None:
    t = looking_out(2).only(COMMON_DECK, "com-mill", "com-town").on_top(COMMON_DISCARD, "com-baker", "com-statue")
    assert len(t.ids(DISPLAY)) == 3 and {"com-mill", "com-town"} < set(t.ids(DISPLAY))
    assert t.said("reshuffles") == [()]


# -- alternative: the draft


def test_the_draft_gives_three_to_each_of_which_one_is_kept_and_two_go_on_clockwise() -> None:
    t = looking_out(3, lookout="draft")
    packs = [t.ids(DRAFT + seat) for seat in range(3)]
    assert [len(pack) for pack in packs] == [3, 3, 3]
    for seat in range(3):
        t.match.answer(seat, f"take:{packs[seat][0]}")
    assert [sorted(t.ids(DRAFT + seat)) for seat in range(3)] == [
        sorted(packs[2][1:]),
        sorted(packs[0][1:]),
        sorted(packs[1][1:]),
    ]
    seconds = [t.ids(DRAFT + seat) for seat in range(3)]
    for seat in range(3):
        t.match.answer(seat, f"take:{seconds[seat][1]}")
    for seat in range(3):
        common = [id for id in t.ids(HAND + seat) if id.startswith("com-")]
        assert common == [packs[seat][0], seconds[seat][1]]
    assert sorted(t.ids(COMMON_DISCARD)) == sorted(second[0] for second in seconds)


def test_nobody_sees_what_is_drafted_before_all_have_chosen() -> None:
    t = looking_out(2, lookout="draft")
    mine = t.ids(DRAFT)
    t.match.answer(0, f"take:{mine[0]}")
    assert t.match.view(1)["table"]["seats"][0]["draft"] == [None] * 3
    assert mine[0] not in str(t.match.view(1)["log"])
    assert len(t.ids(DRAFT)) == 3, "the answer is sealed"


def test_a_drafted_card_stays_secret() -> None:
    t = looking_out(2, lookout="draft")
    for seat in (0, 1):
        t.match.answer(seat, f"take:{t.ids(DRAFT + seat)[0]}")
    drafted = [event for event in t.match.log if event.message == "drafts"]
    assert [event.seen_by(1, t.match.game.words).args["card"] is None for event in drafted] == [True, False]


def test_the_last_card_of_a_pack_is_discarded() -> None:
    t = looking_out(3, lookout="draft")
    for _ in range(2):
        for seat in range(3):
            t.match.answer(seat, f"take:{t.ids(DRAFT + seat)[0]}")
    assert all(not t.ids(DRAFT + seat) for seat in range(3))
    assert len(t.ids(COMMON_DISCARD)) == 3


# -- advanced


def test_advanced_with_two_players_five_cards_taken_in_turn() -> None:
    t = looking_out(2, first=1, lookout="advanced")
    assert take_all(t) == [(1, 5), (0, 4), (1, 3), (0, 2)]
    assert len(t.ids(COMMON_DISCARD)) == 1


def test_advanced_with_three_players_as_in_the_rulebooks_example() -> None:
    """First of 5, second of 4, third of 4 (one turned up); then first of 3, second of 3 (one turned up), third of 2."""
    t = looking_out(3, lookout="advanced")
    before = len(t.ids(COMMON_DECK))
    assert take_all(t) == [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]
    assert before - len(t.ids(COMMON_DECK)) == 2
    assert len(t.ids(COMMON_DISCARD)) == 1 and t.ids(DISPLAY) == []


def test_advanced_with_four_players() -> None:
    t = looking_out(4, first=2, lookout="advanced")
    assert take_all(t) == [(2, 5), (3, 4), (0, 4), (1, 4), (2, 3), (3, 3), (0, 3), (1, 2)]
    assert len(t.ids(COMMON_DISCARD)) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advanced_gives_everybody_one_faction_and_two_common_cards(seats: int) -> None:
    t = looking_out(seats, lookout="advanced")
    take_all(t)
    for seat in range(seats):
        assert sorted(id[:3] for id in t.ids(HAND + seat)) == sorted(["com", "com", EMPIRES[seat][:3]])


# -- peaceful


@pytest.mark.parametrize("lookout", ["standard", "draft", "advanced"])
def test_in_the_peaceful_variant_everybody_draws_a_common_card_too(lookout: str) -> None:
    t = looking_out(2, peaceful=True, lookout=lookout)
    for seat, code in enumerate(("rom", "bar")):
        assert [id[:3] for id in t.ids(HAND + seat)] == [code, "com"]
