"""A table of any game set in one call: laid out, loaded, acted on, looked at, laid out again."""

from __future__ import annotations

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Flow, Value, argument, choose
from oikumene.kernel.match import Match
from oikumene.kernel.table import ALL, NOBODY, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.sides import push
from oikumene.kit.testing import Laid, sheet, the_one

FACES = ("ant", "bee", "cat", "dog")
DECK, GONE, OPEN, HAND = 0, 1, 2, 3
DIE = ("skull", "star", "star")


@data
class Dice(Small):
    __slots__ = ()
    WORDS = Vocabulary(
        {"play": "card", "roll": "", "shuffle": ""},
        {"act": ""},
        {"plays": "seat card", "rolls": "seat face"},
        {"no-roll": ""},
    )


def lay(state: Small) -> None:
    for face in (0, 1, 2, 3, 0, 1, 2, 3):
        state.add(face, DECK, 0)
    state.shuffle(DECK)
    push(state, *[("turn", n % state.seats) for n in range(4)])


def turn(state: Small, seat: int) -> Flow[None]:
    """Play a card, or roll for stars, if one has a coin; or shuffle and draw."""

    def listing() -> list[Value]:
        cards: list[Value] = [("play", card) for card in state.distinct(state.zones[HAND + seat])]
        return [*cards, *(["roll"] if state.purses[seat][0] else []), "shuffle"]

    what = yield from choose(
        seat, "act", listing, secret=True, closed=lambda: [] if state.purses[seat][0] else [("roll", "no-roll")]
    )
    if what == "roll":
        for shown in state.roll(2, DIE):
            state.note("rolls", seat, shown)
            state.purses[seat][0] += 1 if shown == "star" else -1
    elif what == "shuffle":
        state.shuffle(DECK)
        state.move(state.zones[DECK][-1], HAND + seat)
    else:
        state.note("plays", seat, argument(what))
        state.move(argument(what), OPEN)


class DiceGame(SmallGame):
    def check(self, state: Small) -> None:
        assert len(state.face) == 8, "a card was lost"


DICE = DiceGame(
    "dice",
    Dice,
    {"turn": turn},
    lay,
    seats=(2, 2),
    zones=lambda seats: [
        Zone("deck", NOBODY),
        Zone("gone", NOBODY),
        Zone("open", ALL),
        *(Zone(f"hand-{n}", 1 << n, ordered=False) for n in range(seats)),
    ],
    faces=FACES,
)


class DiceTable(Laid[Small]):
    SUPPLY = (DECK, GONE)
    AWAY = GONE

    def __init__(self) -> None:
        super().__init__(DICE, 2)

    def has(self, seat: int, coins: int) -> DiceTable:
        self.lay().purses[seat][0] = coins
        return self

    def hand(self, seat: int, *cards: str) -> DiceTable:
        return self.bring_all(HAND + seat, cards)


def table() -> DiceTable:
    return DiceTable()


# -- laying out


def test_cards_are_brought_by_name_and_nobody_remembers_where_they_were() -> None:
    t = table().hand(0, "bee", "cat")
    assert sorted(t.ids(HAND)) == ["bee", "cat"]
    assert t.where("bee") == ["deck", "hand-0"]
    assert all(t.now.known[card] == 1 for card in t.now.zones[HAND])
    assert t.now.face[t.find("cat", HAND)] == FACES.index("cat")


def test_there_is_no_more_of_a_card_than_the_box_holds() -> None:
    with pytest.raises(LookupError, match="no bee is left"):
        table().hand(0, "bee", "bee").hand(1, "bee")


def test_a_deck_lies_in_the_order_that_is_said() -> None:
    t = table().on_top(DECK, "dog", "ant")
    assert t.ids(DECK)[-2:] == ["ant", "dog"] and len(t.ids(DECK)) == 8
    t = table().only(DECK, "cat", "bee")
    assert t.ids(DECK) == ["bee", "cat"] and len(t.ids(GONE)) == 6


def test_anything_of_the_table_is_set_by_its_name() -> None:
    t = table().set(facts={"round": 3})
    assert t.as_is.facts == {"round": 3}
    with pytest.raises(AssertionError, match="there is no rounds on Dice"):
        t.set(rounds=3)


def test_what_is_to_come_is_said_step_by_step() -> None:
    t = table().then(("turn", 1), ("turn", 1), ("turn", 0))
    assert [t.act(t.seat, "shuffle").prompt for _ in range(2)] == ["act", "act"]
    assert t.seat == 0
    assert t.act(0, "shuffle").prompt == "" and t.keys == [] and t.match.over


def test_the_table_is_checked_before_it_is_played() -> None:
    t = table()
    t.lay().add(0, DECK, 0)
    with pytest.raises(AssertionError, match="a card was lost"):
        t.run()


def test_it_is_laid_out_again_only_between_steps() -> None:
    t = table().hand(0, "ant").has(1, 1)
    t.act(0, "play:ant")
    t.hand(1, "bee")  # nothing was answered yet in this step
    assert t.seat == 1 and "play:bee" in t.keys and t.ids(OPEN) == ["ant"]
    t.act(1, "roll").act(0, "shuffle").act(1, "shuffle")
    with pytest.raises(AssertionError, match="the game is over"):
        t.has(0, 1)


# -- loaded chance


def test_dice_show_what_they_are_loaded_with() -> None:
    t = table().has(0, 2).rolls(DIE, "star", "skull")
    t.act(0, "roll")
    assert t.said("rolls") == [(0, "star"), (0, "skull")]
    assert t.as_is.purses[0] == [2]


def test_dice_are_loaded_while_a_question_is_open_and_in_clones() -> None:
    t = table().has(0, 2).run().rolls(DIE, "skull", "skull")
    twin = t.match.clone()
    twin.answer(0, "roll")
    assert twin.state.purses[0] == [0]
    t.has(0, 5)  # laid out again: the dice stay loaded
    assert t.act(0, "roll").as_is.purses[0] == [3]


def test_a_roll_that_cannot_be_is_refused() -> None:
    with pytest.raises(LookupError, match="no die shows 'moon'; there are skull, star"):
        table().rolls(DIE, "moon")


# -- acting and looking


def test_what_may_be_answered_and_what_not_and_why() -> None:
    t = table().hand(0, "ant", "bee")
    assert t.asked.prompt == "act" and t.can("play") == ["play:ant", "play:bee"]
    assert t.why_not("roll") == "no-roll"
    with pytest.raises(Refused):
        t.act(0, "play:cat")
    assert t.question(1) is None and t.keys_of(1) == [] and t.prompt_of(1) == ""
    assert t.keys_of(0) == t.keys and t.prompt_of(0) == "act"


def test_imagined_states_are_those_a_seat_may_think_of() -> None:
    t = table().hand(0, "ant")
    mine, theirs = ({world.ident(world.zones[HAND][0]) for world in t.imagined(seat)} for seat in (0, 1))
    assert mine == {"ant"} and len(theirs) > 1


class Named(DiceTable):
    """A builder that takes less than a whole key, begins in its own way, and looks before a table is laid again."""

    begun = 0

    def begins(self) -> None:
        self.begun += 1

    def taken_up(self, match: Match[Small]) -> None:
        assert match.pending[0].seat == 1, "only before seat 1"

    def meant(self, seat: int, said: str) -> str:
        return the_one(self.keys_of(seat), said)

    def make(self, id: str, zone: int) -> int:
        return self.ground.add(FACES.index(id), zone, 0)


def test_a_builder_adds_its_own_ways() -> None:
    t = Named().hand(0, "ant", "bee")
    t.act(0, "bee")
    assert t.ids(OPEN) == ["bee"] and t.begun == 1
    assert t.has(1, 1).act(1, "roll").begun == 2
    with pytest.raises(AssertionError, match="only before seat 1"):
        t.has(1, 1)


def test_a_builder_may_make_cards_and_the_check_of_the_game_says_if_it_may_not() -> None:
    t = Named().hand(0, "ant", "ant", "ant")
    with pytest.raises(AssertionError, match="a card was lost"):
        t.run()


def test_a_sheet_is_read_by_card() -> None:
    written = """
one: One | 1
    play = a ;
        b
    free = c
two: Two | 2
"""
    assert sheet(written) == {"one": ["one: One | 1", "play = a ; b", "free = c"], "two": ["two: Two | 2"]}


def test_the_key_that_is_meant() -> None:
    keys = ["pick:city@2#1:market", "way:pay-3-gold", "way:pay-1-wood", "end"]
    assert the_one(keys, "end") == "end"
    assert the_one(keys, "city") == the_one(keys, "city@2#1") == keys[0]
    assert the_one(keys, "pay-3", "way") == keys[1]
    for wrong in ("pay-3", "pay", "c"):
        with pytest.raises(LookupError):
            the_one(keys, wrong)
    with pytest.raises(LookupError):
        the_one(keys, "pay", "way")


def test_the_dice_pass_the_suite() -> None:
    assert conforms(DICE, 1)["secrets"]
