"""What a seat cannot know: dealt afresh it looks the same, and a sealed answer tells nothing."""

from __future__ import annotations

from random import Random

from oikumene.conformance.looking import asleep, at, blind, picture, same, viewers
from oikumene.conformance.walking import AnyMatch, Case, walk
from oikumene.conformance.worlds import every_deal, unseen_backs
from oikumene.kernel.chance import SPENT

#: How many fresh deals are looked at before a card counts as never dealt afresh.
DEALS = 60


def secrets(case: Case) -> int:
    """Whatever a seat cannot know may be dealt afresh, and its view, its questions and its options stay as they are.
    Somebody who watches sees only what every seat knows."""
    count = 0
    for match, _, player in walk(case):
        onlookers_know_little(match)
        watched = asleep(match, None)
        for seat in range(match.seats):
            count += 1
            real = asleep(match, seat)
            waiting = set(blind(match, None)["waiting"])
            sealed = sealed_from(match, seat)
            for _ in range(2):
                world = match.imagine(seat, player.rng)
                same(asleep(world, seat), real, f"seat {seat} can tell an imagined match from the real one {at(match)}")
                same(asleep(world, None), watched, f"who watches sees what seat {seat} does not know {at(match)}")
                same(backs(world), backs(match), f"seat {seat} imagines other backs than everybody sees {at(match)}")
                known = sealed_from(world, seat) - shown_to_have_answered(match, seat)
                assert not known, f"seat {seat} imagines the sealed answers of others {at(match)}"
                if not any(ask.free for ask in match.asks):  # a free action holds up the questions around it
                    asked = {ask.seat for ask in world.asks}
                    same(asked, waiting | sealed, f"sealed answers are not asked again in what seat {seat} imagines")
                assert world.state.rng != match.state.rng, f"seat {seat} imagines the very dice that will come"
                known = match.state.luck != SPENT and world.state.luck == match.state.luck
                assert not known, f"seat {seat} imagines the very dice that come next"
            if case.sometimes(player.rng, 0.15):
                same(picture(world.clone()), picture(world), f"the clone of an imagined match differs {at(match)}")
                same(world.clone().log, [], "an imagined match carries no log")
            if case.sometimes(player.rng, 0.04):
                dealt_afresh(match, seat, player.rng)
    return count


def backs(match: AnyMatch) -> list[list[int | None]]:
    """What everybody sees of the cards from behind."""
    return [match.state.behind(zone) for zone in range(len(match.state.layout))]


def onlookers_know_little(match: AnyMatch) -> None:
    state = match.state
    for card in range(len(state.face)):
        shows = state.shows(card)
        if shows >> match.seats & 1:
            assert shows & state.everyone == state.everyone, (
                f"who watches sees {state.ident(card)!r}, which not every seat knows {at(match)}"
            )


def sealed_from(match: AnyMatch, seat: int) -> set[int]:
    """The seats whose sealed answers are in, and not yet known to the seat."""
    chapter = match.chapters[-1]
    return {chapter.inputs[i][0] for seal in chapter.seals if seal.open for i in seal.given} - {seat}


def shown_to_have_answered(match: AnyMatch, seat: int) -> set[int]:
    """The seats that have since done something openly (a free action): the others know that they have answered, and
    imagine what."""
    if not match.asks:
        return set()
    chapter = match.chapters[-1]
    given = {i for seal in chapter.seals if seal.open for i in seal.given if chapter.inputs[i][0] != seat}
    return {
        chapter.inputs[i][0]
        for i in given
        if any(later[0] == chapter.inputs[i][0] for n, later in enumerate(chapter.inputs) if n > i and n not in given)
    }


def dealt_afresh(match: AnyMatch, seat: int, rng: Random) -> None:
    """In each pool of hidden cards something differs in some world; what lies in a zone that the seat counts is a pool
    of its own."""
    state = match.state
    counted = {zone for zone, seats in state.layout.counts if seats >> seat & 1}

    def pool_of(card: int) -> tuple[str, int]:
        zone = state.at[card]
        return ("zone", zone) if zone in counted else ("pool", state.pool[card])

    pools: dict[tuple[str, int], set[int]] = {}
    for card in state.hidden_from(seat):
        pools.setdefault(pool_of(card), set()).add(state.face[card])
    still = {pool for pool, faces in pools.items() if len(faces) > 1}
    unseen = {group for group in unseen_backs(state, seat) if len({state.pool[card] for card in group}) > 1}
    for _ in range(DEALS):
        if not still and not unseen:
            return
        world = match.imagine(seat, rng).state
        unseen -= {group for group in unseen if any(world.pool[card] != state.pool[card] for card in group)}
        moved = {pool_of(card) for card, face in enumerate(world.face) if face != state.face[card]}
        same(sorted(world.face), sorted(state.face), f"imagining for seat {seat} makes or loses a card")
        still -= moved
    assert not unseen, f"backs that nobody has seen are the same in {DEALS} worlds of seat {seat} {at(match)}"
    still -= {pool_of(cards[0]) for cards, deals in every_deal(state, seat, 1) if len(deals) == 1}
    if not still:  # what is known of cards leaves no other deal
        return
    raise AssertionError(f"what seat {seat} does not know is the same in {DEALS} imagined matches (pools {still})")


def sealed(case: Case) -> int:
    """Before all are in, a sealed answer tells the others nothing, whatever it is."""
    count = 0
    for match, ask, player in walk(case):
        if ask.sealed is None or len(ask.listing()) < 2:
            continue
        twins = [match.clone() for _ in range(2)]
        for twin, value in zip(twins, player.rng.sample(list(ask.listing()), 2), strict=True):
            there = twin.find(ask.seat, ask.id)
            assert there is not None, f"a clone does not ask {ask.id!r}"
            twin.take(there, value)
        if all(twin.asks and ask.seat in sealed_from(twin, -1) for twin in twins):
            for viewer in viewers(match):
                if viewer != ask.seat:
                    count += 1
                    one, two = ({**asleep(twin, viewer), "log": twin.view(viewer)["log"]} for twin in twins)
                    same(one, two, f"a sealed answer to {ask.id!r} is seen by seat {viewer} {at(match)}")
    return count
