"""What is wrong with a set-up, before somebody meets it: `oikumene doctor`.

Every finding has a weight (`ok`, `warn`, `bad`), a message of the house (`doctor-…`) and what it is about. Nothing is
changed: a database that is older than this version is not migrated by looking at it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import sqlite3
import stat
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from oikumene.kernel.errors import Refused
from oikumene.registry import games, plays
from oikumene.table import backup, facts, mail, proxies, serve
from oikumene.table.store import MIGRATIONS

OK, WARN, BAD = "ok", "warn", "bad"
#: Below these megabytes a database has no room to grow.
LITTLE_ROOM, NO_ROOM = 1024, 64
#: A server for a thousand people has as many connections.
FILES = 4096
#: Years after which a clock is believed.
EPOCH = 2026


class Finding(NamedTuple):
    """What was looked at and found."""

    weight: str
    id: str
    about: dict[str, int | str] = {}


class Setup(NamedTuple):
    """What a server would be started with."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    backups: Path | None = None
    environ: Mapping[str, str] = os.environ
    proxy: str = ""


def findings(setup: Setup) -> Iterator[Finding]:
    """Everything, in the order in which it would hurt. A look that fails is itself a finding."""
    for look in LOOKS:
        try:
            yield from look(setup)
        except Exception as why:  # the doctor never faints
            yield Finding(BAD, "look", {"what": look.__name__.strip("_"), "why": f"{type(why).__name__}: {why}"})


def _python(setup: Setup) -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding(OK if sys.version_info >= (3, 11) else BAD, "python", {"version": version})


def _client(setup: Setup) -> Iterator[Finding]:
    place = serve.built_client()
    yield Finding(BAD, "no-client") if place is None else Finding(OK, "client", {"path": str(place)})


def _port(setup: Setup) -> Iterator[Finding]:
    about: dict[str, int | str] = {"host": setup.host, "port": str(setup.port)}
    try:
        serve.free_port(setup.host, setup.port)
    except Refused as why:
        yield Finding(WARN, "port-taken", {**about, "why": str(why.details["why"])})
    else:
        yield Finding(OK, "port", about)


def _database(setup: Setup) -> Iterator[Finding]:
    if setup.db.startswith(backup.POSTGRES):
        yield from _postgres(setup.db)
    else:
        yield from _sqlite(Path(setup.db.removeprefix("sqlite:")))


def _sqlite(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not path.exists():
        folder = _there(folder)
        if folder.is_dir() and os.access(folder, os.W_OK):
            yield Finding(OK, "db-new", {"path": str(path.absolute())})
        else:
            yield Finding(BAD, "db-folder", {"path": str(folder)})
        return
    for file in (path, *backup.beside(path)):
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o007:
            yield Finding(BAD, "db-open", {"path": str(file)})
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
        running: Sequence[Sequence[Any]] = ()
        try:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            whole = str(connection.execute("PRAGMA quick_check").fetchone()[0])
            running = connection.execute(RUNNING).fetchall() if version else ()
        except sqlite3.DatabaseError as why:
            version, whole = 0, str(why)
    if whole != "ok":
        yield Finding(BAD, "db-damaged", {"path": str(path), "why": whole[:200]})
        return
    yield _version(version, str(path.absolute()))
    yield from _rules(running)
    if not os.access(path, os.W_OK) or not os.access(folder, os.W_OK):
        yield Finding(BAD, "db-read-only", {"path": str(path)})
    secret = Path(f"{path}.secret")
    if secret.exists() and stat.S_IMODE(secret.stat().st_mode) & 0o077:
        yield Finding(BAD, "secret-open", {"path": str(secret)})


def _there(path: Path) -> Path:
    """The path, or what there is of it."""
    path = path.absolute()
    while not path.exists():
        path = path.parent
    return path


def _disk(path: Path) -> int:
    return path.stat().st_dev


def _postgres(url: str) -> Iterator[Finding]:
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        yield Finding(BAD, "db-driver")
        return
    import psycopg

    shown = serve.kept_in(url)
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=10) as connection:
            there = connection.execute("SELECT to_regclass('schema_version')").fetchone()
            version = 0
            if there is not None and there[0] is not None:
                found = connection.execute("SELECT max(version) FROM schema_version").fetchone()
                version = int(found[0] or 0) if found else 0
            running = connection.execute(RUNNING).fetchall() if version else []
            may = connection.execute("SELECT has_schema_privilege(current_schema(), 'CREATE')").fetchone()
            read_only = connection.execute("SHOW transaction_read_only").fetchone() == ("on",)
    except (psycopg.Error, OSError) as why:
        yield Finding(BAD, "db-away", {"path": shown, "why": " ".join(str(why).split())})
        return
    yield _version(version, shown)
    yield from _rules(running)
    if read_only or may is None or not may[0]:
        yield Finding(BAD, "db-read-only", {"path": shown})


def _version(version: int, path: str) -> Finding:
    about: dict[str, int | str] = {"path": path, "version": version, "newest": len(MIGRATIONS)}
    if version > len(MIGRATIONS):
        return Finding(BAD, "db-newer", about)
    return Finding(
        WARN if 0 < version < len(MIGRATIONS) else OK, "db-older" if 0 < version < len(MIGRATIONS) else "db", about
    )


#: The rules that running tables were begun with.
RUNNING = "SELECT game, rules, count(*) FROM tables WHERE status = 'playing' GROUP BY game, rules ORDER BY game, rules"


def _rules(running: Sequence[Sequence[Any]]) -> Iterator[Finding]:
    """Whether what is played is played to its end by the rules it began with; today's rules are not worth a word."""
    for game, rules, tables in running:
        about: dict[str, int | str] = {"game": str(game), "rules": int(rules), "n": int(tables)}
        if game not in games():
            yield Finding(BAD, "rules-game", about)
        elif int(rules) > games()[game].rules:
            yield Finding(BAD, "rules-newer", about)
        elif not plays(game, int(rules)):
            yield Finding(WARN, "rules-gone", about)
        elif games()[game].rules != int(rules):
            yield Finding(OK, "rules-kept", about)


def _room(setup: Setup) -> Iterator[Finding]:
    places = [] if setup.db.startswith(backup.POSTGRES) else [Path(setup.db.removeprefix("sqlite:")).absolute().parent]
    places += [setup.backups.absolute()] if setup.backups is not None else []
    for place in places:
        there = _there(place)
        free = shutil.disk_usage(there).free // 2**20
        weight = BAD if free < NO_ROOM else WARN if free < LITTLE_ROOM else OK
        yield Finding(weight, "room" if weight == OK else "little-room", {"path": str(there), "mb": free})


def _backups(setup: Setup) -> Iterator[Finding]:
    if setup.backups is None:
        yield Finding(WARN, "no-backups")
        return
    above = setup.backups.absolute().parent
    if not above.exists():
        yield Finding(BAD, "backups-nowhere", {"path": str(setup.backups), "above": str(above)})
        return
    place = _there(setup.backups)
    if not place.is_dir() or not os.access(place, os.W_OK):
        yield Finding(BAD, "backups-folder", {"path": str(setup.backups)})
        return
    if not setup.db.startswith(backup.POSTGRES):
        db = _there(Path(setup.db.removeprefix("sqlite:")))
        if _disk(db) == _disk(place):
            yield Finding(WARN, "backups-same-disk", {"path": str(setup.backups)})
    found, later = backup.dated(setup.backups)
    if later:
        yield Finding(WARN, "backups-later", {"path": str(later[0]), "n": len(later)})
    if not found:
        yield Finding(WARN, "backups-none", {"path": str(setup.backups)})
        return
    try:
        last = backup.look(found[-1])
    except Refused as why:
        yield Finding(BAD, "backup-bad", {"path": str(found[-1]), "why": str(why)})
        return
    hours = round((time.time() - (backup.last(setup.backups) or 0)) / 3600)
    yield Finding(WARN if hours > 48 else OK, "backup-last", {"path": str(last.path), "hours": hours})


def _mail(setup: Setup) -> Iterator[Finding]:
    """Who may be told that it is their turn, and by what."""
    public = setup.environ.get("OIKUMENE_PUBLIC_URL", "")
    if not public:
        yield Finding(OK, "no-notices")
        return
    parts = urlsplit(public)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        yield Finding(BAD, "public-url", {"url": public})
    elif parts.scheme == "http" and parts.hostname not in ("localhost", "127.0.0.1"):
        yield Finding(WARN, "public-http", {"url": public})
    else:
        yield Finding(OK, "public", {"url": public})
    yield from _post(setup, parts.hostname or "localhost")


def _post(setup: Setup, name: str) -> Iterator[Finding]:
    """Whether a letter would be taken: everything is tried but the letter."""
    try:
        post = mail.read(setup.environ)
    except Refused as why:
        yield Finding(BAD, "mail-settings", {name: str(said) for name, said in why.details.items()})
        return
    if post is None:
        yield Finding(OK, "no-mail")
        return
    if (found := mail.trouble(post, name)) is None:
        yield Finding(OK, "mail", {"server": post.shown, "user": post.user or "-"})
        return
    about: dict[str, int | str] = {"server": post.shown, "why": found[1]}
    yield Finding(BAD, f"mail-{found[0]}", about)


def _proxy(setup: Setup) -> Iterator[Finding]:
    """Whether somebody has said for whom requests were, since the server was started last, who is not believed."""
    try:
        known = proxies.Proxies(proxies.networks(setup.proxy) if setup.proxy else ())
    except Refused as why:
        yield Finding(BAD, "proxy", {"text": str(why.details["text"])})
        return
    unknown = facts.peek(setup.db, facts.UNKNOWN_PROXY)
    if unknown and not known.trusts(str(unknown)):
        yield Finding(WARN, "proxy-unknown", {"address": str(unknown)})


def _machine(setup: Setup) -> Iterator[Finding]:
    year = time.gmtime().tm_year
    if year < EPOCH:
        yield Finding(BAD, "clock", {"year": str(year)})
    with contextlib.suppress(ImportError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < FILES:
            yield Finding(WARN, "files", {"n": soft, "want": FILES})
    if setup.host not in ("127.0.0.1", "localhost", "::1") and not setup.environ.get("OIKUMENE_PUBLIC_URL"):
        yield Finding(WARN, "open-http", {"host": setup.host})
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        yield Finding(WARN, "root")


def _names(setup: Setup) -> Iterator[Finding]:
    with contextlib.suppress(OSError):
        socket.getaddrinfo("localhost", None)
        return
    yield Finding(WARN, "localhost")


LOOKS: tuple[Callable[[Setup], Iterator[Finding]], ...] = (
    _python,
    _client,
    _database,
    _room,
    _backups,
    _port,
    _mail,
    _proxy,
    _machine,
    _names,
)
