"""Acts: what the rows of the opponent's sheets are made of. The text of an act is its notation, like the fact sheets'.

They are effects of the kit, put together by its combinators: of a row the first way that can be done in full is done
(`First`), something only if it can be done in full (`Try`). A row of which nothing is `feasible` is passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.games.imperium.kinds import ANY_REGION, Kind
from oikumene.games.imperium.model import RESOURCES
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.market import exilable
from oikumene.games.imperium.rules.tokens import add, gain
from oikumene.games.imperium.rules.unrest import take_unrest, take_unrest_to
from oikumene.games.imperium.solo import verbs
from oikumene.games.imperium.solo.levels import HUMAN
from oikumene.games.imperium.state import DECK, DISCARD, EXILE, JOURNEY, MARKET, NATION, PLAY, SLOTS
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kit import effects, ways

Effect = effects.Effect[Deed]
Condition = effects.Condition[Deed]


@dataclass(frozen=True)
class Act(Effect):
    """Something that the opponent does, in which nobody is asked anything unless it says so."""

    @property
    def touches(self) -> bool:
        """Whether it does something to the human: then a card with the attack symbol can be avoided."""
        return False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        self.do(deed)
        return True
        yield

    def do(self, deed: Deed) -> None:
        raise NotImplementedError


def touches(effect: Effect) -> bool:
    """Whether anything of it is done to the human."""
    return any(isinstance(act, Act) and act.touches for act in effect.within())


@dataclass(frozen=True)
class Exchange(ways.Cost[Deed]):
    """Something for a cost: neither is done if the other cannot be. (Who decides pays a price of which nothing comes,
    if they like; the opponent does not, and its row goes on.)"""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return (yield from super().run(deed)) if self.can(deed) else False

    def can(self, deed: Deed) -> bool:
        return self.cost.can(deed) and self.then.can(deed)

    def allowed(self, deed: Deed) -> bool:
        """A row may begin with it, although it cannot be paid."""
        return True

    def say(self, mood: str = "") -> Part:
        return ("solo-cost", {"cost": [self.cost.say()], "then": [self.then.say()]})


# -- tokens


@dataclass(frozen=True)
class Gain(Act):
    """Tokens from the supply."""

    resource: int
    n: int

    def do(self, deed: Deed) -> None:
        add(deed.state, deed.seat, self.resource, self.n)

    def say(self, mood: str = "") -> Part:
        return ("solo-gain", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"gain {self.n} {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class GainPer(Act):
    """A token for each region in play; of two kinds, one of each for every region (or only of the second kind)."""

    resources: tuple[int, ...]
    #: It does not count as done without a region.
    needed: bool = False

    def can(self, deed: Deed) -> bool:
        return not self.needed or self.feasible(deed)

    def feasible(self, deed: Deed) -> bool:
        return deed.state.has_in_play(deed.seat, ANY_REGION)

    def do(self, deed: Deed) -> None:
        state = deed.state
        n = state.count_in_play(deed.seat, ANY_REGION)
        for at, resource in enumerate(self.resources):
            once = at + 1 < len(self.resources) and state.variants["solo_per_region"] == "second"
            add(state, deed.seat, resource, 1 if once else n)

    def say(self, mood: str = "") -> Part:
        gains: list[Part] = [("solo-token", {"n": 1, "resource": RESOURCES[r]}) for r in self.resources]
        return ("solo-gain-per", {"gains": gains})

    def __str__(self) -> str:
        each = " ; ".join(f"1 {RESOURCES[resource]}" for resource in self.resources)
        each = f"({each})" if len(self.resources) > 1 else each
        return f"gain {each} per REGION in_play{' (needs at least one)' if self.needed else ''}"


@dataclass(frozen=True)
class Pay(Act):
    """Tokens to the supply, of that kind only."""

    resource: int
    n: int

    def can(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] >= self.n

    def do(self, deed: Deed) -> None:
        verbs.pay(deed.state, deed.seat, self.resource, self.n)

    def say(self, mood: str = "") -> Part:
        return ("solo-pay", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"pay {self.n} {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class PayAll(Act):
    """All tokens of a kind; what comes after may ask how many they were."""

    resource: int

    def can(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] > 0

    def do(self, deed: Deed) -> None:
        n = deed.state.players[deed.seat].resources[self.resource]
        verbs.pay(deed.state, deed.seat, self.resource, n)
        deed.count("paid", n)

    def say(self, mood: str = "") -> Part:
        return ("solo-pay-all", {"resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"pay all {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class GainAsMany(Act):
    """As many tokens as were paid."""

    resource: int

    def do(self, deed: Deed) -> None:
        add(deed.state, deed.seat, self.resource, deed.tally["paid"])

    def say(self, mood: str = "") -> Part:
        return ("solo-gain-as-many", {"resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"gain as many {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class DiscardHalf(Act):
    """Half as many cards of its deck as were paid, rounded up."""

    message = "solo-discard-half"

    def do(self, deed: Deed) -> None:
        verbs.top_discard(deed.state, deed.seat, (deed.tally["paid"] + 1) // 2)

    def __str__(self) -> str:
        return "top_discard half that number rounded up"


@dataclass(frozen=True)
class Steal(Act):
    """Tokens from the human."""

    resource: int
    n: int

    @property
    def touches(self) -> bool:
        return True

    def can(self, deed: Deed) -> bool:
        return deed.state.players[HUMAN].resources[self.resource] >= self.n

    def feasible(self, deed: Deed) -> bool:
        return deed.state.players[HUMAN].resources[self.resource] > 0

    def do(self, deed: Deed) -> None:
        if HUMAN not in deed.avoided:
            verbs.steal(deed.state, deed.seat, HUMAN, self.resource, self.n)

    def say(self, mood: str = "") -> Part:
        return ("solo-steal", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"steal {self.n} {RESOURCES[self.resource]} from YOU"


@dataclass(frozen=True)
class PlaceToken(Act):
    """A token on the market card whose number was rolled; nothing on a 6."""

    resource: int
    n: int = 1

    def can(self, deed: Deed) -> bool:
        slot = deed.state.die - 1
        return 0 <= slot < SLOTS and bool(deed.state.zones[MARKET + slot])

    def do(self, deed: Deed) -> None:
        verbs.put_on_market(deed.state, deed.state.die - 1, self.resource, self.n)

    def say(self, mood: str = "") -> Part:
        return ("solo-place", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"place {self.n} {RESOURCES[self.resource]} on the market card of the die slot"


# -- cards


@dataclass(frozen=True)
class TopDiscard(Act):
    """Cards from the top of its deck to its discard pile, as many as there are."""

    n: int

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[DECK + deed.seat])

    def do(self, deed: Deed) -> None:
        verbs.top_discard(deed.state, deed.seat, self.n)

    def say(self, mood: str = "") -> Part:
        return ("solo-top-discard", {"n": self.n})

    def __str__(self) -> str:
        return f"top_discard {self.n}"


@dataclass(frozen=True)
class DynastyDiscard(Act):
    """The top card of the dynasty deck to its discard pile."""

    message = "solo-dynasty-discard"

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[NATION + deed.seat])

    def do(self, deed: Deed) -> None:
        verbs.dynasty_discard(deed.state, deed.seat)

    def __str__(self) -> str:
        return "dynasty_discard"


@dataclass(frozen=True)
class Itself(Act):
    """Where the card itself goes."""

    how: str

    def do(self, deed: Deed) -> None:
        state, side, card = deed.state, deed.seat, deed.card
        if self.how == "play":
            verbs.play(state, side, card)
        elif self.how == "history":
            verbs.into_history(state, side, card)
        elif self.how == "exile":
            verbs.exile(state, card)
        elif self.how == "return":
            verbs.return_unrest(state, side, card)
        else:
            verbs.put_on_top(state, side, card)

    def say(self, mood: str = "") -> Part:
        return (f"solo-self-{self.how}", {})

    def __str__(self) -> str:
        return {"return": "return self to unrest_pile", "top": "put self on top of bot_deck"}.get(
            self.how, f"{self.how} self"
        )


@dataclass(frozen=True)
class Acquire(Act):
    """The market card of a kind that it wants most; `token`: with such a token on it; `exile`: out of the exile."""

    kind: Kind
    token: int = -1
    exile: bool = False

    def _card(self, deed: Deed) -> int:
        if self.exile:
            return verbs.best_exiled(deed.state, self.kind)
        return verbs.best_in_market(deed.state, self.kind, self.token)

    def can(self, deed: Deed) -> bool:
        return self._card(deed) >= 0

    def do(self, deed: Deed) -> None:
        card = self._card(deed)
        if card >= 0 and deed.state.at[card] == EXILE:
            verbs.take_exiled(deed.state, deed.seat, card)
        elif card >= 0:
            verbs.take_from_market(deed.state, deed.seat, card, unrest=True)

    def say(self, mood: str = "") -> Part:
        if self.token >= 0:
            return ("solo-acquire-token", {"resource": RESOURCES[self.token]})
        return ("solo-acquire-exiled" if self.exile else "solo-acquire", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        if self.token >= 0:
            return f"acquire market_card[1 or more {RESOURCES[self.token]} on it]"
        what = str(self.kind) if self.kind.hidden else "any market card"
        return f"acquire {what}{' from exile' if self.exile else ''}"


@dataclass(frozen=True)
class BreakThrough(Act):
    """The market card of a suit that it wants most, without the unrest; else from a deck."""

    kind: Kind

    def do(self, deed: Deed) -> None:
        verbs.break_through(deed.state, deed.seat, self.kind.of[0], self.kind)

    def say(self, mood: str = "") -> Part:
        return ("solo-break-through", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"break_through {self.kind}"


@dataclass(frozen=True)
class ExileMarket(Act):
    """The first market card without tokens goes to the exile."""

    message = "solo-exile-market"

    def can(self, deed: Deed) -> bool:
        return bool(exilable(deed.state))

    def do(self, deed: Deed) -> None:
        verbs.exile_from_market(deed.state, deed.seat)

    def __str__(self) -> str:
        return "exile 1 market_card"


@dataclass(frozen=True)
class TakeFame(Act):
    """The top card of the fame deck, on top of its deck."""

    message = "solo-take-fame"

    def can(self, deed: Deed) -> bool:
        return verbs.can_take_fame(deed.state, deed.seat)

    def do(self, deed: Deed) -> None:
        verbs.take_fame(deed.state, deed.seat)

    def __str__(self) -> str:
        return "gain top FAME"


@dataclass(frozen=True)
class TakeUnrest(Act):
    """Unrest from the pile, as when a card of the human makes it take some; `discard`: into its discard pile."""

    discard: bool = False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if self.discard:
            deed.state.note("bot-unrest")
            take_unrest_to(deed.state, DISCARD + deed.seat)
        else:
            yield from take_unrest(deed.state, deed.seat)
        return True

    def say(self, mood: str = "") -> Part:
        return ("solo-take-unrest-discard" if self.discard else "solo-take-unrest", {})

    def __str__(self) -> str:
        return f"take UNREST{' into discard' if self.discard else ''}"


@dataclass(frozen=True)
class ReturnUnrest(Act):
    """Unrest from its discard pile back to the pile."""

    message = "solo-return-unrest"

    def can(self, deed: Deed) -> bool:
        return verbs.unrest_in_discard(deed.state, deed.seat) >= 0

    def do(self, deed: Deed) -> None:
        card = verbs.unrest_in_discard(deed.state, deed.seat)
        if card >= 0:
            verbs.return_unrest(deed.state, deed.seat, card)

    def __str__(self) -> str:
        return "return UNREST from discard"


@dataclass(frozen=True)
class Abandon(Act):
    """Cards in play to its discard pile, the last played first; one that counts as two regions is worth two."""

    kind: Kind
    n: int = 1

    def can(self, deed: Deed) -> bool:
        return deed.state.count_in_play(deed.seat, self.kind) >= self.n

    def do(self, deed: Deed) -> None:
        state, given = deed.state, 0
        while given < self.n:
            card = verbs.abandon(state, deed.seat, self.kind)
            if card < 0:
                return
            given += self.kind.on[state.face[card]]

    def say(self, mood: str = "") -> Part:
        return ("solo-abandon", {"n": self.n, "kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"abandon {f'{self.n} ' if self.n > 1 else ''}{self.kind}"


@dataclass(frozen=True)
class Bring(Act):
    """The latest card of a kind out of its discard pile or its play area: into play, on top of its deck, into the
    history."""

    kind: Kind
    to: str
    place: str = "discard"

    def _card(self, deed: Deed) -> int:
        zone = PLAY if self.place == "play" else DISCARD
        return verbs.latest(deed.state, zone + deed.seat, self.kind)

    def can(self, deed: Deed) -> bool:
        return self._card(deed) >= 0

    def do(self, deed: Deed) -> None:
        card = self._card(deed)
        if card >= 0:
            doors = {"play": verbs.play, "top": verbs.put_on_top, "history": verbs.into_history}
            doors[self.to](deed.state, deed.seat, card)

    def say(self, mood: str = "") -> Part:
        return (f"solo-bring-{self.to}", {"kind": say_kind(self.kind), "place": self.place})

    def __str__(self) -> str:
        if self.to == "history":
            return f"history 1 {self.kind} from {self.place}"
        return f"put 1 {self.kind} from {self.place} {'into play' if self.to == 'play' else 'on top of bot_deck'}"


# -- what the human does


@dataclass(frozen=True)
class You(Act):
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

    def feasible(self, deed: Deed) -> bool:
        return self.effect.feasible(self._deed(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if HUMAN not in deed.avoided:
            yield from self.effect.run(self._deed(deed))
        return True

    def say(self, mood: str = "") -> Part:
        return self.said

    def __str__(self) -> str:
        return f"YOU: {self.effect}"


@dataclass(frozen=True)
class YouGain(Act):
    """The human gains tokens."""

    resource: int
    n: int

    @property
    def touches(self) -> bool:
        return True

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if HUMAN not in deed.avoided:
            yield from gain(deed.state, HUMAN, self.resource, self.n)
        return True

    def say(self, mood: str = "") -> Part:
        return ("solo-you-gain", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"YOU: gain {self.n} {RESOURCES[self.resource]}"


# -- what is asked of the table


@dataclass(frozen=True)
class YouHave(Condition):
    """The human has a card of a kind in play."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        return deed.state.has_in_play(HUMAN, self.kind)

    def when(self) -> Part:
        return ("solo-you-have", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"YOU have a {self.kind} in_play"


@dataclass(frozen=True)
class YouAreEmpire(Condition):
    """The human is an empire."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[HUMAN].empire

    def when(self) -> Part:
        return ("solo-you-are-empire", {})

    def __str__(self) -> str:
        return "YOU are state=empire"


@dataclass(frozen=True)
class NoneDiscarded(Condition):
    """No card of a kind lies in its discard pile."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        return verbs.latest(deed.state, DISCARD + deed.seat, self.kind) < 0

    def when(self) -> Part:
        return ("solo-none-discarded", {"kind": say_kind(self.kind)})

    def __str__(self) -> str:
        return f"no {self.kind} in discard"


@dataclass(frozen=True)
class More(Condition):
    """It has more than so many tokens."""

    resource: int
    n: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] > self.n

    def when(self) -> Part:
        return ("solo-more", {"n": self.n, "resource": RESOURCES[self.resource]})

    def __str__(self) -> str:
        return f"{RESOURCES[self.resource]} > {self.n}"


# -- Arthurians, Utopians


@dataclass(frozen=True)
class GainQuest(Act):
    """The next quest, on top of its deck."""

    message = "solo-gain-quest"

    def can(self, deed: Deed) -> bool:
        return verbs.next_quest(deed.state, deed.seat) >= 0

    def do(self, deed: Deed) -> None:
        card = verbs.next_quest(deed.state, deed.seat)
        if card >= 0:
            deed.state.note("bot-on-top", card)
            verbs.move_quest(deed.state, deed.seat, card, DECK + deed.seat)

    def __str__(self) -> str:
        return "gain the top impending QUEST"


@dataclass(frozen=True)
class ExileQuest(Act):
    """The next quest is exiled, unless it is the last of all."""

    message = "solo-exile-quest"

    def can(self, deed: Deed) -> bool:
        card = verbs.next_quest(deed.state, deed.seat)
        return card >= 0 and not verbs.is_last_quest(deed.state, card)

    def do(self, deed: Deed) -> None:
        if self.can(deed):
            card = verbs.next_quest(deed.state, deed.seat)
            deed.state.note("bot-exiles-own", card)
            verbs.move_quest(deed.state, deed.seat, card, EXILE)

    def __str__(self) -> str:
        return 'exile the next impending QUEST unless it is "Graal"'


@dataclass(frozen=True)
class FlipJourney(Act):
    """The journey card is turned over."""

    message = "solo-flip-journey"

    def do(self, deed: Deed) -> None:
        deed.state.note("bot-flips", deed.state.turn_over(deed.card))

    def __str__(self) -> str:
        return "flip this card"


@dataclass(frozen=True)
class NextJourney(Act):
    """The second journey card comes to the top."""

    message = "solo-next-journey"

    def do(self, deed: Deed) -> None:
        state = deed.state
        state.move(deed.card, JOURNEY + deed.seat, under=True)
        state.note("bot-flips", state.zones[JOURNEY + deed.seat][-1])

    def __str__(self) -> str:
        return 'replace it by "Gates of Shangri-La"'


@dataclass(frozen=True)
class EndGame(Act):
    """The end begins."""

    message = "solo-end-game"

    def do(self, deed: Deed) -> None:
        trigger(deed.state, "shangri-la")

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
