"""WebKit driven through WebDriver: the engine of Safari and of an iPhone's browsers, as Debian packs it for GTK."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.table.conftest import free_port

#: Seconds that the browser has for one answer.
PATIENCE = 90.0
#: Under these names Debian keeps the small browser that comes with the engine's library.
INTERFACES = ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")
#: What a page complains of is kept by the page itself: this driver tells no log.
LISTEN = """if (!window.complaints) {
    window.complaints = [];
    const keep = (...said) => window.complaints.push(said.map(String).join(' '));
    addEventListener('error', (event) => keep(event.message));
    addEventListener('unhandledrejection', (event) => keep(event.reason));
    addEventListener('securitypolicyviolation', (event) => keep(event.violatedDirective, event.blockedURI));
    for (const how of ['error', 'warn']) {
        const said = console[how];
        console[how] = (...words) => { keep(...words); said.apply(console, words); };
    }
}"""


def missing() -> str:
    """What is not installed, or nothing."""
    programs = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
    return next((package for program, package in programs.items() if shutil.which(program) is None), "")


class WebKit:
    """One window of a browser of its own on a screen that nobody sees."""

    def __init__(self, folder: Path, width: int = 1280, height: int = 800) -> None:
        self.held = ExitStack()
        self.complaints: list[str] = []
        self.screen = self._screen(width, height)
        self.port = free_port()
        environment = {
            **os.environ,
            "DISPLAY": self.screen,
            "HOME": str(folder),
            "LANG": "en_US.UTF-8",
            "LANGUAGE": "en",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it needs namespaces, which a container may not make
            "NO_AT_BRIDGE": "1",
        }
        self._start(["WebKitWebDriver", f"--port={self.port}"], env=environment)
        browser = next(
            (str(found) for name in INTERFACES for found in Path("/usr/lib").glob(f"*/{name}/MiniBrowser")), None
        )
        assert browser, "the small browser of WebKit is not where Debian keeps it"
        options = {"binary": browser, "args": ["--automation", "--ignore-tls-errors"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options, "pageLoadStrategy": "eager"}}}
        self.session = ""
        self.session = self.call("POST", "", asked)["sessionId"]
        self.held.callback(self.call, "DELETE", "")
        # the window's bars are not the page: as much more as they take
        for _ in range(2):
            inner = self.evaluate("[innerWidth, innerHeight]")
            outer = self.call("GET", "/window/rect")
            wanted = {"width": outer["width"] + width - inner[0], "height": outer["height"] + height - inner[1]}
            self.call("POST", "/window/rect", wanted)

    def _start(self, command: list[str], **settings: Any) -> subprocess.Popen[str]:
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, text=True, **settings)
        self.held.callback(process.wait)
        self.held.callback(process.terminate)
        return process

    def _screen(self, width: int, height: int) -> str:
        """A screen with room for the window's bars, under the first number that is free."""
        size = f"{width + 200}x{height + 300}x24"
        seen, tell = os.pipe()
        self._start(["Xvfb", "-displayfd", str(tell), "-screen", "0", size, "-nolisten", "tcp"], pass_fds=[tell])
        os.close(tell)
        with os.fdopen(seen) as said:
            number = re.match(r"\d+", said.readline())
        assert number, "Xvfb did not say which screen it is"
        return f":{number[0]}"

    def __enter__(self) -> WebKit:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self.held.close()

    def call(self, method: str, path: str, body: Any = None) -> Any:
        address = f"http://127.0.0.1:{self.port}/session" + (f"/{self.session}" if self.session else "") + path
        data = json.dumps(body if body is not None else {}).encode() if method == "POST" else None
        request = urllib.request.Request(address, data, {"content-type": "application/json"}, method=method)
        for tried in range(100):
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise AssertionError(f"{path}: {error.read().decode()}") from None
            except urllib.error.URLError:  # the driver is not listening yet
                assert tried < 99 and not self.session
                time.sleep(0.1)
        raise AssertionError(path)

    def go(self, address: str) -> None:
        self.kept()
        self.call("POST", "/url", {"url": address})
        self.call("POST", "/execute/sync", {"script": LISTEN, "args": []})

    def kept(self) -> None:
        """What the page that is shown complained of joins the others."""
        self.complaints += self.evaluate("(window.complaints ?? []).splice(0)")

    def evaluate(self, script: str) -> Any:
        """What an expression gives, as JSON; promises are waited for."""
        wrapped = f"""const done = arguments[arguments.length - 1];
            const failed = (error) => done('!' + error);
            Promise.resolve({script}).then((found) => done(JSON.stringify(found ?? null)), failed);"""
        found = self.call("POST", "/execute/async", {"script": wrapped, "args": []})
        assert isinstance(found, str) and not found.startswith("!"), found
        return json.loads(found)

    def press(self, x: float, y: float) -> None:
        """The pointer goes there and presses."""
        at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"}
        steps = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        hand = {"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.call("POST", "/actions", {"actions": [hand]})

    def picture(self) -> bytes:
        return base64.b64decode(self.call("GET", "/screenshot"))
