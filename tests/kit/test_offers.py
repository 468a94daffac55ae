"""Offers between seats: built step by step, answered, countered once, exchanged at once; nothing hidden is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import DONE, Flow, Value, choose
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.kernel.table import NOBODY, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.book import lay
from oikumene.kit.offers import ANSWERS, Deal, Talks, offer, prompts, seen, show, single, tray
from oikumene.kit.sides import clockwise, push, until_all_pass

GOODS = ("wheat", "gold")
FACES = ("spear", "bow", "plough", "ship", "wheel")
DECK, HAND = 0, 1
MOST = 3


@data
class Bazaar(Small):
    """Two goods that lie open and a hand a seat; goods and cards can be exchanged, cards shown or face down."""

    __slots__ = ("talks",)
    WORDS = Vocabulary(
        {
            **ANSWERS,
            "offer": "seat",
            "end": "",
            "give": "good",
            "want": "good",
            "give-card": "card",
            "give-hidden": "card",
            "want-card": "",
            "pick": "card",
        },
        {"act": "", "pick-card": "seat", **prompts("trade")},
        {"agreed": "seat to:seat", "takes": "seat card"},
    )

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.talks = Talks()

    def copy(self) -> Bazaar:
        twin = super().copy()
        assert isinstance(twin, Bazaar)
        twin.talks = self.talks.copy()
        return twin


def lay_bazaar(state: Small) -> None:
    lay(state, [n % len(FACES) for n in range(5 * state.seats)], DECK, 0)
    state.shuffle(DECK)
    for seat in range(state.seats):
        state.purses[seat] = [2, 1]
        for card in state.zones[DECK][-3:]:
            state.move(card, HAND + seat)
    push(state, *[(step, seat) for _ in range(2) for seat in range(state.seats) for step in ("begin", "act")])


def give(state: Bazaar, by: int, to: int) -> dict[Value, int]:
    hand = state.zones[HAND + by]
    return {
        **tray("give", GOODS, state.purses[by]),
        **single("give-card", hand),
        **single("give-hidden", hand),
    }


def want(state: Bazaar, by: int, to: int) -> dict[Value, int]:
    cards = len(state.zones[HAND + to])
    return {**tray("want", GOODS, state.purses[to]), **({"want-card": cards} if cards else {})}


def act(state: Bazaar, seat: int) -> Flow[None]:
    def listing() -> list[Value]:
        return [*(("offer", other) for other in clockwise(seat, state.seats) if state.talks.left), "end"]

    what = yield from choose(seat, "act", listing)
    if what == "end":
        return
    push(state, ("act", seat))
    yield from trade(state, seat, int(what[1]))


def trade(state: Bazaar, seat: int, other: int) -> Flow[bool]:
    def shows(deal: Deal) -> None:
        show(state, [int(value[1]) for value in deal.given if value[0] == "give-card"], deal.to)

    deal = yield from offer(
        state,
        state.talks,
        seat,
        other,
        "trade",
        give=lambda by, to: give(state, by, to),
        want=lambda by, to: want(state, by, to),
        shows=shows,
        most=4,
        secret=True,
    )
    if deal is not None:
        yield from exchange(state, deal)
    return deal is not None


def exchange(state: Bazaar, deal: Deal) -> Flow[None]:
    """All at once; which cards are given for "a card of yours" their owner says, before anything moves."""
    picked: list[int] = []
    for _ in range(deal.wanted.count("want-card")):

        def hand() -> list[Value]:
            left = [card for card in state.zones[HAND + deal.to] if card not in picked]
            return [("pick", card) for card in state.distinct(left)]

        chosen = yield from choose(deal.to, "pick-card", hand, about=(deal.by,), secret=True)
        picked.append(int(chosen[1]))
    hand_over(state, deal.given, deal.by, deal.to)
    hand_over(state, deal.wanted, deal.to, deal.by)
    show(state, picked, deal.by)
    for card in picked:
        state.move(card, HAND + deal.by)
    state.note("agreed", deal.by, deal.to)


def hand_over(state: Bazaar, things: Sequence[Value], here: int, there: int) -> None:
    for value in things:
        if value == "want-card":
            continue
        if value[0] in ("give", "want"):
            state.purses[here][GOODS.index(str(value[1]))] -= 1
            state.purses[there][GOODS.index(str(value[1]))] += 1
        else:
            state.move(int(value[1]), HAND + there)


class BazaarGame(SmallGame):
    def view(self, state: Small, seat: int) -> dict[str, Any]:
        assert isinstance(state, Bazaar)
        return {
            **super().view(state, seat),
            "offer": seen(state, state.talks.open, seat, ("give-card",)),
            "left": state.talks.left,
        }

    def check(self, state: Small) -> None:
        for good, n in enumerate((2, 1)):
            assert sum(purse[good] for purse in state.purses) == n * state.seats
        assert min(n for purse in state.purses for n in purse) >= 0


BAZAAR = BazaarGame(
    "bazaar",
    Bazaar,
    {"begin": lambda state, seat: state.talks.begin(MOST), "act": act},
    lay_bazaar,
    zones=lambda seats: [Zone("deck", NOBODY), *(Zone(f"hand-{n}", 1 << n, ordered=False) for n in range(seats))],
    faces=FACES,
    goods=2,
)
CITIZENS = BazaarGame(
    "citizens",
    Bazaar,
    {**BAZAAR.steps, "citizenship": lambda state, seat: citizenship(state, seat)},
    lambda state: lay_citizens(state),
    seats=(2, 2),
    zones=BAZAAR.zones,
    faces=FACES,
    goods=2,
)


@pytest.fixture
def match() -> Match[Any]:
    return BAZAAR.new(seats=3, seed=4)


def say(match: Match[Any], seat: int, *keys: str) -> Match[Any]:
    for key in keys:
        match.answer(seat, key)
        BAZAAR.check(match.state)
    return match


def keys(match: Match[Any]) -> list[str]:
    return [option.key for option in match.pending[0].options]


def asked(match: Match[Any]) -> tuple[int, str]:
    return match.pending[0].seat, match.pending[0].prompt


def shown(match: Match[Any], seat: int | None) -> Any:
    return match.view(seat)["table"]["offer"]


def hand(match: Match[Any], seat: int) -> list[str]:
    return sorted(match.state.ident(card) for card in match.state.zones[HAND + seat])


# -- making one


def test_an_offer_is_one_decision_a_unit_a_pick(match: Match[Any]) -> None:
    say(match, 0, "offer:2", "give:wheat", "give:wheat")
    assert match.pending[0].picked == ("give:wheat", "give:wheat")
    assert "give:wheat" not in keys(match) and "give:gold" in keys(match)
    say(match, 0, "want:gold", DONE)
    assert asked(match) == (2, "trade-answer")
    assert keys(match) == ["accept", "refuse", "counter"]
    assert shown(match, 1) == {"by": 0, "to": 2, "given": {"give:wheat": 2}, "wanted": {"want:gold": 1}}


def test_what_was_agreed_changes_hands_at_once(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", "want:gold", DONE)
    say(match, 1, "accept")
    assert match.state.purses == [[1, 2], [3, 0], [2, 1]]
    assert shown(match, 0) is None
    assert asked(match) == (0, "act")


def test_what_was_refused_changes_nothing(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", DONE)
    say(match, 1, "refuse")
    assert match.state.purses == [[2, 1]] * 3


def test_done_with_nothing_picked_is_no_offer(match: Match[Any]) -> None:
    say(match, 0, "offer:1", DONE)
    assert asked(match) == (0, "act")
    assert match.state.talks.made == () and match.state.talks.left == MOST - 1


def test_a_card_is_offered_once_shown_or_face_down(match: Match[Any]) -> None:
    say(match, 0, "offer:1")
    for card in hand(match, 0):
        assert f"give-card:{card}" in keys(match)
        say(match, 0, f"give-hidden:{card}")
    assert not [key for key in keys(match) if "card:" in key or "hidden:" in key]


def test_copies_of_a_card_are_one_option_and_can_both_be_given() -> None:
    match = next(m for m in (BAZAAR.new(seats=3, seed=n) for n in range(99)) if len(set(hand(m, 0))) == 2)
    twice = Counter(hand(match, 0)).most_common(1)[0][0]
    before = hand(match, 1).count(twice)
    say(match, 0, "offer:1")
    assert keys(match).count(f"give-hidden:{twice}") == 1
    say(match, 0, f"give-hidden:{twice}", f"give-hidden:{twice}", DONE)
    say(match, 1, "accept")
    assert twice not in hand(match, 0) and hand(match, 1).count(twice) == before + 2


def test_an_offer_must_be_what_the_game_asks_for() -> None:
    """As where citizenship is offered: a relic must be among what is given, more may be."""
    match = CITIZENS.new(seats=2, seed=1)
    say(match, 0, "offer:1", "give:wheat")
    assert DONE not in keys(match)
    say(match, 0, "want:gold", "give:wheat")
    assert keys(match) == ["give:gold"]  # the last pick must be what is asked for
    say(match, 0, "give:gold")
    assert asked(match) == (1, "trade-answer")


def citizenship(state: Bazaar, seat: int) -> Flow[None]:
    yield from choose(seat, "act", lambda: [("offer", 1)], secret=True)
    yield from offer(
        state,
        state.talks,
        seat,
        1,
        "trade",
        give=lambda by, to: tray("give", GOODS, state.purses[by]),
        want=lambda by, to: tray("want", GOODS, state.purses[to]),
        fits=lambda deal: ("give", "gold") in deal.given,
        most=4,
        counters=False,
        secret=True,
    )


def lay_citizens(state: Small) -> None:
    state.purses = [[2, 1] for _ in state.purses]
    push(state, ("begin", 0), ("citizenship", 0))


# -- answering


def test_the_other_may_make_an_offer_in_turn_but_once(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", DONE)
    say(match, 1, "counter")
    assert asked(match) == (1, "trade-counter")
    say(match, 1, "give:gold", "want:wheat", "want:wheat", DONE)
    assert asked(match) == (0, "trade-answer")
    assert keys(match) == ["accept", "refuse"]
    say(match, 0, "accept")
    assert match.state.purses[:2] == [[0, 2], [4, 0]]


def test_a_counter_of_nothing_is_a_refusal(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", DONE)
    say(match, 1, "counter", DONE)
    assert asked(match) == (0, "act")
    assert match.state.purses == [[2, 1]] * 3


def test_cards_of_the_others_choice_are_picked_by_their_owner(match: Match[Any]) -> None:
    theirs = hand(match, 1)
    say(match, 0, "offer:1", "give:wheat", "want-card", "want-card", DONE)
    say(match, 1, "accept")
    assert asked(match) == (1, "pick-card")
    say(match, 1, f"pick:{theirs[0]}", f"pick:{theirs[1]}")
    assert Counter(hand(match, 1)) == Counter(theirs[2:])
    assert len(hand(match, 0)) == 5


# -- limits


def test_the_same_offer_is_not_made_twice_in_a_turn(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", "want:gold", DONE)
    say(match, 1, "refuse")
    say(match, 0, "offer:1", "want:gold", "give:wheat")  # in whatever order
    assert DONE not in keys(match)
    say(match, 0, "give:wheat", DONE)
    assert asked(match) == (1, "trade-answer")
    say(match, 1, "refuse")
    say(match, 0, "offer:2", "give:wheat", "want:gold", DONE)  # to somebody else it is another
    assert asked(match) == (2, "trade-answer")


def test_an_offer_that_can_only_be_the_same_again_is_none() -> None:
    game = BazaarGame("small", Bazaar, BAZAAR.steps, poor, zones=BAZAAR.zones, faces=FACES, goods=2)
    match = game.new(seats=2, seed=1)
    for key in ("offer:1", "give:wheat", DONE):
        match.answer(0, key)
    match.answer(1, "refuse")
    match.answer(0, "offer:1")
    assert keys(match) == [DONE]  # the wheat could only be offered as before
    match.answer(0, DONE)
    assert asked(match) == (0, "act") and len(match.state.talks.made) == 1


def poor(state: Small) -> None:
    """One wheat, and nothing else in the world."""
    state.purses = [[1, 0], [0, 0]]
    push(state, ("begin", 0), ("act", 0))


def test_a_turn_has_only_so_many_offers(match: Match[Any]) -> None:
    for n in range(MOST):
        say(match, 0, "offer:1", *["give:wheat"] * (n % 2 + 1), *["want:gold"] * (n // 2), DONE)
        say(match, 1, "refuse")
    assert asked(match) == (1, "act") and match.state.talks.left == MOST  # nothing but the end was left: the next turn


def test_no_offer_is_asked_for_when_none_are_left() -> None:
    state = BAZAAR.new(seats=2, seed=1).state
    state.talks.begin(0)
    flow = trade(state, 0, 1)
    with pytest.raises(StopIteration) as stop:
        next(flow)
    assert stop.value.value is False


# -- what is hidden


def test_a_card_offered_face_down_is_not_told(match: Match[Any]) -> None:
    card = hand(match, 0)[0]
    say(match, 0, "offer:1", f"give-hidden:{card}", "want:gold", DONE)
    assert shown(match, 0)["given"] == {f"give-hidden:{card}": 1}
    for other in (1, 2, None):
        assert shown(match, other)["given"] == {"give-hidden:hidden": 1}
    say(match, 1, "accept")
    assert card in hand(match, 1)


def test_a_card_that_is_shown_is_told_to_the_other_alone(match: Match[Any]) -> None:
    card = hand(match, 0)[0]
    say(match, 0, "offer:1", f"give-card:{card}", DONE)
    assert shown(match, 1)["given"] == {f"give-card:{card}": 1}
    assert shown(match, 2)["given"] == {"give-card:hidden": 1}
    say(match, 1, "refuse")
    assert all(card in hand(match.imagine(1, Random(n)), 0) for n in range(20))
    assert not all(card in hand(match.imagine(2, Random(n)), 0) for n in range(60))


def test_who_knows_the_card_does_not_see_that_it_is_the_one_offered_face_down(match: Match[Any]) -> None:
    card = hand(match, 0)[0]
    say(match, 0, "offer:1", f"give-card:{card}", DONE)
    say(match, 1, "refuse")
    say(match, 0, "offer:1", f"give-hidden:{card}", DONE)
    assert shown(match, 1)["given"] == {"give-hidden:hidden": 1}


def test_in_an_imagined_world_the_offered_card_may_be_another(match: Match[Any]) -> None:
    card = hand(match, 0)[0]
    say(match, 0, "offer:1", f"give-hidden:{card}", DONE)
    offered = {shown(world, 0)["given"].popitem()[0] for world in (match.imagine(1, Random(n)) for n in range(40))}
    assert len(offered) > 1
    assert shown(match.imagine(0, Random(1)), 0) == shown(match, 0)


def test_what_a_hand_decides_is_always_asked(match: Match[Any]) -> None:
    say(match, 0, "offer:1")
    assert all(ask.secret for ask in match.asks)


def test_what_was_shown_is_not_taken_back(match: Match[Any]) -> None:
    card = hand(match, 0)[0]
    say(match, 0, "offer:1", "give:wheat", f"give-card:{card}", DONE)
    with pytest.raises(Refused):
        match.undo(0)


# -- copies


def test_an_open_offer_survives_clone_save_and_replay(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", "want:gold", DONE)
    twin = match.clone()
    again = replay(BAZAAR, match.record())
    restored = Match.restore(BAZAAR, match.save())
    for copy in (twin, again, restored):
        assert copy.view(1) == match.view(1)
        say(copy, 1, "accept")
        assert copy.state.purses == [[1, 2], [3, 0], [2, 1]]
    assert match.state.purses == [[2, 1]] * 3


def test_an_offer_can_be_taken_back_while_it_is_made(match: Match[Any]) -> None:
    say(match, 0, "offer:1", "give:wheat", "give:gold")
    match.undo(0)
    assert match.pending[0].picked == ()
    match.undo(0)
    assert asked(match) == (0, "act") and match.state.talks.left == MOST


def test_the_bazaar_passes_the_suite() -> None:
    made = conforms(BAZAAR, 4)
    assert all(made[name] for name in ("ends", "copies", "undo", "secrets"))


# -- many at once


@data
class Gathering(Bazaar):
    __slots__ = ()
    WORDS = Vocabulary(
        {**ANSWERS, "offer": "seat", "end": "", "give": "good", "want": "good"}, {"act": "", **prompts("trade")}, {}
    )


def gathering(state: Gathering) -> Flow[None]:
    """All who are present deal in rounds, until all pass."""
    state.talks.begin(4)

    def turn(seat: int) -> Flow[bool]:
        def listing() -> list[Value]:
            return [*(("offer", other) for other in clockwise(seat, state.seats) if state.talks.left), "end"]

        what = yield from choose(seat, "act", listing)
        if what == "end":
            return False
        deal = yield from offer(
            state,
            state.talks,
            seat,
            int(what[1]),
            "trade",
            give=lambda by, to: tray("give", GOODS, state.purses[by]),
            want=lambda by, to: tray("want", GOODS, state.purses[to]),
            counters=False,
        )
        if deal is not None:
            hand_over(state, deal.given, deal.by, deal.to)
            hand_over(state, deal.wanted, deal.to, deal.by)
        return True

    yield from until_all_pass(lambda: range(state.seats), turn)


def lay_gathering(state: Small) -> None:
    state.purses = [[2, 1] for _ in state.purses]
    push(state, ("gathering",))


GATHERING = BazaarGame("gathering", Gathering, {"gathering": gathering}, lay_gathering, seats=range(2, 5), goods=2)


def test_a_gathering_ends_when_all_have_passed_in_a_row() -> None:
    match = GATHERING.new(seats=3, seed=1)
    say(match, 0, "end")
    say(match, 1, "offer:2", "give:wheat", DONE)
    assert keys(match) == ["accept", "refuse"]
    say(match, 2, "accept", "end")
    say(match, 0, "end")
    assert not match.over
    say(match, 1, "end")
    assert match.over


def test_the_gathering_passes_the_suite() -> None:
    assert conforms(GATHERING, 1)["ends"]
