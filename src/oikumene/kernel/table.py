"""The table: zones, cards, who knows what, chance, and what happened.

A card is a handle (a small integer); what is printed on it is `face[card]`. Shuffling permutes faces under handles, and
so does dealing afresh in an imagined match: a flow that holds a handle stays right. No flow may keep a face, or
anything computed from one, across a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple, TypeAlias, TypeVar

from oikumene.kernel.among import Claim, mingled, renamed, seen, tidy
from oikumene.kernel.chance import SPENT, TAKES, seeded, turned
from oikumene.kernel.data import data
from oikumene.kernel.dealing import HalfKnown, Hint, Plain, Spread, Token, Unknown
from oikumene.kernel.saving import By, Naming, Of
from oikumene.kernel.words import CARD, Named, Said, Vocabulary

T = TypeVar("T")

#: Every bit: all seats, and whoever watches.
ALL = -1
NOBODY = 0
#: Whose answer it is when nobody answers: no zone is seen by this.
NOBODYS = -1
#: Of a zone's backs only that of the top card is seen.
TOP = -2
#: A zone without a pool of its own: cards keep the one they have.
KEEPS = -1

#: What there is to heed of a zone when a card comes or goes: in play, not open to all, backs hidden, a pool of its own.
LIVE, HIDES, BLIND, POOLS = 1, 2, 4, 8

#: What is on the agenda: a step by name, with plain arguments.
Step: TypeAlias = "tuple[int | str, ...]"


class Zone(NamedTuple):
    """What a zone is: who sees the faces in it (bits of seats), and whether its places can be told apart.

    `pool`: a card that lies there openly and is hidden later is known to be among this pool (a player's own deck, say).
    Without one a card keeps the pool it has, which is then its back.
    `counts`: seats that know which cards lie there, though not in which order (a player's own deck holds only what
    went through that player's hands).
    `doubt`: not every card can lie there: `Table.may_be` says which.
    `live`: cards there are in play: what is printed on them counts (`oikumene.kit.bend`). Everybody must see them.
    `backs`: which backs are seen there: of ALL cards, only that of the TOP card, or of NOBODY's. Where some zone of a
    layout shows backs, a pool is a back, and whatever leaves a zone is seen from behind. None: as the layout says.
    """

    name: str
    sees: int
    ordered: bool = True
    pool: int = KEEPS
    counts: int = NOBODY
    doubt: bool = False
    live: bool = False
    backs: int | None = None


class Layout:
    """The zones of a match, by number. Shared by all states of the match.

    `backs`: which backs are seen in zones that do not say it. `tells`: whether any are seen anywhere; `blind`: zones
    where, if so, not all are. `traits`: what of all that must be heeded when a card comes or goes, in one number.
    """

    __slots__ = ("backs", "blind", "counts", "doubts", "live", "names", "ordered", "pools", "sees", "tells", "traits")

    def __init__(self, zones: Sequence[Zone], backs: int = NOBODY) -> None:
        self.backs = tuple(backs if zone.backs is None else zone.backs for zone in zones)
        self.tells = any(self.backs)
        self.blind = tuple(self.tells and seen != ALL for seen in self.backs)
        unseen = next((zone.name for zone in zones if zone.live and zone.sees != ALL), None)
        if unseen is not None:
            raise ValueError(f"what lies in {unseen} is in play, so everybody must see it")
        self.live = tuple(zone.live for zone in zones)
        self.counts = tuple((n, zone.counts) for n, zone in enumerate(zones) if zone.counts)
        self.doubts = tuple(n for n, zone in enumerate(zones) if zone.doubt)
        self.names = tuple(zone.name for zone in zones)
        self.sees = tuple(zone.sees for zone in zones)
        self.ordered = tuple(zone.ordered for zone in zones)
        self.pools = tuple(zone.pool for zone in zones)
        self.traits = tuple(
            LIVE * zone.live | HIDES * (zone.sees != ALL) | BLIND * blind | POOLS * (zone.pool != KEEPS)
            for zone, blind in zip(zones, self.blind, strict=True)
        )

    def __len__(self) -> int:
        return len(self.names)


class LogLine:
    """Something that happened. A card is kept as (what was printed on it, who saw it then), never as a handle."""

    __slots__ = ("args", "message")

    def __init__(self, message: str, args: tuple[int | str | tuple[str, int], ...]) -> None:
        self.message = message
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogLine) and self.message == other.message and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.message, self.args))

    def __repr__(self) -> str:
        return f"LogLine({self.message!r}, {self.args!r})"

    def seen_by(self, seat: int, words: Vocabulary) -> Said:
        """The line as a seat may read it: cards it did not see are None."""
        named: dict[str, Named] = {}
        params = words.lines[self.message].params
        for arg, (name, _) in zip(self.args, params, strict=True):
            if isinstance(arg, tuple):
                named[name] = arg[0] if arg[1] >> seat & 1 else None
            else:
                named[name] = arg
        return Said(f"log-{self.message}", named, dict(params))


@data
class Table:
    """The part of a state that the kernel understands; a game's state extends it.

    Zones are tuples: only `move` and its kin change them, copies share them, and a loop over one may move its cards.
    """

    __slots__ = (
        "agenda",
        "among",
        "at",
        "everyone",
        "face",
        "faces",
        "fate",
        "follows",
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
    #: hand by it, the log, and whether `among` is kept.
    PASSING: ClassVar[tuple[str, ...]] = ("follows", "learned", "log", "mine", "shown")
    #: Not part of fingerprints: older snapshots lack it, and nothing that happens follows from it (of `fate` there is
    #: none but in tests).
    UNMARKED: ClassVar[tuple[str, ...]] = ("among", "fate")
    #: What an older snapshot lacks.
    DEFAULTS: ClassVar[Mapping[str, object]] = {"among": [], "fate": ()}
    #: Not written down, because it follows from the rest: see `restored`.
    DERIVED: ClassVar[tuple[str, ...]] = ("at",)
    #: Numbers that stand for something, as snapshots name them; a game whose pools are constants names them too.
    NAMED: ClassVar[Mapping[str, Naming]] = {"face": Of("faces"), "zones": By("zones", ())}
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
        self.rng = seeded(seed)
        self.luck = SPENT
        self.fate: tuple[int, ...] = ()
        self.agenda: list[Step] = []
        self.mixed: list[tuple[int, ...]] = []
        self.among: list[Claim] = []
        self.follows = True
        self.learned = 0
        self.mine = NOBODYS
        self.shown = 0
        self.log: list[LogLine] | None = None

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
        twin.fate = self.fate
        twin.agenda = self.agenda[:]
        twin.mixed = self.mixed[:]
        twin.among = self.among[:]
        twin.follows = self.follows
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
        zones[to] = (card,) + zones[to] if under else zones[to] + (card,)
        self.at[card] = to
        layout = self.layout
        traits = layout.traits[here] | layout.traits[to]
        if traits & LIVE:
            self._in_play(card, here, to)
        if not traits & HIDES:
            if layout.pools[to] != KEEPS:
                self.pool[card] = layout.pools[to]
            return
        known = self.known
        left, come = layout.sees[here], layout.sees[to]
        loose = not layout.ordered[here] and bool(rest) and (not layout.tells or self._one_like(card, rest))
        knew = known[card] | left
        news = seen_first = come & ~knew
        if news:
            if left == self.mine:  # what others see of the hand of who answers is the answer
                self.shown |= news & self.everyone
            else:
                self.learned |= news & self.everyone
            if loose:
                news = self._one_of_many(card, rest, news)
        if loose and left | come != ALL:
            self._lost_from_sight(card, cards, left | come)
            knew &= left | come
        known[card] = knew | come
        if self.among and come:
            self._seen(card, rest if loose else (), come & ~left, seen_first, news)
        if traits & BLIND and layout.blind[here]:
            self._comes_out(card, here, rest)
        elif self.mixed and come == ALL:
            self._placed(card)
        if traits & POOLS and layout.pools[to] != KEEPS and known[card] & self.everyone == self.everyone:
            self.pool[card] = layout.pools[to]

    def _in_play(self, card: int, here: int, to: int) -> None:
        """A card has come into play, left it, or changed its place there: for tables that keep an index of those that
        are (`oikumene.kit.bend.Hooked`)."""

    def _one_of_many(self, card: int, rest: tuple[int, ...], news: int) -> int:
        """Somebody sees which card comes, out of many that lie without order. If they knew of one like it there, it
        may be that one: they no longer know that it is there. Returns those who knew of none."""
        face, known = self.face, self.known
        for other in rest:
            same = known[other] & news if face[other] == face[card] else 0
            if same:
                known[other] &= ~same
                news &= ~same
        return news

    def _lost_from_sight(self, card: int, cards: tuple[int, ...], follow: int) -> None:
        """Somebody saw a card go and not which: what they knew of each card there they know of all together."""
        known = self.known
        if not self.layout.tells:
            self._mix(cards)
        group = self._like_backs(cards, card)
        if self.follows:
            self._mingle(group, self.everyone & ~follow)
        for other in group:
            if other != card:
                known[other] &= follow

    def _one_like(self, card: int, rest: tuple[int, ...]) -> bool:
        """Whether one of these has the back of the card and could be taken for it."""
        return self.pool[card] in [self.pool[other] for other in rest]

    def _like_backs(self, cards: tuple[int, ...], card: int) -> tuple[int, ...]:
        """Those of the cards that could be taken for this one."""
        if not self.layout.tells:
            return cards
        pool, back = self.pool, self.pool[card]
        return tuple([other for other in cards if pool[other] == back])

    def mingle(self, cards: Sequence[int], seats: int) -> None:
        """These cards are put in an order that only these seats know."""
        self._mingle(tuple(cards), self.everyone & ~seats)
        for card in cards:
            self.known[card] &= seats
        if cards and self.layout.tells:
            zone = self.at[cards[0]]
            if self.layout.blind[zone]:
                self._mix(tuple(cards))
                self._top_shows(zone)

    def _mingle(self, group: tuple[int, ...], seats: int) -> None:
        """These cards may have changed places unseen by these seats, who have not yet forgotten what lay where."""
        if len(group) < 2 or not seats or not self.follows:
            return
        claims: list[Claim] = []
        for claim in self.among:
            hit = claim[0] & seats
            grown = mingled(claim, group) if hit else claim
            if grown is claim:
                claims.append(claim)
                continue
            if claim[0] != hit:
                claims.append((claim[0] & ~hit, claim[1], claim[2], claim[3]))
            claims.append((hit, grown[1], grown[2], grown[3]))
        here = tuple(sorted(group))
        new = [(bits, held, here, ()) for bits, held in self._by_knowledge(seats, here) if held]
        if new or self.among:
            self.among = tidy([*claims, *new])

    def unfollow(self) -> None:
        """No longer keep what is known of cards that cannot be told apart: nothing will be imagined from here."""
        self.follows = False
        self.among = []

    def _by_knowledge(self, seats: int, cards: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """Seats that know the same of these cards together, and what they know."""
        known = self.known
        if not any(known[card] & seats for card in cards):
            return [(seats, ())]
        parts: dict[tuple[int, ...], int] = {}
        while seats:
            bit = seats & -seats
            seats ^= bit
            mine = tuple([card for card in cards if known[card] & bit])
            parts[mine] = parts.get(mine, 0) | bit
        return [(bits, mine) for mine, bits in parts.items()]

    def _like(self, card: int, group: tuple[int, ...], seats: int) -> int:
        """One like the card that no claim of these seats speaks of."""
        taken = {marker for claim in self.among if claim[0] & seats for marker in claim[1]}
        return next(other for other in group if self.face[other] == self.face[card] and other not in taken)

    def _seen(self, card: int, rest: tuple[int, ...], seats: int, first: int, news: int) -> None:
        """These seats see a card that lay without order among the rest: some for the first time, and to some of those
        it is news that one like it was there. What they know of cards that they cannot tell apart may be about it."""
        alone = self.face.count(self.face[card]) == 1
        rest = self._like_backs(rest, card)
        claims: list[Claim] = []
        for claim in self.among:
            hit = claim[0] & seats
            if not hit or not (card in claim[2] or any(other in claim[2] for other in rest)):
                claims.append(claim)
                continue
            if claim[0] != hit:
                claims.append((claim[0] & ~hit, claim[1], claim[2], claim[3]))
            for bits, mine in self._by_knowledge(hit, rest):
                group = tuple([other for other in rest if other not in mine])
                for some in (bits & news, bits & first & ~news, bits & ~first):
                    if some:
                        part: Claim = (some, claim[1], claim[2], claim[3])
                        part = mingled(part, (card, *group) if some & first else group) if rest else part
                        if some & first:
                            other = -1 if some & news else self._like(card, group, some)
                            part = seen(part, card, self.face, alone, other)
                        claims.append(part)
        self.among = tidy(claims)

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
        if self.among:
            zone = self.at[card]
            rest = () if self.layout.ordered[zone] else tuple([c for c in self.zones[zone] if c != card])
            self._seen(card, rest, news, news, news)
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
        shows = self.layout.backs[zone] == ALL
        lone = self._lone_backs(cards, shows)
        before = self._before_shuffle(cards, self.everyone & ~self.layout.sees[zone], shows)
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[self.draw(i + 1)]
            face[a], face[b] = face[b], face[a]
            pool[a], pool[b] = pool[b], pool[a]
        if before:
            self._after_shuffle(cards, before)
        sees = self.layout.sees[zone]
        for card in cards:
            self.known[card] = sees
        for back, knew in lone:
            self.known[next(card for card in cards if pool[card] == back)] |= knew
        if self.layout.ordered[zone] and len(cards) > 1:  # whoever sees faces or backs sees how they fell
            self.learned |= self.everyone & (ALL if shows and len({pool[c] for c in cards}) > 1 else sees)
        if sees & self.everyone != self.everyone and not shows:
            self._mix(cards)
            self._top_shows(zone)

    def _lone_backs(self, cards: tuple[int, ...], shows: bool) -> list[tuple[int, int]]:
        """Backs of which there is one card among these, which can be followed through a shuffle; and who knows it."""
        if not shows and len(cards) > 1:
            return []
        backs = [self.pool[card] for card in cards]
        if len(cards) > 1 and len(set(backs)) == 1:
            return []
        return [(back, self.known[card]) for card, back in zip(cards, backs, strict=True) if backs.count(back) == 1]

    def _before_shuffle(self, cards: tuple[int, ...], seats: int, shows: bool) -> list[tuple[int, int]]:
        """What these seats know of each of the cards they know of all of a back together; how the cards lie, if
        anybody will still know something of them."""
        if not seats or not self.follows:
            return []
        if shows:
            for back in sorted({self.pool[card] for card in cards}):
                self._mingle(tuple([card for card in cards if self.pool[card] == back]), seats)
        else:
            self._mingle(cards, seats)
        return [(self.face[card], self.pool[card]) for card in cards] if self.among else []

    def _after_shuffle(self, cards: tuple[int, ...], before: list[tuple[int, int]]) -> None:
        """Where what somebody knows of lies now. Which of two copies is which does not matter."""
        now: dict[tuple[int, int], list[int]] = {}
        for card in cards:
            now.setdefault((self.face[card], self.pool[card]), []).append(card)
        names = {card: now[was].pop() for card, was in zip(cards, before, strict=True)}
        self.among = [renamed(claim, names) for claim in self.among]

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
        found = [n for n, group in enumerate(self.mixed) if card in group]
        if found:
            mixed = self.mixed[:]
            for n in found:
                mixed[n] = tuple([c for c in mixed[n] if c != card])
            self.mixed = [group for group in mixed if len(group) > 1]

    def _comes_out(self, card: int, here: int, rest: tuple[int, ...]) -> None:
        """A card has left a zone whose backs are hidden: it is seen from behind, and perhaps the one on top there now.
        Out of many without order, it was not known of which back one would come."""
        sees, pool = self.layout.sees[here], self.pool
        if not self.layout.ordered[here] and any(pool[other] != pool[card] for other in rest):
            if sees == self.mine:
                self.shown |= self.everyone & ~sees
            else:
                self.learned |= self.everyone & ~sees
        if self.mixed:
            self._back_seen(card)
            self._top_shows(here)

    def _top_shows(self, zone: int) -> None:
        """Everybody sees the back of the top card, where that is so."""
        if self.layout.backs[zone] == TOP and self.mixed and self.zones[zone]:
            self._back_seen(self.zones[zone][-1])

    def _back_seen(self, card: int) -> None:
        """Everybody sees the card from behind. To whom its face is unknown that may be news."""
        pool = self.pool
        if any(card in group and any(pool[c] != pool[card] for c in group) for group in self.mixed):
            self.learned |= self.everyone & ~self.shows(card)
        self._placed(card)

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
        sees, ordered = self.layout.sees[zone], self.layout.ordered[zone]
        face, faces, known = self.face, self.faces, self.known
        if sees >> seat & 1:  # all of it
            shown = [faces[face[card]] for card in self.zones[zone]]
            return [*shown] if ordered else [*sorted(shown)]
        seen = [faces[face[card]] if known[card] >> seat & 1 else None for card in self.zones[zone]]
        return seen if ordered else sorted(seen, key=lambda f: (f is None, f))

    def behind(self, zone: int) -> list[int | None]:
        """What everybody sees of a zone from behind: the pools of its cards, None where the back is hidden."""
        backs, cards = self.layout.backs[zone], self.zones[zone]
        if backs == ALL:
            shown = [self.pool[card] for card in cards]
            return [*shown] if self.layout.ordered[zone] else [*sorted(shown)]
        hidden: list[int | None] = [None for _ in cards]
        if backs == TOP and cards:
            hidden[-1] = self.pool[cards[-1]]
        return hidden

    def open(self, zone: int, seat: int) -> list[str]:
        """The cards of a zone that a seat sees, without those it does not: of a zone that lies open, all."""
        if self.layout.sees[zone] >> seat & 1 and self.layout.ordered[zone]:
            face, faces = self.face, self.faces
            return [faces[face[card]] for card in self.zones[zone]]
        return [face for face in self.look(zone, seat) if face is not None]

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
        """For each card the seat does not know, (card, face, pool) as it may be."""
        return self.unknown_to(seat).dealt(rng)

    def unknown_to(self, seat: int) -> Unknown:
        """The cards that the seat does not know, and what it knows of them all the same, to be dealt afresh."""
        hidden = self.hidden_from(seat)
        face, pool = self.face, self.pool
        own: list[Spread] = []
        counted: set[int] = set()
        for zone, counts in self.layout.counts:
            if counts >> seat & 1:
                cards = [card for card in self.zones[zone] if not self.shows(card) >> seat & 1]
                counted.update(cards)
                own.append(Spread(cards, [(face[card], pool[card], -1) for card in cards], {}, {}))
        if counted:
            hidden = [card for card in hidden if card not in counted]
        hints, tags = self._hints(seat, hidden) if self.among else ([], {})
        doubts = self.doubted() if self.layout.doubts else []
        if not hints and not doubts and not self.mixed:
            return Unknown(own, self._by_pool(hidden))
        lies = {card: (face[card], pool[card], tags.get(card, -1)) for card in hidden}
        return HalfKnown(own, lies, self.mixed, hints, self._may(lies, doubts) if doubts else {})

    def _by_pool(self, cards: list[int]) -> list[Plain]:
        """The cards of each pool."""
        face, pool = self.face, self.pool
        pools: dict[int, list[int]] = {}
        for card in cards:
            back = pool[card]
            if back in pools:
                pools[back].append(card)
            else:
                pools[back] = [card]
        return [Plain(some, [face[card] for card in some], back) for back, some in pools.items()]

    def _may(self, lies: Mapping[int, Token], doubts: Sequence[int]) -> dict[int, set[int]]:
        """What each of these cards may be that may not be everything."""
        faces = {token[0] for token in lies.values()}
        return {card: {face for face in faces if self.may_be(card, face)} for card in doubts if card in lies}

    def may_be(self, card: int, face: int) -> bool:
        """Whether the card may be that face, as far as everybody can tell; asked of cards in zones of `doubt`."""
        return True

    def doubted(self) -> list[int]:
        """The cards of which `may_be` is asked: all in zones of `doubt`, unless a game knows that it is fewer."""
        return [card for zone in self.layout.doubts for card in self.zones[zone]]

    def _hints(self, seat: int, hidden: list[int]) -> tuple[list[Hint], dict[int, int]]:
        """What the seat knows of cards it cannot tell apart, as far as they are dealt; and which card stands for a
        face of which hint. What is counted already (a copy in the seat's own deck) need not be dealt again."""
        hints: list[Hint] = []
        tags: dict[int, int] = {}
        dealt, face = set(hidden), self.face
        mine = [claim for claim in self.among if claim[0] >> seat & 1]
        if len(mine) > 1:  # in an order that follows from what the seat knows
            mine.sort(key=lambda claim: (claim[2], sorted([face[m] for m in claim[1]]), claim[3]))
        for _, held, cards, floors in mine:
            left = list(held)
            for card in cards:
                if card not in dealt:
                    like = card if card in left else next((m for m in left if face[m] == face[card]), -1)
                    if like >= 0:
                        left.remove(like)
            left = [m for m in left if m in dealt and m not in tags]
            if left:
                spots = dealt.intersection(cards)
                tags.update(dict.fromkeys(left, len(hints)))
                gone = len(held) - len(left)
                floor = [
                    (n - gone - sum([c not in dealt for c in some]), dealt.intersection(some)) for n, some in floors
                ]
                hints.append(Hint(spots, floor))
        return hints, tags

    def deal(self, seat: int, dealt: Sequence[int]) -> None:
        """Put faces and pools under the cards as `dealt_afresh` gave them for the seat."""
        face, pool = self.face, self.pool
        mine: list[tuple[Claim, list[int]]] = []
        if self.among and self.follows:
            mine = [(claim, [face[m] for m in claim[1]]) for claim in self.among if claim[0] >> seat & 1]
        for card, new, back in zip(dealt[::3], dealt[1::3], dealt[2::3], strict=True):
            face[card] = new
            pool[card] = back
        if mine:
            self._found_again(seat, mine)

    def _found_again(self, seat: int, claims: list[tuple[Claim, list[int]]]) -> None:
        """What the seat knows of lies elsewhere in what it imagines; what others know goes by where it lies."""
        bit = 1 << seat
        kept = [(c[0] & ~bit, c[1], c[2], c[3]) if c[0] & bit else c for c in self.among if c[0] != bit]
        claims.sort(key=lambda claim: len(claim[0][2]))
        lies: dict[int, tuple[int, int]] = {}  # by card: which claim and face it stands for
        for n, (_, faces) in enumerate(claims):
            for face in sorted(faces):
                self._stand_in(n, face, claims, lies, set())
        for n, (claim, _) in enumerate(claims):
            held = tuple(sorted([card for card, (which, _) in lies.items() if which == n]))
            floors = [(need, some) for need, some in claim[3] if sum([c in some for c in held]) >= need]
            kept.append((bit, held, claim[2], tuple(floors)))
        self.among = tidy(kept)

    def _stand_in(
        self,
        n: int,
        face: int,
        claims: list[tuple[Claim, list[int]]],
        lies: dict[int, tuple[int, int]],
        tried: set[int],
    ) -> bool:
        """Find a card that stands for a face of a claim; others make room if they can."""
        for card in claims[n][0][2]:
            if self.face[card] == face and card not in tried:
                tried.add(card)
                if card not in lies or self._stand_in(*lies[card], claims, lies, tried):
                    lies[card] = (n, face)
                    return True
        return False

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
        if luck == SPENT:
            if self.fate:
                return self._fated(n)
            self.rng, luck = turned(self.rng)
        self.luck = luck >> TAKES
        return (luck & 0xFFFFFFFF) * n >> TAKES

    def load(self, *results: int) -> None:
        """For tests: what the next draws give, in place of what was loaded before. They are asked only where the bits
        are spent, so that a game which nobody loads pays nothing. `Match.load` does it while a question is open."""
        self.fate = results
        self.luck = SPENT

    def _fated(self, n: int) -> int:
        """The next result that was loaded."""
        result = self.fate[0]
        if not 0 <= result < n:
            raise ValueError(f"a loaded result is from 0 to {n - 1} here, not {result}")
        self.fate = self.fate[1:]
        return result

    def stack(self, zone: int, *idents: str) -> None:
        """For tests: cards of these ids lie on top of the zone, the first to be drawn first. Nobody sees more of it."""
        rest = list(self.zones[zone])
        top: list[int] = []
        for ident in idents:
            card = next((card for card in reversed(rest) if self.ident(card) == ident), -1)
            if card < 0:
                raise ValueError(f"there is no {ident!r} left in {self.layout.names[zone]}")
            rest.remove(card)
            top.append(card)
        self.zones[zone] = (*rest, *reversed(top))

    def reseed(self, key: int) -> None:
        """Chance to come is another from here on."""
        self.rng = key
        self.luck = SPENT
        self.fate = ()

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
        for arg, (_, kind) in zip(args, self.WORDS.lines[message].params, strict=True):
            kept.append((self.ident(int(arg)), self.shows(int(arg))) if kind == CARD else arg)
        log.append(LogLine(message, tuple(kept)))
