"""The toy: a small faithful version of each hard case, and nothing a person would want to play.

City-states with hands of cards, warbands at four sites, goods, secret goals and a market. Everything that was ever
hard for the kernel happens in it within a few rounds; the names of the rules say which case they carry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from oikumene.kernel.data import data
from oikumene.kernel.errors import GameEnd
from oikumene.kernel.flow import (
    Closed,
    Flow,
    Value,
    beside,
    choose,
    gather,
    may,
    optional,
    parallel,
    split,
    subset,
    together,
)
from oikumene.kernel.game import Flag, Game, Number, Result, Setup
from oikumene.kernel.table import ALL, NOBODY, Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

# -- components

MARKET_CARDS = {
    "farm": 5,
    "oasis": 3,
    "oracle": 3,
    "temple": 4,
    "brigand": 2,
    "raid": 4,
    "herald": 4,
    "feast": 3,
    "mine": 2,
    "wall": 3,
}
OWN_CARDS = {"farm": 1, "raid": 1, "wall": 1, "scribe": 2, "herald": 1}
TACTICS = {"feint": 4, "phalanx": 4, "ambush": 3, "veto": 5}
GOALS = {"conqueror": 3, "scholar": 3, "warlord": 2}
RELICS = ("crown", "horn", "mask", "ring", "drum")
EVENTS = {"barbarians": 4, "famine": 3, "omen": 2}
PLANS = ("longbows", "levy", "shields", "rangers")
UNREST_CARDS = 2
IN_PLAY = {"temple": 1, "oasis": 1, "oracle": 1}

NAMES = tuple(sorted({*MARKET_CARDS, *OWN_CARDS, *TACTICS, *GOALS, *RELICS, *EVENTS, *PLANS, "unrest"}))
FACE = {name: face for face, name in enumerate(NAMES)}
STAYS = ("oasis", "oracle", "temple", "brigand")
NOT_PLAYED = ("wall", "unrest")

MOST_SEATS = 4
SITES = 4
OWN_ZONES = ("deck", "hand", "discard", "play", "limbo", "draft", "tactics", "goals", "relics", "achieved")
DECK, HAND, DISCARD, PLAY, LIMBO, DRAFT, TACTIC, GOAL, RELIC, ACHIEVED = (MOST_SEATS * i for i in range(10))
COMMON_ZONES = ("supply", "market", "unrest", "exile", "events", "past", "tactic-deck", "tactic-past", "goal-deck")
SUPPLY, MARKET, UNREST, EXILE, EVENT, PAST, TACTIC_DECK, TACTIC_PAST, GOAL_DECK = range(40, 49)
SITE_RELIC = 49
SITE_PLAN = SITE_RELIC + SITES

MARKET_POOL, UNREST_POOL, TACTIC_POOL, GOAL_POOL, RELIC_POOL, EVENT_POOL, PLAN_POOL = range(100, 107)
BANDITS = 9  # who rules where nobody else does

GOODS = ("food", "ore", "gold", "idea")
FOOD, ORE, GOLD, IDEA = range(4)
#: What may stand for what.
STAND_INS = ((FOOD, FOOD), (ORE, ORE), (GOLD, GOLD), (IDEA, IDEA), (GOLD, FOOD), (GOLD, ORE), (IDEA, FOOD))

WORDS = Vocabulary(
    options={
        "pass": "",
        "play": "card",
        "keep": "card",
        "drop": "card",
        "show": "card",
        "buy": "card",
        "use": "card",
        "good": "good",
        "pay": "use:good want:good",
        "site": "site",
        "band": "site n:number",
        "campaign": "",
        "advance": "",
        "peek": "site",
        "recruit": "site",
        "suffer": "",
        "coin": "",
        "barter": "",
    },
    prompts={
        "act": "",
        "vow": "",
        "draft": "",
        "discard": "n:number",
        "avoid": "seat",
        "loss": "seat",
        "herald": "",
        "put-back": "",
        "mine": "",
        "oracle": "seat",
        "interrupt": "card",
        "solstice": "",
        "temple": "",
        "solstice-buy": "",
        "fortify": "",
        "target": "",
        "join": "site",
        "plan": "site",
        "lose-band": "sites:site",
        "sacrifice": "n:number",
        "move-in": "site",
        "famine": "",
        "barbarians": "",
        "tactic": "site",
        "goal": "goal",
        "pay": "",
        "barter": "",
        "donate": "",
    },
    lines={
        "plays": "seat card",
        "draws": "seat card",
        "cancels": "seat card",
        "shows": "seat card",
        "puts-back": "seat card",
        "drafts": "seat card",
        "vows": "seat",
        "vowed": "seat n:number",
        "unrest": "seat",
        "event": "card",
        "tactic": "seat card",
        "rolls": "swords:number shields:number",
        "peeks": "seat site card",
        "achieves": "seat card",
        "token": "seat",
        "plan": "seat card",
        "buys": "seat card",
    },
    reasons={"too-dear": "n:number"},
)


@data
class Player:
    __slots__ = ("advances", "bands", "goods", "points", "reserve", "tokens", "vow")

    def __init__(self, home: int) -> None:
        self.goods = [1, 1, 2, 1]
        self.bands = [2 if site == home else 1 if site == (home + 1) % SITES else 0 for site in range(SITES)]
        self.reserve = 3
        self.advances = 0
        self.tokens = 2
        self.points = 0
        self.vow = -1  # how many advances the seat has sworn to make: known to itself alone

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.goods = self.goods[:]
        twin.bands = self.bands[:]
        twin.reserve = self.reserve
        twin.advances = self.advances
        twin.tokens = self.tokens
        twin.points = self.points
        twin.vow = self.vow
        return twin


@data
class State(Table):
    __slots__ = ("bandits", "ending", "players", "round", "rounds", "told_all", "track")

    WORDS = WORDS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, layout(setup.seats), NAMES, setup.seed)
        self.players = [Player(seat) for seat in range(setup.seats)]
        self.bandits = [0, 1, 1, 0]
        self.round = 0
        self.rounds = int(setup.options["rounds"] or 0)
        self.track = 0
        self.ending = ""
        self.told_all = False  # the vows lie open

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.players = [player.copy() for player in self.players]
        twin.bandits = self.bandits[:]
        twin.round = self.round
        twin.rounds = self.rounds
        twin.track = self.track
        twin.ending = self.ending
        twin.told_all = self.told_all
        return twin

    def others(self, seat: int) -> list[int]:
        n = len(self.players)
        return [(seat + i) % n for i in range(1, n)]

    def order(self, seat: int) -> list[int]:
        return [seat, *self.others(seat)]

    def top(self, zone: int) -> int:
        return self.zones[zone][-1]

    def named(self, zone: int, *names: str) -> list[int]:
        """The cards of these names in a zone, one of each."""
        return self.distinct(card for card in self.zones[zone] if self.ident(card) in names)

    def hide_afresh(self, seat: int, rng: Random) -> tuple[int | str, ...]:
        """Vows are hidden and not cards."""
        facts: list[int | str] = []
        for other in self.others(seat):
            if self.players[other].vow >= 0 and not self.told_all:
                facts += (other, rng.randrange(3))
        return tuple(facts)

    def hide(self, facts: tuple[int | str, ...]) -> None:
        for seat, vow in zip(facts[::2], facts[1::2], strict=True):
            self.players[int(seat)].vow = int(vow)


def layout(seats: int) -> Layout:
    """Every zone: who sees it, whether it has an order, and what a card is known to be among once it is hidden."""
    zones: list[Zone] = []
    for name in OWN_ZONES:
        for seat in range(MOST_SEATS):
            own = 1 << seat if seat < seats else NOBODY
            if name in ("deck", "discard", "play", "limbo"):
                zones.append(Zone(f"{name}-{seat}", NOBODY if name == "deck" else ALL, True, seat))
            elif name == "achieved":
                zones.append(Zone(f"{name}-{seat}", ALL))
            else:
                zones.append(Zone(f"{name}-{seat}", own, name == "relics", seat if name == "hand" else -1))
    hidden = ("supply", "events", "tactic-deck", "goal-deck")
    zones += [Zone(name, NOBODY if name in hidden else ALL) for name in COMMON_ZONES]
    zones += [Zone(f"relic-{site}", NOBODY) for site in range(SITES)]
    zones += [Zone(f"plan-{site}", ALL) for site in range(SITES)]
    return Layout(zones)


# -- verbs: the doors every rule goes through


def moment(state: State, what: str, actor: int) -> Flow[None]:
    """Powers in play that wait for this moment, whosever turn it is."""
    for owner in state.order(actor):
        for card in state.zones[PLAY + owner]:
            power = POWERS.get((what, state.ident(card)))
            if power is not None:
                yield from power(state, owner, actor)


def draw(state: State, seat: int, n: int) -> Flow[None]:
    """A deck may run empty in the middle of a draw, and somebody else's power waits for that."""
    for _ in range(n):
        if not state.zones[DECK + seat]:
            for card in state.zones[DISCARD + seat]:
                state.move(card, DECK + seat)
            state.shuffle(DECK + seat)
        if not state.zones[DECK + seat]:
            return
        card = state.top(DECK + seat)
        state.move(card, HAND + seat)
        state.note("draws", seat, card)
        if not state.zones[DECK + seat]:
            yield from moment(state, "deck-empty", seat)


def take_unrest(state: State, seat: int) -> None:
    """The game ends the instant the pile is empty, whoever is in the middle of whatever."""
    state.move(state.top(UNREST), HAND + seat)
    state.note("unrest", seat)
    if not state.zones[UNREST]:
        raise GameEnd("collapse")


def refill(state: State) -> None:
    while len(state.zones[MARKET]) < 3 and state.zones[SUPPLY]:
        state.move(state.top(SUPPLY), MARKET)


# -- payment with stand-ins: one decision in several parts


def pay(state: State, seat: int, cost: Sequence[int]) -> Flow[None]:
    have = state.players[seat].goods
    total = sum(cost)
    parts = yield from gather(
        seat,
        "pay",
        lambda picked: ways_to_pay(have, cost, picked),
        lambda picked: len(picked) == total,
        low=total,
        high=total,
    )
    for _, use, _ in parts:
        have[GOODS.index(use)] -= 1
    assert min(have) >= 0


def ways_to_pay(have: Sequence[int], cost: Sequence[int], picked: tuple[tuple[str, str, str], ...]) -> list[Any]:
    """What may be given next, in the order of the table, so that the rest can still be paid."""
    left, owed, first = list(have), list(cost), 0
    for _, use, want in picked:
        first = STAND_INS.index((GOODS.index(use), GOODS.index(want)))
        left[GOODS.index(use)] -= 1
        owed[GOODS.index(want)] -= 1
    return [("pay", GOODS[use], GOODS[want]) for use, want in next_parts(left, owed, first)]


def next_parts(left: list[int], owed: list[int], first: int) -> list[tuple[int, int]]:
    return [STAND_INS[i] for i in range(first, len(STAND_INS)) if fits(left, owed, i)]


def fits(left: list[int], owed: list[int], i: int) -> bool:
    use, want = STAND_INS[i]
    if left[use] <= 0 or owed[want] <= 0:
        return False
    rest, due = left[:], owed[:]
    rest[use] -= 1
    due[want] -= 1
    return payable(rest, due, i)


def payable(left: list[int], owed: list[int], first: int = 0) -> bool:
    return not any(owed) or any(fits(left, owed, i) for i in range(first, len(STAND_INS)))


# -- cards: plays within plays, attacks, a window for interruption


def play_card(state: State, seat: int, card: int) -> Flow[None]:
    """A card being resolved lies in limbo, so that it is somewhere whatever happens."""
    state.move(card, LIMBO + seat)
    state.note("plays", seat, card)
    cancelled = state.ident(card) == "raid" and (yield from interrupted(state, seat, card))
    if not cancelled:
        effect = EFFECTS.get(state.ident(card))
        if effect is not None:
            yield from effect(state, seat)
        yield from moment(state, "played-" + state.ident(card), seat)
    if state.at[card] == LIMBO + seat:
        state.move(card, PLAY + seat if state.ident(card) in STAYS and not cancelled else DISCARD + seat)


def interrupted(state: State, actor: int, card: int) -> Flow[bool]:
    """Whoever holds tactics is asked, whether it could matter or not: that they hold some is public, which is not."""
    able = [seat for seat in state.others(actor) if state.zones[TACTIC + seat]]
    answers = yield from together(
        able,
        lambda seat: optional(
            seat,
            "interrupt",
            lambda: [("use", c) for c in state.named(TACTIC + seat, "veto")],
            no="pass",
            about=(card,),
            secret=True,
        ),
    )
    for seat, veto in answers.items():
        if veto is not None:
            state.move(veto[1], TACTIC_PAST)
            state.note("cancels", seat, veto[1])
            return True
    return False


def raid(state: State, seat: int) -> Flow[None]:
    """Each rival avoids it or loses something; then the attacker's effect goes on."""
    hits = 0
    for rival in state.others(seat):
        if (yield from avoids(state, rival, seat)):
            continue
        hits += 1
        loss = yield from choose(rival, "loss", lambda: losses(state, rival), about=(seat,))
        if loss == ("good", "unrest"):
            take_unrest(state, rival)
        elif loss == ("good", "card"):
            yield from draw(state, rival, 1)
        else:
            state.players[rival].goods[GOODS.index(loss[1])] -= 1
    state.players[seat].goods[GOLD] += hits
    yield from draw(state, seat, 1)


def losses(state: State, seat: int) -> list[tuple[str, str]]:
    goods = [("good", GOODS[good]) for good in (FOOD, ORE) if state.players[seat].goods[good]]
    return [*goods, ("good", "unrest"), ("good", "card")]


def avoids(state: State, seat: int, attacker: int) -> Flow[bool]:
    """Pay a gold, or show a wall. The first is public, the second is not: whoever has a hand is asked."""

    def ways() -> list[Value]:
        gold: list[Value] = [("good", "gold")] if state.players[seat].goods[GOLD] else []
        return ["suffer", *gold, *(("show", card) for card in state.named(HAND + seat, "wall"))]

    how = yield from choose(seat, "avoid", ways, about=(attacker,), secret=bool(state.zones[HAND + seat]))
    if how == "suffer":
        return False
    if how == ("good", "gold"):
        state.players[seat].goods[GOLD] -= 1
    else:
        assert isinstance(how, tuple)
        state.move(int(how[1]), DISCARD + seat)
        state.note("shows", seat, int(how[1]))
    return True


def herald(state: State, seat: int) -> Flow[None]:
    """A card played within a card."""
    card = yield from optional(
        seat, "herald", lambda: [("play", c) for c in state.distinct(state.zones[HAND + seat])], secret=True
    )
    if card is not None:
        yield from play_card(state, seat, card[1])


def feast(state: State, seat: int) -> Flow[None]:
    for each in state.order(seat):
        yield from draw(state, each, 2)


def farm(state: State, seat: int) -> Flow[None]:
    state.players[seat].goods[FOOD] += 2
    return
    yield


def mine(state: State, seat: int) -> Flow[None]:
    good = yield from choose(seat, "mine", lambda: [("good", "ore"), ("good", "gold")])
    state.players[seat].goods[GOODS.index(good[1])] += 1


def scribe(state: State, seat: int) -> Flow[None]:
    """Draw two, put one back on the deck: the others see one go and not which."""
    yield from draw(state, seat, 2)
    if not state.zones[HAND + seat]:
        return
    back = yield from choose(
        seat, "put-back", lambda: [("drop", c) for c in state.distinct(state.zones[HAND + seat])], secret=True
    )
    state.move(back[1], DECK + seat)
    state.note("puts-back", seat, back[1])


EFFECTS: dict[str, Callable[[State, int], Flow[None]]] = {
    "raid": raid,
    "herald": herald,
    "feast": feast,
    "farm": farm,
    "mine": mine,
    "scribe": scribe,
}


def oracle_power(state: State, owner: int, actor: int) -> Flow[None]:
    """Whenever any deck runs empty, its owner may take a card of the own discard pile."""
    card = yield from optional(
        owner, "oracle", lambda: [("keep", c) for c in state.distinct(state.zones[DISCARD + owner])], about=(actor,)
    )
    if card is not None:
        state.move(card[1], HAND + owner)


def oasis_power(state: State, owner: int, actor: int) -> Flow[None]:
    """Food whenever somebody else farms."""
    if owner != actor:
        state.players[owner].goods[FOOD] += 1
    return
    yield


POWERS: dict[tuple[str, str], Callable[[State, int, int], Flow[None]]] = {
    ("deck-empty", "oracle"): oracle_power,
    ("played-farm", "oasis"): oasis_power,
}


# -- sealed answers: a vow that stays hidden, and a draft


def vow(state: State) -> Flow[None]:
    """A hidden fact that is not a card."""
    vows = yield from together(
        range(len(state.players)), lambda seat: choose(seat, "vow", lambda: (0, 1, 2), secret=True)
    )
    for seat, sworn in vows.items():
        state.players[seat].vow = sworn
        state.note("vows", seat)


def draft(state: State) -> Flow[None]:
    seats = range(len(state.players))
    for seat in seats:
        for _ in range(3):
            if state.zones[SUPPLY]:
                state.move(state.top(SUPPLY), DRAFT + seat)
    for _ in range(2):
        picks = yield from together(
            [seat for seat in seats if state.zones[DRAFT + seat]],
            lambda seat: choose(
                seat, "draft", lambda: [("keep", c) for c in state.distinct(state.zones[DRAFT + seat])], secret=True
            ),
        )
        for seat, (_, card) in picks.items():
            state.move(card, HAND + seat)
            state.note("drafts", seat, card)
        rest = [state.zones[DRAFT + seat] for seat in seats]
        for seat in seats:
            for card in rest[seat]:
                state.move(card, DRAFT + (seat + 1) % len(rest))
    for seat in seats:
        for card in state.zones[DRAFT + seat]:
            state.move(card, EXILE)


# -- solstice: every seat at once, several effects each, in an own order


def solstice(state: State) -> Flow[None]:
    yield from parallel(range(len(state.players)), lambda seat: own_solstice(state, seat))


def own_solstice(state: State, seat: int) -> Flow[None]:
    player = state.players[seat]
    left = [card for card in state.zones[PLAY + seat] if state.ident(card) in ("temple", "oasis")]
    while left:
        _, card = yield from choose(seat, "solstice", lambda: [("use", c) for c in state.distinct(left)])
        left.remove(card)
        if state.ident(card) == "oasis":
            player.goods[FOOD] += 1
        elif (yield from may(seat, "temple")):
            yield from draw(state, seat, 1)
    if player.goods[FOOD] >= 2:
        player.goods[FOOD] -= 2
    else:
        take_unrest(state, seat)  # may end the game while others are still deciding
    sites = yield from subset(
        seat, "fortify", lambda: [("site", site) for site in range(SITES) if player.bands[site]], 0, 2
    )
    for _, site in sites[: player.reserve]:
        player.bands[site] += 1
        player.reserve -= 1
    if player.goods[GOLD] >= 2:  # the market is shared: options change under the others
        bought = yield from optional(
            seat,
            "solstice-buy",
            lambda: [("buy", c) for c in state.distinct(state.zones[MARKET])] if player.goods[GOLD] >= 2 else [],
        )
        if bought is not None:
            player.goods[GOLD] -= 2
            state.move(bought[1], DISCARD + seat)


# -- campaign: many seats in one long flow, dice, exactly as many losses as needed


class War:
    """A campaign while it lasts: a local of the flow, made of handles and numbers."""

    def __init__(self, attacker: int, site: int, defender: int) -> None:
        self.attacker, self.site, self.defender = attacker, site, defender
        self.allies: list[int] = []
        self.used: list[int] = []
        self.attack = self.defence = 0
        self.spared = False

    def defenders(self) -> list[int]:
        return self.allies if self.defender == BANDITS else [self.defender, *self.allies]


def strength(state: State, seat: int, site: int) -> int:
    """A brigand's owner counts the bandits as own warbands."""
    bands = state.players[seat].bands[site]
    return bands + state.bandits[site] if state.named(PLAY + seat, "brigand") else bands


def ruler(state: State, site: int) -> int:
    claims = sorted(((strength(state, seat, site), seat) for seat in range(len(state.players))), reverse=True)
    (most, seat), (second, _) = claims[0], claims[1]
    return seat if most > second and state.players[seat].bands[site] else BANDITS


def campaign(state: State, attacker: int) -> Flow[None]:
    """Target, allies, plans of both sides, dice, sacrifices, victory."""
    _, site = yield from choose(attacker, "target", lambda: [("site", s) for s in targets(state, attacker)])
    war = War(attacker, site, ruler(state, site))
    for ally in state.others(attacker):
        joins = ally != war.defender != BANDITS and state.players[ally].bands[site]
        if joins and (yield from may(ally, "join", about=(site,))):
            war.allies.append(ally)
    war.attack = sum(state.players[attacker].bands)
    war.defence = 1 + sum(strength(state, seat, site) for seat in war.defenders())
    yield from use_plans(state, war, attacker)
    for seat in war.defenders():
        yield from use_plans(state, war, seat)
    shields = sum(state.roll(war.defence, (0, 0, 1, 1, 2)))
    swords = state.roll(war.attack, (0, 0, 1, 1, 2))
    hits = sum(swords)
    state.note("rolls", hits, shields)
    yield from lose_bands(state, attacker, swords.count(2))
    short = shields - hits + 1
    if 0 < short <= sum(state.players[attacker].bands) and (yield from may(attacker, "sacrifice", about=(short,))):
        yield from lose_bands(state, attacker, short)
        hits += short
    if hits > shields:
        yield from victory(state, war)
    elif not war.spared:
        yield from lose_bands(state, attacker, (sum(state.players[attacker].bands) + 1) // 2)


def targets(state: State, seat: int) -> list[int]:
    return [site for site in range(SITES) if ruler(state, site) != seat]


def use_plans(state: State, war: War, seat: int) -> Flow[None]:
    """Plans of sites the seat rules, a gold each; on one's own turn it comes back as a token."""
    while True:
        plan = yield from optional(seat, "plan", lambda: plans(state, war, seat), no="done", about=(war.site,))
        if plan is None:
            return
        war.used.append(plan[1])
        state.players[seat].goods[GOLD] -= 1
        state.players[seat].tokens += seat == war.attacker
        state.note("plan", seat, plan[1])
        apply_plan(war, state.ident(plan[1]), seat == war.attacker)


def plans(state: State, war: War, seat: int) -> list[tuple[str, int]]:
    if not state.players[seat].goods[GOLD]:
        return []
    ruled = [site for site in range(SITES) if ruler(state, site) == seat]
    return [("use", c) for site in ruled for c in state.zones[SITE_PLAN + site] if c not in war.used]


def apply_plan(war: War, name: str, attacking: bool) -> None:
    if name == "shields":
        war.spared = war.spared or attacking
    if attacking:
        war.attack += 2 if name == "longbows" else 1
    else:
        war.defence += 2 if name == "levy" else 1


def lose_bands(state: State, seat: int, n: int) -> Flow[None]:
    """Exactly n warbands, from where the seat likes: one decision, some here, some there."""
    bands = state.players[seat].bands
    lost = yield from split(
        seat,
        "lose-band",
        lambda: [(("band", site), bands[site]) for site in range(SITES)],
        n,
        about=lambda picked: (tuple(site for site in range(SITES) if bands[site]),),
    )
    for (_, site), many in lost.items():
        bands[int(site)] -= many
        state.players[seat].reserve += many


def victory(state: State, war: War) -> Flow[None]:
    """The defenders lose half; the attacker takes the relic and moves in."""
    for seat in war.defenders():
        yield from lose_bands(state, seat, (state.players[seat].bands[war.site] + 1) // 2)
    state.bandits[war.site] = 0
    for relic in state.zones[SITE_RELIC + war.site]:
        state.move(relic, RELIC + war.attacker)
    bands = state.players[war.attacker].bands
    for source in [site for site in range(SITES) if site != war.site and bands[site]]:
        n = yield from choose(war.attacker, "move-in", lambda: range(bands[source] + 1), about=(source,))
        bands[source] -= n
        bands[war.site] += n
    yield from claim_goal(state, war.attacker, "conqueror")


# -- advance, event, barbarians, battle, goal: six deep


def advance(state: State, seat: int) -> Flow[None]:
    yield from pay(state, seat, advance_cost(state, seat))
    state.players[seat].advances += 1
    if state.zones[TACTIC_DECK]:
        card = state.top(TACTIC_DECK)
        state.move(card, TACTIC + seat)
        state.note("tactic", seat, card)
    yield from claim_goal(state, seat, "scholar")
    state.track += 1
    if state.track % 2 == 0:
        yield from event(state, seat)


def advance_cost(state: State, seat: int) -> list[int]:
    """The first one is cheaper."""
    return [2, 0, 0, 1] if state.players[seat].advances else [1, 1, 0, 0]


def event(state: State, seat: int) -> Flow[None]:
    if not state.zones[EVENT]:
        for card in state.zones[PAST]:
            state.move(card, EVENT)
        state.shuffle(EVENT)
    card = state.top(EVENT)
    state.move(card, PAST)
    state.note("event", card)
    yield from EVENT_EFFECTS[state.ident(card)](state, seat)


def famine(state: State, seat: int) -> Flow[None]:
    for each in state.order(seat):
        goods = state.players[each].goods
        if sum(goods):
            lost = yield from choose(each, "famine", lambda: [("good", GOODS[g]) for g in range(4) if goods[g]])
            goods[GOODS.index(lost[1])] -= 1


def omen(state: State, seat: int) -> Flow[None]:
    """Look at the next event and remember it."""
    if state.zones[EVENT]:
        state.reveal(state.top(EVENT), 1 << seat)
    return
    yield


def barbarians(state: State, seat: int) -> Flow[None]:
    """The left neighbour leads them."""
    leader = state.others(seat)[0]
    _, site = yield from choose(leader, "barbarians", lambda: [("site", s) for s in range(SITES)])
    state.bandits[site] += 1
    owner = next((s for s in state.order(seat) if state.players[s].bands[site]), None)
    if owner is not None:
        yield from battle(state, owner, leader if leader != owner else state.others(owner)[0], site)


EVENT_EFFECTS = {"famine": famine, "omen": omen, "barbarians": barbarians}


def battle(state: State, owner: int, leader: int, site: int) -> Flow[None]:
    """Both play a tactic face down at once; then the dice."""
    sides = [seat for seat in (owner, leader) if state.zones[TACTIC + seat]]
    played = yield from together(
        sides,
        lambda seat: optional(
            seat,
            "tactic",
            lambda: [("use", c) for c in state.distinct(state.zones[TACTIC + seat])],
            about=(site,),
            secret=True,
        ),
    )
    bonus = {owner: 0, leader: 0}
    for seat, card in played.items():
        if card is not None:
            state.move(card[1], TACTIC_PAST)
            state.note("tactic", seat, card[1])
            bonus[seat] += {"phalanx": 2, "ambush": 1}.get(state.ident(card[1]), 0)
    ours = state.players[owner].bands[site] + bonus[owner] + state.below(6)
    theirs = state.bandits[site] + bonus[leader] + state.below(6)
    if ours >= theirs:
        state.bandits[site] = 0
        yield from claim_goal(state, owner, "warlord")
        return
    state.players[owner].reserve += state.players[owner].bands[site]
    state.players[owner].bands[site] = 0
    yield from claim_goal(state, leader, "conqueror")


def claim_goal(state: State, seat: int, goal: str) -> Flow[None]:
    """A secret goal may be shown when it is met; who has goals is asked, whether they hold this one or not."""
    if not state.zones[GOAL + seat]:
        return
    shown = yield from optional(
        seat, "goal", lambda: [("show", c) for c in state.named(GOAL + seat, goal)], about=(goal,), secret=True
    )
    if shown is not None:
        state.move(shown[1], ACHIEVED + seat)
        state.players[seat].points += 3
        state.note("achieves", seat, shown[1])


# -- the turn


def act(state: State, seat: int) -> Flow[None]:
    what = yield from choose(
        seat,
        "act",
        lambda: actions(state, seat),
        secret=bool(state.zones[HAND + seat]),
        closed=lambda: too_dear(state, seat),
    )
    if what == "campaign":
        yield from campaign(state, seat)
    elif what == "advance":
        yield from advance(state, seat)
    elif isinstance(what, tuple):
        yield from ACTIONS[str(what[0])](state, seat, int(what[1]))


def actions(state: State, seat: int) -> list[Value]:
    player = state.players[seat]
    acts: list[Value] = ["pass"]
    acts += [("play", c) for c in state.distinct(state.zones[HAND + seat]) if state.ident(c) not in NOT_PLAYED]
    if sum(player.bands) and targets(state, seat):
        acts.append("campaign")
    if payable(player.goods, advance_cost(state, seat)):
        acts.append("advance")
    acts += [("peek", site) for site in range(SITES) if can_peek(state, seat, site)]
    if player.reserve:
        acts += [("recruit", site) for site in range(SITES)]
    if player.goods[GOLD] >= 2:
        acts += [("buy", card) for card in state.distinct(state.zones[MARKET])]
    return acts


def too_dear(state: State, seat: int) -> list[Closed]:
    if state.players[seat].goods[GOLD] >= 2:
        return []
    return [(("buy", card), ("too-dear", 2)) for card in state.distinct(state.zones[MARKET])]


def can_peek(state: State, seat: int, site: int) -> bool:
    relics = state.zones[SITE_RELIC + site]
    return bool(state.players[seat].bands[site] and relics) and not state.shows(relics[0]) >> seat & 1


def peek(state: State, seat: int, site: int) -> Flow[None]:
    """Look at a face-down relic once, remember it for the rest of the game."""
    relic = state.zones[SITE_RELIC + site][0]
    state.reveal(relic, 1 << seat)
    state.note("peeks", seat, site, relic)
    return
    yield


def recruit(state: State, seat: int, site: int) -> Flow[None]:
    state.players[seat].bands[site] += 1
    state.players[seat].reserve -= 1
    return
    yield


def buy(state: State, seat: int, card: int) -> Flow[None]:
    """Straight to the hand: everybody knows that it is there, until one goes unseen."""
    yield from pay(state, seat, [0, 0, 2, 0])
    state.move(card, HAND + seat)
    state.note("buys", seat, card)


ACTIONS: dict[str, Callable[[State, int, int], Flow[None]]] = {
    "play": play_card,
    "peek": peek,
    "recruit": recruit,
    "buy": buy,
}


def free_offers(state: State, seat: int) -> list[Value]:
    """Tokens may be spent at any moment of one's own turn."""
    player = state.players[seat]
    if not player.tokens or sum(player.goods) > 6:
        return []
    return [("free", "coin"), ("free", "barter")]


def free_take(state: State, seat: int, value: Value) -> Flow[None]:
    state.players[seat].tokens -= 1
    state.note("token", seat)
    if value == ("free", "coin"):
        state.players[seat].goods[GOLD] += 1
        return
    good = yield from choose(seat, "barter", lambda: [("good", name) for name in GOODS])
    state.players[seat].goods[GOODS.index(good[1])] += 1


def clean_up(state: State, seat: int) -> Flow[None]:
    """Down to five cards, the market refilled, up to three."""
    extra = len(state.zones[HAND + seat]) - 5
    if extra > 0:
        dropped = yield from gather(
            seat,
            "discard",
            lambda picked: [
                ("drop", c) for c in state.distinct(c for c in state.zones[HAND + seat] if ("drop", c) not in picked)
            ],
            lambda picked: len(picked) == extra,
            low=extra,
            high=extra,
            about=(extra,),
            secret=True,
        )
        for _, card in dropped:
            state.move(card, DISCARD + seat)
    refill(state)
    yield from draw(state, seat, max(0, 3 - len(state.zones[HAND + seat])))


# -- the game


def new_round(state: State) -> Flow[None]:
    state.round += 1
    if state.round > state.rounds:
        raise GameEnd("time")
    state.agenda += [("round",), ("solstice",)]
    for seat in reversed(range(len(state.players))):
        state.agenda += [("clean", seat), ("act", seat), ("act", seat)]
    state.agenda.append(("draft",))
    return
    yield


def finish(state: State) -> Flow[None]:
    """Effects at the end of the game may still ask; then the vows are told."""
    for seat, player in enumerate(state.players):
        if state.zones[RELIC + seat] and (yield from may(seat, "donate", secret=True)):
            state.move(state.top(RELIC + seat), EXILE)
            player.points += 2
    state.told(ALL)
    state.told_all = True
    for seat, player in enumerate(state.players):
        state.note("vowed", seat, player.vow)
        rules = sum(ruler(state, site) == seat for site in range(SITES))
        player.points += (
            player.advances * 2 + rules + len(state.zones[RELIC + seat]) + 2 * (player.vow == player.advances)
        )


class Toy(Game[State]):
    id = "toy"
    titles: ClassVar = {"en": "The Toy", "ru": "Игрушка"}
    seats = range(2, MOST_SEATS + 1)
    settings = (Number("rounds", 1, 3, 2), Flag("vows", True))
    rules = 1
    words = WORDS

    def setup(self, setup: Setup) -> State:
        state = State(setup)
        deal(state)
        state.agenda = [("round",)]
        if setup.options["vows"]:
            state.agenda.append(("vow",))
        return state

    def step(self, state: State) -> Flow[None]:
        what, *args = state.agenda.pop()
        seat = int(args[0]) if args else 0
        if what == "act":
            return beside(
                act(state, seat), seat, lambda: free_offers(state, seat), lambda value: free_take(state, seat, value)
            )
        if what == "clean":
            return clean_up(state, seat)
        return {"round": new_round, "vow": vow, "draft": draft, "solstice": solstice, "finish": finish}[str(what)](
            state
        )

    def copy(self, state: State) -> State:
        return state.copy()

    def ended(self, state: State, why: str) -> None:
        state.ending = why
        state.agenda[:] = [("finish",)]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        names = state.layout.names
        return {
            "zones": {names[zone]: state.look(zone, seat) for zone, cards in enumerate(state.zones) if cards},
            "players": [view_player(state, player, each == seat) for each, player in enumerate(state.players)],
            "bandits": state.bandits[:],
            "round": state.round,
            "track": state.track,
            "ending": state.ending,
        }

    def result(self, state: State) -> Result:
        scores = tuple(player.points for player in state.players)
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        return Result(scores, winners, ending=state.ending)

    def check(self, state: State) -> None:
        for player in state.players:
            assert min(player.goods) >= 0, "nobody owes goods"
            assert min(player.bands) >= 0, "nobody owes warbands"
            assert player.reserve >= 0
            assert sum(player.bands) + player.reserve == 6, "warbands are conserved"


def view_player(state: State, player: Player, own: bool) -> dict[str, Any]:
    return {
        "goods": player.goods[:],
        "bands": player.bands[:],
        "reserve": player.reserve,
        "advances": player.advances,
        "tokens": player.tokens,
        "points": player.points,
        "vow": player.vow if own or state.told_all else None,
    }


def deal(state: State) -> None:
    """Set the table."""
    for cards, zone, pool in (
        (MARKET_CARDS, SUPPLY, MARKET_POOL),
        (TACTICS, TACTIC_DECK, TACTIC_POOL),
        (GOALS, GOAL_DECK, GOAL_POOL),
        (EVENTS, EVENT, EVENT_POOL),
        ({"unrest": UNREST_CARDS}, UNREST, UNREST_POOL),
    ):
        put(state, cards, zone, pool)
    relics = list(RELICS)
    for site in range(SITES):
        state.add(FACE[PLANS[site]], SITE_PLAN + site, PLAN_POOL)
        state.add(FACE[relics.pop(state.below(len(relics)))], SITE_RELIC + site, RELIC_POOL)
    for seat in range(len(state.players)):
        put(state, OWN_CARDS, DECK + seat, seat)
        put(state, IN_PLAY, PLAY + seat, seat)
        for _ in range(3):
            state.move(state.top(DECK + seat), HAND + seat)
        for _ in range(2):
            state.move(state.top(TACTIC_DECK), TACTIC + seat)
            state.move(state.top(GOAL_DECK), GOAL + seat)
    refill(state)


def put(state: State, cards: dict[str, int], zone: int, pool: int) -> None:
    for name, copies in cards.items():
        for _ in range(copies):
            state.add(FACE[name], zone, pool)
    if not state.layout.sees[zone]:
        state.shuffle(zone)


TOY = Toy()
