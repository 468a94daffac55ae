"""Packages that only some doors of the laboratory need; each is an extra of ours."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from oikumene.kernel.errors import Refused


def has(module: str) -> bool:
    """Whether a package is installed."""
    return find_spec(module) is not None


def need(module: str, extra: str) -> Any:
    """The package, or a sentence that says how to get it."""
    try:
        return import_module(module)
    except ImportError as why:
        raise lacking(module, extra) from why


def lacking(module: str, extra: str) -> Refused:
    return Refused(
        "extra",
        '{module} is not installed here: pip install "oikumene[{extra}]".',
        module=module,
        extra=extra,
    )
