"""What the bots know of Oath: shares of a win, campaigns by their odds, and how each role plays a turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from oikumene.bots import Bot, Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.random import RandomBot
from oikumene.games.oath import OATH, replies, sense
from oikumene.games.oath.model import ATTACK_DIE, DEFENCE_DIE, DS, PF, SLOTS
from oikumene.games.oath.odds import survivors, wins
from oikumene.games.oath.prospects import Figures, fallen, feat, heirs_now, loot, post
from oikumene.games.oath.replies import foreseen, judged, rested
from oikumene.games.oath.rules.battle import shields, swords
from oikumene.games.oath.sense import lost, shares, shortlist, won
from oikumene.games.oath.state import CITIZEN, VISION_UP, State
from oikumene.kernel.match import Match
from rules.oath.table import Table, table

# -- the odds


@pytest.mark.parametrize(("force", "dice", "defenders"), [(3, 2, 1), (6, 3, 4), (8, 5, 6)])
def test_the_odds_are_those_of_the_dice(force: int, dice: int, defenders: int) -> None:
    rng = Random(1)
    won = left = 0
    for _ in range(4000):
        attack = [rng.choice(ATTACK_DIE) for _ in range(force)]
        need = shields([rng.choice(DEFENCE_DIE) for _ in range(dice)]) + defenders + 1 - swords(attack)
        alive = force - attack.count("skull")
        if need <= alive:
            won += 1
            left += alive - max(0, need)
    assert wins(force, force, dice, defenders) == pytest.approx(won / 4000, abs=0.03)
    assert survivors(force, force, dice, defenders) == pytest.approx(left / won, abs=0.25)


# -- shares


def positions(seats: int, seed: int) -> list[Match[State]]:
    """A random game, looked at now and then."""
    match, rng, found = OATH.new(seats=seats, seed=seed), Random(seed), []
    while match.asks:
        ask = match.asks[0]
        values = ask.values()
        match.take(ask, values[rng.randrange(len(values))])
        if rng.random() < 0.1:
            found.append(match.clone())
    return found


@pytest.mark.parametrize("seats", range(3, 7))
def test_shares_are_shares(seats: int) -> None:
    for match in positions(seats, seats):
        found = shares(match.state)
        assert len(found) == seats and all(share > 0 for share in found)
        assert sum(found) <= 1 + 1e-9 or match.over


def test_hidden_cards_do_not_matter() -> None:
    """Matches that a seat cannot tell apart: the bot of one seed reasons the same in each."""
    for match in positions(3, 7)[::6]:
        if not match.asks:
            continue
        ask = match.asks[0]
        found = []
        for deal in range(2):
            other = match.imagine(ask.seat, Random(deal))
            again = other.find(ask.seat, ask.id)
            assert again is not None
            bot = GreedyBot(ask.seat, 1, worlds=1, nodes=20)
            found.append([(reason.key, reason.expected) for reason in bot.reasons(Chair(other, again))])
        assert found[0] == found[1]


def usurped(seat: int = 2) -> Table:
    """Seat 1 is Usurper with two sites of a warband each. The Empire has one and nothing to fight with, seat 2 stands
    at one of the Usurper's with ten warbands."""
    t = table(seat=seat).site("p2", "river").at("p2").site("p3", "steppe").at("p3")
    t.bands("c1", 0, 2).bands("p1", 0, 0).bands("h1", 0, 0).bands("p2", 1, 1).bands("p3", 1, 1)
    t.has(0, warbands=0, favor=0, pawn="c1").has(1, warbands=2, pawn="h1").has(2, warbands=10, pawn="p2", supply=6)
    return t.set(title=1, usurper=True)


def test_a_usurper_who_cannot_be_reached_has_as_good_as_won() -> None:
    t = usurped().has(2, warbands=0, favor=0)
    assert shares(t.run().now)[1] > 0.8
    assert shares(usurped().run().now)[1] < 0.5


def test_a_title_without_sites_can_be_judged() -> None:
    """Where nobody rules anything the title stays (Law 2.11), also with an Exile."""
    t = table(seat=2).bands("c1", 0, 0).bands("p1", 0, 0).bands("h1", 0, 0).set(title=1)
    assert sum(shares(t.run().now)) == pytest.approx(1)


def test_a_declared_campaign_counts_by_its_odds() -> None:
    """Of the dice only all are thought about; the share lies between that of losing and that of winning."""
    t, bot = usurped().act(2, "campaign", "done"), GreedyBot(2, 1, worlds=1)
    assert t.prompt == "attack-dice"
    found = {reason.key: reason for reason in bot.reasons(Chair(t.match, t.match.asks[0]))}
    assert found["10"].visits and not found["0"].visits, "only all dice are thought about"
    war, f = t.now.war, Figures(t.now)
    assert war is not None
    beaten, victor = judged(lost(f.copy(), war, 10, 10)), judged(won(t.now, f.copy(), war, survivors(10, 10, 3, 1)))
    assert beaten[2] * 2 < found["10"].expected < victor[2] * 1.1


# -- turns


GREEDY, SEARCH = "greedy", "mcts"
BOTH = pytest.mark.parametrize("kind", [GREEDY, SEARCH])


def plays(t: Table, seat: int, kind: str = GREEDY, seed: int = 1) -> list[str]:
    """A bot plays until somebody else's Act phase; the others answer greedily. What the seat answered."""
    match, said = t.run().match, []
    bots: list[Bot] = [GreedyBot(each, seed) for each in range(match.seats)]
    if kind == SEARCH:
        bots[seat] = MctsBot(seat, seed, seconds=None, rounds=100)
    while match.asks and not (match.asks[0].prompt == "act" and match.asks[0].seat != seat):
        ask = match.asks[0]
        value = bots[ask.seat].choose(Chair(match, ask))
        if ask.seat == seat:
            said.append(match.key(value))
        match.take(ask, value)
    return said


@BOTH
def test_the_sites_where_no_army_stands_are_attacked(kind: str) -> None:
    """A Usurper has three sites with a warband each, and stands at the first of them with nine more: who wants two of
    them takes the others. (The one where the attacker stands is a target by itself.)"""
    t = usurped().site("c2", "lush-coast").at("c2").bands("c2", 1, 1).has(1, warbands=9, pawn="c2")
    t.has(2, warbands=6, pawn="p2", supply=4)
    f = Figures(t.run().now)
    planned = feat(f, 2, 1, 2)
    assert planned is not None and set(planned.slots) == {SLOTS.index("p2"), SLOTS.index("p3")}
    said = plays(t, 2, kind)
    assert "target-site:p3" in said and "target-site:c2" not in said, said


@BOTH
@pytest.mark.parametrize("seat", [2, 0])
def test_whoever_can_stops_a_usurper(seat: int, kind: str) -> None:
    t = usurped(seat)
    if seat == 0:
        t.has(2, warbands=0, pawn="h1").has(0, warbands=10, pawn="p2", supply=6)
        t.ground.talks.begin(0)  # a Usurper under that threat may become a Citizen; here nothing is offered any more
    said = plays(t, seat, kind)
    assert "campaign" in said and t.now.title != 1


@BOTH
def test_an_exile_takes_the_title_that_lies_open(kind: str) -> None:
    """The Empire's three sites have a warband each; seat 1 stands at one of them with twelve, in the fifth round."""
    t = (
        table(seat=1)
        .bands("c1", 0, 1)
        .has(0, warbands=0, favor=0)
        .set(round=5)
        .has(1, warbands=12, pawn="p1", supply=6)
    )
    said = plays(t, 1, kind)
    assert "campaign" in said and t.now.title == 1


@BOTH
def test_an_exile_breaks_a_regime_before_the_end_die(kind: str) -> None:
    """The seventh round: by two in three the die ends it, and seat 2 acts last. The Empire rules two sites, seat 2 one.
    The Darkest Secret could be had, but nobody wins by it."""
    t = table(seat=2).bands("c1", 0, 3).bands("p1", 0, 1).bands("h1", 2, 1).set(round=7)
    t.has(0, warbands=2, favor=0, pawn="c1").has(1, warbands=0, favor=0, pawn="c1")
    said = plays(t.has(2, warbands=6, secrets=3, supply=5, pawn="h1"), 2, kind)
    assert "campaign" in said and t.now.title == 2


@BOTH
def test_an_exile_lays_open_a_vision_that_is_met(kind: str) -> None:
    t = table(seat=1).facedown(1, "vision-of-rebellion").banner("pf", 1, 8).set(visions=3)
    t.has(0, favor=1).has(2, favor=1).has(1, warbands=6, pawn="h1")
    said = plays(t, 1, kind)
    assert "reveal-vision" in said and t.ids(VISION_UP + 1) == ["vision-of-rebellion"]


def test_the_chancellor_guards_the_title_against_who_would_take_it() -> None:
    """A turn of the Chancellor leaves the Empire no worse off."""
    t = table(seat=0).has(0, warbands=8, favor=4, supply=6, pawn="c1").has(1, warbands=4, pawn="p1")
    before = shares(t.run().now)[0]
    plays(t, 0)
    assert shares(t.now)[0] >= before - 0.05 and t.now.title == 0


def seen(seat: int = 2) -> Table:
    """Seat 1 has an open Vision of Rebellion that is met: the People's Favor, with three on it. Three Visions were
    drawn, so seat 1 wins at its next wake. Seat 2 has ten warbands, two regions away, and no favor."""
    t = table(seat=seat).vision(1, "vision-of-rebellion").banner("pf", 1, 3).set(visions=3, round=4)
    t.has(0, warbands=0, favor=0, pawn="c1").has(1, warbands=2, favor=0, pawn="h1")
    return t.bands("h1", 0, 0).has(2, warbands=10, favor=0, pawn="c1", supply=6)


def test_a_vision_that_is_met_has_as_good_as_won() -> None:
    assert shares(seen().has(2, warbands=0).run().now)[1] > 0.8
    assert shares(seen().run().now)[1] < 0.5


@BOTH
def test_whoever_can_undoes_a_vision_that_is_met(kind: str) -> None:
    """It takes a journey and a campaign for the banner: each alone changes nothing."""
    t = seen()
    said = plays(t, 2, kind)
    assert said.index("travel-to:h1") < said.index("target-banner:pf") and t.now.banners[PF].holder == 2


@BOTH
def test_the_chancellor_undoes_a_vision_by_recovering_the_banner(kind: str) -> None:
    t = seen(0).has(2, warbands=0).has(0, favor=4, supply=6)
    assert "recover" in plays(t, 0, kind) and t.now.banners[PF].holder == 0


def tied(supply: int) -> Table:
    """A Citizen has as many prizes as the Chancellor, in the sixth round: one more makes the successor."""
    t = table(seat=1).citizen(1, 2).has(1, favor=2, secrets=1, supply=supply, pawn="c1").holds(1, "whistle")
    t.at("c1", "wayside-inn").advisers(1, "tavern-songs").set(round=6)
    return t.has(0, warbands=3, favor=0, pawn="p1").has(2, warbands=0, favor=0, pawn="h1").banner("pf", 2, 8)


def test_a_citizen_trades_for_what_makes_the_heir() -> None:
    """A trade brings the second secret that the Darkest Secret asks for."""
    t = tied(2)
    said = plays(t, 1)
    assert said.index("trade-secrets:wayside-inn") < said.index("recover") and t.now.banners[DS].holder == 1


def test_tree_search_gets_what_makes_the_heir_one_way_or_another() -> None:
    """The second secret comes from a trade, or from the Elders."""
    t = tied(2)
    plays(t, 1, SEARCH)
    assert t.now.banners[DS].holder == 1


@BOTH
def test_a_citizen_travels_for_what_makes_the_heir(kind: str) -> None:
    """A relic lies at the Provinces, for two favor."""
    t = tied(3).banner("ds", 2, 5).relics_at("p1", "map")
    assert "travel-to:p1" in plays(t, 1, kind) and "map" in t.relics(1)


def test_who_attacks_a_citizen_counts_the_chancellor_in() -> None:
    """The Chancellor joins an Imperial defender unasked (Law 5.5.2), with the warbands of a board that is there."""
    found = []
    for place in ("h1", "c1"):
        t = table(seat=1).citizen(2, 1).has(2, pawn="h1").holds(2, "whistle", "horned-mask").set(round=6)
        t.has(0, warbands=9, favor=0, pawn=place).bands("h1", 0, 0).has(1, warbands=5, pawn="h1", supply=6)
        t.vision(1, "vision-of-sanctuary").set(visions=3)
        t.act(1, "campaign", "attack:2", "target-relic:whistle", "done")
        assert t.prompt == "attack-dice"
        found.append(GreedyBot(1, 1, worlds=1).reasons(Chair(t.match, t.match.asks[0]))[0].expected)
    assert found[0] < found[1]


# -- what the others answer


def held(place: str, *, round: int = 6, seat: int = 2) -> Table:
    """A Citizen who acts last holds two relics more than the Scepter's holder, without a warband; the Chancellor has
    ten, and acts next."""
    t = table(seat=seat).citizen(2, 1).holds(2, "whistle", "horned-mask", "map").set(round=round)
    t.has(0, warbands=10, favor=0, pawn=place, supply=6).has(1, warbands=0, favor=0, pawn="p1")
    return t.has(2, warbands=0, favor=0, pawn="h1", supply=0).bands("h1", 0, 0)


def foretold(t: Table, turns: int) -> Sequence[float]:
    return foreseen(Figures(t.run().now, close=True), turns)


def test_a_lead_that_the_next_player_takes_back_is_worth_less() -> None:
    """At the end of the sixth round the die ends the game by one in three: that much is sure. Then the Chancellor
    comes, who stands there with ten warbands, or far away without supply."""
    near, away = foretold(held("h1"), 2)[2], foretold(held("c1").has(0, supply=1), 2)[2]
    assert 1 / 3 < near < away - 0.1


def test_who_is_the_heir_when_the_war_ends_wins() -> None:
    assert heirs_now(Figures(held("h1").run().now)) == [0, 0, 1]
    assert heirs_now(Figures(held("h1").holds(0, "cup-of-plenty", "bandit-crown").run().now)) == [1, 0, 0]


def test_a_usurper_whom_nobody_stops_wins_at_the_own_wake() -> None:
    t = usurped(0).has(2, warbands=0, favor=0, pawn="h1")
    assert foretold(t, 1)[1] == 1.0


def test_a_vision_that_is_met_wins_at_the_own_wake_once_three_were_drawn() -> None:
    t = seen(0).has(2, warbands=0)
    assert foretold(t, 1)[1] == 1.0
    assert foretold(seen(0).has(2, warbands=0).set(visions=2), 1)[1] < 0.9


def test_several_things_are_done_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1, next to act, can pay for both banners: one makes the lead that the oath of Protection asks for, the other
    keeps it."""
    t = table(seat=0, oath="protection").holds(1, "whistle").has(0, warbands=6, favor=0, supply=0, pawn="c1")
    t.has(1, favor=4, secrets=4, supply=6, pawn="h1").has(2, favor=0, warbands=0, pawn="p1")
    both = foretold(t, 1)[1]
    monkeypatch.setattr(replies, "MOST_WAYS", 1)
    assert both > foretold(t, 1)[1]


def test_an_army_beside_a_stronger_one_is_in_danger() -> None:
    """The Chancellor acts next, with twelve warbands, and is bound to be brutal: seven that stand there are worth less
    than seven far away. All other sites are ruled already."""
    found = []
    for place in ("c1", "h1"):
        t = table(seat=2).has(0, warbands=12, favor=0, pawn="c1", supply=3).has(1, warbands=0, pawn="p1")
        t.reliquary("brutal").has(2, warbands=7, favor=2, pawn=place)
        found.append(foretold(t, 1)[2])
    assert found[0] < found[1] - 0.01


def test_a_brutal_chancellor_leaves_nobody_alive() -> None:
    """Once the Brutal space is open (Law 2.3) the whole of a beaten force dies, else half of it."""
    f = Figures(table(seat=0).reliquary("brutal").run().now, close=True)
    assert (fallen(f, 0, 7), fallen(f, 1, 7)) == (7, 3)
    assert fallen(Figures(table(seat=0).run().now, close=True), 0, 7) == 3


def test_what_nobody_may_target_is_not_reckoned_with() -> None:
    """The Circlet of Command guards all else that its holder has; it is taken first, by a die."""
    t = table(seat=1).holds(2, "circlet-of-command", "whistle", "map").banner("pf", 2, 1)
    assert loot(Figures(t.run().now, close=True), 2) == [(1, -1)]
    f = Figures(table(seat=1).holds(2, "whistle", "map").banner("pf", 2, 1).run().now, close=True)
    assert [flag for _, flag in loot(f, 2)] == [PF, -1, -1]


def test_the_turns_to_come_are_shares_too() -> None:
    for match in positions(4, 3)[::5]:
        for turns in range(1, 6):
            found = foreseen(Figures(match.state), turns)
            assert sum(found) == pytest.approx(1) and min(found) >= 0


def test_supply_comes_back_by_the_warbands_in_the_bank() -> None:
    """As the Law has it (4.3.3), for each role."""
    for seat, warbands, supply in ((0, 2, 7), (0, 8, 6), (0, 16, 5), (1, 3, 7), (1, 9, 6), (1, 12, 5)):
        t = table(seat=seat).has(seat, warbands=warbands, supply=1)
        f = Figures(t.run().now)
        t.act(seat, "end")
        assert rested(f).supply[seat] == t.now.boards[seat].supply == supply, (seat, warbands)


def test_a_lost_site_takes_its_battle_plans_along() -> None:
    t = table(seat=1).at("c1", "longbows").bands("c1", 0, 1)
    f = Figures(t.run().now)
    assert (f.plans[0], f.plans[1]) == (1, 0)
    post(f, 1, 2, (0,))
    assert (f.plans[0], f.plans[1]) == (0, 1)


# -- offers


def offered(t: Table, answer: str, kind: str = GREEDY) -> bool:
    """The Chancellor offers seat 1 citizenship for the relic of the greedy space: what a bot answers."""
    t.act(0, "offer:1", "space:greedy", "done", "no")
    assert t.prompt == "citizenship" and t.match.asks[0].seat == 1
    bot: Bot = GreedyBot(1, 1) if kind == GREEDY else MctsBot(1, 1, seconds=None, rounds=100)
    return str(t.match.key(bot.choose(Chair(t.match, t.match.asks[0])))) == answer


def test_a_usurper_about_to_win_declines_citizenship() -> None:
    t = usurped(0).has(2, warbands=0, pawn="h1").has(0, warbands=0, favor=0).reliquary("greedy", "map")
    assert offered(t, "no")


def test_an_exile_does_not_give_a_vision_away_for_citizenship(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second round, an open Vision of Rebellion: who becomes a Citizen gives it up. By what is foreseen alone the
    offer would be taken; but Citizens won less often than that says."""

    def laid() -> Table:
        t = (
            table(seat=0)
            .vision(1, "vision-of-rebellion")
            .has(1, favor=0, warbands=4, pawn="h1")
            .set(round=2, visions=1)
        )
        return t.has(0, warbands=8, favor=1, pawn="c1").has(2, warbands=3, pawn="p1").reliquary("greedy", "map")

    assert offered(laid(), "no", SEARCH)
    monkeypatch.setitem(sense.FAR_WORTH, CITIZEN, (*sense.FAR_WORTH[CITIZEN][:-1], 0.0))
    assert offered(laid(), "yes", SEARCH)


def test_an_exile_who_would_be_the_heir_accepts_citizenship() -> None:
    """Three relics against the Chancellor's Scepter, and no warbands to take the title with, in the seventh round."""
    t = table(seat=0).has(0, warbands=8).has(1, warbands=0, favor=0, pawn="h1").holds(1, "whistle", "horned-mask")
    t.has(2, warbands=0, pawn="h1").set(round=7).reliquary("greedy", "map")
    assert offered(t, "yes")


def test_a_strong_chancellor_makes_nobody_an_heir() -> None:
    """An offer to who would then be the successor is not made."""
    t = table(seat=0).has(0, warbands=8, pawn="c1").holds(1, "whistle", "horned-mask").has(1, warbands=0, pawn="h1")
    said = plays(t.has(2, warbands=0, pawn="h1").set(round=7), 0)
    assert "offer:1" not in said


def bargained(t: Table, *things: str) -> dict[str, float]:
    """Seat 1 puts a deal to seat 2 by the power of a card at its site; what a greedy bot thinks of the answers."""
    t.at("c1", "tinkers-fair").has(1, pawn="c1", secrets=2).act(1, "use:tinkers-fair", "player:2", *things, "done")
    assert t.prompt == "deal-answer" and t.seat == 2
    reasons = GreedyBot(2, 1).reasons(Chair(t.match, t.match.asks[0]))
    return {reason.key: reason.expected for reason in reasons}


def test_a_gift_is_taken() -> None:
    found = bargained(table(seat=1).has(1, favor=4), "give:favor", "give:favor")
    assert found["accept"] > found["refuse"]


def test_nobody_sells_what_makes_another_win() -> None:
    """Seat 1 has an open Vision of Sanctuary and as many prizes as seat 2: with that relic it wins at its next wake."""
    t = table(seat=1).vision(1, "vision-of-sanctuary").holds(1, "whistle").holds(2, "map", "horned-mask")
    t.set(visions=3).has(1, favor=6).has(2, warbands=0, favor=0, pawn="h1").has(0, warbands=0, favor=0)
    found = bargained(t, "want-relic:map", *["give:favor"] * 5)
    assert found["refuse"] > found["accept"] * 2


def test_a_wish_is_answered_by_a_few_tokens_not_by_everything() -> None:
    t = table(seat=1).has(1, favor=8).holds(2, "map").at("c1", "tinkers-fair").has(1, pawn="c1", secrets=2)
    t.act(1, "use:tinkers-fair", "player:2", "want-relic:map")
    thought = []
    while len(values := shortlist(t.match, t.match.asks[0], t.match.asks[0].values())) > 1:
        thought.append([t.match.key(value) for value in values])
        t.act(1, "give:favor")
    assert thought == [["done", "give:favor", "give:secret"], ["done", "give:favor"], ["done", "give:favor"]]


# -- the chronicle


def wishes(t: Table) -> str:
    """What a greedy bot answers to the question that is open."""
    ask = t.match.asks[0]
    return t.match.key(GreedyBot(ask.seat, 1).choose(Chair(t.match, ask)))


def test_a_winner_swears_what_is_kept_from_the_first_turn() -> None:
    """With many sites Supremacy; else the oath whose banner the Chancellor begins with and few can recover."""
    t = table(series=True, oath="people").chronicle(1, "usurper")
    assert wishes(t) == "swear:devotion"
    t = table(series=True, oath="people").site("p2", "river").bands("p2", 0, 1).chronicle(0, "stable-regime")
    assert wishes(t) == "swear:supremacy"


def test_a_winner_makes_citizens_of_those_who_bring_sites() -> None:
    for bands, answer in ((1, "yes"), (0, "no")):
        t = table(series=True).bands("p1", 2, bands).chronicle(1, "usurper").act(1, "swear:people")
        assert t.prompt == "offer-heir" and wishes(t) == answer
    t.act(1, "yes")
    assert t.prompt == "become-heir" and wishes(t) == "yes"


def test_a_winner_builds_where_no_battle_plan_is_lost() -> None:
    t = table(series=True).at("c1", "longbows", "wayside-inn").bands("c1", 0, 1)
    t.chronicle(0, "stable-regime", start="edifice")
    assert {"build:longbows", "build:wayside-inn"} <= set(t.keys) and wishes(t) == "build:wayside-inn"


# -- strength


def test_greedy_beats_random() -> None:
    """One greedy against two at random, in every seat of a deal: an even share would be one win."""
    won = 0
    for seat in range(3):
        match = OATH.new(seats=3, seed=11)
        bots = [GreedyBot(each, 11) if each == seat else RandomBot(each, 11) for each in range(3)]
        while match.asks:
            ask = match.asks[0]
            match.take(ask, bots[ask.seat].choose(Chair(match, ask)))
        assert match.result is not None
        won += seat in match.result.winners
    assert won >= 2
