"""Time tells nothing: idle questions, bots among people, and standing orders; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from tests.rules.clash.field import Field, field

from oikumene.registry import game as find_game
from oikumene.table import wire
from oikumene.table.board import ANSWER, Board, Event, Row, Seat
from oikumene.table.hall import Hall
from oikumene.table.live import Live
from oikumene.table.orders import QUICKEST, SLOWEST, THINKING, Order, Pace
from oikumene.table.steward import _ahead
from oikumene.text import LANGUAGES, Texts

from .conftest import Server


def row_of(game: str, seats: list[Seat]) -> Row:
    return Row("t", game, 0, 0, {}, "playing", False, "live", 0, False, False, "", 0.0, 0.0, seats=seats)


# -- how long answers take


def test_answers_for_people_are_drawn_as_people_answer() -> None:
    pace = Pace(person=3.0)
    drawn = sorted(pace.of_person() for _ in range(2000))
    assert 3 * QUICKEST <= drawn[0] < 1.5 and 7 < drawn[-1] <= 3 * SLOWEST
    assert 2.5 < drawn[1000] < 3.5
    assert len(set(drawn)) > 1500, "it is no constant that one could look through"


def test_a_bot_takes_no_less_time_where_it_has_one_option() -> None:
    """Imperium's questions of a turn are secret: how long a bot takes does not follow from what it may choose."""
    people, machines = [Seat("a", "Anna"), Seat(bot="merchant")], [Seat(bot="merchant"), Seat(bot="merchant")]
    hall = Hall(SimpleNamespace(), SimpleNamespace(), pace=Pace(bot=0.5))  # type: ignore[arg-type]
    for seats, secret in ((people, True), (machines, False)):
        live = Live(row_of("imperium", seats))
        board = live.board = Board(live.row)
        rng = random.Random(3)
        took: dict[bool, list[float]] = {True: [], False: []}
        while min(map(len, took.values())) < 25 and not board.match.over:
            ask = rng.choice(board.match.asks)
            values = ask.values()
            if ask.secret:
                took[len(values) == 1].append(hall._bot_seconds(live, board, ask.seat, ask.id, "merchant"))
            board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(values))))
        for times in took.values():
            assert len(times) > 10
            if secret:
                assert min(times) > THINKING["merchant"] and len(set(times)) == len(times)
            else:
                assert set(times) == {0.5}, "a table without people is quick"
        if secret:
            one, many = (sorted(times)[len(times) // 2] for times in (took[True], took[False]))
            assert abs(one - many) < 0.4


def test_nobody_is_called_to_a_question_that_is_answered_for_them() -> None:
    hall = Hall(SimpleNamespace(), SimpleNamespace())  # type: ignore[arg-type]
    told: list[Any] = []
    hall.tell = told.append
    live = Live(row_of("imperium", [Seat("a", "Anna"), Seat("b", "Boris")]))
    board = live.board = Board(live.row)
    rng = random.Random(4)
    while not any(ask.prompt == "clean-up" for ask in board.match.asks):
        ask = rng.choice(board.match.asks)
        board.apply(Event(ANSWER, ask.seat, ask.id, board.match.key(rng.choice(ask.values()))))
    (ask,) = board.match.asks
    live.row.waiting = board.waiting()
    hall._tell(live, mover=1 - ask.seat)
    assert [notice.person for notice in told] == ["ab"[ask.seat]]
    live.orders[ask.seat, "clean-up"] = Order("ab"[ask.seat], "clean-up", "done", "round", board.progress()[0], {}, {})
    hall._tell(live, mover=1 - ask.seat)
    assert len(told) == 1, "the order answers"
    live.orders[ask.seat, "clean-up"] = Order("ab"[ask.seat], "clean-up", "done", "round", -1, {}, {})
    hall._tell(live, mover=1 - ask.seat)
    assert len(told) == 2, "an order of an earlier round is none"


# -- at the table


class Pair:
    """Two people at a table."""

    def __init__(self, one: Any, two: Any) -> None:
        self.seats = (one, two)

    async def level(self) -> None:
        """Both have seen the same."""
        last = max(seat.position["n"] for seat in self.seats)
        for seat in self.seats:
            await seat.until(lambda seat=seat: seat.position["n"] >= last)

    async def play(self, rng: random.Random, stop: Callable[[Any, Any], bool], wait: Callable[[Any, Any], bool]) -> Any:
        """Answer at random until such a question is there; what the table answers itself is waited for."""
        for _ in range(600):
            await self.level()
            asked = [(seat, question) for seat in self.seats for question in seat.questions]
            for seat, question in asked:
                if stop(seat, question):
                    return seat, question
            if self.seats[0].position["result"] is not None:
                return None
            free = [(seat, question) for seat, question in asked if not wait(seat, question)]
            if free:
                seat, question = rng.choice(free)
                reply = await seat.answer(rng.choice(question["options"])["key"], question=question["id"])
                assert reply["type"] == "ack" or reply["code"] in ("stale", "not-asked"), reply
                if reply["type"] == "ack":
                    continue
            await self.seats[0].receive()
        raise AssertionError("such a question is never put")


async def seated(game: str, one: Any, other: Any) -> str:
    made = await one.post("/api/tables", {"game": game, "seats": [{"who": "you"}, {"who": "open"}]})
    await other.post(f"/api/tables/{made['id']}/join")
    await one.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oikumene.table.hall.seats.secrets.randbits", lambda bits: 0)


def only_one(seat: Any, question: Any) -> bool:
    return len(question["options"]) == 1


def test_an_idle_question_is_answered_for_who_is_here(db: str, start: Callable[..., Server]) -> None:
    """A secret question with one answer: nobody presses anything, and it takes its time."""
    server = start(db, person_delay=0.1)

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await seated("imperial_settlers", anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                pair = Pair(one, two)
                seat, question = await pair.play(random.Random(1), only_one, lambda *_: False)
                n = seat.position["n"]
                began = asyncio.get_running_loop().time()
                await seat.until(lambda: seat.position["n"] > n)
                assert asyncio.get_running_loop().time() - began < 5
                assert [q["id"] for q in seat.questions] != [question["id"]] or seat.position["n"] > n

    asyncio.run(play())


def test_an_idle_question_of_who_is_away_waits(db: str, start: Callable[..., Server]) -> None:
    """An answer of somebody who is not there would tell that there was nothing to choose."""
    server = start(db, person_delay=0.02)

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await seated("imperial_settlers", anna, boris)
            hall = server.app.state.house.hall
            steward = hall.steward
            answer, steward._answer = steward._answer, lambda *_: None  # the table keeps its hands still for now
            async with anna.sit(table) as one, boris.sit(table) as two:
                seat, _ = await Pair(one, two).play(random.Random(1), only_one, lambda *_: False)
                away = one if seat is one else two
            steward._answer = answer
            here = boris if away is one else anna
            async with here.sit(table) as other:
                n = other.position["n"]
                await asyncio.sleep(0.4)
                assert (await here.get(f"/api/tables/{table}"))["moves"] == n
                async with (anna if away is one else boris).sit(table) as back:
                    await back.until(lambda: back.position["n"] > n)

    asyncio.run(play())


def ordered(prompt: str, whose: Any) -> Callable[[Any, Any], bool]:
    return lambda seat, question: seat is whose and question["prompt"] == prompt


def test_a_standing_order_is_followed_until_it_is_taken_back(server: Server) -> None:
    """Imperium: Anna discards nothing at the end of her turns, and need not say so every time. Boris sees nothing."""

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await seated("imperium", anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                pair, rng = Pair(one, two), random.Random(4)
                _, question = await pair.play(rng, ordered("clean-up", one), lambda *_: False)
                assert question["window"] == "done"
                n = one.position["n"]
                assert (await two.tell(type="order", question=question["id"], until="game"))["code"] == "no-window"
                reply = await one.tell(type="order", question=question["id"], until="game")
                assert reply["type"] == "ack"
                await one.until(lambda: one.position["n"] > n)
                (order,) = one.state["orders"]
                assert (order["prompt"], order["until"]) == ("clean-up", "game")
                assert order["option"]["id"] == "option-done"
                await pair.level()
                for _ in range(2):  # it is followed again and again, though nobody answers
                    found = await pair.play(rng, ordered("clean-up", two), ordered("clean-up", one))
                    assert found is not None
                    await two.answer("done", question=found[1]["id"])
                assert (await one.tell(type="revoke", prompt="clean-up"))["type"] == "ack"
                await one.until(lambda: not one.state["orders"])
                found = await pair.play(rng, ordered("clean-up", one), lambda *_: False)
                assert found is not None
                n = one.position["n"]
                await asyncio.sleep(0.2)
                assert (await anna.get(f"/api/tables/{table}"))["moves"] == n, "it waits for Anna again"
                assert all('"orders":[]' in text for text in two.raw if '"orders"' in text)

    asyncio.run(play())


def test_an_order_survives_a_restart_and_is_followed_for_who_is_away(db: str, start: Callable[..., Server]) -> None:
    first = start(db, person_delay=600)
    kept: dict[str, Any] = {}

    async def leave() -> None:
        async with first.visitor() as anna, first.visitor() as boris:
            table = await seated("imperium", anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                _, question = await Pair(one, two).play(random.Random(4), ordered("clean-up", one), lambda *_: False)
                assert (await one.tell(type="order", question=question["id"], until="round"))["type"] == "ack"
                kept.update(table=table, n=one.position["n"], cookies=dict(anna.http.cookies))

    asyncio.run(leave())
    first.stop()
    second = start(db, person_delay=0.02)

    async def come_back() -> None:
        async with second.visitor() as watcher:
            async with asyncio.timeout(20):
                while (await watcher.get(f"/api/tables/{kept['table']}"))["moves"] <= kept["n"]:
                    await asyncio.sleep(0.05)
        anna = second.visitor()
        for name, value in kept["cookies"].items():
            anna.http.cookies.set(name, value, domain="127.0.0.1")
        async with anna, anna.sit(kept["table"]) as one:
            assert one.position["n"] > kept["n"], "nobody was there"

    asyncio.run(come_back())


def test_who_takes_a_decision_back_takes_the_order_back(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await seated("ancient_world", anna, boris)
            async with anna.sit(table) as one, boris.sit(table) as two:
                pair = Pair(one, two)
                rng = random.Random(2)
                for _ in range(40):
                    found = await pair.play(rng, lambda seat, q: q["window"] is not None, lambda *_: False)
                    if found is None:
                        pytest.fail("no window in a whole game")
                    seat, question = found
                    n = seat.position["n"]
                    await seat.tell(type="order", question=question["id"], until="game")
                    await seat.until(lambda seat=seat, n=n: seat.position["n"] > n)
                    if seat.state["undo"]:
                        assert seat.state["orders"]
                        assert (await seat.undo())["type"] == "ack"
                        await seat.until(lambda seat=seat: not seat.state["orders"])
                        assert [q["id"] for q in seat.questions] == [question["id"]]
                        return
                    await seat.tell(type="revoke", prompt=question["prompt"])
                pytest.fail("nothing of it could be taken back")

    asyncio.run(play())


def test_orders_are_known_to_every_worker(postgres: Callable[[], str], start: Callable[..., Server]) -> None:
    """Anna has the table open twice, at two workers; what she orders at one she sees, and takes back, at the other."""
    db = postgres()
    first, second = start(db, person_delay=600), start(db, person_delay=600)

    async def play() -> None:
        async with first.visitor() as anna, first.visitor() as boris, second.visitor() as again:
            table = await seated("imperium", anna, boris)
            again.http.cookies = anna.http.cookies
            async with anna.sit(table) as one, boris.sit(table) as two, again.sit(table) as other:
                _, question = await Pair(one, two).play(random.Random(4), ordered("clean-up", one), lambda *_: False)
                assert (await one.tell(type="order", question=question["id"], until="game"))["type"] == "ack"
                await other.until(lambda: other.state["orders"])
                assert (await other.tell(type="revoke", prompt="clean-up"))["type"] == "ack"
                await one.until(lambda: not one.state["orders"])

    asyncio.run(play())


# -- Clash of Cultures: others are asked in the middle of a turn


@pytest.mark.parametrize("card", ["heroic-general-5", "advance-1"])
def test_a_standing_order_answers_the_same_whatever_is_in_the_hand(card: str) -> None:
    """A defender who passes on tactics until the end of the game: with a card that fits, and with one that does not."""
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").hand(1, card)
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "1l", "1l")
    assert (t.seat, t.prompt) == (1, "tactic")
    hall = Hall(SimpleNamespace(), SimpleNamespace())  # type: ignore[arg-type]
    live = Live(row_of("clash", [Seat("a", "Anna"), Seat("b", "Boris")]))
    board = live.board = Board(live.row)
    board.match = t.match
    ask = t.asked.ask
    assert ask.secret and board.window(ask) == "no" and hall.steward._answer(live, board, ask) is None
    live.orders[1, "tactic"] = Order("b", "tactic", "no", "game", 0, {}, {})
    assert hall.steward._answer(live, board, ask) == "no" and hall.steward.covers(live, 1)


def test_every_question_of_clash_that_others_are_asked_without_need_can_be_declined_in_advance() -> None:
    """Objectives, tactics, cancelling cards, offers: whoever is asked only because nobody is to know what is held."""
    answers = {
        "tactic": "no",
        "objective": "no",
        "cancel": "no",
        "objective-status": "done",
        "exchange-answer": "refuse",
    }
    declines: dict[str, str | None] = {}
    live = Live(row_of("clash", [Seat("a", "Anna"), Seat("b", "Boris")]))
    board = Board(live.row)
    for laid in (tactic_asked(), objective_asked(), cancel_asked(), status_asked(), offer_asked()):
        board.match = laid.match
        ask = laid.asked.ask
        assert ask.secret, f"{ask.prompt} would tell"
        declines[ask.prompt] = board.window(ask)
    assert declines == answers


def tactic_asked() -> Field:
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").hand(1, "advance-1")
    return t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "1l", "1l")


def objective_asked() -> Field:
    """A city with a defender falls: whoever has done that may be a conqueror, whatever the card in the hand is."""
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").objectives(0, 1)
    return t.units(0, "D5", infantry=2).units(1, "D4", infantry=1).strike("D5", "D4", "6i", "6i", "1l")


def cancel_asked() -> Field:
    t = field(expansion=True).city(0, "D7").city(1, "D5").knows(1, "jap-ninjutsu").has(0, culture=1)
    return t.hand(0, "leadership-25").hand(1, "advance-1").act(0, "play:leadership-25")


def status_asked() -> Field:
    t = field().city(0, "D4").city(1, "F4").objectives(0, 1)
    t.then(("status-phase",))
    return t


def offer_asked() -> Field:
    t = field().city(0, "D4").city(1, "F4").has(0, gold=1)
    t.lay().talks.begin(12)
    return t.act(0, "exchange:1", "give:gold", "done")


def test_a_standing_order_of_clash_is_followed_at_the_table(server: Server) -> None:
    """Anna has nothing to complete in status phases, and need not say so every age; Boris sees nothing of it."""

    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            asked = {"game": "clash", "seats": [{"who": "you"}, {"who": "open"}], "options": {"trading": "off"}}
            table = str((await anna.post("/api/tables", asked))["id"])
            await boris.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            async with anna.sit(table) as one, boris.sit(table) as two:
                pair, rng = Pair(one, two), random.Random(1)
                _, question = await pair.play(rng, ordered("objective-status", one), lambda *_: False)
                assert question["window"] == "done"
                assert (await one.tell(type="order", question=question["id"], until="game"))["type"] == "ack"
                found = await pair.play(rng, ordered("first-player", one), ordered("objective-status", one))
                found = found or await pair.play(rng, ordered("act", one), ordered("objective-status", one))
                assert found is not None and not [q for q in one.questions if q["prompt"] == "objective-status"]
                assert one.state["orders"][0]["prompt"] == "objective-status"
                assert all('"orders":[]' in text for text in two.raw if '"orders"' in text)

    asyncio.run(play())


# -- before a window was met


def test_what_is_declined_ahead_is_what_such_a_question_is_declined_with() -> None:
    """The key a game names for a window is the one by which its question is declined when it comes."""
    live = Live(row_of("clash", [Seat("a", "Anna"), Seat("b", "Boris")]))
    hall = Hall(SimpleNamespace(), SimpleNamespace())  # type: ignore[arg-type]
    for laid in (tactic_asked(), cancel_asked(), offer_asked()):
        board = live.board = Board(live.row)
        board.match = laid.match
        ask = laid.asked.ask
        person = SimpleNamespace(id="ab"[ask.seat])
        order = _ahead(board, person, wire.Order(1, "", "game", ask.prompt))  # type: ignore[arg-type]
        live.orders = {(ask.seat, ask.prompt): order}
        assert hall.steward._answer(live, board, ask) == board.window(ask) == order.key


@pytest.mark.parametrize("game", ["clash", "imperium", "oath"])
def test_windows_are_questions_of_the_game_with_a_text(game: str) -> None:
    found = find_game(game)
    assert found.windows and set(found.windows) <= set(found.words.prompts)
    for lang in LANGUAGES:
        texts = Texts(found, lang)
        assert all(
            texts.has(f"window-{prompt}") and texts.has(f"option-{key}") for prompt, key in found.windows.items()
        )
    match = found.new(seats=3, seed=4)
    rng = random.Random(4)
    for _ in range(1500):
        if match.over:
            break
        ask = rng.choice(match.asks)
        declining = ask.declining()
        if ask.prompt in found.windows and declining is not None:
            assert match.key(declining) == found.windows[ask.prompt]
        match.take(ask, rng.choice(list(ask.values())))


def test_an_order_is_left_before_a_window_was_met(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            table = await seated("clash", anna, boris)
            assert "tactic" in next(g for g in await anna.get("/api/games") if g["id"] == "clash")["windows"]
            async with anna.sit(table) as one, boris.sit(table) as two:
                given = {"type": "order", "question": "", "until": "game"}
                assert (await one.tell(**given, prompt="tactic"))["type"] == "ack"
                await one.until(lambda: one.state["orders"])
                (order,) = one.state["orders"]
                assert (order["prompt"], order["said"]["id"], order["option"]["id"]) == (
                    "tactic",
                    "window-tactic",
                    "option-no",
                )
                for wrong in ("act", "", "x" * 300):
                    assert (await one.tell(**given, prompt=wrong))["code"] == "no-window"
                assert (await one.tell(type="revoke", prompt="tactic"))["type"] == "ack"
                await one.until(lambda: not one.state["orders"])
                assert all('"orders":[]' in text for text in two.raw if '"orders"' in text)

    asyncio.run(play())
