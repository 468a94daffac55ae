"""Tables are made, seats taken and left, games begun, given up and played again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Document, Result
from oikumene.registry import game as find_game
from oikumene.table import desks, keeping, wire
from oikumene.table.board import Row, Seat
from oikumene.table.clock import Terms, agreed
from oikumene.table.desks import Reader
from oikumene.table.groups import Group
from oikumene.table.hall.opening import alone
from oikumene.table.hall.votes import Votes
from oikumene.table.live import Live, seat_of
from oikumene.table.names import table_name
from oikumene.table.notify import Notice
from oikumene.table.people import Person
from oikumene.table.rows import begin, row_insert, seat_update
from oikumene.text.lessons import Lesson, lesson_of

#: Characters of an option: more are refused, and what has more than a name is read in another process first.
LONGEST_OPTION = 100_000
SHORT_OPTION = 200
#: Before the number of a member for whom a seat is kept.
MEMBER = "member:"


class Seats(Votes):
    """Who sits where, before a game and after it."""

    # -- making tables

    async def create(
        self,
        person: Person,
        new: wire.NewTable,
        reader: Reader | None = None,
        *,
        lesson: Lesson | None = None,
        again: bool = False,
        rules: int | None = None,
    ) -> Live:
        """A new table; what is long in its options is read where nobody waits for it. A lesson has a fixed deal. One of
        a group is for its members, who are told, unless it is open to everybody. `rules`: earlier ones, for a copy."""
        game = find_game(new.game, rules)
        group = await self.groups.of(new.group, person) if new.group else None
        long = [len(value) for value in new.options.values() if isinstance(value, str)]
        most = {setting.name: setting.most for setting in game.settings if isinstance(setting, Document)}
        for name, value in new.options.items():
            least = most.get(name, LONGEST_OPTION)
            if isinstance(value, str) and len(value) > least:
                raise Refused("option-long", "An option has at most {n} characters.", n=least)
        try:
            if reader is not None and max(long, default=0) > SHORT_OPTION:
                await reader.ask(desks.checked, game.id, len(new.seats), 0, new.options)
            setup = game.checked(len(new.seats), secrets.randbits(128) if lesson is None else lesson.seed, new.options)
            game.setup(setup)  # what cannot be played is refused now
        except Refused as why:
            why.details.setdefault("game", game.id)  # it is said in the game's own words
            raise
        if sum(seat.who == "you" for seat in new.seats) > 1:
            raise Refused("seat-twice", "You can sit at one seat only.")
        seats = [self._seat(seat.who, person, group) for seat in new.seats]
        asked = [seat.invited for seat in seats if seat.invited is not None]
        if len(set(asked)) < len(asked) or person.id in asked:
            raise Refused("member-twice", "Everybody has one seat only.")
        if not 1 <= new.hours <= 24 * 30:
            raise Refused("hours", "A move takes 1 to 720 hours.")
        terms = self._terms(new)
        mine = await self.store.rows(
            "SELECT count(*) FROM tables WHERE host = ? AND status IN ('waiting', 'playing')", (person.id,)
        )
        if mine[0][0] >= self.settings.tables:
            raise Refused("too-many", "You have {n} unfinished tables already.", n=mine[0][0])
        now = self.now()
        row = Row(
            id=secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
            game=game.id,
            rules=game.rules,
            seed=setup.seed,
            options=dict(setup.options),
            status="waiting",
            public=new.public,
            pace=new.pace,
            hours=new.hours if terms is None or terms.kind != "move" else max(1, round(terms.seconds / 3600)),
            confirm=new.confirm,
            hints=new.hints,
            host=person.id,
            created=now,
            changed=now,
            seats=seats,
            lesson=lesson is not None,
            grp=new.group,
            guarded=group is not None and not new.public,
            time=None if terms is None else terms.kept(),
            name=table_name(new.name),
        )
        await self.store.write(row_insert(row))
        live = Live(row)
        self.tables[row.id] = live
        self._keep_recent(live)
        if new.start:
            await self.start(live, person)
        if group is not None and not again:
            self._tell_group(group, row, person)
        return live

    def _terms(self, new: wire.NewTable) -> Terms | None:
        """What is to be agreed about time; a slow table has its hours for a decision, unless something else is said."""
        if new.time is None:
            return None
        return agreed(Terms(**{name: getattr(new.time, name) for name in Terms().kept()}), slow=new.pace == "slow")

    def _seat(self, who: str, person: Person, group: Group | None) -> Seat:
        if who == "you":
            return Seat(person.id, person.name, quiet=person.quiet)
        if who.startswith(MEMBER) and group is not None:
            number = who.removeprefix(MEMBER)
            member = group.member(int(number) if number.isascii() and number.isdigit() and len(number) < 6 else -1)
            return Seat(name=member.name, invited=member.person)
        return Seat() if who == "open" else Seat(bot=self._known_bot(who))

    def _tell_group(self, group: Group, row: Row, person: Person) -> None:
        """Members hear of a table of theirs: who has a seat kept, and where one is free everybody."""
        if self.tell is None:
            return
        asked = {seat.invited for seat in row.seats}
        free = any(seat.free for seat in row.seats)
        for member in group.members:
            if member.person != person.id and (member.person in asked or free):
                self.tell(Notice(member.person, row.game, row.id, "group", name=row.name))

    @alone
    async def open_up(self, live: Live, person: Person) -> None:
        """A table of a group is for everybody from now on, and listed in the lobby."""
        row = live.row.fork()
        self._hosted(row, person)
        if row.status != "waiting":
            raise Refused("begun", "The game has begun already.")
        row.public, row.guarded = True, False
        await self._keep(live, row)

    @alone
    async def call(self, live: Live, person: Person, name: str) -> None:
        """The host gives the table a name, or takes it away."""
        row = live.row.fork()
        self._hosted(row, person)
        row.name = table_name(name)
        await self._keep(live, row)

    async def quick(self, person: Person, quick: wire.Quick, reader: Reader | None = None) -> Live:
        """At once against bots."""
        seats = [wire.NewSeat("you")] + [wire.NewSeat(quick.bot)] * quick.rivals
        return await self.create(person, wire.NewTable(quick.game, seats, quick.options, start=True), reader)

    async def teach(self, person: Person, id: str) -> Live:
        """A guided first game: a private table with its deal, and novices at the other seats."""
        lesson = lesson_of(find_game(id))
        seats = [wire.NewSeat("you" if seat == lesson.seat else lesson.level) for seat in range(lesson.seats)]
        new = wire.NewTable(id, seats, dict(lesson.options), start=True)
        return await self.create(person, new, lesson=lesson)

    @alone
    async def stop_teaching(self, live: Live, person: Person) -> None:
        """The lesson is over for who plays it; the game goes on like any other."""
        row = live.row.fork()
        if seat_of(row, person) is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if row.lesson:
            row.lesson = False
            await self._keep(live, row)

    # -- coming and going

    @alone
    async def join(self, live: Live, person: Person) -> None:
        """The seat one is invited to, or else the first that is free. When the last of those invited is there, the game
        begins: all of them have said yes. In a running game a seat that was left is asked for."""
        row = live.row.fork()
        if seat_of(row, person) is not None:
            return
        await self.admit(row, person)
        if row.status == "playing":
            mine = self.coming_back(row, person)
            if mine is not None:
                await self._come_back(live, person, mine)
                return
            await self._ask_for_seat(live, person)
            return
        if row.status != "waiting":
            raise Refused("begun", "The game has begun already.")
        asked = self._invited(row, person)
        number = asked if asked is not None else next((i for i, s in enumerate(row.seats) if s.free), None)
        if number is None:
            raise Refused("full", "All seats are taken.")
        row.seats[number] = Seat(person.id, person.name, quiet=person.quiet)
        begins = asked is not None and all(s.human or s.bot for s in row.seats)
        board = begin(row) if begins else None
        first = () if board is None else keeping.snapshots(board)
        await self._keep(live, row, [seat_update(row, number), *first], board=board)
        if begins:
            self._tell(live, number)

    def _invited(self, row: Row, person: Person) -> int | None:
        return next((i for i, seat in enumerate(row.seats) if seat.invited == person.id), None)

    @alone
    async def decline(self, live: Live, person: Person) -> None:
        """Somebody who is invited would rather not: the seat is free for anybody."""
        row = live.row.fork()
        seat = self._invited(row, person)
        if seat is None or row.status != "waiting":
            raise Refused("not-invited", "Nobody has invited you to this table.")
        row.seats[seat] = Seat()
        await self._keep(live, row, [seat_update(row, seat)])

    @alone
    async def leave(self, live: Live, person: Person) -> None:
        """Before the start the seat is free again; in a running game it is left, and a bot may take it."""
        row = live.row.fork()
        seat = seat_of(row, person)
        if seat is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if row.status == "waiting":
            row.seats[seat] = Seat()
        elif row.status == "playing":
            row.seats[seat].gone = True
        if row.status == "playing" and self._open_vote(live) is not None:
            await self._count(live, row, [seat_update(row, seat)])
        else:
            await self._keep(live, row, [seat_update(row, seat)])

    @alone
    async def set_seat(self, live: Live, person: Person, change: wire.SeatChange, *, kick: bool) -> None:
        """The host, before the start: a person out, a bot in, or a seat opened."""
        row = live.row.fork()
        self._hosted(row, person)
        if row.status != "waiting" or change.seat not in range(len(row.seats)):
            raise Refused("begun", "The game has begun already.")
        there = row.seats[change.seat]
        if not kick and there.person is not None:
            raise Refused("seat-taken", "Somebody sits there.")
        bot = self._known_bot(change.bot) if change.bot else ""
        row.seats[change.seat] = Seat(bot="" if kick else bot)
        await self._keep(live, row, [seat_update(row, change.seat)])

    def _hosted(self, row: Row, person: Person) -> None:
        if row.host != person.id:
            raise Refused("not-host", "Only who made the table may do that.")

    @alone
    async def start(self, live: Live, person: Person) -> None:
        row = live.row.fork()
        self._hosted(row, person)
        if row.status != "waiting":
            raise Refused("begun", "The game has begun already.")
        if any(seat.free for seat in row.seats):
            raise Refused("seats-open", "There are open seats; fill them or put bots there.")
        if any(seat.invited for seat in row.seats):
            raise Refused("seats-asked", "Somebody has not answered yet; wait, or free the seat.")
        board = begin(row)
        await self._keep(live, row, keeping.snapshots(board), board=board)
        mine = seat_of(row, person)
        self._tell(live, -1 if mine is None else mine)  # who begins may have gone meanwhile

    @alone
    async def abandon(self, live: Live, person: Person) -> None:
        row = live.row.fork()
        seated = seat_of(row, person) is not None
        others_gone = all(s.bot or s.gone or s.person == person.id for s in row.seats)
        if row.status in ("finished", "abandoned"):
            raise Refused("over", "The game is over.")
        if row.status == "waiting":
            self._hosted(row, person)
        elif not others_gone or not (seated or row.host == person.id):
            raise Refused("not-alone", "Others still play at this table; leave it instead.")
        row.status = "abandoned"
        await self._keep(live, row)

    # -- again

    async def rematch(self, live: Live, person: Person, *, follow: bool = False) -> Live:
        """A new game with the same bots; the same people are invited, and sit down if they want to.

        `follow`: it goes on from where this one ended. Who asks second comes to the table of who asked first. A group
        turns by one seat: who sat second begins now, and peoples that are bound to a seat go round.
        """
        async with live.lock:
            row = live.row
            if seat_of(row, person) is None or row.status not in ("finished", "abandoned"):
                raise Refused("no-rematch", "A rematch is for those who played a finished game.")
            again = await self._asked_already(row)
            if again is None:
                order = next_seating(row) if follow else turned(row)
                again = await self._ask_again(row, person, next_options(row) if follow else row.options, order)
                self.stir(live)
                await self.publish(row.id)
        if again.row.status == "waiting":
            await self.join(again, person)
        if again.row.status == "waiting" and all(seat.human or seat.bot for seat in again.row.seats):
            await self.start(again, person)
        return again

    async def _asked_already(self, row: Row) -> Live | None:
        """The table of a rematch that waits or is being played."""
        found = await self.store.rows("SELECT new FROM rematches WHERE old = ?", (row.id,))
        row.again = str(found[0][0]) if found else ""
        try:
            again = await self.find(row.again, fresh=True) if row.again else None
        except Refused:
            return None
        return again if again is not None and again.row.status in ("waiting", "playing") else None

    async def _ask_again(self, row: Row, person: Person, options: dict[str, Any], order: Sequence[int]) -> Live:
        """A table for the same players; `order`: for each of its seats, the one that they had."""
        mine = seat_of(row, person)
        seats = [wire.NewSeat("you" if i == mine else row.seats[i].bot or "open") for i in order]
        new = wire.NewTable(row.game, seats, options, row.public, row.pace, row.hours, row.confirm, row.hints)  # type: ignore[arg-type]
        new.time = None if row.time is None else msgspec.convert(row.time, wire.TimeControl)
        if await self.groups.belongs(row.grp, person.id):
            new.group = row.grp
        new.name = row.name
        again = await self.create(person, new, again=True)
        first = (
            "INSERT INTO rematches (old, new) VALUES (?, ?) "
            "ON CONFLICT (old) DO UPDATE SET new = excluded.new WHERE rematches.new = ?"
        )
        if not (await self.store.write([(first, (row.id, again.row.id, row.again))]))[0]:
            await self.abandon(again, person)
            raise Refused("stale", "The table has moved on; look again.")  # another worker was first
        row.again = again.row.id
        there = {new: row.seats[old] for new, old in enumerate(order)}
        others = {i: s for i, s in there.items() if s.human and s.person != person.id and not s.gone}
        await self._invite(again, {i: Seat(name=s.name, invited=s.person) for i, s in others.items()})
        for seat in others.values():
            if self.tell is not None:
                self.tell(Notice(str(seat.person), row.game, again.row.id, "invited", name=row.name))
        return again

    @alone
    async def _invite(self, live: Live, seats: dict[int, Seat]) -> None:
        row = live.row.fork()
        for number, seat in seats.items():
            row.seats[number] = seat
        await self._keep(live, row, [seat_update(row, number) for number in seats])


def turned(row: Row) -> list[int]:
    """Who sits where when it is played again: where a group plays, everybody one seat on."""
    many = len(row.seats)
    return [(seat + 1) % many if row.grp else seat for seat in range(many)]


def next_options(row: Row) -> dict[str, Any]:
    """The options of the game that follows a finished one."""
    found = None if row.result is None else find_game(row.game).next(Result.from_json(row.result), names_of(row))
    if found is None:
        raise nothing_follows()
    return {**row.options, **found}


def nothing_follows() -> Refused:
    return Refused("no-next", "No other game follows from how this one ended.")


def names_of(row: Row) -> list[str]:
    """Who played, for games that tell it; bots have no name."""
    return [seat.name if seat.human else "" for seat in row.seats]


def next_seating(row: Row) -> list[int]:
    """Who sits where in the game that follows."""
    if row.result is None:
        raise nothing_follows()
    order = list(find_game(row.game).seating(Result.from_json(row.result)))
    assert sorted(order) == list(range(len(row.seats))), "everybody sits somewhere, once"
    return order


def bequest_of(row: Row) -> str:
    """The file that lets other people go on from where a game ended."""
    found = None if row.result is None else find_game(row.game).bequest(Result.from_json(row.result), names_of(row))
    if found is None:
        raise nothing_follows()
    return found


def story_of(row: Row) -> dict[str, Any]:
    """The story of a series so far: with the last game, once it is over, else up to the one before it."""
    game = find_game(row.game)
    over = row.result is not None and game.follows(Result.from_json(row.result))
    document = bequest_of(row) if over else game.begun_with(row.options)
    found = None if document is None else game.story(document)
    if found is None:
        raise Refused("no-story", "This table tells no story: it is not of a series, or is the first game of one.")
    return dict(found)
