"""The interface as a page: what OpenAPI says of it, as plain HTML that asks no other host for anything."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.45 Georgia, serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
body { color: #26211a; background: #f8f2e4 }
h1, h2 { font-weight: 500 }
h2 { border-top: 1px solid #b9ab8e; padding-top: .8rem; margin-top: 1.6rem; font-size: 1.1rem }
code { font: 15px/1.4 ui-monospace, monospace }
td, th { text-align: left; vertical-align: top; padding: .15rem 1rem .15rem 0 }
th { font-weight: 500; color: #574e40 } a { color: inherit }
@media (prefers-color-scheme: dark) { body { color: #efe7d6; background: #20282e } th { color: #c3baa7 } }
"""


class Description(OpenAPIRenderPlugin):
    """Routes, what they take and what they answer; the types below."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        title = escape(f"{info['title']} {info['version']}")
        types = openapi_schema.get("components", {}).get("schemas", {})
        body = [
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            '<link rel="icon" href="/mark.svg">',
            f'<link rel="stylesheet" href="/schema.css"></head><body><main><h1>{title}</h1>',
            '<p>The same for programs: <a href="/schema/openapi.json">openapi.json</a>. Play itself goes over the ',
            "WebSocket <code>/ws/tables/{id}</code>, which OpenAPI does not describe; ",
            "<code>docs/server-api.md</code> does.</p>",
            *(
                route(path, method, told)
                for path, all in openapi_schema["paths"].items()
                for method, told in all.items()
            ),
            *(kind(name, told) for name, told in sorted(types.items())),
            "</main></body></html>",
        ]
        return "".join(body).encode()


def route(path: str, method: str, told: dict[str, Any]) -> str:
    rows = [
        (escape(part["name"]), f"{escape(part['in'])}, {shape(part.get('schema', {}))}")
        for part in told.get("parameters", [])
    ]
    if "requestBody" in told:
        rows.append(("body", content(told["requestBody"])))
    rows += [(escape(code), content(answer)) for code, answer in told.get("responses", {}).items() if code < "300"]
    about = escape(told.get("description") or "")
    return f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{about}</p>{table(rows)}"


def kind(name: str, told: dict[str, Any]) -> str:
    rows = [(escape(field), shape(of)) for field, of in told.get("properties", {}).items()]
    return f'<h2 id="{escape(name)}">{escape(name)}</h2>{table(rows)}'


def table(rows: list[tuple[str, str]]) -> str:
    lines = "".join(f"<tr><th scope='row'><code>{name}</code></th><td>{value}</td></tr>" for name, value in rows)
    return f"<table>{lines}</table>"


def content(told: dict[str, Any]) -> str:
    return ", ".join(shape(one.get("schema", {})) for one in told.get("content", {}).values()) or "nothing"


def shape(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(shape(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    named = schema.get("type", "anything")
    if isinstance(named, list):
        return " or ".join(escape(str(one)) for one in named)
    if named == "array":
        return f"list of {shape(schema.get('items', {}))}"
    return escape(str(named))
