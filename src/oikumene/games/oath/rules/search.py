"""Search (Law 5.1), and playing a card, which a facedown adviser does too (Law 6.1)."""

from __future__ import annotations

from oikumene.games.oath.model import BANNERS, MAP, NO_GOAL, PF, REGIONS, SLOTS, VISION, Cost
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.state import (
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
from oikumene.kit.bend import bent_by_all, bent_by_card


def sources(state: State, seat: int) -> list[Value]:
    """Where a player may search: the world deck, or the pile of the own region (Law 5.1.2); an empty one is none."""
    if ruling.purse(state, seat) < len(tolls(state, seat)):
        return []
    own = (WORLD_DECK, PILE + state.region(seat))
    found: list[Value] = []
    for zone in bent_by_all(state, ruling.SEARCH_FROM, own, seat):
        deck = zone == WORLD_DECK
        there = ruling.deck_there(state) if deck else bool(state.zones[zone])
        if there and can_search(state, seat, deck=deck):
            found.append("search-deck" if deck else ("search-pile", REGIONS[zone - PILE]))
    return found


def tolls(state: State, seat: int) -> tuple[int, ...]:
    """The cards that ask for a favor before one may search, or play as if one had."""
    return bent_by_all(state, ruling.SEARCH_TOLLS, (), seat)


def can_search(state: State, seat: int, *, deck: bool) -> bool:
    price = ruling.search_price(state, seat, deck)
    return ruling.may_search(state, seat, price) and ruling.search_count(state, seat, deck) > 0


def search(state: State, seat: int) -> Flow[None]:
    """Spend supply, draw, keep one, discard the others, play the one (Law 5.1)."""
    yield from moments.modified(state, seat, "search", sources)
    where = yield from choose(seat, "search", lambda: sources(state, seat))
    deck = not isinstance(where, tuple)
    zone = PILE + REGIONS.index(str(where[1])) if isinstance(where, tuple) else WORLD_DECK
    for toll in tolls(state, seat):
        verbs.pay_toll(state, seat, toll)
    verbs.spend(state, seat, ruling.search_price(state, seat, deck))
    under = bent_by_all(state, ruling.SEARCH_UNDER, False, seat)
    draw(state, seat, zone, ruling.search_count(state, seat, deck), under=under)
    drawn = DRAWN + seat
    if len(state.zones[drawn]) > 1:
        kept = yield from choose(seat, "keep", lambda: [("keep", card) for card in state.zones[drawn]], secret=True)
        card = argument(kept)
    else:
        card = state.zones[drawn][0]
    yield from discard_all(state, seat, but=card)
    yield from play(state, seat, card)
    yield from moments.occurs(state, moments.SEARCHED, seat, deck)


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
            state.visions += 1
            state.note("draws", seat, got)
            state.note("draws-vision", seat, state.visions)
            return
    state.note("draws", seat, got)


def discard_all(state: State, seat: int, but: int = -1) -> Flow[None]:
    """Discard what was drawn, in an order that the player chooses (Law 5.1.3, 10)."""
    drawn = DRAWN + seat

    def left() -> list[int]:
        return [card for card in state.zones[drawn] if card != but]

    while left():
        if len(left()) > 1:
            picked = yield from choose(
                seat, "discard-next", lambda: [("discard", card) for card in left()], secret=True
            )
            verbs.discard(state, seat, argument(picked))
        else:
            verbs.discard(state, seat, left()[0])


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
        may = ruling.may_play(state, seat, card, "adviser") and bears_limit(state, seat, card)
        if may and (mine or council_opens(state, seat) or ruling.outside(state, seat, card)):
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
    there = [card for card in state.zones[CARDS + slot] if card not in state.using]
    return [card for card in there if ruling.is_denizen_card(state.card(card)) and not ruling.locked(state, seat, card)]


def makers(state: State, seat: int, slot: int) -> list[list[int]]:
    """What may be discarded before a card is played to a site: by the People's Favor one card of the region, by the
    site itself one card there. One list for each of these."""
    found = []
    if state.banners[PF].holder == seat:
        found.append([card for near in reach(state, seat) for card in clearable(state, seat, near)])
    found += [clearable(state, seat, slot)] * bent_by_all(state, ruling.MAKES_ROOM, 0, seat, slot)
    return [cards for cards in found if cards]


def makes_room(state: State, seat: int, slot: int) -> bool:
    """Whether a full site can be made to hold one more card."""
    there = state.zones[CARDS + slot]
    return any(card in there for cards in makers(state, seat, slot) for card in cards)


def oustable(state: State, seat: int) -> list[Value]:
    """Advisers that may be discarded to make room, those facedown by their place."""
    up = [card for card in state.zones[ADVISERS_UP + seat] if not ruling.locked(state, seat, card)]
    return [
        *(("oust", card) for card in up),
        *(("oust-facedown", place) for place in range(len(state.zones[ADVISERS_DOWN + seat]))),
    ]


def council_opens(state: State, seat: int) -> bool:
    """Whether one more adviser can come: there is room, or somebody can go (Law 5.1.4.II)."""
    return ruling.council(state, seat) < ruling.council_room(state, seat) or bool(oustable(state, seat))


def play(state: State, seat: int, card: int) -> Flow[None]:
    """Play a card, or discard it (Law 5.1.4). Which it is only its player knows."""
    how = yield from choose(seat, "play", lambda: plays(state, seat, card), secret=True)
    if how == "play-discard":
        verbs.discard(state, seat, card)
    elif how == "play-conspiracy":
        yield from conspire(state, seat, card)
        yield from moments.echoes(state, moments.VISION_PLAYED, seat, seat)
    elif how == "reveal-vision":
        reveal_vision(state, seat, card)
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
    """What may be discarded first; where the site is full, something of it must."""
    for n, cards in enumerate(makers(state, seat, slot)):
        later = makers(state, seat, slot)[n + 1 :]
        full = ruling.room(state, slot) <= 0
        here = [card for card in cards if state.at[card] == CARDS + slot]
        if full and here and not any(card in state.zones[CARDS + slot] for more in later for card in more):
            gone = yield from choose(seat, "clear-must", lambda here=here: [("clear", card) for card in here])  # type: ignore[misc]
            verbs.discard(state, seat, argument(gone))
        else:
            maybe = yield from optional(seat, "clear", lambda cards=cards: [("clear", card) for card in cards])  # type: ignore[misc]
            if maybe is not None:
                verbs.discard(state, seat, argument(maybe))


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
    yield from moments.when_played(state, seat, how.card)


def make_seat(state: State, seat: int, card: int = -1) -> Flow[None]:
    """In a full council an adviser is discarded first (Law 5.1.4.II); more of them where the card that comes makes the
    council smaller (Law 7.6.4)."""
    limit = ruling.council_room(state, seat) if card < 0 else room_with(state, seat, card)
    yield from thin_out(state, seat, limit - 1, card)


def room_with(state: State, seat: int, card: int) -> int:
    """How many advisers a player may have with a card among them."""
    return bent_by_card(state, ruling.COUNCIL_ROOM, seat, card, ruling.council_room(state, seat), seat)


def thin_out(state: State, seat: int, most: int, but: int) -> Flow[None]:
    """A player discards advisers until there are no more than so many others than one of them."""

    def ways() -> list[Value]:
        own = [card for card in state.zones[ADVISERS_DOWN + seat] if card == but]
        places = [("oust-facedown", state.zones[ADVISERS_DOWN + seat].index(card)) for card in own]
        return [way for way in oustable(state, seat) if way != ("oust", but) and way not in places]

    def others() -> int:
        mine = (ADVISERS_UP + seat, ADVISERS_DOWN + seat)
        return ruling.council(state, seat) - int(but >= 0 and state.at[but] in mine)

    while others() > most and ways():
        who = yield from choose(seat, "oust", ways)
        assert isinstance(who, tuple)
        gone = int(who[1]) if who[0] == "oust" else state.zones[ADVISERS_DOWN + seat][int(who[1])]
        verbs.discard(state, seat, gone)


def bears_limit(state: State, seat: int, card: int) -> bool:
    """Whether a council can become as small as a card itself makes it: locked advisers cannot go (Law 7.6.4)."""
    stay = [other for other in state.zones[ADVISERS_UP + seat] if other != card and ruling.locked(state, seat, other)]
    return len(stay) < room_with(state, seat, card) or ruling.outside(state, seat, card)


def reveal_vision(state: State, seat: int, card: int) -> None:
    """An Exile lays a true Vision open; the one that lay there is discarded (Law 5.1.4.III)."""
    verbs.discard_vision(state, seat)
    state.move(card, VISION_UP + seat)
    state.note("reveals-vision", seat, card)


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
                yield from verbs.take_relic(state, seat, int(what[1]))
            else:
                verbs.seize_banner(state, seat, BANNERS.index(str(what[1])))
            yield from settle_title(state)
    verbs.box(state, card)


def play_hidden_adviser(state: State, seat: int, place: int) -> Flow[None]:
    """Play a facedown adviser face up, or discard it, as if it came from a search (Law 6.1)."""
    for toll in tolls(state, seat):
        verbs.pay_toll(state, seat, toll)
    yield from play(state, seat, state.zones[ADVISERS_DOWN + seat][place])
