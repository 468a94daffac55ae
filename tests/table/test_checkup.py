"""`oikumene doctor`: what is wrong with a set-up is named, nothing is changed by looking."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import sqlite3
import time
from pathlib import Path

import pytest

from oikumene.cli import main
from oikumene.table import backup, checkup
from oikumene.table.backup import taken
from oikumene.table.checkup import BAD, OK, Setup, findings
from oikumene.table.store import MIGRATIONS, migrate
from oikumene.text import LANGUAGES, Texts

from .conftest import free_port
from .test_backup import filled

ROOT = Path(__file__).parents[2]


def found(db: str, **settings: object) -> dict[str, str]:
    """Every finding by its name, with its weight."""
    environ = settings.pop("environ", {})
    setup = Setup(db, environ=environ, **{"port": free_port(), **settings})  # type: ignore[arg-type]
    return {finding.id: finding.weight for finding in findings(setup)}


def test_a_new_set_up_is_well_and_stays_as_it_was(tmp_path: Path) -> None:
    said = found(str(tmp_path / "deep" / "tables.db"), backups=tmp_path / "kept")
    assert said["db-new"] == OK and said["python"] == OK and said["room"] == OK and BAD not in said.values()
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_older_newer_damaged_or_foreign(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old, isolation_level=None)
    migrate(connection, str(old), upto=1)
    assert found(str(old))["db-older"] == "warn"
    assert connection.execute("PRAGMA user_version").fetchone() == (1,), "looking migrates nothing"
    connection.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    connection.close()
    assert found(str(old))["db-newer"] == BAD
    (tmp_path / "text.db").write_text("no database" * 1000)
    assert found(str(tmp_path / "text.db"))["db-damaged"] == BAD


def test_rules_that_running_tables_need(tmp_path: Path) -> None:
    """Kept, gone, newer than this version, of a game that is not here: each is said before somebody meets it."""
    db = filled(tmp_path / "a.db")
    connection = sqlite3.connect(db, isolation_level=None)
    for game, rules, finding, weight in (
        ("ancient_world", 2, "rules-kept", OK),
        ("ancient_world", 1, "rules-gone", "warn"),
        ("ancient_world", 99, "rules-newer", BAD),
        ("chess", 1, "rules-game", BAD),
    ):
        connection.execute("DELETE FROM tables")
        connection.execute(
            "INSERT INTO tables (id, game, rules, seats, seed, options, status, public, pace, hours, confirm, hints, "
            "host, created, changed, moves, round, rounds, waiting) VALUES "
            "('t', ?, ?, 2, '1', '{}', 'playing', 0, 'live', 0, 0, 0, 'a', 0, 0, 0, 0, 0, '[]')",
            (game, rules),
        )
        said = found(db)
        assert said[finding] == weight, (game, rules, said)
        assert sum(name.startswith("rules-") for name in said) == 1
    connection.execute("UPDATE tables SET game = 'ancient_world', rules = 3")
    assert not any(name.startswith("rules-") for name in found(db)), "today's rules are not worth a word"
    connection.close()


def test_a_database_that_others_can_read(tmp_path: Path) -> None:
    """One of before, when it was made as the system makes files; and what lies beside it."""
    db = filled(tmp_path / "a.db")
    assert "db-open" not in found(db)
    Path(db).chmod(0o644)
    assert found(db)["db-open"] == BAD
    for file in (Path(db), *tmp_path.glob("a.db-*")):
        file.chmod(0o640)
    assert "db-open" not in found(db), "a group is somebody's own choice"
    Path(f"{db}-wal").touch()
    Path(f"{db}-wal").chmod(0o604)
    assert found(db)["db-open"] == BAD


def test_backups_on_the_disk_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    assert found(db, backups=folder)["backups-same-disk"] == "warn"
    disk = checkup._disk
    monkeypatch.setattr(checkup, "_disk", lambda path: disk(path) + (path.suffix == ".db"))
    assert "backups-same-disk" not in found(db, backups=folder)


def test_a_secret_that_others_can_read(tmp_path: Path) -> None:
    db = filled(tmp_path / "a.db")
    secret = Path(f"{db}.secret")
    secret.chmod(0o644)
    assert found(db)["secret-open"] == BAD
    secret.chmod(0o600)
    assert "secret-open" not in found(db)


def test_backups_that_are_missing_bad_or_good(tmp_path: Path) -> None:
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    assert found(db)["no-backups"] == "warn"
    assert found(db, backups=folder)["backups-none"] == "warn"
    assert main(["backup", str(folder), "--db", db, "--lang", "en"]) == 0
    assert found(db, backups=folder)["backup-last"] == OK
    (last,) = taken(folder)
    last.write_bytes(last.read_bytes()[:3000])
    assert found(db, backups=folder)["backup-bad"] == BAD
    assert found(db, backups=tmp_path / "a.db" / "kept")["backups-folder"] == BAD
    assert found(db, backups=tmp_path / "disk" / "kept")["backups-nowhere"] == BAD


def test_a_backup_of_a_clock_that_was_wrong_is_not_taken_for_the_last(tmp_path: Path) -> None:
    db, folder = filled(tmp_path / "a.db"), tmp_path / "kept"
    backup.take(db, folder, now=time.time() + 400 * 86_400)
    assert found(db, backups=folder).keys() >= {"backups-later", "backups-none"}
    backup.take(db, folder, now=time.time() - 100 * 3600)
    said = found(db, backups=folder)
    assert (said["backups-later"], said["backup-last"]) == ("warn", "warn")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taker:
        taker.bind(("127.0.0.1", 0))
        taker.listen()
        assert found(str(tmp_path / "a.db"), port=taker.getsockname()[1])["port-taken"] == "warn"


@pytest.mark.parametrize(
    ("environ", "id", "weight"),
    [
        ({"OIKUMENE_PUBLIC_URL": "games.example"}, "public-url", BAD),
        ({"OIKUMENE_PUBLIC_URL": "http://games.example"}, "public-http", "warn"),
        ({"OIKUMENE_PUBLIC_URL": "https://games.example"}, "public", OK),
        ({"OIKUMENE_PUBLIC_URL": "https://games.example"}, "no-mail", OK),
        ({"OIKUMENE_PUBLIC_URL": "https://games.example", "OIKUMENE_SMTP": "127.0.0.1:1"}, "mail-settings", BAD),
    ],
)
def test_what_tells_people(tmp_path: Path, environ: dict[str, str], id: str, weight: str) -> None:
    assert found(str(tmp_path / "a.db"), environ=environ)[id] == weight


def test_a_postgresql_that_is_away_and_one_that_is_there(tmp_path: Path, postgres: object) -> None:
    assert found("postgresql://somebody:word@127.0.0.1:1/none")["db-away"] == BAD
    assert callable(postgres)
    assert found(postgres())["db"] == OK


def test_the_password_of_a_database_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--db", "postgresql://somebody:word@127.0.0.1:1/none", "--port", str(free_port())]) == 1
    said = capsys.readouterr().out
    assert "127.0.0.1:1/none" in said and "word" not in said.replace("password", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_its_sentence(lang: str) -> None:
    named = set(re.findall(r'Finding\([^)]*?"([a-z-]{3,})"', (ROOT / "src/oikumene/table/checkup.py").read_text()))
    named |= {"db", "db-older", "room", "little-room"}
    named |= {f"mail-{step}" for step in ("away", "tls", "login", "sender")}
    assert len(named) > 25
    texts = Texts(None, lang)
    assert [id for id in named - {"warn"} if not texts.has(f"doctor-{id}")] == []


def test_it_says_what_it_found_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--db", str(tmp_path / "a.db"), "--port", str(free_port()), "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] and {finding["weight"] for finding in told["findings"]} <= {"ok", "warn"}


def test_the_service_and_the_container_call_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    """Every command in the files that people copy is one of ours, with options it has."""
    unit = (ROOT / "deploy/oikumene.service").read_text()
    container = (ROOT / "deploy/Containerfile").read_text()
    commands = [line.split("/oikumene ", 1)[1] for line in unit.splitlines() if line.startswith("ExecStart")]
    commands.append(shlex.join(json.loads(re.search(r"^CMD (\[.*\])", container, re.MULTILINE)[1])))  # type: ignore[index]
    assert len(commands) == 3
    for command in commands:
        name, *options = shlex.split(command)
        with pytest.raises(SystemExit) as left:
            main([name, "--help"])
        said = capsys.readouterr().out
        assert left.value.code == 0 and all(word in said for word in options if word.startswith("--")), command
    for file in re.findall(r"^COPY (.*) /", container, re.MULTILINE):
        assert all((ROOT / name).exists() for name in file.split() if "*" not in name)
    assert os.sep + "work" not in unit + container
    assert "\nTimeoutStartSec=infinity\n" in unit, "the doctor looks a large database through for minutes"
