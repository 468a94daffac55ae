"""Whose request it is: behind a proxy the address is what the proxy says of it, and nobody else is believed.

A proxy writes the address of who came to it behind what `X-Forwarded-For` says already. So it is read from its end,
past every proxy of ours to the first address that is none. What stands before that anybody could have written.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from oikumene.kernel.errors import Refused

log = logging.getLogger("oikumene.table")

Address: TypeAlias = "ipaddress.IPv4Address | ipaddress.IPv6Address"
Network: TypeAlias = "ipaddress.IPv4Network | ipaddress.IPv6Network"

#: A proxy on this machine is believed, whoever else is.
HERE: tuple[Network, ...] = (ipaddress.ip_network("127.0.0.1/32"), ipaddress.ip_network("::1/128"))
SCHEMES = {"http", "https", "ws", "wss"}


def networks(said: str) -> tuple[Network, ...]:
    """`10.0.0.2`, `10.0.0.0/24,fd00::/8`: proxies that are believed.

    >>> networks("10.0.0.2, fd00::/8")
    (IPv4Network('10.0.0.2/32'), IPv6Network('fd00::/8'))
    """
    found = []
    for each in said.split(","):
        try:
            network = ipaddress.ip_network(each.strip())
        except ValueError:
            network = None
        if network is None or not network.prefixlen:  # all of them: whoever wrote the header would be believed
            raise Refused(
                "proxy", "{text} is no address or network of a proxy (10.0.0.2, 10.0.0.0/24).", text=repr(each.strip())
            )
        found.append(network)
    return tuple(found)


@lru_cache(maxsize=4096)
def address_of(text: str) -> Address | None:
    """An address as a socket or a proxy writes it, also with a port; one of IPv4 however it is wrapped.

    >>> address_of("192.0.2.1:8080"), address_of("[2001:db8::1]:80"), address_of("::ffff:192.0.2.1"), address_of("me")
    (IPv4Address('192.0.2.1'), IPv6Address('2001:db8::1'), IPv4Address('192.0.2.1'), None)
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found


class Proxies:
    """The proxies that are believed. `unknown` hears once of somebody else who says for whom a request is."""

    def __init__(self, ours: Iterable[Network] = (), unknown: Callable[[str], None] | None = None) -> None:
        self.ours = (*HERE, *ours)
        self.unknown = unknown
        self.warned = False
        self._known = lru_cache(maxsize=4096)(lambda address: any(address in network for network in self.ours))

    def trusts(self, peer: str) -> bool:
        """Whether what a peer says is believed."""
        found = address_of(peer)
        return found is not None and self._known(found)

    def who(self, peer: str, said: Sequence[str]) -> str:
        """Who a request is from that came from a peer, with what it says of that.

        >>> ours = Proxies(networks("10.0.0.0/24"))
        >>> ours.who("10.0.0.2", ["1.2.3.4, 198.51.100.7, 10.0.0.3"]), ours.who("192.0.2.9", ["1.2.3.4"])
        ('198.51.100.7', '192.0.2.9')
        """
        found = address_of(peer)
        if found is None:
            return peer
        for each in reversed(",".join(said).split(",") if said else ()):
            before = address_of(each) if self._known(found) else None
            if before is None:
                break
            found = before
        return str(found)

    def look(self, scope: Any) -> None:
        """The scope of a request is told who it is from."""
        if not (client := scope.get("client")):
            return
        peer, port = client
        said, scheme = [], ""
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                said.append(value.decode("latin-1"))
            elif name == b"x-forwarded-proto":
                scheme = value.decode("latin-1").strip()
        if not said and not scheme and not peer.startswith("::ffff:"):
            return
        if self.trusts(peer):
            if scheme in SCHEMES:
                scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        elif said:
            self._warn(peer)
        who = self.who(peer, said)
        scope["client"] = (who, port if who == peer else 0)

    def _warn(self, peer: str) -> None:
        if self.warned:
            return
        self.warned = True
        log.warning(
            "%s says for whom its requests are (X-Forwarded-For) and is not believed: if it is your proxy, everybody "
            "who comes through it counts as one; start with --proxy %s",
            peer,
            peer,
        )
        if self.unknown is not None:
            self.unknown(peer)
