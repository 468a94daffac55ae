"""Votes: taking back by consent, a bot or somebody else for a seat that was left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.bots.levels import LEVELS, level_of
from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.board import AGREED_UNDO, UNDO, Board, Event, Row, Seat
from oikumene.table.clock import ABSENT, more_time, seats_back, terms_of, with_time
from oikumene.table.hall.opening import alone
from oikumene.table.hall.playing import Playing
from oikumene.table.live import Live
from oikumene.table.people import Person
from oikumene.table.rows import seat_update
from oikumene.table.store import Statement
from oikumene.table.weeks import sealed


def by_majority(row: Row) -> bool:
    """Whether more than half are enough for a bot to go on for somebody."""
    return terms_of(row).votes == "majority"


class Votes(Playing):
    """What is for everybody at the table to allow."""

    # -- taking back

    @alone
    async def undo(self, live: Live, person: Person, said: wire.Undo) -> int:
        """Take back, or ask the others to let one. Said again, because the first word was lost, it is done once."""
        seat, board = self.playing(live, person)
        if said.ask and sealed(live.row.id):
            raise Refused(
                "week-undo", "At the table of the week nothing is taken back that has shown something hidden."
            )
        event = Event(AGREED_UNDO if said.ask else UNDO, seat)
        if self._happened(board, said.n, event):
            if board.n == said.n + 1:
                await self.steward.taken_back(live, seat)
            return said.n + 1
        if board.match.over:
            raise Refused("over", "The game is over.")
        self._seen_all(board, said.n)
        if said.ask:
            return await self._ask_to_take_back(live, board, seat)
        n = await self.happen(live, event)
        await self.steward.taken_back(live, seat)
        return n

    async def _ask_to_take_back(self, live: Live, board: Board, seat: int) -> int:
        vote = self._open_vote(live)
        if vote is not None and (vote["kind"], vote["seat"]) == ("undo", seat):
            return board.n  # it is asked already
        if vote is not None and vote["kind"] == "undo":
            raise Refused(
                "undo-there",
                "{name} has asked to take something back already; when that is settled you can ask.",
                name=live.row.seats[vote["seat"]].name,
            )
        if not board.can_undo(seat, consent=True):
            raise Refused("nothing", "There is nothing to take back.")
        return await self._begin_vote(live, "undo", seat)

    # -- seats that were left

    @alone
    async def replace(self, live: Live, person: Person, change: wire.SeatChange) -> None:
        """Ask the others to go on without somebody: a bot takes a seat that was left, whose time has run out, or whose
        player is not here while everybody waits for them."""
        mine, _ = self.playing(live, person)
        row = live.row
        if change.seat == mine or change.seat not in self.to_replace(row):
            raise Refused("not-gone", "Nobody has left that seat.")
        bot = self._known_bot(change.bot)
        vote = self._open_vote(live)
        if vote is not None and (vote["kind"], vote["seat"], vote.get("bot")) == ("bot", change.seat, bot):
            again = row.fork()
            against = [seat for seat in vote.get("against", []) if seat != mine]
            again.vote = {**vote, "agreed": sorted({*vote["agreed"], mine}), "against": against}  # who asks agrees
            await self._count(live, again)
            return
        await self._begin_vote(live, "bot", change.seat, [mine], bot=bot)

    async def _ask_for_seat(self, live: Live, person: Person) -> None:
        """Somebody would go on for who has left, or has left and would come back: those who sit there must agree, since
        what the seat knows goes with it."""
        row = live.row
        left = [i for i, seat in enumerate(row.seats) if seat.gone and not seat.bot]
        left.sort(key=lambda i: row.seats[i].person != person.id)
        if (
            left
            and row.seats[left[0]].person == person.id
            and not any(seat.human and not seat.gone for seat in row.seats)
        ):
            await self._sit_again(live, left[0])
            return
        if not left or not self._voters(row, {"kind": "sit"}):
            raise Refused("begun", "The game has begun already.")
        if self._open_vote(live) is not None:
            raise Refused("vote-there", "Something else is being voted on; ask when that is done.")
        if person.id in live.declined:
            raise Refused("declined", "Those at the table have said no.")
        await self._begin_vote(live, "sit", left[0], person=person.id, name=person.name)

    async def _sit_again(self, live: Live, seat: int) -> None:
        """Who left last comes back: nobody is there who could be asked, and the seat knows what they know."""
        row = live.row.fork()
        row.seats[seat].gone = False
        await self._keep(live, row, [seat_update(row, seat)])

    async def _come_back(self, live: Live, person: Person, seat: int) -> None:
        """Somebody for whom a bot went on is here again: the seat is theirs, with some time if that had run out."""
        row = live.row.fork()
        row.seats[seat] = Seat(person.id, person.name, quiet=person.quiet)
        terms = terms_of(row)
        if terms.kind != "none":
            row.clock = with_time(self.clock(live.row).settled(), seat, more_time(terms))
        if row.fault is not None and row.fault["seat"] == seat:
            row.fault = None  # the bot that failed is gone
        await self._keep(live, row, [seat_update(row, seat)])

    def coming_back(self, row: Row, person: Person) -> int | None:
        """The seat that somebody may take back from the bot that went on for them."""
        mine = [i for i, seat in enumerate(row.seats) if seat.bot and seat.was == person.id and not seat.resigned]
        if row.status != "playing" or any(seat.person == person.id for seat in row.seats):
            return None
        return next(iter(seats_back(row.clock, mine)), None)

    def to_replace(self, row: Row) -> list[int]:
        """The seats about which the others may vote to go on without who sits there."""
        if row.status != "playing":
            return []
        timed = terms_of(row).kind != "none"
        late = [] if not timed or self._host_decides(row) else self._late(row)
        left = [i for i, seat in enumerate(row.seats) if seat.gone and not seat.bot]
        absent = self._absent(row)
        return sorted({*late, *left, *absent}) if late or left or absent else []

    def _absent(self, row: Row) -> list[int]:
        """At a table without clocks: who is waited for, and has not been here for a while."""
        if terms_of(row).kind != "none" or self.now() < row.changed + ABSENT:
            return []
        here = self.here(row)
        seats = [(i, row.seats[i]) for i in row.waiting]
        return [i for i, seat in seats if seat.human and not seat.gone and seat.person not in here]

    def _host_decides(self, row: Row) -> bool:
        """Whether it is for who made the table to say what becomes of who is late; not where that is themselves, or
        they have left."""
        if terms_of(row).out != "host":
            return False
        hosts = [i for i, seat in enumerate(row.seats) if row.host in (seat.person, seat.was)]
        late = self._late(row)
        return not any(row.seats[i].gone or row.seats[i].bot or i in late for i in hosts)

    def _known_bot(self, name: str) -> str:
        """The level of that name. Only these sit at tables: a bot's parameters, or a command to run, are not for
        anybody to give."""
        level = level_of(name)
        if level not in LEVELS:
            raise Refused("bot", "There is no bot {bot}; there are {bots}.", bot=repr(name), bots=", ".join(LEVELS))
        return level

    # -- voting

    @alone
    async def vote(self, live: Live, person: Person, said: wire.Vote) -> int:
        """Agree to a request, refuse it, or withdraw one's own to take back."""
        seat, board = self.playing(live, person)
        if said.agree and said.kind == "undo" and self._happened(board, said.n, Event(AGREED_UNDO, said.seat)):
            return said.n + 1  # everybody has agreed to it
        self._seen_all(board, said.n)
        row = live.row.fork()
        if self._open_vote(live) is None or row.vote is None:
            raise Refused("no-vote", "There is nothing to vote on.")
        withdraws = not said.agree and row.vote["kind"] == "undo" and row.vote["seat"] == seat
        meant = (row.vote["kind"], row.vote["seat"]) == (said.kind, said.seat)
        if not meant or not (withdraws or seat in self._voters(row, row.vote)):
            raise Refused("no-vote", "There is nothing to vote on.")
        against = {*row.vote.get("against", [])} - {seat}
        if said.agree:
            row.vote["agreed"], row.vote["against"] = sorted({*row.vote["agreed"], seat}), sorted(against)
            return await self._count(live, row)
        needed = self._voters(row, row.vote)
        if by_majority(row) and row.vote["kind"] == "bot" and 2 * (len(needed) - len(against) - 1) > len(needed):
            row.vote["agreed"] = [one for one in row.vote["agreed"] if one != seat]
            row.vote["against"] = sorted({*against, seat})  # the others may still be more than half
            return await self._count(live, row)
        if row.vote["kind"] == "sit":
            live.declined.add(row.vote["person"])
        row.vote = None if withdraws else {**row.vote, "no": seat}  # who asked reads it, whenever they look
        await self._keep(live, row)
        return board.n

    async def _begin_vote(self, live: Live, kind: str, seat: int, agreed: Sequence[int] = (), **more: str) -> int:
        """Ask everybody; `more` is who or what comes to the seat. One thing is asked at a time."""
        assert live.board is not None
        if self._open_vote(live) is not None:
            raise Refused("vote-there", "Something else is being voted on; ask when that is done.")
        row = live.row.fork()
        row.vote = {"kind": kind, "seat": seat, "agreed": list(agreed), "needed": [], "n": live.board.n, **more}
        return await self._count(live, row)

    def _open_vote(self, live: Live) -> dict[str, Any] | None:
        """What is being voted on: a vote is void after any move, and over when somebody has said no."""
        vote, board = live.row.vote, live.board
        there = vote is not None and board is not None and vote.get("n") == board.n and "no" not in vote
        return vote if there else None

    def _voters(self, row: Row, vote: dict[str, Any]) -> list[int]:
        """Who must agree: everybody at the table now, but who asks to take back or whom it is about. Whose time has run
        out is waited for no longer about a bot, but nothing is taken back behind anybody's back."""
        here = [i for i, seat in enumerate(row.seats) if seat.human and not seat.gone]
        if vote["kind"] == "undo":
            return [i for i in here if i != vote["seat"]]
        late = self._late(row)
        return [i for i in here if i not in late and i != vote.get("seat")]

    def _late(self, row: Row) -> list[int]:
        """The seats whose time has run out."""
        return self.clock(row).late()

    async def _count(self, live: Live, row: Row, job: Sequence[Statement] = ()) -> int:
        """Do what is voted on once everybody agrees who is at the table now: not only who was when it was asked."""
        vote, board = row.vote, live.board
        assert vote is not None and board is not None
        vote["needed"] = self._voters(row, vote)
        there = row.seats[vote["seat"]]
        void = vote.get("n") != board.n or (vote["kind"] == "undo" and there.gone)
        if vote["kind"] == "sit" and not void:
            known = await self.store.rows("SELECT 1 FROM people WHERE id = ?", (vote["person"],))
            void = not there.gone or not vote["needed"] or not known
        yes = len(set(vote["needed"]) & set(vote["agreed"]))
        most = by_majority(row) and vote["kind"] == "bot" and 2 * yes > len(vote["needed"])
        agreed = not void and (most or yes == len(vote["needed"]))
        if agreed and vote["kind"] == "undo":
            n = await self.happen(live, Event(AGREED_UNDO, vote["seat"]), row, job)
            await self.steward.taken_back(live, vote["seat"])
            return n
        if agreed:
            bot = Seat(bot=vote.get("bot", ""), name=there.name, was=there.person)
            row.seats[vote["seat"]] = bot if vote["kind"] == "bot" else Seat(vote["person"], vote["name"])
            job = [*job, seat_update(row, vote["seat"])]
        if agreed or void:
            row.vote = None
        await self._keep(live, row, job)
        return board.n
