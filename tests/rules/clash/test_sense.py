"""What the bots know of Clash of Cultures: odds of battles, what comes of them, which answers are worth a thought, and
how a turn is played."""

from __future__ import annotations

from random import Random

import pytest
from tests.rules.clash.field import Field, field

from oikumene.bots import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.games.clash import CLASH, aims, sense
from oikumene.games.clash.model import DIE, ELEPHANT, INFANTRY, LEADER
from oikumene.games.clash.odds import Odds, odds
from oikumene.games.clash.outlook import ACTION, AVERAGE, outlook
from oikumene.games.clash.rules.losses import HIT
from oikumene.games.clash.rules.roll import clashed
from oikumene.games.clash.sense import quick, shortlist
from oikumene.games.clash.state import BARBARIANS, HAND_OBJECTIVES, OPEN_WONDERS, WONDER_DECK, Battle
from oikumene.games.clash.thinning import idle_road
from oikumene.kit import learned

# -- the odds


def fought(own: list[int], foe: list[int], fort: bool, rng: Random) -> tuple[list[int], list[int]]:
    """A battle of dice alone, infantry lost first."""
    first = fort
    while own and (foe or first):
        hits, cancels = [], []
        for kinds, dice in ((own, len(own)), (foe, len(foe) + first)):
            faces = [rng.randrange(len(DIE)) for _ in range(dice)]
            for n, face in enumerate(faces):
                if LEADER in kinds and DIE[face][1] == LEADER:
                    while DIE[faces[n]][1] == LEADER:
                        faces[n] = rng.randrange(len(DIE))
                    break
            value, more, saved = clashed(faces, kinds)
            hits.append((value + more) // HIT)
            cancels.append(saved)
        cancels[1] += first
        first = False
        own, foe = own[max(0, hits[1] - cancels[0]) :], foe[max(0, hits[0] - cancels[1]) :]
        if not foe:
            break
    return own, foe


@pytest.mark.parametrize(
    ("own", "foe", "fort"),
    [
        ((INFANTRY, INFANTRY), (INFANTRY,), False),
        ((INFANTRY, INFANTRY, ELEPHANT), (INFANTRY, INFANTRY), True),
        ((INFANTRY, LEADER), (INFANTRY, ELEPHANT), False),
    ],
)
def test_the_odds_are_those_of_the_dice(own: tuple[int, ...], foe: tuple[int, ...], fort: bool) -> None:
    rng, won, lost, left = Random(1), 0, 0, 0
    for _ in range(3000):
        ours, theirs = fought(list(own), list(foe), fort, rng)
        won += bool(ours)
        left += len(ours)
        lost += bool(theirs)
    found = odds(own, foe, fort)
    assert found.won == pytest.approx(won / 3000, abs=0.03) and found.lost == pytest.approx(lost / 3000, abs=0.03)
    assert found.left == pytest.approx(left / won, abs=0.1)


def test_who_meets_nobody_has_won() -> None:
    assert odds((INFANTRY,), ()) == Odds(1.0, 0.0, 0.0, 1.0, 0.0)


# -- on every question of a game


@pytest.mark.parametrize("seats", [2, 3])
def test_something_is_always_worth_a_thought_and_shares_are_shares(seats: int) -> None:
    match, rng = CLASH.new(seats=seats, seed=seats + 4), Random(seats)
    while match.asks:
        ask = match.asks[0]
        values = ask.values()
        kept = shortlist(match, ask, values)
        assert kept and all(value in values for value in kept), ask
        before = match.state.actions
        for value in kept[:4]:
            said = quick(match, ask, value)
            assert said is None or (len(said) == seats and sum(said) == pytest.approx(1.0))
        assert match.state.actions == before, "looking changed the table"
        if rng.random() < 0.1:
            assert len(outlook(match.state)) == seats
        match.take(ask, values[rng.randrange(len(values))])


# -- how a turn is played


def said(t: Field, seat: int = 0) -> str:
    """What greedy answers now."""
    ask = t.match.asks[0]
    assert ask.seat == seat
    return t.match.key(GreedyBot(seat, 1).choose(Chair(t.match, ask)))


def goes_on(t: Field, seat: int = 0, prompt: str = "act") -> list[str]:
    """Greedy answers until it is asked that again."""
    found = [said(t, seat)]
    t.act(seat, found[-1])
    while t.prompt != prompt:
        found.append(said(t, seat))
        t.act(seat, found[-1])
    return found


def village(*, actions: int = 1) -> Field:
    """A player with two cities far from everybody, and another with one."""
    t = field(expansion=True).city(0, "D7").city(0, "C8").city(1, "A3").units(1, "A3", infantry=1)
    t.lay().actions = actions
    return t


def test_a_settler_on_good_land_founds_a_city() -> None:
    t = village().has(0, food=2, wood=1, ore=1).units(0, "E6", settler=1)
    assert said(t) == "found:E6"


def test_people_do_not_walk_about_once_they_stand_where_a_city_can() -> None:
    t = village(actions=3).units(0, "E6", settler=1)
    assert "found:E6" in [goes_on(t)[0] for _ in range(3)]


def test_a_city_of_barbarians_that_can_be_taken_is_taken() -> None:
    t = village().knows(0, "tactics").city(BARBARIANS, "D5").units(BARBARIANS, "D5", infantry=1)
    t.units(0, "D6", infantry=3)
    assert goes_on(t)[:3] == ["move", "from:D6", "to:D5"]


def test_nobody_runs_into_a_strong_army() -> None:
    t = village().knows(0, "tactics").city(BARBARIANS, "D5").units(BARBARIANS, "D5", infantry=4)
    t.units(0, "D6", infantry=1)
    assert "to:D5" not in goes_on(t)


def test_a_city_that_barbarians_stand_before_is_defended() -> None:
    t = village().has(0, food=1, ore=1).city(BARBARIANS, "D6").units(BARBARIANS, "D6", infantry=1)
    assert said(t).startswith("recruit:")


def test_a_wonder_that_can_be_paid_is_built() -> None:
    t = village().knows(0, "engineering", "rituals").wonders(0, "wonder-pyramid")
    t.has(0, food=2, wood=3, ore=7, culture=5).city(0, "E8", mood="happy")
    assert said(t) == "wonder-in:E8"


def test_the_advance_that_a_wonder_still_lacks_is_learned() -> None:
    t = village(actions=2).knows(0, "engineering", "storage", "writing").wonders(0, "wonder-gardens")
    t.has(0, food=7, wood=5, ore=2, culture=5).city(0, "E8", mood="happy")
    t.act(0, "buy-advance")
    assert said(t) == "advance:irrigation"


def test_a_wonder_is_wanted_too_where_wonders_lie_open() -> None:
    t = field(expansion=True, wonders="open").city(0, "D7").city(0, "C8").city(1, "A3")
    assert not aims.any_wonder(t.as_is, 0)
    t.put(next(iter(t.as_is.zones[WONDER_DECK])), OPEN_WONDERS)
    assert aims.any_wonder(t.as_is, 0)


def test_an_objective_that_holds_is_completed() -> None:
    t = village().knows(0, "storage").objectives(0, 14).has(0, food=5)
    t.then(("status", "objectives", 0), ("act", 0))
    assert said(t) == "complete:objective-14:obj-food"


def test_what_is_collected_is_what_is_lacking() -> None:
    t = village().land("forest", "D6").land("mountain", "E7").has(0, food=2, wood=6, ore=0)
    t.knows(0, "storage").act(0, "collect:D7")
    ask = t.match.asks[0]
    kept = [t.match.key(value) for value in shortlist(t.match, ask, ask.values())]
    assert kept == ["take:E7:ore"]


def test_the_last_of_a_turns_actions_is_not_thrown_away() -> None:
    t = village().has(0, food=2)
    assert said(t) != "end"


def test_an_exchange_is_offered_where_both_gain_and_never_at_two() -> None:
    for seats, wanted in ((3, True), (2, False)):
        t = field(seats, expansion=True).knows(1, "storage").knows(0, "storage")
        t.city(0, "D7").city(1, "D4").has(0, wood=6, food=0).has(1, wood=0, food=6)
        if seats == 3:
            t.city(2, "H7")
        t.lay().talks.begin(12)
        ask = t.match.asks[0]
        kept = shortlist(t.match, ask, ask.values())
        assert (("exchange", 1) in kept) == wanted
        if wanted:
            t.act(0, "exchange:1")
            assert goes_on(t, prompt="exchange-answer") == ["want:food", "give:wood", "done"]
            assert said(t, 1) == "accept"


def test_the_tree_search_plans_the_whole_turn() -> None:
    """Wood and ore are there, food is not: to collect first makes a building possible with the second action."""
    t = village(actions=2).has(0, wood=1, ore=1).knows(0, "writing").city(0, "E8")
    ask = t.match.asks[0]
    bot = MctsBot(0, 1, seconds=None, rounds=150)
    first = t.match.key(bot.choose(Chair(t.match, ask)))
    assert first.startswith("collect:")


def test_what_can_be_done_at_any_time_is_no_card_for_a_battle() -> None:
    """Beside the question for a tactic there may be free actions: of those nothing is said at once."""
    t = village().units(0, "D7", infantry=1)
    t.lay().battle = Battle(1, 0, t.as_is.hex("D7"), t.as_is.hex("D6"), (INFANTRY,), False)
    assert sense.of_tactic(t.as_is, 0, ("free", "special", "voting"), ACTION) is None
    assert sense.of_tactic(t.as_is, 0, "no", ACTION) is not None


# -- how the tree search goes about it


def test_a_turn_is_worth_the_same_whether_it_is_ended_or_has_gone_over() -> None:
    """Whoever is on then: the actions of the next player are not counted, and the own objectives are still known."""
    match, rng = CLASH.new(seats=2, seed=3), Random(3)
    while not (match.asks[0].prompt == "act" and match.state.active == match.state.first and match.state.age == 2):
        match.take(match.asks[0], rng.choice(match.asks[0].values()))
    seat = match.asks[0].seat
    ended = quick(match, match.asks[0], "end")
    assert ended is not None and match.state.zones[HAND_OBJECTIVES + seat]
    match.take(match.asks[0], "end")
    assert match.state.active != seat and match.state.actions == 3
    assert sense.rest(match.state, seat) == pytest.approx(ended, abs=1e-3)
    assert sense.shares(match.state, outlook(match.state, AVERAGE))[seat] < ended[seat] - 0.03


@pytest.mark.parametrize("prompt", ["influence", "who", "tactic", "retreat"])
def test_of_what_can_be_done_at_any_time_nothing_is_said_at_once(prompt: str) -> None:
    """A power may be used beside questions that dice follow: a bot goes on and tries it."""
    t = village()
    ask = t.match.asks[0]
    ask.prompt = prompt
    assert quick(t.match, ask, ("free", "special", "voting")) is None


def test_where_one_answer_is_worth_a_thought_none_is_spent() -> None:
    t = village().land("forest", "D6").land("mountain", "E7").has(0, food=2, wood=6).act(0, "collect:D7")
    bot = MctsBot(0, 1, seconds=None, rounds=50)
    assert t.match.key(bot.choose(Chair(t.match, t.match.asks[0]))) == "take:E7:ore" and bot.thought == 0


def test_at_first_comes_to_mind_what_greedy_would_do() -> None:
    t = village(actions=1).has(0, food=2, wood=1, ore=1).units(0, "E6", settler=1)
    bot = MctsBot(0, 1, seconds=None, rounds=1)
    bot.reasons(Chair(t.match, t.match.asks[0]))
    likely = {key: kid.prior for key, kid in bot.root.kids.items()}
    assert max(likely, key=lambda key: likely[key]) == f"act|{said(t)}"
    assert sum(likely.values()) == pytest.approx(1.0)


def test_what_comes_to_mind_does_not_hang_on_where_it_is() -> None:
    known = learned.load("oikumene.games.clash", sense)
    t = village(actions=2).has(0, food=2)
    ask = t.match.asks[0]
    signs = dict(zip([t.match.key(v) for v in ask.values()], known.signs_of(t.match, ask, ask.values()), strict=True))
    assert signs["collect:D7"] == signs["collect:C8"] and signs["collect:D7"] != signs["buy-advance"]
    assert not any("D7" in sign or "C8" in sign for sign in known.pulls)


def test_a_city_that_works_for_the_second_time_is_another_matter() -> None:
    t = village(actions=2).act(0, "collect:D7", "take:D7:food")
    marked = sense.marks(t.as_is, 0, [("collect", "D7"), ("collect", "C8"), "end"])
    assert marked is not None and marked[0] == marked[1] + 5 and marked[2] == -1


def test_no_road_is_paid_for_to_where_a_step_leads_as_well() -> None:
    """Into mountains it is another matter: who came by road can go on."""
    t = field().land("mountain", "D5").knows(0, "roads", "tactics").city(0, "D4")
    t.units(0, "D4", infantry=1).has(0, food=2, ore=2)
    t.act(0, "move", "from:D4")
    match, values = t.match, t.match.asks[0].values()
    keys = {match.key(value): value for value in values}
    steps = {value[1] for key, value in keys.items() if key.startswith("to:")}  # type: ignore[index]
    idle = {key for key, value in keys.items() if key.startswith("road:") and idle_road(t.match.state, value, steps)}
    assert "road:D5" in keys and "road:D5" not in idle
    assert idle and all("to:" + key.removeprefix("road:") in keys for key in idle)
    assert not idle & {match.key(value) for value in shortlist(match, match.asks[0], values)}
