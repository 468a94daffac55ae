"""A bot in another process, in any language: lines of JSON over its standard input and output.

docs/bot-protocol.md is the protocol. The program is sent its seat's view and question and nothing else; in particular
no seed, from which a match could be dealt again. Whatever it does instead of answering ends in a sentence.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections import deque
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, Any, ClassVar

from oikumene.bots.bot import Chair
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Value

#: The versions that are spoken; what is spoken unless a bot's name asks for another (`exec:protocol=1:COMMAND`).
PROTOCOLS = (1,)
PROTOCOL = 1
#: The longest line that is read: a key is short.
LONGEST = 65_536
#: How long a program may take to leave once it was told that the match is over.
GRACE = 2.0


class ExternalBot:
    """Asks a program for each decision. The program is started at the first one, and closed with `close`."""

    thinks: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        seed: int,
        *,
        command: str,
        seconds: float = 30.0,
        tries: int = 3,
        protocol: int = PROTOCOL,
    ) -> None:
        if protocol not in PROTOCOLS:
            raise Refused(
                "bot-protocol",
                "The protocol of bots has no version {version}; it has {versions}.",
                version=protocol,
                versions=", ".join(map(str, PROTOCOLS)),
            )
        self.protocol = protocol
        self.seat = seat
        self.command = command
        self.argv = read_command(command)
        self.seconds = seconds
        self.tries = tries
        self._program: Program | None = None
        self._count = 0

    def choose(self, chair: Chair) -> Value:
        program = self._program or self._started(chair)
        question = chair.question
        menu = {option.key: option.value for option in question.options}
        self._count += 1
        asked = {"type": "decide", "n": self._count, "view": chair.view(), "question": question.to_json()}
        wrong = ""
        for left in range(self.tries, 0, -1):
            program.forget()
            program.send(asked)
            line = self._line(program)
            key, wrong = read_answer(line, self._count, menu)
            if key is not None:
                return menu[key]
            program.send({"type": "refused", "n": self._count, "why": wrong, "left": left - 1})
        self.close()
        raise Refused(
            "bot-wrong",
            "The bot {command} gave {tries} wrong answers; the last: {wrong}",
            command=repr(self.command),
            tries=self.tries,
            wrong=wrong,
        )

    def close(self) -> None:
        """Tell the program that the match is over, and see it off."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def _started(self, chair: Chair) -> Program:
        self._program = program = Program(self.argv, self.command)
        program.send(
            {
                "type": "hello",
                "protocol": self.protocol,
                "protocols": list(PROTOCOLS),
                "game": chair.game,
                "seat": chair.seat,
                "seats": chair.seats,
                "options": dict(chair.options),
            }
        )
        return program

    def _line(self, program: Program) -> bytes:
        """What the program writes next; it has so many seconds."""
        try:
            line = program.heard.get(timeout=self.seconds)
        except Empty:
            self._program = None
            program.kill()
            raise Refused(
                "bot-late",
                "The bot {command} did not answer within {seconds} seconds.",
                command=repr(self.command),
                seconds=f"{self.seconds:g}",
            ) from None
        if line is None:
            self._program = None
            code = program.kill()
            raise Refused(
                "bot-ended",
                "The bot {command} ended in the middle of the game (exit code {exit}; it last said: {said}).",
                command=repr(self.command),
                exit=str(code),
                said=program.last_words(),
            )
        return line


class Program:
    """A running program: what is sent and heard goes through queues, so that it can never hold us up."""

    def __init__(self, argv: list[str], command: str) -> None:
        self._process = process = start(argv, command)
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._said: Queue[bytes | None] = Queue()
        self.heard: Queue[bytes | None] = Queue(64)  # None: it has ended
        self._complaints: deque[bytes] = deque(maxlen=20)
        self._stop = Event()
        self._threads = [
            Thread(target=_talk, args=(process.stdin, self._said), daemon=True),
            Thread(target=_listen, args=(process.stdout, self.heard, self._stop), daemon=True),
            Thread(target=_overhear, args=(process.stderr, self._complaints), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        # Also where nobody calls `close`: no program outlives its bot, nor us.
        self._end = weakref.finalize(self, _kill, process, self._said, self._stop)

    def send(self, message: dict[str, Any]) -> None:
        self._said.put(json.dumps(message, ensure_ascii=True, separators=(",", ":")).encode() + b"\n")

    def forget(self) -> None:
        """What was written before anything was asked is no answer."""
        with contextlib.suppress(Empty):
            while True:
                line = self.heard.get_nowait()
                if line is None:  # but that it has ended is still to be heard
                    self.heard.put(None)
                    return

    def close(self) -> None:
        self.send({"type": "bye"})
        self._said.put(None)
        until = time.monotonic() + GRACE
        while self._process.poll() is None and time.monotonic() < until:
            self.forget()  # a program that waits to be read would not leave
            time.sleep(0.01)
        self.kill()

    def kill(self) -> int | None:
        """End it, with what it may have started; its exit code."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=0.2)  # one that is just ending says with which code
        self._end()
        for thread in self._threads:
            thread.join(timeout=1.0)
        return self._process.poll()

    def last_words(self) -> str:
        """The last line of its error stream."""
        lines = b"".join(self._complaints).decode(errors="replace").strip().splitlines()
        return repr(lines[-1][:200]) if lines else "-"


def read_command(command: str) -> list[str]:
    """A command as a list of its parts, like a shell's; the program must be there."""
    try:
        argv = shlex.split(command, posix=os.name == "posix")
    except ValueError as why:
        raise Refused(
            "bot-command", "The command {command} cannot be read ({why}).", command=repr(command), why=str(why)
        ) from why
    if not argv:
        raise Refused("bot-no-command", "Say which program is to play: exec:COMMAND.")
    if shutil.which(argv[0]) is None:
        raise Refused("bot-program", "There is no program {program} that could be run.", program=repr(argv[0]))
    return argv


def read_answer(line: bytes, number: int, menu: dict[str, Value]) -> tuple[str | None, str]:
    """The key that was answered, or None and what is wrong with the line.

    >>> read_answer(b'{"key": "pass"}', 1, {"pass": "pass"})
    ('pass', '')
    >>> read_answer(b'pass', 1, {"pass": "pass"})
    (None, "this is not a JSON object: 'pass'")
    """
    shown = repr(line[:80].decode(errors="replace").strip())
    if len(line) > LONGEST:
        return None, f"a line of more than {LONGEST} bytes: {shown}"
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        return None, f"this is not a JSON object: {shown}"
    if answer.get("n", number) != number:
        return None, f"this answers another question than number {number}: {shown}"
    key = answer.get("key")
    if not isinstance(key, str):
        return None, f"there is no key in {shown}"
    if key not in menu:
        keys = ", ".join(list(menu)[:12]) + (", …" if len(menu) > 12 else "")
        return None, f"{key[:80]!r} is not one of {keys}"
    return key, ""


# -- the process and its three streams


def start(argv: list[str], command: str) -> subprocess.Popen[bytes]:
    """Start a program, apart from our terminal: Ctrl-C is ours."""
    try:
        return subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
    except OSError as why:
        raise Refused(
            "bot-start",
            "The bot {command} cannot be started ({why}).",
            command=repr(command),
            why=why.strerror or str(why),
        ) from why


def _talk(stream: IO[bytes], said: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (message := said.get()) is not None:
            stream.write(message)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _listen(stream: IO[bytes], heard: Queue[bytes | None], stop: Event) -> None:
    """Lines, one after another; a program that writes faster than it is asked has to wait."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST + 1):
            _hand_on(line, heard, stop)
    _hand_on(None, heard, stop)
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _hand_on(line: bytes | None, heard: Queue[bytes | None], stop: Event) -> None:
    while not stop.is_set():
        with contextlib.suppress(Full):
            heard.put(line, timeout=0.1)
            return


def _overhear(stream: IO[bytes], complaints: deque[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(4096):
            complaints.append(line)
        stream.close()


def _kill(process: subprocess.Popen[bytes], said: Queue[bytes | None], stop: Event) -> None:
    stop.set()
    said.put(None)
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)  # it leads a session of its own
        else:
            process.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(timeout=GRACE)
