"""Campaigns set up for tests of battle plans: seat 1 attacks seat 2, another Exile, or the bandits."""

from __future__ import annotations

from rules.oath.table import Table, table


def duel(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), seats: int = 3) -> Table:
    """Seat 1, with six warbands, stands at a site of seat 2: three warbands there, four on the board, the pawn there.
    These are their advisers; both can pay."""
    t = table(seats, seat=1).site("h2", "wastes").at("h2").bands("h2", 2, 3).set(title=0)
    t.has(2, pawn="h2", warbands=4, favor=5, secrets=2).has(1, pawn="h2", warbands=6, favor=5, secrets=2)
    return t.advisers(1, *mine).advisers(2, *theirs)


def raid(mine: tuple[str, ...] = (), there: tuple[str, ...] = (), warbands: int = 6) -> Table:
    """Seat 1 stands at a site of the bandits. These cards lie there, the second at another site of theirs."""
    t = table(seat=1).site("h2", "wastes").at("h2", *there[:1]).bands("h2", 0, 0)
    if there[1:]:
        t.site("h3", "great-slum").at("h3", *there[1:]).bands("h3", 0, 0)
    return t.has(1, pawn="h2", warbands=warbands, favor=5, secrets=2).advisers(1, *mine)


def declares(t: Table, dice: int, *targets: str) -> Table:
    """Seat 1 attacks, with these targets besides the site, and takes so many dice."""
    t.act(1, "campaign", *targets)
    if t.prompt == "targets":
        t.act(1, "done")
    return t.act(1, str(dice))


def attack_dice(t: Table) -> int:
    """How many attack dice were rolled last."""
    return sum(t.said("rolls-attack")[-1][1:4])


def defence_dice(t: Table) -> int:
    return sum(t.said("rolls-defence")[-1][:4])


def attack(t: Table) -> int:
    """What the last attack roll came to."""
    return int(t.said("rolls-attack")[-1][4])


def defence(t: Table) -> int:
    return int(t.said("rolls-defence")[-1][4])


def lost(t: Table) -> Table:
    """The attack comes to nothing: seat 1 does not sacrifice, and loses."""
    if t.prompt == "sacrifice":
        t.act(1, "no")
    return t
