"""The table: zones, cards, who knows what, chance, and what happened.

A card is a handle (a small integer); what is printed on it is `face[card]`. Shuffling permutes faces under handles, and
so does dealing afresh in an imagined match: a flow that holds a handle stays right. No flow may keep a face, or
anything computed from one, across a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple, TypeAlias, TypeVar

from oikumene.kernel import chance
from oikumene.kernel.data import data
from oikumene.kernel.saving import By, Naming, Of
from oikumene.kernel.words import CARD, Said, Vocabulary

T = TypeVar("T")

#: Every bit: all seats, and whoever watches.
ALL = -1
NOBODY = 0
#: Whose answer it is when nobody answers: no zone is seen by this.
NOBODYS = -1
#: A zone without a pool of its own: cards keep the one they have.
KEEPS = -1

#: What is on the agenda: a step by name, with plain arguments.
Step: TypeAlias = "tuple[int | str, ...]"


class Zone(NamedTuple):
    """What a zone is: who sees the faces in it (bits of seats), and whether its places can be told apart.

    `pool`: a card that lies there openly and is hidden later is known to be among this pool (a player's own deck, say).
    Without one a card keeps the pool it has, which is then its back.
    `counts`: seats that know which cards lie there, though not in which order (a player's own deck holds only what
    went through that player's hands).
    """

    name: str
    sees: int
    ordered: bool = True
    pool: int = KEEPS
    counts: int = NOBODY


class Layout:
    """The zones of a match, by number. Shared by all states of the match."""

    __slots__ = ("counts", "names", "ordered", "pools", "sees")

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.counts = tuple((n, zone.counts) for n, zone in enumerate(zones) if zone.counts)
        self.names = tuple(zone.name for zone in zones)
        self.sees = tuple(zone.sees for zone in zones)
        self.ordered = tuple(zone.ordered for zone in zones)
        self.pools = tuple(zone.pool for zone in zones)

    def __len__(self) -> int:
        return len(self.names)


class Event:
    """Something that happened. A card is kept as (what was printed on it, who saw it then), never as a handle."""

    __slots__ = ("args", "message")

    def __init__(self, message: str, args: tuple[int | str | tuple[str, int], ...]) -> None:
        self.message = message
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.message == other.message and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.message, self.args))

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.args!r})"

    def seen_by(self, seat: int, words: Vocabulary) -> Said:
        """The event as a seat may read it: cards it did not see are None."""
        named: dict[str, int | str | None] = {}
        kinds: dict[str, str] = {}
        for arg, (name, kind) in zip(self.args, words.events[self.message].params, strict=True):
            kinds[name] = kind
            if isinstance(arg, tuple):
                named[name] = arg[0] if arg[1] >> seat & 1 else None
            else:
                named[name] = arg
        return Said(f"log-{self.message}", named, kinds)


@data
class Table:
    """The part of a state that the kernel understands; a game's state extends it.

    Zones are tuples: only `move` and its kin change them, copies share them, and a loop over one may move its cards.
    """

    __slots__ = (
        "agenda",
        "at",
        "everyone",
        "face",
        "faces",
        "known",
        "layout",
        "learned",
        "log",
        "luck",
        "mine",
        "mixed",
        "pool",
        "rng",
        "shown",
        "zones",
    )

    #: The same for every state of a match.
    SHARED: ClassVar[tuple[str, ...]] = ("everyone", "faces", "layout")
    #: Not part of the state: who learned something in this answer, whose answer it is and who saw cards of that seat's
    #: hand by it, and the log.
    PASSING: ClassVar[tuple[str, ...]] = ("learned", "log", "mine", "shown")
    #: Not written down, because it follows from the rest: see `restored`.
    DERIVED: ClassVar[tuple[str, ...]] = ("at",)
    #: Numbers that stand for something, as snapshots name them; a game whose pools are constants names them too.
    NAMED: ClassVar[Mapping[str, Naming]] = {"face": Of("faces"), "zones": By("zones", ())}
    #: Whether anybody can tell pools apart by the backs of the cards.
    BACKS_SHOW: ClassVar[bool] = False
    #: The words of the log, set by the game.
    WORDS: ClassVar[Vocabulary]

    def __init__(self, seats: int, layout: Layout, faces: tuple[str, ...], seed: int) -> None:
        self.everyone = (1 << seats) - 1
        self.layout = layout
        self.faces = faces
        self.zones: list[tuple[int, ...]] = [()] * len(layout)
        self.at: list[int] = []
        self.face: list[int] = []
        self.pool: list[int] = []
        self.known: list[int] = []
        self.rng = chance.seeded(seed)
        self.luck = chance.SPENT
        self.agenda: list[Step] = []
        self.mixed: list[tuple[int, ...]] = []
        self.learned = 0
        self.mine = NOBODYS
        self.shown = 0
        self.log: list[Event] | None = None

    def copy_table(self, twin: Table) -> None:
        """Fill a blank state with a copy of this one's table."""
        twin.everyone = self.everyone
        twin.layout = self.layout
        twin.faces = self.faces
        twin.zones = self.zones[:]
        twin.at = self.at[:]
        twin.face = self.face[:]
        twin.pool = self.pool[:]
        twin.known = self.known[:]
        twin.rng = self.rng
        twin.luck = self.luck
        twin.agenda = self.agenda[:]
        twin.mixed = self.mixed[:]
        twin.learned = 0
        twin.mine = NOBODYS
        twin.shown = 0
        twin.log = None

    # -- snapshots

    def names(self) -> dict[str, tuple[str, ...]]:
        """What faces and zones are called in a snapshot."""
        return {"faces": self.faces, "zones": self.layout.names}

    def restored(self) -> None:
        """After the state was read from a snapshot: find again what follows from the rest. ValueError where the cards
        do not lie as they must; a game adds what it derives itself."""
        count = len(self.face)
        if not len(self.pool) == len(self.known) == count:
            raise ValueError("not every card has a pool and those who know it")
        at = [-1] * count
        for zone, cards in enumerate(self.zones):
            for card in cards:
                if not 0 <= card < count or at[card] >= 0:
                    raise ValueError(f"card {card} lies in two places or is none")
                at[card] = zone
        if -1 in at:
            raise ValueError(f"card {at.index(-1)} lies nowhere")
        self.at = at

    # -- cards

    def add(self, face: int, zone: int, pool: int) -> int:
        """Put a new card on the table. `pool`: those it is known to come from while it is hidden (its back)."""
        card = len(self.face)
        self.face.append(face)
        self.at.append(zone)
        self.pool.append(pool)
        self.known.append(self.layout.sees[zone])
        self.zones[zone] += (card,)
        return card

    def ident(self, card: int) -> str:
        """What is printed on the card, as its stable id."""
        return self.faces[self.face[card]]

    def tag(self, card: int) -> str:
        """How options name the card: its id, unless a game must tell copies on the table apart (`id@owner#copy`)."""
        return self.ident(card)

    def move(self, card: int, to: int, *, under: bool = False) -> None:
        """The only way a card changes place; keeps who knows what. It goes on top (last), or under everything."""
        zones = self.zones
        here = self.at[card]
        cards = zones[here]
        if cards[-1] == card:
            rest = cards[:-1]
        else:
            i = cards.index(card)
            rest = cards[:i] + cards[i + 1 :]
        zones[here] = rest
        zones[to] = (card, *zones[to]) if under else (*zones[to], card)
        self.at[card] = to
        layout = self.layout
        left, come = layout.sees[here], layout.sees[to]
        if left == ALL and come == ALL:
            if layout.pools[to] != KEEPS:
                self.pool[card] = layout.pools[to]
            return
        known = self.known
        follow = ALL if layout.ordered[here] or not rest else left | come
        knew = known[card] | left
        known[card] = knew & follow | come
        news = come & ~knew
        if news:
            if left == self.mine:  # what others see of the hand of who answers is the answer
                self.shown |= news & self.everyone
            else:
                self.learned |= news & self.everyone
            if rest and not layout.ordered[here]:
                self._one_of_many(card, rest, news)
        if follow != ALL:
            self._lost_from_sight(card, cards, follow)
        if self.mixed and come == ALL:
            self._placed(card)
        if layout.pools[to] != KEEPS and known[card] & self.everyone == self.everyone:
            self.pool[card] = layout.pools[to]

    def _one_of_many(self, card: int, rest: tuple[int, ...], news: int) -> None:
        """Somebody sees which card comes, out of many that lie without order. If they knew of one like it there, it
        may be that one: they no longer know that it is there."""
        face, known = self.face, self.known
        for other in rest:
            same = known[other] & news if face[other] == face[card] else 0
            if same:
                known[other] &= ~same
                news &= ~same

    def _lost_from_sight(self, card: int, cards: tuple[int, ...], follow: int) -> None:
        """Somebody saw a card go and not which: what they knew about the others there is gone."""
        known, pool, back = self.known, self.pool, self.pool[card]
        if not self.BACKS_SHOW:
            self._mix(cards)
        for other in cards:
            if other != card and (not self.BACKS_SHOW or pool[other] == back):
                known[other] &= follow

    def shows(self, card: int) -> int:
        """Who knows what is printed on the card, as bits of seats."""
        return self.layout.sees[self.at[card]] | self.known[card]

    def reveal(self, card: int, seats: int) -> None:
        """Let these seats see the card where it lies."""
        news = seats & ~self.shows(card) & self.everyone
        if self.layout.sees[self.at[card]] == self.mine:
            self.shown |= news
        else:
            self.learned |= news
        self.known[card] |= seats
        if self.mixed and self.shows(card) & self.everyone == self.everyone:
            self._placed(card)

    def told(self, seats: int) -> None:
        """These seats learn a hidden fact that is not a card (see `hide`)."""
        self.learned |= seats & self.everyone

    def shuffle(self, zone: int) -> None:
        """Shuffle the faces under the handles: whoever followed a handle has lost the card."""
        cards = self.zones[zone]
        face, pool = self.face, self.pool
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[self.draw(i + 1)]
            face[a], face[b] = face[b], face[a]
            pool[a], pool[b] = pool[b], pool[a]
        sees = self.layout.sees[zone]
        for card in cards:
            self.known[card] = sees
        if self.layout.ordered[zone] and len(cards) > 1:  # whoever sees faces or backs sees how they fell
            self.learned |= self.everyone & (ALL if self.BACKS_SHOW and len({pool[c] for c in cards}) > 1 else sees)
        if sees & self.everyone != self.everyone and not self.BACKS_SHOW:
            self._mix(cards)

    def _mix(self, cards: tuple[int, ...]) -> None:
        """Cards of several pools of which one went unseen: nobody outside can say which pool is where."""
        if len({self.pool[c] for c in cards}) < 2:
            return
        while self.mixed and set(self.mixed[-1]) <= set(cards):
            self.mixed.pop()
        self.mixed.append(cards)
        if len(self.mixed) > 64:
            everyone = self.everyone
            self.mixed = [g for g in self.mixed if sum(self.shows(c) & everyone != everyone for c in g) > 1]

    def _placed(self, card: int) -> None:
        """Everybody sees the card: it is no longer one of those that may be each other."""
        if any(card in group for group in self.mixed):
            left = [tuple(c for c in group if c != card) for group in self.mixed]
            self.mixed = [group for group in left if len(group) > 1]

    def distinct(self, cards: Iterable[int]) -> list[int]:
        """One card of each face: copies of a card are one option."""
        face = self.face
        seen: dict[int, int] = {}
        for card in cards:
            seen.setdefault(face[card], card)
        return list(seen.values())

    # -- what a seat sees

    def look(self, zone: int, seat: int) -> list[str | None]:
        """What a seat sees in a zone: ids of cards, None for a hidden one. Without order, hidden ones come last."""
        sees = self.layout.sees[zone]
        faces = self.faces
        seen = [faces[self.face[card]] if (sees | self.known[card]) >> seat & 1 else None for card in self.zones[zone]]
        return seen if self.layout.ordered[zone] else sorted(seen, key=lambda f: (f is None, f))

    def hidden_from(self, seat: int) -> list[int]:
        """The cards whose faces the seat does not know."""
        bit = 1 << seat
        known = self.known
        return [
            card
            for zone, sees in enumerate(self.layout.sees)
            if not sees & bit
            for card in self.zones[zone]
            if not known[card] & bit
        ]

    def dealt_afresh(self, seat: int, rng: Random) -> list[int]:
        """For each card the seat does not know, (card, face, pool) as it may be: first who is who among cards that
        went unseen, then any face of the same pool.

        Faces are put in order before they are shuffled: what comes out depends on the generator and on what the seat
        knows, and on nothing else.
        """
        hidden = self.hidden_from(seat)
        face, pool = self.face, self.pool
        deal: list[int] = []
        for zone, counts in self.layout.counts:
            if counts >> seat & 1:
                own = [card for card in self.zones[zone] if not self.shows(card) >> seat & 1]
                for card, (new, back) in zip(own, shuffled(sorted((face[c], pool[c]) for c in own), rng), strict=True):
                    deal += (card, new, back)
        if deal:
            counted = set(deal[::3])
            hidden = [card for card in hidden if card not in counted]
        if self.mixed:
            face, pool = self._told_apart(hidden, rng)
        pools: dict[int, list[int]] = {}
        for card in hidden:
            back = pool[card]
            if back in pools:
                pools[back].append(card)
            else:
                pools[back] = [card]
        for back, cards in pools.items():
            for card, new in zip(cards, shuffled(sorted([face[c] for c in cards]), rng), strict=True):
                deal += (card, new, back)
        return deal

    def _told_apart(self, hidden: list[int], rng: Random) -> tuple[list[int], list[int]]:
        """Faces and pools as they may be, where cards of several pools went unseen."""
        face, pool = self.face[:], self.pool[:]
        unknown = set(hidden)
        for group in self.mixed:
            cards = [c for c in group if c in unknown]
            for card, (new, back) in zip(cards, shuffled(sorted((face[c], pool[c]) for c in cards), rng), strict=True):
                face[card], pool[card] = new, back
        return face, pool

    def hide_afresh(self, seat: int, rng: Random) -> tuple[int | str, ...]:
        """Hidden facts that are not cards, drawn anew for a seat that does not know them; see `hide`."""
        return ()

    def hide(self, facts: tuple[int | str, ...]) -> None:
        """Set what `hide_afresh` drew."""

    # -- chance

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 that everybody sees."""
        self.learned = self.everyone
        return self.draw(n)

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1 that nobody is told."""
        luck = self.luck
        if luck == chance.SPENT:
            self.rng, luck = chance.turned(self.rng)
        self.luck = luck >> chance.TAKES
        return (luck & 0xFFFFFFFF) * n >> chance.TAKES

    def reseed(self, key: int) -> None:
        """Chance to come is another from here on."""
        self.rng = key
        self.luck = chance.SPENT

    def roll(self, dice: int, faces: Sequence[T]) -> list[T]:
        """Dice that everybody sees."""
        return [faces[self.below(len(faces))] for _ in range(dice)]

    # -- what happened

    def note(self, message: str, *args: int | str) -> None:
        """Write in the log. What is printed on a card, and who sees it, is written down now."""
        log = self.log
        if log is None:
            return
        kept: list[int | str | tuple[str, int]] = []
        for arg, (_, kind) in zip(args, self.WORDS.events[message].params, strict=True):
            kept.append((self.ident(int(arg)), self.shows(int(arg))) if kind == CARD else arg)
        log.append(Event(message, tuple(kept)))


def shuffled(items: list[T], rng: Random) -> list[T]:
    """The list itself, in a random order."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items
