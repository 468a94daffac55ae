"""What the rows of the opponent's tables are made of. The text of a step is its notation, like the fact sheets'.

`can`: whether a step can be done in full, as an option of FIRST must be. `possible`: whether anything of it can be
done; a row of which nothing can be done is passed over. `run` does it as far as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.games.imperium.cards.model import (
    REGION,
    RESOURCES,
    Effect,
    Kind,
)
from oikumene.games.imperium.rules import opponent
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.market import exilable
from oikumene.games.imperium.rules.opponent import HUMAN
from oikumene.games.imperium.rules.tokens import add, gain, trigger
from oikumene.games.imperium.rules.unrest import take_unrest, take_unrest_to
from oikumene.games.imperium.state import DECK, DISCARD, EXILE, JOURNEY, MARKET, NATION, PLAY, SLOTS
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part

REGIONS = Kind(REGION)


@dataclass(frozen=True)
class Step:
    """A part of a row."""

    @property
    def touches(self) -> bool:
        """Whether it does something to the human: then a card with the attack symbol can be avoided."""
        return any(step.touches for step in self.inner())

    def inner(self) -> Sequence[Step]:
        return ()

    def can(self, deed: Deed) -> bool:
        return True

    def possible(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed) -> Flow[None]:
        self.do(deed)
        return
        yield

    def do(self, deed: Deed) -> None:
        """A step in which nobody is asked anything."""
        raise NotImplementedError

    def say(self) -> Part:
        """The step for people: a message and its arguments."""
        raise NotImplementedError


# -- put together


@dataclass(frozen=True)
class Seq(Step):
    """One part after the other."""

    steps: tuple[Step, ...]

    def inner(self) -> Sequence[Step]:
        return self.steps

    def can(self, deed: Deed) -> bool:
        return all(step.can(deed) for step in self.steps)

    def possible(self, deed: Deed) -> bool:
        return any(step.possible(deed) for step in self.steps)

    def run(self, deed: Deed) -> Flow[None]:
        for step in self.steps:
            yield from step.run(deed)

    def say(self) -> Part:
        return ("solo-do", {"steps": [step.say() for step in self.steps]})

    def __str__(self) -> str:
        return " ; ".join(str(step) for step in self.steps)


@dataclass(frozen=True)
class First(Step):
    """The first of several that can be done in full; where none can, the last as far as possible."""

    options: tuple[Step, ...]

    def inner(self) -> Sequence[Step]:
        return self.options

    def chosen(self, deed: Deed) -> Step:
        return next((option for option in self.options if option.can(deed)), self.options[-1])

    def can(self, deed: Deed) -> bool:
        return any(option.can(deed) for option in self.options)

    def possible(self, deed: Deed) -> bool:
        return self.chosen(deed).possible(deed)

    def run(self, deed: Deed) -> Flow[None]:
        yield from self.chosen(deed).run(deed)

    def say(self) -> Part:
        said = self.options[-1].say()
        for option in reversed(self.options[:-1]):
            said = ("solo-first", {"option": [option.say()], "else": [said]})
        return said

    def __str__(self) -> str:
        return "FIRST " + " | ".join(f"({o})" if isinstance(o, Seq) else str(o) for o in self.options)


@dataclass(frozen=True)
class Try(Step):
    """If it can be done in full; else the row goes on."""

    step: Step

    def inner(self) -> Sequence[Step]:
        return (self.step,)

    def possible(self, deed: Deed) -> bool:
        return self.step.can(deed)

    def run(self, deed: Deed) -> Flow[None]:
        if self.step.can(deed):
            yield from self.step.run(deed)

    def say(self) -> Part:
        return ("solo-try", {"step": [self.step.say()]})

    def __str__(self) -> str:
        return f"TRY ({self.step})" if isinstance(self.step, Cost) else f"TRY {self.step}"


@dataclass(frozen=True)
class Cost(Step):
    """Something for a cost: neither is done if the other cannot be."""

    cost: Step
    then: Step

    def inner(self) -> Sequence[Step]:
        return (self.cost, self.then)

    def can(self, deed: Deed) -> bool:
        return self.cost.can(deed) and self.then.can(deed)

    def run(self, deed: Deed) -> Flow[None]:
        if self.can(deed):
            yield from self.cost.run(deed)
            yield from self.then.run(deed)

    def say(self) -> Part:
        return ("solo-cost", {"cost": [self.cost.say()], "then": [self.then.say()]})

    def __str__(self) -> str:
        cost = f"({self.cost})" if isinstance(self.cost, First) else str(self.cost)
        return f"{cost} -> {f'({self.then})' if isinstance(self.then, Seq) else self.then}"


@dataclass(frozen=True)
class Given:
    """Something that holds or does not when a row comes to it."""

    def holds(self, deed: Deed) -> bool:
        raise NotImplementedError

    def say(self) -> Part:
        raise NotImplementedError


@dataclass(frozen=True)
class If(Step):
    """One thing or the other."""

    test: Given
    then: Step
    other: Step | None = None

    def inner(self) -> Sequence[Step]:
        return (self.then,) if self.other is None else (self.then, self.other)

    def chosen(self, deed: Deed) -> Step | None:
        return self.then if self.test.holds(deed) else self.other

    def possible(self, deed: Deed) -> bool:
        chosen = self.chosen(deed)
        return chosen is not None and chosen.possible(deed)

    def run(self, deed: Deed) -> Flow[None]:
        chosen = self.chosen(deed)
        if chosen is not None:
            yield from chosen.run(deed)

    def say(self) -> Part:
        test, then = [self.test.say()], [self.then.say()]
        if self.other is None:
            return ("solo-if", {"test": test, "then": then})
        return ("solo-if-else", {"test": test, "then": then, "else": [self.other.say()]})

    def __str__(self) -> str:
        more = "" if self.other is None else f" ELSE {bracket(self.other)}"
        return f"IF {self.test} THEN {bracket(self.then)}{more}"


def bracket(step: Step) -> str:
    return f"({step})" if isinstance(step, Seq) else str(step)


@dataclass(frozen=True)
class Repeat(Step):
    """As often as it can be done."""

    step: Step

    def inner(self) -> Sequence[Step]:
        return (self.step,)

    def possible(self, deed: Deed) -> bool:
        return self.step.can(deed)

    def run(self, deed: Deed) -> Flow[None]:
        while self.step.can(deed):
            yield from self.step.run(deed)

    def say(self) -> Part:
        return ("solo-repeat", {"step": [self.step.say()]})

    def __str__(self) -> str:
        return f"repeat ({self.step}) as often as possible"


# -- tokens


@dataclass(frozen=True)
class Gain(Step):
    """Tokens from the supply."""

    resource: int
    n: int

    def do(self, deed: Deed) -> None:
        add(deed.state, deed.seat, self.resource, self.n)

    def say(self) -> Part:
        return ("solo-gain", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"gain {self.n} {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class GainPer(Step):
    """A token for each region in play; of two kinds, one of each for every region (or only of the second kind)."""

    resources: tuple[int, ...]
    #: It does not count as done without a region.
    needed: bool = False

    def can(self, deed: Deed) -> bool:
        return not self.needed or self.possible(deed)

    def possible(self, deed: Deed) -> bool:
        return deed.state.has_in_play(deed.seat, REGIONS)

    def do(self, deed: Deed) -> None:
        state = deed.state
        n = state.count_in_play(deed.seat, REGIONS)
        for at, resource in enumerate(self.resources):
            once = at + 1 < len(self.resources) and state.variants["solo_per_region"] == "second"
            add(state, deed.seat, resource, 1 if once else n)

    def say(self) -> Part:
        gains: list[Part] = [("solo-token", {"n": 1, "resource": RESOURCES[r]}) for r in self.resources]
        return ("solo-gain-per", {"gains": gains})

    def __str__(self) -> str:
        each = " ; ".join(f"1 {RESOURCES[resource]}" for resource in self.resources)
        each = f"({each})" if len(self.resources) > 1 else each
        return f"gain {each} per REGION in_play{' (needs at least one)' if self.needed else ''}"


@dataclass(frozen=True)
class Pay(Step):
    """Tokens to the supply, of that kind only."""

    resource: int
    n: int

    def can(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] >= self.n

    def do(self, deed: Deed) -> None:
        opponent.pay(deed.state, deed.seat, self.resource, self.n)

    def say(self) -> Part:
        return ("solo-pay", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"pay {self.n} {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class PayAll(Step):
    """All tokens of a kind; what comes after may ask how many they were."""

    resource: int

    def can(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] > 0

    def do(self, deed: Deed) -> None:
        n = deed.state.players[deed.seat].resources[self.resource]
        opponent.pay(deed.state, deed.seat, self.resource, n)
        deed.count("paid", n)

    def say(self) -> Part:
        return ("solo-pay-all", {"resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"pay all {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class GainAsMany(Step):
    """As many tokens as were paid."""

    resource: int

    def do(self, deed: Deed) -> None:
        add(deed.state, deed.seat, self.resource, deed.tally["paid"])

    def say(self) -> Part:
        return ("solo-gain-as-many", {"resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"gain as many {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class DiscardHalf(Step):
    """Half as many cards of its deck as were paid, rounded up."""

    def do(self, deed: Deed) -> None:
        opponent.top_discard(deed.state, deed.seat, (deed.tally["paid"] + 1) // 2)

    def say(self) -> Part:
        return ("solo-discard-half", {})

    def __str__(self) -> str:
        return "top_discard half that number rounded up"


@dataclass(frozen=True)
class Steal(Step):
    """Tokens from the human."""

    resource: int
    n: int

    @property
    def touches(self) -> bool:
        return True

    def can(self, deed: Deed) -> bool:
        return deed.state.players[HUMAN].resources[self.resource] >= self.n

    def possible(self, deed: Deed) -> bool:
        return deed.state.players[HUMAN].resources[self.resource] > 0

    def do(self, deed: Deed) -> None:
        if HUMAN not in deed.avoided:
            opponent.steal(deed.state, deed.seat, HUMAN, self.resource, self.n)

    def say(self) -> Part:
        return ("solo-steal", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"steal {self.n} {RESOURCES[self.resource]} from YOU"


@dataclass(frozen=True)
class PlaceToken(Step):
    """A token on the market card whose number was rolled; nothing on a 6."""

    resource: int
    n: int = 1

    def can(self, deed: Deed) -> bool:
        slot = deed.state.die - 1
        return 0 <= slot < SLOTS and bool(deed.state.zones[MARKET + slot])

    def do(self, deed: Deed) -> None:
        opponent.put_on_market(deed.state, deed.state.die - 1, self.resource, self.n)

    def say(self) -> Part:
        return ("solo-place", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"place {self.n} {RESOURCES[self.resource]} on the market card of the die slot"


# -- cards


@dataclass(frozen=True)
class TopDiscard(Step):
    """Cards from the top of its deck to its discard pile, as many as there are."""

    n: int

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[DECK + deed.seat])

    def do(self, deed: Deed) -> None:
        opponent.top_discard(deed.state, deed.seat, self.n)

    def say(self) -> Part:
        return ("solo-top-discard", {"n": self.n})

    def __str__(self) -> str:
        return f"top_discard {self.n}"


@dataclass(frozen=True)
class DynastyDiscard(Step):
    """The top card of the dynasty deck to its discard pile."""

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[NATION + deed.seat])

    def do(self, deed: Deed) -> None:
        opponent.dynasty_discard(deed.state, deed.seat)

    def say(self) -> Part:
        return ("solo-dynasty-discard", {})

    def __str__(self) -> str:
        return "dynasty_discard"


@dataclass(frozen=True)
class Self(Step):
    """Where the card itself goes."""

    how: str

    def do(self, deed: Deed) -> None:
        state, side, card = deed.state, deed.seat, deed.card
        if self.how == "play":
            opponent.play(state, side, card)
        elif self.how == "history":
            opponent.into_history(state, side, card)
        elif self.how == "exile":
            opponent.exile(state, card)
        elif self.how == "return":
            opponent.return_unrest(state, side, card)
        else:
            opponent.put_on_top(state, side, card)

    def say(self) -> Part:
        return (f"solo-self-{self.how}", {})

    def __str__(self) -> str:
        return {"return": "return self to unrest_pile", "top": "put self on top of bot_deck"}.get(
            self.how, f"{self.how} self"
        )


@dataclass(frozen=True)
class Acquire(Step):
    """The market card of a kind that it wants most; `token`: with such a token on it; `exile`: out of the exile."""

    kind: Kind
    token: int = -1
    exile: bool = False

    def _card(self, deed: Deed) -> int:
        if self.exile:
            return opponent.best_exiled(deed.state, self.kind)
        return opponent.best_in_market(deed.state, self.kind, self.token)

    def can(self, deed: Deed) -> bool:
        return self._card(deed) >= 0

    def do(self, deed: Deed) -> None:
        card = self._card(deed)
        if card >= 0 and deed.state.at[card] == EXILE:
            opponent.take_exiled(deed.state, deed.seat, card)
        elif card >= 0:
            opponent.take_from_market(deed.state, deed.seat, card, unrest=True)

    def say(self) -> Part:
        if self.token >= 0:
            return ("solo-acquire-token", {"resource": RESOURCES[self.token]})
        return ("solo-acquire-exiled" if self.exile else "solo-acquire", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        if self.token >= 0:
            return f"acquire market_card[1 or more {RESOURCES[self.token]} on it]"
        what = str(self.kind) if self.kind.hidden else "any market card"
        return f"acquire {what}{' from exile' if self.exile else ''}"


@dataclass(frozen=True)
class BreakThrough(Step):
    """The market card of a suit that it wants most, without the unrest; else from a deck."""

    kind: Kind

    def do(self, deed: Deed) -> None:
        opponent.break_through(deed.state, deed.seat, self.kind.of[0], self.kind)

    def say(self) -> Part:
        return ("solo-break-through", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"break_through {self.kind}"


@dataclass(frozen=True)
class ExileMarket(Step):
    """The first market card without tokens goes to the exile."""

    def can(self, deed: Deed) -> bool:
        return bool(exilable(deed.state))

    def do(self, deed: Deed) -> None:
        opponent.exile_from_market(deed.state, deed.seat)

    def say(self) -> Part:
        return ("solo-exile-market", {})

    def __str__(self) -> str:
        return "exile 1 market_card"


@dataclass(frozen=True)
class TakeFame(Step):
    """The top card of the fame deck, on top of its deck."""

    def can(self, deed: Deed) -> bool:
        return opponent.can_take_fame(deed.state, deed.seat)

    def do(self, deed: Deed) -> None:
        opponent.take_fame(deed.state, deed.seat)

    def say(self) -> Part:
        return ("solo-take-fame", {})

    def __str__(self) -> str:
        return "gain top FAME"


@dataclass(frozen=True)
class TakeUnrest(Step):
    """Unrest from the pile, as when a card of the human makes it take some; `discard`: into its discard pile."""

    discard: bool = False

    def run(self, deed: Deed) -> Flow[None]:
        if self.discard:
            deed.state.note("bot-unrest")
            take_unrest_to(deed.state, DISCARD + deed.seat)
        else:
            yield from take_unrest(deed.state, deed.seat)

    def say(self) -> Part:
        return ("solo-take-unrest-discard" if self.discard else "solo-take-unrest", {})

    def __str__(self) -> str:
        return f"take UNREST{' into discard' if self.discard else ''}"


@dataclass(frozen=True)
class ReturnUnrest(Step):
    """Unrest from its discard pile back to the pile."""

    def can(self, deed: Deed) -> bool:
        return opponent.unrest_in_discard(deed.state, deed.seat) >= 0

    def do(self, deed: Deed) -> None:
        card = opponent.unrest_in_discard(deed.state, deed.seat)
        if card >= 0:
            opponent.return_unrest(deed.state, deed.seat, card)

    def say(self) -> Part:
        return ("solo-return-unrest", {})

    def __str__(self) -> str:
        return "return UNREST from discard"


@dataclass(frozen=True)
class Abandon(Step):
    """Cards in play to its discard pile, the last played first; one that counts as two regions is worth two."""

    kind: Kind
    n: int = 1

    def can(self, deed: Deed) -> bool:
        return deed.state.count_in_play(deed.seat, self.kind) >= self.n

    def do(self, deed: Deed) -> None:
        state, given = deed.state, 0
        while given < self.n:
            card = opponent.abandon(state, deed.seat, self.kind)
            if card < 0:
                return
            given += self.kind.on[state.face[card]]

    def say(self) -> Part:
        return ("solo-abandon", {"n": self.n, "kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"abandon {f'{self.n} ' if self.n > 1 else ''}{self.kind}"


@dataclass(frozen=True)
class Bring(Step):
    """The latest card of a kind out of its discard pile or its play area: into play, on top of its deck, into the
    history."""

    kind: Kind
    to: str
    place: str = "discard"

    def _card(self, deed: Deed) -> int:
        zone = PLAY if self.place == "play" else DISCARD
        return opponent.latest(deed.state, zone + deed.seat, self.kind)

    def can(self, deed: Deed) -> bool:
        return self._card(deed) >= 0

    def do(self, deed: Deed) -> None:
        card = self._card(deed)
        if card >= 0:
            doors = {"play": opponent.play, "top": opponent.put_on_top, "history": opponent.into_history}
            doors[self.to](deed.state, deed.seat, card)

    def say(self) -> Part:
        return (f"solo-bring-{self.to}", {"kind": say_kind(self.kind), "place": self.place})

    def __str__(self) -> str:
        if self.to == "history":
            return f"history 1 {self.kind} from {self.place}"
        return f"put 1 {self.kind} from {self.place} {'into play' if self.to == 'play' else 'on top of bot_deck'}"


# -- what the human does


@dataclass(frozen=True)
class You(Step):
    """The human does something, and makes the choices that are in it."""

    effect: Effect
    said: Part

    @property
    def touches(self) -> bool:
        return True

    def _deed(self, deed: Deed) -> Deed:
        return Deed(deed.state, HUMAN, deed.card)

    def can(self, deed: Deed) -> bool:
        return self.effect.can(self._deed(deed))

    def possible(self, deed: Deed) -> bool:
        return self.effect.feasible(self._deed(deed))

    def run(self, deed: Deed) -> Flow[None]:
        if HUMAN not in deed.avoided:
            yield from self.effect.run(self._deed(deed))

    def say(self) -> Part:
        return self.said

    def __str__(self) -> str:
        return f"YOU: {self.effect}"


@dataclass(frozen=True)
class YouGain(Step):
    """The human gains tokens."""

    resource: int
    n: int

    @property
    def touches(self) -> bool:
        return True

    def run(self, deed: Deed) -> Flow[None]:
        if HUMAN not in deed.avoided:
            yield from gain(deed.state, HUMAN, self.resource, self.n)

    def say(self) -> Part:
        return ("solo-you-gain", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"YOU: gain {self.n} {RESOURCES[self.resource]}"


# -- what is asked of the table


@dataclass(frozen=True)
class YouHave(Given):
    """The human has a card of a kind in play."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        return deed.state.has_in_play(HUMAN, self.kind)

    def say(self) -> Part:
        return ("solo-you-have", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"YOU have a {self.kind} in_play"


@dataclass(frozen=True)
class YouAreEmpire(Given):
    """The human is an empire."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[HUMAN].empire

    def say(self) -> Part:
        return ("solo-you-are-empire", {})

    def __str__(self) -> str:
        return "YOU are state=empire"


@dataclass(frozen=True)
class NoneDiscarded(Given):
    """No card of a kind lies in its discard pile."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        return opponent.latest(deed.state, DISCARD + deed.seat, self.kind) < 0

    def say(self) -> Part:
        return ("solo-none-discarded", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"no {self.kind} in discard"


@dataclass(frozen=True)
class More(Given):
    """It has more than so many tokens."""

    resource: int
    n: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] > self.n

    def say(self) -> Part:
        return ("solo-more", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"{RESOURCES[self.resource]} > {self.n}"


# -- Arthurians, Utopians


@dataclass(frozen=True)
class GainQuest(Step):
    """The next quest, on top of its deck."""

    def can(self, deed: Deed) -> bool:
        return opponent.next_quest(deed.state, deed.seat) >= 0

    def do(self, deed: Deed) -> None:
        card = opponent.next_quest(deed.state, deed.seat)
        if card >= 0:
            deed.state.note("bot-on-top", card)
            opponent.move_quest(deed.state, deed.seat, card, DECK + deed.seat)

    def say(self) -> Part:
        return ("solo-gain-quest", {})

    def __str__(self) -> str:
        return "gain the top impending QUEST"


@dataclass(frozen=True)
class ExileQuest(Step):
    """The next quest is exiled, unless it is the last of all."""

    def can(self, deed: Deed) -> bool:
        card = opponent.next_quest(deed.state, deed.seat)
        return card >= 0 and not opponent.is_last_quest(deed.state, card)

    def do(self, deed: Deed) -> None:
        if self.can(deed):
            card = opponent.next_quest(deed.state, deed.seat)
            deed.state.note("bot-exiles-own", card)
            opponent.move_quest(deed.state, deed.seat, card, EXILE)

    def say(self) -> Part:
        return ("solo-exile-quest", {})

    def __str__(self) -> str:
        return 'exile the next impending QUEST unless it is "Graal"'


@dataclass(frozen=True)
class FlipJourney(Step):
    """The journey card is turned over."""

    def do(self, deed: Deed) -> None:
        deed.state.note("bot-flips", deed.state.turn_over(deed.card))

    def say(self) -> Part:
        return ("solo-flip-journey", {})

    def __str__(self) -> str:
        return "flip this card"


@dataclass(frozen=True)
class NextJourney(Step):
    """The second journey card comes to the top."""

    def do(self, deed: Deed) -> None:
        state = deed.state
        state.move(deed.card, JOURNEY + deed.seat, under=True)
        state.note("bot-flips", state.zones[JOURNEY + deed.seat][-1])

    def say(self) -> Part:
        return ("solo-next-journey", {})

    def __str__(self) -> str:
        return 'replace it by "Gates of Shangri-La"'


@dataclass(frozen=True)
class EndGame(Step):
    """The end begins."""

    def do(self, deed: Deed) -> None:
        trigger(deed.state, "shangri-la")

    def say(self) -> Part:
        return ("solo-end-game", {})

    def __str__(self) -> str:
        return "trigger GAME_END"


# -- kinds, for people


def say_kind(kind: Kind) -> Sequence[Part]:
    """A kind of cards as parts of a sentence."""
    if kind.named:
        return [("solo-kind-named", {"name": kind.named.lower().replace(" ", "-")})]
    if not kind.of:
        return [("solo-kind", {"kind": "any"})]
    if str(kind) == "ANY4":
        return [("solo-kind", {"kind": "any4"})]
    said: Part = ("solo-kind", {"kind": kind.of[-1]})
    for symbol in reversed(kind.of[:-1]):
        said = ("solo-kind-or", {"one": [("solo-kind", {"kind": symbol})], "other": [said]})
    return [said]
