"""The parameters of a bot, read off the function that makes it."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, get_args

from oikumene.kernel.errors import Refused

#: The least a parameter of that name may be, whichever bot has it.
LEAST: dict[str, float] = {
    "ahead": 0,
    "explore": 0,
    "nodes": 1,
    "rounds": 1,
    "seconds": 0.01,
    "slips": 0,
    "tries": 1,
    "widen": 0,
    "wild": 0,
    "worlds": 1,
}
KINDS = {"bool": bool, "int": int, "float": float, "str": str}
FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Parameter(NamedTuple):
    """A parameter: what it is called, its kind (one of KINDS, or nothing where the maker does not say), its default."""

    name: str
    kind: str
    default: object

    def to_json(self) -> dict[str, object]:
        return self._asdict()


def parameters_of(maker: Callable[..., Any]) -> dict[str, Parameter]:
    """What a maker takes beside the seat and the seed. Of a compiled one only names and defaults are known: where a
    default does not say of which kind the parameter is, the maker's `kinds` do.

    >>> def maker(seat: int, seed: int, *, depth: int = 3, time: float | None = None) -> None: ...
    >>> [tuple(parameter) for parameter in parameters_of(maker).values()]
    [('depth', 'int', 3), ('time', 'float', None)]
    """
    found = {}
    kinds: dict[str, str] = getattr(maker, "kinds", {})
    for parameter in list(_signature(maker).parameters.values())[2:]:
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
            default = None if parameter.default is parameter.empty else parameter.default
            kind = kinds.get(parameter.name) or _kind(parameter.annotation, default)
            found[parameter.name] = Parameter(parameter.name, kind, default)
    return found


def _signature(maker: Callable[..., Any]) -> inspect.Signature:
    try:
        return inspect.signature(maker, eval_str=True)
    except NameError:  # an annotation that only a type checker can follow
        return inspect.signature(maker)
    except (TypeError, ValueError):  # a function of another language, which does not say
        return inspect.Signature()


def _kind(annotation: object, default: object) -> str:
    for kind in (annotation, *get_args(annotation), type(default)):
        for name, known in KINDS.items():
            if kind is known:
                return name
    return ""


def read_parameters(bot: str, maker: Callable[..., Any], pairs: Sequence[str]) -> dict[str, object]:
    """Parameters as they are written (`rounds=300`), checked."""
    known = parameters_of(maker)
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise Refused("bot-pair", "A parameter of a bot is given as name=value, not {pair}.", pair=_shown(pair))
        if name not in known:
            names = ", ".join(known) or "-"
            raise Refused(
                "bot-parameter",
                "The bot {bot} has no parameter {name}; it has: {names}.",
                bot=bot,
                name=_shown(name),
                names=names,
            )
        given[name] = read_value(bot, known[name], value)
    return given


def read_value(bot: str, parameter: Parameter, text: str) -> object:
    """The value of a parameter; refuses with a sentence what it cannot be."""
    value = _value(parameter.kind, text)
    if value is None:
        raise Refused(
            "bot-value",
            "Parameter {name} of the bot {bot} cannot be {value}; expected: {kind}.",
            name=parameter.name,
            bot=bot,
            value=_shown(text),
            kind=parameter.kind,
        )
    least = LEAST.get(parameter.name)
    if least is not None and isinstance(value, int | float) and value < least:
        raise Refused(
            "bot-least",
            "Parameter {name} of the bot {bot} must be at least {least}, not {value}.",
            name=parameter.name,
            bot=bot,
            least=f"{least:g}",
            value=text,
        )
    return value


def _value(kind: str, text: str) -> object:
    """The text as that kind; None where it is not one. Where the kind is not known, what it looks like."""
    if kind == "str":
        return text
    if kind == "bool":
        return FLAGS.get(text.lower())
    if kind in ("int", "float"):
        return _number(text, float if kind == "float" else int)
    whole = _number(text, int)
    broken = _number(text, float)
    return whole if whole is not None else broken if broken is not None else text


def _number(text: str, kind: type[int] | type[float]) -> int | float | None:
    try:
        number = kind(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _shown(text: str) -> str:
    return repr(text if len(text) < 60 else text[:57] + "...")
