"""Solo: the opponent's turn, step by step."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.state import BOT_SLOT, MARKET, TRIGGERED
from rules.imperium.solo import BOT, SoloTable, solo

FIVE = ("rom-advance", "rom-conquer", "rom-triumvirate", "rom-glory", "unrest")


def turn(t: SoloTable) -> SoloTable:
    """The opponent's turn; then the human has one."""
    return t.then(("opponent",), ("turn", 0)).go()


def rolling(die: int, **options: object) -> SoloTable:
    """A table on which the opponent will roll that number."""
    for below in range(200):
        t = solo("romans", **options)
        t.slots(*FIVE).market("cls-jungle", "cls-hills", "cls-oasis", "cls-steppe", "cls-coast").no_tokens()
        for _ in range(below):
            t.state_.below(6)
        probe = t.state_.copy()
        if 1 + probe.below(6) == die:
            return t
    raise AssertionError(die)


def resolved(t: SoloTable) -> list[str]:
    return [card for (card,) in t.said("bot-resolves")]


# -- die and slots


@pytest.mark.parametrize("die", range(1, 7))
def test_the_slot_of_the_die_is_not_resolved(die: int) -> None:
    t = turn(rolling(die))
    assert t.said("bot-rolls") == [(die,)]
    assert resolved(t) == [card for n, card in enumerate(FIVE, 1) if n != die]


@pytest.mark.parametrize(("level", "die", "n"), [("chieftain", 5, 4), ("chieftain", 6, 4), ("chieftain", 2, 3)])
def test_with_four_slots_five_and_six_block_nothing(level: str, die: int, n: int) -> None:
    t = rolling(die, level=level)
    t.slots(*FIVE[:4])
    assert len(resolved(turn(t))) == n


@pytest.mark.parametrize("die", [1, 6])
def test_with_six_slots_one_is_always_blocked(die: int) -> None:
    t = rolling(die, level="overlord")
    t.slots(*FIVE, "rom-dalmatia")
    assert len(resolved(turn(t))) == 5


def test_an_empty_slot_is_passed_over() -> None:
    t = rolling(6)
    t.slots("rom-advance", "", "rom-conquer")
    assert resolved(turn(t)) == ["rom-advance", "rom-conquer"]


def test_the_cards_are_turned_up_one_at_a_time() -> None:
    """While the human answers the question of one, those after it are still face down."""
    t = rolling(6)
    t.bot(empire=True).slots("rom-prosperity", "rom-conquer")
    turn(t)
    assert t.prompt == "may"
    assert t.now.look(BOT_SLOT, 0) == ["rom-prosperity"]
    assert t.now.look(BOT_SLOT + 1, 0) == [None]


def test_a_resolved_card_is_discarded_unless_it_goes_elsewhere() -> None:
    t = solo("romans").bot(materials=0).market("cls-elders", "cls-jungle", "cls-hills", "cls-oasis", "cls-steppe")
    t.resolve("rom-conquer")
    assert t.ids("discard", BOT) == ["rom-conquer"]
    assert t.ids("deck", BOT)[-1] == "cls-jungle"


def test_the_log_says_which_card_and_which_row() -> None:
    t = solo("romans")
    t.resolve("rom-roman-expansion")
    assert t.said("bot-resolves") == [("rom-roman-expansion",)]
    assert [row for (row,) in t.said("bot-row")] == ["romans-barbarian-attack"]


# -- clean-up


@pytest.mark.parametrize(
    ("nation", "token"),
    [("romans", (0, 0, 1)), ("carthaginians", (2, 0, 0)), ("qin", (0, 1, 0))],
)
@pytest.mark.parametrize("empire", [False, True])
def test_a_token_on_the_market_card_of_the_die(nation: str, token: tuple[int, int, int], empire: bool) -> None:
    t = solo(nation).bot(empire=empire)
    t.no_tokens().clean_up(4)
    assert t.now.market == [(0, 0, 0)] * 3 + [token] + [(0, 0, 0)]


def test_no_token_on_a_six() -> None:
    t = solo("romans")
    t.no_tokens().clean_up(6)
    assert t.now.market == [(0, 0, 0)] * 5


def test_with_four_slots_a_five_still_lays_its_token() -> None:
    t = solo("romans", level="chieftain")
    t.no_tokens().clean_up(5)
    assert t.now.market[4] == (0, 0, 1)


def test_no_token_where_no_market_card_lies() -> None:
    t = solo("romans")
    t.no_tokens().only(MARKET)
    t.clean_up(1)
    assert t.now.market == [(0, 0, 0)] * 5


def test_the_card_that_waited_goes_to_slot_1_and_the_others_are_filled_in_order() -> None:
    t = solo("romans")
    t.slots("", "", "rom-legions").deck(BOT, "rom-advance", "rom-conquer", "rom-glory", "rom-prosperity", "unrest")
    t.clean_up(3)
    assert t.in_slots() == ["rom-legions", "rom-advance", "rom-conquer", "rom-glory", "rom-prosperity", ""]
    assert t.ids("deck", BOT) == ["unrest"]


def test_nothing_waited_all_slots_are_filled() -> None:
    t = solo("romans")
    t.slots().deck(BOT, "rom-advance", "rom-conquer", "rom-glory", "rom-prosperity", "unrest")
    t.clean_up(6)
    assert t.in_slots() == ["rom-advance", "rom-conquer", "rom-glory", "rom-prosperity", "unrest", ""]


def test_a_card_that_waited_in_slot_1_stays_there() -> None:
    t = solo("romans")
    t.slots("rom-legions").deck(BOT, "rom-advance", "rom-conquer", "rom-glory", "rom-prosperity")
    t.clean_up(1)
    assert t.in_slots()[:2] == ["rom-legions", "rom-advance"]


def test_warlord_discards_a_card_after_filling() -> None:
    for level, n in (("chieftain", 0), ("warlord", 1)):
        t = solo("romans", level=level)
        t.slots().deck(BOT, *FIVE)
        t.clean_up(6)
        assert t.ids("discard", BOT) == ["unrest"][:n]


# -- the deck runs out


def test_an_empty_deck_takes_a_card_of_the_dynasty_and_the_discard_pile() -> None:
    t = solo("romans")
    t.slots().deck(BOT, "rom-advance").discard(BOT, "rom-conquer", "rom-glory", "rom-prosperity")
    top = t.ids("nation", BOT)[-1]
    n = t.size("nation", BOT)
    t.clean_up(6)
    assert t.in_slots()[0] == "rom-advance"
    assert sorted(t.in_slots()[1:5]) == sorted(["rom-conquer", "rom-glory", "rom-prosperity", top])
    assert t.size("nation", BOT) == n - 1
    assert t.ids("discard", BOT) == [] == t.ids("deck", BOT)


def test_it_may_run_out_more_than_once() -> None:
    t = solo("romans")
    t.slots().deck(BOT)
    n = t.size("nation", BOT)
    t.clean_up(6)
    assert t.size("nation", BOT) == n - 5
    assert "" not in t.in_slots()[:5]


def test_without_any_card_a_slot_stays_empty() -> None:
    t = solo("romans")
    t.slots().deck(BOT, "rom-advance").nation(BOT)
    t.clean_up(6)
    assert t.in_slots() == ["rom-advance", "", "", "", "", ""]


def test_discarding_from_the_deck_does_not_shuffle() -> None:
    t = solo("romans")
    t.deck(BOT, "rom-advance").discard(BOT, "rom-glory")
    n = t.size("nation", BOT)
    t.resolve("cls-armenians")  # two cards, of which there is one
    assert t.ids("discard", BOT) == ["rom-glory", "rom-advance"]
    assert t.size("nation", BOT) == n and t.size("deck", BOT) == 0


# -- accession


def test_the_accession_card_makes_it_an_empire() -> None:
    t = solo("romans")
    t.slots().deck(BOT).discard(BOT, "rom-advance", "rom-glory", "unrest", "rom-conquer")
    t.nation(BOT, "rom-julius-caesar", "rom-legions")
    t.clean_up(6)
    assert "rom-julius-caesar" in t.in_slots()
    assert t.player(BOT).empire
    assert t.said("bot-empire") == [()]


def test_from_then_on_the_other_table_counts() -> None:
    for empire, row in ((False, "romans-barbarian-barbarian"), (True, "romans-empire-barbarian")):
        t = solo("romans").bot(empire=empire)
        t.resolve("rom-conquer")
        assert t.said("bot-row") == [(row,)]


def test_in_the_middle_of_its_turn_too() -> None:
    t = solo("celts")
    accession = next(card.id for card in BOOK if card.nation == "celts" and card.start == "accession")
    t.nation(BOT, accession, "cls-wonder")
    t.slots("cel-glory", "cls-elders")
    t.then(("opponent-slot", 0), ("opponent-slot", 1), ("turn", 0)).go()
    assert [row for (row,) in t.said("bot-row")] == ["celts-barbarian-glory", "celts-empire-uncivilised"]


def test_before_that_it_is_none() -> None:
    t = solo("romans")
    t.slots("", "rom-glory", "rom-advance", "rom-conquer", "unrest").deck(BOT)
    t.clean_up(6)
    assert t.said("bot-dynasty") and not t.player(BOT).empire


@pytest.mark.parametrize("nation", ["vikings", "arthurians"])
def test_vikings_and_arthurians_stay_barbarians(nation: str) -> None:
    t = solo(nation)
    card = next(card.id for card in BOOK if card.nation == nation and card.start == "accession")
    t.slots().deck(BOT).nation(BOT, card, "cls-wonder")
    t.clean_up(6)
    assert t.said("bot-dynasty")[0] == (card,)
    assert not t.player(BOT).empire


# -- the end of the dynasty


def test_an_empty_dynasty_deck_begins_the_end() -> None:
    t = solo("romans")
    t.slots().deck(BOT).nation(BOT, "rom-legions").discard(BOT, *FIVE)
    t.clean_up(6)
    assert (t.now.ending, t.now.why) == (TRIGGERED, "dynasty")
    assert t.said("end-near") == [("dynasty",)]


def test_a_dynasty_deck_that_is_not_empty_does_not() -> None:
    t = solo("romans")
    t.slots().deck(BOT).nation(BOT, "rom-legions", "rom-raetia").discard(BOT, *FIVE)
    t.clean_up(6)
    assert t.now.why == ""


def test_a_row_may_empty_it_too() -> None:
    t = solo("olmecs").nation(BOT, "cls-wonder")
    t.resolve("cls-armenians")
    assert t.now.why == "dynasty"


# -- the order of a round


def test_the_human_then_the_opponent_then_the_solstice() -> None:
    t = solo("romans").nothing(0)
    t.then(("round",)).go()
    assert t.prompt == "act"
    t.end(0)
    while t.prompt not in ("act", ""):
        t.act(0, t.keys[0])
    said = [event.message for event in t.match.log]
    assert said.index("turn") < said.index("bot-rolls") < said.index("solstice")


def test_its_cards_in_play_do_nothing_at_the_solstice() -> None:
    t = solo("romans").play(BOT, "cls-metropolis", "cls-temple")
    t.then(("solstice",), ("turn", 0)).go()
    assert t.said("solstice-card") == [] and t.goods(BOT) == {}
