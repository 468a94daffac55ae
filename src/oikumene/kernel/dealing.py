"""Dealing afresh where not everything may lie everywhere, each possible deal as likely as any other.

Where the claims of a seat are nested or apart, cards are put into the smallest first: that is exact, and as quick as
shuffling. Where they cross, or a game says what may lie where, some deal that is possible is changed by swaps that
leave it possible, until it could be any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, perm
from random import Random
from typing import TypeAlias, TypeVar

T = TypeVar("T")

#: What is dealt: a face, its pool, and the claim that speaks of it (-1: none).
Token: TypeAlias = "tuple[int, int, int]"

#: How often a possible deal is sought by trying; how often what is not bound is shuffled again, and how many swaps of
#: each thing that is bound come before each time.
TRIES = 40
ROUNDS = 8
SWAPS = 2


class Hint:
    """A claim as a deal needs it: where its faces may lie, and how many at least lie under some of these cards."""

    __slots__ = ("floors", "spots")

    def __init__(self, spots: set[int], floors: list[tuple[int, set[int]]]) -> None:
        self.spots = spots
        self.floors = floors


def shuffled(items: list[T], rng: Random) -> list[T]:
    """The list itself, in a random order."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items


class Spread:
    """Some tokens, one for each of some cards: each within the spots of its hint, and of a face that fits. What follows
    from all that without a draw is found once, for as many deals as are asked for.

    `fits`: for cards that may not be everything, what they may be.
    """

    __slots__ = ("bounds", "cards", "free", "swaps", "tokens")

    def __init__(
        self, cards: list[int], tokens: list[Token], hints: dict[int, Hint], fits: dict[int, set[int]]
    ) -> None:
        self.cards = cards
        self.tokens = sorted(tokens)
        self.bounds: list[Bound] = []
        self.free: list[Token] = []
        self.swaps: _Swaps | None = None
        if not hints and not fits:
            return
        tagged: dict[int, list[Token]] = {tag: [] for tag in sorted(hints)}
        for token in self.tokens:
            (self.free if token[2] < 0 else tagged[token[2]]).append(token)
        bounds = [Bound(some, hints[tag].spots.intersection(cards), hints[tag].floors) for tag, some in tagged.items()]
        bounds.sort(key=lambda bound: len(bound.spots))
        self.bounds = bounds
        if fits or not nested(bounds):
            self.swaps = _Swaps(cards, bounds, self.free, fits)

    def arranged(self, rng: Random) -> list[Token] | None:
        """The tokens in a random order. None if no possible order was found."""
        if self.swaps is not None:
            return self.swaps.arranged(rng)
        if self.bounds:
            return _filled(self.cards, self.bounds, self.free[:], rng)
        return shuffled(self.tokens[:], rng)

    def dealt(self, lies: Mapping[int, Token], rng: Random) -> list[int]:
        """(card, face, pool) for each card; where no order is found, as they lie, which is possible."""
        new = self.arranged(rng)
        if new is None:
            new = [lies[card] for card in self.cards]
        return flat(self.cards, new)


class Plain:
    """Cards of one pool of which nothing is known: any of their faces lies under each."""

    __slots__ = ("faces", "laid")

    def __init__(self, cards: list[int], faces: list[int], back: int) -> None:
        self.faces = sorted(faces)
        self.laid = [back] * (3 * len(cards))
        self.laid[::3] = cards

    def dealt(self, rng: Random) -> list[int]:
        """(card, face, pool) for each card."""
        deal = self.laid[:]
        deal[1::3] = shuffled(self.faces[:], rng)
        return deal


def flat(cards: Sequence[int], tokens: Sequence[Token]) -> list[int]:
    """(card, face, pool) for each card, one after the other."""
    return [x for card, token in zip(cards, tokens, strict=True) for x in (card, token[0], token[1])]


class Unknown:
    """The cards that a seat does not know: found once for a position, and dealt as often as somebody imagines it.

    `own`: cards of which the seat knows which they are and not where each lies (its own deck); `plain`: the others, by
    pool.
    """

    __slots__ = ("own", "plain")

    def __init__(self, own: Sequence[Spread], plain: Sequence[Plain]) -> None:
        self.own = own
        self.plain = plain

    def dealt(self, rng: Random) -> list[int]:
        """(card, face, pool) for each card as it may be: first who is who among cards that went unseen, then any face
        of the same pool.

        Faces are put in order before they are shuffled: what comes out depends on the generator and on what the seat
        knows, and on nothing else.
        """
        deal: list[int] = []
        for spread in self.own:
            deal += spread.dealt({}, rng)
        for plain in self.plain:
            deal += plain.dealt(rng)
        return deal


class HalfKnown(Unknown):
    """The same where the seat knows something of them, or less than their pools.

    `groups`: cards of several pools that went unseen, so that first of all it is open which of them is of which pool;
    `hints`: what is known of some together; `may`: for cards that may not be everything, the faces that they may be.
    """

    __slots__ = ("groups", "hints", "lies", "may", "steady")

    def __init__(
        self,
        own: Sequence[Spread],
        lies: dict[int, Token],
        groups: Sequence[Sequence[int]] = (),
        hints: Sequence[Hint] = (),
        may: Mapping[int, set[int]] | None = None,
    ) -> None:
        super().__init__(own, ())
        self.lies = lies
        self.hints = hints
        self.may = may or {}
        mixed = [[card for card in group if card in lies] for group in groups]
        self.groups = [group for group in mixed if len(group) > 1]
        unsure = {lies[card][1] for group in self.groups for card in group}
        #: Pools of which it is known which cards are of them, and which are dealt by themselves.
        self.steady = {
            back: self._spread(cards, lies)
            for back, cards in by_pool(lies).items()
            if back not in unsure and not self._hangs_together(cards)
        }

    def _hangs_together(self, cards: list[int]) -> bool:
        """Whether a claim that counts how many lie where speaks of these cards and of others."""
        here = set(cards)
        tags = {tag for card in cards if (tag := self.lies[card][2]) >= 0 and self.hints[tag].floors}
        return bool(tags) and any(token[2] in tags and card not in here for card, token in self.lies.items())

    def dealt(self, rng: Random) -> list[int]:
        deal = Unknown.dealt(self, rng)
        lies = self.lies.copy()
        for group in self.groups:
            self._arrange(group, lies, rng)
        for back, cards in by_pool(lies).items():
            spread = self.steady.get(back)
            if spread is None:
                self._arrange(cards, lies, rng)
            else:
                deal += spread.dealt(lies, rng)
        return deal + [x for card, token in lies.items() if token[1] not in self.steady for x in (card, *token[:2])]

    def _arrange(self, cards: list[int], lies: dict[int, Token], rng: Random) -> None:
        """Deal what lies under these cards among them."""
        new = self._spread(cards, lies).arranged(rng)
        if new is not None:  # else they stay as they lie, which is possible
            lies.update(zip(cards, new, strict=True))

    def _spread(self, cards: list[int], lies: dict[int, Token]) -> Spread:
        tokens = [lies[card] for card in cards]
        here: dict[int, Hint] = {}
        for _, _, tag in tokens:
            if tag >= 0 and tag not in here:
                hint = self.hints[tag]
                here[tag] = self._within(cards, tag, hint, lies) if hint.floors else hint
        return Spread(cards, tokens, here, self._fits(cards, tokens) if self.may else {})

    def _fits(self, cards: list[int], tokens: list[Token]) -> dict[int, set[int]]:
        """Those of the cards that may not be each of these faces, and what they may be."""
        faces = {token[0] for token in tokens}
        found = {card: faces & self.may[card] for card in cards if card in self.may}
        return {card: may for card, may in found.items() if len(may) < len(faces)}

    def _within(self, cards: list[int], tag: int, hint: Hint, lies: Mapping[int, Token]) -> Hint:
        """The hint for these cards alone, the others being as they are."""
        others = [card for card, token in lies.items() if token[2] == tag and card not in cards]
        floors = [(need - sum([card in some for card in others]), some) for need, some in hint.floors]
        return Hint(hint.spots, [floor for floor in floors if floor[0] > 0])


def by_pool(lies: Mapping[int, Token]) -> dict[int, list[int]]:
    """The cards of each pool."""
    pools: dict[int, list[int]] = {}
    for card, token in lies.items():
        back = token[1]
        if back in pools:
            pools[back].append(card)
        else:
            pools[back] = [card]
    return pools


class Bound:
    """Tokens of one claim, where among the cards they may lie, and how many at least lie where."""

    __slots__ = ("floors", "spots", "tokens")

    def __init__(self, tokens: list[Token], spots: set[int], floors: list[tuple[int, set[int]]]) -> None:
        self.tokens = tokens
        self.spots = spots
        self.floors = [(need, spots.intersection(some)) for need, some in floors]


def nested(bounds: list[Bound]) -> bool:
    """Whether all that is bound can be put in from small to large: each set lies within each later one or apart from
    it; and where at least so many lie under some cards of a set, nothing else tells those from the rest of the set."""
    for n, bound in enumerate(bounds):
        if len(bound.floors) > 1:
            return False
        for larger in bounds[n + 1 :]:
            if not (bound.spots <= larger.spots or bound.spots.isdisjoint(larger.spots)):
                return False
    return all(
        other.spots <= some or other.spots.isdisjoint(some) or bound.spots <= other.spots
        for bound in bounds
        for _, some in bound.floors
        for other in bounds
    ) and all(
        low <= some or low.isdisjoint(some) or bound.spots <= low
        for bound in bounds
        for _, some in bound.floors
        for other in bounds
        for _, low in other.floors
    )


def _filled(cards: list[int], bounds: list[Bound], free: list[Token], rng: Random) -> list[Token] | None:
    """The smallest sets first: however they are filled, the larger ones have as many places left."""
    placed: dict[int, Token] = {}
    for bound in bounds:
        room = [card for card in cards if card in bound.spots and card not in placed]
        if len(room) < len(bound.tokens):
            return None
        tokens = bound.tokens
        if bound.floors:
            need, some = bound.floors[0]
            near = shuffled([card for card in room if card in some], rng)
            far = shuffled([card for card in room if card not in some], rng)
            count = _share(len(tokens), need, len(near), len(far), rng)
            tokens = shuffled(tokens[:], rng)
            room = near[:count] + far
        else:
            shuffled(room, rng)
        placed.update(zip(room, tokens, strict=False))
    rest = shuffled(free, rng)
    return [placed[card] if card in placed else rest.pop() for card in cards]


def _share(tokens: int, need: int, near: int, far: int, rng: Random) -> int:
    """How many of the tokens lie in the places near by, at least as many as need be: each number as likely as there
    are ways to do it."""
    ways = [
        comb(tokens, n) * perm(near, n) * perm(far, tokens - n) if n >= need else 0
        for n in range(min(tokens, near) + 1)
    ]
    at = rng.random() * sum(ways)
    for n, many in enumerate(ways):
        at -= many
        if at < 0:
            return n
    return len(ways) - 1


class _Swaps:
    """A possible deal, changed by swaps. Places are counted from 0; `at` says which token lies there."""

    def __init__(self, cards: list[int], bounds: list[Bound], free: list[Token], fits: dict[int, set[int]]) -> None:
        self.size = len(cards)
        self.tokens: list[Token] = []
        self.bound: list[list[int]] = []  # for each claim its tokens
        self.spots: list[list[int]] = []
        self.floors: list[list[tuple[int, set[int]]]] = []
        self.which: list[int] = []  # for each token its claim
        for n, bound in enumerate(bounds):
            self.bound.append([len(self.tokens) + i for i in range(len(bound.tokens))])
            self.tokens += bound.tokens
            self.which += [n] * len(bound.tokens)
            self.spots.append([place for place, card in enumerate(cards) if card in bound.spots])
            self.floors.append(
                [(need, {place for place, card in enumerate(cards) if card in some}) for need, some in bound.floors]
            )
        self.tokens += free
        self.which += [-1] * len(free)
        self.within = [set(places) for places in self.spots]
        self.fits = {place: fits[card] for place, card in enumerate(cards) if card in fits}
        self.at: list[int] = []
        self.where: list[int] = []

    def arranged(self, rng: Random) -> list[Token] | None:
        for _ in range(TRIES):
            if self._begun(rng):
                self._changed(rng)
                return [self.tokens[n] for n in self.at]
        return None

    def _may(self, token: int, place: int) -> bool:
        which = self.which[token]
        if which >= 0 and place not in self.within[which]:
            return False
        return place not in self.fits or self.tokens[token][0] in self.fits[place]

    def _begun(self, rng: Random) -> bool:
        """Some possible deal: what is bound first, the rest anywhere."""
        at = self.at = [-1] * self.size
        for n, some in enumerate(self.bound):
            if not self._put(shuffled(some[:], rng), n, rng):
                return False
        loose = [n for n, which in enumerate(self.which) if which < 0]
        shuffled(loose, rng)
        empty = [(sum(self._may(n, place) for n in loose), place) for place in self.fits if at[place] < 0]
        for _, place in sorted(empty):
            fit = next((n for n in loose if self._may(n, place)), -1)
            if fit < 0:
                return False
            loose.remove(fit)
            at[place] = fit
        for place in range(self.size):
            if at[place] < 0:
                at[place] = loose.pop()
        self.where = [0] * self.size
        for place, token_at in enumerate(at):
            self.where[token_at] = place
        return True

    def _put(self, tokens: list[int], claim: int, rng: Random) -> bool:
        """The tokens of a claim: as many under its floors as must lie there, smallest first."""
        at = self.at
        mine = set(tokens)
        for need, some in sorted(self.floors[claim], key=lambda floor: len(floor[1])):
            for _ in range(need - sum(at[place] in mine for place in some)):
                places = [place for place in self.spots[claim] if place in some]
                if not tokens or not self._anywhere(tokens.pop(), places, rng):
                    return False
        return all(self._anywhere(token, self.spots[claim], rng) for token in tokens)

    def _anywhere(self, token: int, places: list[int], rng: Random) -> bool:
        open_places = [place for place in places if self.at[place] < 0 and self._may(token, place)]
        if not open_places:
            return False
        self.at[open_places[int(rng.random() * len(open_places))]] = token
        return True

    def _changed(self, rng: Random) -> None:
        """Each change is as likely as the one that takes it back: in the end every possible deal is as likely."""
        bound = [n for some in self.bound for n in some]
        fitting = [
            (place, [n for n, token in enumerate(self.tokens) if token[0] in faces])
            for place, faces in self.fits.items()
        ]
        for _ in range(ROUNDS):
            for _ in range(SWAPS * (len(bound) + len(fitting))):
                self._swap(bound, fitting, rng)
            self._loosely(rng)

    def _swap(self, bound: list[int], fitting: list[tuple[int, list[int]]], rng: Random) -> None:
        """Something that is bound goes elsewhere within its bounds, or something that fits comes to where not
        everything may lie."""
        random, at, where = rng.random, self.at, self.where
        n = int(random() * (len(bound) + len(fitting)))
        if n < len(bound):
            x = where[bound[n]]
            places = self.spots[self.which[bound[n]]]
            y = places[int(random() * len(places))]
        else:
            x, some = fitting[n - len(bound)]
            y = where[some[int(random() * len(some))]]
        one, two = at[x], at[y]
        if x == y or not self._may(one, y) or not self._may(two, x):
            return
        at[x], at[y], where[one], where[two] = two, one, y, x
        which, other = self.which[one], self.which[two]
        if which != other and not (self._enough(which) and self._enough(other)):
            at[x], at[y], where[one], where[two] = one, two, x, y

    def _loosely(self, rng: Random) -> None:
        """What is not bound is shuffled where everything may lie."""
        at, which = self.at, self.which
        places = [n for n in range(self.size) if n not in self.fits and which[at[n]] < 0]
        for place, token in zip(places, shuffled([at[n] for n in places], rng), strict=True):
            at[place] = token
            self.where[token] = place

    def _enough(self, claim: int) -> bool:
        if claim < 0:
            return True
        which, at = self.which, self.at
        return all(sum([which[at[place]] == claim for place in some]) >= need for need, some in self.floors[claim])
