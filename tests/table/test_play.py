"""At the table: answers, acknowledgements, reconnection, undo, spectators, votes; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from oikumene.registry import games
from oikumene.table.doors import socket

from .conftest import Server


async def two_at_a_table(server: Server, one: Any, other: Any, **more: Any) -> str:
    made = await one.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], **more})
    await other.post(f"/api/tables/{made['id']}/join")
    await one.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


#: Every game in a file; of two of them PostgreSQL keeps the whole too. What a store keeps of a game is text, always.
WHOLE = [("sqlite", game) for game in sorted(games())] + [("postgresql", "ancient_world"), ("postgresql", "oath")]


@pytest.mark.parametrize(("db", "game"), WHOLE, indirect=["db"])
def test_a_guest_plays_a_whole_game_against_a_bot(server: Server, game: str) -> None:
    async def play() -> None:
        async with server.visitor() as guest:
            fewest = max(2, min(games()[game].seats))
            table = await guest.quick(game, rivals=fewest - 1)
            async with guest.sit(table) as seat:
                await seat.play_out(random.Random(1))
                assert len(seat.position["result"]["scores"]) == fewest
            info = await guest.get(f"/api/tables/{table}")
            assert info["status"] == "finished"
            record = await guest.get(f"/api/tables/{table}/record")
            again = await guest.post("/api/import", record)
            assert again["scores"] == info["scores"]
            history = await guest.get(f"/api/tables/{table}/history")
            if info["points"]:
                assert history["points"][-1] == info["scores"]
            for number, sources in enumerate(seat.position["result"]["breakdown"]):
                for source, n in sources.items():
                    brought = [m["by"] for m in history["moments"] if (m["seat"], m["source"]) == (number, source)]
                    assert sum(brought) == n

    asyncio.run(play())


def test_two_people_play_and_both_see_every_move(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                for _ in range(12):
                    seats = {0: one, 1: two}
                    mover = seats[one.position["waiting"][0]]
                    await mover.until(lambda: mover.questions)
                    n = mover.position["n"]
                    assert (await mover.answer())["n"] == n + 1
                    for seat in (one, two):
                        await seat.until(lambda: seat.position["n"] == n + 1)
                assert len(one.log) == len(two.log)

    asyncio.run(play())


def test_who_is_asked_is_shown_everything_at_once_and_who_waits_no_more_than_an_eye_can_tell_apart(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"})
            async with anna.sit(table) as one, boris.sit(table) as two:
                monkeypatch.setattr(socket, "PICTURE", 0.4)
                await asyncio.sleep(0.5)
                await one.answer("place:work")
                await two.until(lambda: two.position["n"] == 1)  # the last time is long ago
                assert (await one.undo())["type"] == "ack"
                with pytest.raises(TimeoutError):
                    await two.until(lambda: two.position["n"] == 2, 0.1)
                await two.until(lambda: two.position["n"] == 2)  # nobody has to do anything for that
                await one.until(lambda: one.position["n"] == 2)

                monkeypatch.setattr(socket, "PICTURE", 3600.0)
                await one.answer("place:work")  # asked again: shown at once
                with pytest.raises(TimeoutError):
                    await two.until(lambda: two.position["n"] == 3, 0.3)
                answer = {"n": 3, "question": one.questions[0]["id"], "key": "citizen:1"}
                assert (await one.tell(type="answer", **answer))["type"] == "ack"  # confirmed, whatever is shown
                await two.until(lambda: two.position["n"] == 4)  # asked now: with all that was told meanwhile
                assert one.position["n"] == 3 and len(two.log) > len(one.log)

    asyncio.run(play())


def test_an_answer_to_an_old_position_is_refused_and_nothing_changes(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await guest.quick()) as seat:
            await seat.until(lambda: seat.questions)
            n = seat.position["n"]
            refused = await seat.answer(n=n + 5)
            assert refused["code"] == "stale"
            refused = await seat.answer("no-such-key")
            assert refused["code"] == "key"
            refused = await seat.answer(question="no-such-question")
            assert refused["code"] == "not-asked"
            assert seat.position["n"] == n

    asyncio.run(play())


def test_reconnection_in_mid_question_loses_nothing(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            async with guest.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                before, log = seat.position, list(seat.log)
            async with guest.sit(table) as seat:
                assert seat.position["questions"] == before["questions"]
                assert seat.log == log

    asyncio.run(play())


def test_two_tabs_of_one_person_both_work(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            async with guest.sit(table) as left, guest.sit(table) as right:
                await left.until(lambda: left.questions)
                await right.until(lambda: right.questions)
                n = left.position["n"]
                await left.answer()
                await right.until(lambda: right.position["n"] > n)

    asyncio.run(play())


def test_undo_is_free_until_something_is_learned(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"})
            async with anna.sit(table) as one:
                before = one.position["view"]
                await one.answer("place:work")
                await one.until(lambda: one.state["undo"])
                assert (await one.undo())["type"] == "ack"
                await one.until(lambda: one.position["n"] == 2)
                assert one.position["view"] == before
                refused = await one.undo()
                assert refused["code"] == "nothing"

    asyncio.run(play())


def test_beyond_that_everybody_must_agree(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"})
            async with anna.sit(table) as one, boris.sit(table) as two:
                await one.answer("place:work")
                await one.until(lambda: one.questions)
                await one.answer("citizen:1")
                await two.until(lambda: two.questions)
                await two.answer("place:rebuild")
                await two.until(lambda: two.position["n"] == 3)
                await two.answer("citizen:1")
                await one.until(lambda: one.position["n"] == 4)
                refused = await one.undo()
                assert refused["code"] in ("answered", "learned")
                await one.undo(ask=True)
                await two.until(lambda: two.state["vote"])
                assert two.state["vote"]["kind"] == "undo"
                await two.vote(True)
                await one.until(lambda: one.position["n"] == 5)
                assert one.questions[0]["prompt"] == "citizen"

    asyncio.run(play())


def test_a_finished_game_is_not_taken_back(server: Server) -> None:
    """All hands and the seed are open: neither freely nor by consent, nor is it offered."""

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                rng = random.Random(5)
                await asyncio.gather(one.play_out(rng), two.play_out(rng))
                for seat in (one, two):
                    assert not seat.state["undo"] and not seat.state["ask_undo"]
                    for ask in (False, True):
                        refused = await seat.undo(ask=ask)
                        assert refused["type"] == "refused" and refused["code"] == "over"
                    assert seat.state["vote"] is None
                assert (await anna.get(f"/api/tables/{table}"))["status"] == "finished"

    asyncio.run(play())


def test_a_confirmed_table_waits_for_the_word(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"}, confirm=True)
            async with anna.sit(table) as one, boris.sit(table) as two:
                await one.answer("place:work")
                await one.until(lambda: one.questions)
                await one.answer("citizen:1")
                await one.until(lambda: one.state["hold"] == 0)
                await two.until(lambda: two.position["n"] == 2)
                assert not two.questions
                await one.confirm()
                await two.until(lambda: two.questions)

    asyncio.run(play())


def test_somebody_who_watches_sees_and_cannot_touch(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest, server.visitor() as watcher:
            table = await guest.quick()
            async with guest.sit(table) as seat, watcher.sit(table) as gallery:
                await seat.until(lambda: seat.questions)
                assert gallery.position["seat"] is None
                assert not gallery.questions
                refused = await gallery.tell(type="answer", n=gallery.position["n"], question="act", key="pass")
                assert refused["code"] == "not-seated"
                await watcher.get(f"/api/tables/{table}/position?seat=0", status=403)
                await watcher.get(f"/api/tables/{table}/record", status=400)
                await watcher.post(f"/api/tables/{table}/try?at=0&seat=0", status=400)

    asyncio.run(play())


def test_what_many_look_on_at_is_made_once_and_their_coming_bothers_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int | None, str]] = []
    state = socket.Connection.state

    def counted(self: socket.Connection) -> Any:
        made.append((self.watcher.seat, self.watcher.person.lang))
        return state(self)

    monkeypatch.setattr(socket.Connection, "state", counted)
    monkeypatch.setattr(socket, "SAME", 60.0)  # however long it takes here

    async def play() -> None:
        async with contextlib.AsyncExitStack() as doors:
            anna, boris = [await doors.enter_async_context(server.visitor()) for _ in range(2)]
            table = await two_at_a_table(server, anna, boris, options={"first_player": "1"}, public=True)
            seats = [await doors.enter_async_context(each.sit(table)) for each in (anna, boris)]
            await seats[0].until(lambda: seats[0].state["table"]["seats"][1]["online"])
            heard = len(seats[0].raw)
            langs = ["en"] * 6 + ["ru"] * 2
            people = [await doors.enter_async_context(server.visitor()) for _ in langs]
            speaking = [each.sit(table, **{"accept-language": lang}) for each, lang in zip(people, langs, strict=True)]
            gallery = [await doors.enter_async_context(sitting) for sitting in speaking]
            assert made.count((None, "en")) == made.count((None, "ru")) == 1
            made.clear()
            assert (await seats[0].answer())["type"] == "ack"
            assert len([text for text in seats[0].raw[heard:] if '"type":"state"' in text]) == 1
            for each in gallery:
                await each.until(lambda: each.position["n"] == 1)
                assert each.position["seat"] is None and not each.questions
                assert not each.state["table"]["host"] and each.state["table"]["your_seat"] is None
            assert len({each.raw[-1] for each in gallery[:6]}) == 1
            assert made.count((None, "en")) == made.count((None, "ru")) == 1
            assert {seat for seat, _ in made} == {0, 1, None}
            late = await doors.enter_async_context(people[0].sit(table))  # without a line of the log: all of it
            assert late.position["log_from"] == 0 and late.log == gallery[0].log

    asyncio.run(play())


def test_a_bot_takes_a_seat_that_was_left_if_the_others_agree(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris, options={"first_player": "2"})
            async with anna.sit(table) as one:
                await boris.post(f"/api/tables/{table}/leave")
                await one.until(lambda: one.state["table"]["seats"][1]["gone"])
                await anna.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "wanderer"})
                await one.until(lambda: one.questions)
                assert one.state["table"]["seats"][1]["bot"] == "wanderer"

    asyncio.run(play())


def test_chat_reaches_the_table(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await two_at_a_table(server, anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                assert (await one.tell(type="say", text="Привет!"))["type"] == "ack"
                await two.until(lambda: two.chat)
                assert two.chat[0]["text"] == "Привет!"
                assert (await one.tell(type="say", text="x" * 600))["code"] == "chat-length"

    asyncio.run(play())


def test_a_hint_comes_with_numbers(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest, guest.sit(await guest.quick()) as seat:
            await seat.until(lambda: seat.questions)
            hint = await seat.tell(type="ask-hint")
            assert hint["type"] == "hint"
            keys = {option["key"] for option in seat.questions[0]["options"]}
            assert {reason["key"] for reason in hint["reasons"]} == keys
            assert hint["reasons"][0]["visits"] > 0

    asyncio.run(play())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"type":"answer"}',
        '{"type":"root"}',
        '{"type":"answer","ref":1,"n":0,"question":"act","key":3}',
        "x" * 9000,
    ],
)
def test_rubbish_is_refused_with_a_sentence(door: Server, text: str) -> None:
    async def play() -> None:
        async with door.visitor() as guest, guest.sit(await guest.quick()) as seat:
            await seat.socket.send(text)
            await seat.until(lambda: 0 in seat.replies)
            assert seat.replies[0]["code"] == "bad-input"

    asyncio.run(play())


def test_nobody_sits_down_without_a_cookie_or_from_another_page(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as guest:
            table = await guest.quick()
            address = f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{table}"
            nowhere = address.replace(table, "nosuchtable")
            for at, headers, code, reason in (
                (address, {}, 4401, "unknown"),
                (address, {"Cookie": "oikumene=someone.else"}, 4401, "unknown"),
                (address, {"Cookie": guest.cookie, "Origin": "https://evil"}, 4403, "same-site"),
                (nowhere, {"Cookie": guest.cookie}, 4404, "no-table"),
            ):
                async with websockets.connect(at, additional_headers=headers) as socket:
                    with pytest.raises(websockets.exceptions.ConnectionClosed) as shown_out:
                        await socket.recv()
                assert shown_out.value.rcvd is not None
                assert (shown_out.value.rcvd.code, shown_out.value.rcvd.reason) == (code, reason)

    asyncio.run(play())


def test_two_workers_share_a_table(postgres: Callable[[], str], start: Callable[..., Server]) -> None:
    async def play() -> None:
        db = postgres()
        left, right = start(db), start(db)
        async with left.visitor() as anna, right.visitor() as boris:
            table = await two_at_a_table(left, anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                for _ in range(10):
                    mover = {0: one, 1: two}[one.position["waiting"][0]]
                    await mover.until(lambda: mover.questions)
                    n = mover.position["n"]
                    assert (await mover.answer())["type"] == "ack"
                    for seat in (one, two):
                        await seat.until(lambda: seat.position["n"] == n + 1)

    asyncio.run(play())


def test_racing_workers_cannot_both_win(postgres: Callable[[], str], start: Callable[..., Server]) -> None:
    async def play() -> None:
        db = postgres()
        left, right = start(db), start(db)
        async with left.visitor() as anna, right.visitor() as double:
            table = await anna.quick(bot="wanderer", options={"first_player": "1"})
            double.http.cookies.clear()
            double.http.cookies.update(dict(anna.http.cookies))
            async with anna.sit(table) as one, double.sit(table) as two:
                await one.until(lambda: one.questions)
                await two.until(lambda: two.questions)
                replies = await asyncio.gather(one.answer("place:work"), two.answer("place:learn"))
                kinds = sorted(reply["type"] for reply in replies)
                assert kinds == ["ack", "refused"], replies
                for seat in (one, two):
                    await seat.until(lambda: seat.position["n"] == 1)
                assert one.position["view"] == two.position["view"]

    asyncio.run(play())


def test_everything_survives_a_restart(db: str, start: Callable[..., Server]) -> None:
    async def begin(server: Server) -> tuple[str, str, Any]:
        async with server.visitor() as guest:
            table = await guest.quick(bot="wanderer")
            async with guest.sit(table) as seat:
                for _ in range(6):
                    await seat.until(lambda: seat.questions)
                    n = seat.position["n"]
                    await seat.answer()
                    await seat.until(lambda: seat.position["n"] > n)
                await seat.until(lambda: seat.questions)
                return table, json.dumps(dict(guest.http.cookies)), seat.position

    async def go_on(server: Server, table: str, cookies: str, before: Any) -> None:
        async with server.visitor() as guest:
            guest.http.cookies.clear()
            guest.http.cookies.update(json.loads(cookies))
            async with guest.sit(table) as seat:
                await seat.until(lambda: seat.questions)
                assert seat.position["view"] == before["view"]
                assert seat.questions == before["questions"]

    first = start(db)
    kept = asyncio.run(begin(first))
    first.stop()
    asyncio.run(go_on(start(db), *kept))


def test_a_finished_game_cannot_be_abandoned(server: Server) -> None:
    """And the refusal does not speak of others who still play."""

    async def visit() -> None:
        async with server.visitor() as anna:
            table = await anna.quick()
            async with anna.sit(table) as seat:
                await seat.play_out(random.Random(1))
            refused = await anna.post(f"/api/tables/{table}/abandon", status=400)
            assert refused["code"] == "over"
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "finished"

    asyncio.run(visit())
