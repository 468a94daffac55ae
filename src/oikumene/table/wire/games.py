"""Games and bots to choose from, and their cards."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from oikumene.table.wire.base import Wire


class SettingInfo(Wire):
    """`high`: of a document, how many characters it may have; `sealed`: it is the chronicle of a series, which people
    hand on and nobody at the table may read."""

    name: str
    kind: Literal["flag", "choice", "number", "document"]
    title: str
    help: str
    default: bool | int | str | None
    choices: list[str] = field(default_factory=list)
    choice_titles: list[str] = field(default_factory=list)
    low: int = 0
    high: int = 0
    sealed: bool = False


class GameInfo(Wire):
    """`rules`: they are written down here and can be opened; `lesson`: there is a guided first game. `windows`: prompts
    of questions that may be declined before they are met (`window-<prompt>` says what each is about)."""

    id: str
    title: str
    about: str
    least: int
    most: int
    settings: list[SettingInfo]
    rules: bool = False
    lesson: bool = False
    windows: list[str] = []


class CardText(Wire):
    """A distinct card as people read it. `note` says where it is reconstructed, `mark` what tells it from others of its
    name, `figures` what is printed on it besides its text, for where no picture shows it."""

    id: str
    deck: str
    deck_title: str
    copies: int
    name: str
    mark: str
    lines: list[str]
    note: str
    sure: str
    facts: dict[str, Any]
    figures: str = ""


class BotInfo(Wire):
    """A level: who that is, how strong (the word people choose by), and how it plays."""

    id: str
    name: str
    strength: str
    about: str
