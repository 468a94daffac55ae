"""Imagined worlds: flows go on in them alike, they agree with what is known, and each is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias, cast

from oikumene.conformance.looking import at, picture, same
from oikumene.conformance.walking import AnyMatch, Case, Player, walk
from oikumene.kernel.chapters import Chapter
from oikumene.kernel.match import Match
from oikumene.kernel.table import Table


def handles(case: Case) -> int:
    """Flows hold handles, never faces: a world dealt in mid-step goes on like the same world dealt at its start."""
    count = 0
    for match, ask, player in walk(case):
        base = match.chapters[-1].base
        if (base.rng, base.luck) != (match.state.rng, match.state.luck):  # chance has mixed the faces since
            continue
        if not match.chapters[-1].inputs and not case.sometimes(player.rng, 0.3):  # little can be remembered yet
            continue
        for viewer in (ask.seat, player.rng.randrange(match.seats)):
            world = match.imagine(viewer, player.rng)
            early = dealt_early(match, world)
            if early is not None and picture(early) == picture(world):
                count += 1
                go_on_alike(early, world, player)
    return count


def dealt_early(match: AnyMatch, world: AnyMatch) -> AnyMatch | None:
    """The imagined world, dealt before the step began and played to the same question; None if it cannot be."""
    *inputs, last = world.chapters[-1].inputs
    deal = cast("tuple[Any, ...]", last[2])
    base = match.game.copy(match.chapters[-1].base)
    set_up(base, deal)
    early: AnyMatch = Match(match.game, world.setup, base, keep=True)
    early.chapters.append(Chapter(match.game.copy(base), 0, 0))
    if not early._start():
        return None
    for seat, id, value, by_force, _ in inputs:
        ask = early.find(seat, id)
        if ask is None or not ask.accepts(value):
            return None
        early._feed(ask, value, by_force)
        if early._flow is None:
            return None
    early._deal(deal)
    return early


def set_up(state: Table, deal: Any) -> None:
    _, seat, cards, facts = deal
    state.deal(seat, cards)
    state.hide(facts)


def go_on_alike(early: AnyMatch, world: AnyMatch, player: Player) -> None:
    """To the end of the step."""
    while not world.over and len(world.chapters) == 1:
        ask = player.rng.choice(world.asks)
        key = world.key(player.pick(ask))
        world.answer(ask.seat, key, ask.id)
        early.answer(ask.seat, key, ask.id)
        same(
            picture(early),
            picture(world),
            f"a flow remembers what was printed on a card from before {key} to {ask.id!r}",
        )


def likely(case: Case) -> int:
    """Worlds agree with what a seat knows of cards it cannot tell apart and with what the game says may lie where; and
    where the possible deals can be counted, each is as likely as any other."""
    count = 0
    for match, ask, player in walk(case):
        state = match.state
        for zone in state.layout.doubts:
            for card in state.zones[zone]:
                name = state.layout.names[zone]
                assert state.may_be(card, state.face[card]), (
                    f"{state.ident(card)!r} lies in {name}, where the game says it may not {at(match)}"
                )
        for seat in {ask.seat, player.rng.randrange(match.seats)}:
            knows = state.doubted() or any(claim[0] >> seat & 1 for claim in state.among)
            if knows or case.sometimes(player.rng, 0.1):  # `may_be` may speak of zones that do not say so
                count += agrees(match, seat, match.imagine(seat, player.rng).state)
            if case.sometimes(player.rng, 0.02):
                count += as_likely(match, seat, player.rng)
    return count


def agrees(match: AnyMatch, seat: int, world: Table) -> int:
    """What the seat knows of cards that it cannot tell apart holds in what it imagines."""
    state = match.state
    for seats, held, cards, floors in state.among:
        if not seats >> seat & 1:
            continue
        faces = Counter(state.face[card] for card in held)
        for need, spots in ((len(held), cards), *floors):
            there = (faces & Counter(world.face[card] for card in spots)).total()
            assert there >= need, (
                f"seat {seat} knows that {need} of {[state.faces[face] for face in faces]} lie among"
                f" {[state.layout.names[state.at[card]] for card in spots]}, and imagines {there} {at(match)}"
            )
    for card in range(len(world.face)):
        assert world.may_be(card, world.face[card]), (
            f"seat {seat} imagines {world.ident(card)!r} in {world.layout.names[world.at[card]]}, where the game says"
            f" it may not lie {at(match)}: is that zone one of `doubt`?"
        )
    return 1


def as_likely(match: AnyMatch, seat: int, rng: Random) -> int:
    """Where there are few possible deals, how often each comes: compared with how often it should (chi-square)."""
    state = match.state
    faces = [(cards, deals, 1) for cards, deals in every_deal(state, seat, 40) if len(deals) > 1]
    backs = [(cards, deals, 2) for cards, deals in every_back(state, seat, 40) if len(deals) > 1]
    exact = faces + backs
    met: list[Counter[tuple[int, ...]]] = [Counter() for _ in exact]
    times = max((30 * len(deals) for _, deals, _ in exact), default=0)
    for _ in range(times):
        deal = state.dealt_afresh(seat, rng)
        lies = {deal[i]: deal[i : i + 3] for i in range(0, len(deal), 3)}
        for n, (cards, _, what) in enumerate(exact):
            met[n][tuple(lies[card][what] for card in cards)] += 1
    for (cards, deals, _), seen in zip(exact, met, strict=True):
        where = f"of {[state.layout.names[state.at[card]] for card in cards]} for seat {seat} {at(match)}"
        assert set(seen) <= set(deals), f"a deal that cannot be {where}"
        expected = {way: times * share / deals.total() for way, share in deals.items()}
        off = sum((seen[way] - many) ** 2 / many for way, many in expected.items())
        free = len(deals) - 1
        assert off < free + 6 * (2 * free) ** 0.5 + 6, f"some deals come too often, others too seldom {where}: {seen}"
    return len(exact)


def unseen_backs(state: Table, seat: int) -> list[tuple[int, ...]]:
    """Cards that were shuffled where no back is seen, as far as the seat does not know them and nothing is known of
    where what lies; each such card may be of any back among them."""
    if not state.layout.tells or state.layout.doubts or any(claim[0] >> seat & 1 for claim in state.among):
        return []
    hidden = set(state.hidden_from(seat))
    groups = [tuple(card for card in group if card in hidden) for group in state.mixed]
    return [g for n, g in enumerate(groups) if not any(set(g) & set(h) for h in groups[:n] + groups[n + 1 :])]


def every_back(state: Table, seat: int, most: int) -> Iterator[tuple[list[int], Deals]]:
    """For each such group every way its backs may lie; those with more ways than `most` are left out."""
    for group in unseen_backs(state, seat):
        ways: list[tuple[int, ...]] = [()]
        backs = Counter(state.pool[card] for card in group)
        for _ in group:
            ways = [(*way, back) for way in ways for back in backs if way.count(back) < backs[back]]
            if len(ways) > most:
                break
        else:
            yield list(group), Counter(ways)


#: How often faces (or backs) may lie under some cards, in their order.
Deals: TypeAlias = "Counter[tuple[int, ...]]"


def every_deal(state: Table, seat: int, most: int) -> Iterator[tuple[list[int], Deals]]:
    """For cards that are dealt among each other, every way they may lie as far as the seat knows, written down one by
    one, and how many ways look the same. Those with more ways than `most` are left out."""
    counted = {zone for zone, seats in state.layout.counts if seats >> seat & 1}
    unsure = {card for group in state.mixed for card in group}
    blocks: dict[tuple[str, int], list[int]] = {}
    for card in state.hidden_from(seat):
        zone = state.at[card]
        blocks.setdefault(("zone", zone) if zone in counted else ("pool", state.pool[card]), []).append(card)
    hints, tags = state._hints(seat, [card for (kind, _), cards in blocks.items() for card in cards if kind == "pool"])
    for (kind, _), cards in blocks.items():
        if kind == "pool" and unsure.isdisjoint(cards):
            tokens = Counter((state.face[card], tags.get(card, -1)) for card in cards)
            deals: Deals = Counter()
            left = [10_000]
            if fewer_ways(state, cards, [], tokens, hints, deals, most, left):
                yield cards, deals


def fewer_ways(
    state: Table,
    cards: list[int],
    dealt: list[tuple[int, int]],
    tokens: Counter[tuple[int, int]],
    hints: list[Any],
    deals: Deals,
    most: int,
    left: list[int],
) -> bool:
    """Deal one more card in every way; False when there are too many ways."""
    left[0] -= 1
    if left[0] < 0 or len(deals) > most:
        return False
    if len(dealt) == len(cards):
        lies = dict(zip(cards, dealt, strict=True))
        for tag, hint in enumerate(hints):
            for need, spots in hint.floors:
                if sum(lies[card][1] == tag for card in spots if card in lies) < need:
                    return True
        deals[tuple(face for face, _ in dealt)] += 1
        return True
    card = cards[len(dealt)]
    for face, tag in sorted(tokens):
        if tokens[face, tag] and (tag < 0 or card in hints[tag].spots) and state.may_be(card, face):
            tokens[face, tag] -= 1
            fewer = fewer_ways(state, cards, [*dealt, (face, tag)], tokens, hints, deals, most, left)
            tokens[face, tag] += 1
            if not fewer:
                return False
    return True
