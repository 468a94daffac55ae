"""The course of the game: rounds, status phase, the end and the count; variants; exchange (rulebook)."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.rules import scoring, status
from oikumene.games.clash.state import COMPLETED, HAND_ACTIONS, HAND_OBJECTIVES
from oikumene.text.texts import Texts


def phase(t: Field, step: str, seat: int = 0) -> Field:
    return t.then(("status", step, seat), ("act", 0)).run()


def ending(t: Field) -> str:
    """How the game ended, as its result says; there is a sentence for it in every language."""
    assert t.match.result is not None
    told = t.match.result.ending
    assert all(Texts(CLASH, lang).has(f"ending-{told}") for lang in ("ru", "en"))
    return told


def test_three_actions_a_turn_three_rounds_an_age() -> None:
    t = field(expansion=False).city(0, "D4").city(1, "F4").then(("turn", 0)).run()
    assert t.now.actions == 3
    for n in range(3):
        t.act(0, "collect:D4", "take:D4:food")
        assert t.now.actions == 2 - n
    assert not t.can("collect", "recruit", "move", "buy-advance")


def test_each_age_gives_an_advance_for_nothing_and_two_cards() -> None:
    t = phase(field().city(0, "D4").city(1, "F4"), "advance").act(0, "advance:fishing")
    assert "fishing" in t.advances(0) and t.player(0).cubes == 2
    t = phase(field().city(0, "D4").city(1, "F4"), "cards")
    assert len(t.now.zones[HAND_ACTIONS]) == 1 and len(t.now.zones[HAND_OBJECTIVES]) == 1


def test_a_city_of_size_one_may_be_given_up_for_gold() -> None:
    t = phase(field().city(0, "D4").city(0, "D6", "temple").city(1, "F4"), "raze")
    assert t.keys == ["raze:D4", "no"]
    t.act(0, "raze:D4")
    assert t.hex("D4") not in t.now.cities and t.goods(0) == {"gold": 1} and t.player(0).settlements == 6


def test_the_example_of_a_change_of_government() -> None:
    """Voting and free economy become nationalism and one more of its group, with draft there before."""
    t = field().city(0, "D4").city(1, "F4").knows(0, "voting", "free-economy", "draft", "tactics", "philosophy")
    phase(t.has(0, mood=1, culture=1), "government")
    t.act(0, "government:autocracy", "advance:forced-labor")
    assert {"nationalism", "forced-labor"} <= set(t.advances(0)) and "voting" not in t.advances(0)
    assert t.goods(0) == {} and t.player(0).cubes == 3


def test_without_what_a_government_requires_it_cannot_be_changed_to() -> None:
    t = field().city(0, "D4").city(1, "F4").knows(0, "voting", "philosophy").has(0, mood=1, culture=1)
    assert phase(t, "government").prompt == "act"


def test_who_has_most_tokens_names_the_first_player() -> None:
    def namer(*tokens: int, first: int = 0) -> int:
        t = field(3)
        for seat, n in enumerate(tokens):
            t.has(seat, mood=n)
        t.lay().first = first
        return status.namer(t.as_is)

    assert namer(1, 3, 2) == 1
    assert namer(3, 3, 1, first=1) == 1, "of equals the present first player"
    assert namer(3, 1, 3, first=1) == 2, "or the next one clockwise"


def test_the_game_ends_after_the_sixth_age_or_when_somebody_has_no_city() -> None:
    t = field().city(0, "D4").city(1, "F4")
    t.lay().age = 6
    t.then(("status", "end", 0), ("act", 0)).run()
    assert t.match.over and ending(t) == "ages"
    t = field().city(0, "D4").then(("status", "end", 0), ("act", 0)).run()
    assert t.match.over and ending(t) == "homeless", "the second player is homeless"
    t = field().city(0, "D4").city(1, "F4").then(("status", "end", 0), ("act", 0)).run()
    assert not t.match.over


def test_the_count_in_half_points() -> None:
    t = field().city(0, "D4", "temple", "academy", colours={"academy": 1}).city(1, "F4", "port", port="E5")
    t.land("sea", "E5").knows(0, "fishing", "writing", "myths").wonder(0, "D4", "wonder-statue")
    t.to_hand(COMPLETED, ["objective-01"])
    t.player(0).slain = 1
    sheet = scoring.sheet(t.as_is, 0)
    assert sheet == {"pieces": 4, "advances": 5, "objectives": 4, "wonders": 8, "events": 0, "leaders": 4}
    assert scoring.sheet(t.as_is, 1)["pieces"] == 6, "settlement, port, and the academy in the other's city"


def test_ties_are_broken_from_the_top_of_the_list() -> None:
    t = field().city(0, "D4", "temple").city(1, "F4").knows(1, "fishing", "writing")
    t.lay().age = 6
    t.then(("status", "end", 0)).run()
    result = t.match.result
    assert result is not None and result.scores[0] == result.scores[1] and result.winners == (0,)


def test_what_cannot_be_told_apart_is_a_shared_victory() -> None:
    t = field().city(0, "D4").city(1, "F4")
    t.lay().age = 6
    t.then(("status", "end", 0)).run()
    assert t.match.result is not None and t.match.result.winners == (0, 1)


# -- variants


def test_the_short_game_gives_two_advances_the_second_without_a_cube() -> None:
    t = field(length="short").city(0, "D4").city(1, "F4").then(("status-phase",)).run()
    given = 0
    while t.prompt in ("free-advance", "objective-status"):
        given += t.prompt == "free-advance" and t.seat == 0
        t.act(t.seat, t.keys[0])
    assert given == 2 and t.player(0).cubes == 2


def test_a_random_end_is_rolled_for_in_the_last_five_rounds() -> None:
    t = field(length="random-end").city(0, "D4").city(1, "F4")
    t.lay().age, t.lay().round = 7, 2
    t.value(4).then(("round",)).run()
    while t.match.pending:
        t.act(t.seat, "done" if "done" in t.keys else t.keys[-1])
        if t.prompt == "act":
            break
    assert t.match.over and t.said("end-roll") == [(4,)] and ending(t) == "lot"
    t = field(length="random-end").city(0, "D4").city(1, "F4")
    t.lay().age, t.lay().round = 7, 2
    t.value(5).then(("round",)).run()
    assert not t.match.over


def test_a_wonder_in_the_last_rounds_ends_the_game_after_the_round() -> None:
    t = field(length="wonder-end").city(0, "D4").city(1, "F4")
    t.lay().age, t.lay().round = 6, 2
    t.lay().raised = (0,)
    t.then(("round-end",)).run()
    while t.match.pending and t.prompt == "objective-status":
        t.act(t.seat, "done")
    assert t.match.over and ending(t) == "wonder"


def test_random_leaders_are_drawn_and_another_history_mixes_them() -> None:
    match = CLASH.new(seats=2, seed=5, options={"history": "alternate"})
    state = match.state
    own = [{leader.id for leader in state.book.civilizations[player.civ].leaders} for player in state.players]
    dealt = [{state.book.powers[n].id for n in player.leaders} for player in state.players]
    assert all(len(one) == 3 for one in dealt) and dealt != own and not dealt[0] & dealt[1]
    t = field(expansion=True, leaders="random").city(0, "D4").city(1, "F4").has(0, mood=1, culture=1)
    t.player(0).leaders = tuple(t.as_is.book.power_of[id] for id in ("lead-sulla", "lead-augustus"))
    t.load(1)
    t.act(0, "recruit:D4")
    assert t.player(0).leader == t.now.book.power_of["lead-augustus"]


# -- exchange


def test_goods_change_hands_by_agreement_and_at_once() -> None:
    """The first example of the book, in small: tokens and a card against wood."""
    t = field().city(0, "D4").city(1, "F4").has(0, mood=2).has(1, wood=3).hand(0, "leadership-25")
    t.lay().talks.begin(12)
    t.act(0, "exchange:1", "give:mood", "give-card:leadership-25", "want:wood", "want:wood")
    while t.seat == 0:
        t.act(0, next(key for key in t.keys if key in ("offer", "done")))
    t.act(1, "accept")
    assert t.goods(0) == {"mood": 1, "wood": 2} and t.goods(1) == {"wood": 1, "mood": 1}
    assert t.ids(HAND_ACTIONS + 1) == ["leadership-25"]


def test_an_offer_may_be_refused() -> None:
    t = field().city(0, "D4").city(1, "F4").has(0, mood=2).has(1, wood=3)
    t.lay().talks.begin(12)
    t.act(0, "exchange:1", "give:mood", "want:wood")
    while t.seat == 0:
        t.act(0, next(key for key in t.keys if key in ("offer", "done")))
    t.act(1, "refuse")
    assert t.goods(0) == {"mood": 2} and t.goods(1) == {"wood": 3} and t.prompt == "act"
