"""A stranger's year in some minutes: `python bench/stranger.py WHEEL [--python PYTHON …] [--before OLD.whl …]`.

For each Python an empty virtual environment gets the wheel, and in an empty folder: `doctor`, `serve`, an account, the
owner, a group by its code, tables by their link, play over HTTP and WebSockets; hard kills in the middle of answers; a
backup under load, restored by one command into an empty folder; play goes on there. Then for each older wheel
(`git archive COMMIT | tar x` and `python -m hatchling build -t wheel` make one): tables are begun with it, the newer
one is installed over it, they go on, and going back is tried as docs/hosting.md says it.

Every answer that was confirmed is compared with the database, one by one. Everything stays on 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from client import Seat, asked
from serving import free_port, wait_for

#: What a table has said last is waited for so long.
PATIENCE = 60.0
#: So many answers are confirmed before the next thing happens to the server.
SOME = 20
#: Tables at once, and the games they are of; a version that does not know one leaves it out.
GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")
LEAST = {"oath": 3}


class Broken(Exception):
    """Something that was promised is not so."""


def hold(so: Any, what: str) -> None:
    if not so:
        raise Broken(what)


def tell(what: str, begun: float | None = None) -> None:
    print(what if begun is None else f"{what} ({time.monotonic() - begun:.1f} s)", flush=True)


class Given(NamedTuple):
    """An answer that was confirmed."""

    seat: int
    question: str
    key: str


#: Of each table, by the number of the event.
Ledger = dict[str, dict[int, Given]]


class House:
    """An environment with a wheel in it, and a folder for its data."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder, self.venv = folder, folder / "venv"
        subprocess.run([python, "-m", "venv", str(self.venv)], check=True)
        self.data = folder / "data"
        self.data.mkdir()
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def install(self, wheel: Path) -> None:
        """As the page for owners says it."""
        pip = [str(self.venv / "bin" / "pip"), "install", "--quiet", "--upgrade", str(wheel)]
        subprocess.run(pip, check=True, capture_output=True)

    def run(self, *command: str) -> tuple[int, str]:
        """A command of the house, in the folder of the data."""
        program = str(self.venv / "bin" / "oikumene")
        env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": str(self.folder)}
        done = subprocess.run([program, *command], cwd=self.data, env=env, capture_output=True, text=True, timeout=300)
        return done.returncode, done.stdout + done.stderr

    def serve(self, db: str, *more: str) -> str:
        """Serve it; what is said at the start."""
        hold(self.server is None, "there is a server already")
        command = [str(self.venv / "bin" / "oikumene"), "serve", "--port", str(self.port), "--db", db, *more]
        env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1", "HOME": str(self.folder)}
        with (self.folder / "said").open("w") as said:
            log = (self.folder / "log").open("a")
            self.server = subprocess.Popen(
                command, cwd=self.data, env=env, stdout=said, stderr=log, start_new_session=True
            )
        wait_for(self.address)
        return (self.folder / "said").read_text()

    def kill(self) -> None:
        """As when the power goes."""
        if self.server is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.server.pid, signal.SIGKILL)
            self.server.wait()
            self.server = None

    def stop(self) -> None:
        """In order."""
        hold(self.server is not None, "there is no server")
        assert self.server is not None
        self.server.terminate()
        self.server.wait(60)
        self.kill()


class Friend:
    """Somebody with a browser."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-oikumene": "1", "accept-language": "en", "cookie": self.cookie}
        with httpx.Client(base_url=self.house.address, headers=headers, timeout=60) as http:
            for tries in range(20):
                answer = http.request(method, path, json=body)
                if answer.status_code != 429:
                    break
                time.sleep(0.5 + tries * 0.2)
            self.cookies |= dict(answer.cookies)
        hold(answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    @property
    def address(self) -> str:
        return self.house.address

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def me(self) -> str:
        return str(self.ask("GET", "/api/me")["name"])


async def answered(seat: Seat, rng: random.Random, ledger: dict[int, Given]) -> bool:
    """Give an answer; whether it was confirmed."""
    said = seat.choice(rng)
    reply = await seat.say(said)
    if reply["type"] != "ack":
        return False
    hold(reply["n"] == said["n"] + 1, f"event {said['n']} was confirmed as {reply['n']}")
    ledger[said["n"]] = Given(seat.position["seat"], said["question"], said["key"])
    return True


async def played(friends: Sequence[Friend], table: str, ledger: Ledger, most: int, rng: random.Random) -> int:
    """Everybody at a table answers at random, so many times or to the end; how many answers were confirmed."""
    given = 0
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(Seat(friend, table)) for friend in friends]
        while given < most and (seat := await asked(seats)) is not None:
            given += await answered(seat, rng, ledger.setdefault(table, {}))
    return given


async def hammered(sat: dict[str, list[Friend]], ledger: Ledger, rng: random.Random) -> int:
    """Play at all tables until the server is gone; how many answers were confirmed."""

    async def one(table: str, friends: list[Friend]) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            await played(friends, table, ledger, 10_000, random.Random(rng.random()))

    before = total(ledger)
    await asyncio.gather(*(one(table, friends) for table, friends in sat.items()))
    return total(ledger) - before


def total(ledger: Ledger) -> int:
    return sum(map(len, ledger.values()))


def events(db: Path, table: str) -> list[Given]:
    with contextlib.closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as store:
        sql = "SELECT n, seat, question, answer FROM events WHERE tbl = ? ORDER BY n"
        found = store.execute(sql, (table,)).fetchall()
    hold([n for n, *_ in found] == list(range(len(found))), f"table {table} has a gap")
    return [Given(*row) for _, *row in found]


def whole(db: Path, ledger: Ledger) -> int:
    """Everything that was confirmed is there, as it was given; how many answers that are."""
    for table, given in ledger.items():
        found = events(db, table)
        for n, answer in given.items():
            hold(n < len(found), f"table {table} has lost answer {n}: there are {len(found)}")
            hold(found[n] == answer, f"table {table}: answer {n} was {answer} and is {found[n]}")
    return total(ledger)


def copied(ledger: Ledger) -> Ledger:
    return {table: dict(given) for table, given in ledger.items()}


def tables(friends: list[Friend], games: Sequence[str]) -> dict[str, list[Friend]]:
    """Private tables, to which friends come by a link: the first has made each, the others sit down and it begins."""
    made: dict[str, list[Friend]] = {}
    known = {game["id"] for game in friends[0].ask("GET", "/api/games")}
    for number, game in enumerate(g for g in games if g in known):
        many = LEAST.get(game, 2)
        there = [friends[(number + i) % len(friends)] for i in range(many)]
        seats = [{"who": "you"}, *({"who": "open"} for _ in range(many - 1))]
        id = str(there[0].ask("POST", "/api/tables", {"game": game, "seats": seats, "public": False})["id"])
        for friend in there[1:]:
            seen = friend.ask("GET", f"/api/tables/{id}")
            hold(seen["your_seat"] is None, "somebody sits there before they have sat down")
            friend.ask("POST", f"/api/tables/{id}/join")
        there[0].ask("POST", f"/api/tables/{id}/start")
        made[id] = there
    return made


# -- the path


def arrives(house: House, wheel: Path) -> list[Friend]:
    """Install, doctor, serve, account, owner, a group by its code."""
    begun = time.monotonic()
    house.install(wheel)
    _, version = house.run("--version")
    tell(f"  installed: {version.strip()}", begun)
    code, said = house.run("doctor", "--port", str(house.port))
    hold(code == 0 and "oikumene.db" in said, f"doctor: {said}")
    said = house.serve("oikumene.db", "--backups", "backups")
    hold(str(house.data / "oikumene.db") in said and "oikumene owner" in said, f"the first start says: {said}")
    page = httpx.get(house.address + "/", timeout=30).text
    hold("<script" in page, "there is no page")
    friends = [Friend(house) for _ in range(3)]
    friends[0].ask("POST", "/api/account", {"name": "Ann of the Hill", "password": "a long password"})
    code, said = house.run("owner", "Ann of the Hill")
    hold(code == 0, f"owner: {said}")
    hold(friends[0].ask("GET", "/api/owner")["version"], "the owner does not get in")
    group = friends[0].ask("POST", "/api/groups", {"name": "Tuesdays"})
    invited = friends[0].ask("POST", f"/api/groups/{group['id']}/invite")["invitation"]["code"]
    for friend in friends[1:]:
        friend.ask("POST", f"/api/invitations/{invited}")
    hold(len(friends[0].ask("GET", f"/api/groups/{group['id']}")["members"]) == 3, "a friend is not in the group")
    return friends


def killed(house: House, sat: dict[str, list[Friend]], ledger: Ledger, kills: int, rng: random.Random) -> None:
    """The power goes in the middle of answers, again and again."""
    for _ in range(kills):

        async def until_dark() -> int:
            work, before, begun = asyncio.create_task(hammered(sat, ledger, rng)), total(ledger), time.monotonic()
            while total(ledger) < before + SOME and time.monotonic() < begun + PATIENCE and not work.done():
                await asyncio.sleep(0.02)
            await asyncio.sleep(rng.random() / 2)
            house.kill()
            return await work

        asyncio.run(until_dark())
        whole(house.data / "oikumene.db", ledger)
        house.serve("oikumene.db", "--backups", "backups")
    tell(f"  {kills} hard kills in the middle of answers: {total(ledger)} confirmed, none lost")
    hold(total(ledger) > 0, "nothing was confirmed")


def restored(house: House, sat: dict[str, list[Friend]], ledger: Ledger, rng: random.Random) -> None:
    """A backup under load; the machine is lost; one command, and play goes on in an empty folder."""
    begun, before = time.monotonic(), total(ledger)

    async def under_load() -> tuple[Ledger, float]:
        work = asyncio.create_task(hammered(sat, ledger, rng))
        while total(ledger) < before + SOME and not work.done():
            await asyncio.sleep(0.02)
        certain, at = copied(ledger), time.monotonic()
        code, said = await asyncio.to_thread(house.run, "backup", "saved")
        hold(code == 0, f"backup: {said}")
        took = time.monotonic() - at
        house.kill()
        await work
        return certain, took

    certain, took = asyncio.run(under_load())
    (saved,) = (house.data / "saved").glob("*.backup.db")
    whole(saved, certain)
    lost = house.data.rename(house.folder / "lost")
    house.data.mkdir()
    code, said = house.run("restore", str(lost / "saved" / saved.name), "--db", "oikumene.db")
    hold(code == 0, f"restore: {said}")
    code, said = house.run("restore", str(lost / "saved" / saved.name), "--db", "oikumene.db")
    hold(code != 0, "a restore over a database that is there was not refused")
    house.serve("oikumene.db")
    whole(house.data / "oikumene.db", certain)
    for friend in {id(f): f for there in sat.values() for f in there}.values():
        hold(friend.me(), "somebody is not known after a restore")
    # what was played after the backup is lost with the machine: from here on the backup is what there is
    for table, given in ledger.items():
        kept = len(events(house.data / "oikumene.db", table))
        for n in [n for n in given if n >= kept]:
            del given[n]
    table, friends = next(iter(sat.items()))
    asyncio.run(played(friends, table, ledger, 10_000, rng))
    over = friends[0].ask("GET", f"/api/tables/{table}")
    hold(over["status"] == "finished", "a game that goes on after a restore does not end")
    whole(house.data / "oikumene.db", ledger)
    house.stop()
    tell(f"  backup under load in {took:.1f} s, restored into an empty folder, played to an end", begun)


def upgraded(house: House, old: Path, new: Path, rng: random.Random) -> None:
    """Tables that were begun with an older version go on with the newer one; and back."""
    begun = time.monotonic()
    house.install(old)
    house.serve("oikumene.db")
    friends = [Friend(house) for _ in range(3)]
    sat, ledger = tables(friends, GAMES), {}
    for table, there in sat.items():
        asyncio.run(played(there, table, ledger, 47, rng))
    names = [friend.me() for friend in friends]
    can = house.run("backup", "--help")[0] == 0
    if can:
        code, said = house.run("backup", "before-upgrade")
        hold(code == 0, f"backup: {said}")
    house.stop()
    before = house.folder / "before"
    shutil.copytree(house.data, before)
    ended = {table: len(events(house.data / "oikumene.db", table)) for table in sat}
    house.install(new)
    for file in house.data.glob("oikumene.db*"):  # older versions made it as open as the system makes files
        file.chmod(0o600)
    code, said = house.run("doctor", "--port", str(house.port))
    hold(code == 0, f"doctor of the newer version: {said}")
    house.serve("oikumene.db")
    hold([friend.me() for friend in friends] == names, "somebody is not known after the upgrade")
    whole(house.data / "oikumene.db", ledger)
    outcome = {}
    for table, there in sat.items():
        outcome[table] = went_on(house, there, table, ledger, ended[table], rng)
    house.stop()
    whole(house.data / "oikumene.db", ledger)
    tell(f"  upgraded: {', '.join(sorted(outcome.values()))}", begun)
    went_back(house, old, before, friends, names, sat, ended, rng)


def went_on(house: House, there: list[Friend], table: str, ledger: Ledger, n: int, rng: random.Random) -> str:
    """How a table goes on after an upgrade: by its own rules, by today's, or not, with its reason and all it holds."""
    answer = there[0].ask("GET", f"/api/tables/{table}")
    if answer.get("fault"):
        return f"{answer['game']} set aside ({answer['fault']['text']})"
    try:
        given = asyncio.run(played(there, table, ledger, 10_000, rng))
    except ConnectionResetError as why:
        after = there[0].ask("GET", f"/api/tables/{table}")
        hold(after.get("fault") is not None, f"{answer['game']} closes the connection ({why}) and says no reason")
        return f"{answer['game']} set aside"
    over = there[0].ask("GET", f"/api/tables/{table}")["status"]
    hold(over == "finished", f"{answer['game']} is {over} after {given} answers")
    shown = there[0].ask("GET", f"/api/tables/{table}/history")
    hold(shown, "a finished game has no history")
    return f"{answer['game']} from move {n} to its end at {n + given}"


def went_back(
    house: House,
    old: Path,
    before: Path,
    friends: list[Friend],
    names: list[str],
    sat: dict[str, list[Friend]],
    ended: dict[str, int],
    rng: random.Random,
) -> None:
    """Back to the older version: it takes the database where the schema is the same, else what was kept before."""
    begun = time.monotonic()
    house.install(old)
    code, said = house.run("serve", "--port", "1", "--db", "oikumene.db")
    newer = "newer version" in said
    same = schema(house.data / "oikumene.db") == schema(before / "oikumene.db")
    hold(newer != same, f"the older version says of the newer database: {said}")
    if newer:
        house.data.rename(house.folder / "newer")
        house.data.mkdir()
        saved = sorted((before / "before-upgrade").glob("*.backup.db"))
        if saved:
            code, said = house.run("restore", str(saved[-1]), "--db", "oikumene.db")
            hold(code == 0, f"restore by the older version: {said}")
        else:  # it knows no backups: a copy of the stopped database with its secret
            for name in ("oikumene.db", "oikumene.db.secret"):
                shutil.copy(before / name, house.data / name)
    house.serve("oikumene.db")
    hold([friend.me() for friend in friends] == names, "somebody is not known after going back")
    if newer:
        for table in sat:
            found = len(events(house.data / "oikumene.db", table))
            hold(found == ended[table], f"table {table} has {found} events after going back, not {ended[table]}")
        table, there = next(iter(sat.items()))
        asyncio.run(played(there, table, {}, 20, rng))
    house.stop()
    shown = "refused the newer database; what was kept before went on" if newer else "went on with the same database"
    tell(f"  went back: the older version {shown}", begun)


def schema(db: Path) -> int:
    with contextlib.closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as store:
        return int(store.execute("PRAGMA user_version").fetchone()[0])


@contextlib.contextmanager
def a_house(python: str) -> Iterator[House]:
    folder = Path(tempfile.mkdtemp(prefix="oikumene-stranger-"))
    house = House(folder, python)
    try:
        yield house
    except BaseException:
        with contextlib.suppress(OSError):
            print((folder / "log").read_text()[-3000:], file=sys.stderr)
        raise
    finally:
        house.kill()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", action="append", help="which, as often as there are; default: this one")
    parser.add_argument("--before", action="append", type=Path, default=[], help="an older wheel to upgrade from")
    parser.add_argument("--only-before", action="store_true", help="only upgrades")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng, begun = random.Random(asked.seed), time.monotonic()
    pythons = asked.python or [sys.executable]
    for python in [] if asked.only_before else pythons:
        tell(subprocess.check_output([python, "--version"], text=True).strip())
        with a_house(python) as house:
            friends = arrives(house, asked.wheel.absolute())
            sat, ledger = tables(friends, GAMES), Ledger()
            killed(house, sat, ledger, asked.kills, rng)
            restored(house, sat, ledger, rng)
    for old in asked.before:
        tell(f"from {old.parent.name}/{old.name}")
        with a_house(pythons[0]) as house:
            upgraded(house, old.absolute(), asked.wheel.absolute(), rng)
    tell("nothing was lost", begun)


if __name__ == "__main__":
    main()
