"""What a seat knows of cards that it cannot tell apart: "one of these three is the ant".

A claim says that certain faces lie under certain cards, in whatever order. It begins where a card goes unseen out of
many (or where they are shuffled) and somebody knew what lay there; it grows when those cards are mixed with others; it
ends when what it speaks of has been seen.

The faces are named by the cards that carry them (`held`), not by themselves: in an imagined match other faces lie
under those cards, and what the other seats know there is still true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Cards: TypeAlias = "tuple[int, ...]"
#: At least so many of the faces lie under these cards.
Floor: TypeAlias = "tuple[int, tuple[int, ...]]"
#: (seats, held, cards, floors): these seats know that the faces of `held` lie under `cards`.
Claim: TypeAlias = "tuple[int, tuple[int, ...], tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]]"

#: More than so many claims, or floors of a claim, are not kept: what is forgotten first says least.
MOST_CLAIMS = 48
MOST_FLOORS = 4


def mingled(claim: Claim, group: Sequence[int]) -> Claim:
    """The claim after the cards of the group have changed places unseen.

    Of those that lay outside the group none has gone: if all but k of a claim's cards were in it, at least so many
    faces less are still outside.
    """
    seats, held, cards, floors = claim
    inside = set(group)
    if inside.isdisjoint(cards):
        return claim
    grown: list[Floor] = []
    for need, spots in ((len(held), cards), *floors):
        here = set(spots)
        common = len(here & inside)
        if common == 0 or inside <= here:
            grown.append((need, spots))
        else:
            grown.append((need, tuple(sorted(here | inside))))
            grown.append((need - common, tuple(sorted(here - inside))))
    return trimmed((seats, held, grown[0][1], tuple(grown[1:])))


def seen(claim: Claim, card: int, face: Sequence[int], alone: bool, other: int = -1) -> Claim:
    """The claim after its seats have seen one of its cards. `alone`: there is no other card like it, so that it is the
    one that the claim speaks of; else it may be another. `other`: one like it, if the seats knew of one where it lay:
    one of the two is there still."""
    seats, held, cards, floors = claim
    if card not in cards:
        return claim
    like = next((m for m in held if face[m] == face[card]), -1)
    marker = card if card in held else like
    left: list[Floor] = []
    for need, spots in floors:
        fewer = marker >= 0 and (card in spots or not alone)
        left.append((need - fewer, tuple([c for c in spots if c != card])))
    if other < 0:
        held = tuple([m for m in held if m != marker])
    else:
        held = tuple(sorted([other if m == card else m for m in held]))
    return trimmed((seats, held, tuple([c for c in cards if c != card]), tuple(left)))


def trimmed(claim: Claim) -> Claim:
    """Without the floors that say nothing: those that follow from how many cards there are."""
    seats, held, cards, floors = claim
    if not floors:
        return claim
    most: dict[Cards, int] = {}
    for need, spots in floors:
        if need > max(0, len(held) - len(cards) + len(spots)):
            most[spots] = max(need, most.get(spots, 0))
    kept = sorted([(len(spots) - need, need, spots) for spots, need in most.items() if len(spots) < len(cards)])
    return seats, held, cards, tuple([(need, spots) for _, need, spots in kept[:MOST_FLOORS]])


def renamed(claim: Claim, names: dict[int, int]) -> Claim:
    """The claim after a shuffle, which puts faces under other cards."""
    seats, held, cards, floors = claim
    return (
        seats,
        tuple(sorted([names.get(c, c) for c in held])),
        tuple(sorted([names.get(c, c) for c in cards])),
        tuple([(need, tuple(sorted([names.get(c, c) for c in spots]))) for need, spots in floors]),
    )


def tidy(claims: list[Claim]) -> list[Claim]:
    """Claims of the same about the same are one; of too many those are forgotten that say least."""
    merged: dict[tuple[int, Cards], Cards] = {}
    others: dict[tuple[Cards, Cards, tuple[Floor, ...]], int] = {}
    for seats, held, cards, floors in claims:
        if not held:
            continue
        if floors:
            others[held, cards, floors] = others.get((held, cards, floors), 0) | seats
        else:
            merged[seats, cards] = tuple(sorted({*merged.get((seats, cards), ()), *held}))
    for (seats, cards), held in merged.items():
        others[held, cards, ()] = others.get((held, cards, ()), 0) | seats
    kept: list[Claim] = [(seats, held, cards, floors) for (held, cards, floors), seats in others.items()]
    if len(kept) > MOST_CLAIMS:
        kept.sort(key=lambda claim: len(claim[2]) - len(claim[1]))
        del kept[MOST_CLAIMS:]
    return kept
