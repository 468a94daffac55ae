"""Refusals, as sentences in the language of who asked."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from oikumene.kernel.errors import Refused
from oikumene.registry import games as all_games
from oikumene.table import wire
from oikumene.table.clean import unreadable
from oikumene.table.doors.asking import language
from oikumene.table.threads import broken
from oikumene.text import Texts

log = logging.getLogger("oikumene.table")
STATUS = {
    "no-table": 404,
    "not-seated": 403,
    "not-host": 403,
    "bot-plays": 403,
    "not-owner": 403,
    "owner-only": 403,
    "nobody": 404,
    "muted": 403,
    "members-only": 403,
    "no-group": 404,
    "no-member": 404,
    "no-invitation": 404,
    "not-yours": 403,
    "not-yours-review": 403,
    "review-busy": 429,
    "hidden": 403,
    "same-site": 403,
    "login": 401,
    "passkey": 401,
    "passkey-old": 401,
    "passkey-unknown": 401,
    "passkey-origin": 403,
    "no-passkey": 404,
    "unknown": 401,
    "no-account": 401,
    "stale": 409,
    "too-fast": 429,
    "busy": 503,
    "wait": 429,
    "page": 404,
    "no-rules": 404,
    "no-lesson": 404,
    "no-example": 404,
    "no-puzzle": 404,
    "week-sealed": 403,
    "week-only": 403,
    "store-away": 503,
    "store-unsure": 503,
    "store-damaged": 503,
}
#: Refusals of the kernel that name what a seat may answer. Nobody answers over HTTP: there they tell of another's seat.
ABOUT_ANSWERS = ("key", "which", "not-asked", "closed", "diverged")


def shown(why: Refused, seat: int | None) -> Refused:
    """The refusal as it may be told to who sits there: what another seat could answer is nobody's to know."""
    if why.code not in ABOUT_ANSWERS or (seat is not None and str(why.details.get("seat")) == str(seat)):
        return why
    if why.code == "closed":
        return Refused("stale", "The table has moved on; look again.")
    log.warning("a refusal was not shown: %s", why.code)
    return Refused("unreadable", "This table cannot be read. Everything it holds is kept as it is.")


def refused(request: Request[Any, Any, Any], why: Exception) -> Response[wire.Problem]:
    if isinstance(why, Refused):
        found = shown(why, None) if request.url.path.startswith("/api/tables/") else why
        return problem(request, found, STATUS.get(found.code, 400))
    if isinstance(why, HTTPException) and why.status_code < 500:
        return problem(request, as_refused(why), why.status_code)
    log.exception("%s %s", request.method, request.url.path, exc_info=why)
    return problem(request, broken(), 500)


def problem(request: Request[Any, Any, Any], why: Refused, status: int) -> Response[wire.Problem]:
    """A refusal as a sentence in the language of who asked."""
    request.app.state.house.figures.refused.labels(why.code).inc()
    game = all_games().get(str(why.details.get("game")))
    return Response(wire.Problem(why.code, Texts(game, language(request)).error(why)), status_code=status)


def as_refused(why: HTTPException) -> Refused:
    """What the framework refuses, in our words."""
    if why.status_code in (404, 405):
        return Refused("page", "There is nothing here.")
    if why.status_code == 413:
        return Refused("too-large", "That is more than anybody reads here (at most 2 MB).")
    extra = why.extra[0] if isinstance(why.extra, list) and why.extra else None
    told = extra.get("message") if isinstance(extra, dict) else None
    return unreadable(str(told or why.detail))
