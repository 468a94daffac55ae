"""Offers between seats: what I give, what I want; the other accepts, refuses, or makes an offer in turn, once.

    deal = yield from offer(state, state.talks, seat, other, "trade", give=give, want=want, secret=True)
    if deal is not None:
        yield from exchange(state, deal)        # the game's own: everything changes hands at once

What can be put into an offer is a *tray*: options with how many of each there are ({("give", "gold"): 3,
("give-card", card): 1}). An offer is one decision ("one more, or done"), a unit a pick; so is the answer. Done with
nothing picked is no offer at all. Words for giving and for wanting differ, as they stand in one list.

Games end, because a turn has only so many offers and the same one is not made twice in it (`Talks`, a part of the
state, with `begin` at the start of a turn). While an offer is open it is `talks.open`; `seen` shows it to a seat, with
the cards that the seat may not know left hidden. `secret` where what can be offered follows from a hand; cards that
are shown with an offer, or picked one by one and then handed over, go through `show`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from oikumene.kernel.data import data
from oikumene.kernel.flow import Ask, Flow, Value, gather
from oikumene.kernel.table import Table

ACCEPT, REFUSE, COUNTER = "accept", "refuse", "counter"
#: The words that an answer to an offer has: a game puts them among its options.
ANSWERS = {ACCEPT: "", REFUSE: "", COUNTER: ""}
HIDDEN = "hidden"

#: What can be put into an offer, and how many of each.
Tray: TypeAlias = "Mapping[Value, int]"
#: What one seat can give another, or ask of another, as things are now.
Supply: TypeAlias = "Callable[[int, int], Tray]"


def prompts(name: str) -> dict[str, str]:
    """The prompts of an offer, for the game's vocabulary.

    >>> prompts("trade")
    {'trade': 'seat', 'trade-answer': 'seat', 'trade-counter': 'seat'}
    """
    return {name: "seat", f"{name}-answer": "seat", f"{name}-counter": "seat"}


def tray(word: str, names: Sequence[str], amounts: Sequence[int]) -> dict[Value, int]:
    """So many of each good, as options of one word.

    >>> tray("give", ("wood", "gold", "food"), (2, 0, 1))
    {('give', 'wood'): 2, ('give', 'food'): 1}
    """
    return {(word, name): n for name, n in zip(names, amounts, strict=True) if n > 0}


def single(word: str, things: Iterable[int | str]) -> dict[Value, int]:
    """Things of which there is one each: cards, places.

    >>> single("give-card", (7, 9))
    {('give-card', 7): 1, ('give-card', 9): 1}
    """
    return {(word, thing): 1 for thing in things}


@data
class Deal:
    """What one seat offers another, and what it wants for it. Never changed."""

    __slots__ = ("by", "given", "to", "wanted")
    FROZEN: ClassVar[bool] = True

    def __init__(self, by: int, to: int, given: tuple[Value, ...], wanted: tuple[Value, ...]) -> None:
        self.by = by
        self.to = to
        self.given = given
        self.wanted = wanted

    def key(self) -> tuple[object, ...]:
        """Alike for two offers of the same things, in whatever order they were named."""
        return (self.by, self.to, sorted(map(str, self.given)), sorted(map(str, self.wanted)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal) or self.by != other.by or self.to != other.to:
            return False
        alike = len(self.given) == len(other.given) and len(self.wanted) == len(other.wanted)
        return alike and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.by, self.to, len(self.given), len(self.wanted)))

    def __repr__(self) -> str:
        return f"Deal({self.by}, {self.to}, {self.given!r}, {self.wanted!r})"


@data
class Talks:
    """The offers of a turn: how many more there may be, which were made, and the one that waits for an answer."""

    __slots__ = ("left", "made", "open")

    def __init__(self) -> None:
        self.left = 0
        self.made: tuple[Deal, ...] = ()
        self.open: Deal | None = None

    def copy(self) -> Talks:
        twin = Talks.__new__(Talks)
        twin.left = self.left
        twin.made = self.made
        twin.open = self.open
        return twin

    def begin(self, most: int) -> None:
        """A turn begins: so many offers may be made in it."""
        self.left = most
        self.made = ()
        self.open = None


def offer(
    state: Table,
    talks: Talks,
    by: int,
    to: int,
    prompt: str,
    *,
    give: Supply,
    want: Supply,
    fits: Callable[[Deal], bool] | None = None,
    shows: Callable[[Deal], None] | None = None,
    most: int = 12,
    counters: bool = True,
    secret: bool = False,
) -> Flow[Deal | None]:
    """An offer from one seat to another; the deal that was agreed on, whoever proposed it, or None.

    `fits`: what an offer must be (a relic among what is given). `shows`: done when an offer is made, before the answer
    (cards that are shown with it, the log). `most`: how many units an offer holds. The agreed deal can be kept by both
    as things are; the game exchanges it at once.
    """
    if talks.left <= 0:
        return None
    talks.left -= 1
    terms = Terms(state, talks, give, want, fits, most, secret)
    deal = yield from terms.proposed(by, to, prompt)
    if deal is None:
        return None
    answer = yield from answered(terms, deal, prompt, counters, shows)
    if answer != COUNTER:
        return deal if answer == ACCEPT else None
    deal = yield from terms.proposed(to, by, f"{prompt}-counter")
    if deal is None:
        return None
    answer = yield from answered(terms, deal, prompt, False, shows)
    return deal if answer == ACCEPT else None


def answered(
    terms: Terms, deal: Deal, prompt: str, counters: bool, shows: Callable[[Deal], None] | None
) -> Flow[Value]:
    """An offer is made, and the other answers."""
    talks = terms.talks
    talks.made += (deal,)
    talks.open = deal
    if shows is not None:
        shows(deal)
    ask = Ask(deal.to, f"{prompt}-answer", lambda: terms.answers(deal, counters), (deal.by,), terms.secret)
    ask.no = REFUSE  # whoever is asked often may leave it as a standing order
    _, answer = yield (ask,)
    talks.open = None
    return answer


class Spread:
    """What lies on the two trays of an offer, looked through once: kept as long as the trays are the same, and the
    cards on them (in an imagined match others are dealt)."""

    __slots__ = ("cards", "every", "faces", "goods", "handles", "last", "named", "plain", "trays")

    def __init__(self, terms: Terms, trays: tuple[Tray, Tray]) -> None:
        places, face = terms.state.WORDS.cards, terms.state.face
        self.trays = trays
        self.every: list[Value] = []
        self.goods: dict[Value, int] = {}
        #: What of it are cards.
        self.cards: list[Value] = []
        #: And which: a card may be named by several words, and a word may name several cards.
        self.named: list[tuple[int, Value]] = []
        for supply in trays:
            for value, n in supply.items():
                if n <= 0:
                    continue
                self.every.append(value)
                at = places[value[0]] if type(value) is tuple else ()
                if at:
                    self.cards.append(value)
                    for place in at:
                        self.named.append((value[place], value))  # type: ignore[index, arg-type]
                else:
                    self.goods[value] = n
        self.handles = list(dict.fromkeys([card for card, _ in self.named]))
        self.faces = [face[card] for card in self.handles]
        #: All of it, copies of a card as one.
        self.plain = terms.told_apart(self.every, self.cards)
        #: The picks that were looked at last, what could not be added to them any more, and how many cards of it.
        self.last: tuple[tuple[Value, ...], frozenset[Value], int] = ((), frozenset(), 0)

    def holds(self, terms: Terms, trays: tuple[Tray, Tray]) -> bool:
        """Whether it is still so."""
        if self.trays[0] is not trays[0] or self.trays[1] is not trays[1]:
            return False
        face = terms.state.face
        return terms.by_face and self.faces == [face[card] for card in self.handles]

    def naming(self, value: Value) -> list[Value]:
        """What names one of the cards that a thing is; nothing where it does not lie there any more."""
        held = [card for card, other in self.named if other == value]
        return [other for card, other in self.named if card in held]


class Terms:
    """What holds for one negotiation: what can be given and wanted, and what an offer must be."""

    __slots__ = ("_spread", "by_face", "fits", "give", "most", "secret", "state", "talks", "want")

    def __init__(
        self,
        state: Table,
        talks: Talks,
        give: Supply,
        want: Supply,
        fits: Callable[[Deal], bool] | None,
        most: int,
        secret: bool,
    ) -> None:
        self.state = state
        self.talks = talks
        self.give = give
        self.want = want
        self.fits = fits
        self.most = most
        self.secret = secret
        #: Whether options name a card by its face and nothing else.
        self.by_face = type(state).tag is Table.tag
        self._spread: Spread | None = None

    def proposed(self, by: int, to: int, prompt: str) -> Flow[Deal | None]:
        """What a seat offers, or nothing after all. An offer that was made before in this turn is none."""

        def options(picked: tuple[Value, ...]) -> Sequence[Value]:
            if len(picked) >= self.most:
                return ()
            trays = self.give(by, to), self.want(by, to)
            spread = self.spread(trays)
            gone, cards = self.gone(spread, picked)
            if not gone:
                more = spread.plain
            elif not cards or spread.plain is spread.every:
                more = spread.plain.copy()
                for value in gone:
                    more.remove(value)
            else:
                left = [value for value in spread.cards if value not in gone]
                more = self.told_apart([value for value in spread.every if value not in gone], left)
            if self.fits is None and not self.made_of(by, len(picked) + 1):
                return more  # an offer of so many things would be a new one, whatever they are
            if len(picked) + 1 < self.most and len(spread.goods) - len(gone) + cards > 1:
                return more  # after each of them one of two goods can be added, so that all lead on
            every = [value for value in spread.every if value not in gone]
            return [value for value in more if self.leads(trays, by, to, picked, value, every)]

        def enough(picked: tuple[Value, ...]) -> bool:
            if not picked or (self.fits is None and not self.made_of(by, len(picked))):
                return True
            return self.stands(self.deal(self.give(by, to), by, to, picked)) or not options(picked)

        picked = yield from gather(by, prompt, options, enough, low=0, high=self.most, about=(to,), secret=self.secret)
        deal = self.deal(self.give(by, to), by, to, picked)
        return deal if picked and self.stands(deal) else None

    def spread(self, trays: tuple[Tray, Tray]) -> Spread:
        """What lies on the trays."""
        spread = self._spread
        if spread is None or not spread.holds(self, trays):
            spread = self._spread = Spread(self, trays)
        return spread

    def gone(self, spread: Spread, picked: tuple[Value, ...]) -> tuple[frozenset[Value], int]:
        """What cannot be added any more, and how many of these are cards. A card is given once, whichever word names
        it."""
        before, gone, cards = spread.last
        known = len(before)
        if picked[:known] != before:  # mostly there is one pick more than before
            known, gone, cards = 0, frozenset(), 0
        for n in range(known, len(picked)):
            value = picked[n]
            most = spread.goods.get(value)
            if most is None:
                named = gone.union(spread.naming(value))
                cards += len(named) - len(gone)
                gone = named
            elif most == 1 or picked.count(value) >= most:
                gone = gone.union((value,))
        spread.last = picked, gone, cards
        return gone, cards

    def made_of(self, by: int, n: int) -> bool:
        """Whether the seat has made an offer of so many things in this turn."""
        return n in [len(deal.given) + len(deal.wanted) for deal in self.talks.made if deal.by == by]

    def more_of(self, trays: tuple[Tray, Tray], picked: tuple[Value, ...], value: Value) -> bool:
        """Whether there are more of a thing than were picked."""
        give, want = trays
        return picked.count(value) < (give[value] if value in give else want.get(value, 0))

    def told_apart(self, left: list[Value], cards: list[Value]) -> list[Value]:
        """Copies of a card are one option: the first of them."""
        if len(cards) < 2:
            return left
        words, tag = self.state.WORDS, self.state.tag
        face = self.state.face if self.by_face else None
        first: dict[object, Value] = {}
        for value in cards:
            assert isinstance(value, tuple)
            if len(value) != 2:
                first.setdefault(words.key(value, tag), value)
            else:  # nothing but the card: no key need be put together
                card = int(value[1])
                first.setdefault((value[0], tag(card) if face is None else face[card]), value)
        if len(first) == len(cards):
            return left
        copies = set(cards).difference(first.values())
        return [value for value in left if value not in copies]

    def cards(self, value: Value) -> Sequence[int | str]:
        """The cards that a thing is."""
        places = self.state.WORDS.cards[value[0]] if isinstance(value, tuple) else ()
        return [value[n] for n in places] if places else ()  # type: ignore[index]

    def leads(
        self,
        trays: tuple[Tray, Tray],
        by: int,
        to: int,
        picked: tuple[Value, ...],
        value: Value,
        left: list[Value],
    ) -> bool:
        """Whether it is an offer with one more, or can become one: what cannot is not listed, so that an offer which is
        made or not tells nobody which cards are meant. `left`: all that may be added."""
        if len(picked) + 1 < self.most and self.grows(trays, picked, value, left):
            return True
        return self.stands(self.deal(trays[0], by, to, (*picked, value)))

    def grows(self, trays: tuple[Tray, Tray], picked: tuple[Value, ...], value: Value, left: list[Value]) -> bool:
        """Whether anything may still be added after one more."""
        cards = self.cards(value)
        for other in left:
            if other != value and (not cards or not set(cards).intersection(self.cards(other))):
                return True
        return not cards and self.more_of(trays, (*picked, value), value)

    def deal(self, given: Tray, by: int, to: int, picked: tuple[Value, ...]) -> Deal:
        """The picks as an offer: what can be given is given, the rest is wanted."""
        return Deal(
            by,
            to,
            tuple([value for value in picked if value in given]),
            tuple([value for value in picked if value not in given]),
        )

    def stands(self, deal: Deal) -> bool:
        """Whether it may be made: it is what an offer must be, and is new in this turn."""
        return deal not in self.talks.made and (self.fits is None or self.fits(deal))

    def answers(self, deal: Deal, counters: bool) -> list[Value]:
        """What the other may answer: it can be accepted as long as both still have what it takes."""
        can = covers(self.give(deal.by, deal.to), deal.given) and covers(self.want(deal.by, deal.to), deal.wanted)
        return [*([ACCEPT] if can else []), REFUSE, *([COUNTER] if counters else [])]


def show(state: Table, cards: Iterable[int], seat: int) -> None:
    """Cards that are shown with an offer, or handed over by one answer though they were picked by several: the seat
    sees them, and learns more than the last answer names (so nobody takes back what was shown)."""
    for card in cards:
        if not state.shows(card) >> seat & 1:
            state.reveal(card, 1 << seat)
            state.told(1 << seat)


def covers(supply: Tray, things: Sequence[Value]) -> bool:
    """Whether there is as much as that.

    >>> covers({("give", "gold"): 2}, [("give", "gold"), ("give", "gold")]), covers({}, ["gold"])
    (True, False)
    """
    return all(supply.get(value, 0) >= things.count(value) for value in things)


def seen(state: Table, deal: Deal | None, seat: int, shown: Sequence[str] = ()) -> dict[str, Any] | None:
    """An offer as a seat sees it, for views: keys with how many. Cards are named to who sees the place where they lie,
    and to the other seat those whose word is in `shown`. To everybody else they are hidden, also a card that is known
    to be in that hand: who offers it face down does not say that it is this one."""
    if deal is None:
        return None

    def counted(things: Sequence[Value]) -> dict[str, int]:
        return dict(sorted(Counter([key(value) for value in things]).items()))

    def key(value: Value) -> str:
        told = seat == deal.to and isinstance(value, tuple) and value[0] in shown

        def ident(card: int) -> str:
            return state.tag(card) if told or state.layout.sees[state.at[card]] >> seat & 1 else HIDDEN

        return state.WORDS.key(value, ident)

    return {"by": deal.by, "to": deal.to, "given": counted(deal.given), "wanted": counted(deal.wanted)}
