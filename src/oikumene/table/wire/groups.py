"""Groups: members, invitations, statistics and series."""

from __future__ import annotations

from typing import Literal

from oikumene.table.wire.base import Status, Wire
from oikumene.table.wire.tables import TableInfo


class TableName(Wire):
    """What a table is called; nothing takes its name away."""

    name: str


class GroupName(Wire):
    name: str


class GroupMember(Wire):
    """`n`: what the member is known by in the group. `here`: at a table, on one of our pages, or not."""

    n: int
    name: str
    you: bool
    owner: bool
    here: Literal["table", "now", ""]
    seen: float


class GroupChange(Wire):
    """Whom it is about: the member's number."""

    member: int


class GroupLine(Wire):
    """One of your groups. `tables`: how many of its tables wait or are played; `said`: lines of its talk so far."""

    id: str
    name: str
    members: int
    yours: bool
    tables: int
    said: int


class GroupSay(Wire):
    text: str


class GroupSaid(Wire):
    """A line of a group's talk. `member`: who said it, by their number (0: they belong to it no more); `name` and
    `text` are empty where they are gone for good."""

    n: int
    name: str
    member: int
    text: str
    at: float


class GroupTable(Wire):
    """A table of a group; `members`: who of the group sits at each seat, by their numbers (0: nobody of it)."""

    table: TableInfo
    members: list[int]


class SideStats(Wire):
    """What members did with a people of a game, or as a player. `title`: its name; `member`: who does best with it, or
    who it is about (0: nobody who belongs to the group). Points are parts of a point, `fraction` of the game."""

    id: str
    title: str
    games: int
    wins: int
    mean: float
    best: int | None
    member: int


class GroupRating(Wire):
    """A member's rating among those who play here; `line`: after the last games, the newest last."""

    member: int
    rating: int
    change: int
    games: int
    line: list[int]


class GameStats(Wire):
    """`kind`: what the peoples of the game are (`empire`), empty where it has none; `ratings`: from its games alone."""

    game: str
    title: str
    games: int
    points: bool
    fraction: int
    kind: str
    sides: list[SideStats]
    players: list[SideStats]
    ratings: list[GroupRating]


class InvitationInfo(Wire):
    """`room`: how many may still come by it."""

    code: str
    until: float
    room: int


class GroupInfo(Wire):
    """A group, for one of its members. `games`: how many its members have finished; `ratings`: from all of them."""

    id: str
    name: str
    created: float
    yours: bool
    you: int
    games: int
    members: list[GroupMember]
    tables: list[GroupTable]
    stats: list[GameStats]
    ratings: list[GroupRating]
    invitation: InvitationInfo | None = None


class GroupInvitation(Wire):
    """What an invitation tells who does not belong to the group: its name. `group`: for who does."""

    name: str
    group: str | None = None


class ReignInfo(Wire):
    """A game of a series on the shelf. `member`: the winner, if one of the group's by name (0: not)."""

    number: int
    who: str
    member: int
    about: str
    how: str


class SeriesInfo(Wire):
    """A series of games of a group. `table`: the last of them, `status` what it is at; `next`: you may ask for the one
    that follows; `bring`: its file may be taken to another table."""

    game: str
    title: str
    table: str
    status: Status
    number: int
    reigns: list[ReignInfo]
    next: bool
    bring: bool
