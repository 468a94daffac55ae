"""Bots that look ahead: legal everywhere, blind to what is hidden, the same again from the same seed, and not silly."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.bots import Adviser, Chair
from oikumene.bots.bot import Reason
from oikumene.bots.greedy import GreedyBot, play_on
from oikumene.bots.mcts import MctsBot, Node, trusted
from oikumene.bots.senses import final, sense_of
from oikumene.games.ancient_world.state import CITY, ROUNDS, TITAN_OPEN
from oikumene.kernel.flow import Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Habits, Sense, chances
from oikumene.kit.learned import Learned, load
from oikumene.registry import games

GAMES = sorted(games())
SETUPS = [(id, seats, options) for id, game in sorted(games().items()) for seats, options in game.setups()]


def greedy(seat: int, seed: int) -> GreedyBot:
    return GreedyBot(seat, seed, worlds=1, nodes=20)


def mcts(seat: int, seed: int, rounds: int = 6) -> MctsBot:
    return MctsBot(seat, seed, seconds=None, rounds=rounds)


MAKERS: dict[str, Callable[[int, int], Any]] = {"greedy": greedy, "mcts": mcts}


def maker(name: str, id: str) -> Callable[[int, int], Any]:
    """A maker of bots that think little: where a round is dear, two of them."""
    return partial(mcts, rounds=2) if name == "mcts" and rounds_are_dear(id) else MAKERS[name]


def rounds_are_dear(id: str) -> bool:
    """A round is a turn played out, or foresees what the others will do in theirs."""
    sense = sense_of(oikumene.game(id))
    return sense is not None and (sense.habits.lines > 0 or sense.habits.tries > 0)


class NowAndThen:
    """Thinks about one question in six, and answers the others at random."""

    def __init__(self, seat: int, seed: int) -> None:
        self.bot = mcts(seat, seed, rounds=2)
        self.rng = Random(seed)

    def choose(self, chair: Chair) -> Value:
        return self.rng.choice(chair.values()) if self.rng.randrange(6) else self.bot.choose(chair)


def at_random(match: Match[Any], answers: int, seed: int) -> None:
    """Play so many answers at random."""
    rng = Random(seed)
    for _ in range(answers):
        if match.asks:
            ask = match.asks[rng.randrange(len(match.asks))]
            values = ask.values()
            match.take(ask, values[rng.randrange(len(values))])


def played(id: str, seats: int, seed: int, make: Callable[[int, int], Any], answers: int = 10_000) -> Match[Any]:
    match = oikumene.game(id).new(seats=seats, seed=seed)
    bots = [make(seat, seed) for seat in range(seats)]
    while match.asks and answers:
        ask = match.asks[0]
        match.take(ask, bots[ask.seat].choose(Chair(match, ask)))
        answers -= 1
    return match


def fewest(id: str) -> int:
    """How few can play against each other."""
    return max(2, oikumene.game(id).seats[0])


# -- legal answers


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(
    "number", range(len(SETUPS)), ids=[f"{id}-{seats}-{n}" for n, (id, seats, _) in enumerate(SETUPS)]
)
def test_answers_are_legal_on_every_setup(name: str, number: int) -> None:
    """From the first question, and from points on the way, whoever is asked there: four answers each, one where a bot
    thinks long."""
    id, seats, options = SETUPS[number]
    thoughts = 1 if name == "mcts" and rounds_are_dear(id) else 4
    match = oikumene.game(id).new(seats=seats, seed=number, options=options)
    bots = [maker(name, id)(seat, number) for seat in range(seats)]
    for part in range(4):
        for _ in range(thoughts):
            if match.asks:
                ask = match.asks[-1]
                value = bots[ask.seat].choose(Chair(match, ask))
                assert value in ask.values()
                match.answer(ask.seat, match.key(value), ask.id)
        at_random(match, 16 - thoughts, part)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", MAKERS)
def test_whole_games(id: str, name: str) -> None:
    make = NowAndThen if name == "mcts" and rounds_are_dear(id) else MAKERS[name]
    match = played(id, fewest(id), 3, make)
    assert match.over
    assert match.result is not None and len(match.result.scores) == fewest(id)


# -- hidden cards


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("id", GAMES)
def test_hidden_cards_do_not_matter(id: str, name: str) -> None:
    """Two matches that differ only in what the seat cannot know: the bot of one seed answers and reasons the same."""
    for seed in range(6):
        match = oikumene.game(id).new(seats=3, seed=seed)
        at_random(match, 25 + 9 * seed, seed)
        if not match.asks:
            continue
        ask = match.asks[0]
        reasons = []
        for deal in range(3):
            other = match.imagine(ask.seat, Random(deal))
            again = other.find(ask.seat, ask.id)
            assert again is not None
            bot: Adviser = MAKERS[name](ask.seat, seed)
            reasons.append([(r.key, r.expected, r.visits) for r in bot.reasons(Chair(other, again))])
        assert reasons[0] == reasons[1] == reasons[2]


# -- the same again


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("id", GAMES)
def test_same_seed_same_game(id: str, name: str) -> None:
    one, two = (played(id, fewest(id), 5, maker(name, id), answers=30) for _ in range(2))
    assert one.answers == two.answers


# -- reasons


@pytest.mark.parametrize("id", GAMES)
def test_reasons_name_every_option(id: str) -> None:
    match = oikumene.game(id).new(seats=fewest(id), seed=8)
    at_random(match, 20, 8)
    chair = Chair(match, match.asks[0])
    bot = mcts(chair.seat, 1, rounds=50)
    reasons = bot.reasons(chair)
    assert sorted(reason.key for reason in reasons) == sorted(chair.key(value) for value in chair.values())
    assert sum(reason.visits for reason in reasons) == bot.thought == 50
    assert [reason.visits for reason in reasons] == sorted((reason.visits for reason in reasons), reverse=True)
    assert all(0 <= reason.expected <= 1 for reason in reasons)


def test_the_tree_goes_on_after_an_own_answer() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=1)
    bot = mcts(match.asks[0].seat, 1, rounds=120)
    while True:
        ask = match.asks[0]
        value = bot.choose(Chair(match, ask))
        match.take(ask, value)
        if match.asks[0].seat == bot.seat and len(match.asks[0].values()) > 1:
            break
    before = sum(kid.visits for kid in bot.root.kids.values())
    reasons = bot.reasons(Chair(match, match.asks[0]))
    assert before > 0
    assert sum(reason.visits for reason in reasons) == before + 120


class Noted(Chair):
    """A chair whose sense is another's."""

    __slots__ = ("given",)

    def __init__(self, match: Match[Any], given: Sense) -> None:
        super().__init__(match, match.asks[0])
        self.given = given

    def sense(self, *, near: bool = False) -> Sense | None:
        return self.given


def test_an_answer_whose_worth_is_known_ends_the_walk() -> None:
    """The sense says what every answer of this question is worth: nothing is ever judged beyond it."""
    match = oikumene.game("ancient_world").new(seats=2, seed=3)
    at_random(match, 5, 3)
    worth = {value: n / 100 for n, value in enumerate(match.asks[0].values())}

    def never(state: Any) -> list[float]:
        raise AssertionError("a position was judged")

    def quick(match: Match[Any], ask: Any, value: Value) -> list[float]:
        return [worth[value], worth[value]]

    bot = MctsBot(match.asks[0].seat, 1, seconds=None, rounds=40)
    reasons = bot.reasons(Noted(match, Sense(never, 1.0, quick=quick)))
    assert {reason.value: pytest.approx(reason.expected) for reason in reasons if reason.visits} == {
        reason.value: worth[reason.value] for reason in reasons if reason.visits
    }
    assert reasons[0].value == max(worth, key=lambda value: worth[value])


def test_a_tree_search_goes_by_the_habits_of_the_game_unless_told_otherwise() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=3)
    chair = Noted(match, Sense(lambda state: [0.0, 0.0], 1.0, habits=Habits(ahead=0, explore=0.2, wild=0.5)))
    bot, told = MctsBot(0, 1, seconds=None, rounds=1), MctsBot(0, 1, seconds=None, rounds=1, ahead=3, wild=0.0)
    for each in (bot, told):
        each.reasons(chair)
    assert bot.habits == Habits(0, 0.2, 0.5) and told.habits == Habits(3, 0.2, 0.0)


@pytest.mark.parametrize("tries", [0, 200])
def test_a_plan_of_two_answers_is_found_where_every_answer_is_tried_with_the_next(tries: int) -> None:
    """A journey to one place wins, any other answer changes nothing, and that place comes to mind last: who looks at
    one answer at a time sees nothing in journeys. A try is a round, and no more rounds are thought than there are."""
    match = oikumene.game("oath").new(seats=3, seed=3)
    while match.asks[0].prompt != "act":
        match.take(match.asks[0], match.asks[0].values()[0])
    place = ("travel-to", "c2")

    def quick(match: Match[Any], ask: Any, value: Value) -> list[float] | None:
        return [1.0, 0.0, 0.0] if value == place else None

    def mind(match: Match[Any], ask: Any, values: Sequence[Value]) -> list[float]:
        return [0.001 if value == place else 1.0 for value in values]

    sense = Sense(lambda state: [0.0] * 3, 1.0, None, mind, quick=quick, habits=Habits(0, 0.1, 0.0, tries=tries))
    rounds = len(match.asks[0].values())
    bot = MctsBot(0, 1, seconds=None, rounds=rounds)
    found = {reason.key: reason for reason in bot.reasons(Noted(match, sense))}
    assert sum(reason.visits for reason in found.values()) == bot.thought == rounds
    assert found["travel"].expected > 0.99 if tries else found["travel"].expected < 0.5
    few = MctsBot(0, 1, seconds=None, rounds=2)
    assert sum(reason.visits for reason in few.reasons(Noted(match, sense))) == few.thought == 2


def test_a_turn_of_several_steps_is_played_to_its_end() -> None:
    """By what comes to mind first, and no further: then the next player is asked."""
    match = oikumene.game("imperium").new(seats=2, seed=3)
    sense = sense_of(match.game, near=True)
    assert sense is not None and sense.turn is not None
    while match.asks[0].prompt != "act":
        match.take(match.asks[0], match.asks[0].values()[0])
    seat, turn, before = match.asks[0].seat, sense.turn(match.state), match.steps
    play_on(match, 1 - seat, sense, turn)
    assert match.steps == before, "it is not that seat's turn"
    play_on(match, seat, sense, turn)
    assert match.steps > before + 1 and sense.turn(match.state) != turn


def test_greedy_judges_a_turn_where_it_ends() -> None:
    """The same option, tried alone or with the rest of the turn, is not worth the same."""
    match = oikumene.game("imperium").new(seats=2, seed=3)
    while match.asks[0].prompt != "act":
        match.take(match.asks[0], match.asks[0].values()[0])
    chair = Chair(match, match.asks[0])
    found = [
        {reason.key: reason.expected for reason in GreedyBot(chair.seat, 1, worlds=1, through=through).reasons(chair)}
        for through in (False, True)
    ]
    assert found[0].keys() == found[1].keys() and found[0] != found[1]


# -- whole turns


def turn_of_clash(answers: int = 40) -> Match[Any]:
    """Somebody's turn in Clash of Cultures, with all actions left."""
    match = oikumene.game("clash").new(seats=2, seed=5)
    at_random(match, answers, 5)
    while match.asks[0].prompt != "act" or match.state.actions < 3:
        match.take(match.asks[0], match.asks[0].values()[-1])
    return match


def test_a_line_goes_on_to_the_end_of_the_turn_and_no_further() -> None:
    """Nothing is judged while the turn lasts; the rounds are the visits, and each is a line of several answers."""
    match = turn_of_clash()
    own, seat = sense_of(match.game), match.asks[0].seat
    assert own is not None and own.turn is not None and own.habits.lines
    began = own.turn(match.state)
    judged: list[object] = []
    whose: set[int] = set()

    def at_its_end(state: Any, had: int) -> list[float]:
        judged.append(own.turn(state) if own.turn else None)
        whose.add(had)
        return [0.5, 0.5]

    far = own._replace(rest=at_its_end, quick=None)

    class Two(Chair):
        def sense(self, *, near: bool = False) -> Sense | None:
            return super().sense(near=True) if near else far

    bot = mcts(seat, 1, rounds=5)
    reasons = bot.reasons(Two(match, match.asks[0]))
    assert sum(reason.visits for reason in reasons) == 5
    assert len(judged) == 5 and began not in judged and whose == {seat}, "by who had the turn, whoever is on then"
    best = max(bot.root.kids.values(), key=lambda kid: kid.visits)
    assert best.kids, "what was expected to follow is noted, for who asks"
    assert 1 < sum(reason.visits > 0 for reason in reasons) <= own.habits.lines


def test_answers_are_compared_in_the_same_imagined_matches() -> None:
    """The first line of each answer begins in one and the same match, the second in another: six answers, the better
    three of them, two."""
    match = turn_of_clash()
    seen: list[str] = []

    class Noting(Chair):
        def imagine(self, rng: Random, *, keep: bool = True, follow: bool = True) -> Match[Any]:
            found = super().imagine(rng, keep=keep, follow=follow)
            if keep:
                seen.append(repr((found.state.zones, rng.getstate())))
            return found

    bot = mcts(match.asks[0].seat, 1, rounds=11)
    reasons = bot.reasons(Noting(match, match.asks[0]))
    lines = seen[-11:]
    assert [reason.visits for reason in reasons[:7]] == [3, 3, 2, 1, 1, 1, 0]
    assert len({*lines[:6]}) == len({*lines[6:9]}) == len({*lines[9:]}) == 1 and len({*lines}) == 3


def test_with_more_time_answers_are_compared_in_more_matches_before_half_are_given_up() -> None:
    """The rounds are divided among the times that the field is halved: six answers in three matches, the better three
    in six more, two in the rest."""
    match = turn_of_clash()
    bot = mcts(match.asks[0].seat, 1, rounds=54)
    visits = [reason.visits for reason in bot.reasons(Chair(match, match.asks[0]))]
    assert visits[:7] == [18, 18, 9, 3, 3, 3, 0]


def turn_of_imperium() -> Match[Any]:
    match = oikumene.game("imperium").new(seats=2, seed=3)
    while match.asks[0].prompt != "act":
        match.take(match.asks[0], match.asks[0].values()[0])
    return match


class Ticking(MctsBot):
    """Every line takes it a second."""

    clock = 0.0

    def _line(self, *given: Any) -> None:
        super()._line(*given)
        Ticking.clock += 1.0


def test_by_the_clock_answers_are_compared_as_often_as_by_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strategist thinks by the clock: all of its answers get their share of the time before half are given up."""
    monkeypatch.setattr(time, "perf_counter", lambda: Ticking.clock)
    match = turn_of_imperium()
    chair = Chair(match, match.asks[0])
    by_rounds = mcts(chair.seat, 1, rounds=110).reasons(chair)
    assert Ticking(chair.seat, 1, seconds=110.0).reasons(chair) == by_rounds
    visits = [reason.visits for reason in by_rounds if reason.visits]
    assert len(visits) == 6 and sum(visits) == 110 and min(visits) == 4, "six answers with two plans, in two matches"


def test_where_turns_are_gone_through_a_plan_is_made_once_and_followed_in_other_matches() -> None:
    match = turn_of_imperium()
    chair = Chair(match, match.asks[0])
    bot = mcts(chair.seat, 1, rounds=48)
    bot.reasons(chair)
    followed = []
    assert len(bot._ways) == 2 * len(bot.root.kids), "two plans for each answer"
    for node in [node for node in bot._ways.values() if node.visits > 1]:
        lines = [node.visits]
        while node in bot._plans:
            node = node.kids["|".join(bot._plans[node])]
            lines.append(node.visits)
        followed.append(lines)
        assert lines == sorted(lines, reverse=True), "where it does not fit any more it is left"
    assert any(len(lines) > 1 and lines[1] > 1 for lines in followed)


class Telling(GreedyBot):
    """Notes what it thinks of everything that it tries."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1, nodes=120)
        self.noted: list[float] = []

    def _after(self, *given: Any) -> float:
        self.noted.append(super()._after(*given))
        return self.noted[-1]


def test_luck_that_lies_ahead_is_not_known_to_who_goes_on_with_a_turn() -> None:
    """Imagined matches in which other cards come: who goes on there thinks the same in each, to the last figure."""
    match = turn_of_clash()
    sense, ask = sense_of(match.game, near=True), match.asks[0]
    thoughts = []
    for deal in range(4):
        world = match.imagine(ask.seat, Random(deal))
        again = world.find(ask.seat, ask.id)
        assert again is not None
        bot = Telling(ask.seat)
        thoughts.append((bot.liked(world, again, sense), bot.noted))
    assert len(thoughts[0][1]) > 10 and all(thought == thoughts[0] for thought in thoughts)


def test_what_was_found_late_is_answered_where_it_is_trusted() -> None:
    reasons = [Reason("a", "a", 0.1, 90), Reason("b", "b", 0.3, 40), Reason("c", "c", 0.9, 2)]
    assert trusted(reasons, Habits().trust) == "a"
    assert trusted(reasons, 1 / 3) == "b"


def test_advice_begins_with_what_would_be_answered_and_goes_down() -> None:
    bot = mcts(0, 1, rounds=9)
    told = [Reason("a", "a", 0.3, 90), Reason("b", "b", 0.1, 50), Reason("c", "c", 0.2, 40), Reason("d", "d", 0.9, 2)]
    assert [reason.key for reason in bot.ranked([*told, Reason("e", "e", 0.5, 0)])] == ["a", "c", "b", "d", "e"]


def test_until_every_answer_was_followed_twice_greedy_is_heeded() -> None:
    """One imagined match says more of its luck than of an answer."""
    match = turn_of_clash()
    chair = Chair(match, match.asks[0])
    bot = mcts(chair.seat, 1, rounds=11)
    reasons = bot.reasons(chair)
    liked = next(iter(bot.root.kids)).partition("|")[2]
    told = [reason._replace(visits=2, expected=0.1 if reason.key == liked else 0.9) for reason in reasons]
    assert len(bot.root.kids) == 6 and chair.key(bot._answer(told)) == liked
    bot.thought = 12
    assert chair.key(bot._answer(told)) != liked


def test_a_budget_of_time_is_kept() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=1)
    bot = MctsBot(match.asks[0].seat, 1, seconds=0.05)
    began = time.perf_counter()
    bot.choose(Chair(match, match.asks[0]))
    assert time.perf_counter() - began < 1
    assert bot.thought > 0


class Sole(Chair):
    """A chair whose question has one answer, and that may not be looked from."""

    def values(self) -> tuple[Value, ...]:
        return (self.ask.values()[0],)

    def imagine(self, rng: Random, *, keep: bool = True, follow: bool = True) -> Match[Any]:
        raise AssertionError("there is nothing to think about")


@pytest.mark.parametrize("name", MAKERS)
def test_a_single_option_is_answered_at_once(name: str) -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=1)
    ask = match.asks[0]
    assert MAKERS[name](ask.seat, 1).choose(Sole(match, ask)) == ask.values()[0]


# -- not silly


def last_chance() -> Match[Any]:
    """The last turn of The Ancient World: seat 0 is a point behind, and a titan it can beat is worth more."""
    match = oikumene.game("ancient_world").new(seats=2, seed=4, options={"first_player": "1"})
    state = match.chapters[-1].base
    state.round = ROUNDS
    for city in state.cities:
        city.coins, city.ready = 0, 0
    state.cities[0].coins = 3
    state.cities[0].totals[4] += 40
    state.cities[1].passed = True
    land = next(c for c, face in enumerate(state.face) if state.faces[face] == "hill-shrine")
    state.move(land, CITY + 1)
    return match.clone()


@pytest.mark.parametrize("name", MAKERS)
def test_a_win_in_one_is_found(name: str) -> None:
    match = last_chance()
    ask = match.asks[0]
    assert {key.split(":")[0] for key in map(match.key, ask.values())} == {"fight", "pass"}
    bot = MAKERS[name](0, 2) if name == "greedy" else mcts(0, 2, rounds=60)
    value = bot.choose(Chair(match, ask))
    assert isinstance(value, tuple) and value[0] == "fight"
    assert any(value[1] in match.state.zones[TITAN_OPEN + stars] for stars in range(3))


# -- senses


def learned(id: str, near: bool = False) -> Learned:
    game = oikumene.game(id)
    sense = game.sense()
    assert sense is not None
    return load(game.package(), sense.figures, near)


@pytest.mark.parametrize("id", ["ancient_world", "imperial_settlers"])
def test_shares_add_up_and_follow_the_points(id: str) -> None:
    sense = sense_of(oikumene.game(id))
    assert sense is not None
    match = oikumene.game(id).new(seats=3, seed=2)
    at_random(match, 40, 2)
    points, shares = sense.outlook(match.state), sense.shares(match.state)
    assert sum(shares) == pytest.approx(1)
    assert sorted(range(3), key=lambda s: points[s]) == sorted(range(3), key=lambda s: shares[s])


def test_who_looks_at_one_turn_may_go_by_a_table_of_its_own() -> None:
    """In Imperial Settlers it does; what comes to mind is the same."""
    far, near = learned("imperial_settlers"), learned("imperial_settlers", near=True)
    assert far.worth != near.worth and far.pulls == near.pulls
    assert learned("ancient_world").worth == learned("ancient_world", near=True).worth


def test_chances_of_one_two_and_more() -> None:
    assert chances([10.0], 3.0)[0] > 0.5
    assert chances([5.0, 5.0], 3.0) == [0.5, 0.5]
    assert chances([8.0, 5.0], 3.0)[0] == pytest.approx(0.731, abs=0.001)
    assert chances([1000.0, 0.0, 0.0], 3.0)[0] > 0.99


@pytest.mark.parametrize("id", ["ancient_world", "imperial_settlers"])
def test_traits_have_names(id: str) -> None:
    known = learned(id)
    match = oikumene.game(id).new(seats=2, seed=2)
    at_random(match, 30, 1)
    figures = known.figures
    assert len(figures.traits(match.state, 0)) == len(figures.TRAITS)
    for table in known.worth:
        assert len(table) == len(figures.TRAITS)
    for stage in range(7):
        assert set(figures.guess(stage)) <= set(figures.TRAITS)


@pytest.mark.parametrize("id", ["ancient_world", "imperial_settlers"])
def test_what_comes_to_mind_is_what_was_learned(id: str) -> None:
    """The quick way gives the same as adding up the pulls of the words."""
    import math

    known = learned(id)
    match = oikumene.game(id).new(seats=2, seed=6)
    rng = Random(1)
    while match.asks:
        ask = match.asks[0]
        values = ask.values()
        sums = [sum(known.pulls.get(sign, 0.0) for sign in signs) for signs in known.signs_of(match, ask, values)]
        likely = known.likely(match, ask, values)
        expected = [math.exp(max(-12.0, pull - max(sums))) for pull in sums]
        assert likely == pytest.approx(expected)
        match.take(ask, values[rng.randrange(len(values))])


def test_a_finished_match_is_its_result() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=3)
    at_random(match, 10_000, 1)
    assert match.result is not None
    assert final(match)[match.result.winners[0]] == 1 / len(match.result.winners)


# -- no longer than it takes


@pytest.mark.parametrize("id", ["ancient_world", "imperial_settlers"])
def test_who_only_answers_stops_when_nothing_can_change_the_answer(id: str) -> None:
    """The same answer as with all its rounds; for most questions it needs fewer, for none more."""
    match = oikumene.game(id).new(seats=2, seed=5)
    fewer = asked = 0
    for part in range(12):
        ask = match.asks[0]
        whole, brief = mcts(ask.seat, part, rounds=96), mcts(ask.seat, part, rounds=96)
        chair = Chair(match, ask)
        if len(chair.values()) > 1:
            assert brief.choose(chair) == whole.reasons(chair)[0].value
            assert whole.thought == 96 and brief.thought <= 96
            asked += 1
            fewer += brief.thought < 96
        at_random(match, 7, part)
    assert fewer >= asked / 3


def test_by_the_clock_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=5)
    chair = Chair(match, match.asks[0])
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 100)
    bot = MctsBot(chair.seat, 1, seconds=4.0)
    bot.choose(chair)
    assert next(ticks) < 380


def test_what_a_kept_tree_knows_of_other_questions_does_not_end_the_thought() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=5)
    chair = Chair(match, match.asks[0])
    alone, kept = mcts(chair.seat, 1, rounds=400), mcts(chair.seat, 1, rounds=400)
    kept.root, kept._awaited = Node(-1), chair.history
    other = kept.root.kids["another|answer"] = Node(chair.seat)
    other.visits, other.total = 900, 450.0
    assert kept.choose(chair) == alone.choose(chair)
    assert kept.thought == alone.thought


def test_where_all_that_is_left_could_draw_level_it_thinks_on() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=5)
    chair = Chair(match, match.asks[0])
    bot = mcts(chair.seat, 1, rounds=96)
    bot.thought = 80
    for name, visits in (("a", 48), ("b", 32)):
        bot.root.kids[f"{chair.ask.id}|{name}"] = kid = Node(chair.seat)
        kid.visits = visits
    assert not bot._certain(chair)
