"""What an owner may set: limits, and after how many days what nobody needs goes. A file in TOML (`--settings FILE`);
what it does not name is as it always was."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.table import limits
from oikumene.table.limits import Rate

#: Limits by the names that owners know, and what the buckets of each are called.
RATES: dict[str, tuple[str, Rate]] = {
    "requests": ("http", limits.REQUESTS),
    "work": ("work", limits.WORK),
    "accounts": ("account", limits.ACCOUNTS),
    "guests": ("guest", Rate(0.5, 30)),
    "files": ("files", limits.FILES),
    "messages": ("said", limits.SAID),
    "hints": ("hint", limits.HINTS),
    "plans": ("plan", limits.PLANS),
    "chat": ("chat", limits.CHAT),
}
#: The least and the most that a number may be.
RANGE = (1, 1_000_000)


@dataclass(frozen=True)
class Settings:
    """`tables`: unfinished ones of a person. `sockets`, `sockets_here`: connections of a person and of an address. Days
    after which a guest who sits nowhere is forgotten, a table that waits or is played without anybody moving is closed,
    an entry of the journal goes, and a table that is over is removed; 0: never. `rates`: so much a second and at
    once."""

    tables: int = 200
    sockets: int = 24
    sockets_here: int = 120
    guest_days: int = 400
    waiting_days: int = 60
    playing_days: int = 400
    journal_days: int = 400
    finished_days: int = 0
    rates: dict[str, Rate] = field(default_factory=dict)

    @property
    def buckets(self) -> dict[str, Rate]:
        """The rates that are set, by what buckets are called."""
        return {RATES[name][0]: rate for name, rate in self.rates.items()}

    def shown(self) -> dict[str, Any]:
        """Everything that holds, also what was not set."""
        rates = {name: list(self.rates.get(name, usual)) for name, (_, usual) in RATES.items()}
        return {**{name: value for name, value in asdict(self).items() if name != "rates"}, "rates": rates}


def read(path: Path | str | None) -> Settings:
    """The settings of a file; what it names wrongly is refused with a sentence."""
    if path is None:
        return Settings()
    try:
        said = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as why:
        raise Refused("settings-file", "{path} cannot be read: {why}", path=str(path), why=str(why)) from None
    return checked(said)


def checked(said: dict[str, Any]) -> Settings:
    numbers = {one.name for one in fields(Settings)} - {"rates"}
    rates = said.pop("rates", {})
    if not isinstance(rates, dict):
        raise wrong("rates")
    for name, value in said.items():
        low = 0 if name.endswith("_days") else RANGE[0]
        if name not in numbers or type(value) is not int or not low <= value <= RANGE[1]:
            raise wrong(name)
    made = {}
    for name, value in rates.items():
        pair = isinstance(value, list) and len(value) == 2 and all(type(one) in (int, float) for one in value)
        if name not in RATES or not pair or not all(0 < one <= RANGE[1] for one in value):
            raise wrong(f"rates.{name}")
        made[name] = Rate(float(value[0]), float(value[1]))
    return Settings(**said, rates=made)


class Watched:
    """The file of the settings, looked at again and again: what it says holds while the server runs. One that cannot be
    is complained of once, and what held before holds."""

    def __init__(self, path: Path | str | None) -> None:
        self.path = None if path is None else Path(path)
        self._seen = self._state()

    def _state(self) -> tuple[int, int] | None:
        try:
            found = None if self.path is None else self.path.stat()
        except OSError:
            return None
        return None if found is None else (found.st_mtime_ns, found.st_size)

    def changed(self) -> Settings | None:
        """Other settings, if the file says other than at the last look."""
        state = self._state()
        if state is None or state == self._seen:
            return None
        self._seen = state
        return read(self.path)


def wrong(name: str) -> Refused:
    return Refused("settings", "The settings have something that cannot be: {name}.", name=repr(name[:60]))
