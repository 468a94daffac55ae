"""Search (Law 5.1), and playing a card, which a facedown adviser does too (Law 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from oikumene.kept.oath_2.model import BANNERS, MAP, NO_GOAL, PF, REGIONS, SLOTS, VISION, Cost
from oikumene.kept.oath_2.rules import moments, ruling, verbs
from oikumene.kept.oath_2.rules.taking import take_relics
from oikumene.kept.oath_2.rules.title import settle_title
from oikumene.kept.oath_2.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    CARDS,
    DRAWN,
    EXILE,
    HELD,
    PILE,
    SHOWN,
    VISION_UP,
    WORLD_DECK,
    State,
)
from oikumene.kernel.flow import Flow, Value, argument, choose, optional
from oikumene.kept.oath_2.kit.bend import bent_by_all, bent_by_card
from oikumene.kept.oath_2.kit.sides import push

#: Where cards go that are discarded in a search: not said yet, or as usual.
NOT_SAID, USUAL = ("heap-ask",), ("heap-usual",)


def sources(state: State, seat: int) -> list[Value]:
    """Where a player may search: the world deck, or the pile of the own region (Law 5.1.2); an empty one is none."""
    return list(each_source(state, seat))


def each_source(state: State, seat: int) -> Iterator[Value]:
    """The same one by one, for who asks whether there is any."""
    if state.boards[seat].supply < state.book.terms.search_pile and ruling.SEARCH_PRICE.name not in state.hooks:
        return  # nothing is cheaper
    if not pays_tolls(state, seat):
        return
    own = (WORLD_DECK, PILE + state.region(seat))
    for zone in bent_by_all(state, ruling.SEARCH_FROM, own, seat):
        deck = zone == WORLD_DECK
        there = ruling.deck_there(state) if deck else bool(state.zones[zone])
        if there and can_search(state, seat, deck=deck):
            yield "search-deck" if deck else ("search-pile", REGIONS[zone - PILE])


def tolls(state: State, seat: int) -> tuple[int, ...]:
    """The cards that ask for a favor before one may search, or play as if one had."""
    return bent_by_all(state, ruling.SEARCH_TOLLS, (), seat)


def pays_tolls(state: State, seat: int) -> bool:
    """Whether a player can pay these tolls."""
    return ruling.SEARCH_TOLLS.name not in state.hooks or ruling.purse(state, seat) >= len(tolls(state, seat))


def pay_tolls(state: State, seat: int) -> None:
    """Pay the tolls of a search, or of what is done as if one had searched."""
    for toll in tolls(state, seat):
        verbs.pay_toll(state, seat, toll)


def can_search(state: State, seat: int, *, deck: bool) -> bool:
    price = ruling.search_price(state, seat, deck)
    return ruling.may_search(state, seat, price) and ruling.search_count(state, seat, deck) > 0


def search(state: State, seat: int) -> Flow[None]:
    """Spend supply, draw; then keep one, discard the others, play the one (Law 5.1)."""
    yield from moments.modified(state, seat, "search", sources)
    state.heap = NOT_SAID
    where = yield from choose(seat, "search", lambda: sources(state, seat))
    deck = not isinstance(where, tuple)
    zone = PILE + REGIONS.index(str(where[1])) if isinstance(where, tuple) else WORLD_DECK
    pay_tolls(state, seat)
    verbs.spend(state, seat, ruling.search_price(state, seat, deck))
    under = bent_by_all(state, ruling.SEARCH_UNDER, False, seat)
    draw(state, seat, zone, ruling.search_count(state, seat, deck), under=under)
    openly = bent_by_all(state, ruling.SEARCH_OPENLY, False, seat)
    if openly:
        show(state, seat, state.zones[DRAWN + seat])
    yield from moments.occurs(state, moments.DREW, seat)
    push(state, ("keep", seat, int(openly)), ("searched", seat, int(deck)))


def drawn(state: State, seat: int, openly: int) -> Flow[None]:
    """Keep one of the drawn cards, discard the others (Law 5.1.3)."""
    kept = yield from keep(state, seat)
    yield from discard_all(state, seat, kept)
    if openly:
        show(state, seat, kept)
    push(state, ("play", seat, *kept))


def searched(state: State, seat: int, deck: int) -> Flow[None]:
    """A search is done: what waits for that."""
    state.heap = ()
    yield from moments.occurs(state, moments.SEARCHED, seat, bool(deck))


def show(state: State, seat: int, cards: Sequence[int]) -> None:
    """Cards are shown to all where they lie (Law 10: reveal)."""
    for card in cards:
        state.reveal(card, state.everyone)
        state.note("reveals", seat, card)


def keep(state: State, seat: int) -> Flow[tuple[int, ...]]:
    """One of the drawn cards (Law 5.1.3); a second one where a modifier lets two be played. In the order in which they
    will be."""
    drawn = state.zones[DRAWN + seat]
    if len(drawn) == 1:
        return (drawn[0],)
    first = argument((yield from choose(seat, "keep", lambda: [("keep", card) for card in drawn], secret=True)))
    if bent_by_all(state, ruling.SEARCH_KEEPS, 1, seat) < 2:
        return (first,)
    rest: list[Value] = [("keep", card) for card in drawn if card != first]
    second = yield from optional(seat, "keep-second", lambda: rest, secret=True)
    return (first,) if second is None else (first, argument(second))


def play_kept(state: State, seat: int, card: int, second: int = -1) -> Flow[None]:
    """Play what was kept. Of two cards at least one goes to a site: so where the first was played elsewhere, the second
    does, or is discarded."""
    how = yield from way_to_play(state, seat, card)
    if second >= 0:  # comes when the first, and whatever it does, is done with
        push(state, ("play-second", seat, second, int(word(how) not in ("play-site", "play-discard"))))
    yield from play_by(state, seat, card, how)


def play_second(state: State, seat: int, card: int, only_site: int) -> Flow[None]:
    """Play the second card that was kept."""
    how = yield from way_to_play(state, seat, card, only_site=bool(only_site))
    yield from play_by(state, seat, card, how)


def draw(state: State, seat: int, zone: int, n: int, under: bool = False) -> None:
    """Draw cards one by one (Law 5.1.2). A Vision from the world deck is announced, advances the track and ends it."""
    got = 0
    for _ in range(n):
        if not state.zones[zone]:
            break
        card = state.zones[zone][0 if under else -1]
        state.move(card, DRAWN + seat)
        got += 1
        if zone == WORLD_DECK and verbs.is_vision(state, card):
            state.note("draws", seat, got)
            verbs.advance_visions(state, seat)
            return
    state.note("draws", seat, got)


def discard_all(state: State, seat: int, but: Sequence[int]) -> Flow[None]:
    """Discard what was drawn, in an order that the player chooses (Law 5.1.3, 10)."""
    drawn = DRAWN + seat

    def left() -> list[int]:
        return [card for card in state.zones[drawn] if card not in but]

    while left():
        if len(left()) > 1:
            picked = yield from choose(
                seat, "discard-next", lambda: [("discard", card) for card in left()], secret=True
            )
            yield from discard(state, seat, argument(picked))
        else:
            yield from discard(state, seat, left()[0])


def discard(state: State, seat: int, card: int) -> Flow[None]:
    """Discard a card in the course of a search, if one is being done. Where a modifier has another place for all such
    cards, the player says it at the first of them; the modifier is at work from then on (Law 7.4)."""
    if state.heap == NOT_SAID:
        found = bent_by_all(state, ruling.HEAPS, (), seat, card)
        if found:
            picked = yield from choose(seat, "heap", lambda: [*(where for where, _ in found), "heap-usual"])
            state.heap = tuple(map(str, picked)) if isinstance(picked, tuple) else (str(picked),)
            state.using += tuple([by for where, by in found if where == picked])
    verbs.discard(state, seat, card, () if state.heap in (NOT_SAID, USUAL) else state.heap)


# -- playing (Law 5.1.4)


def plays(state: State, seat: int, card: int) -> list[Value]:
    """What may be done with a card that is to be played: each place where it may lie, or the pile."""
    found: list[Value] = []
    mine = state.at[card] == ADVISERS_DOWN + seat
    if state.card(card).back == VISION:
        if state.card(card).goal == NO_GOAL:
            if ruling.may_play(state, seat, card, "conspiracy"):
                found.append("play-conspiracy")
        elif state.boards[seat].role == EXILE and ruling.may_play(state, seat, card, "vision"):
            found.append("reveal-vision")
    else:
        found += [("play-site", SLOTS[slot]) for slot in play_sites(state, seat, card)]
        if ruling.may_play(state, seat, card, "adviser") and (
            sits(state, seat, card) or council_opens(state, seat, card)
        ):
            found.append("play-adviser")
    if not mine and council_opens(state, seat) and ruling.may_play(state, seat, card, "facedown"):
        found.append("play-facedown")
    return [*found, "play-discard"]


def play_sites(state: State, seat: int, card: int) -> list[int]:
    """Sites where a card may be played: the own one; who holds the People's Favor, any of the region (Law 5.1.4.I)."""
    if not ruling.may_play(state, seat, card, "site"):
        return []
    return [slot for slot in play_reach(state, seat, card) if fits_site(state, seat, card, slot)]


def fits_site(state: State, seat: int, card: int, slot: int) -> bool:
    """Whether there is room for a card at a site, or can be made; the card itself may ask otherwise."""
    room = ruling.room(state, slot) > 0 or makes_room(state, seat, slot)
    return bent_by_card(state, ruling.FITS_SITE, seat, card, room, slot)


def play_reach(state: State, seat: int, card: int) -> tuple[int, ...]:
    """The faceup sites that a player may play a card to."""
    return bent_by_all(state, ruling.REACH, tuple(reach(state, seat)), seat, card)


def reach(state: State, seat: int) -> list[int]:
    """The faceup sites that a player may play to."""
    here = state.boards[seat].pawn
    if state.banners[PF].holder != seat:
        return [here]
    return [slot for slot in range(len(SLOTS)) if MAP.region[slot] == MAP.region[here] and state.faceup(slot)]


def clearable(state: State, seat: int, slot: int) -> list[int]:
    """The denizens of a site that a player may discard to make room."""
    there = [card for card in state.zones[CARDS + slot] if not ruling.stays(state, seat, card)]
    return [card for card in there if ruling.is_denizen_card(state.card(card))]


def makers(state: State, seat: int, slot: int) -> list[list[int]]:
    """What may be discarded before a card is played to a site: by the People's Favor one card of the region, by the
    site itself one card there. One list for each of these."""
    found = []
    if state.banners[PF].holder == seat:
        found.append([card for near in reach(state, seat) for card in clearable(state, seat, near)])
    at_work = state.hooks.get(ruling.MAKES_ROOM.name, ())  # a modifier does not discard itself (Law 7.4.3)
    own = [card for card in clearable(state, seat, slot) if card not in at_work]
    found += [own] * bent_by_all(state, ruling.MAKES_ROOM, 0, seat, slot)
    return [cards for cards in found if cards]


def makes_room(state: State, seat: int, slot: int) -> bool:
    """Whether a full site can be made to hold one more card."""
    there = state.zones[CARDS + slot]
    return any(card in there for cards in makers(state, seat, slot) for card in cards)


def oustable(state: State, seat: int) -> list[Value]:
    """Advisers that may be discarded to make room, those facedown by their place."""
    up = [card for card in state.zones[ADVISERS_UP + seat] if not ruling.stays(state, seat, card)]
    return [
        *(("oust", card) for card in up),
        *(("oust-facedown", place) for place in range(len(state.zones[ADVISERS_DOWN + seat]))),
    ]


def council_opens(state: State, seat: int, card: int = -1) -> bool:
    """Whether one more adviser can come, this card or a facedown one: there is room for it beside those who cannot go
    (Law 5.1.4.II, 7.6.4); some cards come however full it is."""
    if card >= 0 and ruling.outside(state, seat, card):
        return True
    up = [other for other in state.zones[ADVISERS_UP + seat] if other != card]
    down = len(state.zones[ADVISERS_DOWN + seat])
    comes, more = ([card], 0) if card >= 0 else ([], 1)

    def fits(left: list[int], facedown: int) -> bool:
        with_it = [*left, *comes]
        seated = sum(ruling.takes_seat(state, seat, other, with_it) for other in with_it)
        return seated + facedown + more <= ruling.council_room(state, seat, with_it)

    stay = [other for other in up if ruling.stays(state, seat, other)]
    needy = [other for other in up if other in stay or not ruling.takes_seat(state, seat, other, [*up, *comes])]
    return fits(up, down) or fits(needy, 0) or fits(stay, 0)


def sits(state: State, seat: int, card: int) -> bool:
    """Whether a card lies facedown in the council and takes no more room there face up."""
    up = (*state.zones[ADVISERS_UP + seat], card)
    same = ruling.council_room(state, seat, up) == ruling.council_room(state, seat, up[:-1])
    return state.at[card] == ADVISERS_DOWN + seat and same


def resolve(state: State, seat: int, card: int) -> Flow[None]:
    """Play or discard a card as if it had been searched for (Law 6.1): modifiers of discarding count, not those of
    drawing (a ruling)."""
    said, state.heap = state.heap, NOT_SAID
    yield from play(state, seat, card)
    state.heap = said


def play(state: State, seat: int, card: int) -> Flow[None]:
    """Play a card, or discard it (Law 5.1.4)."""
    how = yield from way_to_play(state, seat, card)
    yield from play_by(state, seat, card, how)


def way_to_play(state: State, seat: int, card: int, *, only_site: bool = False) -> Flow[Value]:
    """How a card is played, or that it is discarded. Which it is only its player knows. `only_site`: nowhere else."""

    def ways() -> list[Value]:
        found = plays(state, seat, card)
        return [way for way in found if isinstance(way, tuple) or way == "play-discard"] if only_site else found

    return (yield from choose(seat, "play", ways, secret=True))


def play_by(state: State, seat: int, card: int, how: Value) -> Flow[None]:
    """Play a card in the way that was chosen."""
    if how == "play-discard":
        yield from discard(state, seat, card)
    elif how == "play-conspiracy":
        yield from conspire(state, seat, card)
        yield from moments.echoes(state, moments.VISION_PLAYED, seat, seat)
    elif how == "reveal-vision":
        yield from reveal_vision(state, seat, card)
        yield from moments.echoes(state, moments.VISION_PLAYED, seat, seat)
    elif how == "play-facedown":
        yield from make_seat(state, seat)
        state.move(card, ADVISERS_DOWN + seat)
        state.note("plays-facedown", seat)
    elif how == "play-adviser":
        yield from play_adviser(state, seat, card)
    else:
        assert isinstance(how, tuple)
        yield from play_at_site(state, seat, card, SLOTS.index(str(how[1])))


def word(how: Value) -> str:
    """The word of an option, without what it is about."""
    return str(how[0] if isinstance(how, tuple) else how)


def play_at_site(state: State, seat: int, card: int, slot: int) -> Flow[None]:
    """Play a card to a site and gain a favor of its suit (Law 5.1.4.I); then homelands, modifiers, and what the card
    does (Law 7.3.3)."""
    hidden = state.at[card] == ADVISERS_DOWN + seat
    state.move(card, SHOWN)
    yield from clear_site(state, seat, slot)
    verbs.lay_at_site(state, card, slot)
    state.note("plays-at-site", seat, card, state.site(slot))
    if bent_by_all(state, ruling.PLAY_SECRET, False, seat):
        verbs.gain_secrets(state, seat, 1)
    else:
        verbs.gain_favor(state, seat, ruling.suit(state, card), 1)
    how = moments.Play(card, slot, hidden)
    yield from moments.occurs(state, moments.PLAYED_AT_SITE, seat, how)
    yield from played(state, seat, how)


def clear_site(state: State, seat: int, slot: int) -> Flow[None]:
    """What may be discarded first; where the site is full, something of it must. What one power has discarded another
    cannot."""
    left = makers(state, seat, slot)
    while left:
        cards = [card for card in left.pop(0) if state.slot_of(card) >= 0]
        if not cards:
            continue
        here = [card for card in cards if state.at[card] == CARDS + slot]
        later = any(state.at[card] == CARDS + slot for more in left for card in more)
        if ruling.room(state, slot) <= 0 and here and not later:
            gone = yield from choose(seat, "clear-must", lambda here=here: [("clear", card) for card in here])  # type: ignore[misc]
            yield from discard(state, seat, argument(gone))
        else:
            maybe = yield from optional(seat, "clear", lambda cards=cards: [("clear", card) for card in cards])  # type: ignore[misc]
            if maybe is not None:
                yield from discard(state, seat, argument(maybe))


def play_adviser(state: State, seat: int, card: int) -> Flow[None]:
    """Play a card face up to the council (Law 5.1.4.II)."""
    hidden = state.at[card] == ADVISERS_DOWN + seat
    if not ruling.outside(state, seat, card):
        yield from make_seat(state, seat, card)
    state.move(card, ADVISERS_UP + seat)
    state.note("plays-adviser", seat, card)
    yield from played(state, seat, moments.Play(card, -1, hidden))


def played(state: State, seat: int, how: moments.Play) -> Flow[None]:
    """A denizen lies face up: what waits for that, then what it does itself (Law 7.3.3)."""
    yield from moments.occurs(state, moments.PLAYED, seat, how)
    yield from moments.echoes(state, moments.OTHERS_PLAYED, seat, how)
    said, state.heap = state.heap, ()  # what a power discards does not belong to the search
    yield from moments.when_played(state, seat, how.card)
    state.heap = said


def make_seat(state: State, seat: int, card: int = -1) -> Flow[None]:
    """In a full council an adviser is discarded first (Law 5.1.4.II); more of them where the card that comes makes the
    council smaller (Law 7.6.4). `card`: what comes face up; without it something comes facedown."""

    def crowd(up: Sequence[int], down: int) -> int:
        with_it = [*up, card] if card >= 0 else up
        seated = sum(ruling.takes_seat(state, seat, other, with_it) for other in with_it)
        return seated + down + int(card < 0) - ruling.council_room(state, seat, with_it)

    yield from thin_out(state, seat, crowd, card)


#: By how many a council of these faceup advisers, and so many facedown ones, is too large.
Crowd: TypeAlias = "Callable[[Sequence[int], int], int]"


def thin_out(state: State, seat: int, crowd: Crowd, but: int = -1) -> Flow[None]:
    """A player discards advisers while there are too many, one at a time, first such as make the council smaller by
    going. One of them does not go, and is not looked at."""

    def up() -> list[int]:
        return [card for card in state.zones[ADVISERS_UP + seat] if card != but]

    def down() -> list[int]:
        return [card for card in state.zones[ADVISERS_DOWN + seat] if card != but]

    def helps(way: Value) -> bool:
        assert isinstance(way, tuple)
        left = [card for card in up() if way != ("oust", card)]
        return crowd(left, len(down()) - (way[0] == "oust-facedown")) < crowd(up(), len(down()))

    def ways() -> list[Value]:
        able = [way for way in oustable(state, seat) if ousted(state, seat, way) != but]
        return [way for way in able if helps(way)] or able

    while crowd(up(), len(down())) > 0 and ways():
        who = yield from choose(seat, "oust", ways)
        yield from discard(state, seat, ousted(state, seat, who))


def ousted(state: State, seat: int, way: Value) -> int:
    """The adviser that an option means."""
    assert isinstance(way, tuple)
    return int(way[1]) if way[0] == "oust" else state.zones[ADVISERS_DOWN + seat][int(way[1])]


def trim(state: State, seat: int, but: int = -1) -> Flow[None]:
    """A council that has become too large, since what allowed it went or something came, is thinned out by its
    player; what came stays."""

    def crowd(up: Sequence[int], down: int) -> int:
        return ruling.too_many(state, seat, [*up, but] if but >= 0 else up, down)

    yield from thin_out(state, seat, crowd, but)


def crowded(state: State, seat: int) -> bool:
    """Whether a council is too large and somebody can go."""
    return ruling.overfull(state, seat) > 0 and bool(oustable(state, seat))


def reveal_vision(state: State, seat: int, card: int) -> Flow[None]:
    """An Exile lays a true Vision open; the one that lay there is discarded (Law 5.1.4.III)."""
    old = list(state.zones[VISION_UP + seat])
    state.move(card, VISION_UP + seat)
    state.note("reveals-vision", seat, card)
    for other in old:
        yield from discard_vision(state, seat, other)


def discard_vision(state: State, seat: int, card: int) -> Flow[None]:
    """Discard a Vision that lies open (Law 5.1.4.III, 6.6.2). If it counted for a second player, the warband on it dies
    and that player plays or discards it at once."""
    heir = verbs.unfollow(state, card)
    if heir < 0:
        yield from discard(state, seat, card)
        return
    state.move(card, DRAWN + heir)
    yield from resolve(state, heir, card)


# -- the Conspiracy (Law 5.1.4.IV)


def prey(state: State, seat: int) -> list[int]:
    """Players at the own site with whose advisers two of the own ones share a suit."""
    found = []
    for other in state.clockwise(seat):
        if state.boards[other].pawn == state.boards[seat].pawn:
            theirs = ruling.suits_of(state, other)
            if ruling.kindred(state, seat, theirs) >= 2:
                found.append(other)
    return found


def booty(state: State, seat: int) -> list[Value]:
    """Relics and banners that the Conspiracy may take, for a secret."""
    if state.boards[seat].secrets < 1 or not ruling.may_use(state, seat, Cost(burn_secret=1)):
        return []
    found: list[Value] = []
    for other in prey(state, seat):
        relics = [card for card in state.zones[HELD + other] if ruling.may_take(state, seat, ("relic", card))]
        found += [("take-relic", card) for card in relics]
        flags = [n for n, banner in enumerate(state.banners) if banner.holder == other]
        found += [("take-banner", BANNERS[n]) for n in flags if ruling.may_take(state, seat, ("banner", n))]
    return found


def conspire(state: State, seat: int, card: int) -> Flow[None]:
    """Play the Conspiracy: burn a secret to take a relic or banner of a player at the own site; then it leaves."""
    state.move(card, SHOWN)
    state.note("conspires", seat)
    if booty(state, seat):
        what = yield from optional(seat, "conspiracy", lambda: booty(state, seat))
        if isinstance(what, tuple):
            verbs.burn_secrets(state, seat, 1)
            if what[0] == "take-relic":
                yield from take_relics(state, seat, [int(what[1])])
            else:
                verbs.seize_banner(state, seat, BANNERS.index(str(what[1])))
            yield from settle_title(state)
    verbs.box(state, card)


def play_hidden_adviser(state: State, seat: int, place: int) -> Flow[None]:
    """Play a facedown adviser face up, or discard it, as if it came from a search (Law 6.1)."""
    pay_tolls(state, seat)
    yield from resolve(state, seat, state.zones[ADVISERS_DOWN + seat][place])
